"""Tournaments of people who vanish, never come, are late and come back, played through the bot's own use cases.

Every table is a game of scripted players who answer when slow people would (`tests/bench/_people.py`), under the clock
of its pace, in rounds as long as the draft proposes. What is checked: nobody who was mostly skipped stands above who
played; standings are those of the second computation; nine of ten tables finish in the proposed length.
"""

from __future__ import annotations

import asyncio
import heapq
import math
import random
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from bot.core import answers, expiry, jobs, play
from bot.core.errors import UserError
from bot.core.model import Person
from bot.features.computers import use_cases as computers
from bot.features.plans import early
from bot.features.plans import use_cases as plans
from bot.features.tournaments import advance, organizer, repository, signup
from bot.features.tournaments.model import GONE_OUTCOMES, PART, Format
from bot.features.tournaments.pairing import without_lot
from bot.features.tournaments.standings import standings
from players.scripted import greedy
from storage import games
from storage import tournaments as rows
from tests.bench._people import AHEAD, DAY, LINES, PLACES, ZONES, Hours, placements
from tests.bot.club import Club
from tests.bot.features.tournaments import cups
from tests.bot.features.tournaments.plainly import Plainly, order

if TYPE_CHECKING:
    from bot.core.jobs import JobKind
    from bot.core.unit_of_work import UnitOfWork
    from bot.features.tournaments.repository import Show
    from storage.games import GameRow

COUNT = 36
FINISH, LONGER = (
    0.9,
    1.3,
)  # of the tables in the proposed time, which is at most so many times what that takes
NEVER, VANISHES, LATE = 0.05, 0.05, 0.15  # of the people
FOR_GOOD = 10**10
KINDS = ("clock", early.EARLY_JOB, "plans.auto_answer", rows.ADVANCE)


class Setting(NamedTuple):
    """What one tournament is."""

    game: str
    size: int
    pace: str
    format: Format
    people: int
    waiting: int = 1
    rounds: int = 2


SETTINGS = (
    Setting("caylus", 4, "24h", Format.SWISS, 8),
    Setting("magna_carta", 4, "24h", Format.SWISS, 8),
    Setting("magna_carta", 2, "24h", Format.SWISS, 7),
    Setting("caylus", 3, "48h", Format.LEAGUE, 6, 0),
    Setting("magna_carta", 3, "72h", Format.KNOCKOUT, 9),
    Setting("caylus", 2, "24h", Format.SWISS, 6),
    Setting("magna_carta", 3, "24h", Format.SWISS, 9, 2),
    Setting("caylus", 3, "24h", Format.KNOCKOUT, 9, 0),
    Setting("magna_carta", 2, "7d", Format.LEAGUE, 6, 2),
)


class One(NamedTuple):
    """Somebody: when they have time, when they are gone without a word, whether they list placements."""

    person: Person
    hours: Hours
    gone: range
    ahead: bool


class Came(NamedTuple):
    """What a table came to: its days, whether its game ended in the round, and the days of that."""

    setting: Setting
    days: float
    ended: bool
    proposed: int


