"""The lessons that come with the program, and how far somebody is in them.

A lesson is a position as a record, with an answer to every action at each decision.
"""

import tomllib
from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase
from functools import lru_cache
from pathlib import Path

import msgspec

from bot.core.unit_of_work import UnitOfWork
from bot.delivery.renderer import Look
from rules import record as records
from rules.game import Game, GameState
from rules.notation import SEATS, read_code
from rules.register import GAMES
from storage import lessons as rows
from storage.lessons import LessonRow

HERE = Path(__file__).parent
LEARNER = 0  # the seat of who learns; the others act as the lesson says


class LessonStep(msgspec.Struct, frozen=True):
    """A decision.

    `answers` has the judgment of an action by a pattern of its code, the first that fits (`answer`); `then` is
    the line after an action that is the idea, up to the learner's next decision.
    """

    answers: dict[str, str]
    then: tuple[str, ...] = ()


class Lesson(msgspec.Struct, frozen=True):
    """One idea. Its id stays forever; its words are the messages `learn-NAME...`, its pictures the `looks`."""

    id: int
    name: str
    position: str
    steps: tuple[LessonStep, ...]
    looks: tuple[Look, ...] = ("glance",)


class Course(msgspec.Struct, frozen=True):
    """The lessons of a game; their positions have the same header."""

    header: str
    lessons: tuple[Lesson, ...]


@lru_cache(maxsize=1)
def courses() -> Mapping[str, Course]:
    """Return the lessons of every game that has some, in the order of the register; read once."""
    paths = {game: HERE / f"{game}.toml" for game in GAMES}
    return {
        game: msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Course)
        for game, path in paths.items()
        if path.exists()
    }


def find(lesson: int) -> tuple[str, Lesson] | None:
    """Return the game and the lesson with that id; None where there is none any more."""
    lessons = (
        (game, one)
        for game, course in courses().items()
        for one in course.lessons
        if one.id == lesson
    )
    return next(lessons, None)


def number(game: str, lesson: Lesson) -> int:
    """Return which of its game's lessons it is, from 1 on."""
    return courses()[game].lessons.index(lesson) + 1


def position(game: str, lesson: Lesson, codes: Sequence[str]) -> tuple[Game, GameState]:
    """Return the position after these actions of the learner; raise RecordError or ActionError."""
    record = records.read(f"game: {game}\n{courses()[game].header}{lesson.position}")
    game_, state, _ = records.start(record)
    for seat, code in records.codes(record, game_, state):
        game_.apply(state, seat, code)
    for code, step in zip(codes, lesson.steps, strict=False):
        game_.apply(state, LEARNER, code)
        for line in step.then:
            name, _, text = line.partition(" ")
            seat = SEATS.index(name)
            game_.apply(state, seat, read_code(game_, state, seat, text, SEATS))
    return game_, state


def answer(step: LessonStep, code: str) -> tuple[str, str]:
    """Return how an action is judged: its mark, + the idea, ~ works, - doesn't help.

    And the end of its message's id.
    """
    text = next(
        answer_
        for pattern, answer_ in step.answers.items()
        if fnmatchcase(code, pattern)
    )
    return text[0], text[1:]


def idea(step: LessonStep, codes: Sequence[str]) -> str:
    """Return the legal code that is the idea; of several the first."""
    return next(code for code in codes if answer(step, code)[0] == "+")


def progress(uow: UnitOfWork, user: int) -> tuple[dict[int, list[str]], set[int]]:
    """Return by lesson that somebody has begun the actions of the present try; and those that they have done."""
    stored = rows.of_user(uow.tx, user)
    tries = {row.lesson: row.codes.split(",") if row.codes else [] for row in stored}
    return tries, {row.lesson for row in stored if row.done is not None}


def keep(
    uow: UnitOfWork, user: int, lesson: int, codes: Sequence[str], *, done: bool
) -> None:
    """Keep the actions of the present try; a lesson that was `done` once stays so."""
    rows.keep(
        uow.tx, LessonRow(user, lesson, ",".join(codes), uow.now if done else None)
    )
