"""What the guide of a newcomer has told already follows from what was chosen before: nothing of it is stored."""

from typing import NamedTuple

from bot.core import history, play
from bot.core.errors import UndoRefused
from bot.core.notifications import Notification
from bot.core.unit_of_work import UnitOfWork
from rules.game import Game, GameState
from storage import actions, game_lists, user_data
from storage.games import GameRow

AT_ONCE = 2  # things that are told beside one question
MOST = 5  # that are told where somebody asks
SETTING = "guide"
"""The person's setting: on, off, or missing, which is on until they have finished a game."""


class Topic(NamedTuple):
    """Something to be told: the message, and the tile or card that it is about."""

    message: str
    tile: str = ""


class Lesson(NamedTuple):
    """What a guide has to tell at a decision: `speaks` is whether it does so unasked, `told` what is told beside the
    question because it comes up for the first time, `more` what else there is, for who asks."""

    speaks: bool
    told: tuple[Topic, ...] = ()
    more: tuple[Topic, ...] = ()


def lesson(uow: UnitOfWork, row: GameRow, notification: Notification | None = None) -> Lesson | None:
    """What the guide of a newcomer has to tell at the present decision; None at a table without a guide."""
    info = uow.info(row)
    person = info.alone
    if row.status != "running" or person is None:
        return None
    known: set[str] = set()
    speaks = not row.imported and _wanted(uow, person)
    state = None
    if speaks:
        try:
            known, state = _told(uow, row, info.seats_of(person))
        except UndoRefused:  # a record of other rules
            speaks = False
    game = play.game_of(row)
    state = uow.state(row) if state is None else state
    new = [topic for topic in topics(game, state) if topic.message not in known]
    told = new[:AT_ONCE] if speaks else []
    return Lesson(speaks, tuple(told), tuple(new[len(told) :][:MOST]))


def lesson_of(uow: UnitOfWork, game: int) -> Lesson | None:
    """The same for a game by its number."""
    return lesson(uow, uow.row(game))


def _wanted(uow: UnitOfWork, person: int) -> bool:
    chosen = user_data.settings(uow.tx, "user", person).get(SETTING)
    return chosen == "on" or (chosen is None and not game_lists.has_finished(uow.tx, person))


def _told(uow: UnitOfWork, row: GameRow, seats: tuple[int, ...]) -> tuple[set[str], GameState]:
    """The messages that were told beside earlier questions to these seats, and the position after all of them."""
    game = play.game_of(row)
    told: set[str] = set()
    state = history.state_at(uow, row, 0)[1]
    for action in actions.record(uow.tx, row.id):
        decision = game.decision(state)
        if decision is None or action.code not in decision.actions:
            raise UndoRefused("table-undo-deep")
        if action.seat in seats:
            new = [topic.message for topic in topics(game, state) if topic.message not in told]
            told.update(new[:AT_ONCE])
        game.step(state, action.code)
    return told, state


def topics(game: Game, state: GameState) -> list[Topic]:
    """What can be told of the decision of a position, in this order: its phase, its kind, what it is about."""
    decision, guide = game.decision(state), game.guide
    if decision is None:
        return []
    found = [(decision.kind, "")]
    if not guide.secrecy.is_under_way(decision.kind, state.phase):
        found = [(f"phase-{state.phase}", ""), *found]
        found += guide.lessons(game.view(state), decision, game.place(state))
    tiles: dict[str, str] = {}
    for what, tile in found:
        tiles.setdefault(f"{guide.prefix}lesson-{what}", tile)
    return [Topic(message, tile) for message, tile in tiles.items() if message in game.templates]
