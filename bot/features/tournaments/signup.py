"""A tournament from its draft to its sign-up, and its entrants: signing up, waiting, withdrawing, forgotten."""

from collections.abc import Mapping
from typing import Any

import msgspec

from bot.core import limits
from bot.core.clock import duration
from bot.core.errors import BadChoice, NotSeated, SeatTaken, WrongStatus
from bot.core.events import BarWithdrawn, PersonBarred
from bot.core.jobs import DAY
from bot.core.model import Person, Place
from bot.core.unit_of_work import UnitOfWork
from bot.features.tournaments import knockout, notifications, pairing
from bot.features.tournaments.model import (
    NAME,
    WHOLE_DAYS,
    Format,
    RoundOptions,
    Rules,
    Seeding,
    most_moves,
)
from bot.features.tournaments.repository import (
    NEVER,
    UNDER_WAY,
    WITHDREW,
    Repository,
    find,
    need_organizer,
)
from rules.register import find_game
from rules.shared.chance import MAX_SEED
from storage import tournaments as rows

MOST_UNDER_WAY = 20  # tournaments of a server that are under way
DRAFTS_KEPT = 7 * DAY
LEAST_DAYS = 7  # of a round, as it is proposed
SCORING = {"points", "bye", "tiebreaks", "moves"}
"""Rules that can be changed while people sign up, because they decide nothing before tables are played."""


