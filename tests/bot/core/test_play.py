"""Playing: what is refused changes nothing, what is done is done once, and whole games end."""

import ast
import asyncio
import importlib
from pathlib import Path

import pytest

import bot
from bot.core import limits, play, queries, user_data
from bot.core import lobby as core_lobby
from bot.core.errors import (
    IllegalChoice,
    NotSeated,
    NotYourDecision,
    StaleRequest,
    WrongStatus,
)
from bot.core.model import Named, Outcome
from bot.features.records import files
from bot.interactions import game_answers
from rules.record import read, replay
from tests.bot.club import ANN, PEOPLE, PLACE, STRANGER
from tests.costs import sampled

GAMES = [("caylus", players) for players in (2, 3, 4, 5)] + [
    ("magna_carta", players) for players in (2, 3, 4)
]


@pytest.mark.parametrize(("game", "players"), sampled(GAMES, 6))
async def test_a_whole_game_is_played_from_the_lobby_to_the_winner(club, game, players):
    position = await club.play(await club.game(players, game))
    info = position.info
    assert (info.status, info.deciding, info.deadline) == ("finished", None, None)
    assert len(info.scores) == players
    assert info.winners == tuple(
        seat for seat, score in enumerate(info.scores) if score == max(info.scores)
    )
    again = replay(read((await files.export_record(club.table, info.id)).text))
    assert again.game.encode(again.state) == position.game.encode(position._state)
    assert len(again.actions) == info.number
    with pytest.raises(WrongStatus, match="is over"):
        await club.table.run(play.act, info.id, PEOPLE[0], info.revision, "pass")


async def test_a_stale_request_is_refused_with_the_decision_now_and_never_reinterpreted(
    club,
):
    position = await club.game(2)
    first = position.decision
    after = await club.act(position, "place gate")
    before = await club.counted()
    for person in PEOPLE[:2]:
        with pytest.raises(StaleRequest, match="moved on") as refused:
            await club.table.run(
                play.act, position.info.id, person, position.revision, "pass"
            )
        assert refused.value.position.revision == after.revision
        assert refused.value.position.decision == after.decision != first
    assert await club.counted() == before


async def test_who_is_out_of_turn_is_told_seat_and_kind(club):
    position = await club.game(2)
    waiting = club.holder(position.info, 1 - position.decision.seat)
    with pytest.raises(
        NotYourDecision, match=r"decides now \(place_worker\); it isn't your turn"
    ):
        await club.table.run(
            play.act, position.info.id, waiting, position.revision, "pass"
        )
    with pytest.raises(NotSeated):
        await club.table.run(
            play.act, position.info.id, STRANGER, position.revision, "pass"
        )


@pytest.mark.parametrize(
    "code",
    [
        "place 29",
        "nonsense",
        "",
        "place 12",
        "provost +1",
        "x" * 500,
        "plac\u0000e gate",
    ],
)
async def test_an_action_the_rules_refuse_changes_nothing_and_says_what_is_legal(
    club, code
):
    position = await club.game(2)
    before = await club.counted()
    with pytest.raises(IllegalChoice) as refused:
        await club.table.run(
            play.act,
            position.info.id,
            club.holder(position.info, position.decision.seat),
            position.revision,
            code,
        )
    assert refused.value.message.english == str(refused.value)
    assert "place gate" in str(refused.value) or "pass" in str(refused.value)
    assert refused.value.position.decision == position.decision
    assert await club.counted() == before
    assert (
        await club.table.read(queries.info, position.info.id)
    ).revision == position.revision


async def test_typed_text_means_a_code_a_unique_prefix_or_a_unique_label(club):
    position = await club.game(2)
    asker = club.holder(position.info, position.decision.seat)

    def resolve(text):
        return club.table.read(play.resolve, position.info.id, asker, text)

    assert await resolve("place gate") == "place gate"
    assert await resolve("  place   gat ") == "place gate"
    label = position.label("place gate").english
    assert await resolve(label.upper()) == "place gate"
    with pytest.raises(IllegalChoice, match="can mean"):
        await resolve("place")
    with pytest.raises(IllegalChoice, match="not an action"):
        await resolve("dance")
    after = await club.table.run(
        play.act, position.info.id, asker, position.revision, "place ga"
    )
    assert (await club.rows("SELECT code FROM action"))[0] == ("place gate",)
    assert after.info.number == 1


async def test_the_same_delivery_a_second_time_changes_nothing(club):
    position = await club.game(2)
    asker = club.holder(position.info, position.decision.seat)
    first = await club.table.run_once(
        "once", play.act, position.info.id, asker, position.revision, "pass"
    )
    before = await club.counted()
    again = await club.table.run_once(
        "once", play.act, position.info.id, asker, position.revision, "pass"
    )
    assert (first.repeated, again.repeated) == (False, True)
    assert first.events != ()
    assert again.events == ()
    assert again.info == first.info
    assert await club.counted() == before


