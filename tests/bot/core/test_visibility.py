"""While a private action is under way (a card is named, its payment is not) nobody else learns which one it is:
two games that differ only in hidden cards are the same for every other seat and for spectators."""

from __future__ import annotations

import random

import msgspec
import pytest

from bot.app.admin_cli import main
from bot.core import (
    expiry,
    history,
    lobby,
    notifications,
    outbox,
    play,
    queries,
    undo,
    user_data,
    votes,
)
from bot.core.errors import UserError
from bot.core.game_settings import Settings
from bot.features.plans import use_cases as plans_use_cases
from bot.features.records import files
from bot.features.replays import handlers as replays_message
from rules.record import read
from tests.bot.club import ANN, PEOPLE, PLACE, STRANGER
from tests.bot.jobs import clocks_of, next_due
from tests.bot.twins import GAME, bring_back, choose, exchange, pending, rich
from tests.costs import sampled

ACTIONS = 90  # of each random game


async def rich_game(club, seed, players, rules="standard", **settings):
    """A running game in which nearly every card can be paid in several ways."""
    table = club.table
    made = await files.import_record(
        table, ANN, PLACE, rich(seed, players, rules), Settings(**settings)
    )
    for seat, person in enumerate(PEOPLE[:players]):
        await table.run(lobby.give_seat, made.info.id, ANN, seat, person)
    return (await table.run(lobby.start, made.info.id, ANN)).position


async def obtainable(club, game, person):
    """What a person can get from the table about a running game without changing anything."""
    table = club.table
    info = await table.read(queries.info, game)
    seats = info.seats_of(person.user)
    position = await table.read(queries.position, game)
    told = [
        msgspec.json.encode(info),
        position.kind,
        *(GAME.codec.encode_view(position.view(seat)) for seat in (None, *seats)),
        (await files.export_record(table, game, person.user)).text,
        (await files.export_record(table, game)).text,
        [
            GAME.encode_events(part.events)
            for part in await table.read(history.history, game)
        ],
        GAME.encode_events(await table.read(history.last_phase, game)),
        [
            GAME.encode_events((await table.read(history.since, game, seat)).events)
            for seat in range(len(info.seats))
        ],
        [
            (seat, GAME.encode_events(events))
            for seat, events in await table.read(history.past_actions, game, 0)
        ],
        await table.read(votes.open_votes, game),
        [
            await table.read(queries.actions_behind, game, vote.number)
            for vote in await table.read(votes.open_votes, game)
        ],
        await table.read(history.moment, game, info.revision),
        (await table.read(replays_message.script, game))[3],
    ]
    for asked in (
        table.read(plans_use_cases.shown_plan, game, person),
        table.read(plans_use_cases.coming_decisions, game, person),
        table.read(user_data.about, person.user),
        table.read(clocks_of, game),
        table.read(undo.preview, game, person),
        table.read(play.resolve, game, person, "pay"),
        table.read(play.resolve, game, person, "build market"),
        table.run(play.act, game, person, info.revision, position.decision.actions[0]),
        table.run(undo.undo, game, person, -1),
    ):
        try:
            told.append(await asked)
        except UserError as refusal:
            told.append((type(refusal).__name__, str(refusal)))
    if seats:
        told.append(
            await table.read(queries.actions_behind, game, info.number - 3, person.user)
        )
    return told


@pytest.mark.parametrize("seed", sampled(range(8), 4))
async def test_games_that_differ_only_in_hidden_cards_are_the_same_for_others_while_an_action_is_under_way(
    club, seed
):
    rng = random.Random(seed)
    rules = ("standard", "beginner")[seed % 2]
    players = 2 + seed % 3
    position = await rich_game(club, seed, players, rules)
    checked = set()
    for _ in range(ACTIONS):
        if pending(position) and await look_alike(club, position, rng, players):
            checked.add(position.decision.kind)
        position = await club.act(position, choose(rng, position.decision.actions))
    assert checked == ({"payment", "on"} if rules == "standard" else {"payment"})


async def look_alike(club, position, rng, players):
    game = position.info.id
    actor = club.holder(position.info, position.decision.seat)
    others = [person for person in (*PEOPLE[:players], STRANGER) if person is not actor]
    now = [await obtainable(club, game, person) for person in others]
    before = await exchange(club.table._database, game, rng)
    if before is None:
        return False
    assert [await obtainable(club, game, person) for person in others] == now
    assert (await files.export_record(club.table, game, actor.user)).text != now[0][3]
    await bring_back(club.table._database, before)
    assert position.kind == position.view().decision.kind == now[0][1] == "action"
    return True


async def under_way(club, kind="payment", seed=3, **settings):
    """A game in which all have acted, and somebody has named a card and is asked what to pay, or which
    residence it covers."""
    rng = random.Random(seed)
    position = await rich_game(club, seed, 3, **settings)
    acted = set()
    before = position
    while not (
        len(acted) == 3
        and position.decision.kind == kind
        and pending(position) > pending(before)
    ):
        before = position
        acted.add(position.decision.seat)
        position = await club.act(position, choose(rng, position.decision.actions))
    return before, position


