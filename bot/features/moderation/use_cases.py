"""The acts of moderators in a game, and of administrators on a server.

Each is written into the log with its reason, and can be taken back.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from bot.core import (
    final_order,
    holds,
    limits,
    lobby,
    moderation,
    notifications,
    play,
    seats,
    stand_in,
    tenures,
)
from bot.core.admission import need_welcome
from bot.core.clock import clocks
from bot.core.clock.awake_hours import HOUR
from bot.core.clock.time_bank import GRACES
from bot.core.errors import (
    BadChoice,
    NotAllowed,
    NotSeated,
    StaleRequest,
    UserError,
    named,
)
from bot.core.events import (
    AskingOutdated,
    BarWithdrawn,
    LeavingForgiven,
    PersonBarred,
    ResultVoided,
    SeatChanging,
    SeatPassing,
    SeatVacated,
)
from bot.core.final_order import Missed
from bot.core.game_settings import USUAL
from bot.core.hooks import Hooks, SeatCheck
from bot.core.jobs import DAY
from bot.core.model import GameInfo, Person
from bot.core.notifications import RatingMoved
from bot.core.unit_of_work import UnitOfWork
from bot.features.statistics.queries import moved, on_ladders
from storage import (
    actions,
    departures,
    games,
    invitations,
    jobs,
    message_slots,
    notification_kinds,
    outbox,
    ratings,
    statistics,
    tournaments,
)
from storage import answers as answer_rows
from storage import moderation as rows
from storage.games import GameRow, HolderRow
from storage.jobs import Job
from storage.moderation import ModerationRow
from storage.transaction import Value

SEAT_ACTS = ("give", "computer", "skip")
MISTAKE = "mistake"
"""The act by which a game counts neither way for somebody who lost a seat since they were removed from the server."""
GAME_ACTS = (*SEAT_ACTS, MISTAKE, "end", "void", "title")
"""Acts that are done to a game; the last two by administrators."""
PERSON_ACTS = ("bar", "ladder")
ADMINISTRATORS = ("void", "title", *PERSON_ACTS)
"""Acts that need Manage Server."""
BACK = "back"
REPORT = "report"
"""The choice of anybody who tells the moderators something: no act."""
ACTS = (*GAME_ACTS, *PERSON_ACTS, BACK, REPORT)
LISTED_ACTS = 10
LISTED_RATINGS = 10  # that a preview names
DRAFT, DRAFT_KEPT = "moderation.draft", 15 * 60
"""The job that forgets an act which nobody has confirmed, act:PRESS:MODERATOR, and its delay in seconds."""
STANDING = "moderation.standing"
"""The job that looks each hour how many turns somebody has missed who may take their seat back, ENTRY."""
HOLD, HOLD_REMINDED = "moderation.hold", 6 * HOUR
"""The job that reminds moderators of seats that are held for a barred person, ENTRY, and the seconds before the end."""
RETURN, OFFER_KEPT = "moderation.return", 7 * DAY
"""The job that ends an act by which the former holder of a seat may take it back, ENTRY, and its delay in seconds."""
BAR_END, DIRECT = "moderation.bar_end", "moderation.direct"
"""The jobs that end a bar, and tell people in person what an act does to them, ENTRY."""
DIRECT_AFTER = 15  # seconds
ANSWER = "moderation.answer"
"""The job that tells the sender of a report that it was looked at, MESSAGE:SENDER."""
LONGEST_BAR = 30  # days
WARNING, RESTRICTION = "warning", "restriction"
"""The milder degrees of a bar: nothing but a reason in person, and no new games."""
MISSING, EXCUSED = "missing", "excused"
"""Degrees of an act about a seat whose person was missing, and of a reversal that excuses the turns which it cost."""
LATER = "later"
"""The degree of a mistake after which somebody else plays on at the seat until its person takes it back."""
PREVIEWED = -1
"""The number of an act that is only tried: on a server those of the table have no way back."""


class Entry(NamedTuple):
    """An act of the log with what came of it; `kind` and `thread` are those of its game."""

    row: ModerationRow
    kind: str | None
    thread: int | None = None
    out: int | None = None
    """The person who no longer holds a seat by that act; None where nobody lost one, or they are forgotten."""
    former: int | None = None
    """The person who held a seat before that act; None where nobody did, or they are forgotten."""
    back: int | None = None
    """The person who holds a seat again by that act; None where nobody does, or they are forgotten."""
    by: ModerationRow | None = None
    """The act that took this one back."""
    target: ModerationRow | None = None
    """The act that this one takes back."""
    left: bool = False
    """True if the game counts as one that the person who is `out` has left."""
    stand_in: bool = False
    """True if a computer plays again for the person who is `back`."""
    games: tuple[tuple[str, int], ...] = ()
    """Games by kind and number in which a bar ended a seat, or its end gave one back."""
    rated: bool = False
    """True if its game is rated."""
    allowed: int | None = None
    """The act by which the person who is `back` was allowed to take this one's target back."""
    forgiven: tuple[tuple[str, int, int], ...] = ()
    """Games by kind, number and seat that somebody lost by an act, a mistake, and that count neither way."""
    own: bool = False
    """True if it is a warning by somebody who had played in a game of theirs that was running."""
    free: tuple[tuple[str, int], ...] = ()
    """The games in `forgiven` whose seat nobody has taken, by kind and number."""
    closed: tuple[tuple[str, int, str], ...] = ()
    """The other games in `forgiven`, by kind and number, and why the seat can't come back.

    It is `taken`, the game is `over`, or it is `closed` to them.
    """
    holder: int | None = None
    """The present holder of a seat that somebody lost by a mistake, or whose way back is taken back."""
    late: bool = False
    """True if it was found that a bar was a mistake when that was over."""
    before: ModerationRow | None = None
    """Of a bar's new end: the bar with the end that it had."""
    given: ModerationRow | None = None
    """Of a bar whose end was changed: the bar as it was given."""
    changes: tuple[ModerationRow, ...] = ()
    """The later acts that have changed the end of a bar, the first first."""
    kept: int | None = None
    """Until when the seat was kept for the person who is `out`, a suspended one; None: it was not."""
    left_cups: tuple[str, ...] = ()
    """The names of the tournaments that a bar has ended for its person, and that they are not in again."""
    cups: tuple[str, ...] = ()
    """The names of those that they are in again, of the end of a bar."""
    outcome: str = "no"
    """The outcome of `rating_outcome` for the games in `forgiven`; of several, the one that changes most."""
    players: tuple[int, ...] = ()
    """The people of a whole game that it ends, voids, or takes that back from."""
    ended: tuple[tuple[str, int], ...] = ()
    """The games in `games` that ended when a bar was lifted: all others had left them."""
    graces: int = GRACES
    """The move times of silence after which its game drops a player."""
    held: int | None = None
    """Until when the seat is held for a person with a promise, `held_for`; 0: it is open to anybody, None: neither."""
    held_for: int | None = None

    @property
    def counts_again(self) -> bool:
        """True if it takes back that a removal was a mistake: the game counts as one that its person left."""
        taken_back = self.target
        return (
            taken_back is not None
            and taken_back.act == MISTAKE
            and taken_back.degree != EXCUSED
        )

    @property
    def excuses(self) -> bool:
        """True if it excuses the turns that somebody missed while they were removed from the server by mistake."""
        return self.row.act == MISTAKE and self.row.degree == EXCUSED

    @property
    def was_given(self) -> bool:
        """True if the person who is `out` got the seat by the act that it takes back, and has not taken it since."""
        return self.target is not None and self.target.user == self.out

    @property
    def unread(self) -> list[int]:
        """The users to whom no direct message about it could be sent, and who have not been shown it."""
        return [int(user) for user in (self.row.unread or "").split()]


class Absence(NamedTuple):
    """The absence of the holder of a seat; `how` is `gone`, `computer`, `skipped` or `late`, or the game `waits`.

    So many of their `turns` were `missed`. `last` is the time of their last own move; None where they made none.
    """

    how: str
    missed: int
    turns: int
    last: int | None


class Done(NamedTuple):
    """The outcome of an act: its entry, and the games with pending notifications."""

    entry: int
    games: tuple[int, ...]


class Withdrawal(NamedTuple):
    """An act by which a person takes back the act `entry` of a server's log; `administrator`: has Manage Server."""

    server: int
    entry: int
    person: Person
    reason: str
    administrator: bool


class Draft(msgspec.Struct, frozen=True):
    """An act that waits for its moderator's confirmation; `tenure` is that which it ends, `way` the degree of a bar."""

    server: int
    moderator: int
    act: str
    reason: str
    game: int | None = None
    seat: int | None = None
    user: int | None = None
    user_name: str = ""
    entry: int | None = None
    tenure: int | None = None
    way: str = ""
    settings: Mapping[str, str] = {}


