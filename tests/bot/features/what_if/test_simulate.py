"""What if: what somebody tries on a copy of the present position, what stops it, what it tells, what can be kept."""

from __future__ import annotations

import contextlib
import random
import sqlite3

import pytest

from bot.core import lobby, queries, undo
from bot.core.errors import BadChoice, StaleRequest, UserError, WrongStatus
from bot.core.game_settings import Settings
from bot.features.plans import use_cases as plans_use_cases
from bot.features.what_if import save, simulate
from rules.header import Header
from rules.register import find_game
from rules.shared.chance import Chance
from storage import actions
from tests.bot.club import ANN, PEOPLE, PLACE, STRANGER
from tests.bot.core.test_visibility import rich_game
from tests.bot.twins import bring_back, choose, exchange, pending

MOST = 40  # random steps of a simulation


@pytest.mark.parametrize("place", [0, 1, 91, 92, 100, 183])
def test_a_step_is_one_or_two_characters_that_a_custom_id_can_hold_and_reads_back(
    place,
):
    written = simulate.write(place)
    assert len(written) == (1 if place < 92 else 2)
    assert list(simulate.read("!" + written + simulate.AGAIN + written)) == [
        0,
        place,
        None,
        place,
    ]
    assert all("!" <= character <= "~" for character in written)
    assert simulate.back("!" + written) == "!"


@pytest.mark.parametrize("line", ["~", "!~", "~~", "~}", " ", "\x7f", "é"])
def test_a_line_that_no_button_has_is_no_line(line):
    with pytest.raises(ValueError, match="step"):
        list(simulate.read(line))


def test_more_places_than_two_characters_say_are_refused():
    with pytest.raises(ValueError, match="at most 184"):
        simulate.write(184)


def file(club):
    """The whole database as text."""
    with contextlib.closing(sqlite3.connect(club.path)) as db:
        return "\n".join(db.iterdump())


async def wander(club, game, person, rng, most=MOST):
    """A simulation of random steps by somebody, to its stop."""
    tried = await club.table.read(simulate.look, game, person.user)
    while tried.stop is None and len(tried.steps) < most:
        place = rng.randrange(len(tried.position.decision.actions))
        line = tried.line + simulate.write(place)
        tried = await club.table.read(
            simulate.look, game, person.user, tried.revision, line
        )
    return tried


@pytest.mark.parametrize("kind", ["caylus", "magna_carta"])
@pytest.mark.parametrize("actions_before", [0, 25, 70])
async def test_trying_never_touches_the_stored_game(club, kind, actions_before):
    position = await club.play(await club.game(3, kind), actions_before)
    game, before = position.info.id, file(club)
    for seed in range(4):
        await wander(club, game, PEOPLE[seed % 3], random.Random(seed))
    assert file(club) == before
    now = await club.table.read(queries.position, game)
    assert now.game.encode(now._state) == position.game.encode(position._state)


async def test_in_caylus_who_tries_chooses_for_everybody_and_the_rules_answer_as_in_the_game(
    club,
):
    position = await club.game(3)
    rules, state = position.game, position.game.clone(position._state)
    tried = await wander(club, position.info.id, ANN, random.Random(3), most=50)
    assert len(tried.steps) == 50 or tried.stop == "long"
    assert {step.seat for step in tried.steps} == {0, 1, 2}
    for step in tried.steps:
        assert rules.encode(step.before) == rules.encode(state)
        assert list(step.events) == rules.apply(state, step.seat, step.code)
    assert rules.encode(tried.position._state) == rules.encode(state)
    assert (tried.position.info.turn, tried.position.info.phase) == (
        state.turn,
        state.phase,
    )
    assert tried.position.info.deciding == rules.decision(state).seat


async def test_a_simulation_ends_where_a_custom_id_has_no_room_and_every_line_of_its_buttons_fits(
    club,
):
    position = await club.game(5)
    tried = await wander(club, position.info.id, ANN, random.Random(1), most=1_000)
    assert (
        tried.stop == "long"
        and simulate.MOST_STEPS < len(tried.line) <= simulate.MOST_STEPS + 2
    )
    with pytest.raises(BadChoice):
        await club.table.read(
            simulate.look, position.info.id, ANN.user, tried.revision, tried.line + "!!"
        )


