"""Use cases of one game alone are in nobody's way, and where more than one game counts nobody overlooks the other."""

from __future__ import annotations

import asyncio
import itertools

import pytest

from bot.app import feature_list
from bot.core import departures, lobby, outbox, play, queries, user_data, votes
from bot.core.database import UseCaseRunner
from bot.core.errors import UserError
from bot.core.events import ActionApplied, GameFinished
from bot.core.unit_of_work import ONE_GAME
from bot.features.computers import use_cases as computers
from bot.features.tournaments import organizer, signup
from bot.features.tournaments import repository as tournament_queries
from tests import postgres
from tests.bot.club import ANN, BEN, CAT, DAN, PLACE, Club
from tests.bot.features.tournaments import cups
from tests.postgres import open_database

pytestmark = [
    pytest.mark.postgres,
    pytest.mark.skipif(bool(postgres.lacking()), reason=str(postgres.lacking())),
]
WRITERS = 4


class Several:
    """Processes that write to one database, and games that are all played alike."""

    def __init__(self, tables, club):
        self.tables, self.club = tables, club

    @property
    def conflicts(self):
        return sum(table.conflicts for table in self.tables)

    async def act(self, table, position, key=None):
        """The deciding person does the first of what they can."""
        person = self.club.holder(position.info, position.decision.seat)
        code = position.decision.actions[0]
        return await table.run_once(
            key, play.act, position.info.id, person, position.revision, code
        )

    async def play(self, positions, most=10_000):
        """Each process plays one of these games, all at once, step by step; how they end up, and the steps."""
        steps = 0
        while steps < most and any(one.decision is not None for one in positions):
            done = await asyncio.gather(
                *(
                    self.act(table, one)
                    for table, one in zip(self.tables, positions, strict=True)
                )
            )
            positions = [outcome.position for outcome in done]
            steps += 1
        return positions, steps


@pytest.fixture
async def prepared():
    """A club on a server, and the way from it to several processes."""
    url = postgres.database()
    club = await Club.open(url)
    club.table.draw = lambda most: most // 2
    opened = []

    async def several():
        await club.table.close()
        for _ in range(WRITERS):
            database = await open_database(url, alone=False)
            opened.append(
                UseCaseRunner(
                    database,
                    lambda: club.now,
                    lambda most: most // 2,
                    feature_list.hooks(),
                )
            )
        return Several(opened, club)

    yield club, several
    for table in opened:
        await table.close()


def test_what_is_of_one_game_is_what_is_done_most():
    often = {play.act, computers.perform, outbox.load_batch, outbox.confirm}
    assert often | {departures.removed, departures.returned} == ONE_GAME


async def test_who_acts_in_different_games_is_never_in_the_way_of_the_other(prepared):
    club, several = prepared
    games = [await club.game(2) for _ in range(WRITERS)]
    here = await several()
    positions, steps = await here.play(games, 12)
    assert steps == 12 and here.conflicts == 0

    async def post(table, game):
        found = await table.run(outbox.load_batch, game, 50, None)
        changes = [outbox.NotificationPosted(one.id) for one in found.notifications]
        await table.run(outbox.confirm, game, changes)
        return len(changes)

    posted = await asyncio.gather(
        *(
            post(table, one.info.id)
            for table, one in zip(here.tables, positions, strict=True)
        )
    )
    assert all(posted) and here.conflicts == 0


async def test_games_that_end_at_once_are_all_rated_one_after_the_other(prepared):
    club, several = prepared
    games = [await club.game(2) for _ in range(WRITERS)]
    here = await several()
    acted, ended = [], []
    for table in here.tables:
        table.hooks.subscribe(
            ActionApplied, lambda uow, event: acted.append(uow.tx.beside)
        )
        table.hooks.subscribe(
            GameFinished, lambda uow, event: ended.append(uow.tx.beside)
        )
    positions, _ = await here.play(games)
    assert {one.info.status for one in positions} == {"finished"}
    assert acted.count("one game") > acted.count("all") >= len(
        ended
    ) >= WRITERS and set(ended) == {"all"}
    store = here.tables[0]._database
    rated = await store.read(
        lambda tx: tx.execute(
            "SELECT user, number, mu, mu_after FROM rated ORDER BY user, number"
        ).fetchall()
    )
    for user in (ANN.user, BEN.user):
        mine = [row for row in rated if row[0] == user]
        assert len(mine) == WRITERS
        for before, after in itertools.pairwise(mine):
            assert after[2] == before[3]  # each begins where the one before has ended
    tallied = await store.read(
        lambda tx: tx.execute("SELECT count(*) FROM result").fetchall()
    )
    assert tallied[0][0] == 2 * WRITERS