class Answer(msgspec.Struct, frozen=True):
    """The answer to a report from a `channel`, which may have a `sentence`; `sent`: when it was reported."""

    sender: int
    moderator: int
    channel: int
    sent: int
    sentence: str


def answer(uow: UnitOfWork, server: int, message: int, given: Answer) -> None:
    """Have the sender of a report told that it was looked at."""
    uow.schedule(ANSWER, jobs.key_of(message, given.sender), uow.now, server, given)


class Rated(NamedTuple):
    """The people who are still rated in a game, and its kind where it has to be named.

    `how`: against each other (`together`), against `others` or `nobody`; or the only one `wins`.
    """

    kind: str
    game: int
    users: list[int]
    how: str


class Previewed(UserError):
    """The outcome of an act that was only tried: raised, so that nothing of it stays.

    `moved`: the ratings that it would change; `resumed`: the game that it would let go on.
    """

    def __init__(
        self,
        entry: Entry,
        absence: Absence | None,
        rated: list[Rated],
        moved: list[RatingMoved],
        resumed: GameInfo | None,
    ) -> None:
        super().__init__("moderation-sure", readers="log")
        self.entry, self.absence, self.rated = entry, absence, rated
        self.moved, self.resumed = moved, resumed


def preview(
    uow: UnitOfWork, act: Callable[..., Done], server: int, options: dict[str, Any]
) -> None:
    """Raise Previewed, or the refusal of an act."""
    absence = (
        _absence(uow, options["game"], options["seat"]) if "seat" in options else None
    )
    before = on_ladders(uow, server)
    entry = find(uow, server, act(uow, number=PREVIEWED, **options).entry)
    changed = [one for kind in moved(uow, server, before).values() for one in kind]
    game, seat = entry.row.game, entry.row.seat
    if entry.back is not None and game is not None and seat is not None:
        waits = uow.row(game).late in ("wait", "vote") and not entry.stand_in
        how = "waits" if waits else "late"
        absence = Absence(how, *final_order.missed_so_far(uow, game, seat), None)
    changes = entry.out or entry.forgiven or entry.counts_again
    concerned = [("", game)] if changes else []
    if entry.row.act == "bar" and not (entry.target or entry.row).is_short:
        concerned = [
            *entry.games
        ]  # whoever stays is rated so once these no longer wait
    rated = [_rated(uow, kind, number or 0) for kind, number in concerned]
    resumed = entry.target is not None and entry.target.act == "end"
    raise Previewed(
        entry,
        absence,
        [one for one in rated if one.users],
        changed[:LISTED_RATINGS],
        uow.info(uow.row(entry.row.game or 0)) if resumed else None,
    )


def _rated(uow: UnitOfWork, kind: str, game: int) -> Rated:
    """Return who is rated in a game as it stands; nobody where it isn't rated."""
    row = uow.find(game)
    if row is None or row.rated != "yes":
        return Rated(kind, game, [], "")
    seats, opposed = final_order.rated_now(uow, game)
    holders = games.holders(uow.tx, game)
    users = [one.user for one in holders if one.user and one.seat in seats]
    how = "together" if len(users) > 1 else "others" if opposed else "nobody"
    if kind and sum(one.user is None and one.level is None for one in holders) == (
        len(holders) - 1
    ):
        how = "wins"
    return Rated(kind, game, users, how)


def _absence(uow: UnitOfWork, game: int, seat: int) -> Absence | None:
    holders = games.holders(uow.tx, game)
    if seat >= len(holders):
        return None
    held, how = holders[seat], "late"
    if held.departed is not None:
        how = "gone"
    elif held.stand_in is not None:
        how = "computer"
    elif held.absent is not None:
        how = "skipped"
    missed, turns = final_order.missed_so_far(uow, game, seat)
    return Absence(how, missed, turns, actions.last_own(uow.tx, game, seat))


def _numbered(number: int | None) -> dict[str, int]:
    return {} if number is None else {"id": number}


def keep_draft(uow: UnitOfWork, key: str, draft: Draft) -> None:
    """Keep an act until it is confirmed."""
    uow.schedule(DRAFT, f"act:{key}", uow.now + DRAFT_KEPT, draft.server, draft)


def draft(uow: UnitOfWork, key: str) -> Draft:
    """Return an act that waits; raise StaleRequest where it no longer does."""
    job = jobs.find(uow.tx, DRAFT, f"act:{key}")
    if job is None or job.payload is None:
        raise StaleRequest("moderation-draft-gone")
    return msgspec.json.decode(job.payload, type=Draft)


def take_draft(uow: UnitOfWork, key: str) -> None:
    """Let an act wait no longer; raise StaleRequest where it already doesn't."""
    draft(uow, key)
    jobs.remove(uow.tx, DRAFT, f"act:{key}")


def allow_return(uow: UnitOfWork, withdrawal: Withdrawal) -> Done:
    """Allow the former holder of a seat to take back the act that gave it away; its new holder plays on until then.

    Raise BadChoice where they are allowed to already, or the act is no longer in force.
    """
    act, until = _in_force(uow, withdrawal), uow.now + OFFER_KEPT
    allowed = rows.allowing(uow.tx, act.server, act.id)
    if act.act not in SEAT_ACTS or (allowed is not None and not allowed.undone):
        raise _already()
    assert act.game is not None, "an act about a seat says of which game"
    degree = EXCUSED if _is_excused(uow, act) else None
    number = _note_back(uow, withdrawal, act, until=until, waits=1, degree=degree)
    uow.schedule(RETURN, str(number), until, act.server)
    _watch(uow, str(number), act.server, _standing(uow, find(uow, act.server, number)))
    _tell(uow, number, act.server)
    uow.post(uow.row(act.game), notifications.Moderated(number))
    return Done(number, (act.game,))


class WayBack(NamedTuple):
    """A way back to a seat that a person has lost, by an act, and how the seat is now.

    `until`: when it is over; `points` of each seat, None where a game has none yet. Of the turns `missed` those
    `counted` count as such, and all turns; `excused`: those since the loss don't.
    """

    act: ModerationRow
    info: GameInfo
    seat: int
    until: int
    missed: Missed
    points: Sequence[int] | None
    counted: tuple[int, int]
    excused: bool


def way_back(
    uow: UnitOfWork,
    game: int,
    user: int,
    *,
    entry: int | None = None,
    seat: int | None = None,
) -> WayBack | None:
    """Return the way back to a seat of a game that the newest act gives a person, or that `entry`; None: none does."""
    row = uow.row(game)
    for act in rows.giving_back(uow.tx, row.server, user):
        for own in _seats_back(uow, row, act, user):
            if entry in (None, act.id) and seat in (None, own):
                position = uow.position(row)
                entry_ = _entry(uow, act)
                given = entry_.target if act.waits else None
                return WayBack(
                    act,
                    position.info,
                    own,
                    act.until or act.at + OFFER_KEPT,
                    final_order.missed_if_back(uow, game, own, user),
                    position.game.guide.points(position.view()),
                    missed_by(uow, entry_, user) or (0, 0),
                    given is None or _is_excused(uow, given),
                )
    return None


def need_way_back(uow: UnitOfWork, game: int, user: int, entry: int) -> WayBack:
    """Return the way back that an act gives a person; raise NotSeated, or BadChoice where it is over."""
    way, row = way_back(uow, game, user, entry=entry), uow.row(game)
    if way is not None:
        return way
    for act in rows.giving_back(uow.tx, row.server, user):
        if act.id == entry:
            closed = {number: how for _, number, how in _entry(uow, act).closed}
            how = closed.get(game, "closed")
            until = f"<t:{act.at + OFFER_KEPT}:f>"
            title = named(row.kind, game)
            raise BadChoice("moderation-taken", games=title, how=how, until=until)
    raise NotSeated("table-not-seated", vacant="no", game=f"#{game}")


def _seats_back(
    uow: UnitOfWork, row: GameRow, act: ModerationRow, user: int, *, left: bool = False
) -> list[int]:
    """Return the seats of a game that a person can take back now, as an act allows, or since it was a mistake.

    `left`: that they could if its player left it.
    """
    entry = _entry(uow, act)
    if act.waits:
        given = entry.target if act.game == row.id and entry.back == user else None
        can = given is not None and _goes_back(uow, row, given, returned=True)
        return [act.seat or 0] if can else []
    lost = entry.forgiven if user == (entry.former or act.user) else ()
    return [
        seat
        for _, game, seat in lost
        if game == row.id and _is_free(uow, act, game, seat, left=left)
    ]