async def test_the_end_of_a_game_ends_a_simulation_with_the_scores_and_wins_nothing(
    club,
):
    position = await club.play(await club.game(2), until=lambda now: now.info.turn >= 9)
    tried = None
    while tried is None or tried.stop != "over":
        position = await club.act(position)
        assert position.decision is not None, "no trial reached the end"
        tried = await wander(
            club, position.info.id, ANN, random.Random(position.revision)
        )
    assert tried.position.decision is None and len(tried.position.info.scores) == 2
    assert (await club.table.read(queries.info, position.info.id)).status == "running"


async def test_a_forged_step_and_a_step_behind_a_stop_change_nothing(club):
    position = await club.game(2)
    for line in ("|", "}", "~", "!|"):
        with pytest.raises(BadChoice, match="can't be tried"):
            await club.table.read(
                simulate.look, position.info.id, ANN.user, position.revision, line
            )


async def test_a_game_that_moved_on_or_is_over_is_not_tried(club):
    position = await club.game(2)
    after = await club.act(position)
    with pytest.raises(StaleRequest):
        await club.table.read(
            simulate.look, position.info.id, ANN.user, position.revision, ""
        )
    assert (
        await club.table.read(simulate.look, position.info.id, ANN.user)
    ).revision == after.revision
    over = await club.play(after)
    with pytest.raises(WrongStatus):
        await club.table.read(simulate.look, over.info.id, ANN.user)


async def test_in_a_finished_undo_the_old_revision_is_stale_too(club):
    position = await club.game(2, undo="free")
    after = await club.act(position)
    person = club.holder(after.info, position.decision.seat)
    undone = await club.table.run(undo.undo, after.info.id, person, after.revision)
    with pytest.raises(StaleRequest):
        await club.table.read(
            simulate.look, position.info.id, person.user, position.revision, "!"
        )
    assert (
        await club.table.read(simulate.look, position.info.id, person.user)
    ).revision == undone.position.revision


# Hidden cards


def place_of(tried, code):
    return simulate.write(tried.position.decision.actions.index(code))


async def test_in_magna_carta_a_simulation_stops_where_another_seat_decides_in_secret(
    club,
):
    position = await rich_game(club, 3, 3)
    game = position.info.id
    me = club.holder(position.info, position.decision.seat)
    tried = await club.table.read(simulate.look, game, me.user)
    assert tried.stop is None
    code = next(
        code for code in tried.position.decision.actions if code.startswith("place ")
    )
    tried = await club.table.read(
        simulate.look, game, me.user, tried.revision, place_of(tried, code)
    )
    assert tried.stop == "secret" and tried.position.decision.seat not in tried.seats
    assert tried.again
    further = await club.table.read(
        simulate.look, game, me.user, tried.revision, tried.line + simulate.AGAIN
    )
    assert further.stop is None and further.position.decision.seat in further.seats
    assert (
        further.position.view().players[tried.seats[0]].workers
        < position.view().players[0].workers
    )


async def test_who_waits_in_magna_carta_can_try_as_if_it_were_their_turn(club):
    position = await rich_game(club, 3, 2)
    other = club.holder(position.info, 1 - position.decision.seat)
    tried = await club.table.read(simulate.look, position.info.id, other.user)
    assert tried.stop == "secret" and tried.again and not tried.steps
    mine = await club.table.read(
        simulate.look, position.info.id, other.user, tried.revision, simulate.AGAIN
    )
    assert mine.position.decision.seat == 1 - position.decision.seat
    assert mine.position.hand(mine.seats[0]) == position.hand(mine.seats[0])


@pytest.mark.parametrize("code", ["draw", "redraw"])
async def test_a_draw_ends_a_simulation(club, code):
    position = await rich_game(club, 3, 2)
    me = club.holder(position.info, position.decision.seat)
    tried = await club.table.read(simulate.look, position.info.id, me.user)
    tried = await club.table.read(
        simulate.look, position.info.id, me.user, tried.revision, place_of(tried, code)
    )
    assert tried.stop == "draw" and not tried.again
    with pytest.raises(BadChoice):
        await club.table.read(
            simulate.look, position.info.id, me.user, tried.revision, tried.line + "!"
        )


async def test_who_looks_on_tries_in_caylus_and_in_magna_carta_what_is_no_secret(club):
    position = await club.game(2)
    tried = await wander(club, position.info.id, STRANGER, random.Random(1), most=8)
    assert tried.seats == () and len(tried.steps) == 8
    position = await rich_game(club, 3, 2)
    tried = await club.table.read(simulate.look, position.info.id, STRANGER.user)
    assert tried.stop == "secret" and not tried.again
    position = await club.play(position, until=lambda now: now.info.phase > 2)
    assert (
        await club.table.read(simulate.look, position.info.id, STRANGER.user)
    ).stop is None


