"""Tables before they begin: opened, joined, imported, canceled, started; also alone."""

from __future__ import annotations

from bot.core import queries, votes
from bot.features.records import files
from rules.notation import SEATS
from tests.bot.delivery.test_failures import deny
from tests.bot.players import Player, components
from tests.bot.world import said, world


async def test_options_that_do_not_fit_the_game_are_refused_with_the_reason():
    async with world() as here:
        text = await said(
            here, 0, here.channel, "new", game="magna_carta", jeweller="yes"
        )
        assert (
            text == "Caylus Magna Carta has no option `jeweller`; its options: `rules`."
        )
        assert await here.bot.db.read(queries.lobbies_in, here.channel.id) == ()


async def test_the_lobby_card_shows_options_seats_and_invitations_and_mentions_only_the_invited():
    async with world() as here:
        result = await here.slash(
            0, here.channel, "new", game="caylus", pace="24h", invite1=here.people[3]
        )
        message = result.response.message
        assert "24 hours per move" in message.content
        assert here.people[3].mention in message.content
        assert [part["label"] for part in components(message)] == [
            "Join",
            "Leave",
            "Start",
            "How to play",
            "Practice",
            "Add computer",
            "More",
            "Who may join",
            "Not for me",
            "Cancel",
        ]
        assert not result.ephemeral


async def test_join_and_leave_mean_the_only_open_lobby_and_list_several():
    async with world() as here:
        assert "There's no open table in this channel" in await said(
            here, 1, here.channel, "join"
        )
        await here.slash(0, here.channel, "new", game="caylus")
        assert "You've joined" in await said(here, 1, here.channel, "join")
        assert "You've left" in await said(here, 1, here.channel, "leave")
        await here.slash(2, here.channel, "new", game="caylus")
        listed = await said(here, 1, here.channel, "join")
        assert "#1" in listed and "#2" in listed
        found = await here.people[1].autocomplete(
            here.channel, "caylus join", "game", "#2"
        )
        assert [choice["value"] for choice in found] == ["2"]


async def test_only_the_host_starts_and_only_with_enough_seats():
    async with world() as here:
        await here.slash(0, here.channel, "new", game="caylus")
        assert "needs at least 2" in await said(here, 0, here.channel, "start")
        await here.slash(1, here.channel, "join")
        assert "Only the host (Ann) can do this." in await said(
            here, 1, here.channel, "start"
        )
        card = here.channel.last_message
        pressed = await here.people[1].click(card, label="Start")
        assert (
            pressed.response.ephemeral and "Only the host" in pressed.response.content
        )


async def test_a_refusal_that_names_somebody_shows_the_name_as_it_is():
    async with world() as here:
        owner = here.guild.add_member(here.env.create_user("**bold** _host_"))
        await owner.slash(here.channel, "caylus new", game="caylus")
        told = await said(here, 1, here.channel, "start")
        assert "(\\*\\*bold\\*\\* \\_host\\_)" in told


async def test_cancel_of_a_lobby_asks_once_more_before_it_closes():
    async with world() as here:
        card = (await here.slash(0, here.channel, "new", game="caylus")).response
        asked = (await here.people[0].click(card, label="Cancel")).response
        assert asked.ephemeral and "Are you sure?" in asked.content
        assert (await here.bot.db.read(queries.info, 1)).status == "lobby"
        kept = await here.people[0].click(asked, label="No")
        assert "nothing was changed" in kept.response.content
        assert (await here.bot.db.read(queries.info, 1)).status == "lobby"
        asked = (await here.people[0].click(card, label="Cancel")).response
        done = await here.people[0].click(asked, label="Yes, cancel it")
        assert "canceled" in done.response.content
        await here.env.settle()
        (card,) = (m for m in here.channel.history() if m.id == card.id)
        assert "canceled" in card.content and card.components == []


async def test_cancel_of_a_lobby_tells_others_who_may():
    async with world() as here:
        card = (await here.slash(0, here.channel, "new", game="caylus")).response
        await here.people[1].click(card, label="Join")
        told = (await here.people[1].click(card, label="Cancel")).response
        assert (
            told.ephemeral
            and "or a moderator can" in told.content
            and "Ann" in told.content
        )
        assert components(told) == []
        assert (await here.bot.db.read(queries.info, 1)).status == "lobby"


async def test_cancel_on_the_card_of_a_table_that_has_begun_meanwhile_asks_nobody():
    async with world() as here:
        await here.slash(0, here.channel, "new", game="caylus")
        card = here.payload(here.channel.history()[-1])
        await here.slash(1, here.channel, "join", game="1")
        await here.slash(0, here.channel, "start", game="1")
        (cancel,) = (
            part
            for part in card["components"][-1]["components"]
            if part.get("label") == "Cancel"
        )
        pressed = here.deliver(0, card, cancel["custom_id"])
        await here.env.settle()
        assert "has already started" in pressed.response.content
        assert await here.bot.db.read(votes.open_votes, 1) == ()


