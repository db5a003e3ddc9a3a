"""What buildings and favors do in the second reading (sections 4 and 5 of the rules reference)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tests.rules.caylus.second_table import (
    LINES,
    NAMES,
    PLAIN,
    Asking,
    Player,
    Space,
    Table,
    pairs,
)
from tests.rules.caylus.tables import CUBES, TILE

CARPENTERS = {
    "n_carpenter": "wood",
    "f_carpenter": "wood",
    "w_mason": "stone",
    "s_architect": "prestige",
}
PRODUCTION = {
    "n_farm": ("F", "C"),
    "n_forest": ("W", "F"),
    "n_sawmill": ("W",),
    "n_quarry": ("S",),
    "gold_mine": ("G",),
    "w_farm_food": ("FF", "C"),
    "w_farm_cloth": ("CC", "F"),
    "w_quarry": ("SS",),
    "w_sawmill": ("WW",),
    "s_farm": ("FFC",),
    "s_park": ("WWF",),
    "s_workshop": ("SSC",),
}
BONUS = {"s_farm": "FC", "s_park": "WF", "s_workshop": "SC"}
TRADES = {
    "s_church": ("deniers", {2: 3, 4: 5}, "prestige"),
    "s_tailor": ("cloth", {2: 4, 3: 6}, "prestige"),
    "s_bank": ("deniers", {2: 1, 5: 2}, "gold"),
    "s_alchemist": ("cubes", {2: 1, 4: 2}, "gold"),
    "s_jeweller": ("gold", {1: 5, 2: 9}, "prestige"),
}


class Buildings(Table):
    """Buildings on the road, constructions and favors."""

    def _work(self, space: Space, seat: int) -> Asking:
        tile, player = space.tile, self.players[seat]
        if tile in PRODUCTION:
            outputs = {
                f"take {CUBES[output[0]]}": output for output in PRODUCTION[tile]
            }
            code = yield from self._ask(seat, "production", outputs)
            for letter in outputs[code]:
                player.cubes[CUBES[letter]] += 1
            if tile in BONUS and space.owner != seat:
                kinds = [f"take {CUBES[letter]}" for letter in BONUS[tile]]
                code = yield from self._ask(space.owner, "bonus", kinds)
                self.players[space.owner].cubes[code.split()[1]] += 1
        elif tile in CARPENTERS:
            yield from self._build(seat, CARPENTERS[tile], favor=False)
        elif tile == "w_lawyer":
            yield from self._lawyer(seat, favor=False)
        elif tile in ("n_market", "w_market"):
            held = [f"sell {name}" for name in NAMES if player.cubes[name]]
            code = yield from self._ask(seat, "market", [*held, "skip"])
            if code != "skip":
                player.cubes[code.split()[1]] -= 1
                player.deniers += 4 if tile == "n_market" else 6
        elif tile in ("f_peddler", "w_peddler"):
            price = 2 if tile == "f_peddler" else 1
            codes = [f"buy {name}" for name in PLAIN] if player.deniers >= price else []
            if tile == "w_peddler" and player.deniers >= 2:
                codes += [f"buy {pair}" for pair in pairs(PLAIN, repeats=True)]
            code = yield from self._ask(seat, "peddler", [*codes, "skip"])
            if code != "skip":
                bought = code.split()[1].split("+")
                player.deniers -= price * len(bought)
                player.cubes.update(bought)
        else:
            yield from self._trade(seat, tile)

    def _trade(self, seat: int, tile: str) -> Asking:
        player = self.players[seat]
        price, rates, gain = TRADES[tile]
        purse = {
            "deniers": player.deniers,
            "cubes": sum(player.cubes[name] for name in PLAIN),
        }
        held = purse.get(price, player.cubes[price])
        codes = [f"pay {amount}" for amount in rates if amount <= held]
        code = yield from self._ask(seat, "trade", [*codes, "skip"])
        if code == "skip":
            return
        amount = int(code.split()[1])
        if price == "deniers":
            player.deniers -= amount
        elif price == "cubes":
            for _ in range(amount):
                yield from self._give(seat, PLAIN)
        else:
            player.cubes[price] -= amount
        if gain == "gold":
            player.cubes["gold"] += rates[amount]
        else:
            player.prestige += rates[amount]

    def _give(self, seat: int, kinds: Iterable[str]) -> Asking:
        cubes = self.players[seat].cubes
        code = yield from self._ask(
            seat, "give", [f"give {name}" for name in kinds if cubes[name]]
        )
        cubes[code.split()[1]] -= 1

    # Building

    def _cost_of(self, tile: str, favor: bool) -> tuple[Counter[str], bool]:
        row = TILE[tile]
        cost = Counter(row.fixed)
        if favor and row.kind != "prestige":
            cost[row.kind] -= 1
        return +cost, "*" in row.cost

    def _buildable(self, seat: int, kind: str, favor: bool) -> list[str]:
        if kind == "prestige" and not self._residences(seat):
            return []
        if kind != "prestige" and all(space.tile for space in self.road.values()):
            return []
        cubes = self.players[seat].cubes
        tiles = []
        for tile in dict.fromkeys(self.stock[kind]):
            cost, white = self._cost_of(tile, favor)
            enough = all(cubes[name] >= number for name, number in cost.items())
            if enough and (not white or sum(cubes.values()) > sum(cost.values())):
                tiles.append(tile)
        return tiles

    def _residences(self, seat: int) -> list[int]:
        return [
            n
            for n, space in self.road.items()
            if space.owner == seat and space.tile == "residence"
        ]

    def _build(self, seat: int, kind: str, favor: bool) -> Asking:
        codes = [f"build {tile}" for tile in self._buildable(seat, kind, favor)]
        code = yield from self._ask(seat, "build", codes if favor else [*codes, "skip"])
        if code == "skip":
            return
        player, tile = self.players[seat], code.split()[1]
        cost, white = self._cost_of(tile, favor)
        player.cubes.subtract(cost)
        if white:
            yield from self._give(seat, NAMES)
        if kind == "prestige":
            code = yield from self._ask(
                seat, "on", [f"on {number}" for number in self._residences(seat)]
            )
            number = int(code.split()[1])
        else:
            number = min(
                number for number, space in self.road.items() if not space.tile
            )
        self.road[number].tile, self.road[number].owner = tile, seat
        player.prestige += (
            int(self.options["lawyer_vp"])
            if tile == "w_lawyer"
            else TILE[tile].prestige
        )
        yield from self._favors(seat, TILE[tile].favors)

    def _targets(self, seat: int, favor: bool) -> list[int]:
        player = self.players[seat]
        if not player.cubes["cloth"] or not (favor or player.deniers):
            return []
        found = []
        for number, space in self.road.items():
            kind = TILE[space.tile].kind if space.tile else None
            own = (
                space.owner == seat
                and kind in ("wood", "stone")
                and space.tile != "w_lawyer"
            )
            if space.pending is None and (kind == "neutral" or own):
                found.append(number)
        return found

    def _lawyer(self, seat: int, favor: bool) -> Asking:
        codes = [f"convert {number}" for number in self._targets(seat, favor)]
        code = yield from self._ask(
            seat, "lawyer", codes if favor else [*codes, "skip"]
        )
        if code == "skip":
            return
        self.players[seat].cubes["cloth"] -= 1
        self.players[seat].deniers -= not favor
        space = self.road[int(code.split()[1])]
        if space.worker is None:
            self._residence(space, seat)
        else:
            space.pending = seat

    # Favors

    def _favors(self, seat: int, number: int) -> Asking:
        player = self.players[seat]
        for _ in range(number):
            if self.options["favors"] == "simplified":
                player.prestige += 3
            elif len(player.used) < 4:
                yield from self._favor(seat, player)

    def _favor(self, seat: int, player: Player) -> Asking:
        lines = [f"favor {line}" for line in LINES if line not in player.used]
        line = (yield from self._ask(seat, "favor_line", lines)).split()[1]
        player.used.append(line)
        limit = 5 if "walls" in self.scored else 4 if "dungeon" in self.scored else 2
        if player.favors[line] < limit:
            player.favors[line] += 1
        level = player.favors[line]
        if line == "prestige":
            player.prestige += level
        elif line == "deniers":
            player.deniers += level + 2
        elif line == "cubes":
            codes = [
                f"take {name}"
                for name, least in zip(NAMES, (1, 2, 2, 3, 5), strict=True)
                if level >= least
            ]
            if level >= 4 and sum(player.cubes.values()):
                codes.append("exchange")
            code = yield from self._ask(seat, "favor_cubes", [*codes, "skip"])
            if code == "exchange":
                yield from self._give(seat, NAMES)
                pairs_ = [f"take {pair}" for pair in pairs(PLAIN, repeats=True)]
                code = yield from self._ask(seat, "exchange", pairs_)
            if code != "skip":
                player.cubes.update(code.split()[1].split("+"))
        else:
            yield from self._building(seat, level)

    def _building(self, seat: int, level: int) -> Asking:
        possible = {
            "carpenter": level >= 2 and self._buildable(seat, "wood", True),
            "mason": level >= 3 and self._buildable(seat, "stone", True),
            "lawyer": level >= 4 and self._targets(seat, True),
            "architect": level >= 5 and self._buildable(seat, "prestige", True),
        }
        codes = [
            f"use {builder}" for builder, something in possible.items() if something
        ]
        code = yield from self._ask(seat, "favor_building", [*codes, "skip"])
        if code == "use lawyer":
            yield from self._lawyer(seat, favor=True)
        elif code != "skip":
            kinds = {
                "use carpenter": "wood",
                "use mason": "stone",
                "use architect": "prestige",
            }
            yield from self._build(seat, kinds[code], favor=True)
