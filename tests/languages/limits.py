"""How long the messages of a language may be, and which names Discord takes. What a message is filled with counts
in the tests of whole games; here counts the text alone."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tests.languages.reading import Entry

NAMED = re.compile(r"cmd-")
COMMANDS = re.compile(r"bot:(?:cmd|choice)-")
# these names are the same everywhere
ROOTS = ("cmd-caylus", "cmd-caylus-club", "cmd-caylus-server")
GROUPS = (
    *("caylus-club-follow", "caylus-club-privacy", "caylus-club-tournament"),
    *("caylus-server", "caylus-club", "table", "plan", "me"),
)
"""Messages of commands: the name is the attribute `.name`, that of the option `.game` the attribute `.game-name`."""
LOWER = re.compile(r"(?:.+-)?name\Z")
NAMES = re.compile(r"[-_\w]{1,32}\Z")
"""What Discord takes as the name of a command or option."""

MESSAGE = 2_000
BUTTON, OPTION = 80, 100
PHONE_BUTTON = 25
"""What a phone shows of a button in a row; what is filled in is not counted."""
DESCRIPTION = 49  # of a command or option
# characters more than English, or times as many: `/caylus` has 8,000 for its longest language
MORE = 6, 1.2
CHOICE_MORE = 10
SHORT_NAME, SHORT = 10, 25  # of tiles and cards on phones; of other words there
BOUNDS = (
    (re.compile(r"bot:button-"), PHONE_BUTTON),
    (
        re.compile(
            r"(?:bot|rules):(?:mc-)?(?:label|choice|option|offer|menu|wish|rest-menu)-"
        ),
        OPTION,
    ),
    (re.compile(r"bot:programme-(?:menu-|upto|once|else-ask|mine|then-pass)"), OPTION),
    (re.compile(r"rendering:.*\.letter\Z"), 1),
)
# not the sentence that puts a tile and its space together
TILES = re.compile(r"rules:(?:tile|mc-card)-(?!at$)")


def most(entry: Entry, model: Entry | None) -> int | None:
    """The characters that a message may have."""
    if entry.attribute == "short":
        return SHORT_NAME if re.match(r"tile-|mc-card-", entry.id) else SHORT
    if model is not None and COMMANDS.match(entry.key):
        length = len(model.forms()[0].text)
        if NAMED.match(entry.id):
            return min(DESCRIPTION, max(length + MORE[0], int(length * MORE[1])))
        return min(OPTION, length + CHOICE_MORE)
    return next((bound for begins, bound in BOUNDS if begins.match(entry.key)), MESSAGE)


def short_of(
    english: Mapping[str, Entry], told: Mapping[str, Entry]
) -> Iterator[tuple[str, str]]:
    """The short forms that names need which phones have no room for."""
    for key, entry in told.items():
        short = f"rendering:{entry.id}.short"
        if entry.attribute or short in told:
            continue
        bound = SHORT_NAME if TILES.match(key) else SHORT if short in english else None
        text = entry.forms()[0].text
        if (
            bound is not None
            and len(text) > bound
            and key.startswith(("rules:tile-", "rules:mc-card-", "rendering:"))
        ):
            yield short, f"{text!r} has more than {bound} letters"


def names_alike(told: Mapping[str, Entry]) -> Iterator[tuple[str, str]]:
    """Names of commands of one group, or options of one command, that are the same."""
    groups: dict[tuple[str, str], dict[str, list[str]]] = defaultdict(
        lambda: defaultdict(list)
    )
    for key, entry in told.items():
        if entry.room != "bot" or not LOWER.match(entry.attribute):
            continue
        whole = entry.attribute == "name"
        place = ("commands", _group(entry.id)) if whole else ("options", entry.id)
        groups[place][entry.forms()[0].text].append(key)
    for names in groups.values():
        for name, keys in names.items():
            if len(keys) > 1:
                yield keys[1], f"{name!r} is the name of {keys[0]} too"


def _group(message_id: str) -> str:
    """The group that a command belongs to, by its message."""
    return next(
        (group for group in GROUPS if message_id.startswith(f"cmd-{group}-")), ""
    )


def called(message_id: str) -> str:
    """What a command is called in English."""
    return message_id.removeprefix("cmd-").removeprefix(f"{_group(message_id)}-")
