"""What is so of all buttons and menus of a kind. `@item` declares it at the function that answers them
(`bot/interactions/items.py`); what makes and posts components reads it here."""

from __future__ import annotations

from typing import NamedTuple

from discord import ButtonStyle

GREY, BLUE, GREEN, RED = ButtonStyle.secondary, ButtonStyle.primary, ButtonStyle.success, ButtonStyle.danger


class ItemKind(NamedTuple):
    """`edits`: its answer changes the message that was pressed. `notification`: the one whose message it stands on, of
    a kind that stands on nothing else. `needs_game`: it touches a game, and is answered only to whom that is open;
    whether it is gets looked up before (`enters`), or by the use case."""

    name: str
    style: ButtonStyle = GREY
    edits: bool = False
    notification: str | None = None
    needs_game: bool = True
    enters: bool = True


RETIRED = ("foretell", "forewinner", "foremargin", "forewithdraw", "prophets", "applaud", "clap")
"""Kinds that only old messages have: predictions and applause. A press is answered with what became of them."""

DECLARED: dict[str, ItemKind] = {}
"""Every kind of the features that were imported."""


def declare(kind: ItemKind) -> None:
    """Makes a kind known to whatever makes components of it."""
    DECLARED[kind.name] = kind


def declared(name: str) -> ItemKind:
    """The kind of that name; one that no loaded feature has is grey, and stands for nothing."""
    return DECLARED.get(name) or ItemKind(name)
