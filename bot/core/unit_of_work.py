"""The unit of work of a use case: the transaction, time and chance, and the usual checks and results."""

import dataclasses
from collections.abc import Callable
from functools import partial, wraps
from typing import Any, Concatenate, ParamSpec, TypeAlias, TypeVar

import msgspec

from bot.core import answers, ballots, game_info, notifications
from bot.core.clock import clocks, duration
from bot.core.errors import (
    NoGame,
    NotAllowed,
    NotSeated,
    StaleRequest,
    WrongStatus,
    named,
)
from bot.core.events import OF_ONE_GAME, DomainEvent
from bot.core.hooks import Check, Hooks
from bot.core.model import (
    GameInfo,
    LobbyInfo,
    Outcome,
    Person,
    Position,
    SeatInfo,
    Status,
    StoodIn,
    Trouble,
    Vote,
)
from rules.game import GameState
from rules.model import Event
from rules.register import find_game
from storage import (
    actions,
    games,
    invitations,
    jobs,
    match_requests,
    moderation,
    notification_kinds,
)
from storage import answers as answer_rows
from storage import outbox as rows
from storage.answers import AskedRow
from storage.database import SavepointFailed, needs_more_than_one_game, savepoint
from storage.games import GameRow, HolderRow, Tx
from storage.identity_map import MappedTx
from storage.shard_range import ShardRange

P = ParamSpec("P")
R = TypeVar("R")
ONE_GAME: set[Callable[..., Any]] = set()
U = TypeVar("U", bound=Callable[..., Any])


def of_one_game(use_case: U) -> U:
    """Mark a use case (first argument: game id) as touching only that game, so others never conflict with it."""
    ONE_GAME.add(use_case)
    return use_case


Public: TypeAlias = "Callable[[int, int, int | None], bool]"
"""A function that returns whether everybody in a server (or with a role) sees a channel, or people without the role do.
"""


