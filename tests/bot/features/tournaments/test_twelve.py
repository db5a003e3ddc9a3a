"""A tournament of twelve to its end, in which one quits, one vanishes without a word, and one is banned."""

from __future__ import annotations

import pytest

from bot.core import departures, seats
from bot.core.model import Person
from bot.features.statistics import plackett_luce
from bot.features.statistics.plackett_luce import Rating
from bot.features.statistics.ratings import HELPED, STAYED
from bot.features.tournaments import repository
from bot.features.tournaments.model import GONE_OUTCOMES, Format, Phase
from tests.bench._people import DAY, HOUR, ZONES, Hours
from tests.bot.club import PLACE, Club
from tests.soak.tournaments import FOR_GOOD, One, Setting, Simulation

QUITS, VANISHES, BANNED = 0, 4, 8


class Twelve(Simulation):
    """The simulated tournament with people of these fates alone; `left` are those who will answer no more."""

    def __init__(self, club: Club, setting: Setting, seed: int) -> None:
        super().__init__(club, setting, seed)
        self.left: set[int] = set()

    def somebody(self, number: int) -> One:
        hours = Hours(self.chance, ZONES[number % len(ZONES)], weekends=False)
        leaves = range(self.club.now + 6 * DAY, self.club.now + 6 * DAY + FOR_GOOD)
        gone = leaves if number in (VANISHES, BANNED) else range(0)
        one = One(
            Person(1000 + number, f"P{number}"), hours, gone, self.chance.random() < 0.5
        )
        self.people[one.person.user] = one
        return one

    def _answers_at(self, one: One, now: int) -> int | None:
        """Within eight hours, whoever is there: then nobody but those three is late."""
        when = min(one.hours.delay(self.chance, now), now + 8 * HOUR)
        return None if when in one.gone or one.person.user in self.left else when

    async def _answers(self, game: int, one: One) -> None:
        if one.person.user not in self.left:
            await super()._answers(game, one)

    async def _next(self) -> bool:
        going_on = await super()._next()
        await self._leave()
        return going_on

    async def _leave(self) -> None:
        """The one who quits does so in their first game, and the banned one is seen to have left."""
        quits, banned = (self.people[1000 + number] for number in (QUITS, BANNED))
        now, until = self.club.now, banned.gone.start
        if now >= until and banned.person.user not in self.left:
            self.left.add(banned.person.user)
            await self.club.table.run(
                departures.departed, PLACE.server, banned.person.user
            )
        if now >= until - 2 * DAY and quits.person.user not in self.left:
            self.left.add(quits.person.user)
            for (game,) in await self.club.rows(
                "SELECT game.id FROM tenure JOIN game ON game.id = tenure.game WHERE user = ? AND tenure.ended IS NULL "
                "AND status = 'running'",
                quits.person.user,
            ):
                await self.club.table.run(seats.resign, game, quits.person)


@pytest.mark.exhaustive
async def test_a_tournament_of_twelve_ends_though_one_quits_one_vanishes_and_one_is_banned(
    tmp_path,
):
    club = await Club.open(tmp_path / "club.db", 12)
    simulation = Twelve(
        club, Setting("magna_carta", 3, "24h", Format.SWISS, 12, 0, 3), 12
    )
    await simulation.play()
    assert simulation.wrong == []
    show = await club.table.read(repository.show, simulation.number)
    assert (
        show.stage.phase is Phase.OVER
        and max(table.pairing.round for table in show.tables) == 3
    )
    gone = {1000 + number for number in (QUITS, VANISHES, BANNED)}
    assert simulation.left == {1000 + QUITS, 1000 + BANNED}
    came = {
        seat.entrant: seat.outcome
        for table in show.tables
        for seat in table.seats
        if table.pairing.round == 1
    }
    places = {row.entrant: row.place for row in show.standings}
    users = {number: entrant.user for number, entrant in show.entrants.items()}
    assert {
        users[one] for one, outcome in came.items() if outcome in GONE_OUTCOMES
    } == gone
    blameless = [
        place for entrant, place in places.items() if users[entrant] not in gone
    ]
    assert len(blameless) == 9
    assert max(blameless) < min(
        place for entrant, place in places.items() if users[entrant] in gone
    )
    await _nobody_lost_by_others(club, gone)
    await club.table.close()


async def _nobody_lost_by_others(club: Club, gone: set[int]) -> None:
    """In each rated game who stayed has at least the rating of a game among those who stayed."""
    games = {
        game
        for (game,) in await club.rows(
            "SELECT DISTINCT game FROM rated WHERE server = ?", PLACE.server
        )
    }
    assert len(games) >= 9
    for game in games:
        rows = await club.rows(
            "SELECT user, rank, gone, mu, sigma, mu_after, sigma_after FROM rated WHERE game = ? AND server = ? "
            "ORDER BY seat",
            game,
            PLACE.server,
        )
        stayed = [row for row in rows if row[2] in (STAYED, HELPED)]
        alone = [Rating(mu, sigma) for _, _, _, mu, sigma, _, _ in stayed]
        if len(stayed) > 1:
            alone = plackett_luce.rate(alone, [row[1] for row in stayed])
        for (user, _, how, _, _, mu, sigma), among in zip(stayed, alone, strict=True):
            own = user is not None and user not in gone and how == STAYED
            assert not own or mu - 3 * sigma >= among.ordinal - 1e-9
        for user, _, how, mu, sigma, after, deviation in rows:
            if how not in (STAYED, HELPED):
                assert user in gone and after - 3 * deviation <= mu - 3 * sigma
