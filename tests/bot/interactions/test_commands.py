"""Commands as people type them: lobbies, actions, records, standing orders."""

from __future__ import annotations

from bot.core import queries, votes
from bot.features.records import files
from rules.notation import SEATS
from tests.bot.delivery.test_failures import deny
from tests.bot.players import Player, components, offered, to_phase
from tests.bot.world import said, world


async def test_options_that_do_not_fit_the_game_are_refused_with_the_reason():
    async with world() as here:
        text = await said(here, 0, here.channel, "new", game="magna_carta", jeweller="yes")
        assert text == "Caylus Magna Carta has no option `jeweller`; it has: `rules`."
        assert await here.bot.db.read(queries.lobbies_in, here.channel.id) == ()


async def test_the_lobby_card_shows_options_seats_and_invitations_and_mentions_only_the_invited():
    async with world() as here:
        result = await here.slash(0, here.channel, "new", game="caylus", pace="24h", invite1=here.people[3])
        message = result.response.message
        assert "24 hours a move" in message.content
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
        assert "There is no table to join" in await said(here, 1, here.channel, "join")
        await here.slash(0, here.channel, "new", game="caylus")
        assert "You have a seat" in await said(here, 1, here.channel, "join")
        assert "You have left" in await said(here, 1, here.channel, "leave")
        await here.slash(2, here.channel, "new", game="caylus")
        listed = await said(here, 1, here.channel, "join")
        assert "#1" in listed and "#2" in listed
        found = await here.people[1].autocomplete(here.channel, "caylus join", "game", "#2")
        assert [choice["value"] for choice in found] == ["2"]


async def test_only_the_host_starts_and_only_with_enough_seats():
    async with world() as here:
        await here.slash(0, here.channel, "new", game="caylus")
        assert "needs at least 2" in await said(here, 0, here.channel, "start")
        await here.slash(1, here.channel, "join")
        assert "Only the host may do this; that is Ann." in await said(here, 1, here.channel, "start")
        card = here.channel.last_message
        pressed = await here.people[1].click(card, label="Start")
        assert pressed.response.ephemeral and "Only the host" in pressed.response.content


async def test_a_refusal_that_names_somebody_shows_the_name_as_it_is():
    async with world() as here:
        owner = here.guild.add_member(here.env.create_user("**bold** _host_"))
        await owner.slash(here.channel, "caylus new", game="caylus")
        told = await said(here, 1, here.channel, "start")
        assert "that is \\*\\*bold\\*\\* \\_host\\_." in told


async def test_cancel_of_a_lobby_asks_once_more_before_it_closes():
    async with world() as here:
        card = (await here.slash(0, here.channel, "new", game="caylus")).response
        asked = (await here.people[0].click(card, label="Cancel")).response
        assert asked.ephemeral and "Are you sure?" in asked.content
        assert (await here.bot.db.read(queries.info, 1)).status == "lobby"
        kept = await here.people[0].click(asked, label="No")
        assert "Nothing was done" in kept.response.content
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
        assert told.ephemeral and "Only the host or a moderator" in told.content and "Ann" in told.content
        assert components(told) == []
        assert (await here.bot.db.read(queries.info, 1)).status == "lobby"


async def test_cancel_on_the_card_of_a_table_that_has_begun_meanwhile_asks_nobody():
    async with world() as here:
        await here.slash(0, here.channel, "new", game="caylus")
        card = here.payload(here.channel.history()[-1])
        await here.slash(1, here.channel, "join", game="1")
        await here.slash(0, here.channel, "start", game="1")
        (cancel,) = (part for part in card["components"][-1]["components"] if part.get("label") == "Cancel")
        pressed = here.deliver(0, card, cancel["custom_id"])
        await here.env.settle()
        assert "has started already" in pressed.response.content
        assert await here.bot.db.read(votes.open_votes, 1) == ()


async def test_a_lobby_that_nobody_starts_for_14_days_closes_and_says_so():
    async with world() as here:
        result = await here.slash(0, here.channel, "new", game="caylus")
        await here.env.advance_time(14 * 24 * 3600 + 60)
        card = next(m for m in here.channel.history() if m.id == result.response.id)
        assert "canceled" in card.content or "closed" in card.content
        assert components(card) == []


