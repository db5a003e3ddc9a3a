"""Lobbies: who may do what before the start, and what the start writes."""

import json

import pytest

from bot.core import expiry, lobby, outbox, play, queries, seats, user_data, votes
from bot.core.errors import (
    BadChoice,
    NoGame,
    NotAllowed,
    NotSeated,
    ReasonNeeded,
    SeatTaken,
    WrongStatus,
)
from bot.core.game_settings import Settings
from bot.core.model import Person, Place
from bot.features.records import files
from rules.model import TurnBegan
from rules.record import read
from rules.verify import commitment
from storage import moderation
from tests.bot.club import ANN, BEN, CAT, DAY, MODERATOR, PEOPLE, PLACE, STRANGER
from tests.bot.jobs import next_due


async def test_a_lobby_has_its_host_seated_and_a_card_to_post(club):
    made = await club.table.run(
        lobby.create,
        ANN,
        PLACE,
        "caylus",
        Settings(options={"jeweller": "yes"}),
        invited=[BEN.user, BEN.user, ANN.user],
    )
    info = made.info
    assert (info.status, info.host, info.channel, info.thread) == (
        "lobby",
        ANN.user,
        10,
        None,
    )
    assert info.options == {"favors": "table", "jeweller": "yes", "lawyer_vp": "4"}
    assert [(seat.colour, seat.user, seat.name) for seat in info.seats] == [
        ("Blue", ANN.user, "Ann")
    ]
    assert info.lobby.invited == (BEN.user,)
    assert made.position.decision is None
    assert not made.position.begun
    assert await club.kinds() == ["Card"]


@pytest.mark.parametrize(
    ("game", "options", "settings", "told"),
    [
        ("chess", {}, {}, 'no game called "chess". Available: caylus'),
        (
            "caylus",
            {"rules": "beginner"},
            {},
            'no option "rules"; its options: favors, jeweller, lawyer_vp',
        ),
        (
            "caylus",
            {"jeweller": "maybe"},
            {},
            'jeweller can\'t be "maybe"; it can be: no, yes',
        ),
        ("caylus", {}, {"undo": "always"}, "it can be: consent, free, off"),
        ("caylus", {}, {"pace": "1h"}, "it can be: none, live, 12h"),
        ("caylus", {}, {"late": "kick"}, "it can be: wait, skip, vote"),
        ("caylus", {}, {"practice": 6}, "2 to 5 seats"),
    ],
)
async def test_what_does_not_fit_the_game_is_refused_with_what_would(
    club, game, options, settings, told
):
    before = await club.counted()
    with pytest.raises(BadChoice, match=told):
        await club.table.run(
            lobby.create, ANN, PLACE, game, Settings(options=options, **settings)
        )
    assert await club.counted() == before


async def test_seats_are_named_in_the_order_of_joining_and_move_up_when_somebody_leaves(
    club,
):
    game = await club.lobby(3)
    left = await club.table.run(lobby.leave, game, BEN)
    assert [(seat.colour, seat.user) for seat in left.info.seats] == [
        ("Blue", ANN.user),
        ("Red", CAT.user),
    ]
    joined = await club.table.run(lobby.join, game, BEN)
    assert [seat.user for seat in joined.info.seats] == [ANN.user, CAT.user, BEN.user]


async def test_nobody_sits_twice_and_a_full_table_takes_nobody(club):
    game = await club.lobby(5)
    with pytest.raises(SeatTaken, match="already at this table, as Red"):
        await club.table.run(lobby.join, game, BEN)
    with pytest.raises(SeatTaken, match="full: Caylus takes at most 5 players"):
        await club.table.run(lobby.join, game, STRANGER)
    with pytest.raises(NotSeated, match="no seat"):
        await club.table.run(lobby.leave, game, STRANGER)


async def test_a_host_who_leaves_hands_on_and_the_last_one_closes_the_lobby(club):
    game = await club.lobby(2)
    left = await club.table.run(lobby.leave, game, ANN)
    assert left.info.host == BEN.user
    closed = await club.table.run(lobby.leave, game, BEN)
    assert closed.info.status == "cancelled"
    with pytest.raises(WrongStatus, match="was canceled"):
        await club.table.run(lobby.join, game, ANN)


