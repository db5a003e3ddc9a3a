"""Seats of a running game change hands: resign, claim, replace; and settings that may change in mid-game."""

import json
from typing import NamedTuple

from bot.core import (
    answers,
    ballots,
    final_order,
    game_settings,
    holds,
    limits,
    lobby,
    moderation,
    notifications,
    stand_in,
    tenures,
)
from bot.core.admission import need_welcome
from bot.core.clock import asking, clocks
from bot.core.clock.time_bank import PACES
from bot.core.errors import BadChoice, NotAllowed, ReasonNeeded, SeatTaken, named
from bot.core.events import AskingOutdated
from bot.core.game_info import options_of
from bot.core.game_settings import Settings
from bot.core.hooks import SeatCheck, SettingsCheck
from bot.core.model import Outcome, Person
from bot.core.table_settings import TABLE_SETTINGS
from bot.core.unit_of_work import UnitOfWork
from bot.core.votes import decide
from rules.notation import seat_name
from rules.register import find_game
from storage import clocks as clock_rows
from storage import games


def resign(
    uow: UnitOfWork, game: int, person: Person, seat: int | None = None
) -> Outcome:
    """Leave a running game: the seat is open to claim, or, where one person is left, they have won."""
    row = uow.row(game, "running")
    own_seats = uow.seats_of(row, person)
    if seat is not None and seat not in own_seats:
        raise NotAllowed("table-own-seat-only")
    for left_seat in own_seats if seat is None else (seat,):
        tenures.vacate(uow, row, left_seat, "resigned")
    return uow.done(game)


def are_free(uow: UnitOfWork, game: int) -> bool:
    """Return whether who comes to a seat of a game takes it, or is given it by its people; raise NoGame."""
    return stand_in.are_free(uow, uow.row(game))


class Leaving(NamedTuple):
    """The effect of leaving a seat: `free` for others to take, the `winners`, or nobody (`abandoned`).

    `share` is the part of the game that counts for its rating, in thousandths, None where none does. With `computer`
    a computer plays there. Leaving costs a `substitute` nothing: a rated game doesn't count for them.
    """

    free: bool
    winners: tuple[int, ...]
    abandoned: bool
    share: int | None
    computer: bool
    substitute: bool


def leaving(uow: UnitOfWork, game: int, seat: int) -> Leaving:
    """Return the effect of a seat's player leaving now."""
    row = uow.row(game)
    holders, winners = games.holders(uow.tx, game), tenures.last_there(uow, row, seat)
    usual = find_game(row.kind).guide.usual_turns
    counts = final_order.share(row.turn, usual) if winners else final_order.WHOLE
    is_rated = uow.is_rated(row) and seat in final_order.rated_now(uow, game)[0]
    return Leaving(
        stand_in.are_free(uow, row),
        winners,
        bool(winners)
        and all(clocks.is_missing(uow, row, winner) for winner in winners),
        counts if is_rated else None,
        row.late == stand_in.STAND_IN
        and stand_in.others_play(uow, game, holders[seat].user),
        uow.is_rated(row) and not is_rated,
    )


def claim(
    uow: UnitOfWork, game: int, person: Person, seat: int | None = None
) -> Outcome:
    """Take an open seat of a running game, or that of a player who is long late or has left the server.

    A `seat` of None is the first such one. A seat that is held for a barred person can't be taken.
    """
    row = uow.row(game, "running")
    uow.check(SeatCheck(row))
    holders = games.holders(uow.tx, game)
    late = [
        holder.seat for holder in holders if clocks.is_takeable(uow, row, holder.seat)
    ]
    opened = [holder.seat for holder in holders if holder.is_open]
    free = [seat for seat in opened if holds.until(uow, game, seat) is None] + late
    if (seat is None and not free) or (seat in opened and seat not in free):
        raise SeatTaken("table-no-open-seat", game=named(row.kind, game))
    seat = free[0] if seat is None else seat
    seat_row = tenures.seat_row(row, holders, seat)
    if not seat_row.is_open and seat not in late:
        raise SeatTaken(
            "table-seat-held", seat=seat_name(seat), name=seat_row.name or ""
        )
    tenures.need_outside(row, holders, person, you=True)
    limits.need_seat(uow, row.server, person, game)
    if seat in late:
        tenures.vacate(uow, row, seat, "dropped", announced=False)
    tenures.seat_person(uow, row, seat, person.user, person.name, "claimed")
    return uow.done(game)


