"""What has happened: by turn and phase, since somebody's last turn, and since the last phase."""

import itertools

import pytest

from bot.core import history, undo
from rules.model import PhaseEnded, TurnBegan
from storage.compression import unpack


def _ends(event):
    return isinstance(event, PhaseEnded)


async def everything(club, position):
    events = position.game.decode_events(
        unpack((await club.rows("SELECT opening FROM setup"))[0][0])
    )
    for (data,) in await club.rows(
        "SELECT events FROM action WHERE undone IS NULL ORDER BY number"
    ):
        events += position.game.decode_events(unpack(data))
    return events


async def test_the_turns_together_tell_everything_once_and_in_order(club):
    for game in ("caylus", "magna_carta"):
        position = await club.play(await club.game(2, game))
        events = position.game.decode_events(
            unpack(
                (
                    await club.rows(
                        "SELECT opening FROM setup WHERE game = ?", position.info.id
                    )
                )[0][0]
            )
        )
        for (data,) in await club.rows(
            "SELECT events FROM action WHERE game = ? ORDER BY number", position.info.id
        ):
            events += position.game.decode_events(unpack(data))
        told = []
        for turn in range(position.info.turn + 1):
            parts = await club.table.read(history.history, position.info.id, turn)
            assert {part.turn for part in parts} <= {turn}
            told += [event for part in parts for event in part.events]
        assert told == events


async def test_the_present_turn_is_told_by_default_with_its_unfinished_phase_last(club):
    position = await club.play(await club.game(3), 30)
    parts = await club.table.read(history.history, position.info.id)
    assert parts == await club.table.read(
        history.history, position.info.id, position.info.turn
    )
    assert (parts[-1].turn, parts[-1].phase) == (
        position.info.turn,
        position.info.phase,
    )
    assert await club.table.read(history.history, position.info.id, 99) == ()


async def test_since_somebodys_last_turn_leaves_out_what_they_did_themselves(club):
    position = await club.game(3)
    first = position.decision.seat
    opening = (await club.table.read(history.since, position.info.id, first)).events
    assert any(isinstance(event, TurnBegan) for event in opening)
    for code in ("place gate", "place trading_post", "place inn"):
        position = await club.act(position, code)
    happened = (await club.table.read(history.since, position.info.id, first)).events
    assert [event.code for event in happened if type(event).__name__ == "Acted"] == [
        "place trading_post",
        "place inn",
    ]


async def test_what_was_undone_is_no_part_of_the_history(club):
    position = await club.game(2)
    after = await club.act(position, "place gate")
    told = await club.table.read(history.history, position.info.id)
    await club.table.run(
        undo.undo,
        position.info.id,
        club.holder(position.info, position.decision.seat),
        after.revision,
    )
    fewer = await club.table.read(history.history, position.info.id)
    assert len([e for p in fewer for e in p.events]) < len(
        [e for p in told for e in p.events]
    )
    assert not [
        e for p in fewer for e in p.events if getattr(e, "code", "") == "place gate"
    ]


async def test_what_happened_since_the_last_phase_is_told_for_the_board(club):
    position = await club.game(2)
    assert not any(
        map(_ends, await club.table.read(history.last_phase, position.info.id))
    )
    for _ in range(60):
        position = await club.act(position)
        events = await everything(club, position)
        ends = [n for n, event in enumerate(events, 1) if _ends(event)]
        assert (
            list(await club.table.read(history.last_phase, position.info.id))
            == events[ends[-1] :]
        )
    assert await club.table.read(history.last_phase, await club.lobby(2)) == ()


@pytest.mark.parametrize("game", ["caylus", "magna_carta"])
async def test_the_view_before_a_phase_is_that_of_the_end_of_the_phase_before(
    club, game
):
    position = await club.play(
        await club.game(2, game), until=lambda now: not now.together
    )
    number = position.info.id
    assert (
        await club.table.read(history.view_before, number, 1, 2)
    ).players == position.view().players
    ends = []
    while position.decision is not None:
        position = await club.act(position)
        moment = await club.table.read(history.moment, number, position.revision)
        assert moment.view == position.view()
        ((_, events),) = await club.table.read(
            history.past_actions, number, position.revision - 1
        )
        last = max(
            (at for at, event in enumerate(events, 1) if _ends(event)), default=0
        )
        assert moment.events == events[last:]
        ends += [event for event in events if _ends(event)]
    assert len(ends) > 20
    for one, other in itertools.pairwise(ends):
        assert (
            await club.table.read(history.view_before, number, other.turn, other.phase)
            == one.view
        )
    assert await club.table.read(history.moment, number, position.revision + 1) is None


async def test_a_rule_fix_costs_no_view_of_a_phase_or_a_moment(club):
    position = await club.play(await club.game(2), 60)
    number = position.info.id
    await club.table._database.write(
        lambda tx: tx.execute(
            "UPDATE action SET code = 'place 99' WHERE game = ?", (number,)
        )
    )
    await club.table._database.write(
        lambda tx: tx.execute(
            "DELETE FROM snapshot WHERE game = ? AND number < 60", (number,)
        )
    )
    phases = await club.table.read(history.history, number, 1)
    assert len(phases) == 7
    for before, after in itertools.pairwise(phases[1:]):
        assert (
            await club.table.read(history.view_before, number, 1, after.phase)
            == before.events[-1].view
        )
    assert (
        await club.table.read(history.moment, number, position.revision)
    ).view == position.view()
    assert await club.table.read(history.moment, number, position.revision - 1) is None
