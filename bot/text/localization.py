"""Localization: the Fluent catalogues of the games, the rules and the bot, by language.

A command that a catalogue writes as `/caylus table claim` becomes Discord's mention of it, which each reader
can press. Groups, and all commands while their ids are unknown, become their name in the language of the text.
A pseudo language, made from English by accenting every letter, lets tests find text that bypasses the
catalogues.
"""

from __future__ import annotations

import functools
import logging
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, TypeAlias

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from bot.core.catalogue import LOCALES
from languages.catalogue import ENGLISH, OneLanguage, available, fallbacks
from languages.lists import decimal, listed
from players import LOCALES as PLAYERS
from rules.model import Message
from rules.register import GAMES

Named: TypeAlias = Callable[[str, str | None], str | None]
COMMAND_PREFIX = "`/caylus"  # how every command in a text begins
_COMMAND = re.compile(
    r"`/(caylus[a-z-]*)((?: [a-z][a-z-]*(?![\w:-]))*)((?: [a-z0-9_]+:[^`]*)?)`"
)
_SHORT = re.compile(r"`([a-z][a-z-]*(?: [a-z][a-z-]*)*)(?::([a-z0-9-]+))?`")
# Messages that write commands without their root, or options without their command, and the command of those options.
# Elsewhere what stands alone between backticks is a code or an order, which is the same in every language.
_SHORTENED = {
    "rules-commands": None,
    "watch-line": None,
    "ladder-empty": "new",
    "table-practice-computers": "new",
    "table-late-no-clock": "table settings",
    "table-graces-idle": "table settings",
    "table-early-idle": "table settings",
    "table-rated-hints": "new",
    "table-rated-undo": "new",
    "find-which": "status",
    "moderation-bar-does": "table moderate",
    "moderation-whom": "table moderate",
    "moderation-moderator-only": "table moderate",
    "moderation-last": "table moderate",
    "moderation-seat-changed": "table moderate",
    "public-often": "status",
    "public-elsewhere": "status",
    "replay-too-long": "history",
    "replay-too-large": "history",
}
_OPTION = re.compile(r"(?<= )([a-z0-9_]+):(\S*)")

# of the mentionable commands, by their whole name: "caylus table claim"
_ids: dict[str, int] = {}
# whether readers find commands by their English names, whatever they speak
_listed = {"english": False}


def learn_command_ids(ids: Mapping[str, int], *, english: bool = False) -> None:
    """Store the commands' present ids by name; `english` if Discord shows no names in other languages."""
    _ids.clear()
    _ids.update(ids)
    _listed["english"] = english


def with_mentions(text: str, named: Named) -> str:
    """Return the text with its commands as mentions, or by their names in the language.

    `named` returns the text of a message, or of an attribute of it, in the language; None if it has none.
    """

    def mention_command(match: re.Match[str]) -> str:
        path = (match[1] + match[2]).split(" ")
        options = _OPTION.sub(
            lambda option: _option_text(path, option[1], option[2], named), match[3]
        )
        command = _ids.get(" ".join(path))
        if command is None:
            return f"`/{' '.join(_command_words(path, named))}{options}`"
        mention = f"</{' '.join(path)}:{command}>"
        return f"{mention} `{options.strip()}`" if options else mention

    return _COMMAND.sub(mention_command, text)


def with_short_names(message_id: str, text: str, named: Named) -> str:
    """Return a message's text with one-word names of commands and options as the language calls them."""
    if message_id not in _SHORTENED:
        return text
    command = _SHORTENED[message_id]

    def name_part(match: re.Match[str]) -> str:
        if command is not None:
            path = ["caylus", *command.split(" ")]
            return f"`{_option_text(path, match[1], match[2], named)}`"
        return (
            f"`{' '.join(_command_words(['caylus', *match[1].split(' ')], named)[1:])}`"
        )

    return _SHORT.sub(name_part, text)


def _command_message_id(path: list[str]) -> str:
    """Return the id of a command's message, without the root for commands of `/caylus`."""
    return "cmd-" + "-".join(
        path[1:] if path[0] == "caylus" and len(path) > 1 else path
    )


def _command_words(path: list[str], named: Named) -> list[str]:
    """Return the words of a command in the language; the roots are the same everywhere."""
    if _listed["english"]:
        return path
    parts = [
        (name, _command_message_id(path[: depth + 1]))
        for depth, name in enumerate(path)
    ]
    return [path[0], *(named(message, "name") or name for name, message in parts[1:])]


def _option_text(path: list[str], option: str, value: str | None, named: Named) -> str:
    """Return an option with its value, if any, both as the language calls them, or as typed if it has no name.

    A feature that adds an option to a command of another feature has a message of its own for it. The messages of
    an option's values are named after the option, or after the command.
    """
    message, word = _command_message_id(path), option.replace("_", "-")
    name = None
    if not _listed["english"]:
        name = named(message, f"{word}-name") or named(f"{message}-{word}", "name")
    if value is None:
        return name or option
    if name is None:
        return f"{option}:{value}"
    choices = (
        f"choice-{about}-{value}".replace("_", "-") for about in (option, path[-1])
    )
    return f"{name}:{next(filter(None, (named(choice, None) for choice in choices)), value)}"