def proposed_rounds(nine: int) -> int:
    """Return how many rounds of `nine` days end in time: from 2 to 5."""
    return min(max(WHOLE_DAYS // nine, 2), 5)


def rounds(rules: Rules, most: int) -> int:
    """Return the number of rounds, of a knockout with `most` people."""
    return (
        knockout.rounds(rules, most)
        if rules.format is Format.KNOCKOUT
        else rules.rounds
    )


def proposed_days(rules: Rules, round_options: RoundOptions) -> int:
    """Return the proposed length of a round in days.

    Nine of ten tables end in it, unless all rounds would take too long together; it is a week at least.
    """
    return min(
        round_options.nine,
        max(WHOLE_DAYS // rounds(rules, round_options.most), LEAST_DAYS),
    )


def draft(uow: UnitOfWork, organizer: Person, place: Place, name: str) -> int:
    """Return the number of a new draft, which its organizer alone sees; delete their other drafts in the server."""
    name = " ".join(name.split())
    if not 0 < len(name) <= NAME:
        raise BadChoice("tournament-name", most=NAME)
    for row in rows.in_server(uow.tx, place.server, ("draft",), 100):
        if row.organizer == organizer.user or row.created < uow.now - DRAFTS_KEPT:
            rows.drop(uow.tx, row.id)
    rules, round_options = _proposed(uow, place, Rules(), RoundOptions(proposed=True))
    return _insert(uow, place, organizer.user, name, rules, round_options)


def _insert(
    uow: UnitOfWork,
    place: Place,
    organizer: int | None,
    name: str,
    rules: Rules,
    round_options: RoundOptions,
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


def _long_enough(
    uow: UnitOfWork, place: Place, rules: Rules, round_options: RoundOptions
) -> RoundOptions:
    """Return the options with the time that nine of ten tables take, and rounds of the proposed length if wanted."""
    nine, known = duration.nine_of_ten(
        uow, place, round_options.game, round_options.pace, rules.size
    )
    longer = msgspec.structs.replace(round_options, nine=nine, known=known)
    return (
        msgspec.structs.replace(longer, round_days=proposed_days(rules, longer))
        if longer.proposed
        else longer
    )


def _proposed(
    uow: UnitOfWork, place: Place, rules: Rules, round_options: RoundOptions
) -> tuple[Rules, RoundOptions]:
    """Return the rules and options with the proposed number and length of rounds.

    The proposal depends on the game, its players and the pace.
    """
    longer = _long_enough(uow, place, rules, round_options)
    rules = msgspec.structs.replace(rules, rounds=proposed_rounds(longer.nine))
    return rules, _long_enough(uow, place, rules, longer)


def season(uow: UnitOfWork, last_season: Repository) -> int:
    """Return the draft of a league's next season, with the same rules and the players who finished the last."""
    row = last_season.row
    round_options = msgspec.structs.replace(last_season.round_options, season_of=row.id)
    number = _insert(
        uow,
        Place(row.server, row.channel),
        row.organizer,
        row.name,
        last_season.rules,
        round_options,
    )
    next_season = find(uow, number)
    for entrant in last_season.inside[: last_season.round_options.most]:
        if entrant.user is not None:
            next_season.add(entrant.user, entrant.name or "", "in")
    return number


def change(
    uow: UnitOfWork,
    tournament: int,
    person: Person,
    rules: Mapping[str, Any] | None = None,
    round_options: Mapping[str, Any] | None = None,
) -> None:
    """Change rules and options of a draft, or its scoring until the first round is drawn.

    Raise BadChoice for impossible values. Fewer people go up and down if divisions become too small for as many.
    """
    rules, round_options = rules or {}, round_options or {}
    scoring_only = not round_options and rules.keys() <= SCORING
    repository = find(
        uow, tournament, *(("draft", "signup") if scoring_only else ("draft",))
    )
    need_organizer(repository, person)
    is_proposed = (
        repository.round_options.proposed and "round_days" not in round_options
    )
    new_options = msgspec.structs.replace(
        repository.round_options, **{"proposed": is_proposed, **round_options}
    )
    # what was chosen last takes the other along
    if new_options.least > new_options.most:
        bound = new_options.least if "least" in round_options else new_options.most
        new_options = msgspec.structs.replace(new_options, least=bound, most=bound)
    new_rules = msgspec.structs.replace(repository.rules, **rules)
    if new_rules.format is not repository.rules.format:
        # By rating where the strong are to be apart, or together; in a Swiss tournament they find each other.
        seeding = Seeding.LOT if new_rules.format is Format.SWISS else Seeding.RATING
        new_rules = msgspec.structs.replace(new_rules, seeding=seeding)
    largest = find_game(new_options.game).max_seats
    if (
        new_options.game != repository.round_options.game
        or new_rules.format is not repository.rules.format
    ):
        # What fits one may not fit another: each number that can't be is as near as it can be.
        for problem in pairing.check(new_rules, largest):
            number = min(max(problem.asked, problem.least), problem.most)
            new_rules = msgspec.structs.replace(new_rules, **{problem.field: number})
    if "moves" not in rules:
        new_rules = msgspec.structs.replace(
            new_rules, moves=min(new_rules.moves, most_moves(new_rules.division_size))
        )
    for problem in pairing.check(new_rules, largest):
        text = str(problem.asked)
        raise BadChoice(
            "tournament-number", text=text, least=problem.least, most=problem.most
        )
    place, follows = (
        Place(repository.row.server, repository.row.channel),
        new_options.proposed,
    )
    if (
        "rounds" not in rules
        and new_rules.rounds == proposed_rounds(repository.round_options.nine)
        and follows
    ):
        new_rules, new_options = _proposed(uow, place, new_rules, new_options)
    else:
        new_options = _long_enough(uow, place, new_rules, new_options)
    repository.change(rules=_json(new_rules), round_options=_json(new_options))


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
    """Sign up, or join the waiting list if the tournament is full or has begun; return whether they take part now.

    A person who left after the first draw can't come back; one who withdrew before it gets a new number, at the end.
    """
    repository = find(uow, tournament)
    row = repository.row
    if row.status not in UNDER_WAY:
        raise WrongStatus("tournament-closed", tournament=row.name)
    entry = repository.of_user(person.user)
    if entry is not None and entry.status != "out":
        raise SeatTaken("tournament-signed-up", tournament=row.name)
    limits.need_new_games(uow, row.server, person)
    withdrew = entry is not None and entry.until == WITHDREW
    # They may still sit at the table they left.
    if entry is not None and row.status == "running" and not withdrew:
        raise WrongStatus("tournament-no-return", tournament=row.name)
    inside = (
        row.status == "signup"
        and len(repository.inside) < repository.round_options.most
    )
    repository.add(person.user, person.name, "in" if inside else "waiting")
    if entry is not None and withdrew:
        rows.withdraw(uow.tx, row.id, entry.number)
    repository.change()
    if row.status == "running":
        repository.stir()  # a seat may be vacant
    return inside


def withdraw(uow: UnitOfWork, tournament: int, person: Person) -> int | None:
    """Take a person out; return the game of their undecided table, which goes on, or None."""
    repository = find(uow, tournament)
    if repository.row.status not in UNDER_WAY:
        raise WrongStatus("tournament-closed", tournament=repository.row.name)
    entry = repository.of_user(person.user)
    if entry is None:
        raise NotSeated("tournament-not-mine", tournament=repository.row.name)
    if entry.status == "out":
        back = repository.row.status == "signup" or entry.until == WITHDREW
        message_id = "tournament-out-again" if back else "tournament-out-for-good"
        message_id = "tournament-no-return" if entry.gone is None else message_id
        raise NotSeated(
            message_id, tournament=repository.row.name, when=entry.gone or 0
        )
    seat = repository.seat_of(entry.number)
    leave(repository, entry)
    return None if seat is None else seat[0].game


def leave(
    repository: Repository, entrant: rows.EntrantRow, *, removed: bool = False
) -> None:
    """Take an entrant out: at once before they were drawn, else from the next round on.

    Before they were drawn they may come back, unless they are `removed`. Before the first round the waiting list
    moves up.
    """
    undrawn = repository.row.status == "signup" or entrant.status == "waiting"
    until = NEVER if removed else WITHDREW
    repository.put_out(entrant, until if undrawn else repository.row.round + 1)
    if repository.row.status == "signup":
        fill(repository)
    repository.change()


def fill(repository: Repository) -> None:
    """Let people of the waiting list in while there is room.

    A knockout takes them before its first round only; a league puts them into the division with the fewest people.
    """
    row, number = repository.row, repository.row.round + 1
    if row.round and repository.rules.format is Format.KNOCKOUT:
        return
    while repository.waiting and len(repository.inside) < repository.round_options.most:
        newcomer, divisions = (
            repository.waiting[0],
            [entrant.division for entrant in repository.inside],
        )
        division = min(
            set(divisions),
            key=lambda division: (divisions.count(division), -division),
            default=1,
        )
        repository.change_entrant(
            newcomer, status="in", entered=number, division=division
        )
        repository.change()
        repository.tell(
            "tournament-told-comes-in",
            {},
            who={"who": newcomer.number},
            pings=(newcomer.number,),
        )


def barred(uow: UnitOfWork, event: PersonBarred) -> None:
    """Take somebody who is barred on a server for more than a day out of its tournaments."""
    if event.short:
        return
    for entry in rows.entries_of(uow.tx, event.user):
        repository = find(uow, entry.tournament)
        entrant = repository.entrants[entry.number]
        open_here = (
            repository.row.server == event.server and repository.row.status in UNDER_WAY
        )
        if open_here and entrant.status != "out":
            leave(repository, entrant, removed=True)


def restored(uow: UnitOfWork, event: BarWithdrawn) -> None:
    """Let somebody whom a bar took out of tournaments take part again, where no round has begun without them.

    Otherwise they may sign up again if they had not been drawn.
    """
    for entry in rows.entries_of(uow.tx, event.user):
        repository = find(uow, entry.tournament)
        row, entrant = repository.row, repository.entrants[entry.number]
        now = repository.of_user(event.user)
        ended_by_it = (entrant.status, entrant.gone) == ("out", event.at)
        if (
            not ended_by_it
            or (row.server, row.status in UNDER_WAY) != (event.server, True)
            or (now is not None and now.status != "out")
        ):
            continue
        if entrant.until == NEVER and row.status == "signup":
            has_room = len(repository.inside) < repository.round_options.most
            status = "in" if has_room else "waiting"
            repository.change_entrant(entrant, status=status, until=None, gone=None)
        elif entrant.until == NEVER:
            repository.change_entrant(entrant, until=WITHDREW)
        elif entrant.until == row.round + 1:
            repository.change_entrant(entrant, status="in", until=None, gone=None)
        repository.change()


def forgotten(uow: UnitOfWork, user: int) -> None:
    """Take somebody who is forgotten out of tournaments; no message names them."""
    for entry in rows.entries_of(uow.tx, user):
        repository = find(uow, entry.tournament)
        entrant = repository.entrants[entry.number]
        if repository.row.status in UNDER_WAY and entrant.status != "out":
            leave(repository, entrant)
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