async def test_a_direct_message_says_where_to_go():
    async with world() as here:
        user = here.people[0].user
        await user.send_dm("hello")
        assert "server" in user.dm_channel.last_message.content
        answer = await user.slash("caylus games")
        assert answer.acknowledged
        for command, options in (
            ("new", {"game": "caylus"}),
            ("join", {}),
            ("status", {}),
            ("board", {}),
            ("pass", {}),
            ("undo", {}),
            ("table vote", {}),
            ("plan turn", {}),
        ):
            answer = await user.slash(f"caylus {command}", **options)
            assert "I play in servers" in answer.response.content, command
        assert "## Start here" in (await user.slash("caylus rules")).response.content


async def test_commands_elsewhere_mean_the_only_game_there_or_list_the_candidates():
    async with world() as here:
        first = await here.table(2)
        assert f"#{first}" in await said(here, 4, here.channel, "status")
        position = await here.bot.db.read(queries.position, first)
        holder = here.seat_holder(position.info, position.decision.seat)
        await here.slash(holder, here.channel, "place", spot="inn")
        assert (await here.bot.db.read(queries.position, first)).view().inn_left is not None
        second = await here.table(2)
        listed = await said(here, 4, here.channel, "status")
        assert f"#{first}" in listed and f"#{second}" in listed
        assert f"#{second}" in await said(here, 4, here.channel, "status", game=str(second))
        assert "find" not in await said(here, 0, here.channel, "pass")


async def test_autocomplete_offers_the_legal_actions_of_the_asker_only():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        position = await here.bot.db.read(queries.position, game)
        holder = here.seat_holder(position.info, position.decision.seat)
        spots = await here.people[holder].autocomplete(home, "caylus place", "spot", "")
        assert {choice["value"] for choice in spots} <= set(position.decision.actions)
        assert all(choice["value"].startswith("place ") for choice in spots)
        (inn,) = await here.people[holder].autocomplete(home, "caylus act", "action", "inn")
        assert inn["value"] == "place inn"
        assert await here.people[1 - holder].autocomplete(home, "caylus act", "action", "") == []
        await here.slash(holder, home, "place", spot=inn["value"])
        assert (await here.bot.db.read(queries.position, game)).view().inn_left == position.decision.seat


async def test_an_illegal_action_names_the_rule_and_shows_what_is_legal():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        position = await here.bot.db.read(queries.position, game)
        holder = here.seat_holder(position.info, position.decision.seat)
        result = await here.slash(holder, home, "place", spot="stables")
        assert result.ephemeral and "two players" in result.response.content
        assert set(offered(result.response)) == set(position.decision.actions)
        other = await here.slash(1 - holder, home, "place", spot="inn")
        assert other.ephemeral and "placing a worker" in other.response.content
        assert components(other.response) == []
        assert (await here.bot.db.read(queries.position, game)).revision == position.revision


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
                2, here.channel, "table replace", seat=seat, member=here.people[who], game=str(lobby.id)
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
            here, 0, here.channel, "table import", text="game: caylus; players: Blue, Red; Blue place 99"
        )
        assert "line 3" in text
        assert "file or a text" in await said(here, 0, here.channel, "table import")


async def test_a_practice_table_offers_nobody_to_join():
    async with world() as here:
        card = (await here.slash(0, here.channel, "new", game="caylus", practice=3)).response.message
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
        assert "plays every seat. Press `Start` to begin." in card and "is the host" not in card
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


async def test_a_name_or_the_beginning_of_it_is_enough_for_a_specific_command():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        position = await here.bot.db.read(queries.position, game)
        holder = here.seat_holder(position.info, position.decision.seat)
        await here.slash(holder, home, "place", spot="joust")
        assert (await here.bot.db.read(queries.position, game)).view().joust_field == position.decision.seat
        position = await here.bot.db.read(queries.position, game)
        holder = here.seat_holder(position.info, position.decision.seat)
        several = await here.slash(holder, home, "place", spot="carp")
        assert several.response.ephemeral
        assert (await here.bot.db.read(queries.position, game)).revision == position.revision
        await here.slash(holder, home, "place", spot="gold mine")
        assert (await here.bot.db.read(queries.position, game)).view().road[
            15
        ].worker == position.decision.seat


async def test_the_first_message_of_a_game_ends_with_the_sealed_chance_in_small_text():
    async with world() as here:
        await deny(here, here.channel, create_public_threads=False, attach_files=False)
        game = await here.table(2, game="magna_carta")
        info = await here.bot.db.read(queries.info, game)
        (began,) = [m for m in (await here.home(game)).history() if "begins" in m.content]
        last = began.content.splitlines()[-1]
        assert last.startswith("-# ") and info.commitment in last


