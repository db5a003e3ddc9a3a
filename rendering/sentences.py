"""Pieces that the descriptions of both games share."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from rendering.words import Words
    from rules.shared.road_view import RoadView

MOST_CHARACTERS = 1024
"""Discord's limit for the description of an image."""
OF_TURN = 310
"""Characters for one of the three turns that a page of stills describes."""


def goods(
    words: Words, kinds: Sequence[str], cubes: Sequence[int], deniers: int
) -> list[str]:
    """Return "2 deniers", "1 food" ... for the amounts above 0."""
    parts = [words("goods-deniers", n=deniers)] if deniers else []
    parts += [
        words(f"goods-{kind}", n=number)
        for kind, number in zip(kinds, cubes, strict=True)
        if number
    ]
    return parts


def effect_line(words: Words, effect: str, work: bool) -> str:
    """Return a building's effect, such as "Worker: gain 1 food.", or "Effect: worth 6 prestige." without workers."""
    return words("say-effect" if work else "say-effect-none", effect=effect)


def building(number: int, name: str, effect: str, words: Words) -> str:
    """Return a building of the road and its effect, such as "1 Market: sell a cube, gain 4 deniers." for a tile."""
    if effect:
        return words("say-building", n=number, name=name, effect=effect)
    return f"{number} {name}."


def there(seats: Sequence[int | None], words: Words) -> str:
    """Return whose workers stand somewhere, as a sentence."""
    names = [words.who(seat) for seat in seats if seat is not None]
    return words("say-there", names=", ".join(names)) if names else words("say-nobody")


def minus(number: int) -> str:
    """Return a number with a true minus."""
    return str(number).replace("-", "−")


def passes(view: RoadView, passed: Collection[int], words: Words) -> list[str]:
    """Return those of these seats that have passed, in that order; none in a finished game."""
    return [
        words("new-pass", name=words.who(seat))
        for seat in view.passed
        if seat in passed and not view.over
    ]


def purse(words: Words, kinds: Sequence[str], changed: Sequence[int]) -> list[str]:
    """Return the changes of deniers (first) and cubes: "+2 deniers", "−1 food"."""
    return [
        _signed(number, words(f"goods-{kind}", n=abs(number)))
        for kind, number in zip(("deniers", *kinds), changed, strict=True)
        if number
    ]


def _signed(number: int, text: str) -> str:
    return f"{'+' if number > 0 else '−'}{text}"


def clip(
    parts: Sequence[str],
    board: Sequence[str],
    purses: Sequence[str] = (),
    most: int = MOST_CHARACTERS,
) -> str:
    """Return the parts, then the changes on the board, then those in purses, in so many characters.

    Where they don't suffice, changes that have no room are left out, those that come last first.
    """
    text = " ".join(part for part in parts if part)
    if len(text) > most:
        return shortened(text, most)
    whole = " ".join((text, *board, *purses))
    if len(whole) <= most:
        return whole
    for change in (*board, *purses):
        if len(text) + 1 + len(change) <= most - 2:
            text += " " + change
    return f"{text[: most - 2]} …"


def shortened(text: str, most: int = MOST_CHARACTERS) -> str:
    """Return at most so many characters of a description.

    A longer one ends behind a whole line, sentence or item.
    """
    if len(text) <= most:
        return text
    kept = text[: most - 2]
    end = max(kept.rfind(mark) for mark in ("\n", ". ", ", "))
    return (kept[: end + 1] if end > most // 2 else kept).rstrip(", \n") + " …"


def with_news(
    parts: Sequence[str], news: tuple[Sequence[str], Sequence[str]], words: Words
) -> str:
    """Return everything in `parts`, and the news on the board and in the players' purses."""
    board, purses = news
    if not board and not purses:
        return clip(parts, ())
    text = clip([*parts, words("alt-changed")], board, purses)
    return clip(parts, ()) if text.endswith(f"{words('alt-changed')} …") else text
