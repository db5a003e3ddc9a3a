"""How the house is kept: names that can be told apart, files of a size to be read, SQL in its room."""

from __future__ import annotations

import ast
import contextlib
import re
import tokenize
from collections import Counter, defaultdict
from pathlib import Path

import pytest

from tests import plain_words

ROOT = Path(__file__).resolve().parents[1]
ROOMS = (
    "bot",
    "environments",
    "lab",
    "languages",
    "players",
    "rendering",
    "rules",
    "storage",
)
ENDINGS = ("ation", "ings", "ing", "ions", "ion", "ers", "er", "ed", "es", "s", "e")
FORMER = {
    *(
        "crowd",
        "desk",
        "door",
        "errand",
        "keeper",
        "ledger",
        "nameless",
        "office",
        "onlooker",
        "orphan",
    ),
    *("programme", "relay", "sketching", "story", "studio", "tale", "tidings"),
}
"""Words that the glossary has others for: no name has them as a part, in the singular or plural."""
FORMER_NAMES = {
    *(
        "Ask",
        "Conduct",
        "Deed",
        "VoteWords",
        "games_with_notices",
        "words_of",
        "Evening",
        "Known",
        "Letter",
        "LetterRow",
        "Placings",
        "Reach",
        "Sheet",
        "Sight",
        "TableError",
        "Wanted",
        "WishRow",
        "Wishes",
    ),
}
"""Names that it has others for; as words they may stand for something else."""


def modules(*rooms: str) -> list[Path]:
    return [path for room in rooms for path in sorted((ROOT / room).rglob("*.py"))]


def root(stem: str) -> str:
    """A module's name without an English ending; short roots keep theirs."""
    for ending in ENDINGS:
        if stem.endswith(ending) and len(stem) - len(ending) >= 3:
            return stem.removesuffix(ending)
    return stem


def test_roots_are_found():
    assert {root(name) for name in ("ask", "asking")} == {"ask"}
    # this much is left to the eye
    assert {root(name) for name in ("plans", "planning")} == {"plan", "plann"}


def test_no_two_modules_of_the_bot_differ_by_an_ending_alone():
    found = defaultdict(set)
    for path in modules("bot"):
        if path.stem.strip("_") not in ("init", "main"):
            found[root(path.stem)].add(path.stem)
    assert not [stems for stems in found.values() if len(stems) > 1]


TOKENS = {
    "bot": 1_500,
    "bot/ai": 3_600,
    "bot/app": 19_100,
    "bot/components": 3_900,
    # the turns missed at each seat; seats held for a day after a bar; who is rated as it stands
    # and what is refused while a seat is held
    # who left a rated game; what a playing host may change there, and a moderator, which is a case
    # the hour of whoever has left the server; the last length of a bar; for whom a seat is kept, on the card
    # the refusal of what a moderator does without a reason
    # seats that are held for whoever was promised them
    "bot/core": 63_600,  # who missed most turns, under the result
    # messages about a seat say who took it and who is rated, and are struck when that is over
    # a result that is edited; promises struck at its end; looks for whoever is on the server again
    # whose rating a game changes no longer, or again
    # for whom a promised seat is held, with the button, and thanks to who played there
    "bot/delivery": 45_750,  # who can still continue a game that is over, and until when
    "bot/demo": 4_800,  # links to threads lead to their pages
    # acts shown before they are done, of a day, and not delivered; mistakes, ways back; streams of 200 pages
    # whose ratings an act changes, to whom that is told; whom the provost passes, and a key of all signs;
    # whose kept seat a moderator gives away, which tournaments end with a bar, and a bar's other end;
    # the turns that a reversed act cost, and who gave which length;
    # who sits again where a bar that was a mistake took the seat; turns missed by a removal; the cups
    # that a shorter bar brings back; settings that a moderator changes, and back; a late seat that has acted
    # the form for a reason, and what new settings mean for players; who is rated in the games of a bar
    # whose promised seat is given up, held, open or somebody else's, and when its player leaves after a mistake
    "bot/features": 206_850,  # the weight of a counted table, the last one who plays, a seat owed after a removal
    "bot/interactions": 19_100,
    # the standing of a seat that is played for, and passes that were skipped
    # final scores in the log, a line each
    "bot/text": 13_750,  # who ranks behind despite more points, for whom a seat is kept, or who else decided there
    "environments": 12_200,
    "lab": 14_600,
    "languages": 2_400,
    # purposes leave a builder the cubes it will take
    "players": 40_150,  # what placed workers will buy, sell and build, and houses that are needed soon
    # spaces of the card with all that belongs to them, in cells as wide as they need
    # on a phone each tile, favor line and section is a block of its own, since it can be pressed
    # what can be chosen on all boards, and the tiles of a builder on the small picture
    # the building in question and its deal in the banner of every board
    # the live board of a computer, whose road is its largest part; what an owner gets on a road of one row
    "rendering": 117_350,
    "rules": 76_600,  # what placed workers may bring before a space is activated
    # turns missed or excused at each seat, the games of a bar, acts about a person; a late seat in the log
    # tournaments that a bar has ended; turns excused until somebody sits again, or of a removal
    "storage": 45_950,  # a late seat in the log
}
"""Tokens of a room at most; the bot's own folders are rooms of their own. A room may grow by raising its number.

Each has room for what a recipe adds (`tests/recipes`)."""
DENSEST = 7.5
"""Tokens a line of a room at most."""
COUNTED = {tokenize.NAME, tokenize.OP, tokenize.NUMBER, tokenize.STRING}