async def test_only_the_host_starts_and_only_with_enough_seats(club):
    game = await club.lobby(1)
    with pytest.raises(BadChoice, match="at least 2 players, and 1 is seated"):
        await club.table.run(lobby.start, game, ANN)
    await club.table.run(lobby.join, game, BEN)
    with pytest.raises(NotAllowed, match="Only the host"):
        await club.table.run(lobby.start, game, BEN)
    with pytest.raises(NotAllowed, match="Only the host"):
        await club.table.run(lobby.start, game, MODERATOR)
    begun = await club.table.run(lobby.start, game, ANN, thread=77)
    assert (begun.info.status, begun.info.thread, begun.info.revision) == (
        "running",
        77,
        1,
    )
    assert begun.position.decision.seat == begun.info.deciding
    with pytest.raises(WrongStatus, match="has already started"):
        await club.table.run(lobby.start, game, ANN)
    with pytest.raises(WrongStatus, match="has already started"):
        await club.table.run(lobby.join, game, CAT)


async def test_who_may_not_do_what_the_host_may_is_told_who_the_host_is(club):
    game = await club.lobby(2)
    with pytest.raises(NotAllowed, match=r"Only the host \(Ann\) can do this"):
        await club.table.run(lobby.start, game, BEN)
    with pytest.raises(
        NotAllowed, match=r"Only the host \(Ann\) or a moderator can do this"
    ):
        await club.table.run(seats.change, game, BEN, Settings(undo="off"))
    begun = await club.table.run(lobby.start, game, ANN)
    record = (await files.export_record(club.table, begun.info.id, ANN.user)).text
    imported = await files.import_record(club.table, CAT, PLACE, record)
    with pytest.raises(NotAllowed, match="Only the host can do this\\."):
        await club.table.run(lobby.start, imported.info.id, BEN)


async def test_a_start_posts_the_beginning_and_the_first_prompt(club):
    position = await club.game(2)
    began, prompt = [
        notification.body for notification in await club.table.read(outbox.pending)
    ][-2:]
    assert any(
        isinstance(event, TurnBegan)
        for event in position.game.decode_events(bytes(began.events))
    )
    assert (prompt.seat, prompt.kind) == (position.decision.seat, "place_worker")


async def test_two_games_can_not_be_played_in_one_thread(club):
    await club.table.run(lobby.start, await club.lobby(2), ANN, thread=77)
    second = await club.lobby(2)
    with pytest.raises(SeatTaken, match="Another game is being played"):
        await club.table.run(lobby.start, second, ANN, thread=77)
    assert (await club.table.read(queries.info, second)).status == "lobby"
    await club.table.run(lobby.start, second, ANN)
    with pytest.raises(SeatTaken, match="Another game is being played"):
        await club.table.run(lobby.moved, second, 77)
    assert (await club.table.run(lobby.moved, second, 78)).thread == 78
    assert (await club.table.run(lobby.moved, second, 78)).thread == 78


async def test_hidden_cards_come_with_a_commitment_that_the_finished_record_keeps(club):
    position = await club.game(2, "magna_carta")
    promised = position.info.commitment
    assert len(promised) == 64
    running = (await files.export_record(club.table, position.info.id)).text
    assert f"commitment: {promised}" in running
    assert not [
        word for word in ("seed:", "salt:", "deck ", "hand ") if word in running
    ]
    await club.play(position)
    header = read((await files.export_record(club.table, position.info.id)).text).header
    assert commitment(header.salt, header.seed) == header.commitment == promised


async def test_a_game_without_hidden_cards_needs_no_commitment(club):
    assert (await club.game(2)).info.commitment is None


async def test_a_lobby_closes_after_14_days_and_says_so(club):
    game = await club.lobby(2)
    await club.post()
    club.now += 14 * DAY - 1
    assert (await club.table.run(expiry.sweep)).look.games == ()
    assert await club.table.read(next_due) == club.now + 1
    club.now += 1
    assert (await club.table.run(expiry.sweep)).look.games == (game,)
    assert (await club.table.read(queries.info, game)).status == "cancelled"
    (body,) = await club.post()
    assert body.how == "expired"
    assert (await club.table.run(expiry.sweep)).look.games == ()