def _promises(
    uow: UnitOfWork, row: GameRow, seat: int
) -> Iterator[tuple[ModerationRow, int]]:
    """Yield the acts by which former holders of a seat can take it back once it is left, and their tenures."""
    former = [
        one.user
        for one in reversed(departures.tenures(uow.tx, row.id))
        if one.seat == seat and one.ended and one.user
    ]
    for user in [] if row.practice else dict.fromkeys(former):
        barred = rows.is_in_force(uow.tx, row.server, "bar", user)
        for act in [] if barred else rows.giving_back(uow.tx, row.server, user):
            if seat in _seats_back(uow, row, act, user, left=True):
                given = rows.find(uow.tx, act.target or 0) if act.waits else None
                tenure = (
                    departures.lost_by_mistake(uow.tx, row.id, seat, user)
                    if given is None
                    else given.tenure
                )
                yield act, tenure or 0


def promised_to(uow: UnitOfWork, game: int, seat: int) -> int | None:
    """Return the user for whom a seat is held if its player gives it up now; None where it is for nobody."""
    for act, _ in _promises(uow, uow.row(game), seat):
        return _entry(uow, act).back if act.waits else act.user
    return None


def _passing(uow: UnitOfWork, event: SeatPassing) -> None:
    """Have a seat that its player gives up held for whoever can take it back; or end that, where another gets it."""
    row, seat = event.row, event.seat
    for act, tenure in [*_promises(uow, row, seat)]:
        _tell(uow, act.id, row.server)
        if event.user is None:
            holds.begin(uow, row, seat, promise=holds.Promise(act.id, tenure))
            return
        if act.waits:
            rows.change(uow.tx, act.id, until=uow.now)
            _close_return(uow, act)
        elif act.degree == LATER:
            rows.change(uow.tx, act.id, degree=None)
        uow.post(row, notifications.Moderated(act.id))


def _vacated(uow: UnitOfWork, event: SeatVacated) -> None:
    """Tell whoever can take a seat back that it is held for nobody any more."""
    if event.how == "released":
        for act, _ in _promises(uow, event.row, event.seat):
            _tell(uow, act.id, event.row.server)


def register(hooks: Hooks) -> None:
    """Look who was promised a seat that changes hands."""
    hooks.subscribe(SeatPassing, _passing)
    hooks.subscribe(SeatVacated, _vacated)


def come_back(uow: UnitOfWork, game: int, entry: int, person: Person) -> Done:
    """Give somebody back a seat that they have lost, rated, as an act allows."""
    way, row = need_way_back(uow, game, person.user, entry), uow.row(game)
    act = way.act
    if act.waits:
        moderator = Person(act.moderator or 0, act.moderator_name or "", moderator=True)
        target = act.target or 0
        withdrawal = Withdrawal(
            act.server, target, moderator, act.reason, administrator=False
        )
        return take_back(uow, withdrawal, returned=act.until)
    uow.publish(SeatChanging(row, way.seat))
    holder = games.holders(uow.tx, game)[way.seat].user
    tenure = departures.lost_by_mistake(uow.tx, game, way.seat, person.user) or 0
    _excuse(uow, row, way.seat, tenure)
    _reopen(uow, row, way.seat, tenure, None, former=holder)
    uow.post(row, notifications.Moderated(entry))
    back = {} if act.seats is None else {"seats": act.seats + 1}
    rows.change(uow.tx, entry, regained=uow.now, **back)
    uow.schedule(moderation.POST, str(entry), uow.now, row.server)
    return Done(entry, (game,))


def lapse(uow: UnitOfWork, job: Job) -> None:
    """Let it be over that somebody may take a seat back who did not."""
    row = rows.find(uow.tx, int(job.key)) if job.key.isdecimal() else None
    if row is None or row.undone:
        return
    for _, number, _ in _entry(uow, row).forgiven:
        uow.post(uow.row(number), notifications.Moderated(row.id))
    if row.waits:
        _close_return(uow, row)
        game = uow.find(row.game or 0)
        if game is not None and game.status == "running":
            uow.post(game, notifications.Moderated(row.id))


def _settle_return(uow: UnitOfWork, server: int, entry: int) -> None:
    """Let it be over that somebody may take an act back which was taken back now."""
    allowed = rows.allowing(uow.tx, server, entry)
    if allowed is not None and not allowed.undone:
        _close_return(uow, allowed)


def _close_return(uow: UnitOfWork, allowed: ModerationRow) -> None:
    rows.change(uow.tx, allowed.id, undone=1)
    jobs.remove(uow.tx, RETURN, str(allowed.id))
    uow.schedule(moderation.POST, str(allowed.id), uow.now, allowed.server)


def players(uow: UnitOfWork, game: int | None) -> set[int]:
    """Return everybody who holds or held a seat of a game."""
    return set() if game is None else games.players(uow.tx, game)


def need_moderator(uow: UnitOfWork, game: int, person: Person) -> None:
    """Raise NotAllowed for somebody who does not moderate a game, or has played in it."""
    moderation.need_moderator(uow, uow.row(game), person)


def confirm(
    uow: UnitOfWork, key: str, act: Callable[..., Done], options: dict[str, Any]
) -> Done:
    """Do an act that waited, once."""
    take_draft(uow, key)
    return act(uow, **options)


def find(uow: UnitOfWork, server: int, entry: int) -> Entry:
    """Return an entry of a server's log; raise BadChoice where there is none of that number."""
    row = rows.find(uow.tx, entry)
    if row is None or row.server != server:
        raise BadChoice("moderation-none-back", how="entry", entry=entry, name="")
    return _entry(uow, row)


def reversible(uow: UnitOfWork, server: int, entry: int) -> int:
    """Return the bar whose end an act has changed, since that is reversed; of others the act itself."""
    row = find(uow, server, entry).row
    return row.target or entry if row.act == "bar" else entry


def latest(uow: UnitOfWork, server: int) -> tuple[Entry, ...]:
    """Return the last entries of a server's log, the newest first."""
    return tuple(_entry(uow, row) for row in rows.latest(uow.tx, server, LISTED_ACTS))


def about(uow: UnitOfWork, server: int, user: int) -> tuple[Entry, ...]:
    """Return the last acts about a person on a server, the newest first."""
    return tuple(
        _entry(uow, row) for row in rows.about(uow.tx, server, user, LISTED_ACTS)
    )


def _already(
    entry: int = 0,
    name: str = "",
    degree: str = "",
    term: str = "",
    when: int = 0,
) -> BadChoice:
    """Return the refusal of what is so already; of a measure with its case, person, degree, term and end.

    The term `past` is refused since its end is over.
    """
    return BadChoice(
        "moderation-is-so", entry=entry, name=name, degree=degree, term=term, when=when
    )


def last_of(uow: UnitOfWork, game: int) -> int:
    """Return the last act in a game that can be taken back; raise BadChoice where there is none."""
    row = rows.last_standing(uow.tx, game)
    if row is None:
        raise BadChoice("moderation-none-back", how="none", entry=0, name="")
    return row.id


def _entry(uow: UnitOfWork, row: ModerationRow) -> Entry:
    """Return an act with its consequences so far."""
    game = None if row.game is None else uow.find(row.game)
    target = None if row.target is None else rows.find(uow.tx, row.target)
    changed = row.id
    if row.act == "bar" and target is not None:
        row, changed = msgspec.structs.replace(row, undone=target.undone), target.id
    by = rows.undoing(uow.tx, row.server, changed) if row.undone else None
    if by is None and row.undone and row.waits and target is not None and target.undone:
        by = rows.undoing(uow.tx, row.server, target.id)
    allowed = (
        None
        if target is None or row.waits
        else rows.allowing(uow.tx, row.server, target.id)
    )
    entry = Entry(
        row,
        None if game is None else game.kind,
        None if game is None else game.thread,
        by=by,
        target=target,
        rated=game is not None and game.rated == "yes",
        allowed=None if allowed is None else allowed.id,
        own=row.degree == WARNING
        and departures.played_together(
            uow.tx, row.server, row.moderator or 0, row.user or 0, row.at
        ),
    )
    if row.act in SEAT_ACTS:
        entry = _with_former(uow, entry)
    elif row.act == BACK and row.seat is not None:
        entry = _with_returned(uow, entry)
    elif (target or row).act in ("end", "void", moderation.SETTINGS):
        users = [holder.user for holder in games.holders(uow.tx, row.game or 0)]
        players = tuple(user for user in users if user is not None)
        graces = (game and game.graces) or GRACES
        entry = entry._replace(players=players, graces=graces)
    if game is not None and row.seat is not None and game.status == "running":
        held = holds.until(uow, game.id, row.seat)
        if held is None and games.holders(uow.tx, game.id)[row.seat].is_open:
            entry = entry._replace(held=0)
        elif held and holds.promise(uow, game.id, row.seat) is not None:
            kept = holds.kept_for(uow, game.id, row.seat)
            entry = entry._replace(held=held, held_for=kept and kept.user)
        elif row.waits or row.degree == LATER:
            holder = games.holders(uow.tx, game.id)[row.seat].user
            entry = entry._replace(holder=holder)
    if entry.counts_again and target is not None and target.degree == LATER:
        holder = games.holders(uow.tx, row.game or 0)[target.seat or 0].user
        entry = entry._replace(holder=holder)
    return _with_games(uow, entry)


