"""The lessons of a newcomer's guide, and those that a person has had already, in whatever game."""

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from bot.core import play
from bot.core.model import Position
from bot.core.notifications import Notification
from bot.core.unit_of_work import UnitOfWork
from rules.game import Game, GameState
from storage import game_lists, user_data
from storage.games import GameRow

SETTING = "guide"
"""The person's setting: on, off, or missing, which is on until they have finished a game."""
EXPLAINED_SETTING = "guide_told"
"""The messages that a person has been told, kept beside their settings."""


class Topic(NamedTuple):
    """Something to be told: the message, and the tile or card that it is about."""

    message: str
    tile: str = ""


class Lesson(NamedTuple):
    """A guide's explanation at a decision.

    `speaks` is whether it gives it unasked, `new` the part that its person has not read yet.
    """

    person: int
    speaks: bool
    new: tuple[Topic, ...] = ()


def lesson(
    uow: UnitOfWork, row: GameRow, notification: Notification | None = None
) -> Lesson | None:
    """Return the lesson of a newcomer's guide at the present decision; None at a table without a guide."""
    person = uow.info(row).alone
    if row.status != "running" or person is None:
        return None
    chosen = user_data.settings(uow.tx, "user", person)
    wanted = chosen.get(SETTING)
    speaks = wanted == "on" or (
        wanted is None and not game_lists.has_finished(uow.tx, person)
    )
    known = chosen.get(EXPLAINED_SETTING, "").split()
    new = [
        topic
        for topic in topics(play.game_of(row), uow.state(row))
        if topic.message not in known
    ]
    return Lesson(person, speaks and not row.imported, tuple(new))


def lesson_of(uow: UnitOfWork, game: int) -> Lesson | None:
    """Return the same for a game by its number."""
    return lesson(uow, uow.row(game))


def note(uow: UnitOfWork, person: int, topics: Iterable[Topic]) -> None:
    """Keep what a person is told."""
    known = (
        user_data.settings(uow.tx, "user", person).get(EXPLAINED_SETTING, "").split()
    )
    messages = dict.fromkeys([*known, *(topic.message for topic in topics)])
    user_data.change(uow.tx, "user", person, {EXPLAINED_SETTING: " ".join(messages)})


def asked_first(position: Position, code: str | None) -> list[Topic]:
    """Return the topics of the question and of a code's action, whether or not the person has had them."""
    decision, game = position.decision, position.game
    assert decision is not None
    first = [Topic(f"{game.guide.prefix}lesson-{decision.kind}")]
    if code is not None:
        alone = msgspec.structs.replace(decision, actions=(code,))
        lessons = game.guide.lessons(position.view(), alone, "")
        first += [
            Topic(f"{game.guide.prefix}lesson-{what}", tile) for what, tile in lessons
        ]
    return [topic for topic in first if topic.message in game.templates]


def choices(position: Position) -> list[str]:
    """Return the messages about the places or lines that a decision chooses from."""
    decision, game = position.decision, position.game
    assert decision is not None
    lessons = game.guide.lessons(position.view(), decision, "")
    return [f"{game.guide.prefix}lesson-{what}" for what, _ in lessons]


def topics(game: Game, state: GameState) -> list[Topic]:
    """Return the topics of a position's decision, in this order: its phase, its kind, its subject."""
    decision, guide = game.decision(state), game.guide
    if decision is None:
        return []
    lessons = [(decision.kind, "")]
    if not guide.secrecy.is_under_way(decision.kind, state.phase):
        lessons = [(f"phase-{state.phase}", ""), *lessons]
        lessons += guide.lessons(game.view(state), decision, game.place(state))
    tiles: dict[str, str] = {}
    for lesson, tile in lessons:
        tiles.setdefault(f"{guide.prefix}lesson-{lesson}", tile)
    return [
        Topic(message, tile)
        for message, tile in tiles.items()
        if message in game.templates
    ]
