"""Descriptions of tiles and cards: printed numbers, effect, and place in a game."""

import dataclasses
from collections import Counter
from collections.abc import Callable, Sequence

from bot.core.model import Position
from bot.text import people
from bot.text.localization import Localization, english
from languages.searching import folded, spelled
from rules.guide import Printed
from rules.register import GAMES

# the most tiles that one answer describes in full; of more it only lists the names
TILES_IN_FULL = 3


def _all() -> dict[tuple[str, str], Printed]:
    return {
        (game.id, building.id): building
        for game in GAMES.values()
        for building in game.guide.printed.values()
    }


def choices(l10n: Localization, typed: str, game: str | None) -> list[tuple[str, str]]:
    """Return names for an autocompletion, those of one game first."""
    beginning = folded(typed)
    candidates = [
        (tile.game != game, _choice(l10n, tile), f"{tile.game}:{tile.id}")
        for tile in _all().values()
        if any(beginning in name for name in _names(l10n, tile))
    ]
    return [(title, code) for _, title, code in sorted(candidates)]


def _names(l10n: Localization, tile: Printed) -> tuple[str, ...]:
    """Return the folded names by which a tile is found: in the language, in English, and its code."""
    return (
        *spelled(l10n.format(tile.name)),
        folded(english().format(tile.name)),
        folded(tile.id.replace("_", " ")),
        tile.id,
    )


def find(l10n: Localization, typed: str, game: str | None) -> Printed | None:
    """Return the tile of a completed value, an id, a name, or the beginning of a name, with others that fit in `also`.

    Tiles of `game` come before those of the other. None if no tile fits.
    """
    of, _, tile_id = typed.partition(":")
    printed = _all()
    if (of, tile_id) in printed:
        return printed[(of, tile_id)]
    name_typed = folded(typed)
    tests: Sequence[Callable[[Printed], bool]] = (
        lambda tile: _names(l10n, tile)[0] == name_typed,
        lambda tile: name_typed in _names(l10n, tile),
        lambda tile: (
            bool(name_typed)
            and any(name.startswith(name_typed) for name in _names(l10n, tile))
        ),
    )
    of_game = [tile for tile in printed.values() if tile.game == game]
    for tiles in (of_game, list(printed.values())):
        for test in tests:
            fitting = [tile for tile in tiles if test(tile)]
            if fitting:
                return dataclasses.replace(fitting[0], also=tuple(fitting[1:]))
    return None


def lines(l10n: Localization, tile: Printed) -> list[str]:
    """Return the description of a few tiles in full, or of the first of many and the names of the others."""
    if len(tile.also) < TILES_IN_FULL:
        return [
            line for printed in (tile, *tile.also) for line in _printed(l10n, printed)
        ]
    names = l10n.join([_choice(l10n, namesake) for namesake in tile.also])
    return [*_printed(l10n, tile), l10n.format("building-also", names=names)]


def names_apart(l10n: Localization, game: str) -> dict[str, str]:
    """Return the names of a game's tiles or cards by id, with their kind if several have the same name."""
    tiles = [tile for tile in _all().values() if tile.game == game]
    names = {tile.id: l10n.format(tile.name) for tile in tiles}
    uses = Counter(names.values())
    return {
        tile.id: names[tile.id]
        if uses[names[tile.id]] == 1
        else f"{names[tile.id]} ({l10n.format(f'tile-kind-{tile.kind}')})"
        for tile in tiles
    }


def _choice(l10n: Localization, tile: Printed, form: str = "{} ({}, {})") -> str:
    kind, game = l10n.format(f"tile-kind-{tile.kind}"), l10n.game(tile.game)
    return form.format(l10n.format(tile.name), kind, game)


def _printed(l10n: Localization, tile: Printed) -> list[str]:
    lines = [_choice(l10n, tile, "**{}** · {} · {}")]
    for part, effect in (("effect", tile.effect), ("owner", tile.owner)):
        if effect is not None:
            lines.append(l10n.format(f"building-{part}", effect=l10n.format(effect)))
    if tile.cost:
        cost = [l10n.format(f"goods-{kind}", n=n) for kind, n in tile.cost]
        lines.append(l10n.format("building-cost", cost=l10n.join(cost)))
    numbers = {"prestige": tile.prestige, "favors": tile.favors, "income": tile.income}
    return lines + [
        l10n.format(f"building-{part}", n=number)
        for part, number in numbers.items()
        if number
    ]


def where(l10n: Localization, position: Position, tile: Printed) -> list[str]:
    """Return the place and owner of a tile in a game; of several described tiles, one line for each."""
    if not tile.also or len(tile.also) >= TILES_IN_FULL:
        return _where(l10n, position, tile)
    return [
        l10n.labelled(_choice(l10n, printed), " ".join(_where(l10n, position, printed)))
        for printed in (tile, *tile.also)
        if printed.game == position.info.game and _where(l10n, position, printed)
    ]


def _where(l10n: Localization, position: Position, tile: Printed) -> list[str]:
    spots = position.game.guide.spots(position.view(), tile)
    if spots is None:
        return []
    lines = []
    for spot in spots:
        if spot.dealt:
            lines.append(l10n.format("building-dealt"))
        elif spot.space is None:
            lines.append(l10n.format("building-in-stock"))
        else:
            owned, owner = "no", ""
            if spot.owner is not None:
                owned = "yes"
                owner = people.called(l10n, position.info.seats[spot.owner])
            lines.append(
                l10n.format(
                    "building-on-road", owned=owned, space=spot.space, owner=owner
                )
            )
    return lines or [l10n.format("building-nowhere")]