@dataclasses.dataclass(slots=True, eq=False)
class UnitOfWork:
    """One use case at work, within one transaction.

    `shard_range` are the shards that this process sees to, None for all of them; `games` those that were
    asked for, in order; the `earliest` of the scheduled jobs is due then.
    """

    tx: Tx
    now: int
    draw: Callable[[int], int]
    hooks: Hooks
    delivery: str | None = None
    shard_range: ShardRange | None = None
    is_public: Public = lambda server, channel, role: True
    outsiders_read: Public = lambda server, channel, role: False
    may_post: Callable[[int, int, int | None], bool] = lambda server, channel, thread: (
        True
    )
    troubles: list[Trouble] = dataclasses.field(default_factory=list)
    games: list[int] = dataclasses.field(default_factory=list)
    earliest: int | None = None
    _reports: dict[int, notifications.Report] = dataclasses.field(default_factory=dict)

    def __post_init__(self) -> None:
        self.tx = MappedTx(self.tx, self.now)

    def finish(self) -> None:
        """Write what waits for the end of the transaction."""
        assert isinstance(self.tx, MappedTx), "as it was made"
        self.tx.flush()

    def asked(self, game: int) -> list[AskedRow]:
        """Return the seats that are asked in a game besides the one that decides."""
        return answer_rows.asked_of(self.tx, game)

    def keep_asked(self, game: int, row: AskedRow) -> None:
        """Keep that a seat is asked from now on, in place of an earlier asking."""
        answer_rows.keep_asked(self.tx, game, row)

    def forget_asked(self, game: int, seat: int | None = None) -> None:
        """Forget that a seat, or with None anybody in a game, is asked."""
        answer_rows.forget_asked(self.tx, game, seat)

    def row(self, game: int, *statuses: Status) -> GameRow:
        """Return the game's row.

        Raise NoGame, and WrongStatus unless the game is in one of these states, if any are told.
        """
        row = self.find(game)
        if row is None:
            raise NoGame("table-no-game")
        if statuses:
            self.need(row, *statuses)
        return row

    def keep(self, row: GameRow, *columns: str) -> None:
        """Write these columns of a game's row, as it has them now."""
        games.update(self.tx, row.id, **{name: getattr(row, name) for name in columns})

    def find(self, game: int) -> GameRow | None:
        """Return the game's row; None where there is none."""
        self.games.append(game)
        return games.find(self.tx, game)

    def need(self, row: GameRow, *statuses: Status) -> None:
        """Raise WrongStatus unless the game is in one of these states."""
        if row.status not in statuses:
            raise WrongStatus(
                "table-is", status=row.status, game=named(row.kind, row.id)
            )

    def info(
        self,
        row: GameRow,
        holders: list[HolderRow] | None = None,
        *,
        undoable: bool | None = None,
    ) -> GameInfo:
        """Return the public information of a game; look up whether it can be undone unless `undoable` is given."""
        if holders is None:
            holders = games.holders(self.tx, row.id)
        asked_rows, rated = answers.asked(self, row), game_info.rated(self, row)
        waiting = dict.fromkeys((*answers.to_decide(self, row), *asked_rows))
        if undoable is None:
            undoable = row.number > 0 and actions.can_be_undone(self.tx, row.id)
            if (
                undoable
                and rated == "yes"
                and sum(holder.player is None for holder in holders) == 1
            ):
                # Beside computers alone a rated game has undo only until another seat acts.
                (person,) = (holder.seat for holder in holders if holder.player is None)
                undoable = actions.last_seat(self.tx, row.id) == person
        is_lobby, running = row.status == "lobby", row.status == "running"
        reliable = game_info.reliable(self, row, holders) if is_lobby else {}
        seats = [
            SeatInfo(
                seat=holder.seat,
                colour=holder.colour,
                user=holder.user,
                name=holder.name,
                level=holder.level,
                stand_in=holder.stand_in,
                departed=holder.departed is not None,
                left=holder.how,
                absent=holder.absent is not None,
                away=None
                if holder.user is None or row.ended is not None
                else clocks.away_until(self, holder.user),
                reliable=reliable.get(holder.user or 0),
            )
            for holder in holders
        ]
        if row.status == "finished":
            for stored in actions.stand_ins(self.tx, row.id):
                seat, played = stored[0], StoodIn(*stored)
                seats[seat] = msgspec.structs.replace(seats[seat], played_for=played)
        return GameInfo(
            id=row.id,
            game=row.kind,
            status=row.status,
            revision=row.revision,
            number=row.number,
            options=game_info.options_of(row),
            settings=row.settings,
            rated=rated == "yes",
            unseen=rated == "hidden",
            practice=bool(row.practice),
            imported=bool(row.imported),
            host=row.host,
            server=row.server,
            channel=row.channel,
            thread=row.thread,
            seats=tuple(seats),
            lobby=self._lobby(row) if is_lobby else None,
            created=row.created,
            started=row.started,
            ended=row.ended,
            turn=row.turn,
            phase=row.phase,
            deciding=row.deciding if running else None,
            kind=game_info.public_kind(row) if running else None,
            since=row.since if running else None,
            unasked=row.unasked if running else None,
            awaited=tuple(
                clocks.shown(self, row, seat, asked_rows.get(seat)) for seat in waiting
            ),
            undoable=bool(undoable) and running,
            paused=row.paused,
            session_until=row.session_until if running else None,
            scores=game_info.scores_of(row.scores),
            winners=game_info.scores_of(row.winners),
            ranks=game_info.scores_of(row.ranks),
            forfeit=bool(row.forfeit),
            abandoned=bool(row.abandoned),
            void=row.status == "finished" and moderation.is_void(self.tx, row.id),
            untitled=bool(row.untitled),
            admission=game_info.admission_of(row),
            commitment=row.commitment,
            rematch_of=row.rematch_of,
        )

    def _lobby(self, row: GameRow) -> LobbyInfo:
        """Return the public information that only an open table has."""
        offered = tuple(match_requests.requests_of(self.tx, row.id))
        by_numbers = offered and row.places is not None
        return LobbyInfo(
            invited=invitations.invited(self.tx, row.id),
            places=row.places,
            offered=offered,
            numbers_wanted=match_requests.numbers_wanted(self.tx, row.id)
            if by_numbers
            else (),
            expected_durations=duration.expected(self, row).get(row.pace, ()),
        )

    def is_rated(self, row: GameRow) -> bool:
        """Return whether a game is rated: settled at its start, in a lobby as it would be now."""
        return game_info.rated(self, row) == "yes"

    def position(
        self, row: GameRow, info: GameInfo | None = None, known: Position | None = None
    ) -> Position:
        """Return the game as it is now; one that is `known` is decoded only if the game has gone on."""
        game = find_game(row.kind)
        if info is None:
            info = self.info(row)
        if (
            known is not None
            and known.begun
            and (known.info.id, known.revision) == (row.id, row.revision)
        ):
            return known.on(info)
        snapshot = actions.snapshot_at(self.tx, row.id, row.number)
        if snapshot is None:
            return Position(info, game, None, None)
        state = game.decode(snapshot.state)
        decision = game.decision(state) if row.status == "running" else None
        return Position(info, game, state, decision).on(info)

    def wait_for(self, row: GameRow) -> tuple[int, ...]:
        """Return the seats that are waited for.

        Of those that decide the one that is asked first does from now on.
        """
        waiting = answers.to_decide(self, row)
        if waiting:
            row.deciding = answers.first_of(
                waiting, partial(games.holders, self.tx, row.id)
            )
            games.update(self.tx, row.id, deciding=row.deciding)
        return tuple(dict.fromkeys((*waiting, *answers.asked(self, row))))

    def put_to(
        self, row: GameRow, seats: tuple[int, ...]
    ) -> tuple[int, GameState] | None:
        """Return which of these seats is asked now, and the state as put to it (not to play on); None if none is."""
        state, game = self.state(row), find_game(row.kind)
        for seat in answers.at_once(row, state):
            if seat in seats:
                return seat, game.asked_first(state, seat)
        return (
            None
            if row.deciding is None or row.deciding not in seats
            else (row.deciding, state)
        )

    def state(self, row: GameRow) -> GameState:
        """Return the state of a game that has begun."""
        snapshot = actions.snapshot_at(self.tx, row.id, row.number)
        assert snapshot is not None, "a game that has begun has its position"
        return find_game(row.kind).decode(snapshot.state)

    def seats_of(
        self, row: GameRow, person: Person, holders: list[HolderRow] | None = None
    ) -> tuple[int, ...]:
        """Return the seats this person holds; raise NotSeated when there is none."""
        if holders is None:
            holders = games.holders(self.tx, row.id)
        own_seats = tuple(
            [holder.seat for holder in holders if holder.user == person.user]
        )
        if not own_seats:
            vacant = row.status == "running" and any(
                holder.is_open for holder in holders
            )
            raise NotSeated(
                "table-not-seated",
                vacant="yes" if vacant else "no",
                game=named(row.kind, row.id),
            )
        return own_seats

    def need_host(
        self, row: GameRow, person: Person, *, or_moderator: bool = True
    ) -> None:
        """Raise NotAllowed, which names the host, unless the person is that (or may moderate)."""
        if row.host == person.user or (or_moderator and person.moderator):
            return
        holders = games.holders(self.tx, row.id)
        host = next(
            (
                holder.name
                for holder in holders
                if holder.user == row.host and holder.name
            ),
            "",
        )
        raise NotAllowed(
            "table-host-or-moderator" if or_moderator else "table-host-only",
            host=host,
            # the host of an imported record may hold no seat
            named="yes" if host else "no",
        )

    def need_revision(self, row: GameRow, revision: int) -> None:
        """Raise StaleRequest with the position now when the request was made for another revision."""
        if row.revision != revision:
            raise StaleRequest("table-stale", position=self.position(row))

    def apart(self, game: int | None, work: Callable[[], R], otherwise: R) -> R:
        """Do a game's part of work for many: of a failure nothing is kept, and it joins the unit's troubles."""
        try:
            return savepoint(self.tx, work)
        except SavepointFailed as failed:
            if game is not None:
                self._reports.pop(game, None)
            self.troubles.append(Trouble(game, failed.error))
            return otherwise

    def schedule(
        self, kind: str, key: str, due: int | None, server: int, payload: object = None
    ) -> None:
        """Schedule a job, in place of one that waits; None: it is not done at all.

        The process of a `server` does it (0: any).
        """
        if due is None:
            jobs.remove(self.tx, kind, key)
            return
        payload_json = None if payload is None else msgspec.json.encode(payload)
        jobs.schedule(self.tx, kind, key, server, due, payload_json)
        self.due_by(due)

    def due_by(self, due: int) -> None:
        """Note that a job is due then; the runner is told after the commit."""
        self.earliest = due if self.earliest is None else min(self.earliest, due)

    def repeated(self) -> Outcome | None:
        """Return the outcome of a request that was carried out before, as things stand now."""
        if self.delivery is None:
            return None
        delivered = games.delivered_before(self.tx, self.delivery)
        if delivered is None or delivered[0] is None:
            return None
        vote = None if delivered[1] is None else ballots.read(self.tx, delivered[1])
        return Outcome(self.position(self.row(delivered[0])), vote=vote, repeated=True)

    def done(
        self,
        game: int,
        *,
        position: Position | None = None,
        events: tuple[Event, ...] = (),
        vote: Vote | None = None,
    ) -> Outcome:
        """Return the outcome of a request that was carried out now, remembered by its delivery id."""
        if self.delivery is not None:
            games.keep_delivery(
                self.tx,
                self.delivery,
                game,
                None if vote is None else vote.id,
                self.now,
            )
        if position is None:
            position = self.position(self.row(game))
        return Outcome(position, events, vote)

    def publish(self, event: DomainEvent) -> None:
        """Tell features what happened: their subscribers run now, in this transaction."""
        if type(event) not in OF_ONE_GAME:
            self.need_all_games()
        for handler in self.hooks.handlers(type(event)):
            handler(self, event)

    def need_all_games(self) -> None:
        """Mark this unit as one that reads or changes more than one game."""
        needs_more_than_one_game(self.tx)

    def check(self, check: Check) -> bool:
        """Return whether a feature answers yes to a check (the first yes ends it).

        Raise the UserError of a refusal.
        """
        return any(handler(self, check) for handler in self.hooks.handlers(type(check)))

    def post(
        self, row: GameRow, body: notifications.Body, due: int | None = None
    ) -> None:
        """Put a notification into the outbox."""
        if due is not None:
            self.due_by(due)
        kind, body_json = notifications.kind_of(body), notifications.encode(body)
        rows.add(self.tx, row.id, row.revision, kind, body_json, self.now, due)

    def post_report(self, row: GameRow, report: notifications.Report) -> None:
        """Put a report into the outbox; those of one use case become one, for phases that pass in one go."""
        if row.id in self._reports:
            earlier = rows.newest(self.tx, row.id, notification_kinds.REPORT)
            rows.settle(self.tx, earlier, "joined", self.now)
            report = report.behind(self._reports[row.id])
        self._reports[row.id] = report
        self.post(row, report)

    def ask(
        self,
        row: GameRow,
        *,
        quiet: bool = False,
        renews: bool = False,
        due: int | None = None,
    ) -> None:
        """Put the prompt of the present decision into the outbox.

        The row takes over the nonce of a prompt whose posting failed. A posted prompt is left as it is, unless
        this one `renews` it, which mentions nobody. `due` delays it.
        """
        if row.deciding is None or row.decision is None:
            return
        prompt = notification_kinds.PROMPT
        waiting = rows.supersede(self.tx, row.id, prompt, self.now)
        # nobody is mentioned whom a question that still waits would not have mentioned
        if renews:
            bodies = [notifications.decode(waiting_row.body) for waiting_row in waiting]
            quiet = all(
                isinstance(body, notifications.Prompt) and body.quiet for body in bodies
            )
        tried = [waiting_row for waiting_row in waiting if waiting_row.attempts > 0]
        self.post(
            row,
            notifications.Prompt(
                row.deciding, game_info.public_kind(row) or "", quiet, renews
            ),
            due,
        )
        if tried:
            rows.take_nonce(self.tx, rows.newest(self.tx, row.id, prompt), tried[-1].id)

    def drop_prompt(self, row: GameRow) -> None:
        """Take back a waiting prompt, for nobody has to decide.

        One tried in vain is looked for: it may be there.
        """
        rows.supersede(
            self.tx, row.id, notification_kinds.PROMPT, self.now, untried=True
        )
        rows.make_due(self.tx, row.id, self.now)

    def post_newest(self, row: GameRow, body: notifications.Body) -> None:
        """Put a notification into the outbox of whose kind only the newest counts (prompts, cards)."""
        rows.supersede(self.tx, row.id, notifications.kind_of(body), self.now)
        self.post(row, body)


def of_tx(
    ask: Callable[Concatenate[Tx, P], R],
) -> Callable[Concatenate[UnitOfWork, P], R]:
    """Return a use case that calls a function of the transaction alone."""

    @wraps(ask)
    def use_case(uow: UnitOfWork, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return ask(uow.tx, *args, **kwargs)

    return use_case
