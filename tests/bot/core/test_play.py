"""Playing: what is refused changes nothing, what is done is done once, and whole games end."""

import asyncio
import inspect

import pytest

from bot.core import limits, queries
from bot.core.doors.table import Table
from bot.core.errors import IllegalAction, NotSeated, NotYourDecision, StaleRequest, WrongStatus
from bot.core.model import Named
from rules.record import read, replay
from tests.bot.club import ANN, PEOPLE, PLACE, STRANGER

GAMES = [("caylus", players) for players in (2, 3, 4, 5)] + [
    ("magna_carta", players) for players in (2, 3, 4)
]


@pytest.mark.parametrize(("game", "players"), GAMES)
async def test_a_whole_game_is_played_from_the_lobby_to_the_winner(club, game, players):
    position = await club.play(await club.game(players, game))
    sheet = position.sheet
    assert (sheet.status, sheet.deciding, sheet.deadline) == ("finished", None, None)
    assert len(sheet.scores) == players
    assert sheet.winners == tuple(
        seat for seat, score in enumerate(sheet.scores) if score == max(sheet.scores)
    )
    again = replay(read((await club.table.export(sheet.id)).text))
    assert again.game.encode(again.state) == position.game.encode(position._state)
    assert len(again.actions) == sheet.number
    with pytest.raises(WrongStatus, match="is over"):
        await club.table.act(sheet.id, PEOPLE[0], sheet.revision, "pass")


async def test_a_stale_request_is_refused_with_the_decision_now_and_never_reinterpreted(club):
    position = await club.game(2)
    first = position.decision
    after = await club.act(position, "place gate")
    before = await club.counted()
    for person in PEOPLE[:2]:
        with pytest.raises(StaleRequest, match="moved on") as refused:
            await club.table.act(position.sheet.id, person, position.revision, "pass")
        assert refused.value.position.revision == after.revision
        assert refused.value.position.decision == after.decision != first
    assert await club.counted() == before


async def test_who_is_out_of_turn_is_told_seat_and_kind(club):
    position = await club.game(2)
    waiting = club.holder(position.sheet, 1 - position.decision.seat)
    with pytest.raises(NotYourDecision, match=r"decides now \(place_worker\); it isn't your turn"):
        await club.table.act(position.sheet.id, waiting, position.revision, "pass")
    with pytest.raises(NotSeated):
        await club.table.act(position.sheet.id, STRANGER, position.revision, "pass")


@pytest.mark.parametrize(
    "code", ["place 29", "nonsense", "", "place 12", "provost +1", "x" * 500, "plac\u0000e gate"]
)
async def test_an_action_the_rules_refuse_changes_nothing_and_says_what_is_legal(club, code):
    position = await club.game(2)
    before = await club.counted()
    with pytest.raises(IllegalAction) as refused:
        await club.table.act(
            position.sheet.id, club.holder(position.sheet, position.decision.seat), position.revision, code
        )
    assert refused.value.message.english == str(refused.value)
    assert "place gate" in str(refused.value) or "pass" in str(refused.value)
    assert refused.value.position.decision == position.decision
    assert await club.counted() == before
    assert (await club.table.sheet(position.sheet.id)).revision == position.revision


async def test_typed_text_means_a_code_a_unique_prefix_or_a_unique_label(club):
    position = await club.game(2)
    asker = club.holder(position.sheet, position.decision.seat)

    def resolve(text):
        return club.table.resolve(position.sheet.id, asker, text)

    assert await resolve("place gate") == "place gate"
    assert await resolve("  place   gat ") == "place gate"
    label = position.label("place gate").english
    assert await resolve(label.upper()) == "place gate"
    with pytest.raises(IllegalAction, match="can mean"):
        await resolve("place")
    with pytest.raises(IllegalAction, match="no action"):
        await resolve("dance")
    after = await club.table.act(position.sheet.id, asker, position.revision, "place ga")
    assert (await club.rows("SELECT code FROM action"))[0] == ("place gate",)
    assert after.sheet.number == 1


