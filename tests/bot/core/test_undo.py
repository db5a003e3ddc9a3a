"""Undo: free for one's own last action, by vote beyond, never across a reveal without the vote."""

import pytest

from bot.core import expiry, history, lobby, play, queries, seats, undo, votes
from bot.core.errors import NotSeated, StaleRequest, UndoRefused, VoteRefused
from bot.core.game_settings import Settings
from bot.features.plans import use_cases as plans
from bot.features.records import files
from rules.record import read, replay
from tests.bot.club import ANN, BEN, CAT, DAN, DAY, HOUR, PLACE, STRANGER
from tests.bot.jobs import next_due


def names(position):
    return position.game.encode(position._state)


async def two_by_the_same_seat(club, position):
    """Plays until a seat has acted twice in a row; returns (before both, between, after)."""
    trail = [position]
    while True:
        trail.append(await club.act(trail[-1]))
        if len(trail) > 2 and trail[-3].decision.seat == trail[-2].decision.seat:
            return trail[-3:]


@pytest.mark.parametrize("policy", ["free", "consent"])
async def test_the_own_last_actions_are_taken_back_freely_until_another_seat_has_acted(
    club, policy
):
    before, between, after = await two_by_the_same_seat(
        club, await club.game(3, undo=policy)
    )
    actor = club.holder(before.info, before.decision.seat)
    game = before.info.id
    assert (await club.table.read(undo.preview, game, actor)).asks == ()
    first = await club.table.run(undo.undo, game, actor, after.revision)
    assert names(first.position) == names(between)
    assert first.position.decision == between.decision
    second = await club.table.run(undo.undo, game, actor, first.info.revision)
    assert names(second.position) == names(before)
    assert second.info.revision == after.revision + 2  # a revision that grows for ever
    assert second.info.number == before.info.number
    bodies = [
        body for body in await club.post() if type(body).__name__ == "ActionsTakenBack"
    ]
    assert [(body.seat, len(body.codes), body.by_vote) for body in bodies] == [
        (before.decision.seat, 1, False)
    ] * 2


async def test_a_button_from_before_an_undo_can_not_act_after_it(club):
    position = await club.game(2)
    after = await club.act(position, "place gate")
    actor = club.holder(position.info, position.decision.seat)
    await club.table.run(undo.undo, position.info.id, actor, after.revision)
    with pytest.raises(StaleRequest):
        await club.table.run(
            play.act, position.info.id, actor, position.revision, "place gate"
        )
    with pytest.raises(StaleRequest):
        await club.table.run(undo.undo, position.info.id, actor, after.revision)


async def test_with_free_undo_another_seats_action_ends_it(club):
    position = await club.game(2, undo="free")
    after = await club.act(await club.act(position, "place gate"), "place inn")
    actor = club.holder(position.info, position.decision.seat)
    with pytest.raises(UndoRefused, match="only your own last action"):
        await club.table.run(undo.undo, position.info.id, actor, after.revision)


async def test_a_table_without_undo_and_people_without_actions_are_refused(club):
    position = await club.game(2, undo="off")
    after = await club.act(position)
    with pytest.raises(UndoRefused, match="Undo is off at this table"):
        await club.table.run(
            undo.undo,
            position.info.id,
            club.holder(position.info, position.decision.seat),
            after.revision,
        )
    position = await club.game(2)
    with pytest.raises(UndoRefused, match="no action"):
        await club.table.run(undo.undo, position.info.id, ANN, position.revision)
    with pytest.raises(NotSeated):
        await club.table.run(undo.undo, position.info.id, STRANGER, position.revision)


async def consent(club, players=3):
    """A vote: the first seat wants back an action after which the others have acted too."""
    position = await club.game(players)
    trail = [position]
    for code in ("place gate", "place trading_post", "place inn")[:players]:
        trail.append(await club.act(trail[-1], code))
    asker = club.holder(position.info, position.decision.seat)
    others = [club.holder(step.info, step.decision.seat) for step in trail[1:-1]]
    preview = await club.table.read(undo.preview, position.info.id, asker)
    assert [code for _, code in preview.codes] == [
        "place gate",
        "place trading_post",
        "place inn",
    ][:players]
    asked = await club.table.run_once(
        "ask", undo.undo, position.info.id, asker, trail[-1].revision
    )
    return position, trail[-1], asker, others, asked