PSEUDO = "pseudo"

_log = logging.getLogger(__name__)
_ACCENTED = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "àƀçđéƒĝħíĵķļɱñóþɋŕšţúṽŵẋýžÀƁÇĐÉƑĜĦÍĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽ",
)


@functools.cache
def languages() -> tuple[str, ...]:
    """Return the languages that the bot's own catalogue exists in, English first."""
    return available(LOCALES)


UNFINISHED = frozenset({"pl"})
"""Languages whose catalogues lack messages: available only to people who ask for them by name."""


def offered() -> tuple[str, ...]:
    """Return the languages that the bot offers by itself, English first."""
    return tuple(language for language in languages() if language not in UNFINISHED)


def rooms() -> tuple[Path, ...]:
    """Return the folders whose catalogues messages are made of: the games', the players' and the bot's."""
    return (
        *dict.fromkeys(game.guide.locales for game in GAMES.values()),
        PLAYERS,
        LOCALES,
    )


def accent(text: str) -> str:
    """Return the text as the pseudo language writes it: legible, longer, and without a plain letter."""
    return text.translate(_ACCENTED)


class _Accent(visitor.Transformer):
    def visit_Pattern(self, node: Any) -> Any:  # noqa: N802 - fluent.syntax names it
        inside = False  # between backticks, where all languages say the same
        for element in node.elements:
            if not isinstance(element, ast.TextElement):
                self.visit(element)
                continue
            parts = []
            for at, part in enumerate(element.value.split("`")):
                inside = inside != (at > 0)
                parts.append(part if inside else accent(part))
            element.value = "`".join(parts)
        return node

    def visit_Attribute(self, node: Any) -> Any:  # noqa: N802
        # The names of commands and options are held to lower-case letters by Discord.
        return (
            node
            if node.id.name == "name" or node.id.name.endswith("-name")
            else self.generic_visit(node)
        )


def pseudo(source: str) -> str:
    """Return a catalogue's text in the pseudo language."""
    resource = _Accent().visit(FluentParser().parse(source))
    return str(FluentSerializer().serialize(resource))


class Localization:
    """One language: says messages by id, those of the rules too."""

    def __init__(self, language: str, fallback: Localization | None) -> None:
        self.language = language
        self._fallback = fallback
        sources = (
            (ENGLISH, rooms(), pseudo) if language == PSEUDO else (language, rooms())
        )
        self._own = OneLanguage(*sources)

    def has(self, message_id: str, attribute: str | None = None) -> bool:
        """Return whether this language itself has the message, or the attribute of it."""
        return self._own.has(message_id, attribute)

    def knows(self, message_id: str) -> bool:
        """Return whether this language or English has the message."""
        return self.has(message_id) or (
            self._fallback is not None and self._fallback.knows(message_id)
        )

    def format(self, message_id: str, /, **args: Any) -> str:
        """Return the message in this language, or in English if it is missing; log an unknown id and return it."""
        return self._say(message_id, None, args)

    def attribute(self, message_id: str, attribute: str) -> str:
        """Return an attribute of a message, such as the description of a command's option."""
        return self._say(message_id, attribute, {})

    def _say(self, message_id: str, attribute: str | None, args: dict[str, Any]) -> str:
        formatted = {name: self._argument(value) for name, value in args.items()}
        try:
            text, errors = self._own.format(message_id, attribute, formatted)
        except KeyError:
            if self._fallback is not None:
                return self._fallback._say(message_id, attribute, args)
            _log.error(
                "message %s%s is in no catalogue",
                message_id,
                f".{attribute}" if attribute else "",
            )
            return message_id
        if errors:
            _log.error("message %s: %s", message_id, "; ".join(map(str, errors)))
        text = with_short_names(message_id, text, self._named)
        return with_mentions(text, self._named) if COMMAND_PREFIX in text else text

    def _named(self, message_id: str, attribute: str | None) -> str | None:
        return (
            self._say(message_id, attribute, {})
            if self.has(message_id, attribute)
            else None
        )

    def format_message(self, message: Message) -> str:
        """Return a message of the rules or the table in this language, or in its plain English.

        Text that was typed or came from a record is escaped, since these messages know no markup.
        """
        l10n: Localization | None = self
        while l10n is not None and not l10n.has(message.id):
            l10n = l10n._fallback
        if l10n is None:
            return quoted(message.english)
        args = {
            name: quoted(arg) if isinstance(arg, str) else arg
            for name, arg in message.args.items()
        }
        return l10n.format(message.id, **args)

    def brief(self, message: Message, most: int) -> str:
        """Return a message in so many characters, if possible: a label that is too long loses its note."""
        text, label = self.format_message(message), message.args.get("label")
        return (
            self.brief(label, most)
            if len(text) > most and isinstance(label, Message)
            else text
        )

    def within(self, most: int, message_id: str, /, **args: Any) -> str:
        """Return the message in so many characters, if possible: labels in it lose their note, then more."""
        text = self.format(message_id, **args)
        while len(text) > most:
            shorter = {
                name: core
                for name, arg in args.items()
                if (core := _subject(arg)) is not None
            }
            if not shorter:
                break
            args |= shorter
            text = self.format(message_id, **args)
        return text

    def game(self, kind: str) -> str:
        """Return the name of a game."""
        return self.format(f"game-{kind}".replace("_", "-"))

    def kind(self, kind: str) -> str:
        """Return what a decision is about."""
        return self.format(f"kind-{kind}")

    def join(self, parts: list[str]) -> str:
        """Return a list as this language writes it: "a, b and c"."""
        return self._listed(parts, "standard")

    def labelled(self, label: str, text: str | int) -> str:
        """Return a text behind what it is about, as this language writes it: "label: text"."""
        return self.format("labelled", label=label, text=text)

    def separated(self, parts: Sequence[str]) -> str:
        """Return parts with semicolons between them as this language writes them: "a; b; c"."""
        if not parts:
            return ""
        return functools.reduce(
            lambda line, part: self.format("separated", line=line, part=part), parts
        )

    def either(self, parts: list[str]) -> str:
        """Return choices as this language writes them: "a, b or c"."""
        return self._listed(parts, "or")

    def _listed(self, parts: list[str], style: Literal["standard", "or"]) -> str:
        if self.language != PSEUDO:
            return listed(parts, self.language, style)
        word = "or" if style == "or" else "and"
        return listed(parts, ENGLISH, style).replace(f" {word} ", f" {accent(word)} ")

    def decimal(self, value: float) -> str:
        """Return a number as this language writes it."""
        return decimal(value, ENGLISH if self.language == PSEUDO else self.language)

    def _argument(self, value: Any) -> Any:
        if isinstance(value, Message):
            return self.format_message(value)
        if isinstance(value, tuple | list):
            return self.join([str(self._argument(part)) for part in value])
        return value