async def test_the_host_or_a_moderator_cancels_a_lobby(club):
    first, second = await club.lobby(2), await club.lobby(2)
    with pytest.raises(NotAllowed, match="or a moderator"):
        await club.table.run(votes.cancel, first, BEN)
    assert (await club.table.run(votes.cancel, first, ANN)).info.status == "cancelled"
    assert (
        await club.table.run(votes.cancel, second, MODERATOR)
    ).info.status == "cancelled"


async def test_a_server_limits_how_many_games_a_person_plays(club):
    await club.table.run(user_data.set_server, PLACE.server, {"games_per_person": "2"})
    await club.lobby(1)
    await club.lobby(1)
    with pytest.raises(
        SeatTaken, match="Ann is already playing 2 games on this server; the limit is 2"
    ):
        await club.lobby(1)
    elsewhere = await club.table.run(lobby.create, ANN, Place(2, 10), "caylus")
    assert elsewhere.info.server == 2
    other = (await club.table.run(lobby.create, BEN, PLACE, "caylus")).info.id
    with pytest.raises(SeatTaken, match="the limit is 2"):
        await club.table.run(lobby.join, other, ANN)


async def test_one_person_may_hold_every_seat_of_a_practice_table(club):
    made = await club.table.run(
        lobby.create, ANN, PLACE, "caylus", Settings(practice=3)
    )
    assert made.info.practice
    assert made.info.seats_of(ANN.user) == (0, 1, 2)
    with pytest.raises(SeatTaken, match="a practice table: only Ann plays here"):
        await club.table.run(lobby.join, made.info.id, BEN)
    begun = await club.table.run(lobby.start, made.info.id, ANN)
    ended = await club.play(begun.position)
    assert ended.info.status == "finished"


async def test_a_rematch_invites_the_others_and_seats_only_who_asked(club):
    ended = await club.play(
        await club.game(3, options={"favors": "simplified"}, undo="free")
    )
    again = await club.table.run_once("r", lobby.rematch, ended.info.id, BEN)
    assert [seat.user for seat in again.info.seats] == [BEN.user]
    assert again.info.lobby.invited == (ANN.user, CAT.user)
    assert (again.info.options["favors"], again.info.settings.undo) == (
        "simplified",
        "free",
    )
    assert again.info.rematch_of == ended.info.id
    assert (await club.table.run_once("r", lobby.rematch, ended.info.id, BEN)).repeated
    with pytest.raises(WrongStatus, match="hasn't started"):
        await club.table.run(lobby.rematch, again.info.id, ANN)


async def test_who_asks_for_a_rematch_later_joins_the_one_that_is_there(club):
    ended = await club.play(await club.game(3))
    game = ended.info.id
    made = await club.table.run(lobby.rematch, game, BEN)
    assert not made.known
    again = await club.table.run(lobby.rematch, game, BEN)
    assert (again.known, again.info) == (True, made.info)
    joined = await club.table.run_once("ann", lobby.rematch, game, ANN)
    assert joined.known and joined.info.id == made.info.id
    assert [seat.user for seat in joined.info.seats] == [BEN.user, ANN.user]
    assert (await club.table.run_once("ann", lobby.rematch, game, ANN)).repeated
    with pytest.raises(NotSeated, match="only for the players"):
        await club.table.run(lobby.rematch, game, STRANGER)
    await club.table.run(lobby.start, made.info.id, BEN)
    late = await club.table.run(lobby.rematch, game, CAT)
    assert late.known and late.info.id == made.info.id and late.info.status == "running"
    assert CAT.user not in [seat.user for seat in late.info.seats]
    assert await club.rows("SELECT count(*) FROM game") == [(2,)]


