"""A tournament from its draft to its sign-up, and its entrants: signing up, waiting, withdrawing, forgotten."""

from collections.abc import Mapping
from typing import Any

import msgspec

from bot.core.clock import duration
from bot.core.errors import BadChoice, NotSeated, SeatTaken, WrongStatus
from bot.core.jobs import DAY
from bot.core.model import Person, Place
from bot.core.unit_of_work import UnitOfWork
from bot.features.tournaments import knockout, notifications, pairing
from bot.features.tournaments.model import NAME, WHOLE_DAYS, Format, RoundOptions, Rules, Seeding, most_moves
from bot.features.tournaments.repository import NEVER, UNDER_WAY, WITHDREW, Repository, find, need_organizer
from rules.register import find_game
from rules.shared.chance import MAX_SEED
from storage import tournaments as rows

MOST_UNDER_WAY = 20  # tournaments of a server that are under way
DRAFTS_KEPT = 7 * DAY
LEAST_DAYS = 7  # of a round, as it is proposed
SCORING = {"points", "bye", "tiebreaks", "moves"}
"""What of the rules can be changed while people sign up: it decides nothing before tables are played."""


def proposed_rounds(nine: int) -> int:
    """Return how many rounds of so many days end in time: from 2 to 5."""
    return min(max(WHOLE_DAYS // nine, 2), 5)


def rounds(rules: Rules, most: int) -> int:
    """Return how many rounds it has, a knockout with so many people."""
    return knockout.rounds(rules, most) if rules.format is Format.KNOCKOUT else rules.rounds


def proposed_days(rules: Rules, round_options: RoundOptions) -> int:
    """Return the proposed length of a round in days.

    Nine of ten tables end in it; it is a week at least, so that all rounds end in time.
    """
    return min(round_options.nine, max(WHOLE_DAYS // rounds(rules, round_options.most), LEAST_DAYS))


def draft(uow: UnitOfWork, organizer: Person, place: Place, name: str) -> int:
    """Return a tournament that its organizer alone sees, until it is announced.

    Other drafts of theirs there go.
    """
    name = " ".join(name.split())
    if not 0 < len(name) <= NAME:
        raise BadChoice("tournament-name", most=NAME)
    for row in rows.in_server(uow.tx, place.server, ("draft",), 100):
        if row.organizer == organizer.user or row.created < uow.now - DRAFTS_KEPT:
            rows.drop(uow.tx, row.id)
    rules, round_options = _proposed(uow, place, Rules(), RoundOptions(proposed=True))
    return _insert(uow, place, organizer.user, name, rules, round_options)


def _insert(
    uow: UnitOfWork, place: Place, organizer: int | None, name: str, rules: Rules, round_options: RoundOptions
) -> int:
    return rows.insert(
        uow.tx,
        server=place.server,
        channel=place.channel,
        organizer=organizer,
        name=name,
        status="draft",
        rules=_json(msgspec.structs.replace(rules, seed=uow.draw(MAX_SEED + 1))),
        round_options=_json(round_options),
        created=uow.now,
    )


def _long_enough(uow: UnitOfWork, place: Place, rules: Rules, round_options: RoundOptions) -> RoundOptions:
    """Return the options with the time that nine of ten tables take, and rounds of the proposed length if wanted."""
    nine, known = duration.nine_of_ten(uow, place, round_options.game, round_options.pace, rules.size)
    longer = msgspec.structs.replace(round_options, nine=nine, known=known)
    return (
        msgspec.structs.replace(longer, round_days=proposed_days(rules, longer))
        if longer.proposed
        else longer
    )


def _proposed(
    uow: UnitOfWork, place: Place, rules: Rules, round_options: RoundOptions
) -> tuple[Rules, RoundOptions]:
    """Return a draft with the proposed number and length of rounds.

    They go by the game, its players and the pace.
    """
    longer = _long_enough(uow, place, rules, round_options)
    rules = msgspec.structs.replace(rules, rounds=proposed_rounds(longer.nine))
    return rules, _long_enough(uow, place, rules, longer)


def season(uow: UnitOfWork, before: Repository) -> int:
    """Return the draft of a league's next season, with the same rules and the players who finished the last."""
    row = before.row
    round_options = msgspec.structs.replace(before.round_options, season_of=row.id)
    number = _insert(
        uow, Place(row.server, row.channel), row.organizer, row.name, before.rules, round_options
    )
    after = find(uow, number)
    for entrant in before.inside[: before.round_options.most]:
        if entrant.user is not None:
            after.add(entrant.user, entrant.name or "", "in")
    return number


def change(
    uow: UnitOfWork,
    tournament: int,
    person: Person,
    rules: Mapping[str, Any] | None = None,
    round_options: Mapping[str, Any] | None = None,
) -> None:
    """Change what a draft has, or how tables count until the first round is drawn.

    Raise BadChoice for what can't be. Fewer go up and down where divisions become too small for as many.
    """
    rules, round_options = rules or {}, round_options or {}
    counting = not round_options and rules.keys() <= SCORING
    repository = find(uow, tournament, *(("draft", "signup") if counting else ("draft",)))
    need_organizer(repository, person)
    follows = repository.round_options.proposed and "round_days" not in round_options
    now = msgspec.structs.replace(repository.round_options, **{"proposed": follows, **round_options})
    if now.least > now.most:  # what was chosen last takes the other along
        both = now.least if "least" in round_options else now.most
        now = msgspec.structs.replace(now, least=both, most=both)
    wanted = msgspec.structs.replace(repository.rules, **rules)
    if wanted.format is not repository.rules.format:
        # By rating where the strong are to be apart, or together; in a Swiss tournament they find each other.
        seeding = Seeding.LOT if wanted.format is Format.SWISS else Seeding.RATING
        wanted = msgspec.structs.replace(wanted, seeding=seeding)
    largest = find_game(now.game).max_seats
    if now.game != repository.round_options.game or wanted.format is not repository.rules.format:
        # What fits one may not fit another: each number that can't be is as near as it can be.
        for problem in pairing.check(wanted, largest):
            number = min(max(problem.asked, problem.least), problem.most)
            wanted = msgspec.structs.replace(wanted, **{problem.field: number})
    if "moves" not in rules:
        wanted = msgspec.structs.replace(wanted, moves=min(wanted.moves, most_moves(wanted.division_size)))
    for problem in pairing.check(wanted, largest):
        asked = str(problem.asked)
        raise BadChoice("tournament-number", text=asked, least=problem.least, most=problem.most)
    place, follows = Place(repository.row.server, repository.row.channel), now.proposed
    if "rounds" not in rules and wanted.rounds == proposed_rounds(repository.round_options.nine) and follows:
        wanted, now = _proposed(uow, place, wanted, now)
    else:
        now = _long_enough(uow, place, wanted, now)
    repository.change(rules=_json(wanted), round_options=_json(now))


def announce(uow: UnitOfWork, tournament: int, person: Person) -> None:
    """Open the sign-up of a draft."""
    repository = find(uow, tournament, "draft")
    need_organizer(repository, person)
    under_way = rows.count(uow.tx, repository.row.server, UNDER_WAY)
    if under_way >= MOST_UNDER_WAY:
        raise SeatTaken("tournament-many", here=under_way, most=MOST_UNDER_WAY)
    closes = uow.now + repository.round_options.signup_days * DAY
    repository.change(status="signup", closes=closes)
    repository.schedule(closes)


def sign_up(uow: UnitOfWork, tournament: int, person: Person) -> bool:
    """Take part, or go on the waiting list where it is full or has begun; whether they take part now.

    Who has left one that has begun does not come back; who withdrew before comes to the end of the list, with
    another number.
    """
    repository = find(uow, tournament)
    row = repository.row
    if row.status not in UNDER_WAY:
        raise WrongStatus("tournament-closed", tournament=row.name)
    mine = repository.of_user(person.user)
    if mine is not None and mine.status != "out":
        raise SeatTaken("tournament-signed-up", tournament=row.name)
    withdrew = mine is not None and mine.until == WITHDREW
    # They may still sit at the table they left.
    if mine is not None and row.status == "running" and not withdrew:
        raise WrongStatus("tournament-no-return", tournament=row.name)
    inside = row.status == "signup" and len(repository.inside) < repository.round_options.most
    repository.add(person.user, person.name, "in" if inside else "waiting")
    if mine is not None and withdrew:
        rows.withdraw(uow.tx, row.id, mine.number)
    repository.change()
    if row.status == "running":
        repository.stir()  # a seat may be vacant
    return inside


def withdraw(uow: UnitOfWork, tournament: int, person: Person) -> int | None:
    """Take part no more; the game of a person whose table is undecided goes on, and is returned."""
    repository = find(uow, tournament)
    if repository.row.status not in UNDER_WAY:
        raise WrongStatus("tournament-closed", tournament=repository.row.name)
    mine = repository.of_user(person.user)
    if mine is None:
        raise NotSeated("tournament-not-mine", tournament=repository.row.name)
    if mine.status == "out":
        back = repository.row.status == "signup" or mine.until == WITHDREW
        says = "tournament-out-again" if back else "tournament-out-for-good"
        says = "tournament-no-return" if mine.gone is None else says
        raise NotSeated(says, tournament=repository.row.name, when=mine.gone or 0)
    seat = repository.seat_of(mine.number)
    leave(repository, mine)
    return None if seat is None else seat[0].game


def leave(repository: Repository, one: rows.EntrantRow, *, removed: bool = False) -> None:
    """Take somebody out: before they were drawn they may come back, unless they are `removed`.

    Later from the next round on. Before the first round who waits comes in.
    """
    undrawn = repository.row.status == "signup" or one.status == "waiting"
    until = NEVER if removed else WITHDREW
    repository.put_out(one, until if undrawn else repository.row.round + 1)
    if repository.row.status == "signup":
        fill(repository)
    repository.change()


def fill(repository: Repository) -> None:
    """Let those who wait in where there is a place.

    They come in before the first round, and before each but in a knockout; in a league to the division with
    the fewest people.
    """
    row, number = repository.row, repository.row.round + 1
    if row.round and repository.rules.format is Format.KNOCKOUT:
        return
    while repository.waiting and len(repository.inside) < repository.round_options.most:
        first, inside = repository.waiting[0], [entrant.division for entrant in repository.inside]
        division = min(set(inside), key=lambda one: (inside.count(one), -one), default=1)
        repository.change_entrant(first, status="in", entered=number, division=division)
        repository.change()
        repository.tell("tournament-told-comes-in", {}, who={"who": first.number}, pings=(first.number,))


def barred(uow: UnitOfWork, server: int, user: int) -> None:
    """Take somebody who is barred from the bot on a server out of its tournaments."""
    for entry in rows.entries_of(uow.tx, user):
        repository = find(uow, entry.tournament)
        mine = repository.entrants[entry.number]
        open_here = repository.row.server == server and repository.row.status in UNDER_WAY
        if open_here and mine.status != "out":
            leave(repository, mine, removed=True)


def forgotten(uow: UnitOfWork, user: int) -> None:
    """Take somebody who is forgotten out of tournaments; no message names them."""
    for entry in rows.entries_of(uow.tx, user):
        repository = find(uow, entry.tournament)
        mine = repository.entrants[entry.number]
        if repository.row.status in UNDER_WAY and mine.status != "out":
            leave(repository, mine)
        repository.change()
        notifications.edit(uow, entry.tournament, "round", "told", "final")
    notifications.forgotten(uow, user)
    for row in rows.organized_by(uow.tx, user):
        if row.status == "draft":
            rows.drop(uow.tx, row.id)
        else:
            Repository(uow, row).change()


def _json(value: msgspec.Struct) -> str:
    return msgspec.json.encode(value).decode()
