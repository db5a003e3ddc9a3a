"""The outbox: every notice is a row of its action's transaction and waits until it is delivered."""

import pytest

from bot.core import catalogue, expiry, notifications, outbox, queries
from bot.core.errors import NoGame
from rules.model import Message, PhaseEnded
from storage import message_slots
from storage.compression import unpack
from storage.errors import DiskFull
from tests.bot.club import HOUR
from tests.bot.jobs import next_due


async def test_every_phase_that_ends_is_reported_once_with_its_events_and_its_view(
    club,
):
    position = await club.play(await club.game(3))
    bodies = await club.post()
    began = next(body for body in bodies if isinstance(body, notifications.Began))
    opening = position.game.decode_events(bytes(began.events))
    parts = [
        part
        for body in bodies
        if isinstance(body, notifications.Report)
        for part in body.phases
    ]
    told = [event for part in parts for event in part.read(position.game)]
    stored = [
        event for event in opening if event not in opening[: _after_last_end(opening)]
    ]
    for _, events in await club.rows(
        "SELECT number, events FROM action ORDER BY number"
    ):
        stored += position.game.decode_events(unpack(events))
    assert told == stored[: len(told)]
    assert not any(_ends(event) for event in stored[len(told) :])
    ends = [(part.turn, part.phase) for part in parts]
    assert ends == sorted(set(ends))
    for part in parts:
        events = part.read(position.game)
        assert (events[-1].turn, events[-1].phase) == (part.turn, part.phase)
        assert events[-1].view.turn == part.turn


def _ends(event):
    return isinstance(event, PhaseEnded)


def _after_last_end(events):
    return max((n for n, event in enumerate(events, 1) if _ends(event)), default=0)


@pytest.mark.parametrize("slot", [message_slots.CARD, message_slots.PROMPT])
async def test_a_message_that_is_stored_while_its_press_is_on_the_way_stays(club, slot):
    info = (await club.game(2)).info
    what = {message_slots.CARD: "card", message_slots.PROMPT: "prompt"}[slot]
    await club.table.run(outbox.keep, info.id, slot, info.channel, 55, info.revision)
    before = info.revision - 1
    assert not await club.table.run(
        outbox.adopt, info.id, what, info.channel, 55, before, 0
    )
    assert message_slots.old(55) not in await club.table.read(outbox.messages, info.id)


async def test_of_prompts_only_the_newest_waits(club):
    position = await club.game(2)
    for _ in range(5):
        position = await club.act(position)
    waiting = [
        notification
        for notification in await club.table.read(outbox.pending)
        if isinstance(notification.body, notifications.Prompt)
    ]
    assert [
        (notification.body.seat, notification.revision) for notification in waiting
    ] == [(position.decision.seat, 6)]


async def test_a_notice_is_delivered_at_least_once_and_kept_until_then(club):
    position = await club.game(2)
    before = await club.table.read(outbox.pending)
    await club.reopen()
    assert await club.table.read(outbox.pending) == before
    assert await club.table.read(outbox.games_with_notifications) == (position.info.id,)
    for notification in before:
        kept = outbox.MessageStored("prompt", 1, notification.id, notification.revision)
        for _ in range(2):
            await club.table.run(
                outbox.confirm,
                notification.game,
                [kept, outbox.NotificationPosted(notification.id)],
            )
    assert await club.table.read(outbox.pending) == ()
    assert await club.table.read(outbox.games_with_notifications) == ()
    await club.table.run(outbox.posted, 4711)


async def test_a_failed_delivery_waits_its_time_and_is_tried_again(club):
    position = await club.game(2)
    await club.post()
    await club.act(position)
    (notification,) = await club.table.read(outbox.pending)
    await club.table.run(outbox.put_off, notification.id, "status 500", 30)
    assert await club.table.read(outbox.pending) == ()
    assert await club.table.read(next_due) == club.now + 30
    club.now += 30
    (again,) = await club.table.read(outbox.pending)
    assert (again.nonce, again.attempts) == (notification.nonce, 1)
    await club.table.run(outbox.drop, again.id, "the thread was deleted")
    assert await club.table.read(outbox.pending) == ()
    assert await club.rows("SELECT how FROM outbox WHERE id = ?", notification.id) == [
        ("the thread was deleted",)
    ]


@pytest.mark.sqlite
async def test_an_action_that_can_not_be_written_leaves_no_notice(club):
    position = await club.game(2)
    await club.post()
    before = await club.counted()
    pages = (await club.rows("PRAGMA page_count"))[0][0]
    await club.table._database._hop(
        lambda tx: tx.execute(f"PRAGMA max_page_count = {pages}")
    )
    full = None
    while full is None:
        try:
            position = await club.act(position)
            before = await club.counted()
        except DiskFull as error:
            full = error
    assert "the disk is full; nothing was changed" in str(full)
    await club.table._database._hop(
        lambda tx: tx.execute("PRAGMA max_page_count = 1000000")
    )
    assert await club.counted() == before
    assert (
        await club.table.read(queries.position, position.info.id)
    ).decision == position.decision
    assert (await club.play(position)).info.status == "finished"


