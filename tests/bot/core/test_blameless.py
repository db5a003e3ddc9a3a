"""Nobody who acted in time loses by what others did, or by what the bot may not do: games in which people vanish, leave
are banned or barred, are banned by mistake and come back, or lose their seat to a moderator who reverses it, and the
bot loses its permissions, by chance; and games that everybody lets die. All 500 games:
`EXHAUSTIVE=1 python -m pytest -q -m "exhaustive or not exhaustive" tests/bot/core/test_blameless.py`."""

import contextlib
import random

import pytest

from bot.core import departures, final_order, queries, seats, stand_in, undo, votes
from bot.core.errors import UserError
from bot.features.computers.use_cases import next_thought
from bot.features.moderation import use_cases
from bot.features.statistics import plackett_luce
from bot.features.statistics.plackett_luce import START
from bot.text import reports
from bot.text.localization import localization_for
from storage.ratings import HELPED, STAYED
from tests.bot.club import HOUR, MODERATOR, PEOPLE, PLACE
from tests.bot.core.clock.test_absent import GRACE, awake, passes
from tests.bot.core.test_leaving import end, everybody_acted, in_turn, rated, results
from tests.bot.features.computers.test_use_cases import move
from tests.bot.features.moderation.test_holds import bar, direct_sent
from tests.bot.features.moderation.test_mistakes import lifted
from tests.bot.features.statistics.test_reliability import known
from tests.costs import sampled

FATES = (
    *("stays", "stays", "vanishes", "resigns", "banned", "barred"),
    *("returns", "reversed"),
)
WRONGED = ("helped", "returns", "reversed")
"""Fates of people who are not gone."""
LATE = ("skip", "wait", "vote", "stand-in")


