"""Everything at once by chance: acts, plans, answers, undos, votes, seats, hours, restarts, outages and deadlines."""

import contextlib
import random

import pytest

from bot.core import expiry, queries, seats, votes
from bot.core import undo as core_undo
from bot.core.clock import user_time
from bot.core.errors import UndoRefused, UserError
from bot.core.game_settings import Settings
from bot.features.live_session import use_cases as live_session_use_cases
from bot.features.plans import use_cases as plans_use_cases
from bot.features.records import files
from rules.record import read, replay
from tests.bot.club import DAY, PEOPLE, Club
from tests.bot.features.plans.steps import edit_by_chance
from tests.bot.jobs import clocks_of, next_due
from tests.costs import sampled

STEPS = 400
DEEDS = [
    "act",
    "plan",
    "answer",
    "undo",
    "vote",
    "pause",
    "leave",
    "claim",
    "live",
    "change",
    "evening",
]
DEEDS += ["restart", "wait"]


class Crowd:
    """People who do whatever comes to their minds at one table; refusals are fine, nothing else is."""

    def __init__(self, club, game, chance):
        self.club = club
        self.game = game
        self.chance = chance

    @property
    def table(self):
        return self.club.table

    async def act(self, who, position):
        if position.info.seats[position.decision.seat].user is None:
            await self.table.run(seats.claim, self.game, who)
        else:
            await self.club.act(position)

    async def plan(self, who, position):
        await edit_by_chance(self.club, self.game, who, self.chance)

    async def answer(self, who, position):
        coming = await self.table.read(plans_use_cases.coming_decisions, self.game, who)
        if coming.decisions:
            decision = self.chance.choice(coming.decisions)
            code = self.chance.choice(decision.options)[0]
            await self.table.run(
                plans_use_cases.answer_ahead, self.game, who, decision.key, code
            )

    async def undo(self, who, position):
        await self.table.run(core_undo.undo, self.game, who, position.revision)

    async def plays_on(self, position):
        """Where somebody was dropped and nobody is left to play against, both who are there take that back."""
        there = [
            self.club.holder(position.info, seat.seat)
            for seat in position.info.seats
            if seat.user
        ]
        if not position.info.forfeit or len(there) < 2:
            return False
        try:
            asked = await self.table.run(
                core_undo.undo, self.game, there[0], position.revision
            )
        except UndoRefused:  # it ended more than a day ago
            return False
        await self.table.run(votes.answer, asked.vote.id, there[1], True)
        return True

    async def vote(self, who, position):
        for vote in await self.table.read(votes.open_votes, self.game):
            await self.table.run(votes.answer, vote.id, who, self.chance.random() < 0.8)

    async def pause(self, who, position):
        await self.table.run(votes.pause, self.game, who)

    async def leave(self, who, position):
        mine = position.info.seats_of(who.user)
        if (
            mine
            and not (await self.table.read(seats.leaving, self.game, mine[0])).winners
        ):
            await self.table.run(seats.resign, self.game, who)

    async def claim(self, who, position):
        await self.table.run(seats.claim, self.game, who)

    async def live(self, who, position):
        hours, zone = (
            self.chance.choice(("8-23", "0-24", "20-6")),
            self.chance.choice(("Asia/Tokyo", "UTC")),
        )
        await self.table.run(user_time.set_hours, who.user, hours, zone)
        await self.table.run(
            user_time.away, who.user, self.chance.choice((0, DAY, 5 * DAY))
        )

    async def change(self, who, position):
        await self.table.run(
            seats.change,
            self.game,
            who,
            Settings(pace=self.chance.choice(("none", "12h", "live"))),
        )

    async def evening(self, who, position):
        if position.info.session_until is not None:
            await self.table.run(live_session_use_cases.leave, self.game, who)
            return
        asked = (await self.table.run(live_session_use_cases.ask, self.game, who)).vote
        for seat in position.info.seats:
            if (
                await self.table.read(votes.find, asked.id)
            ).status == "open" and seat.user in {p.user for p in PEOPLE}:
                await self.table.run(
                    votes.answer,
                    asked.id,
                    self.club.holder(position.info, seat.seat),
                    True,
                )

    async def restart(self, who, position):
        await self.club.reopen()

    async def wait(self, who, position):
        for _ in range(self.chance.randrange(20)):
            due = await self.table.read(next_due)
            if due is not None:
                self.club.now = max(self.club.now, due)
                await self.table.run(expiry.sweep)
        if self.chance.random() < 0.1:  # an outage
            self.club.now += self.chance.randrange(DAY)
            await self.table.run(expiry.sweep)

    async def step(self, position):
        often = {"act": 9, "plan": 2, "answer": 2, "wait": 2, "evening": 4}
        deed = self.chance.choices(DEEDS, [often.get(name, 0.6) for name in DEEDS])[0]
        with contextlib.suppress(UserError):
            await getattr(self, deed)(self.chance.choice(PEOPLE), position)


async def clocks_agree(club, info):
    """In a live session no clock runs, nor where there is no pace; else those who are waited for have one."""
    running = [
        seat
        for seat, _, deadline, _ in await club.table.read(clocks_of, info.id)
        if deadline is not None
    ]
    if info.session_until is not None:
        assert running == [] and info.status == "running" and info.paused is None
        assert all(seat.user is not None for seat in info.seats)
    elif (
        info.status == "running"
        and info.paused is None
        and info.settings.pace != "none"
    ):
        assert running == sorted(each.seat for each in info.awaited)


@pytest.mark.parametrize("seed", sampled(range(8), 2))
async def test_whatever_people_do_the_log_is_legal_and_leads_to_the_position(
    tmp_path, seed
):
    chance = random.Random(seed)
    club = await Club.open(tmp_path / "caylus.db", seed=seed)
    late = ("skip", "vote", "wait", "skip")[seed // 2]
    players, pace = (
        chance.choice((2, 3, 4)),
        ("live", "12h", "12h", "12h", "none", "12h", "live", "12h")[seed],
    )
    position = await club.game(
        players, ("caylus", "magna_carta")[seed % 2], pace=pace, late=late
    )
    game = position.info.id
    crowd, evenings = Crowd(club, game, chance), 0
    for _ in range(STEPS):
        if position.decision is None and not await crowd.plays_on(position):
            break
        position = await club.table.read(queries.position, game)
        await crowd.step(position)
        position = await club.table.read(queries.position, game)
        evenings += position.info.session_until is not None
        await clocks_agree(club, position.info)
    rows = await club.rows(
        "SELECT seat, code, source FROM action WHERE undone IS NULL ORDER BY number"
    )
    assert len(rows) > 10
    assert evenings or pace == "live", "but for a live table most have one now and then"
    assert position.info.game != "caylus" or len({source for _, _, source in rows}) > 1
    # a running card game exports no decks
    if position.info.game == "caylus" or position.decision is None:
        again = replay(read((await files.export_record(club.table, game)).text))
        assert again.actions == [(seat, code) for seat, code, _ in rows]
        assert again.game.encode(again.state) == position.game.encode(position._state)
    else:
        assert len(rows) == position.info.number
    await club.table.close()