def _with_former(uow: UnitOfWork, entry: Entry) -> Entry:
    """Add to an act about a seat who held it before, and whether they have left the game."""
    row = entry.row
    former = None if row.tenure is None else departures.holder_of(uow.tx, row.tenure)
    if former is None:
        return entry
    ended = former.ended
    return entry._replace(
        out=None if ended is None or ended > row.at else former.user,
        former=former.user,
        left=former.how in final_order.LEFT,
        kept=ended + holds.LASTS if ended and former.how == "barred" else None,
    )


def _with_returned(uow: UnitOfWork, entry: Entry) -> Entry:
    """Add to an act that takes one about a seat back who holds it again, or may, and who no longer does."""
    row, given = entry.row, entry.target
    if given is not None and given.waits and given.target is not None:
        given = rows.find(uow.tx, given.target)
    tenure = None if given is None else given.tenure
    held = None if tenure is None else departures.holder_of(uow.tx, tenure)
    user = None if held is None else held.user
    entry = entry._replace(stand_in=row.stand_in is not None)
    if held is not None and held.how == final_order.FORGIVEN:
        lost = entry.kind or "", row.game or 0, row.seat or 0
        return entry._replace(former=user, forgiven=(lost,))
    out = None if row.waits or row.user == user else row.user
    if entry.target is not None and entry.target.waits:
        return entry._replace(out=out, former=user)  # they no longer may
    kept = held is not None and (held.ended or row.at) < row.at and not row.waits
    return entry._replace(out=out, back=None if kept else user)


def _with_games(uow: UnitOfWork, entry: Entry) -> Entry:
    """Add the games in which a bar ended a seat, and those that count neither way, since that was a mistake."""
    row, bar, forgiven = entry.row, entry.target or entry.row, entry.forgiven
    if bar.act == "bar" and bar.user is not None:
        about = bar.server, bar.user
        times = (row.at,) if row.act == "bar" else _times(uow, bar)
        out = [cup for at in times for cup in tournaments.ended_by(uow.tx, *about, at)]
        entry = entry._replace(left_cups=tuple(out))
        if row is not bar and row.act == BACK and not bar.is_short:
            cups = tournaments.taking_part(uow.tx, *about, bar.at)
            entry = entry._replace(cups=tuple(cups))
        if row.act == "bar":
            terms = rows.changing(uow.tx, bar.id)
            later = tuple(term for term in terms if term.id > row.id)
            first = row if row is not bar else later[0] if later else None
            if first is not None and first.stand_in is not None:
                was = msgspec.structs.replace(bar, until=first.stand_in or None)
                new = row is not bar
                entry = entry._replace(before=was) if new else entry._replace(given=was)
            entry = entry._replace(changes=later)
            before = entry.before
            now = msgspec.structs.replace(bar, until=row.until)
            if before is not None and now.is_short > before.is_short:
                cups = tournaments.taking_part(uow.tx, *about, bar.at)
                entry = entry._replace(cups=tuple(cups))
        if row.act == "bar" and row is not bar:
            waiting = [(kind, game) for kind, game, _ in _waiting(uow, bar)]
            entry = entry._replace(games=tuple(waiting))
        elif row.seats:
            at = row.at + (row.act == BACK)
            held = departures.held_during(uow.tx, row.server, bar.user, bar.at, at)
            entry = entry._replace(games=tuple(held))
        if row.seats and row is not bar:
            back = departures.held_during(uow.tx, row.server, bar.user, bar.at, row.at)
            over = tuple(one for one in back if uow.row(one[1]).ended == row.at)
            entry = entry._replace(games=(*entry.games, *over), ended=over)
        if row.mistake and bar.degree is None:
            lost = departures.forgiven(uow.tx, row.server, bar.user, bar.at)
            forgiven = tuple(lost)
        if row.mistake and row is not bar:
            first = rows.undoing(uow.tx, row.server, bar.id, first=True)
            ended = bar.until is not None and bar.until <= row.at
            late = ended or (first is not None and first.id not in (row.id, PREVIEWED))
            entry = entry._replace(late=late)
    elif row.act == MISTAKE and row.tenure is not None:
        former = departures.holder_of(uow.tx, row.tenure)
        if former is not None and former.how == final_order.FORGIVEN:
            forgiven = ((entry.kind or "", row.game or 0, row.seat or 0),)
            entry = entry._replace(former=former.user)
    outcomes = [rating_outcome(uow, game) for _, game, _ in forgiven]
    free = [one for one in forgiven if _is_free(uow, row, *one[1:])]
    holder, closed = entry.holder, list[tuple[str, int, str]]()
    for kind, game, seat in [one for one in forgiven if one not in free]:
        holder = games.holders(uow.tx, game)[seat].user
        own = holder is not None and holder == (entry.former or row.user)
        is_late = holder is None or uow.now >= row.at + OFFER_KEPT
        how = "own" if own else "closed" if is_late else "taken"
        runs = uow.row(game).status == "running"
        closed.append((kind, game, how if runs else "over"))
    return entry._replace(
        forgiven=forgiven,
        free=tuple((kind, game) for kind, game, _ in free),
        closed=tuple(closed),
        holder=holder,
        outcome=next(
            (one for one in ("over", "running", "last", "alone") if one in outcomes),
            "no",
        ),
    )


def _times(uow: UnitOfWork, bar: ModerationRow) -> list[int]:
    """Return when a bar began, and was made longer or shorter."""
    return [bar.at, *(term.at for term in rows.changing(uow.tx, bar.id))]


def _is_free(
    uow: UnitOfWork, act: ModerationRow, game: int, seat: int, *, left: bool = False
) -> bool:
    """Return whether the person who lost a seat by a mistake can take it back: in time, while nobody holds it.

    `left`: that they could if its player left it.
    They can't after an act about it that came between: that is reversed first. Nor if they lost it by an act about the
    seat alone.
    """
    user, last = act.user or 0, rows.last_on_seat(uow.tx, game, seat)
    lost = departures.lost_by_mistake(uow.tx, game, seat, user)
    left = left or act.degree == LATER
    return (
        lost is not None
        and (act.act == MISTAKE or act.seat is None)
        and (last is None or (last.tenure or 0) <= lost or last.id > act.id)
        and uow.now < act.at + OFFER_KEPT
        and _can_return(uow, uow.row(game), seat, user, left=left)
    )


def rating_outcome(uow: UnitOfWork, game: int) -> str:
    """Return what becomes of the ratings of a game that counts neither way for somebody.

    `over`: they are computed again among those who stayed, `alone`: where that is one person; `running`: those who
    stay will be rated, `last`: where nobody is left to be rated against; `no`: nothing changes.
    """
    row = uow.row(game)
    if row.rated != "yes" or row.status not in ("running", "finished"):
        return "no"
    seats, opposed = final_order.rated_now(uow, game)
    if row.status == "finished":
        return "over" if len(seats) > 1 else "alone"
    return "last" if not opposed else "running" if len(seats) > 1 else "no"


# Seats


