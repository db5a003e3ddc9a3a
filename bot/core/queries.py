"""Queries: game information, positions, places and owners of games, and histories."""

from collections.abc import Iterable, Sequence

import msgspec

from bot.core import answers, game_info, play
from bot.core.model import GameInfo, Named, PastAction, Position
from bot.core.unit_of_work import UnitOfWork, of_tx
from rules.model import Event, Message
from rules.register import GAMES
from storage import actions, game_lists, games, outbox
from storage.games import GameRow

LISTED_UNDONE_ACTIONS = 10  # actions of an undo that are told one by one
# games of a list; nobody looks through more, and each takes a moment from everybody else
LISTED_GAMES = 50

game_in = of_tx(games.played_in)
games_in_server = of_tx(games.count)


def info(uow: UnitOfWork, game: int) -> GameInfo:
    """Return a game; raise NoGame."""
    return uow.info(uow.row(game))


def position(uow: UnitOfWork, game: int) -> Position:
    """Return a game as it is now; raise NoGame."""
    return uow.position(uow.row(game))


def played_in(uow: UnitOfWork, channel: int) -> Position | None:
    """Return the running game of a thread or channel, as it is now; None where there is none."""
    game = games.played_in(uow.tx, channel)
    row = None if game is None else uow.row(game)
    return uow.position(row) if row is not None and row.status == "running" else None


def running_under(uow: UnitOfWork, channel: int) -> tuple[GameInfo, ...]:
    """Return the running games whose lobby card is in this channel, the newest first and at most LISTED_GAMES."""
    return _infos(uow, games.under(uow.tx, channel, "running", LISTED_GAMES))


def lobbies_in(uow: UnitOfWork, channel: int) -> tuple[GameInfo, ...]:
    """Return the open lobbies of a channel, the newest first and at most LISTED_GAMES of them."""
    return _infos(uow, games.under(uow.tx, channel, "lobby", LISTED_GAMES))


def suggested(
    uow: UnitOfWork, server: int, channel: int, user: int, number: int | None = None
) -> tuple[Named, ...]:
    """Return the games that a person may mean.

    The one of that number comes first, then their own of the server, then those opened here.
    """
    own_games = game_lists.own(uow.tx, user, LISTED_GAMES, server)
    numbers = dict.fromkeys(
        (*own_games, *game_lists.opened_in(uow.tx, channel, LISTED_GAMES))
    )
    if number in numbers or (
        number is not None
        and game_lists.is_suggested(uow.tx, number, server, channel, user)
    ):
        numbers = {number: None, **numbers}
    return _named(uow, numbers)


def finished(
    uow: UnitOfWork, user: int, server: int, channel: int, number: int | None
) -> tuple[Named, ...]:
    """Return the finished games that a person may mean.

    The one of that number comes first, then their own of the server and those played here.
    """
    own_games = game_lists.finished_own(uow.tx, user, server, LISTED_GAMES)
    ended = game_lists.ended_in(uow.tx, channel, LISTED_GAMES)
    return _named(
        uow, sorted({*own_games, *ended}, key=lambda game: (game != number, -game))
    )


def _named(uow: UnitOfWork, numbers: Iterable[int]) -> tuple[Named, ...]:
    """Return the names of games, without those whose row is damaged."""
    named_games = (Named(game, *game_lists.names(uow.tx, game)) for game in numbers)
    return tuple(
        named_game
        for named_game in named_games
        if named_game.game in GAMES
        and all(isinstance(name, str) for name in named_game.names)
    )


def _infos(uow: UnitOfWork, rows: list[GameRow]) -> tuple[GameInfo, ...]:
    """Return the games of rows, without those whose row is damaged: they must not hide the others."""
    return tuple(
        info for info in (_readable(uow, row) for row in rows) if info is not None
    )


def _readable(uow: UnitOfWork, row: GameRow) -> GameInfo | None:
    """Return the game of a row, None where the row is damaged."""
    try:
        info = uow.info(row)
    except (msgspec.DecodeError, TypeError, ValueError):
        return None
    sound = row.kind in GAMES and (
        info.deciding is None or info.deciding in range(len(info.seats))
    )
    return info if sound else None