async def test_everybody_who_acted_since_is_asked_and_the_last_yes_carries_it_out(club):
    position, _, asker, others, asked = await consent(club)
    vote = asked.vote
    assert set(vote.answers) == {
        seat.seat for seat in position.info.seats if seat.user != asker.user
    }
    assert vote.expires == club.now + 24 * HOUR
    assert [code for _, code in vote.codes] == [
        "place gate",
        "place trading_post",
        "place inn",
    ]
    with pytest.raises(VoteRefused, match="aren't part of this vote"):
        await club.table.run(votes.answer, vote.id, asker, True)
    first = await club.table.run_once("yes", votes.answer, vote.id, others[0], True)
    assert first.vote.status == "open"
    assert (
        await club.table.run_once("yes", votes.answer, vote.id, others[0], True)
    ).repeated
    last = await club.table.run(votes.answer, vote.id, others[1], True)
    assert last.vote.status == "passed"
    assert names(last.position) == names(position)
    assert await club.table.read(votes.open_votes, position.info.id) == ()
    with pytest.raises(VoteRefused, match="over"):
        await club.table.run(votes.answer, vote.id, others[0], True)
    rows = await club.rows("SELECT code, undone FROM action ORDER BY revision")
    assert rows == [
        (code, 5) for code in ("place gate", "place trading_post", "place inn")
    ]
    assert await club.rows("SELECT revision, number, vote FROM undoing") == [
        (5, 0, vote.id)
    ]


async def test_one_no_is_enough_and_nothing_is_undone(club):
    _, now, _, others, asked = await consent(club)
    refused = await club.table.run(votes.answer, asked.vote.id, others[1], False)
    assert refused.vote.status == "failed"
    assert refused.info.revision == now.revision
    assert names(refused.position) == names(now)


async def test_silence_is_a_no_after_24_hours(club):
    _, now, _, others, asked = await consent(club)
    await club.table.run(votes.answer, asked.vote.id, others[0], True)
    await club.post()
    assert await club.table.read(next_due) == asked.vote.expires
    club.now = asked.vote.expires
    with pytest.raises(VoteRefused, match="over"):
        await club.table.run(votes.answer, asked.vote.id, others[1], True)
    assert (await club.table.run(expiry.sweep)).look.games == (now.info.id,)
    assert (await club.table.read(votes.find, asked.vote.id)).status == "expired"
    assert [type(body).__name__ for body in await club.post()] == ["VoteChanged"]
    assert (await club.table.read(queries.info, now.info.id)).revision == now.revision


async def test_only_one_undo_is_voted_on_and_playing_on_overtakes_it(club):
    _, now, asker, others, asked = await consent(club)
    with pytest.raises(UndoRefused, match="already a vote on this"):
        await club.table.run(undo.undo, now.info.id, asker, now.revision)
    await club.act(now)
    assert (await club.table.read(votes.find, asked.vote.id)).status == "overtaken"
    with pytest.raises(VoteRefused, match="over"):
        await club.table.run(votes.answer, asked.vote.id, others[0], True)


async def drawn(club, policy="consent", players=3):
    """A game of Magna Carta in which somebody has just drawn a card."""
    position = await club.game(players, "magna_carta", undo=policy)
    while position.decision.kind == "opening":
        position = await club.act(position, "keep")
    assert "draw" in position.decision.actions
    return position, await club.act(position, "draw")


@pytest.mark.parametrize("policy", ["free", "consent"])
async def test_no_policy_crosses_a_reveal_without_the_vote_of_all_others(club, policy):
    position, after = await drawn(club, policy)
    drawer = club.holder(position.info, position.decision.seat)
    asked = await club.table.run(undo.undo, position.info.id, drawer, after.revision)
    others = {seat.seat for seat in position.info.seats} - {position.decision.seat}
    assert set(asked.vote.answers) == others
    for seat in others:
        asked = await club.table.run(
            votes.answer, asked.vote.id, club.holder(position.info, seat), True
        )
    assert asked.vote.status == "passed"
    assert names(asked.position) == names(position)