async def test_two_tables_of_a_tournament_that_end_at_once_both_count_and_the_round_ends_once(
    prepared,
):
    club, several = prepared
    club.told = []
    number = await cups.announced(
        club, {"size": 2, "rounds": 1}, {"least": 4, "automatic": False}
    )
    for person in (ANN, BEN, CAT, DAN):
        await club.table.run(signup.sign_up, number, person)
    await club.table.run(organizer.begin, number, cups.ORGANIZER)
    await cups.settle(club)
    show = await club.table.read(tournament_queries.show, number)
    games = [
        await club.table.read(queries.position, table.pairing.game)
        for table in show.tables
    ]
    here = await several()
    here.tables, others = here.tables[:2], here.tables[2:]
    positions, _ = await here.play(games)
    assert [one.info.status for one in positions] == ["finished", "finished"]
    show = await here.tables[0].read(tournament_queries.show, number)
    assert [table.pairing.state for table in show.tables] == ["done", "done"]
    for table, position in zip(show.tables, positions, strict=True):
        assert [seat.score for seat in table.seats] == list(position.info.scores)
    club.table = here.tables[0]
    await cups.settle(club)
    show = await others[0].read(tournament_queries.show, number)
    assert show.row.status == "finished"
    club.table = others[1]


async def test_a_press_that_is_delivered_to_four_processes_acts_once(prepared):
    club, several = prepared
    position = await club.game(2)
    here = await several()
    for step in range(8):
        done = await asyncio.gather(
            *(here.act(table, position, f"press{step}") for table in here.tables)
        )
        assert sorted(outcome.repeated for outcome in done) == [False] + [True] * (
            WRITERS - 1
        )
        position = await here.tables[0].read(queries.position, position.info.id)
    assert position.revision == 9


async def test_of_tables_opened_at_once_no_more_are_there_than_may_be(prepared):
    club, several = prepared
    await club.table.run(user_data.set_server, PLACE.server, {"tables_per_person": "2"})
    here = await several()
    made = await asyncio.gather(
        *(table.run(lobby.create, ANN, PLACE, "caylus") for table in here.tables),
        return_exceptions=True,
    )
    assert sorted(isinstance(one, UserError) for one in made) == [
        False,
        False,
        True,
        True,
    ], made


async def test_who_has_read_a_game_looks_again_when_somebody_has_acted_there_meanwhile(
    prepared,
):
    """An action sees nothing of a use case of more than one game that is under way, so that has to notice."""
    club, several = prepared
    position = await club.game(2)
    here = await several()
    one, two, *_ = here.tables
    loop, seen = asyncio.get_running_loop(), []

    def reads_first(uow, game):
        seen.append(uow.row(game).revision)
        if len(seen) == 1:
            asyncio.run_coroutine_threadsafe(here.act(two, position), loop).result(20)
        uow.tx.execute("UPDATE seat SET stand_in = NULL WHERE game = ?", (game,))

    await one.run(reads_first, position.info.id)
    assert seen == [position.revision, position.revision + 1]


async def test_an_action_and_a_vote_at_once_come_to_one_after_the_other(prepared):
    club, several = prepared
    position = await club.game(2)
    here = await several()
    for _ in range(6):
        asked, done = await asyncio.gather(
            here.tables[0].run(votes.cancel, position.info.id, ANN),
            here.act(here.tables[1], position),
            return_exceptions=True,
        )
        assert not isinstance(done, Exception) or isinstance(done, UserError), done
        assert not isinstance(asked, Exception) or isinstance(asked, UserError), asked
        position = await here.tables[2].read(queries.position, position.info.id)
    assert position.revision >= 5
