"""Advice at the table: who may have it, and that it never depends on what its reader can't know."""

import pytest

from bot.core import lobby, outbox, queries, seats, undo
from bot.core.errors import (
    BadChoice,
    NotAllowed,
    NotSeated,
    NotYourDecision,
    WrongStatus,
)
from bot.core.game_settings import Settings
from bot.features.computers.use_cases import Asked, thought_for
from bot.features.hints import use_cases as hints_use_cases
from bot.features.hints.use_cases import SPECTATOR
from rules.header import Header
from rules.notation import SEATS
from rules.register import find_game
from rules.shared.chance import stream
from tests.bot.club import ANN, BEN, MODERATOR, PLACE, STRANGER
from tests.bot.features.computers.test_use_cases import until_person, versus
from tests.players.positions import positions

GAME = find_game("magna_carta")


async def ann_acts(club, position):
    return await club.act(position, position.decision.actions[0])


async def test_who_plays_alone_gets_hints_and_others_only_where_the_host_allows_them(
    club,
):
    alone = await versus(club)
    assert alone.info.advises
    assert (
        await hints_use_cases.thought_of_decision(club.table, alone.info.id, ANN)
    ).revision == alone.revision
    practice = await club.table.run(
        lobby.create, ANN, PLACE, "caylus", Settings(practice=3)
    )
    assert practice.info.advises
    together = await club.game(2, rated="no")
    game = together.info.id
    decides = club.holder(together.info, together.decision.seat)
    with pytest.raises(NotAllowed, match=r"Advice is off at this table.*hints:yes"):
        await hints_use_cases.thought_of_decision(club.table, game, decides)
    await club.table.run(seats.change, game, ANN, Settings(hints="yes"))
    assert (
        await hints_use_cases.thought_of_decision(club.table, game, decides)
    ).seat == together.decision.seat
    await club.table.run(seats.change, game, ANN, Settings(hints="no"))
    with pytest.raises(NotAllowed, match="Advice is off"):
        await hints_use_cases.thought_of_decision(club.table, game, decides)


async def test_in_a_rated_game_nobody_gets_advice_and_nobody_can_allow_it(club):
    position = await versus(club, rated="yes")
    game = position.info.id
    assert position.info.rated and not position.info.advises
    with pytest.raises(BadChoice, match="once it has started"):
        await club.table.run(seats.change, game, ANN, Settings(hints="yes"))
    for asked in (hints_use_cases.of_decision, hints_use_cases.explainable):
        with pytest.raises(NotAllowed, match="rated: computers give no advice"):
            await club.table.read(asked, game, ANN)
    assert (await club.table.read(queries.info, game)).rated


async def test_the_host_alone_changes_it_and_a_running_game_is_told(club):
    position = await club.game(2, rated="no")
    with pytest.raises(NotAllowed):
        await club.table.run(seats.change, position.info.id, BEN, Settings(hints="yes"))
    with pytest.raises(BadChoice, match="hints"):
        await club.table.run(
            seats.change, position.info.id, ANN, Settings(hints="maybe")
        )
    await club.table.run(seats.change, position.info.id, ANN, Settings(hints="yes"))
    agenda = await club.table.read(outbox.load_batch, position.info.id)
    told = [
        notification.body
        for notification in agenda.notifications
        if hasattr(notification.body, "settings")
    ]
    assert [(body.settings, body.before) for body in told] == [
        ({"hints": "yes"}, {"hints": "alone"})
    ]


async def test_a_hint_is_for_who_decides_and_nobody_else(club):
    position = await club.game(2, hints="yes")
    game = position.info.id
    waits = club.holder(position.info, 1 - position.decision.seat)
    with pytest.raises(NotYourDecision, match="nothing to decide"):
        await hints_use_cases.thought_of_decision(club.table, game, waits)
    for stranger in (STRANGER, MODERATOR):
        with pytest.raises(NotSeated):
            await hints_use_cases.thought_of_decision(club.table, game, stranger)
        with pytest.raises(NotSeated):
            await club.table.read(hints_use_cases.explainable, game, stranger)