def change_seat(
    uow: UnitOfWork,
    game: int,
    person: Person,
    act: str,
    seat: int,
    newcomer: Person | None,
    reason: str,
    left: bool | None = None,
    tenure: int | None = None,
    number: int | None = None,
) -> Done:
    """Give a seat to a newcomer or a computer, or leave it empty and skipped.

    Whoever held it is not rated, or where `left` has left the game; None: they have if they are missing. With `left`
    the seat must be that of the `tenure` which was shown; raise BadChoice where it is another's by now.
    """
    row = uow.row(game, "running")
    moderation.need_moderator(uow, row, person)
    if row.practice:
        raise BadChoice("moderation-practice")
    uow.check(SeatCheck(row))
    holders = games.holders(uow.tx, game)
    held = tenures.seat_row(row, holders, seat)
    kept, returns = holds.kept_for(uow, game, seat), holds.returns(uow, game, seat)
    if holds.promise(uow, game, seat) is not None:
        kept = None  # the game goes on without its person
    if kept is not None and returns is not None:
        raise BadChoice(
            "moderation-barred",
            name=kept.name or "",
            kept="yes",
            entry=returns.id,
            when=returns.until or 0,
        )
    shown = held.tenure if kept is None else kept.tenure
    if left is not None and shown != tenure:
        raise BadChoice("moderation-seat-changed", how="taken", entry=0, name="")
    _need_no_reversal(uow, row, seat, newcomer)
    if newcomer is not None:
        tenures.need_outside(row, holders, newcomer)
        need_welcome(uow, person, newcomer)
        limits.need_seat(uow, row.server, newcomer, game)
    elif not any(one.user is not None for one in holders if one.seat != seat):
        raise BadChoice("moderation-last")
    elif _is_so(held, act) and kept is None:
        raise _already()
    holds.end(uow, row, seat)
    entry = moderation.note(
        uow,
        row.server,
        act,
        person,
        reason,
        **_numbered(number),
        game=game,
        seat=seat,
        user=None if newcomer is None else newcomer.user,
        user_name=None if newcomer is None else newcomer.name,
        tenure=shown,
        stand_in=held.stand_in,
    )
    uow.post(row, notifications.Moderated(entry))
    if held.user is not None or kept is not None:
        _tell(uow, entry, row.server)
    if held.user is not None:
        former = (
            None if held.tenure is None else departures.holder_of(uow.tx, held.tenure)
        )
        late = held.stand_in is not None and former is not None and former.missed > 0
        missing = late or clocks.is_missing(uow, row, seat)
        if missing:
            rows.change(uow.tx, entry, degree=MISSING)
        if left is None:
            left = missing and _has_missed_most(uow, row, held, seat)
        tenures.vacate(uow, row, seat, "dropped" if left else "opened", announced=False)
    elif held.level is not None:
        games.rise(uow.tx, game, seat, "replaced", uow.now, row.revision)
    if newcomer is not None:
        tenures.seat_person(uow, row, seat, newcomer.user, newcomer.name, "replaced")
    elif act == "computer":
        uow.publish(SeatPassing(row, seat, None))
        stand_in.begin(uow, row, seat)
    else:
        uow.publish(SeatChanging(row, seat))
        uow.publish(SeatPassing(row, seat, None))
        games.stand_in(uow.tx, game, seat, None)
        uow.post(row, notifications.SeatChanged(seat, "opened"))
        play.skip_on(uow, row)
    return Done(entry, (game,))


def _need_no_reversal(
    uow: UnitOfWork, row: GameRow, seat: int, newcomer: Person | None
) -> None:
    """Raise BadChoice where the newcomer lost the seat by a case that can be reversed, or by a mistake.

    The reversal gives it back, rated, and after a mistake they can take it back themselves.
    """
    if newcomer is None:
        return
    name = newcomer.name
    for mistake in rows.giving_back(uow.tx, row.server, newcomer.user):
        owed = any(one[1:] == (row.id, seat) for one in _entry(uow, mistake).forgiven)
        if owed and uow.now < mistake.at + OFFER_KEPT:
            raise BadChoice(
                "moderation-seat-changed", how="owed", entry=mistake.id, name=name
            )
    act = rows.last_on_seat(uow.tx, row.id, seat)
    if act is None or act.tenure is None:
        return
    former = departures.holder_of(uow.tx, act.tenure)
    lost = former is not None and former.user == newcomer.user
    if lost and _goes_back(uow, row, act, returned=False):
        raise BadChoice("moderation-seat-changed", how="back", entry=act.id, name=name)


def _has_missed_most(uow: UnitOfWork, row: GameRow, held: HolderRow, seat: int) -> bool:
    """Return whether a missing person may count as having left.

    Where the game goes on without them, only once they have missed most turns: until then they would rank by points.
    """
    if held.departed is not None or (held.stand_in is None and held.absent is None):
        return True
    missed, turns = final_order.missed_so_far(uow, row.id, seat)
    return 2 * missed > turns


def _is_so(held: HolderRow, act: str) -> bool:
    """Return whether a computer plays already at a seat, or nobody does (`skip`)."""
    return held.user is None and (
        held.level is not None or (held.stand_in is None) == (act == "skip")
    )


def _goes_back(
    uow: UnitOfWork, row: GameRow, act: ModerationRow, *, returned: bool
) -> bool:
    """Return whether a seat can go back to whoever held it before an act: who got it then holds it.

    For whoever has `returned` it can, too, if nobody holds it any more. For somebody who had not left it can unless a
    later act is about it, whoever has taken it. A seat that was empty has nobody to go back to.
    """
    if row.status != "running" or act.seat is None:
        return False
    held = games.holders(uow.tx, row.id)[act.seat]
    if returned and held.is_open:
        return holds.until(uow, row.id, act.seat, waits=True) is None
    if held.level is not None:
        return False
    last = rows.last_on_seat(uow.tx, row.id, act.seat)
    # an act that is being taken back is no longer the last
    is_last = last is None or last.id <= act.id
    former = None if act.tenure is None else departures.holder_of(uow.tx, act.tenure)
    stayed = former is not None and former.how not in final_order.LEFT
    return held.user == act.user or (is_last and stayed and not returned)


def _give_back(
    uow: UnitOfWork, row: GameRow, act: ModerationRow, *, returned: bool
) -> bool:
    """Let whoever held a seat before an act hold it again; a computer that played for them does, unless they returned.

    What was played there since is not theirs. Return whether the turns since are excused: they were not missing.
    """
    uow.need(row, "running")
    assert act.seat is not None, "an act about a seat says which"
    holders = games.holders(uow.tx, row.id)
    held = holders[act.seat]
    if not _goes_back(uow, row, act, returned=returned):
        last = rows.last_on_seat(uow.tx, row.id, act.seat)
        later = last is not None and last.id > act.id
        how, number = "later" if later else "taken", last.id if last else 0
        raise BadChoice("moderation-seat-changed", how=how, entry=number, name="")
    former = None if act.tenure is None else departures.holder_of(uow.tx, act.tenure)
    kept = own = False
    if former is not None:
        until = (former.ended or 0) + holds.LASTS
        own = former.user is not None and former.user == held.user
        if rows.is_in_force(uow.tx, row.server, "bar", former.user or 0):
            kept = former.how == "barred" and uow.now < until
            if not kept:
                name = former.name or ""
                raise BadChoice(
                    "moderation-barred", name=name, kept="no", entry=0, when=0
                )
        elif former.user is not None and not own:
            tenures.need_outside(row, holders, Person(former.user, former.name or ""))
    uow.publish(SeatChanging(row, act.seat))
    departures.remove_after(uow.tx, row.id, act.seat, act.tenure)
    if not own:
        actions.leave_to_another(uow.tx, row.id, act.seat)
    if kept:
        tenures.hold(uow, row, act.seat, until)
        return False
    excused = _is_excused(uow, act)
    if excused:
        departures.excuse(uow.tx, row.id, act.seat)
    returns = former is not None and (
        former.user is not None or former.level is not None
    )
    regained = returns and held.user is not None and not own
    computer = None if returned else act.stand_in
    _reopen(
        uow, row, act.seat, act.tenure if returns else None, computer, regained=regained
    )
    return excused


def _is_excused(uow: UnitOfWork, act: ModerationRow) -> bool:
    """Return whether the turns that an act costs the former holder of its seat are excused: they were not missing."""
    former = None if act.tenure is None else departures.holder_of(uow.tx, act.tenure)
    return (
        former is not None
        and former.user is not None
        and former.how not in final_order.LEFT
        and act.degree != MISSING
    )


def _forgive(
    uow: UnitOfWork, row: GameRow, act: ModerationRow, *, returned: bool
) -> bool:
    """Let a game count neither way for somebody whom an act counted as having left, where the seat can't go back.

    Return whether it is so.
    """
    former = None if act.tenure is None else departures.holder_of(uow.tx, act.tenure)
    if (
        former is None
        or former.user is None
        or former.ended != act.at
        or former.how not in final_order.LEFT
    ):
        return False
    assert act.tenure is not None, "it is that of the former holder"
    if _goes_back(uow, row, act, returned=returned):
        return False
    departures.forgive(uow.tx, act.tenure)
    uow.publish(LeavingForgiven(row, former.user))
    return True