async def test_the_same_delivery_a_second_time_changes_nothing(club):
    position = await club.game(2)
    asker = club.holder(position.sheet, position.decision.seat)
    first = await club.table.act(position.sheet.id, asker, position.revision, "pass", delivery="once")
    before = await club.counted()
    again = await club.table.act(position.sheet.id, asker, position.revision, "pass", delivery="once")
    assert (first.repeated, again.repeated) == (False, True)
    assert first.events != ()
    assert again.events == ()
    assert again.sheet == first.sheet
    assert await club.counted() == before


async def test_every_use_case_takes_the_same_delivery_once(club):
    """Whatever takes a delivery id honours it: the list is made from the signatures."""
    takes = {
        name
        for name, method in inspect.getmembers(Table, inspect.iscoroutinefunction)
        if "delivery" in inspect.signature(method).parameters and not name.startswith("_")
    }
    assert takes == {
        *("create", "join", "leave", "give_seat", "start", "rematch", "act", "undo", "resign", "claim"),
        *("replace", "cancel", "pause", "answer", "change", "import_record", "ask_stand_in", "come_back"),
        *("ask_evening", "leave_evening"),
    }
    for name in takes:
        assert "self._once(" in inspect.getsource(getattr(Table, name)), name


async def test_of_two_who_act_at_the_same_instant_one_is_heard(club):
    position = await club.game(2)
    asker = club.holder(position.sheet, position.decision.seat)
    answers = await asyncio.gather(
        *(
            club.table.act(position.sheet.id, asker, position.revision, code)
            for code in ("place gate", "pass") * 5
        ),
        return_exceptions=True,
    )
    assert [type(answer).__name__ for answer in answers].count("Outcome") == 1
    assert [type(answer).__name__ for answer in answers].count("StaleRequest") == 9
    assert (await club.table.sheet(position.sheet.id)).number == 1


async def test_games_played_at_the_same_time_don_t_mix(club):
    begun = [await club.game(2 + n % 3, "caylus" if n % 2 else "magna_carta") for n in range(6)]
    ended = await asyncio.gather(*(club.play(position) for position in begun))
    for position in ended:
        played = replay(read((await club.table.export(position.sheet.id)).text))
        assert played.game.encode(played.state) == position.game.encode(position._state)


async def test_revisions_and_numbers_count_every_action(club):
    position = await club.play(await club.game(3), 40)
    rows = await club.rows("SELECT revision, number, undone, source FROM action ORDER BY revision")
    assert rows == [(number + 1, number, None, "person") for number in range(1, 41)]
    assert (position.revision, position.sheet.number) == (41, 40)


async def test_the_position_is_the_same_after_a_restart_at_every_action(club):
    position = await club.game(2, "magna_carta")
    while position.decision is not None and position.sheet.number < 60:
        await club.reopen()
        again = await club.table.position(position.sheet.id)
        assert again.decision == position.decision
        assert again.sheet == position.sheet
        for seat in (None, 0, 1):
            assert again.view(seat) == position.view(seat)
        position = await club.act(again)


async def test_idle_games_leave_nothing_in_memory(club):
    """The table keeps no position: whatever is asked for is read, and a lock lives as long as its user."""
    position = await club.game(2)
    held = club.table.lock(position.sheet.id)
    assert club.table.lock(position.sheet.id) is held
    await club.play(position, 20)
    del held
    assert len(club.table._locks) == 0
    assert set(vars(club.table)) == {"_database", "_clock", "_locks", "draw", "share", "timed"}


async def test_whoever_looks_is_told_whose_decision_it_is(club):
    position = await club.game(2)
    sheet = await club.table.sheet(position.sheet.id)
    assert (sheet.deciding, sheet.kind, sheet.since) == (position.decision.seat, "place_worker", club.now)
    assert position.question().english
    assert position.label("pass").english
    assert position.hand(0) is None