def games_of(uow: UnitOfWork, user: int) -> tuple[GameInfo, ...]:
    """Return this person's lobbies and running games, those that wait for them first, except those of `damaged_of`."""
    return tuple(
        sorted(
            _infos(uow, _rows_of(uow, user)), key=lambda info: not info.waits_for(user)
        )
    )


def damaged_of(uow: UnitOfWork, user: int) -> tuple[int, ...]:
    """Return this person's lobbies and running games that can't be read."""
    return tuple(row.id for row in _rows_of(uow, user) if _readable(uow, row) is None)


def _rows_of(uow: UnitOfWork, user: int) -> list[GameRow]:
    rows = (
        games.find(uow.tx, game) for game in game_lists.own(uow.tx, user, LISTED_GAMES)
    )
    return [row for row in rows if row is not None]


def counts(uow: UnitOfWork) -> dict[str, int]:
    """Return how many games, by status, and notifications that wait: for the doctor and the health line."""
    by_status = {"lobby": 0, "running": 0, "finished": 0, "cancelled": 0}
    by_status.update(games.by_status(uow.tx, uow.shard_range))
    by_status["canceled"] = by_status.pop("cancelled")  # as texts for people spell it
    by_status["notices"] = outbox.count_waiting(uow.tx, uow.shard_range)
    return by_status


def of_server(uow: UnitOfWork, server: int, of: Sequence[int]) -> tuple[int, ...]:
    """Return those of these games that are a server's."""
    rows = (games.find(uow.tx, game) for game in of)
    return tuple(row.id for row in rows if row is not None and row.server == server)


def opening(uow: UnitOfWork, game: int) -> tuple[Event, ...]:
    """Return the chance events of the set-up; empty for a game that came from a record."""
    row = uow.row(game)
    drawn = b"[]" if row.imported else games.opening(uow.tx, game) or b"[]"
    return tuple(play.game_of(row).decode_events(drawn))


def actions_behind(
    uow: UnitOfWork, game: int, number: int, user: int | None = None
) -> tuple[PastAction, ...]:
    """Return the first ten actions behind a place in the record that this person (None: everybody) may know."""
    row = uow.row(game)
    own_seats = [
        holder.seat
        for holder in games.holders(uow.tx, game)
        if user is not None and holder.user == user
    ]
    end = (
        row.revision
        if row.deciding in own_seats
        else game_info.public_revision(uow.tx, row)
    )
    rows = actions.actions_after(uow.tx, game, number, LISTED_UNDONE_ACTIONS)
    past_actions = [
        _past_action(row, action_row)
        for action_row in rows
        if action_row.revision <= end
    ]
    if len(past_actions) < len(rows):
        past_actions.append(PastAction(rows[-1].seat, "", ()))
    return tuple(past_actions)


def kept(uow: UnitOfWork, game: int, user: int) -> Message | None:
    """Return the answer this person has given while several decide at the same time; only they may see it."""
    row = uow.row(game)
    together = answers.at_once(row, uow.state(row)) if row.status == "running" else ()
    for holder in games.holders(uow.tx, game):
        if holder.user == user and holder.seat in together:
            answer = answers.kept(uow, row, holder.seat)
            return None if answer is None else answers.label_of(answer)
    return None


def actions_undone(uow: UnitOfWork, game: int, revision: int) -> tuple[PastAction, ...]:
    """Return the first ten actions that an undo took back.

    Its notification says which of them others may know.
    """
    row = uow.row(game)
    return tuple(
        _past_action(row, undone)
        for undone in actions.actions_undone(
            uow.tx, game, revision, LISTED_UNDONE_ACTIONS
        )
    )


def _past_action(row: GameRow, action: actions.PastActionRow) -> PastAction:
    return PastAction(
        action.seat, action.code, tuple(play.game_of(row).decode_events(action.events))
    )