def _reopen(
    uow: UnitOfWork,
    row: GameRow,
    seat: int,
    tenure: int | None,
    computer: int | None,
    *,
    regained: bool = False,
    former: int | None = None,
) -> None:
    """Let a tenure of an open seat go on, where there is one to go on, with the computer that stood in.

    `regained`: somebody else held the seat meanwhile; `former`: they did until now, and are thanked.
    """
    if tenure is not None:
        departures.reopen(uow.tx, tenure)
    holds.end(uow, row, seat)
    games.stand_in(uow.tx, row.id, seat, computer)
    answer_rows.withdraw_answers(uow.tx, row.id, seat, uow.now)
    clocks.newcomer(uow, row, seat)
    tenures.end_votes(uow, row, seat)
    tenures.pass_host_on(uow, row)
    how: Literal["came_back", "stand_in", "opened"] = (
        "opened" if tenure is None else "came_back"
    )
    if computer is not None:  # a computer played there before the act, and does again
        how = "stand_in"
    changed = notifications.SeatChanged(seat, how, regained or bool(former), former)
    uow.post(row, changed)
    uow.publish(AskingOutdated(row))
    if seat in uow.wait_for(row):
        uow.ask(row)
    play.skip_on(uow, row)


def pardon(
    uow: UnitOfWork,
    game: int,
    person: Person,
    seat: int,
    reason: str,
    number: int | None = None,
    *,
    at_once: bool = False,
) -> Done:
    """Let a game count neither way for somebody who was removed from the server by mistake, and so lost a seat.

    Whoever plays there now leaves `at_once`, or when the person takes the seat back.
    """
    row = uow.row(game)
    moderation.need_moderator(uow, row, person)
    holder = tenures.seat_row(row, games.holders(uow.tx, game), seat)
    lost = departures.removed(uow.tx, game, seat)
    excused = lost is None and _excuse_removal(uow, row, holder)
    if lost is None and not excused:
        how = "nobody" if holder.departed is None else "held"
        raise BadChoice(
            "moderation-none-back", how=how, entry=0, name=holder.name or ""
        )
    tenure, user, name = lost or (holder.tenure, holder.user, holder.name)
    taken = bool(lost) and row.status == "running" and holder.user is not None
    waits = LATER if taken and not at_once else None
    about: dict[str, Value] = {
        "seat": seat,
        "tenure": tenure,
        "user": user,
        "user_name": name,
        "degree": EXCUSED if excused else waits,
    }
    entry = moderation.note(
        uow,
        row.server,
        MISTAKE,
        person,
        reason,
        **_numbered(number),
        game=game,
        **about,
    )
    before = on_ladders(uow, row.server)
    if lost is not None:
        departures.forgive(uow.tx, lost[0])
        uow.schedule(RETURN, str(entry), uow.now + OFFER_KEPT, row.server)
        uow.publish(LeavingForgiven(row, lost[1]))
    _post_rated(uow, row, entry, before)
    if taken and at_once:
        tenures.vacate(uow, row, seat, "opened")
    _tell(uow, entry, row.server)
    return Done(entry, (game,))


def _excuse_removal(
    uow: UnitOfWork, row: GameRow, held: HolderRow, *, back: bool = False
) -> bool:
    """Excuse the turns that the holder of a seat missed while they were not on the server; `back`: count them again.

    Return whether that changes any: they are back, and had missed some.
    """
    removed = jobs.find(uow.tx, stand_in.REMOVED.name, jobs.key_of(row.id, held.seat))
    if row.status != "running" or removed is None or removed.payload is None:
        return False
    tenure, since = msgspec.json.decode(removed.payload, type=tuple[int, int])
    same = tenure == held.tenure and held.departed is None
    return (
        same
        and departures.excuse_removal(uow.tx, row.id, held.seat, since, back=back) > 0
    )


def _post_rated(
    uow: UnitOfWork, row: GameRow, entry: int, before: Mapping[tuple[str, int], int]
) -> None:
    """Post an act in a game, with the ratings of its people that are other than `before`, where it has a result."""
    users = games.players(uow.tx, row.id) if row.status == "finished" else ()
    changed = moved(uow, row.server, before).get(row.kind, ())
    shown = tuple(one for one in changed if one.user in users)
    uow.post(row, notifications.Moderated(entry, shown))


# Whole games


def end(
    uow: UnitOfWork, game: int, person: Person, reason: str, number: int | None = None
) -> Done:
    """End a running game without a result."""
    row = uow.row(game, "running")
    # a game that nobody plays any more is nobody's
    if not person.moderator or any(one.user for one in games.holders(uow.tx, game)):
        moderation.need_moderator(uow, row, person)
    holds.need_none(uow, row)
    entry = moderation.end(uow, row, person, reason, **_numbered(number))
    return Done(entry, (game,))


def _resume(uow: UnitOfWork, row: GameRow) -> None:
    """Let a game go on that a moderator had ended."""
    uow.need(row, "cancelled")
    holds.need_nobody_barred(uow, row)
    limits.need_room(uow, row.server, "games", "table-undo-full")
    if row.thread is not None:
        lobby.need_place(uow, row.thread, row.id)
    row.status, row.ended = "running", None
    uow.keep(row, "status", "ended")
    state = uow.state(row)
    play.settle(uow, row, play.game_of(row), state, state.turn)
    uow.publish(AskingOutdated(row))
    play.skip_on(uow, row)


def void(
    uow: UnitOfWork, game: int, person: Person, reason: str, number: int | None = None
) -> Done:
    """Let the result of a finished game count for nothing: ratings are computed as if it had not been played."""
    row = uow.row(game, "finished")
    moderation.need_stranger(uow, row, person)
    if not (ratings.of_game(uow.tx, game) or statistics.of_game(uow.tx, game)):
        raise BadChoice("moderation-void-nothing")
    entry = moderation.note(
        uow, row.server, "void", person, reason, **_numbered(number), game=game
    )
    before = on_ladders(uow, row.server)
    uow.publish(ResultVoided(row, True))
    _post_rated(uow, row, entry, before)
    return Done(entry, (game,))


def change_settings(
    uow: UnitOfWork,
    game: int,
    person: Person,
    reason: str,
    settings: Mapping[str, str],
    number: int | None = None,
) -> Done:
    """Change settings of a running game for its players."""
    chosen = USUAL.but(**settings)
    seats.change(uow, game, person, chosen, reason=reason, number=number)
    return Done(number or last_of(uow, game), (game,))


def settings_of(
    act: ModerationRow, *, back: bool
) -> tuple[dict[str, str | None], dict[str, str]]:
    """Return the former values of the settings that an act has changed, and those that it has set; or the reverse."""
    both: dict[str, list[str]] = msgspec.json.decode(act.degree or "{}")
    return (
        {name: values[back] for name, values in both.items()},
        {name: values[not back] for name, values in both.items()},
    )


def hide_title(
    uow: UnitOfWork, game: int, person: Person, reason: str, number: int | None = None
) -> Done:
    """Take the names out of the title of a game's thread."""
    row = uow.row(game)
    moderation.need_stranger(uow, row, person)
    if row.untitled:
        raise _already()
    entry = moderation.note(
        uow, row.server, "title", person, reason, **_numbered(number), game=game
    )
    _title(uow, row, hidden=True)
    return Done(entry, (game,))


def _title(uow: UnitOfWork, row: GameRow, *, hidden: bool) -> None:
    row.untitled = int(hidden)
    uow.keep(row, "untitled")
    outbox.supersede(uow.tx, row.id, notification_kinds.ANONYMIZE, uow.now)
    uow.post(row, notifications.Anonymize())


# People


def act_on(
    uow: UnitOfWork,
    server: int,
    person: Person,
    act: str,
    whom: Person,
    reason: str,
    days: int | None = None,
    degree: str | None = None,
    number: int | None = None,
) -> Done:
    """Bar somebody on a server, in a milder `degree` or from everything, or take them off its ladders.

    A bar lasts so many days, or with None until it is lifted. One from everything ends their seats, which are held
    for a day, then count as left; the milder ones end none, and a warning nothing at all: that alone is for somebody
    who has played in a running game of theirs, too. Of a bar that is in force the end is changed.
    """
    if whom.user == person.user:
        raise BadChoice("moderation-self")
    if act != "bar" and rows.is_in_force(uow.tx, server, act, whom.user):
        raise _already()
    bar = rows.bar_of(uow.tx, server, whom.user)
    bar = bar or rows.bar_of(uow.tx, server, whom.user, degree)
    if act == "bar" and degree != WARNING and bar is not None:
        return _change_term(uow, bar, person, reason, days, degree, number)
    # it ends their seats, or changes where they play
    if act == "bar" and degree != WARNING:
        for row in games.of_person(uow.tx, whom.user):
            if row.server == server and row.status == "running":
                moderation.need_stranger(uow, row, person, act)
    until = None if days is None else uow.now + days * DAY
    entry = moderation.note(
        uow,
        server,
        act,
        person,
        reason,
        **_numbered(number),
        user=whom.user,
        user_name=whom.name,
        until=until,
        degree=degree,
    )
    _tell(uow, entry, server)
    if act == "bar" and until is not None:
        uow.schedule(BAR_END, f"bar:{entry}", until, server)
    if act != "bar" or degree == WARNING:
        return Done(entry, ())
    read_by = (
        departures.running_with(uow.tx, server, whom.user) if degree is None else []
    )
    for game in read_by:
        uow.post(uow.row(game), notifications.Moderated(entry))
    touched, seats, lobbies = [*read_by], 0, 0
    for row in games.of_person(uow.tx, whom.user):
        if row.server != server:
            continue
        if row.status == "lobby":
            touched.append(row.id)
            lobby.vacate(uow, row, whom.user)
            if uow.row(row.id).status == "lobby":
                uow.post(row, notifications.Moderated(entry))
            lobbies += 1
            continue
        for holder in games.holders(uow.tx, row.id):
            if holder.user == whom.user and row.status == "running" and degree is None:
                tenures.hold(uow, row, holder.seat)
                seats += 1
    short = until is not None and until - uow.now <= holds.LASTS
    if seats and not short:
        reminded = uow.now + holds.LASTS - HOLD_REMINDED
        uow.schedule(HOLD, str(entry), reminded, server)
    withdrawn = invitations.withdraw(uow.tx, server, whom.user)
    counts = {"seats": seats, "lobbies": lobbies, "invitations": withdrawn}
    rows.change(uow.tx, entry, **counts)
    uow.publish(PersonBarred(server, whom.user, short))
    return Done(entry, tuple(touched))