class Simulation:
    """One tournament on a server of its own."""

    def __init__(
        self, club: Club, setting: Setting, seed: int, days: int | None = None
    ) -> None:
        club.told = []
        self.club, self.setting, self.days = club, setting, days
        self.chance = random.Random(seed)
        self.queue: list[tuple[int, int, int]] = []  # (when, game, user)
        self.asked: set[tuple[int, int]] = set()
        self.people: dict[int, One] = {}
        self.number = 0
        self.wrong: list[str] = []
        self.tables: list[Came] = []

    def somebody(self, number: int) -> One:
        """A person by lot, who may be gone at some time."""
        chance, now = self.chance, self.club.now
        hours = Hours(chance, ZONES[chance.randrange(len(ZONES))], weekends=True)
        gone, what = range(0), chance.random()
        if what < NEVER:
            gone = range(now, now + FOR_GOOD)
        elif what < NEVER + VANISHES:
            gone = range(now + chance.randrange(5 * DAY, 60 * DAY), now + FOR_GOOD)
        elif what < NEVER + VANISHES + LATE:
            begins = now + chance.randrange(60 * DAY)
            gone = range(begins, begins + chance.randrange(5 * DAY, 21 * DAY))
        one = One(
            Person(1000 + number, f"P{number}"), hours, gone, chance.random() < 0.5
        )
        self.people[one.person.user] = one
        return one

    async def play(self) -> list[Came]:
        """The tournament to its end."""
        db, setting = self.club.table, self.setting
        rules = {"format": setting.format, "size": setting.size}
        if setting.format is not Format.KNOCKOUT:
            rules["rounds"] = setting.rounds
        round_options = {
            "game": setting.game,
            "pace": setting.pace,
            "most": setting.people,
            "least": 2,
        }
        if self.days is not None:
            round_options["round_days"] = self.days
        self.number = await cups.announced(self.club, rules, round_options)
        for number in range(setting.people + setting.waiting):
            await db.run(signup.sign_up, self.number, self.somebody(number).person)
        await db.run(organizer.begin, self.number, cups.ORGANIZER)
        while await self._next():
            pass
        return await self._came()

    async def _next(self) -> bool:
        """What comes next; whether anything did."""
        db = self.club.table
        due = await db.read(lambda uow: jobs.next_due(uow, *KINDS))
        if due is not None and (not self.queue or due <= self.queue[0][0]):
            self.club.now = max(self.club.now, due)
            await db.run(lambda uow: jobs.run_due(uow, _kinds(uow)))
            while (await db.run(advance.advance, self.number)).again:
                pass
        elif self.queue:
            when, game, user = heapq.heappop(self.queue)
            self.club.now = max(self.club.now, when)
            self.asked.discard((game, user))
            await self._answers(game, self.people[user])
        else:
            return False
        await self._asks()
        return True

    async def _asks(self) -> None:
        """Whoever is asked now will answer when they have time; computers at once."""
        waiting = True
        while waiting:
            waiting = await self.club.table.run(_waits, self.number)
            for game, user in waiting:
                if user is None:
                    await self.club.table.run(_computer, game)
                elif (game, user) not in self.asked and user in self.people:
                    when = self._answers_at(self.people[user], self.club.now)
                    if when is not None:
                        self.asked.add((game, user))
                        heapq.heappush(self.queue, (when, game, user))
            waiting = any(user is None for _, user in waiting)

    def _answers_at(self, one: One, now: int) -> int | None:
        when = one.hours.delay(self.chance, now)
        if when in one.gone:
            when = None if one.gone.stop - one.gone.start == FOR_GOOD else one.gone.stop
        return when

    async def _answers(self, game: int, one: One) -> None:
        """Somebody looks at a game: they do what they are asked, and may say what comes next."""
        try:
            while await self.club.table.run(_acts, game, one.person):
                pass
            await self.club.table.run(_says, game, one.person, self.chance, one.ahead)
        except UserError:
            pass  # their seat has gone to somebody else

    async def _came(self) -> list[Came]:
        """What the tables came to; what is wrong with it is kept in `wrong`."""
        db = self.club.table
        show = await db.read(repository.show, self.number)
        found = []
        for table in show.tables:
            if table.pairing.game is None:
                continue
            row, skipped = await db.read(_skipped, self.number, table.pairing.game)
            ended = (
                all(seat.outcome != "adjudicated" for seat in table.seats)
                and row.ended is not None
            )
            days = (
                (self.club.now if row.ended is None else row.ended) - row.started
            ) / DAY
            found.append(Came(self.setting, days, ended, show.round_options.round_days))
            self.wrong += [
                f"{self.setting}: table {table.pairing.number}: seat {seat.seat} was skipped and counts"
                for seat in table.seats
                if seat.seat in skipped and seat.outcome in ("played", "adjudicated")
            ]
        self.wrong += [f"{self.setting}: {line}" for line in _misplaced(show)]
        return found