@pytest.mark.parametrize(("pace", "late"), [("24h", "vote"), ("none", "stand-in")])
async def test_a_rematch_has_what_its_game_had_and_not_the_defaults_of_its_server(
    club, pace, late
):
    begun = await club.game(2, pace=pace, undo="free", late=late, pictures="phone")
    assert (begun.info.settings.together, begun.info.settings.evenings) == (
        "yes",
        "yes",
    )
    await club.table.run(
        seats.change, begun.info.id, ANN, Settings(together="no", evenings="no")
    )
    ended = await club.play(await club.table.read(queries.position, begun.info.id))
    await club.table.run(
        user_data.set_server,
        PLACE.server,
        {"pace": "7d", "late": "skip", "undo": "off"},
    )
    again = (await club.table.run(lobby.rematch, ended.info.id, BEN)).info.settings
    assert (again.together, again.evenings) == ("no", "no")
    assert (again.pace, again.late, again.undo, again.pictures) == (
        pace,
        late,
        "free",
        "phone",
    )


async def test_a_rematch_that_was_cancelled_can_be_asked_for_again(club):
    ended = await club.play(await club.game(2))
    made = await club.table.run(lobby.rematch, ended.info.id, ANN)
    await club.table.run(votes.cancel, made.info.id, ANN)
    again = await club.table.run(lobby.rematch, ended.info.id, BEN)
    assert not again.known and again.info.id != made.info.id


async def test_settings_can_change_before_and_during_a_game(club):
    game = await club.lobby(2)
    with pytest.raises(NotAllowed, match="or a moderator"):
        await club.table.run(seats.change, game, BEN, Settings(undo="off"))
    with pytest.raises(BadChoice, match="Choose what to change"):
        await club.table.run(seats.change, game, ANN, Settings())
    with pytest.raises(BadChoice, match="it can be: consent"):
        await club.table.run(seats.change, game, ANN, Settings(undo="never"))
    await club.table.run(seats.change, game, ANN, Settings(undo="off", language="en"))
    await club.table.run(lobby.start, game, ANN)
    chosen = Settings(late="skip", pace="24h")
    with pytest.raises(ReasonNeeded):
        await club.table.run(seats.change, game, MODERATOR, chosen)
    changed = await club.table.run(
        seats.change, game, MODERATOR, chosen, reason="They agree"
    )
    info = changed.info
    assert (
        info.settings.undo,
        info.settings.language,
        info.settings.late,
        info.settings.pace,
    ) == (
        "off",
        "en",
        "skip",
        "24h",
    )
    told = (await club.post())[-1]
    case = await club.table.read(lambda uow: moderation.find(uow.tx, told.entry))
    assert (case.moderator, case.reason, json.loads(case.degree)) == (
        MODERATOR.user,
        "They agree",
        {"late": ["wait", "skip"], "pace": ["none", "24h"]},
    )
    await club.table.run(seats.change, game, ANN, Settings(late="skip", undo="consent"))
    told = (await club.post())[-1]
    assert (told.settings, told.before, told.by, told.seat) == (
        {"undo": "consent"},
        {"undo": "off"},
        "player",
        0,
    )
    await club.table.run(seats.change, game, ANN, Settings(undo="consent"))
    assert await club.kinds(game) == []  # nothing is different


async def test_what_is_not_there_is_said_kindly(club):
    for ask in (
        club.table.read(queries.info, 9),
        club.table.run(lobby.join, 9, ANN),
        club.table.read(queries.position, 9),
        files.export_record(club.table, 9),
    ):
        with pytest.raises(NoGame, match="no such game"):
            await ask
    with pytest.raises(NoGame, match="That vote no longer exists"):
        await club.table.read(votes.find, 9)


async def test_names_are_kept_as_they_are_shown_now(club):
    position = await club.game(2)
    seat = position.decision.seat
    renamed = Person(PEOPLE[seat].user, "*New* @everyone\u202e")
    after = await club.table.run(
        play.act,
        position.info.id,
        renamed,
        position.revision,
        position.decision.actions[0],
    )
    assert after.info.seats[seat].name == renamed.name
    assert (await club.table.read(queries.info, position.info.id)).seats[
        seat
    ].name == renamed.name
    assert (
        renamed.name
        not in (await files.export_record(club.table, position.info.id)).text
    )