async def test_at_a_practice_table_one_person_tries_for_all_seats_with_the_cards_of_all(
    club,
):
    made = await club.table.run(
        lobby.create, ANN, PLACE, "magna_carta", Settings(practice=3)
    )
    position = (await club.table.run(lobby.start, made.info.id, ANN)).position
    tried = await club.table.read(simulate.look, position.info.id, ANN.user)
    assert tried.seats == (0, 1, 2)
    assert [tried.position.hand(seat) for seat in range(3)] == [
        position.hand(seat) for seat in range(3)
    ]
    lines = [
        await wander(club, position.info.id, ANN, random.Random(seed))
        for seed in range(9)
    ]
    assert {tried.stop for tried in lines} <= {"draw", "long", None}


def obtained(tried):
    """All that a panel can be made of."""
    game = tried.position.game
    position = tried.position
    decision = position.decision
    secret = tried.stop == "secret"
    return [
        tried.revision,
        tried.line,
        tried.stop,
        tried.again,
        game.codec.encode_view(position.view()),
        [position.hand(seat) for seat in tried.seats] if tried.stop != "draw" else None,
        [
            (step.seat, step.code, step.label, game.encode_events(step.events))
            for step in tried.steps
        ],
        decision and (decision.seat, decision.kind, () if secret else decision.actions),
        ()
        if secret or decision is None
        else [position.label(code) for code in decision.actions],
        save.keepable(tried),
    ]


async def stored(club, game):
    """The position as it is stored: not as it is put to one of those who choose at the same time."""
    number = (await club.rows("SELECT number FROM game WHERE id = ?", game))[0][0]
    found = await club.table._database.read(
        lambda tx: actions.snapshot_at(tx, game, number)
    )
    return find_game("magna_carta").decode(found.state)


async def swap(club, game, state):
    """The stored position with other hidden cards."""
    number = (await club.rows("SELECT number FROM game WHERE id = ?", game))[0][0]
    await club.table._database.write(
        lambda tx: tx.execute(
            "UPDATE snapshot SET state = ? WHERE game = ? AND number = ?",
            (state, game, number),
        )
    )


@pytest.mark.parametrize("players", [2, 3, 4])
async def test_two_games_that_differ_only_in_hidden_cards_are_tried_alike(
    club, players
):
    position = await club.game(players, "magna_carta")
    rules, game = find_game("magna_carta"), position.info.id
    rng = random.Random(players)
    compared = 0
    for _ in range(60):
        position = await club.act(position)
        if position.decision is None:
            break
        person = rng.choice([*PEOPLE[:players], STRANGER])
        seats = position.info.seats_of(person.user)
        state = await stored(club, game)
        seed = rng.random()
        now = obtained(await wander(club, game, person, random.Random(seed)))
        twin = rules.imagine(
            state, seats[0] if seats else None, Chance(rng.randrange(9**9))
        )
        if rules.encode(twin) == rules.encode(state):
            continue
        await swap(club, game, rules.encode(twin))
        assert obtained(await wander(club, game, person, random.Random(seed))) == now
        await swap(club, game, rules.encode(state))
        compared += 1
    assert compared > 30


async def test_while_a_card_is_named_and_not_paid_for_others_try_as_before(club):
    position = await rich_game(club, 5, 2)
    game, rng = position.info.id, random.Random(4)
    checked = 0
    before = None
    for _ in range(40):
        actor = position.decision.seat
        rivals = [club.holder(position.info, 1 - actor), STRANGER]
        seen = [
            obtained(await club.table.read(simulate.look, game, rival.user))
            for rival in rivals
        ]
        if pending(position):
            assert seen == before
            moved = await exchange(club.table._database, game, rng)
            if moved is not None:
                assert [
                    obtained(await club.table.read(simulate.look, game, rival.user))
                    for rival in rivals
                ] == seen
                await bring_back(club.table._database, moved)
                checked += 1
            mine = await club.table.read(
                simulate.look, game, club.holder(position.info, actor).user
            )
            assert mine.position.decision.kind == position.decision.kind
        else:
            before = seen
        position = await club.act(position, choose(rng, position.decision.actions))
    assert checked


# Keeping