async def test_a_rematch_allows_what_its_game_allowed(club):
    position = await club.game(2, "magna_carta", hints="yes")
    await club.play(position)
    again = await club.table.run(lobby.rematch, position.info.id, ANN)
    assert (again.info.settings.hints, again.info.rated) == ("yes", False)


async def test_advice_that_was_made_for_an_earlier_position_does_not_hold(club):
    position = await versus(club)
    game = position.info.id
    assert not await club.table.read(
        hints_use_cases.holds, game, ANN, position.revision - 1
    )
    assert await club.table.read(hints_use_cases.holds, game, ANN, position.revision)


async def test_only_what_computers_did_can_be_explained_and_only_what_stands(club):
    position = await versus(club)
    game = position.info.id
    position = await ann_acts(club, position)
    position = await until_person(club, game)
    choices = await club.table.read(hints_use_cases.explainable, game, ANN)
    assert choices and all(choice.seat == 1 for choice in choices)
    assert [choice.number for choice in choices] == sorted(
        (c.number for c in choices), reverse=True
    )
    newest = choices[0].number
    found, thought = await hints_use_cases.thought_of_action(
        club.table, game, ANN, newest
    )
    state = find_game("caylus").decode(thought.state.encode())
    assert found.code in find_game("caylus").decision(state).actions
    people = set(range(1, position.info.number + 1)) - {c.number for c in choices}
    for number in (*people, 0, 99_999):
        with pytest.raises(BadChoice, match="can't explain that action"):
            await hints_use_cases.thought_of_action(club.table, game, ANN, number)
    await club.table.run(undo.undo, game, ANN, position.revision)
    with pytest.raises(BadChoice, match="taken back"):
        await hints_use_cases.thought_of_action(club.table, game, ANN, newest)


async def test_while_a_game_is_played_its_players_alone_have_it_explained_and_afterwards_everybody(
    club,
):
    position = await club.table.run(
        lobby.create, ANN, PLACE, "magna_carta", Settings(computers=1, level=1)
    )
    game = position.info.id
    position = (await club.table.run(lobby.start, game, ANN)).position
    position = await until_person(club, game)
    with pytest.raises(NotSeated):
        await club.table.read(hints_use_cases.explainable, game, STRANGER)
    while position.decision is not None:
        position = await club.act(position)
        position = await until_person(club, game)
    (choice, *_) = await club.table.read(hints_use_cases.explainable, game, STRANGER)
    found, thought = await hints_use_cases.thought_of_action(
        club.table, game, STRANGER, choice.number
    )
    assert found.whole and thought.seat == found.seat
    with pytest.raises(WrongStatus):
        await hints_use_cases.thought_of_decision(club.table, game, ANN)


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_thought_about_is_the_same_where_only_what_the_reader_cannot_know_differs(
    players,
):
    """Hints and drafts for the seat, explanations for a spectator: two games that look alike to them are one."""
    state, _ = GAME.start(Header(GAME.id, SEATS[:players], seed=5))
    differ = 0
    for number, position in enumerate(positions(GAME, state, 9)):
        decides = GAME.decision(position).seat
        for seat in (decides, SPECTATOR):
            twin = GAME.imagine(position, seat, stream(number, 9))
            differ += GAME.encode(twin) != GAME.encode(position)
            one, other = (
                thought_for(Asked(1, GAME.id, number, seat, 2, true)).state
                for true in (position, twin)
            )
            assert one == other
    assert differ > 20


def test_the_mind_sees_what_is_thought_about_and_nothing_else():
    state, _ = GAME.start(Header(GAME.id, SEATS[:3], seed=5))
    seen = thought_for(Asked(1, GAME.id, 1, SPECTATOR, 2, state))
    dealt = GAME.decode(seen.state.encode())
    assert [sorted(hand) for hand in dealt.hand] != [
        sorted(hand) for hand in state.hand
    ]
    assert dealt.seats == 3