def tokens(path: Path) -> int:
    """Names, operators, numbers and texts of a module: what a reader has to take in, however it is broken up."""
    with path.open("rb") as file:
        return sum(token.type in COUNTED for token in tokenize.tokenize(file.readline))


def test_tokens_are_counted(tmp_path):
    (tmp_path / "module.py").write_text('x = f(1, "a")  # no more\n\n')
    assert tokens(tmp_path / "module.py") == 8


def test_rooms_keep_to_their_size():
    """Lines would reward packing: a bound of lines made the code denser, not simpler."""
    found, lines = Counter[str](), Counter[str]()
    for path in modules(*ROOMS):
        parts = path.relative_to(ROOT).parts
        room = "/".join(parts[:2]) if parts[0] == "bot" and len(parts) > 2 else parts[0]
        found[room] += tokens(path)
        lines[room] += len(path.read_bytes().splitlines())
    assert found.keys() == TOKENS.keys()
    assert not {room: n for room, n in found.items() if n > TOKENS[room]}
    assert not {
        room: n / lines[room] for room, n in found.items() if n > DENSEST * lines[room]
    }


def test_sql_stands_in_its_room_alone():
    statement = re.compile(r"\.execute(?:many|script)?\(")
    rooms = [room for room in ROOMS if room != "storage"]
    assert not [
        str(path)
        for path in modules(*rooms)
        if statement.search(path.read_text(encoding="utf-8"))
    ]


DOCUMENTED = {"_replace", "_asdict", "_fields", "_make", "_exit"}
"""Names of the standard library that are public in spite of their underscore."""


def is_private(name: str) -> bool:
    return (
        name.startswith("_")
        and not name.startswith("__")
        and name not in DOCUMENTED | {"_"}
    )


NAMING = (
    ast.FunctionDef,
    ast.AsyncFunctionDef,
    ast.ClassDef,
    ast.Name,
    ast.Attribute,
    ast.ImportFrom,
    ast.Call,
)


def naming(source: str) -> list[ast.AST]:
    """What names anything in a module."""
    return [node for node in ast.walk(ast.parse(source)) if isinstance(node, NAMING)]


def defined(nodes: list[ast.AST]) -> set[str]:
    """Names that a module defines: functions, classes, fields, and what is assigned to self or cls."""
    found = set()
    for node in nodes:
        match node:
            case (
                ast.FunctionDef(name=name)
                | ast.AsyncFunctionDef(name=name)
                | ast.ClassDef(name=name)
            ):
                found.add(name)
            case ast.Name(id=name, ctx=ast.Store()):
                found.add(name)
            case ast.Attribute(
                value=ast.Name(id="self" | "cls"), attr=name, ctx=ast.Store()
            ):
                found.add(name)
    return found


def borrowed(nodes: list[ast.AST], folder: set[str], room: set[str]) -> list[str]:
    """Private names that a module uses of others: imported from outside of the product, its own object's that the
    room doesn't define, or another object's that the folder doesn't define."""
    found = []
    for node in nodes:
        match node:
            case ast.ImportFrom(module=str(module), names=names) if module.split(".")[
                0
            ] not in (
                *ROOMS,
                "tests",
            ):
                used = [*module.split("."), *(alias.name for alias in names)]
                found += [name for name in used if is_private(name)]
            case ast.Attribute(
                value=ast.Name(id="self" | "cls") | ast.Call(func=ast.Name(id="super")),
                attr=name,
            ):
                found += [name] if is_private(name) and name not in room else []
            case (
                ast.Attribute(attr=name)
                | ast.Call(
                    func=ast.Name(id="getattr" | "setattr"),
                    args=[_, ast.Constant(value=str(name)), *_],
                )
            ):
                found += [name] if is_private(name) and name not in folder else []
    return found