async def test_messages_are_found_again_by_role_and_by_id(club):
    position = await club.game(2)
    game = position.info.id
    assert await club.table.read(outbox.found, game, "pin") is None
    await club.table.run(outbox.keep, game, "pin", 11, 900, position.revision)
    await club.table.run(outbox.keep, game, "pin", 11, 901, position.revision)
    found = await club.table.read(outbox.found, game, "pin")
    assert (found.message, found.revision) == (901, 1)
    assert await club.table.read(outbox.slot_of, 901) == found
    assert await club.table.read(outbox.slot_of, 900) is None
    await club.table.run(outbox.lose, game, "pin")
    assert await club.table.read(outbox.found, game, "pin") is None
    with pytest.raises(NoGame):
        await club.table.run(outbox.keep, 99, "pin", 1, 2, 3)


async def test_after_a_start_the_games_without_a_present_prompt_are_named(club):
    first, second = await club.game(2), await club.game(2)
    await club.game(2)  # its prompt waits in the outbox
    lobby = await club.lobby(2)
    for position in (first, second):
        await club.post(position.info.id)
        await club.table.run(
            outbox.keep,
            position.info.id,
            "pin",
            11,
            900 + position.info.id,
            position.revision,
        )
    club.table.shows = False
    await club.act(second)
    (prompt,) = await club.table.read(outbox.pending, second.info.id)
    await club.table.run(outbox.drop, prompt.id, "lost")
    stale = await club.table.read(outbox.stale)
    assert {(found.game, found.slot) for found in stale} == {
        (second.info.id, "prompt"),
        (second.info.id, "pin"),
    }
    assert {found.found.revision for found in stale} == {1}
    await club.table.run(outbox.prompt_again, second.info.id)
    await club.table.run(outbox.prompt_again, second.info.id)
    await club.table.run(outbox.prompt_again, lobby)
    assert [
        type(notification.body)
        for notification in await club.table.read(outbox.pending, second.info.id)
    ] == [notifications.Prompt]
    assert await club.table.read(outbox.stale) == ()


async def test_a_question_that_another_replaces_is_stored_until_it_is_deleted(club):
    """Also where nobody knew of the one that is replaced: it was taken over meanwhile from a press on it."""
    game = (await club.game(2)).info.id
    before = (await club.table.read(outbox.found, game, message_slots.PROMPT)).message
    for message in (1, 1, 2):
        change = outbox.MessageStored(message_slots.PROMPT, 11, message, 1)
        replaced = await club.table.run(outbox.confirm, game, [change])
        assert [found.message for found in replaced] == (
            [before] if message != before else []
        )
        before = message
    kept = await club.table.read(outbox.messages, game)
    assert (
        kept[message_slots.PROMPT].message == 2
        and kept[message_slots.old(1)].message == 1
    )


async def test_what_is_settled_and_old_requests_are_removed_after_a_day(club):
    position = await club.game(2)
    await club.act(position, delivery="old")
    await club.post()
    club.now += 23 * HOUR
    await club.table.run(expiry.sweep, begins=True)
    assert (await club.counted())["delivery"] == 1
    assert (await club.counted())["outbox"] > 0
    club.now += 2 * HOUR
    await club.table.run(expiry.sweep, begins=True)
    assert (await club.counted())["delivery"] == 0
    assert (await club.counted())["outbox"] == 0


async def test_no_notice_names_a_person(club):
    position = await club.play(await club.game(3, "magna_carta"))
    bodies = await club.rows("SELECT body FROM outbox")
    text = "".join(body.decode() for (body,) in bodies)
    assert position.info.number > 20
    for seat in position.info.seats:
        assert seat.name not in text
        assert str(seat.user) not in text


def test_every_body_is_read_as_it_was_written():
    for body in (
        notifications.Card("expired"),
        notifications.Prompt(1, "gate"),
        notifications.Ended((3, 4), (1,)),
        notifications.VoteChanged(7, True),
        notifications.ActionsTakenBack(0, ((0, "place gate"), (1, "pass")), False),
        notifications.SeatChanged(2, "claimed"),
        notifications.Changed({"undo": "off"}),
        notifications.Note(1, "plan-stopped", {"why": "x", "n": 2}),
    ):
        assert notifications.decode(notifications.encode(body)) == body


def test_messages_in_a_note_or_a_row_are_read_as_messages_and_older_text_as_it_is():
    cloth = Message("goods-cloth", {"n": 1}, "1 cloth")
    label = Message("label-take", {"goods": (cloth, cloth)}, "Take 1 cloth and 1 cloth")
    note = notifications.Note(1, "pace-ahead-illegal", {"what": label, "n": 2})
    again = notifications.decode(notifications.encode(note))
    assert again.arguments() == {"what": label, "n": 2}
    assert catalogue.read(catalogue.keep(label)) == label
    for old in ("Take 1 cloth", "3", '{"a": 1}', ""):
        assert catalogue.read(old).english == old
