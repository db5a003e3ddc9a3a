"""The code asks for messages that the English catalogue has, with all that they take."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from bot.core import errors
from bot.core.catalogue import say
from rules.model import Message
from tests.languages.reading import Told

BOT = Path(__file__).parents[3] / "bot"
REFUSALS = {
    name
    for name, kind in vars(errors).items()
    if isinstance(kind, type) and issubclass(kind, Exception)
}


@pytest.fixture(scope="module")
def taken():
    """What each message takes that the bot can say."""
    return {
        entry.id: entry.used()
        for entry in Told("en").entries.values()
        if entry.room != "rendering" and not entry.attribute
    }


def asked(source: str) -> list[tuple[str, set[str] | None]]:
    """The messages that a module raises or says by name, each with what it is given (None: not to be seen)."""
    found = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(
                func=ast.Name(id=name),
                args=[ast.Constant(value=str(message)), *_],
                keywords=given,
            ) if name in REFUSALS or (
                name == "say" and "from bot.core.catalogue import" in source
            ):
                names = {keyword.arg for keyword in given}
                found.append(
                    (message, None if None in names or "words" in names else names)
                )
            case ast.Call(
                func=ast.Attribute(
                    value=ast.Name(id="l10n" | "words")
                    | ast.Attribute(attr="l10n" | "words"),
                    attr="format",
                ),
                args=[ast.Constant(value=str(message))],
                keywords=given,
            ):
                names = {keyword.arg for keyword in given}
                found.append((message, None if None in names else names))
    return found


def test_every_message_that_code_asks_for_is_there_and_gets_what_it_takes(taken):
    sources = [path.read_text(encoding="utf-8") for path in sorted(BOT.rglob("*.py"))]
    calls = [call for source in sources for call in asked(source)]
    assert len(calls) > 700
    assert not [message for message, _ in calls if message not in taken]
    assert not [
        (message, taken[message] - given)
        for message, given in calls
        if given is not None and taken[message] - given
    ]
    named = {
        name
        for source in sources
        for name in re.findall(r'"((?:table|pace)-[a-z-]+)"', source)
    }
    assert not named - taken.keys()


def test_every_id_that_is_put_together_can_become_one_that_is_there(taken):
    lost = set()
    for path in sorted(BOT.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Attribute(attr="format"),
                    args=[ast.JoinedStr(values=parts), *_],
                ):
                    form = "".join(
                        re.escape(str(part.value))
                        if isinstance(part, ast.Constant)
                        else ".*"
                        for part in parts
                    )
                    if not any(re.fullmatch(form, message) for message in taken):
                        lost.add(form)
    assert not lost


def test_a_refusal_carries_its_message_and_reads_as_english():
    refusal = errors.SeatTaken(
        "table-full",
        title=Message("game-caylus", {}, "Caylus"),
        most=5,
        computers=0,
    )
    assert str(refusal) == "This table is full: Caylus takes at most 5 players."
    assert refusal.message.args["most"] == 5
    assert refusal.position is None
    seats = (Message("seat-blue", {}, "Blue"), "Red", "Green")
    assert str(errors.WrongStatus("table-seats-open", seats=seats)).startswith(
        "These seats are still open: Blue, Red and Green."
    )


def test_a_game_is_called_as_people_call_it():
    assert str(errors.named("magna_carta", 12)) == "Caylus Magna Carta #12"
    assert str(errors.named("my_own", 3)) == "My Own #3"


def test_a_message_that_is_not_there_or_lacks_what_it_takes_is_an_error():
    with pytest.raises(KeyError, match="table-nothing-of-the-kind"):
        say("table-nothing-of-the-kind")
    with pytest.raises(KeyError, match="table-full"):
        errors.SeatTaken("table-full", title="Caylus")