def _subject(arg: Any) -> Message | None:
    """Return the subject of a label: the label that has a note, or the tile, card or place that it names."""
    parts = arg.args if isinstance(arg, Message) else {}
    core = (parts.get(name) for name in ("label", "tile", "card", "place"))
    return next((part for part in core if isinstance(part, Message)), None)


@functools.cache
def localization_for(language: str | None) -> Localization:
    """Return the localization of a language, loaded once; English for None, and for one that has no catalogue."""
    if language is None:
        return localization_for(ENGLISH)
    if language == PSEUDO:
        return Localization(PSEUDO, localization_for(ENGLISH))
    chain = fallbacks(language, LOCALES)
    if chain[0] != language:
        return localization_for(chain[0])
    return Localization(
        language, localization_for(chain[1]) if len(chain) > 1 else None
    )


def english() -> Localization:
    """Return English, which every language falls back to, and in which everything can be typed, too."""
    return localization_for(ENGLISH)


BLOCK_CHARACTERS = 1_900  # characters of a text in one code block
_WORD_JOINER = "\u2060"  # takes no room and breaks no line
_SIGNS = re.compile(
    r"\\|\*|~~|\|\||<|@|\[|(?<![^\W_])_|_(?![^\W_])|(?<=:)(?=//)|(?:^|(?<=\n))(?=#|>)"
)
# looks like the sign that begins code, which no backslash disarms within code
_CODE = "\u02cb"


class Markup(str):
    """A text in which mentions and markdown are meant to work."""


def quoted(text: str) -> str:
    """Return a text escaped, so that no mention, markdown, link, time or code works in it, unless it is `Markup`.

    Codes of actions stay the same.
    """
    if isinstance(text, Markup):
        return text
    return _SIGNS.sub(_disarmed, text.replace("`", _CODE))


def _disarmed(sign: re.Match[str]) -> str:
    if not sign[0]:
        return _WORD_JOINER
    armed = "".join(f"\\{char}" for char in sign[0])
    return armed + _WORD_JOINER if sign[0] in "@<" else armed


def in_code(content: str) -> list[str]:
    """Return a text as code blocks that each fit into a message, cut between lines where there is one."""
    content = content.replace("```", "`\u200b``")
    pages = []
    while content:
        end = (
            len(content)
            if len(content) <= BLOCK_CHARACTERS
            else content.rfind("\n", 0, BLOCK_CHARACTERS) + 1 or BLOCK_CHARACTERS
        )
        pages.append(f"```\n{content[:end]}\n```")
        content = content[end:]
    return pages