async def test_a_card_shown_by_building_it_was_seen_by_all_others(club):
    position = await club.game(3, "magna_carta")
    position = await club.play(
        position,
        until=lambda now: any(
            code.startswith("build ") for code in now.decision.actions
        ),
    )
    code = next(code for code in position.decision.actions if code.startswith("build "))
    after = await club.act(position, code)
    builder = position.decision.seat
    while after.decision.kind in ("payment", "on"):
        after = await club.act(after)
    (saw,) = (
        await club.rows(
            "SELECT max(saw) FROM action WHERE seat = ? AND number > ?",
            builder,
            position.info.number,
        )
    )[0]
    assert saw == 0b111 & ~(1 << builder)
    preview = await club.table.read(
        undo.preview, after.info.id, club.holder(after.info, builder)
    )
    assert set(preview.asks) >= {0, 1, 2} - {builder}


async def test_a_pass_in_magna_carta_reveals_nothing_and_is_free(club):
    position = await club.game(3, "magna_carta")
    while position.decision.kind == "opening":
        position = await club.act(position, "keep")
    after = await club.act(position, "pass")
    passer = club.holder(position.info, position.decision.seat)
    assert (
        await club.table.run(undo.undo, position.info.id, passer, after.revision)
    ).vote is None


async def test_one_person_at_a_practice_table_asks_nobody(club):
    made = await club.table.run(
        lobby.create, ANN, PLACE, "magna_carta", Settings(practice=3)
    )
    position = (await club.table.run(lobby.start, made.info.id, ANN)).position
    position = await club.play(position, 25)
    undone = await club.table.run(undo.undo, made.info.id, ANN, position.revision)
    assert undone.vote is None
    assert undone.info.number == 24


async def test_after_the_end_a_vote_within_24_hours_takes_the_game_up_again(club):
    ended = await club.play(await club.game(2))
    game = ended.info.id
    assert len(await club.rows("SELECT number FROM snapshot")) == 1
    last = (await club.rows("SELECT seat FROM action ORDER BY number DESC LIMIT 1"))[0][
        0
    ]
    asker, other = club.holder(ended.info, last), club.holder(ended.info, 1 - last)
    club.now += DAY - 60
    asked = await club.table.run(undo.undo, game, asker, ended.revision)
    assert set(asked.vote.answers) == {1 - last}
    again = await club.table.run(votes.answer, asked.vote.id, other, True)
    assert again.info.status == "running"
    assert (again.info.scores, again.info.ended) == (None, None)
    played = replay(read((await files.export_record(club.table, game)).text))
    assert played.game.encode(played.state) == names(again.position)
    finished = await club.play(again.position)
    assert finished.info.status == "finished"


async def test_after_24_hours_an_ended_game_stays_as_it_is(club):
    ended = await club.play(await club.game(2))
    club.now += DAY + 1
    with pytest.raises(UndoRefused, match="more than 24 hours ago"):
        await club.table.run(undo.undo, ended.info.id, ANN, ended.revision)


async def test_an_ended_game_is_not_taken_up_where_another_is_played_now(club):
    position = (
        await club.table.run(lobby.start, await club.lobby(2), ANN, thread=77)
    ).position
    ended = await club.play(position)
    last = (await club.rows("SELECT seat FROM action ORDER BY number DESC LIMIT 1"))[0][
        0
    ]
    asked = await club.table.run(
        undo.undo, ended.info.id, club.holder(ended.info, last), ended.revision
    )
    await club.table.run(lobby.start, await club.lobby(2), ANN, thread=77)
    answered = await club.table.run(
        votes.answer, asked.vote.id, club.holder(ended.info, 1 - last), True
    )
    assert answered.vote.status == "failed"
    assert answered.info.status == "finished"


async def test_an_undo_goes_back_further_than_the_snapshots_by_replaying(club):
    position = await club.game(2)
    early = await club.play(position, 3)
    late = await club.play(early, until=lambda now: now.info.turn > early.info.turn + 3)
    kept = {row[0] for row in await club.rows("SELECT number FROM snapshot")}
    assert early.info.number not in kept
    state = await club.table.run(_state_at, late.info.id, early.info.number)
    assert early.game.encode(state) == names(early)