def test_private_names_of_libraries_are_found():
    source = """
from aiosqlite._core import worker
class Own(discord.Client):
    def look(self, connection, name):
        self._mine, name._here = 1, 2
        return connection._execute, self._state, super()._connect(), getattr(image, "_size"), self._theirs
"""
    room = {"_mine", "_here", "_theirs"}
    found = borrowed(naming(source), {"_mine", "_here"}, room)
    assert sorted(found) == ["_connect", "_core", "_execute", "_size", "_state"]
    assert not borrowed(
        naming("one._replace(a=1)\nos._exit(0)\nself.__class__\nx._here"),
        {"_here"},
        room,
    )


@pytest.mark.parametrize("room", ["bot", "languages", "rendering", "storage"])
def test_private_names_of_libraries_are_not_used(room):
    """`bot/demo` shows a pinned version of simcord, which its private names hold for; why `storage/database.py` uses
    two of aiosqlite stands there."""
    named = {path: naming(path.read_text(encoding="utf-8")) for path in modules(room)}
    folders = defaultdict(set)
    for path, nodes in named.items():
        folders[path.parent] |= defined(nodes)
    whole = set().union(*folders.values())
    found = {
        str(path.relative_to(ROOT)): names
        for path, nodes in named.items()
        if path.parent != ROOT / "bot" / "demo"
        and (names := borrowed(nodes, folders[path.parent], whole))
    }
    names = set(found.pop("storage/database.py", ()))
    assert names <= {"_conn", "_connection", "_execute", "_running", "_thread"}
    assert not found


def test_every_module_says_what_it_is():
    silent = [
        str(path.relative_to(ROOT))
        for path in modules(*ROOMS)
        if path.name != "__init__.py"
        and not path.read_text(encoding="utf-8").lstrip().startswith('"""')
    ]
    assert not silent


def parts(name: str) -> set[str]:
    """The words that a name is made of, in small letters: "_PartName" of "part" and "name"."""
    return {part.lower() for part in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)}


def test_one_thing_has_one_word():
    former = FORMER | {f"{word}s" for word in FORMER}
    assert parts("_thread_ofTheDESKS") & former == {"desks"}
    found = defaultdict(set)
    for path in modules("bot", "storage"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            name = getattr(
                node,
                "id",
                getattr(
                    node, "attr", getattr(node, "arg", getattr(node, "name", None))
                ),
            )
            if isinstance(name, str) and (name in FORMER_NAMES or parts(name) & former):
                found[str(path.relative_to(ROOT))].add(name)
    assert not found


CALLED = {"Localization": ("l10n", "fallback"), "ShardRange": ("shard_range", "of")}
"""What parameters of these types are called."""


def test_a_parameter_is_called_as_what_it_takes():
    odd = []
    for path in modules("bot", "storage"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.arg) and node.annotation is not None:
                taken = ast.unparse(node.annotation).removesuffix(" | None")
                if node.arg not in CALLED.get(taken, (node.arg,)):
                    odd.append(
                        f"{path.relative_to(ROOT)}:{node.lineno}: {node.arg}: {taken}"
                    )
    assert odd == []


MOST_ANY = 302
"""Uses of `Any` in the product, imports apart: where a library has no types, or the types differ from game to game."""


def uses_of_any(source: str) -> int:
    """How often a module says Any, in annotations that are text too."""
    found = 0
    for node in ast.walk(ast.parse(source)):
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and "Any" in node.value
        ):
            with contextlib.suppress(SyntaxError):
                found += uses_of_any(node.value)
        found += "Any" in (getattr(node, "id", None), getattr(node, "attr", None))
    return found


def test_any_is_the_exception():
    assert (
        uses_of_any(
            "from typing import Any\nx: list[Any]\ny: 'dict[str, Any]' = typing.Any\n'Any of it.'"
        )
        == 3
    )
    found = sum(
        uses_of_any(path.read_text(encoding="utf-8"))
        for path in modules(*ROOMS)
        if path.parts[len(ROOT.parts)] != "environments"
    )
    assert found <= MOST_ANY


@pytest.mark.parametrize(
    "room", ["bot", "languages", "players", "rendering", "storage"]
)
def test_a_module_has_one_block_of_imports_for_types_at_most(room):
    twice = []
    for path in modules(room):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        if (
            sum(
                isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test)
                for node in tree.body
            )
            > 1
        ):
            twice.append(str(path.relative_to(ROOT)))
    assert twice == []


def test_vague_names_and_docstrings_are_found():
    source = '''
def told(said):
    """What somebody said."""
class Plan:
    """A plan."""
    _anew: bool = False
    """Whether it is another one."""
def plan():
    """What if nobody acts."""
def owner():
    """Return the owner.

    None where there is none.
    """
'''
    assert [line for line, _ in plain_words.faults(source)] == [2, 2, 6, 3, 7, 11]