def _skipped(uow: UnitOfWork, tournament: int, game: int) -> tuple[GameRow, set[int]]:
    """A game, and the seats whose last persons were skipped more often than they acted until it was counted, by the
    actions one by one."""
    row, found = uow.row(game), set()
    judged = [
        post.created
        for post in rows.notes(uow.tx, tournament, ("told",))
        if "told-counted" in post.body
        and f'"game":{game},' in post.body.replace("}", ",")
    ]
    for seat, began, ended in uow.tx.execute(
        "SELECT seat, began_revision, coalesce(ended_revision, 1000000) FROM tenure WHERE game = ? AND level IS NULL "
        "ORDER BY id",
        (game,),
    ).fetchall():
        sources = [
            source
            for source, at in uow.tx.execute(
                "SELECT source, revision FROM action WHERE game = ? AND seat = ? AND at <= ? AND undone IS NULL",
                (game, seat, judged[0] if judged else FOR_GOOD),
            )
            if began <= at <= ended
        ]
        mine = sum(source in ("person", "ahead", "plan") for source in sources)
        found.discard(seat)
        if sum(source in ("clock", "stand_in") for source in sources) > mine:
            found.add(seat)
    return row, found


def _misplaced(show: Show) -> list[str]:
    """Who stands where they don't belong: not as the second computation has it, or above who played though they
    themself never did."""
    plain, wrong = Plainly(show.values[1]), []
    sat: dict[int, list[str]] = {}
    for seat in (seat for table in show.tables for seat in table.seats):
        sat.setdefault(seat.holder, []).append(seat.outcome)
        if seat.substitute is not None:
            sat.setdefault(seat.entrant, []).append("forfeited")
    played = {
        one
        for one, came in sat.items()
        if all(each in ("played", "adjudicated") for each in came)
    }
    gone = {
        one for one, came in sat.items() if all(each in GONE_OUTCOMES for each in came)
    }
    placed = {
        row.entrant: row for row in standings(without_lot(show.rules), *show.values)
    }
    wrong += [
        f"entrant {one} never played and stands above {other}"
        for one in gone & placed.keys()
        for other in played & placed.keys()
        if placed[one].division == placed[other].division
        and placed[one].place <= placed[other].place
    ]
    wrong += [
        f"entrant {row.entrant}: {row.points} points, not {plain.points.get(row.entrant)}"
        for row in placed.values()
        if row.points != PART * plain.points.get(row.entrant, 0)
    ]
    for division in {row.division for row in placed.values()}:
        inside = [row.entrant for row in show.standings if row.division == division]
        expected, place = {}, 1
        for group in order(sorted(inside), plain):
            expected |= dict.fromkeys(group, place)
            place += len(group)
        if show.rules.format is not Format.KNOCKOUT and expected != {
            one: placed[one].place for one in inside
        }:
            wrong.append(
                f"division {division} stands otherwise than in the second computation"
            )
    return wrong


def _kinds(uow: UnitOfWork) -> list[JobKind]:
    return [kind for kind in (*expiry.KINDS, *uow.hooks.jobs) if kind.name in KINDS]


def _waits(uow: UnitOfWork, tournament: int) -> list[tuple[int, int | None]]:
    """(game, user) of everybody who is asked; None for a computer."""
    found: list[tuple[int, int | None]] = []
    for game, (status, _) in rows.games_of(uow.tx, tournament).items():
        row = uow.row(game)
        if (
            status != "running"
            # one that is counted already is played by nobody here
            or not uow.tx.execute(
                "SELECT 1 FROM pairing WHERE game = ? AND state = 'playing'", (game,)
            ).fetchone()
        ):
            continue
        held = games.holders(uow.tx, game)
        for seat in {*answers.awaited(uow, row), *early.asked_early(uow, game)}:
            if held[seat].player is not None:
                found.append((game, None))
            elif held[seat].user is not None:
                found.append((game, held[seat].user))
    return found


def _computer(uow: UnitOfWork, game: int) -> None:
    row = uow.row(game)
    held = games.holders(uow.tx, game)
    for seat in answers.to_decide(uow, row):
        if held[seat].player is not None:
            rules = play.game_of(row)
            state = uow.state(row)
            if answers.at_once(row, state):
                state = rules.asked_first(state, seat)
            computers.perform(
                uow, game, seat, row.revision, greedy.choose(rules, state)
            )
            return