async def test_a_lobby_that_nobody_starts_for_14_days_closes_and_says_so():
    async with world() as here:
        result = await here.slash(0, here.channel, "new", game="caylus")
        await here.env.advance_time(14 * 24 * 3600 + 60)
        card = next(m for m in here.channel.history() if m.id == result.response.id)
        assert "canceled" in card.content or "closed" in card.content
        assert components(card) == []


async def test_a_record_becomes_a_lobby_whose_seats_the_host_gives_away():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        player = Player(here, game, seed=1, way="act")
        for _ in range(9):
            await player.step()
        before = await here.bot.db.read(queries.position, game)
        record = await files.export_record(here.bot.db, game, here.people[0].id)
        file = (record.name, record.text.encode())
        await here.slash(2, here.channel, "table import", file=file)
        (lobby,) = await here.bot.db.read(queries.lobbies_in, here.channel.id)
        for seat, who in ((0, 2), (1, 3)):
            await here.slash(
                2,
                here.channel,
                "table replace",
                seat=seat,
                member=here.people[who],
                game=str(lobby.id),
            )
        await here.slash(2, here.channel, "start", game=str(lobby.id))
        after = await here.bot.db.read(queries.position, lobby.id)
        assert after.view() == before.view()
        assert after.decision == before.decision
        await Player(here, lobby.id, seed=1, way="component").step()
        assert home.id != (await here.home(lobby.id)).id


async def test_a_record_that_can_not_be_read_is_refused_with_its_line():
    async with world() as here:
        text = await said(
            here,
            0,
            here.channel,
            "table import",
            text="game: caylus; players: Blue, Red; Blue place 99",
        )
        assert "line 3" in text
        assert "as a file" in await said(here, 0, here.channel, "table import")


async def test_a_practice_table_offers_nobody_to_join():
    async with world() as here:
        card = (
            await here.slash(0, here.channel, "new", game="caylus", practice=3)
        ).response.message
        assert [part["label"] for part in components(card)] == [
            "Leave",
            "Start",
            "How to play",
            "More",
            "Cancel",
        ]
        refused = await here.slash(1, here.channel, "join")
        assert refused.ephemeral and "only Ann plays here" in refused.response.content


async def test_one_person_plays_a_practice_table_alone():
    async with world() as here:
        card = await said(here, 0, here.channel, "new", game="caylus", practice=3)
        assert (
            "plays every seat. Press `Start` to begin." in card
            and "is the host" not in card
        )
        (lobby,) = await here.bot.db.read(queries.lobbies_in, here.channel.id)
        await here.slash(0, here.channel, "start")
        player = Player(here, lobby.id, seed=6, way="mixed")
        for _ in range(20):
            await player.step()
        await player.hurry(left=2)
        await player.finish()
        info = await here.bot.db.read(queries.info, lobby.id)
        assert info.status == "finished" and len(info.seats) == 3
        assert SEATS[:3] == info.names


async def test_the_thread_of_a_practice_game_names_its_player_once():
    async with world() as here:
        await here.slash(0, here.channel, "new", game="caylus", practice=3)
        await here.slash(0, here.channel, "start")
        (thread,) = here.channel.threads
        assert thread.name == "Caylus #1: Ann"


async def test_the_first_message_of_a_game_ends_with_the_sealed_chance_in_small_text():
    async with world() as here:
        await deny(here, here.channel, create_public_threads=False, attach_files=False)
        game = await here.table(2, game="magna_carta")
        info = await here.bot.db.read(queries.info, game)
        (began,) = [
            m for m in (await here.home(game)).history() if "begins" in m.content
        ]
        last = began.content.splitlines()[-1]
        assert last.startswith("-# ") and info.commitment in last


async def test_a_second_game_is_not_started_in_a_channel_that_holds_one_and_has_no_threads():
    async with world() as here:
        await deny(here, here.channel, create_public_threads=False)
        await here.table(2)
        await here.slash(2, here.channel, "new", game="caylus")
        (lobby,) = await here.bot.db.read(queries.lobbies_in, here.channel.id)
        await here.slash(3, here.channel, "join", game=str(lobby.id))
        text = await said(here, 2, here.channel, "start", game=str(lobby.id))
        assert "being played in this channel" in text
        assert (await here.bot.db.read(queries.info, lobby.id)).status == "lobby"