async def test_games_that_wait_for_the_asker_come_first(club):
    begun = [await club.game(2) for _ in range(6)]
    ann = PEOPLE[0]
    found = await club.table.games_of(ann.user)
    waiting = [standing.waits for standing in found]
    assert len(found) == 6
    assert waiting == sorted(waiting, reverse=True)
    expected = {
        position.sheet.id
        for position in begun
        if position.sheet.seats[position.decision.seat].user == ann.user
    }
    assert {standing.sheet.id for standing in found if standing.waits} == expected
    assert await club.table.games_of(STRANGER.user) == ()


async def test_lists_read_no_more_than_they_show_and_a_number_is_still_found(club):
    await club.table.set_server(PLACE.server, limits.UNLIMITED)
    first = (await club.table.create(ANN, PLACE, "caylus")).sheet.id
    for _ in range(queries.LISTED + 20):
        last = (await club.table.create(ANN, PLACE, "caylus")).sheet.id
    assert len(await club.table.lobbies_in(PLACE.channel)) == queries.LISTED
    assert (await club.table.lobbies_in(PLACE.channel))[0].id == last
    assert len(await club.table.games_of(ANN.user)) == queries.LISTED
    for user in (ANN.user, STRANGER.user):  # those of one's own and those of the channel
        found = await club.table.suggested(PLACE.server, PLACE.channel, user)
        assert last in [game.id for game in found] and len(found) <= 2 * queries.LISTED
        found = await club.table.suggested(PLACE.server, PLACE.channel, user, first)
        assert found[0] == Named(first, "caylus", ("Ann",), (False,))
    for server, channel, number in (
        (2, PLACE.channel, first),
        (PLACE.server, 11, first),
        (PLACE.server, 11, 10**17),
    ):
        found = await club.table.suggested(server, channel, STRANGER.user, number)
        assert number not in [game.id for game in found]


async def test_games_are_found_by_their_place(club):
    position = await club.game(2)
    lobby = await club.lobby(2)
    assert await club.table.game_in(77) is None
    await club.table.moved(position.sheet.id, 77)
    assert await club.table.game_in(77) == position.sheet.id
    assert [sheet.id for sheet in await club.table.running_under(10)] == [position.sheet.id]
    assert [sheet.id for sheet in await club.table.lobbies_in(10)] == [lobby]
    await club.play(position)
    assert await club.table.game_in(77) == position.sheet.id
    assert await club.table.running_under(10) == ()
    assert await club.table.games_in_server(1, ["lobby"]) == 1
    assert (await club.table.counts())["finished"] == 1


@pytest.mark.parametrize("game", ["caylus", "magna_carta"])
async def test_what_an_action_or_its_refusal_shows_is_how_the_table_stands(club, game):
    position = await club.game(3, game)
    for _ in range(12):
        position = await club.act(position)
        club.now += 3600
        sheet = (await club.table.position(position.sheet.id)).sheet
        assert position.sheet == sheet
        deciding = club.holder(sheet, sheet.deciding)
        with pytest.raises(IllegalAction) as refused:
            await club.table.act(sheet.id, deciding, sheet.revision, "no such thing")
        assert refused.value.position.sheet == sheet
    assert sheet.undoable


class Counting:
    """A transaction whose statements are counted."""

    def __init__(self, tx, said):
        self.tx, self.said = tx, said

    def execute(self, sql, *values):
        self.said.append(sql)
        return self.tx.execute(sql, *values)

    def __getattr__(self, name):
        return getattr(self.tx, name)


async def test_an_action_asks_little_of_the_storage(club, monkeypatch):
    position, said, taken = await club.game(4), [], []
    write = club.table._database.write
    monkeypatch.setattr(
        club.table._database, "write", lambda work: write(lambda tx: work(Counting(tx, said)))
    )
    for _ in range(40):
        club.now += 3600
        said.clear()
        position = await club.act(position)
        taken.append(len(said))
    assert sum(taken) / len(taken) <= 16, max(taken)