def _change_term(
    uow: UnitOfWork,
    bar: ModerationRow,
    person: Person,
    reason: str,
    days: int | None,
    degree: str | None,
    number: int | None,
) -> Done:
    """Let a bar last so many days from its beginning, or with None until it is lifted; all that waits follows.

    Raise BadChoice where that is no change, is in the past, or a stricter bar is in force.
    """
    until, user = None if days is None else bar.at + days * DAY, bar.user or 0
    about = bar.id, bar.user_name or "", bar.degree or "whole"
    if bar.degree != degree or until == bar.until:
        raise _already(*about, bar.term, bar.until or 0)
    if until is not None and until <= uow.now:
        raise _already(*about, "past", until)
    waiting = _waiting(uow, bar)
    for _, game, _ in waiting:
        moderation.need_stranger(uow, uow.row(game), person, "bar")
    rows.change(uow.tx, bar.id, until=until)
    entry = moderation.note(
        uow,
        bar.server,
        "bar",
        person,
        reason,
        **_numbered(number),
        user=user,
        user_name=bar.user_name,
        until=until,
        degree=degree,
        target=bar.id,
        stand_in=bar.until or 0,
        seats=len(waiting),
    )
    _tell(uow, entry, bar.server)
    uow.schedule(BAR_END, f"bar:{bar.id}", until, bar.server)
    short = until is not None and until - bar.at <= holds.LASTS
    if short != bar.is_short:
        for _, game, seat in waiting:
            uow.post(uow.row(game), notifications.SeatChanged(seat, "barred"))
        reminded = bar.at + holds.LASTS - HOLD_REMINDED
        due = reminded if waiting and not short else None
        uow.schedule(HOLD, str(bar.id), due, bar.server)
        if not short:
            uow.publish(PersonBarred(bar.server, user))
        for at in _times(uow, bar) if short else ():
            uow.publish(BarWithdrawn(bar.server, user, at))
    return Done(entry, tuple(game for _, game, _ in waiting))


def end_bar(uow: UnitOfWork, entry: int) -> Done:
    """Let a bar be over whose time has come."""
    row = rows.find(uow.tx, entry)
    uow.schedule(BAR_END, f"bar:{entry}", None, 0)
    if row is None or row.undone:
        return Done(entry, ())
    rows.change(uow.tx, entry, undone=1)
    uow.schedule(moderation.POST, str(entry), uow.now, row.server)
    before = on_ladders(uow, row.server)
    games_ = _told_of_end(uow, row, entry, before)
    if row.is_short and row.degree is None:
        restored = _restore(uow, _returning(uow, row, mistake=None))
        rows.change(uow.tx, entry, seats=restored)
    return Done(entry, games_)


def _told_of_end(
    uow: UnitOfWork,
    bar: ModerationRow,
    entry: int,
    before: Mapping[tuple[str, int], int],
) -> tuple[int, ...]:
    """Have the person and the threads that read of a bar told by an entry that it is over; return their games."""
    if bar.user is None:
        return ()
    _tell(uow, entry, bar.server)
    # also tables that the person has left by it
    read_by = {*outbox.posted_in(uow.tx, bar.server, message_slots.act(bar.id))}
    if bar.degree is None:
        read_by |= {*departures.read_of_bar(uow.tx, bar.server, bar.user, bar.at)}
    for game in sorted(read_by):
        _post_rated(uow, uow.row(game), entry, before)
    return tuple(read_by)


def _lift(
    uow: UnitOfWork, bar: ModerationRow, back: int, *, mistake: bool | None
) -> tuple[int, ...]:
    """End a bar: while its seats are held, its person gets back those that nobody has taken.

    After a `mistake` all other games that they lost by it count neither way for them.
    """
    uow.schedule(BAR_END, f"bar:{bar.id}", None, 0)
    before, returning = on_ladders(uow, bar.server), list[Returning]()
    if bar.degree is None:
        returning = _returning(uow, bar, mistake=back if mistake else None)
    games_ = _told_of_end(uow, bar, back, before)
    if bar.user is not None and (mistake or uow.now - bar.at <= holds.LASTS):
        for at in _times(uow, bar):
            uow.publish(BarWithdrawn(bar.server, bar.user, at))
    if bar.degree is None:
        rows.change(uow.tx, back, seats=_restore(uow, returning))
    return games_


Returning: TypeAlias = "tuple[GameRow, int, int]"
"""A game with a seat and its former tenure, which comes back."""


def _returning(
    uow: UnitOfWork, bar: ModerationRow, *, mistake: int | None
) -> list[Returning]:
    """Return the seats that a bar has ended and that come back, since they are held.

    After a `mistake` also those where their person sits again.

    The games of the others count neither way for their person, where an act says that it was a `mistake`.
    """
    returning, in_time = (
        list[Returning](),
        bar.is_short or uow.now - bar.at <= holds.LASTS,
    )
    for game, seat, tenure in departures.ended_by_bar(
        uow.tx, bar.server, bar.user or 0, bar.at
    ):
        row = uow.row(game)
        if (in_time and _can_return(uow, row, seat, bar.user or 0)) or (
            mistake is not None and _sits_again(uow, row, seat, bar)
        ):
            returning.append((row, seat, tenure))
        elif mistake is not None:
            departures.forgive(uow.tx, tenure)
            uow.schedule(RETURN, str(mistake), uow.now + OFFER_KEPT, bar.server)
            uow.publish(LeavingForgiven(row, bar.user or 0))
    return returning


def _sits_again(uow: UnitOfWork, row: GameRow, seat: int, bar: ModerationRow) -> bool:
    """Return whether somebody sits again where a bar ended their tenure, and has not left the game since."""
    held = games.holders(uow.tx, row.id)[seat]
    sits = held.user is not None and held.user == bar.user and held.departed is None
    return (
        row.status == "running"
        and sits
        and not any(
            (one.seat, one.user) == (seat, bar.user)
            and one.how in final_order.LEFT
            and (one.ended or 0) > bar.at
            for one in departures.tenures(uow.tx, row.id)
        )
    )


def _excuse(
    uow: UnitOfWork, row: GameRow, seat: int, tenure: int, until: int | None = None
) -> None:
    """Let a former tenure be the last of its seat; its person doesn't answer for what was done there `until` then."""
    departures.remove_after(uow.tx, row.id, seat, tenure)
    actions.leave_to_another(uow.tx, row.id, seat, until)
    departures.excuse(uow.tx, row.id, seat, until)


def _restore(uow: UnitOfWork, returning: Sequence[Returning]) -> int:
    """Give seats back; return how many."""
    for row, seat, tenure in returning:
        uow.publish(SeatChanging(row, seat))
        began = games.holders(uow.tx, row.id)[seat].began_revision
        if began is not None:
            _excuse(uow, row, seat, tenure, began)
        _reopen(uow, row, seat, tenure, None, regained=began is not None)
        tenures.win_alone(uow, row, seat)
    return len(returning)


def held(uow: UnitOfWork, entry: int) -> Entry | None:
    """Return a bar with the games that still wait for its person alone; None where none does, or it is over."""
    row = rows.find(uow.tx, entry)
    if row is None or row.undone or row.user is None:
        return None
    waiting = tuple((kind, game) for kind, game, _ in _waiting(uow, row))
    return _entry(uow, row)._replace(games=waiting) if waiting else None