class Course:
    """A rated game in which each person has a fate, which comes over them at some action of the game."""

    def __init__(self, club, seed):
        self.club, self.chance = club, random.Random(seed)
        self.late = self.chance.choice(LATE)
        self.players = self.chance.randint(2, 5)
        self.fates = {
            person.user: self.chance.choice(FATES) for person in PEOPLE[: self.players]
        }
        self.when = {user: self.chance.randint(0, 12) for user in self.fates}
        self.actions = self.chance.randint(6, 24)
        self.gone, self.acts, self.mended = set(), {}, set()

    async def play(self):
        await awake(self.club)
        settings = {"pace": "24h", "late": self.late, "level": 1, "together": "no"}
        position = await self.club.game(self.players, **settings)
        self.game = position.info.id
        for done in range(self.actions):
            await in_turn(self.club, self.game, 1 + 13 * done // self.actions)
            await self._fates(done)
            if not await self._step():
                break
        info = await self.club.table.read(queries.info, self.game)
        if info.status == "running":
            for user in [*self.acts]:
                await self._reverse(user, info, 99)
            scores = [self.chance.randint(10, 60) for _ in range(self.players)]
            info = await end(self.club, self.game, scores)
        return info

    async def _fates(self, done):
        for user, fate in self.fates.items():
            info = await self.club.table.read(queries.info, self.game)
            if fate == "helped" and info.status == "running":
                await self._stand_in(user, done - self.when[user])
            if fate == "reversed" and info.status == "running":
                await self._reverse(user, info, done - self.when[user])
            if fate == "stays" or self.when[user] != done or info.status != "running":
                continue
            if fate not in WRONGED:
                self.gone.add(user)
            if fate == "resigns" and info.seats_of(user):
                person = next(one for one in PEOPLE if one.user == user)
                await self.club.table.run(seats.resign, self.game, person)
            elif fate == "banned":
                await self.club.table.run(departures.departed, PLACE.server, user)
            elif fate == "returns":
                await self._come_back(user)
            elif fate == "barred":
                await bar(self.club, next(one for one in PEOPLE if one.user == user))

    async def _come_back(self, user):
        """Somebody is banned by mistake, and is back after some hours; a moderator excuses what they have missed."""
        table, hours = self.club.table, self.chance.choice((0, 1, 4))
        (seat,) = (await table.read(queries.info, self.game)).seats_of(user)
        person = next(one for one in PEOPLE if one.user == user)
        await table.run(departures.departed, PLACE.server, user)
        await passes(self.club, hours * HOUR)
        if hours:  # it is looked again after an hour
            await table.run(departures.departed, PLACE.server, user)
            await passes(self.club, hours * HOUR)
        if (await table.read(queries.info, self.game)).seats_of(user):
            await table.run(departures.arrived, self.game, user)
            with contextlib.suppress(UserError):  # they were not skipped
                await table.run(stand_in.come_back, self.game, person)
        with contextlib.suppress(UserError):  # they have missed nothing
            await self._act(use_cases.pardon, self.game, MODERATOR, seat, "Not them")
        missed, _ = await table.read(final_order.missed_so_far, self.game, seat)
        assert missed == 0 or user in self.acts

    async def _act(self, act, *about):
        """A moderator does something, of which people are told; the number of that act."""
        entry = (await self.club.table.run(act, *about)).entry
        await self.club.table.run(direct_sent, entry)
        return entry

    async def _reverse(self, user, info, since):
        """A moderator takes a seat away by mistake, and another gives it back some actions later."""
        seats_ = info.seats_of(user)
        if since == 0 and seats_:
            act = self.chance.choice(use_cases.SEAT_ACTS)
            newcomer = next(iter(PEOPLE[self.players :]), None)
            if newcomer is None or info.seats_of(newcomer.user) or act != "give":
                act, newcomer = ("skip" if act == "give" else act), None
            about = (self.game, MODERATOR, act, seats_[0], newcomer, "Mistaken")
            with contextlib.suppress(UserError):  # nobody else would be left
                self.acts[user] = await self._act(use_cases.change_seat, *about)
        elif since >= 3 and user in self.acts and user not in self.mended:
            withdrawal = use_cases.Withdrawal(
                PLACE.server, self.acts[user], MODERATOR, "Sorry", administrator=False
            )
            await self._act(use_cases.take_back, withdrawal)
            self.mended.add(user)

    async def _stand_in(self, user, since):
        """A computer plays for somebody in some of the actions."""
        person = next(one for one in PEOPLE if one.user == user)
        change = {0: stand_in.ask_for, 4: stand_in.come_back}.get(since)
        if change is not None:
            with contextlib.suppress(UserError):  # nobody else plays on
                await self.club.table.run(change, self.game, person)

    async def _step(self):
        """The person who decides acts in time, or time passes until somebody has to; False where nothing goes on."""
        club = self.club
        # nothing can be posted for longer than any clock runs
        if self.chance.random() < 0.15:
            club.table.may_post = lambda server, channel, thread: False
            await passes(club, self.chance.randint(1, 300) * HOUR)
            club.table.may_post = lambda server, channel, thread: True
            await passes(club, HOUR)
        for _ in range(60):
            position = await club.table.read(queries.position, self.game)
            if position.decision is None:
                return False
            holder = position.info.seats[position.decision.seat]
            if await next_thought(club.table, self.game) is not None:
                await move(club, self.game)
                return True
            if (
                holder.player is None
                and holder.user is not None
                and holder.user not in self.gone
            ):
                await passes(club, self.chance.randint(0, 20) * HOUR)
                position = await club.table.read(queries.position, self.game)
                if position.decision is None:
                    return False
                assert position.info.seats[position.decision.seat].user == holder.user
                await club.act(position)
                return True
            await passes(club, 12 * HOUR)
            await self._others_decide(position.info)
        return False

    async def _others_decide(self, info):
        """Who stays goes on without somebody who is long late, votes for that, and doesn't want to begin anew."""
        for seat in info.seats:
            if seat.user is None or seat.user in self.gone:
                continue
            person = next(one for one in PEOPLE if one.user == seat.user)
            for vote in await self.club.table.read(votes.open_votes, self.game):
                if vote.answers.get(seat.seat, True) is None:
                    await self.club.table.run(
                        votes.answer, vote.id, person, vote.kind != "anew"
                    )
            for awaited in info.awaited:
                try:
                    await self.club.table.run(
                        seats.go_on, self.game, person, awaited.seat
                    )
                except UserError:
                    continue  # not late for long, or gone meanwhile


@pytest.mark.parametrize("seed", sampled(range(500), 16))
async def test_nobody_who_acted_in_time_loses_by_what_others_did(club, seed):
    course = Course(club, seed)
    info = await course.play()
    rows = await club.rows(
        "SELECT user, rank, gone, mu_after - 3 * sigma_after FROM rated ORDER BY seat"
    )
    # a seat without a name is that of somebody whom a moderator took out of a game that is over
    stayed = [
        (user, rank, after) for user, rank, gone, after in rows if user and not gone
    ]
    alone = [START] * len(stayed)
    if len(stayed) > 1:
        alone = plackett_luce.rate(alone, [rank for _, rank, _ in stayed])
    for (user, _, after), among in zip(stayed, alone, strict=True):
        assert after >= among.ordinal or user in course.gone, (
            course.late,
            course.fates,
            info.ranks,
        )
    for user, _, gone, after in rows:
        assert gone in (STAYED, HELPED) or (
            user in course.gone and after <= START.ordinal
        ), "who left is never rated up"
    # who lost the seat to a moderator before the game ended without them has no rating by it
    blameless = course.fates.keys() - course.gone - (course.acts.keys() - course.mended)
    rated_here = {user for user, _, gone, _ in rows if gone in (STAYED, HELPED)}
    assert info.status == "finished" and (not rows or blameless <= rated_here)
    assert not rated_here & (course.acts.keys() - course.mended)
    for person in PEOPLE[: course.players]:
        if person.user in blameless:
            found = await known(club, person)
            assert (found.missed, found.games - found.finished) == (0, 0)
    assert not (info.abandoned and blameless), "who plays on has a result"


@pytest.mark.parametrize("seed", sampled(range(500), 25))
async def test_nobody_who_played_loses_to_a_seat_for_which_a_computer_played(
    club, seed
):
    course = Course(club, seed)
    course.late = "stand-in"
    first, *others = course.fates
    course.fates |= dict.fromkeys(others, "stays") | {first: "helped"}
    course.when[first] = min(course.when[first], 4)
    info = await course.play()
    rows = await club.rows(
        "SELECT user, rank, gone, mu_after - 3 * sigma_after FROM rated ORDER BY seat"
    )
    # a seat that a computer played little counts as any other
    counted = [row for row in rows if row[2] == STAYED]
    alone = [START] * len(counted)
    if len(counted) > 1:
        alone = plackett_luce.rate(alone, [rank for _, rank, *_ in counted])
    for (user, _, _, after), among in zip(counted, alone, strict=True):
        assert after >= among.ordinal, (user, info.ranks)
    for user, _, gone, after in rows:
        assert gone == STAYED or (
            user == first and (gone == HELPED or after < START.ordinal)
        )
    assert info.status == "finished"


@pytest.mark.parametrize("seed", sampled(range(500), 12))
async def test_when_all_bars_were_mistakes_the_barred_lose_nothing_and_nobody_else_does(
    club, seed
):
    course = Course(club, seed)
    course.fates |= {
        user: "barred" for user, fate in course.fates.items() if fate == "vanishes"
    }
    await course.play()
    for (entry,) in await club.rows(
        "SELECT id FROM moderation WHERE act = 'bar' AND undone = 0"
    ):
        await lifted(club, entry)
    rows = await club.rows(
        "SELECT user, rank, gone, mu_after - 3 * sigma_after FROM rated ORDER BY seat"
    )
    barred = {
        user
        for (user,) in await club.rows("SELECT user FROM tenure WHERE how = 'forgiven'")
    }
    assert barred == {user for user in course.gone if course.fates[user] == "barred"}
    assert not barred & {user for user, *_ in rows}
    stayed = [
        (user, rank, after) for user, rank, gone, after in rows if user and not gone
    ]
    alone = [START] * len(stayed)
    if len(stayed) > 1:
        alone = plackett_luce.rate(alone, [rank for _, rank, _ in stayed])
    for (user, _, after), among in zip(stayed, alone, strict=True):
        assert after >= among.ordinal or user in course.gone, (
            course.late,
            course.fates,
        )
    for person in PEOPLE[: course.players]:
        found = await known(club, person)
        if person.user in barred:
            assert found.games == 0
        elif person.user not in course.gone:
            assert (found.missed, found.games - found.finished) == (0, 0)
    assert await club.rows("SELECT 1 FROM rating WHERE games < 0") == []
    assert await club.rows("SELECT what FROM tally WHERE number < 0") == []


# Everybody is gone


@pytest.mark.parametrize("turn", [1, 8])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
async def test_a_game_that_everybody_lets_die_has_no_result(club, players, turn):
    await awake(club)
    position = await everybody_acted(
        club, await club.game(players, pace="24h", late="skip")
    )
    await in_turn(club, position.info.id, turn)
    info, told = await rest_of(club, position.info.id)
    assert (info.status, info.forfeit, info.abandoned) == ("finished", True, True)
    assert (info.winners, info.ranks) == ((), None)
    assert await rated(club) == {} and await club.rows("SELECT * FROM rating") == []
    assert set((await results(club)).values()) == {0}, "rows of who missed it alone"
    for person in PEOPLE[:players]:
        found = await known(club, person)
        assert (found.games, found.finished) == (1, 0)
    assert told[-1].winners == ()
    said = reports.winners_line(localization_for("en"), info)
    assert (
        said
        == "⏹️ Nobody played on, so this game ends without a result. Ratings don't change. "
        "For everyone who began it, it counts as a game they didn't finish."
    )
    assert (
        await club.rows("SELECT * FROM tally WHERE what IN ('games', 'won', 'forfeit')")
        == []
    )


async def rest_of(club, game):
    """Time passes without a sign of anybody; what became of the game, and what was told."""
    told = []
    for _ in range(20):
        await passes(club, 3 * GRACE)
        told += await club.post(game)
    return await club.table.read(queries.info, game), told


async def test_whoever_is_left_and_plays_on_has_won(club):
    await awake(club)
    position = await everybody_acted(club, await club.game(3, pace="24h", late="skip"))
    game, stays = position.info.id, position.decision.seat
    await in_turn(club, game, 7)
    for _ in range(80):
        position = await club.table.read(queries.position, game)
        if position.decision is None:
            break
        if position.decision.seat == stays:
            await club.act(position)
        else:
            await passes(club, GRACE // 2)
    assert (position.info.abandoned, position.info.winners) == (False, (stays,))
    assert {user: rank for user, (rank, _) in (await rated(club)).items()}[
        PEOPLE[stays].user
    ] == 1


async def test_a_seat_is_not_dropped_while_who_is_left_still_has_time(club):
    """Else nobody would know whether they play on."""
    await awake(club)
    position = await everybody_acted(club, await club.game(2, pace="24h", late="skip"))
    game, gone = position.info.id, position.decision.seat
    await passes(club, 72 * HOUR)
    position = await club.table.read(queries.position, game)
    assert position.decision.seat != gone
    club.now += HOUR
    position = await club.act(position)
    while position.decision.seat != gone:
        position = await club.act(position)
    await passes(club, 3 * GRACE)
    info = await club.table.read(queries.info, game)
    assert (info.abandoned, info.winners) == (False, (1 - gone,))


async def test_whoever_goes_on_without_another_is_there_though_they_were_skipped_before(
    club,
):
    await awake(club)
    position = await everybody_acted(club, await club.game(2, pace="24h", late="skip"))
    game, here = position.info.id, position.decision.seat
    await passes(club, 72 * HOUR)
    other = club.holder(position.info, 1 - here)
    await club.table.run(departures.departed, PLACE.server, other.user)
    assert (await club.table.read(queries.info, game)).seats[here].absent
    info = (
        await club.table.run(
            seats.go_on, game, club.holder(position.info, here), 1 - here
        )
    ).info
    assert (info.status, info.abandoned, info.winners) == ("finished", False, (here,))


async def test_an_abandoned_game_goes_on_if_both_agree(club):
    await awake(club)
    position = await everybody_acted(club, await club.game(2, pace="24h", late="skip"))
    info, _ = await rest_of(club, position.info.id)
    club.now = info.ended + HOUR
    asked = await club.table.run(undo.undo, info.id, PEOPLE[0], info.revision)
    after = (await club.table.run(votes.answer, asked.vote.id, PEOPLE[1], True)).info
    assert (after.status, after.forfeit, after.abandoned) == ("running", False, False)
    assert await club.rows("SELECT * FROM result") == []
    for person in PEOPLE[:2]:
        assert (await known(club, person)).games == 0