def _acts(uow: UnitOfWork, game: int, person: Person) -> bool:
    """Does one thing that somebody is asked; whether there was any."""
    row = uow.row(game)
    mine = [
        held.seat for held in games.holders(uow.tx, game) if held.user == person.user
    ]
    deciding = [
        seat
        for seat in mine
        if row.status == "running" and seat in answers.to_decide(uow, row)
    ]
    if not deciding:
        return False
    rules, state = play.game_of(row), uow.state(row)
    if answers.at_once(row, state):
        state = rules.asked_first(state, deciding[0])
    play.act(uow, game, person, row.revision, greedy.choose(rules, state))
    return True


def _says(
    uow: UnitOfWork, game: int, person: Person, chance: random.Random, ahead: bool
) -> None:
    """Answers what is asked together, and lists placements where asked early."""
    row = uow.row(game)
    mine = [
        held.seat for held in games.holders(uow.tx, game) if held.user == person.user
    ]
    if row.status != "running" or not mine or row.practice:
        return
    seat = mine[0]
    if seat in answers.asked(uow, row):
        for _ in range(20):
            coming = [
                one
                for one in plans.coming_decisions(uow, game, person).decisions
                if one.answer is None
            ]
            if not coming:
                break
            plans.answer_ahead(
                uow, game, person, coming[0].key, coming[0].options[0][0]
            )
    rules, state = play.game_of(row), uow.state(row)
    is_early = seat in early.asked_early(uow, game)
    if not is_early and not (ahead and chance.random() < AHEAD):
        return
    if state.phase != rules.guide.placing_phase or rules.in_turn(state, seat) is None:
        return
    lines, _ = placements(rules, state, seat, LINES if ahead else 1, PLACES)
    if lines:
        codes = tuple(code for line in lines for code in line)
        others = tuple(code for line in lines for code in line[1:])
        plans.change(uow, game, person, state.turn, plans.SetList(codes, others))


async def played(seed: int, setting: Setting, days: int | None = None) -> Simulation:
    """One tournament, from its sign-up to its end."""
    with tempfile.TemporaryDirectory() as folder:
        club = await Club.open(Path(folder) / "club.db", seed)
        try:
            simulation = Simulation(club, setting, seed, days)
            simulation.tables = await simulation.play()
            return simulation
        finally:
            await club.table.close()


def soak(minutes: float, seed: int) -> list[str]:
    """Plays all of them."""
    tables: list[Came] = []
    wrong: list[str] = []
    for number in range(COUNT):
        simulation = asyncio.run(
            played(seed + number, SETTINGS[number % len(SETTINGS)])
        )
        tables += simulation.tables
        wrong += simulation.wrong
        done = sum(table.ended for table in simulation.tables)
        print(
            f"{simulation.setting}: {done} of {len(simulation.tables)} tables in time",
            flush=True,
        )
    return wrong + judged(tables)


def judged(tables: list[Came]) -> list[str]:
    """What is wrong with how many finish, and with how long they were given."""
    wrong = []
    done = sum(table.ended for table in tables)
    print(f"{done} of {len(tables)} tables finished in the proposed time")
    if done < FINISH * len(tables):
        wrong.append("less than nine of ten")
    shares = []
    for setting in dict.fromkeys(
        (one.setting.game, one.setting.size, one.setting.pace) for one in tables
    ):
        mine = [
            one
            for one in tables
            if (one.setting.game, one.setting.size, one.setting.pace) == setting
        ]
        days = sorted(one.days if one.ended else math.inf for one in mine)
        shares += [each / mine[0].proposed for each in days]
        nine, least = days[math.ceil(FINISH * len(days)) - 1], days[len(days) // 2]
        print(
            f"{setting}: {mine[0].proposed} days; half of {len(mine)} took {least:.0f}, nine of ten {nine:.0f}"
        )
    nine = sorted(shares)[math.ceil(FINISH * len(shares)) - 1]
    print(f"rounds were {1 / nine:.2f} times as long as nine of ten tables took")
    if nine * LONGER < 1:
        wrong.append("rounds are too long")
    return wrong