def _state_at(uow, game, number):
    return history.state_at(uow, uow.row(game), number)[1]


def _replayed(uow, game):
    """The state that the record leads to from the set-up on, without any snapshot."""
    row = uow.row(game)
    uow.tx.execute("CREATE TEMP TABLE kept AS SELECT * FROM snapshot")
    uow.tx.execute("DELETE FROM snapshot")
    state = history.state_at(uow, row, row.number)[1]
    uow.tx.execute("INSERT INTO snapshot SELECT * FROM kept")
    uow.tx.execute("DROP TABLE kept")
    return state


async def test_a_rule_fix_costs_a_running_game_its_deep_undo_and_never_the_game(club):
    position = await club.play(await club.game(3), 100)
    oldest = (
        await club.rows(
            "SELECT min(number) FROM snapshot WHERE number > 0 AND starts_turn = 0"
        )
    )[0][0]
    await club.table._database.write(
        lambda tx: tx.execute(
            "UPDATE action SET code = 'place 99' WHERE number < ?", (oldest,)
        )
    )
    await club.table._database.write(
        lambda tx: tx.execute("DELETE FROM snapshot WHERE number < ?", (oldest,))
    )
    with pytest.raises(UndoRefused, match="too far back"):
        await club.table.run(_state_at, position.info.id, 5)
    after = await club.act(position)
    assert after.info.number == 101
    assert (await club.play(after)).info.status == "finished"


async def test_a_newcomer_does_not_take_back_what_a_predecessor_did(club):
    position = await club.game(3)
    after = await club.act(position, "place gate")
    seat = position.decision.seat
    await club.table.run(
        seats.resign, position.info.id, club.holder(position.info, seat)
    )
    await club.table.run(seats.claim, position.info.id, DAN)
    with pytest.raises(UndoRefused, match="no action"):
        await club.table.run(undo.undo, position.info.id, DAN, after.revision)


async def test_random_undoing_never_parts_the_record_from_the_position(club):
    position = await club.game(3, "magna_carta")
    undone = 0
    for _ in range(150):
        if position.decision is None:
            break
        if club.random.random() < 0.15 and position.info.number:
            asker = club.random.choice((ANN, BEN, CAT))
            try:
                outcome = await club.table.run(
                    undo.undo, position.info.id, asker, position.revision
                )
            except UndoRefused:
                continue
            while outcome.vote is not None and outcome.vote.status == "open":
                silent = next(
                    seat for seat, yes in outcome.vote.answers.items() if yes is None
                )
                outcome = await club.table.run(
                    votes.answer,
                    outcome.vote.id,
                    club.holder(position.info, silent),
                    True,
                )
            position = outcome.position
            undone += 1
            played = (
                replay(
                    read((await files.export_record(club.table, position.info.id)).text)
                )
                if not position.game.hidden
                else None
            )
            assert played is None or played.game.encode(played.state) == names(position)
        else:
            position = await club.act(position)
    assert undone > 5
    ended = await club.play(position)
    played = replay(read((await files.export_record(club.table, ended.info.id)).text))
    assert played.game.encode(played.state) == names(ended)


async def test_a_position_in_the_midst_of_one_transaction_is_played_again_for_an_undo(
    club,
):
    """Of several actions in one transaction only the last leaves its position there."""
    before = await club.game(2, undo="free")
    game, seat = before.info.id, before.decision.seat
    other = club.holder(before.info, 1 - seat)
    placed = [code for code in before.decision.actions if code.startswith("place")]
    listed = plans.SetList(tuple(code for code in placed[1:3]))
    await club.table.run(plans.change, game, other, before._state.turn, listed)
    expected = before.game.clone(before._state)
    before.game.step(expected, placed[0])
    after = await club.act(before, placed[0])
    assert after.info.number == before.info.number + 2, (
        "the list of the other has placed as well"
    )
    number = before.info.number + 1
    kept = await club.rows(
        "SELECT number FROM snapshot WHERE game = ? ORDER BY number", game
    )
    assert number not in [one for (one,) in kept] and after.info.number in [
        one for (one,) in kept
    ]
    undone = await club.table.run(undo.undo, game, other, after.revision)
    assert undone.position.info.number == number
    assert names(undone.position) == before.game.encode(expected)
