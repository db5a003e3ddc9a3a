"""The custom ids of buttons and menus: kind, game, revision and code in at most 100 characters."""

import re
from typing import NamedTuple

from discord import ButtonStyle

LIMIT = 100  # Discord's limit for a custom id
FIELDS = r"(?P<game>[0-9]{1,18}):(?P<revision>[0-9]{1,12}):(?P<rest>[ -~]{0,60})"
TEMPLATE = re.compile(rf"cy:(?P<kind>[a-z]{{1,12}}):{FIELDS}")
LARGEST = 2**63 - 1  # what fits a column
FIRST_ID = 1 << 22  # ids of Discord have the time above these bits
_DIGITS = re.compile(r"[0-9]{1,19}")


def read_number(text: str, most: int = LARGEST, *, least: int = 0) -> int | None:
    """Return the number in a part of a custom id or a menu's value; None for anything else, and beyond the bounds."""
    number = int(text) if _DIGITS.fullmatch(text) else -1
    return number if least <= number <= most else None


def read_id(text: str) -> int | None:
    """Return the id of Discord that stands there; None for anything else."""
    return read_number(text, least=FIRST_ID)


class CustomId(NamedTuple):
    """The identity of a button or menu."""

    kind: str
    game: int
    revision: int
    rest: str = ""

    @property
    def number(self) -> int:
        """The number that `rest` is; -1, which is no vote, order or seat, where the bot did not write it."""
        number = read_number(self.rest)
        return -1 if number is None else number

    def __str__(self) -> str:
        text = f"cy:{self.kind}:{self.game}:{self.revision}:{self.rest}"
        if TEMPLATE.fullmatch(text) is None or len(text) > LIMIT:
            raise ValueError(f"no custom id: {text[:120]!r}")
        return text


def template(kind: str) -> re.Pattern[str]:
    """Return what the custom ids of a kind match, and no others."""
    return re.compile(f"cy:(?P<kind>{kind}):{FIELDS}")


def read(custom_id: str) -> CustomId | None:
    """Return the press that a custom id stands for; None for one that this version did not write."""
    match = TEMPLATE.fullmatch(custom_id)
    if match is None:
        return None
    return CustomId(
        match["kind"], int(match["game"]), int(match["revision"]), match["rest"]
    )


GREY, BLUE, GREEN, RED = (
    ButtonStyle.secondary,
    ButtonStyle.primary,
    ButtonStyle.success,
    ButtonStyle.danger,
)


class ItemKind(NamedTuple):
    """`edits`: its answer changes the message that was pressed.

    `notification`: the one whose message it stands on, of a kind that stands on nothing else. `needs_game`:
    it touches a game, and is answered only to whom that is open; whether it is gets looked up before
    (`enters`), or by the use case. `public`: it edits a message that others see; any other that edits answers
    on private ones alone.
    """

    name: str
    style: ButtonStyle = GREY
    edits: bool = False
    notification: str | None = None
    needs_game: bool = True
    enters: bool = True
    public: bool = False

    @property
    def is_private(self) -> bool:
        """True if the message that replaces the pressed one is for the presser alone."""
        return self.edits and not self.public and self.notification is None


RETIRED = (
    "foretell",
    "forewinner",
    "foremargin",
    "forewithdraw",
    "prophets",
    "applaud",
    "clap",
)
"""Kinds that only old messages have: predictions and applause. A press is answered with what became of them."""

DECLARED: dict[str, ItemKind] = {}
"""Every kind of the features that were imported, for whatever makes components of it."""


def declared(name: str) -> ItemKind:
    """Return the kind of that name; one that no loaded feature has is gray, and stands for nothing."""
    return DECLARED.get(name) or ItemKind(name)
