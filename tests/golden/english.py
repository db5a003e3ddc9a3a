"""The English of the rooms that read no Fluent: modules made from the English catalogues, its one source."""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser, ast

from languages.catalogue import EVERY

if TYPE_CHECKING:
    from collections.abc import Mapping

ROOT = Path(__file__).parent.parent.parent
MODULES = {
    "rules/english.py": "rules/locales/en/rules.ftl",
    "rules/caylus/english.py": "rules/locales/en/caylus.ftl",
    "rules/magna_carta/english.py": "rules/locales/en/magna_carta.ftl",
    "players/english.py": "players/locales/en/players.ftl",
}
"""Each module, and the catalogue that it is made from."""
HEAD = '''"""The English of `{catalogue}`, from which `make golden` makes this module: change the catalogue."""

from __future__ import annotations

'''
TEXTS = """from rules.texts import Texts

TEXTS = Texts(
    {
"""
SHARED = """from rules.english import TEXTS as SHARED
from rules.texts import Texts

TEXTS = Texts(
    SHARED.templates
    | {
"""
SAY = """    }
)
say = TEXTS.say
"""
GAMES = ("rules/caylus/", "rules/magna_carta/")
"""The games, whose messages go with those that all games share."""


def made(module: str, catalogue: str) -> str:
    """The text of a module; raises ValueError for a message that `str.format` can't say."""
    found = templates((ROOT / catalogue).read_text(encoding="utf-8"))
    if module == "rules/english.py":  # with what has no words, in both games
        folder, known = (ROOT / catalogue).parent, dict(found)
        for game in ("caylus.ftl", "magna_carta.ftl"):
            known |= templates((folder / game).read_text(encoding="utf-8"))
        found |= templates((folder / EVERY).read_text(encoding="utf-8"), known)
    head = HEAD.format(catalogue=catalogue)
    return (
        head + (SHARED if module.startswith(GAMES) else TEXTS) + _lines(found, 8) + SAY
    )


def templates(
    catalogue: str, known: Mapping[str, str] = MappingProxyType({})
) -> dict[str, str]:
    """The templates of `rules.texts` for the messages of a catalogue, in its order; it may refer to known ones."""
    found: dict[str, str] = {}
    for entry in FluentParser().parse(catalogue).body:
        if isinstance(entry, ast.Comment):
            continue
        if (
            not isinstance(entry, ast.Message)
            or entry.value is None
            or entry.attributes
        ):
            raise ValueError(
                f"only messages with a value can be made a template of: {entry.to_json()}"
            )
        found[entry.id.name] = "".join(
            _part(entry.id.name, element, known) for element in entry.value.elements
        )
    return found


def _part(
    message_id: str, element: ast.TextElement | ast.Placeable, known: Mapping[str, str]
) -> str:
    """A variable is `{n}`, a number with its word `{n:denier|deniers}`, or `{n:favor|favors|no favor}` with [0]."""
    match element:
        case ast.TextElement(value=text) if not set(text) & set("{}"):
            return text
        case ast.Placeable(expression=ast.VariableReference(id=name)):
            return f"{{{name.name}}}"
        case ast.Placeable(expression=ast.MessageReference(id=name)) if (
            name.name in known
        ):
            return known[name.name]
        case ast.Placeable(
            expression=ast.SelectExpression(
                selector=ast.VariableReference(id=name), variants=variants
            )
        ):
            words = {
                variant.key.name: _word(name.name, variant.value)
                for variant in variants
                if isinstance(variant.key, ast.Identifier)
            }
            none = [
                variant.value.elements[0].value
                for variant in variants
                if isinstance(variant.key, ast.NumberLiteral)
                and variant.key.value == "0"
                and isinstance(variant.value.elements[0], ast.TextElement)
                and len(variant.value.elements) == 1
            ]
            if (
                len(variants) == 2 + len(none)
                and words.keys() == {"one", "other"}
                and all(words.values())
            ):
                kinds = "|".join([words["one"], words["other"], *none])
                return f"{{{name.name}:{kinds}}}"
    raise ValueError(
        f"{message_id}: a room that reads no Fluent has variables, and words behind a number:"
        " { $n -> [one] { $n } denier *[other] { $n } deniers }"
    )


def _word(name: str, pattern: ast.Pattern) -> str | None:
    """What stands behind the number: "deniers" of "{ $n } deniers"."""
    match pattern.elements:
        case [
            ast.Placeable(expression=ast.VariableReference(id=number)),
            ast.TextElement(value=text),
        ] if (
            number.name == name and text.startswith(" ") and not set(text) & set("{}|")
        ):
            return text[1:]
    return None


def _lines(found: dict[str, str], indent: int) -> str:
    return "".join(
        f"{' ' * indent}{_quoted(name)}: {_quoted(text)},\n"
        for name, text in found.items()
    )


def _quoted(text: str) -> str:
    """As the formatter quotes it."""
    quote = "'" if '"' in text and "'" not in text else '"'
    inner = text.replace("\\", "\\\\").replace(quote, f"\\{quote}").replace("\n", "\\n")
    return f"{quote}{inner}{quote}"


def write() -> None:
    """Writes every module anew."""
    for module, catalogue in MODULES.items():
        (ROOT / module).write_text(made(module, catalogue), encoding="utf-8")