def wait_on(uow: UnitOfWork, game: int, person: Person, seat: int) -> Outcome:
    """Keep a seat closed as long again, for a player who waits on.

    The holder is long late, or the player is back themselves.
    """
    row = uow.row(game, "running")
    own_seats = uow.seats_of(row, person)
    seat_row = tenures.seat_row(row, games.holders(uow.tx, game), seat)
    if seat_row.absent is not None and seat_row.user == person.user:
        stand_in.returned(uow, row, seat)
    elif not clocks.sign(uow, row, seat):
        raise BadChoice("table-not-missed", seat=seat_name(seat))
    stand_in.signs(uow, row, own_seats)
    return uow.done(game)


def go_on(uow: UnitOfWork, game: int, person: Person, seat: int) -> Outcome:
    """Drop a player who is long late, or has left the server, so that another goes on, or wins a game of two."""
    row = uow.row(game, "running")
    own_seats = (
        ()
        if person.moderator and person.user not in games.players(uow.tx, game)
        else uow.seats_of(row, person)
    )
    seat_row = tenures.seat_row(row, games.holders(uow.tx, game), seat)
    if (
        seat in own_seats
        or seat_row.user is None
        or not clocks.is_takeable(uow, row, seat)
    ):
        raise BadChoice("table-not-missed", seat=seat_name(seat))
    stand_in.signs(uow, row, own_seats)
    tenures.vacate(uow, row, seat, "dropped")
    return uow.done(game)


def replace(
    uow: UnitOfWork, game: int, asker: Person, seat: int, newcomer: Person | None
) -> Outcome:
    """Give an open seat to a newcomer (host or moderator), or ask the players to take one from a late holder."""
    row = uow.row(game, "running")
    uow.check(SeatCheck(row))
    holders = games.holders(uow.tx, game)
    seat_row = tenures.seat_row(row, holders, seat)
    if newcomer is not None:
        tenures.need_outside(row, holders, newcomer)
        need_welcome(uow, asker, newcomer)
        limits.need_seat(uow, row.server, newcomer, game)
    if seat_row.user is None:
        uow.need_host(row, asker)
        if newcomer is None:
            message_id = (
                "table-seat-open-already" if seat_row.is_open else "table-seat-computer"
            )
            raise SeatTaken(message_id, seat=seat_name(seat))
        if not seat_row.is_open:
            games.rise(uow.tx, game, seat, "replaced", uow.now, row.revision)
        tenures.seat_person(uow, row, seat, newcomer.user, newcomer.name, "replaced")
        return uow.done(game)
    if seat_row.user == asker.user:
        raise NotAllowed("table-own-seat")
    own_seats = uow.seats_of(row, asker, holders)
    if not asking.is_asked(uow, row) and seat_row.departed is None:
        raise NotAllowed("table-unasked")
    if not tenures.is_late(uow, row, seat):
        raise NotAllowed("table-not-late", seat=seat_name(seat))
    asks: dict[int, bool | None] = {
        other_seat: True if other_seat in own_seats else None
        for other_seat in ballots.held_seats(uow.tx, game, own_seats)
        if holders[other_seat].user != seat_row.user
    }
    if ballots.verdict("replace", asks.values()) is None:
        asking.need_voters(uow, row)
    question = ballots.Question("replace", own_seats[0], seat=seat, newcomer=newcomer)
    ballots.need_not_declined(uow, row, question)
    vote = ballots.begin(uow, row, question, asks)
    if vote is None:
        raise SeatTaken("table-vote-open")
    stand_in.signs(uow, row, own_seats)
    decide(uow, row, vote)
    return uow.done(game, vote=ballots.read(uow.tx, vote))