async def to_phase(club, position, phase):
    return await club.play(position, until=lambda now: now.info.phase == phase)


async def test_own_later_decisions_are_kept_as_answers_and_are_given_when_they_come(
    club,
):
    kept = 0
    for seed in range(12):
        club.random = random.Random(seed)
        position = await to_phase(club, await club.game(2), 5)
        game = position.info.id
        other = club.holder(position.info, 1 - position.decision.seat)
        tried = await wander(club, game, other, random.Random(seed), most=6)
        found = save.keepable(tried)
        if not found.answers:
            assert not found.anything or found.lists
            continue
        assert (
            await club.table.run(save.keep, game, other, tried.revision, tried.line)
            == found
        )
        waiting = await club.rows(
            "SELECT seat, code FROM answer_ahead WHERE game = ? AND settled IS NULL",
            game,
        )
        assert waiting == [(seat, answer.code) for seat, answer in found.answers]
        for step in tried.steps:  # the others really do what was tried
            now = await club.table.read(queries.position, game)
            if now.decision is None or (now.decision.seat, now.decision.kind) != (
                step.seat,
                step.key.kind,
            ):
                continue
            if now.decision.seat in tried.seats:
                break
            await club.act(now, step.code)
        used = await club.rows(
            "SELECT code FROM answer_ahead WHERE game = ? AND how = 'applied'", game
        )
        kept += len(used)
    assert kept > 3


async def test_own_placements_are_kept_as_a_list_without_the_one_that_is_asked_now(
    club,
):
    position = await club.game(3)
    game, seat = position.info.id, position.decision.seat
    me = club.holder(position.info, seat)
    tried = await club.table.read(simulate.look, game, me.user)
    spots = iter(["gate", "joust_field", "stables", "3", "inn", "2"])
    while len(tried.steps) < 6:
        line = tried.line + place_of(tried, f"place {next(spots)}")
        tried = await club.table.read(
            simulate.look, game, me.user, tried.revision, line
        )
    mine = [step for step in tried.steps if step.seat == seat]
    found = save.keepable(tried)
    assert [left.why for left in found.left] == ["now"]
    (placed,) = found.lists
    assert placed.items == tuple(step.label for step in mine[1:])
    assert placed.codes == tuple(step.code for step in mine[1:])
    for _ in range(2):
        await club.table.run(save.keep, game, me, tried.revision, tried.line, "once")
    shown = await club.table.read(plans_use_cases.shown_plan, game, me)
    assert shown.plan.places == placed.codes
    quiet = plans_use_cases.SetConditions(False, False, False, False, False, None)
    await club.table.run(plans_use_cases.change, game, me, shown.turn, quiet)
    for step in tried.steps[:3]:
        position = await club.act(position, step.code)
    assert position.info.number == 4  # the list has placed


async def test_what_can_not_be_said_ahead_is_told_and_nothing_is_kept(club):
    position = await club.game(2)
    game = position.info.id
    me = club.holder(position.info, position.decision.seat)
    tried = await club.table.read(simulate.look, game, me.user)
    tried = await club.table.read(
        simulate.look, game, me.user, tried.revision, place_of(tried, "place gate")
    )
    assert not save.keepable(tried).anything
    before = file(club)
    with pytest.raises(UserError, match="answered in advance"):
        await club.table.run(save.keep, game, me, tried.revision, tried.line)
    assert file(club) == before


async def test_a_simulation_of_a_position_that_is_gone_is_not_kept(club):
    position = await to_phase(club, await club.game(2), 5)
    other = club.holder(position.info, 1 - position.decision.seat)
    tried = await wander(club, position.info.id, other, random.Random(1), most=6)
    await club.act(position)
    before = file(club)
    with pytest.raises(StaleRequest):
        await club.table.run(
            save.keep, position.info.id, other, tried.revision, tried.line
        )
    assert file(club) == before


def test_the_imagined_position_of_who_looks_on_knows_no_hand():
    game = find_game("magna_carta")
    state, _ = game.start(Header("magna_carta", ("Blue", "Red", "Green"), seed=4))
    hands = {
        tuple(map(tuple, game.imagine(state, None, Chance(seed)).hand))
        for seed in range(20)
    }
    assert len(hands) > 10
    known = {
        tuple(map(tuple, game.imagine(state, 0, Chance(seed), (1, 2)).hand))
        for seed in range(20)
    }
    assert known == {tuple(map(tuple, state.hand))}
