"""The changes since the last picture of Magna Carta, in words: everything that the picture marks."""

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


def news(
    events: Sequence[Event], view: MagnaCartaView, words: Words
) -> tuple[list[str], list[str]]:
    """Return the changes on the board, and those of the players' goods and cards, a sentence each."""
    changed = changes(events)
    board = [
        *_cards(changed, view, words),
        *_course(changed, view, words),
        *_tokens(changed, view, words),
        *_workers(changed, view, words),
        *passes(view, changed.passed, words),
    ]
    return board, _purses(changed, view, words)


def news_of_turn(
    events: Sequence[Event], view: MagnaCartaView, words: Words
) -> list[str]:
    """Return the news of a turn whose workers are gone again: cards taken and built."""
    changed = changes(events)
    return [*_tokens(changed, view, words), *_cards(changed, view, words)]


def news_of_players(
    events: Sequence[Event], view: MagnaCartaView, words: Words
) -> tuple[list[str], list[str]]:
    """Return the news that the players' panels mark."""
    changed = changes(events)
    return [*_front(changed, words), *_taken(changed, words)], _purses(
        changed, view, words
    )


def _purses(changed: Changes, view: MagnaCartaView, words: Words) -> list[str]:
    purses = ((seat, _purse(changed, seat, words)) for seat in view.order)
    return [
        words("say-line", name=words.who(seat), parts=", ".join(parts))
        for seat, parts in purses
        if parts
    ]


def place(view: MagnaCartaView, number: int, words: Words) -> str:
    """Return a place of the road with its card."""
    return f"{number} {words(f'mc-card-{view.road[number - 1].tile}')}"


def _cards(changed: Changes, view: MagnaCartaView, words: Words) -> Iterator[str]:
    for number in sorted(changed.places):
        card = view.road[number - 1]
        if card.pending is not None:
            yield words(
                "new-pending",
                name=words.who(card.pending),
                place=place(view, number, words),
            )
        elif card.owner is not None:
            name = words(f"mc-card-{card.tile}")
            yield words("new-card", name=words.who(card.owner), card=name, place=number)
    yield from _front(changed, words)


def _front(changed: Changes, words: Words) -> Iterator[str]:
    for seat, card in sorted(changed.front):
        yield words("say-line", name=words.who(seat), parts=words(f"mc-card-{card}"))


def _course(changed: Changes, view: MagnaCartaView, words: Words) -> Iterator[str]:
    if changed.provost is not None and view.provost is not None:
        yield words("new-provost", start=changed.provost, end=view.provost)
    if changed.order and not view.over:
        yield words(
            "say-order", names=", ".join(words.who(seat) for seat in view.order)
        )


def _taken(changed: Changes, words: Words) -> Iterator[str]:
    for seat, section in sorted(set(changed.tokens)):
        taken = changed.tokens.count((seat, section))
        name = words(f"section-{section}")
        yield words("new-tokens", name=words.who(seat), n=taken, section=name)


def _tokens(changed: Changes, view: MagnaCartaView, words: Words) -> Iterator[str]:
    yield from _taken(changed, words)
    for section, left in zip(SECTIONS, view.tokens, strict=True):
        gone = changed.removed.count(section)
        if gone:
            before = left + gone + sum(where == section for _, where in changed.tokens)
            yield words(
                "new-left",
                section=words(f"section-{section}"),
                start=before,
                end=left,
                n=gone,
            )


def _workers(changed: Changes, view: MagnaCartaView, words: Words) -> Iterator[str]:
    came: dict[int, list[str]] = {}
    for number, seat in sorted(changed.arrived):
        if view.road[number - 1].worker == seat:
            came.setdefault(seat, []).append(place(view, number, words))
    for seat, places in sorted(came.items()):
        yield words(
            "new-worker",
            name=words.who(seat),
            n=len(places),
            place=words.joined(places),
        )


def _purse(changed: Changes, seat: int, words: Words) -> list[str]:
    parts = purse(words, CUBES, changed.goods.get(seat, (0,) * 5))
    drawn = changed.cards.get(seat, 0)
    if drawn:
        parts.append(words("new-hand", sign="+" if drawn > 0 else "−", n=abs(drawn)))
    return parts