def change(
    uow: UnitOfWork,
    game: int,
    person: Person,
    settings: Settings,
    *,
    reason: str | None = "",
    number: int | None = None,
) -> Outcome:
    """Change settings of a lobby or running game; settings that are not given stay.

    The level is that of computers in a lobby, and of later stand-ins. What a moderator changes in a running game
    starts its clocks again where it is about these, and is written into the log, unless an act that takes it back is
    (None); raise ReasonNeeded where they gave none.
    """
    row = uow.row(game, "lobby", "running")
    chosen, holders = settings.chosen, games.holders(uow.tx, game)
    by_all = all(TABLE_SETTINGS[name].by_every_player for name in chosen)
    if (
        not chosen
        or not by_all
        or all(holder.user != person.user for holder in holders)
    ):
        uow.need_host(row, person)
    if not chosen:
        raise BadChoice("table-nothing-to-change")
    game_settings.check(chosen)
    uow.check(SettingsCheck(row, chosen))
    former = game_settings.of_game(row).chosen
    then = {**former, **chosen}
    game_settings.need_effect(uow, row.server, chosen, then, bool(row.practice))
    if (
        row.status == "running"
        and chosen.get("pace", "none") != "none"
        and lobby.is_alone(holders)
    ):
        raise BadChoice("table-clock-alone")
    helps = chosen.get("undo") == "free" or chosen.get("hints") == "yes"
    if row.status == "running" and ("rated" in chosen or (uow.is_rated(row) and helps)):
        # else whoever loses could still say that it does not count
        raise BadChoice("table-rated-late")
    rivals = any(holder.user not in (None, person.user) for holder in holders)
    plays = person.user in games.players(uow.tx, game)
    mild = all(_is_mild(name, former.get(name), chosen[name]) for name in chosen)
    bound = row.status == "running" and uow.is_rated(row) and plays and rivals
    if bound and not mild:
        raise BadChoice("table-rated-milder")
    if "level" in chosen:
        lobby.check_computers(find_game(row.kind), 0, 0, int(chosen["level"]))
    games.update(
        uow.tx,
        game,
        **{name: TABLE_SETTINGS[name].column(value) for name, value in chosen.items()},
    )
    if "level" in chosen:
        games.set_levels(
            uow.tx, game, int(chosen["level"]), seated=row.status == "lobby"
        )
    if row.status == "lobby":
        uow.post_newest(row, notifications.Card("changed"))
    else:
        row = uow.row(game)
        changes = {
            name: value for name, value in chosen.items() if value != former.get(name)
        }
        own_seats = [holder.seat for holder in holders if holder.user == person.user]
        # that of the language alone is no act of a moderator
        is_act = person.user != row.host and not own_seats and {*changes} - {"language"}
        # a player's change leaves the present deadlines and all banks
        if ("pace" in changes and not bound) or ("late" in changes and is_act):
            # Every bank is full, and the clocks of the seats that are waited for begin again.
            clock_rows.forget(uow.tx, game)
            clocks.begin(uow, row, answers.awaited(uow, row))
            uow.ask(row, renews=True)
        if "graces" in changes:
            clocks.restart_absences(uow, row)
        if changes.keys() & {"together", "early"}:
            uow.publish(AskingOutdated(row))
        if changes:
            was = {name: former.get(name) for name in changes}
            if is_act:
                # nobody at the table has chosen it
                if reason == "":
                    raise ReasonNeeded(game, moderation.SETTINGS, chosen)
                if reason is not None:
                    moderation.change(uow, row, person, changes, was, reason, number)
                return uow.done(game)
            uow.post(
                row,
                notifications.Changed(
                    changes,
                    was,
                    "player" if own_seats else "host",
                    own_seats[0] if own_seats else None,
                ),
            )
    return uow.done(game)


def _is_mild(name: str, old: str | None, new: str) -> bool:
    """Return whether a player may change a setting of a running rated game so: it can hurt no rival."""
    if name == "pace":
        # without a clock whoever loses could let the game stand
        longer = [*PACES][[*PACES].index(old) :] if old in PACES else [old]
        return new in longer
    if name == "graces":
        return int(new) >= int(old or 0)
    return new == old or name not in ("late", "level")


def choose_option(
    uow: UnitOfWork, game: int, person: Person, name: str, value: str
) -> Outcome:
    """Change an option of the game of a lobby; those of an imported one are its record's."""
    row = uow.row(game, "lobby")
    uow.need_host(row, person)
    if row.imported:
        raise BadChoice("table-options-imported")
    options = lobby.choose(find_game(row.kind), {**options_of(row), name: value})
    games.update(uow.tx, game, options=json.dumps(options))
    uow.post_newest(row, notifications.Card("changed"))
    return uow.done(game)
