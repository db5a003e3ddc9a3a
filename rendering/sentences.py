"""Pieces that the descriptions of both games share."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rendering.words import Words
    from rules.model import Event

MOST = 1024
"""Discord's limit for the description of an image."""


def goods(words: Words, kinds: Sequence[str], cubes: Sequence[int], deniers: int) -> list[str]:
    """ "2 deniers", "1 food" ... for what there is."""
    parts = [words("number-deniers", n=deniers)] if deniers else []
    parts += [words(f"number-{kind}", n=number) for kind, number in zip(kinds, cubes, strict=True) if number]
    return parts


def deed(words: Words, effect: str, work: bool) -> str:
    """What a building does as a sentence: "Worker: gain 1 food.", or, where no worker goes, "Worth 6 prestige." """
    return words("say-effect", effect=effect) if work else f"{effect[:1].upper()}{effect[1:]}."


def newest(changed: Sequence[str], events: Sequence[Event], words: Words) -> list[str]:
    """The changes as sentences; one that says there are none only where nothing happened at all."""
    if changed:
        return [words("alt-changed"), *changed]
    return [] if events else [words("alt-unchanged")]


def clip(parts: Sequence[str], changed: Sequence[str]) -> str:
    """Everything in `parts`, then as many of the changes as fit into 1,024 characters."""
    text = " ".join(part for part in parts if part)
    if len(text) > MOST:
        return text[: MOST - 1] + "…"
    for change in changed:
        if len(text) + 1 + len(change) > MOST - 2:
            return text + " …"
        text += " " + change
    return text
