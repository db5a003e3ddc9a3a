"""The changes since the last picture of Caylus, in words: everything that the picture marks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rendering.caylus.changes import changes
from rendering.sentences import passes, purse
from rules.caylus.tiles import CUBES, LINES, SECTIONS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rendering.caylus.changes import Changes
    from rendering.words import Words
    from rules.caylus.view import CaylusView
    from rules.model import Event


def news(
    events: Sequence[Event], view: CaylusView, words: Words
) -> tuple[list[str], list[str]]:
    """Return the changes on the board, and those of the players' goods, a sentence each."""
    changed = changes(events)
    board = [
        *_tiles(changed, view, words),
        *_course(changed, view, words),
        *_castle(changed, words),
        *_players(changed, words),
        *_workers(changed, view, words),
        *passes(view, changed.passed, words),
    ]
    return board, _purses(changed, view, words)


def news_of_turn(events: Sequence[Event], view: CaylusView, words: Words) -> list[str]:
    """Return the news of a turn whose workers are gone again: builds, batches, and prestige won."""
    changed = changes(events)
    return [
        *_castle(changed, words),
        *_tiles(changed, view, words),
        *_players(changed, words),
    ]


def news_of_players(
    events: Sequence[Event], view: CaylusView, words: Words
) -> tuple[list[str], list[str]]:
    """Return the news that the players' panels mark."""
    changed = changes(events)
    return list(_players(changed, words)), _purses(changed, view, words)


def _purses(changed: Changes, view: CaylusView, words: Words) -> list[str]:
    purses = (
        (seat, purse(words, CUBES, changed.goods.get(seat, (0,) * 6)))
        for seat in view.order
    )
    return [
        words("say-line", name=words.who(seat), parts=", ".join(parts))
        for seat, parts in purses
        if parts
    ]


def _tiles(changed: Changes, view: CaylusView, words: Words) -> Iterator[str]:
    for number in sorted(changed.spaces):
        space = view.road[number - 1]
        if space.pending is not None:
            yield words(
                "new-pending",
                name=words.who(space.pending),
                place=words("say-space-number", n=number),
            )
        elif space.tile and space.owner is not None:
            tile = words(f"tile-{space.tile}")
            yield words(
                "new-tile", name=words.who(space.owner), tile=tile, space=number
            )


def _course(changed: Changes, view: CaylusView, words: Words) -> Iterator[str]:
    if changed.provost is not None:
        yield words("new-provost", start=changed.provost, end=view.provost)
    if changed.bailiff is not None:
        yield words("new-bailiff", start=changed.bailiff, end=view.bailiff)
    if changed.order and not view.over:
        yield words(
            "say-order", names=", ".join(words.who(seat) for seat in view.order)
        )


def _castle(changed: Changes, words: Words) -> Iterator[str]:
    for section in SECTIONS:
        name = words(f"section-{section}")
        for seat in dict.fromkeys(
            seat for seat, where in changed.houses if where == section
        ):
            built = changed.houses.count((seat, section))
            yield words("new-houses", name=words.who(seat), n=built, section=name)
        if section in changed.scored:
            yield words("event-section", section=name)


def _players(changed: Changes, words: Words) -> Iterator[str]:
    for seat, amount in sorted(changed.prestige.items()):
        if amount:
            yield words(
                "new-prestige",
                name=words.who(seat),
                amount=f"{amount:+d}".replace("-", "−"),
            )
    for seat, line in sorted(
        changed.favors, key=lambda favor: (favor[0], LINES.index(favor[1]))
    ):
        yield words("new-favor", name=words.who(seat), line=words(f"line-{line}"))


def _workers(changed: Changes, view: CaylusView, words: Words) -> Iterator[str]:
    inn = view.inn_right if changed.inn else None
    if inn is not None:
        yield words("new-inn", name=words.who(inn))
    came: dict[int, list[str]] = {}
    for spot, seat in sorted(
        changed.arrived, key=lambda pair: (pair[0].isdigit(), len(pair[0]), pair[0])
    ):
        if seat in _standing(view, spot) and not (spot == "inn" and seat == inn):
            place = (
                words("say-space-number", n=spot)
                if spot.isdigit()
                else words(f"tile-{spot}")
            )
            came.setdefault(seat, []).append(place)
    for seat, places in sorted(came.items()):
        yield words(
            "new-worker",
            name=words.who(seat),
            n=len(places),
            place=words.joined(places),
        )


def _standing(view: CaylusView, spot: str) -> tuple[int | None, ...]:
    """Return whose workers stand on a spot now."""
    if spot.isdigit():
        return (view.road[int(spot) - 1].worker,)
    if spot == "inn":
        return view.inn_left, view.inn_right
    return {
        "gate": (view.gate,),
        "trading_post": (view.trading_post,),
        "merchants_guild": (view.merchants_guild,),
        "joust_field": (view.joust_field,),
        "stables": view.stables,
    }.get(spot, view.castle)