async def test_what_is_posted_about_an_undo_does_not_name_the_action_that_was_under_way(
    club,
):
    before, position = await under_way(club)
    game, seat = position.info.id, position.decision.seat
    await club.post(game)
    undone = await club.table.run(
        undo.undo, game, club.holder(position.info, seat), position.revision
    )
    assert undone.position.decision == before.decision
    (body,) = [
        body
        for body in await club.post(game)
        if isinstance(body, notifications.ActionsTakenBack)
    ]
    assert body.codes == ((seat, ""),)


async def test_a_step_in_the_middle_of_an_action_is_taken_back_without_a_word(club):
    """Others learn neither that there was a step nor how many there are; then that the action is reversed."""
    _, position = await under_way(club, "on", 1)
    position = await club.act(position, position.decision.actions[0])
    assert position.decision.kind == "payment"
    game, seat = position.info.id, position.decision.seat
    actor = club.holder(position.info, seat)
    await club.post(game)
    step = await club.table.run(undo.undo, game, actor, position.revision)
    assert step.position.decision.kind == "on"
    assert [type(body).__name__ for body in await club.post(game)] == ["Prompt"]
    await club.table.run(undo.undo, game, actor, step.info.revision)
    told = [
        body
        for body in await club.post(game)
        if isinstance(body, notifications.ActionsTakenBack)
    ]
    assert [body.codes for body in told] == [((seat, ""),)]


async def test_a_vote_about_an_undo_tells_an_action_under_way_as_one_and_names_the_others(
    club,
):
    _, position = await under_way(club)
    game, seat = position.info.id, position.decision.seat
    actor = club.holder(position.info, seat)
    rival = next(person for person in PEOPLE[:3] if person is not actor)
    preview = await club.table.read(undo.preview, game, rival)
    assert preview.codes[-1] == (seat, "")
    assert all(code for _, code in preview.codes[:-1])
    vote = (await club.table.run(undo.undo, game, rival, position.revision)).vote
    assert vote.codes == preview.codes
    deeds = await club.table.read(queries.actions_behind, game, vote.number)
    assert [(deed.seat, deed.code) for deed in deeds] == list(vote.codes)[:10]


async def test_prompts_that_wait_and_sheets_do_not_tell_that_it_is_about_a_payment(
    club,
):
    _, position = await under_way(club)
    prompts = [
        notification.body
        for notification in await club.table.read(
            outbox.pending, position.info.id, 1000
        )
        if isinstance(notification.body, notifications.Prompt)
    ]
    assert [prompt.kind for prompt in prompts] == ["action"]
    assert (await club.table.read(queries.info, position.info.id)).kind == "action"


async def test_the_record_of_the_person_who_acts_has_the_action_that_is_under_way(club):
    _, position = await under_way(club)
    actor = club.holder(position.info, position.decision.seat)
    whole = read(
        (await files.export_record(club.table, position.info.id, actor.user)).text
    ).actions
    public = read(
        (await files.export_record(club.table, position.info.id)).text
    ).actions
    assert len(public) < len(whole) == position.info.number
    assert whole[: len(public)] == public


@pytest.mark.parametrize(
    ("kind", "seed", "named"), [("on", 6, False), ("payment", 3, True)]
)
async def test_when_time_is_up_in_the_middle_of_an_action_only_the_step_that_ends_it_is_named(
    club, kind, seed, named
):
    _, position = await under_way(club, kind, seed, pace="12h", late="skip")
    game = position.info.id
    await club.post(game)
    now = position
    while now.revision == position.revision:
        club.now = max(club.now, await club.table.read(next_due))
        await club.table.run(expiry.sweep)
        now = await club.table.read(queries.position, game)
    (told,) = [
        body for body in await club.post(game) if isinstance(body, notifications.TimeUp)
    ]
    assert bool(told.code) is named
    assert not pending(now), "who is absent is not asked for the steps that follow"
    steps = await club.rows("SELECT seat FROM action WHERE source = 'clock'")
    assert {seat for (seat,) in steps} == {told.seat} == {position.decision.seat}
    assert (len(steps) == 1) is named


async def test_the_command_of_the_operator_prints_it_only_when_all_is_asked_for(
    club, capsys
):
    _, position = await under_way(club)
    game = position.info.id
    assert main(["export", str(game), "--file", str(club.place)]) == 0
    assert capsys.readouterr().out == (await files.export_record(club.table, game)).text
    assert main(["export", str(game), "--file", str(club.place), "--complete"]) == 0
    assert len(read(capsys.readouterr().out).actions) == position.info.number


async def test_a_payment_that_depends_on_no_hand_is_asked_and_told_in_public(club):
    """The Lawyer of phase 4 turns a card that lies open."""
    rng = random.Random(5)
    position = await rich_game(club, 5, 2)
    while not (position.decision.kind == "payment" and position.info.phase == 4):
        converting = [
            code for code in position.decision.actions if code.startswith("convert ")
        ]
        code = converting[0] if converting else choose(rng, position.decision.actions)
        position = await club.act(position, code)
    assert position.kind == position.view().decision.kind == "payment"
    assert not position.private
    whole = read((await files.export_record(club.table, position.info.id)).text).actions
    assert whole[-1].text.startswith("convert ")