def _ends_in_outcome(use_case):
    # deferred in some
    return getattr(use_case, "__annotations__", {}).get("return") in (
        Outcome,
        "Outcome",
    )


def _tabled(tree, module):
    """The use cases that a module has in tables, for presses that are alike."""
    values = (
        value
        for node in ast.walk(tree)
        if isinstance(node, ast.Dict)
        for value in node.values
    )
    for named in (
        node
        for value in values
        for node in ast.walk(value)
        if isinstance(node, ast.Attribute)
    ):
        use_case = getattr(
            getattr(module, ast.unparse(named.value), None), named.attr, None
        )
        if _ends_in_outcome(use_case):
            yield use_case.__name__


def test_what_somebody_asks_for_is_done_once_however_often_discord_delivers_it():
    """Whatever ends in an Outcome and comes from an interaction is run with the interaction's id."""
    once, careless = set(), []
    for path in sorted(Path(bot.__file__).parent.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        module = importlib.import_module(
            ".".join(
                (
                    "bot",
                    *path.relative_to(Path(bot.__file__).parent).with_suffix("").parts,
                )
            )
        )
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
            called = ast.unparse(call.func)
            if called.endswith("ctx.db.run"):
                at = 0
            elif called.endswith(("ctx.db.run_once", "game_answers.act")) or (
                called == "act" and getattr(module, "act", None) is game_answers.act
            ):
                at = 1
            else:
                continue
            if at and isinstance(call.args[at], ast.Name):
                once |= set(_tabled(tree, module))
            if not isinstance(call.args[at], ast.Attribute):
                continue
            # a local variable has none
            owner = getattr(module, ast.unparse(call.args[at].value), None)
            use_case = getattr(owner, call.args[at].attr, None)
            if _ends_in_outcome(use_case):
                if not at:
                    careless.append(f"{path.name}:{call.lineno}")
                once.add(use_case.__name__)
    assert not careless
    assert once >= {
        "create",
        "join",
        "leave",
        "start",
        "act",
        "undo",
        "resign",
        "claim",
        "cancel",
        "pause",
        "answer",
    }


async def test_of_two_who_act_at_the_same_instant_one_is_heard(club):
    position = await club.game(2)
    asker = club.holder(position.info, position.decision.seat)
    answers = await asyncio.gather(
        *(
            club.table.run(play.act, position.info.id, asker, position.revision, code)
            for code in ("place gate", "pass") * 5
        ),
        return_exceptions=True,
    )
    assert [type(answer).__name__ for answer in answers].count("Outcome") == 1
    assert [type(answer).__name__ for answer in answers].count("StaleRequest") == 9
    assert (await club.table.read(queries.info, position.info.id)).number == 1


@pytest.mark.costly("whole games at once, on a server of PostgreSQL too")
async def test_games_played_at_the_same_time_don_t_mix(club):
    begun = [
        await club.game(2 + n % 3, "caylus" if n % 2 else "magna_carta")
        for n in range(3)
    ]
    ended = await asyncio.gather(*(club.play(position) for position in begun))
    for position in ended:
        played = replay(
            read((await files.export_record(club.table, position.info.id)).text)
        )
        assert played.game.encode(played.state) == position.game.encode(position._state)


async def test_revisions_and_numbers_count_every_action(club):
    position = await club.play(await club.game(3), 40)
    rows = await club.rows(
        "SELECT revision, number, undone, source FROM action ORDER BY revision"
    )
    assert rows == [(number + 1, number, None, "person") for number in range(1, 41)]
    assert (position.revision, position.info.number) == (41, 40)


async def test_the_position_is_the_same_after_a_restart_at_every_action(club):
    position = await club.game(2, "magna_carta")
    while position.decision is not None and position.info.number < 30:
        await club.reopen()
        again = await club.table.read(queries.position, position.info.id)
        assert again.decision == position.decision
        assert again.info == position.info
        for seat in (None, 0, 1):
            assert again.view(seat) == position.view(seat)
        position = await club.act(again)


async def test_idle_games_leave_nothing_in_memory(club):
    """The table keeps no position: whatever is asked for is read, and a lock lives as long as its user."""
    position = await club.game(2)
    held = club.table.lock(position.info.id)
    assert club.table.lock(position.info.id) is held
    await club.play(position, 20)
    del held
    assert len(club.table._locks) == 0
    assert set(vars(club.table)) == {
        "_database",
        "_copies",
        "committed",
        "_clock",
        "scheduled",
        "hooks",
        "_locks",
        "draw",
        "is_public",
        "outsiders_read",
        "may_post",
        "shard_range",
        "figures",
    }


async def test_whoever_looks_is_told_whose_decision_it_is(club):
    position = await club.game(2)
    info = await club.table.read(queries.info, position.info.id)
    assert (info.deciding, info.kind, info.since) == (
        position.decision.seat,
        "place_worker",
        club.now,
    )
    assert position.question().english
    assert position.label("pass").english
    assert position.hand(0) is None


async def test_games_that_wait_for_the_asker_come_first(club):
    begun = [await club.game(2) for _ in range(6)]
    ann = PEOPLE[0]
    found = await club.table.read(queries.games_of, ann.user)
    waiting = [info.waits_for(ann.user) for info in found]
    assert len(found) == 6
    assert waiting == sorted(waiting, reverse=True)
    expected = {
        position.info.id
        for position in begun
        if position.info.seats[position.decision.seat].user == ann.user
    }
    assert {info.id for info in found if info.waits_for(ann.user)} == expected
    assert await club.table.read(queries.games_of, STRANGER.user) == ()


async def test_lists_read_no_more_than_they_show_and_a_number_is_still_found(club):
    await club.table.run(user_data.set_server, PLACE.server, limits.UNLIMITED)
    first = (await club.table.run(core_lobby.create, ANN, PLACE, "caylus")).info.id
    for _ in range(queries.LISTED_GAMES + 20):
        last = (await club.table.run(core_lobby.create, ANN, PLACE, "caylus")).info.id
    assert (
        len(await club.table.read(queries.lobbies_in, PLACE.channel))
        == queries.LISTED_GAMES
    )
    assert (await club.table.read(queries.lobbies_in, PLACE.channel))[0].id == last
    assert (
        len(await club.table.read(queries.games_of, ANN.user)) == queries.LISTED_GAMES
    )
    # those of one's own and those of the channel
    for user in (ANN.user, STRANGER.user):
        found = await club.table.read(
            queries.suggested, PLACE.server, PLACE.channel, user
        )
        assert (
            last in [game.id for game in found]
            and len(found) <= 2 * queries.LISTED_GAMES
        )
        found = await club.table.read(
            queries.suggested, PLACE.server, PLACE.channel, user, first
        )
        assert found[0] == Named(first, "caylus", ("Ann",), (False,))
    for server, channel, number in (
        (2, PLACE.channel, first),
        (PLACE.server, 11, first),
        (PLACE.server, 11, 10**17),
    ):
        found = await club.table.read(
            queries.suggested, server, channel, STRANGER.user, number
        )
        assert number not in [game.id for game in found]


async def test_games_are_found_by_their_place(club):
    position = await club.game(2)
    lobby = await club.lobby(2)
    assert await club.table.read(queries.game_in, 77) is None
    await club.table.run(core_lobby.moved, position.info.id, 77)
    assert await club.table.read(queries.game_in, 77) == position.info.id
    assert [info.id for info in await club.table.read(queries.running_under, 10)] == [
        position.info.id
    ]
    assert [info.id for info in await club.table.read(queries.lobbies_in, 10)] == [
        lobby
    ]
    await club.play(position)
    assert await club.table.read(queries.game_in, 77) == position.info.id
    assert await club.table.read(queries.running_under, 10) == ()
    assert await club.table.read(queries.games_in_server, 1, ["lobby"]) == 1
    assert (await club.table.read(queries.counts))["finished"] == 1


@pytest.mark.parametrize("game", ["caylus", "magna_carta"])
async def test_what_an_action_or_its_refusal_shows_is_how_the_table_stands(club, game):
    position = await club.game(3, game)
    for _ in range(12):
        position = await club.act(position)
        club.now += 3600
        info = (await club.table.read(queries.position, position.info.id)).info
        assert position.info == info
        deciding = club.holder(info, info.deciding)
        with pytest.raises(IllegalChoice) as refused:
            await club.table.run(
                play.act, info.id, deciding, info.revision, "no such thing"
            )
        assert refused.value.position.info == info
    assert info.undoable


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
    club.table.shows = False
    write = club.table._database.write
    monkeypatch.setattr(
        club.table._database,
        "write",
        lambda work, game=None: write(lambda tx: work(Counting(tx, said)), game),
    )
    for _ in range(40):
        club.now += 3600
        said.clear()
        position = await club.act(position)
        taken.append(len(said))
    # one of them reads whether the next seat is skipped, another whether a picture is to be kept current
    assert sum(taken) / len(taken) <= 22, max(taken)