def _waiting(uow: UnitOfWork, bar: ModerationRow) -> list[tuple[str, int, int]]:
    """Return by kind, number and seat the games that still wait for a barred person."""
    lost = departures.ended_by_bar(uow.tx, bar.server, bar.user or 0, bar.at)
    return [
        (uow.row(game).kind, game, seat)
        for game, seat, _ in lost
        if holds.until(uow, game, seat, waits=True) is not None
    ]


def watch(uow: UnitOfWork, job: Job) -> Job | None:
    """Return the job to tell somebody who may take a seat back that they would rank last, or will soon.

    Return None where that is not so, or they know it; look again after an hour, while they may.
    """
    row = rows.find(uow.tx, int(job.key))
    found = None if row is None else _entry(uow, row)
    if found is None or found.row.undone or found.row.game is None or not found.back:
        jobs.remove(uow.tx, job.kind, job.key)
        return None
    standing, known = _standing(uow, found), msgspec.json.decode(job.payload or b'""')
    _watch(uow, job.key, job.server, standing)
    if standing in ("", known):
        return None
    _tell(uow, found.row.id, job.server)
    return direct(uow, found.row.id)


def _standing(uow: UnitOfWork, allowed: Entry) -> str:
    """Return what the turns missed so far mean for a person whom an act allows to take a seat back."""
    return final_order.standing(*missed_by(uow, allowed, allowed.back) or (0, 0))


def missed_by(
    uow: UnitOfWork, allowed: Entry, user: int | None
) -> tuple[int, int] | None:
    """Return the turns missed by a person who has a seat back by an act, or may, and all turns; None for others."""
    row = allowed.row
    if row.undone or user is None or user != allowed.back or row.seat is None:
        return None
    if not row.waits:
        held = games.holders(uow.tx, row.game or 0)[row.seat]
        here = final_order.missed_so_far(uow, row.game or 0, row.seat)
        return here if held.user == user else None
    given = allowed.target
    excused = given is not None and _is_excused(uow, given)
    found = final_order.missed_if_back(
        uow, row.game or 0, row.seat, user, excused=excused
    )
    return found.missed, found.turns


def _watch(uow: UnitOfWork, key: str, server: int, known: str) -> None:
    """Look again after an hour, when a person knows what their missed turns mean."""
    uow.schedule(STANDING, key, uow.now + HOUR, server, known)


def _can_return(
    uow: UnitOfWork, row: GameRow, seat: int, user: int, *, left: bool = False
) -> bool:
    """Return whether somebody can have a seat back that they have lost by a bar: nobody has taken it, or has `left`."""
    if row.status != "running":
        return False
    holders = games.holders(uow.tx, row.id)
    sits = any(one.user == user for one in holders) and not row.practice
    taken = (holders[seat].user and not left) or holders[seat].level is not None
    held = holds.until(uow, row.id, seat, waits=True) is not None
    barred = rows.is_in_force(uow.tx, row.server, "bar", user)
    return not (sits or taken or barred) and (held or stand_in.are_free(uow, row))


# The way back


def take_back(
    uow: UnitOfWork,
    withdrawal: Withdrawal,
    *,
    number: int | None = None,
    returned: int | None = None,
    mistake: bool | None = None,
) -> Done:
    """Take back an act; no computer plays again for the holder of a seat who has returned.

    `returned`: until when they were allowed to; None where they were not asked. `mistake`: of a bar, whether its
    person did nothing wrong; None where that is not said.

    Raise NotAllowed for a person who may not do such acts, BadChoice where it is not possible any more.
    """
    act = _in_force(uow, withdrawal)
    row = None if act.game is None else uow.row(act.game)
    rows.change(uow.tx, act.id, undone=1)
    _settle_return(uow, act.server, act.id)
    back = _note_back(
        uow,
        withdrawal,
        act,
        **_numbered(number),
        stand_in=None if returned else act.stand_in,
        until=returned,
        mistake=None if mistake is None else int(mistake),
    )
    if row is None and act.act == "bar":
        return Done(back, _lift(uow, act, back, mistake=mistake))
    if row is None:
        _tell(uow, back, act.server)
        return Done(back, ())
    before, is_back = on_ladders(uow, row.server), returned is not None
    forgiven = act.act in SEAT_ACTS and _forgive(uow, row, act, returned=is_back)
    if act.act == "void":
        uow.publish(ResultVoided(row, False))
    if act.act != "title":
        _post_rated(uow, row, back, before)
    if act.seat is not None:
        _tell(uow, back, act.server)
        promise = holds.promise(uow, row.id, act.seat)
        if promise is not None and promise.entry == act.id:
            holds.end(uow, row, act.seat)
            uow.post(row, notifications.SeatChanged(act.seat, "opened"))
    if act.act == MISTAKE:
        uow.need(row, "running")
        departures.count_again(uow.tx, act.tenure or 0)
        if act.degree == EXCUSED:
            held = games.holders(uow.tx, row.id)[act.seat or 0]
            _excuse_removal(uow, row, held, back=True)
    elif act.act == BACK:
        jobs.remove(uow.tx, RETURN, str(act.id))
    elif act.act in SEAT_ACTS and not forgiven:
        if _give_back(uow, row, act, returned=is_back):
            rows.change(uow.tx, back, degree=EXCUSED)
    elif act.act == "end":
        _resume(uow, row)
    elif act.act == "title":
        _title(uow, row, hidden=False)
    elif act.act == moderation.SETTINGS:
        former = USUAL.but(**settings_of(act, back=True)[1])
        seats.change(uow, row.id, withdrawal.person, former, reason=None)
    return Done(back, (row.id,))


def _note_back(
    uow: UnitOfWork, withdrawal: Withdrawal, act: ModerationRow, **values: Value
) -> int:
    """Write into the log that an act is taken back, or may be; return the number of that entry."""
    seat = None if act.act == MISTAKE else act.seat
    about: dict[str, Value] = {"game": act.game, "seat": seat, "target": act.id}
    if not act.waits:
        about |= {"user": act.user, "user_name": act.user_name}
    if act.act in SEAT_ACTS:  # somebody else may have taken the seat since
        held = games.holders(uow.tx, act.game or 0)[act.seat or 0]
        about["user_name"] = held.name  # who played at an open seat last is not known
        if held.user is not None:
            about["user"] = held.user
    return moderation.note(
        uow, act.server, BACK, withdrawal.person, withdrawal.reason, **about, **values
    )


def _in_force(uow: UnitOfWork, withdrawal: Withdrawal) -> ModerationRow:
    """Return the act that this person may take back; raise BadChoice or NotAllowed."""
    entry = find(uow, withdrawal.server, withdrawal.entry)
    act, by = entry.row, entry.by
    # also of a bar that is over it can be found that it was a mistake
    over = act.undone and (act.act != "bar" or (by is not None and by.mistake))
    if (act.act == BACK and not act.waits) or over:
        raise BadChoice("moderation-back-done", entry=act.id)
    if act.act in ADMINISTRATORS and not withdrawal.administrator:
        raise NotAllowed("moderation-manager-only")
    row = None if act.game is None else uow.row(act.game)
    if row is not None and act.act in ADMINISTRATORS:
        moderation.need_stranger(uow, row, withdrawal.person)
    elif row is not None:
        moderation.need_moderator(uow, row, withdrawal.person)
    return act


# The channel of the log


def load(uow: UnitOfWork, job: Job) -> Entry | None:
    """Return the entry that is to be posted; None where it is gone."""
    row = rows.find(uow.tx, int(job.key))
    if row is None:
        posted(uow, job)
        return None
    return _entry(uow, row)


def direct(uow: UnitOfWork, entry: int) -> Job | None:
    """Return the job that tells people in person of an act; None where they know, or there is nobody to tell."""
    return jobs.find(uow.tx, DIRECT, str(entry))


def _tell(uow: UnitOfWork, entry: int, server: int) -> None:
    """Have people told in person of an act, soon: whoever acts by a command or press tells them before its answer."""
    uow.schedule(DIRECT, str(entry), uow.now + DIRECT_AFTER, server)


def unread_by(uow: UnitOfWork, entry: int, user: int) -> Entry | None:
    """Return an act of which a person is to be shown; None where they know of it, or it is gone."""
    row = rows.find(uow.tx, entry)
    found = None if row is None else _entry(uow, row)
    return found if found is not None and user in found.unread else None


def unread(uow: UnitOfWork, entry: int, users: Iterable[int]) -> None:
    """Keep to whom no direct message about an act could be sent, and who was not shown it since."""
    rows.change(uow.tx, entry, unread=" ".join(map(str, users)) or None)


def posted(uow: UnitOfWork, job: Job) -> None:
    """Note that the entry is posted, or that the server wants that no more."""
    jobs.remove(uow.tx, job.kind, job.key)
