"""What changed since the last picture of Magna Carta, in words: everything that the picture marks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rendering.magna_carta.changes import changes
from rendering.sentences import passes, purse
from rules.magna_carta.cards import CUBES, SECTIONS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rendering.magna_carta.changes import Changes
    from rendering.words import Words
    from rules.magna_carta.view import MagnaCartaView
    from rules.model import Event


def news(events: Sequence[Event], view: MagnaCartaView, words: Words) -> tuple[list[str], list[str]]:
    """Return the changes on the board, and those of the players' goods and cards, a sentence each."""
    found = changes(events)
    board = [
        *_cards(found, view, words),
        *_course(found, view, words),
        *_tokens(found, view, words),
        *_workers(found, view, words),
        *passes(view, found.passed, words),
    ]
    return board, _purses(found, view, words)


def news_of_turn(events: Sequence[Event], view: MagnaCartaView, words: Words) -> list[str]:
    """Return what a turn brought, when its workers are gone again: what was taken and built."""
    found = changes(events)
    return [*_tokens(found, view, words), *_cards(found, view, words)]


def news_of_players(
    events: Sequence[Event], view: MagnaCartaView, words: Words
) -> tuple[list[str], list[str]]:
    """Return what of it the players' panels mark."""
    found = changes(events)
    return [*_front(found, words), *_taken(found, words)], _purses(found, view, words)


def _purses(found: Changes, view: MagnaCartaView, words: Words) -> list[str]:
    purses = ((seat, _purse(found, seat, words)) for seat in view.order)
    return [
        words("say-player", name=words.who(seat), parts=", ".join(parts)) for seat, parts in purses if parts
    ]


def place(view: MagnaCartaView, number: int, words: Words) -> str:
    """Return a place of the road with its card."""
    return words("mc-place", n=number, card=words(f"mc-card-{view.road[number - 1].tile}"))


def _cards(found: Changes, view: MagnaCartaView, words: Words) -> Iterator[str]:
    for number in sorted(found.places):
        card = view.road[number - 1]
        if card.pending is not None:
            yield words("new-pending-card", name=words.who(card.pending), place=place(view, number, words))
        elif card.owner is not None:
            name = words(f"mc-card-{card.tile}")
            yield words("new-card", name=words.who(card.owner), card=name, place=number)
    yield from _front(found, words)


def _front(found: Changes, words: Words) -> Iterator[str]:
    for seat, card in sorted(found.front):
        yield words("new-front", name=words.who(seat), card=words(f"mc-card-{card}"))


def _course(found: Changes, view: MagnaCartaView, words: Words) -> Iterator[str]:
    if found.provost is not None and view.provost is not None:
        yield words("new-provost", start=found.provost, end=view.provost)
    if found.order and not view.over:
        yield words("say-order", names=", ".join(words.who(seat) for seat in view.order))


def _taken(found: Changes, words: Words) -> Iterator[str]:
    for seat, section in sorted(set(found.tokens)):
        taken = found.tokens.count((seat, section))
        name = words(f"section-{section}")
        yield words("new-tokens", name=words.who(seat), n=taken, section=name)


def _tokens(found: Changes, view: MagnaCartaView, words: Words) -> Iterator[str]:
    yield from _taken(found, words)
    for section, left in zip(SECTIONS, view.tokens, strict=True):
        gone = found.removed.count(section)
        if gone:
            before = left + gone + sum(where == section for _, where in found.tokens)
            yield words("new-left", section=words(f"section-{section}"), start=before, end=left, n=gone)


def _workers(found: Changes, view: MagnaCartaView, words: Words) -> Iterator[str]:
    came: dict[int, list[str]] = {}
    for number, seat in sorted(found.arrived):
        if view.road[number - 1].worker == seat:
            came.setdefault(seat, []).append(place(view, number, words))
    for seat, places in sorted(came.items()):
        yield words("new-worker", name=words.who(seat), n=len(places), place=words.joined(places))


def _purse(found: Changes, seat: int, words: Words) -> list[str]:
    parts = purse(words, CUBES, found.goods.get(seat, (0,) * 5))
    drawn = found.cards.get(seat, 0)
    if drawn:
        parts.append(words("new-hand", sign="+" if drawn > 0 else "−", n=abs(drawn)))
    return parts