async def test_a_text_that_fits_several_actions_lists_them_by_label_and_code():
    async with world() as here:
        game = await here.table(3)
        home = await here.home(game)
        position = await here.bot.db.read(queries.position, game)
        holder = here.seat_holder(position.info, position.decision.seat)
        for command, option in (("place", "spot"), ("act", "action")):
            answer = await here.slash(holder, home, command, **{option: "carp"})
            assert "can mean several things" in answer.response.content
            assert "8 Carpenter: build a wood tile" in answer.response.content
            assert "`place 8`" in answer.response.content
            assert set(offered(answer.response)) == set(position.decision.actions)
        many = (await here.slash(holder, home, "act", action="place")).response.content
        assert many.count("• ") == 8 and "more; the buttons and menus below" in many
        assert (await here.bot.db.read(queries.position, game)).revision == position.revision


async def test_a_number_never_means_an_action_whose_label_only_tells_that_number():
    async with world() as here:
        game = await here.table(3)
        home = await here.home(game)
        for spot in ("3", "merchants_guild"):
            position = await here.bot.db.read(queries.position, game)
            holder = here.seat_holder(position.info, position.decision.seat)
            await here.slash(holder, home, "place", spot=spot)
        position = await here.bot.db.read(queries.position, game)
        holder = here.seat_holder(position.info, position.decision.seat)
        labels = [position.label(code).english for code in position.decision.actions]
        (only,) = [label for label in labels if " 3" in label]
        assert only.startswith("Trading post")
        assert "is occupied" in await said(here, holder, home, "place", spot="3")
        assert "matches no available action" in await said(here, holder, home, "act", action="3")
        assert (await here.bot.db.read(queries.position, game)).revision == position.revision


async def test_a_number_beyond_the_board_is_refused_with_the_bound():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        position = await here.bot.db.read(queries.position, game)
        holder = here.seat_holder(position.info, position.decision.seat)
        for text, bound in (("place 42", "the road has 28 spaces"), ("provost -9", "at most 3 spaces")):
            answer = await said(here, holder, home, "act", action=text)
            assert "isn't possible now: " in answer and bound in answer


async def test_a_command_at_the_wrong_time_says_what_is_decided_now():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        position = await here.bot.db.read(queries.position, game)
        holder = here.seat_holder(position.info, position.decision.seat)
        for command, options, refusal in (
            ("build", {"tile": "Mason"}, "You can't build now."),
            ("build", {"tile": "w_mason"}, "You can't build now."),
            ("castle", {"batch": "done"}, "You can't give a batch"),
            ("provost", {"spaces": "2"}, "You can't move the provost now."),
            ("choose", {"what": "food"}, "nothing of this kind to choose"),
            ("convert", {"space": "3"}, "You can't turn a building into a residence"),
            ("favor", {"line": "prestige"}, "no royal favor"),
        ):
            answer = await here.slash(holder, home, command, **options)
            assert refusal in answer.response.content, command
            assert "Current decision: placing a worker." in answer.response.content, command
            assert offered(answer.response)


async def test_a_refusal_lists_what_is_possible_only_while_that_is_short():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        position = await here.bot.db.read(queries.position, game)
        holder = here.seat_holder(position.info, position.decision.seat)
        many = await said(here, holder, home, "place", spot="stables")
        assert f"{len(position.decision.actions)} actions are possible now" in many and "`pass`" not in many
        player = Player(here, game, seed=2, way="act")
        while len((position := await here.bot.db.read(queries.position, game)).decision.actions) > 8:
            await player.step()
        holder = here.seat_holder(position.info, position.decision.seat)
        few = await said(here, holder, home, "act", action="dance")
        codes = ", ".join(f"`{code}`" for code in position.decision.actions)
        assert f"Possible now: {codes}" in few


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


async def test_a_whole_code_is_what_it_says_in_whatever_command_it_is_typed():
    async with world() as here:
        game = await here.table(2, game="magna_carta")
        home = await here.home(game)
        player = Player(here, game, seed=3, way="act")
        await to_phase(here, player, 2)
        position = await here.bot.db.read(queries.position, game)
        assert "pass" in position.decision.actions
        who = here.seat_holder(position.info, position.decision.seat)
        await here.slash(who, home, "me notify", confirm=False)
        refused = await said(here, who, home, "choose", what="provost 0")
        assert "matches no available action" not in refused and "draw provost" not in refused
        assert "Done: " in await said(here, who, home, "choose", what="pass")
        after = await here.bot.db.read(queries.position, game)
        assert (after.info.number, after.decision.seat) == (
            position.info.number + 1,
            1 - position.decision.seat,
        )
