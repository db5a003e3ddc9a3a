"""The position as the JSON object of the records, and in lines for people; both show every hand."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from rules.errors import untranslated
from rules.magna_carta.cards import CUBES, SECTIONS
from rules.magna_carta.english import TEXTS
from rules.magna_carta.labels import card_name, card_names, question
from rules.magna_carta.view import view
from rules.shared import position_text
from rules.texts import join

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.magna_carta.state import State
    from rules.magna_carta.view import PlaceView
    from rules.model import Message

say = TEXTS.say


def position(state: State, players: Sequence[str]) -> dict[str, Any]:
    """Return the JSON object of `replay --json`: seats by name, road positions by number."""
    seen = view(state)
    name = partial(position_text.name, players)
    return {
        **position_text.beginning_json(state, seen, seen.options, players),
        "provost": seen.provost,
        "players": {
            players[seat]: {
                "deniers": player.deniers,
                **dict(zip(CUBES, player.cubes, strict=True)),
                "workers": player.workers,
                "batches": player.batches,
                "tokens": dict(zip(SECTIONS, player.tokens, strict=True)),
                "hand": list(state.hand[seat]),
                "pile": player.pile,
                "discard": list(player.discard),
                **({"front": list(player.front)} if state.setup.beginner else {}),
            }
            for seat, player in enumerate(seen.players)
        },
        "road": {
            str(number): {
                "tile": place.tile,
                "owner": name(place.owner),
                "worker": name(place.worker),
                "pending": name(place.pending),
                "cubes": place.cubes,
            }
            for number, place in enumerate(seen.road, 1)
        },
        "tokens": dict(zip(SECTIONS, seen.tokens, strict=True)),
        "stock": {"prestige": list(seen.stock)},
        "result": position_text.result_json(seen.result, players),
    }


def describe(state: State, players: Sequence[str]) -> list[Message]:
    """Return the whole position in words, a line each."""
    seen = view(state)

    def names(seats: Sequence[int]) -> str:
        return ", ".join(players[seat] for seat in seats)

    def listed(cards: Sequence[str]) -> str:
        return join([str(name) for name in card_names(cards)])

    lines = position_text.beginning(
        seen, players, say(f"mc-phase-{seen.phase}"), lambda: question(state)
    )
    lines.append(f"Order, from the first player: {names(seen.order)}.")
    if seen.passed:
        lines.append(f"Passed: {names(seen.passed)}.")
    if seen.provost:
        card = card_name(seen.road[seen.provost - 1].tile)
        lines.append(f"Provost on {seen.provost} {card}.")
    dungeon, walls, towers = seen.tokens
    lines.append(
        f"Castle tokens left: dungeon {dungeon}, walls {walls}, towers {towers}."
    )
    for seat in seen.order:
        player, name = seen.players[seat], players[seat]
        food, wood, stone, gold = player.cubes
        tokens = "/".join(map(str, player.tokens))
        pile = "1 card" if player.pile == 1 else f"{player.pile} cards"
        lines.append(
            f"{name}: {player.prestige} prestige so far, {say('goods-deniers', n=player.deniers)}, {food} food,"
            f" {wood} wood, {stone} stone, {gold} gold, {say('goods-workers', n=player.workers)} left;"
            f" tokens {tokens}; pile of {pile}."
        )
        lines.append(f"{name} holds {listed(state.hand[seat])}.")
        if player.discard:
            lines.append(f"{name} has discarded {listed(player.discard)}.")
        if player.front:
            lines.append(f"{name} has built {listed(player.front)}.")
    lines += [
        _place(number, place, players) for number, place in enumerate(seen.road, 1)
    ]
    if seen.stock:
        lines.append(f"Prestige cards on offer: {listed(seen.stock)}.")
    return [untranslated(line) for line in lines]


def _place(number: int, place: PlaceView, players: Sequence[str]) -> str:
    entry = position_text.place(
        f"{number} {card_name(place.tile)}", place.owner, place.worker, players
    )
    if place.pending is not None:
        entry += ", soon a residence"
    if place.cubes:
        entry += f", {place.cubes} {'cube' if place.cubes == 1 else 'cubes'} on it"
    return entry
