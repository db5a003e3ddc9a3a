"""Actions as people type them, in a thread, elsewhere and in a direct message."""

from __future__ import annotations

from bot.core import queries
from tests.bot.players import Player, components, offered, to_phase
from tests.bot.world import said, world


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
            assert "I only work in servers" in answer.response.content, command
        assert "## Start here" in (await user.slash("caylus rules")).response.content


async def test_commands_elsewhere_mean_the_only_game_there_or_list_the_candidates():
    async with world() as here:
        first = await here.table(2)
        assert f"#{first}" in await said(here, 4, here.channel, "status")
        position = await here.bot.db.read(queries.position, first)
        holder = here.seat_holder(position.info, position.decision.seat)
        await here.slash(holder, here.channel, "place", spot="inn")
        assert (
            await here.bot.db.read(queries.position, first)
        ).view().inn_left is not None
        second = await here.table(2)
        listed = await said(here, 4, here.channel, "status")
        assert f"#{first}" in listed and f"#{second}" in listed
        assert f"#{second}" in await said(
            here, 4, here.channel, "status", game=str(second)
        )
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
        (inn,) = await here.people[holder].autocomplete(
            home, "caylus act", "action", "inn"
        )
        assert inn["value"] == "place inn"
        assert (
            await here.people[1 - holder].autocomplete(home, "caylus act", "action", "")
            == []
        )
        await here.slash(holder, home, "place", spot=inn["value"])
        assert (
            await here.bot.db.read(queries.position, game)
        ).view().inn_left == position.decision.seat


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
        assert (
            await here.bot.db.read(queries.position, game)
        ).revision == position.revision


async def test_a_name_or_the_beginning_of_it_is_enough_for_a_specific_command():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        position = await here.bot.db.read(queries.position, game)
        holder = here.seat_holder(position.info, position.decision.seat)
        await here.slash(holder, home, "place", spot="joust")
        assert (
            await here.bot.db.read(queries.position, game)
        ).view().joust_field == position.decision.seat
        position = await here.bot.db.read(queries.position, game)
        holder = here.seat_holder(position.info, position.decision.seat)
        several = await here.slash(holder, home, "place", spot="carp")
        assert several.response.ephemeral
        assert (
            await here.bot.db.read(queries.position, game)
        ).revision == position.revision
        await here.slash(holder, home, "place", spot="gold mine")
        assert (await here.bot.db.read(queries.position, game)).view().road[
            15
        ].worker == position.decision.seat


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
        assert (
            await here.bot.db.read(queries.position, game)
        ).revision == position.revision


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
        assert "I don't know an action called" in await said(
            here, holder, home, "act", action="3"
        )
        assert (
            await here.bot.db.read(queries.position, game)
        ).revision == position.revision


async def test_a_number_beyond_the_board_is_refused_with_the_bound():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        position = await here.bot.db.read(queries.position, game)
        holder = here.seat_holder(position.info, position.decision.seat)
        for text, bound in (
            ("place 42", "the road ends at 28"),
            ("provost -9", "at most 3 spaces"),
        ):
            answer = await said(here, holder, home, "act", action=text)
            assert "isn't possible now: " in answer and bound in answer


async def test_a_command_at_the_wrong_time_says_what_is_decided_now():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        position = await here.bot.db.read(queries.position, game)
        holder = here.seat_holder(position.info, position.decision.seat)
        for command, options in (
            ("build", {"tile": "Mason"}),
            ("build", {"tile": "w_mason"}),
            ("castle", {"batch": "done"}),
            ("provost", {"spaces": "2"}),
            ("choose", {"what": "food"}),
            ("convert", {"space": "3"}),
            ("favor", {"line": "prestige"}),
        ):
            answer = await here.slash(holder, home, command, **options)
            assert "You can't do that now." in answer.response.content, command
            assert "Current decision: placing a worker." in answer.response.content, (
                command
            )
            assert offered(answer.response)


async def test_a_refusal_lists_what_is_possible_only_while_that_is_short():
    async with world() as here:
        game = await here.table(2)
        home = await here.home(game)
        position = await here.bot.db.read(queries.position, game)
        holder = here.seat_holder(position.info, position.decision.seat)
        many = await said(here, holder, home, "place", spot="stables")
        assert (
            f"{len(position.decision.actions)} actions are possible now" in many
            and "`pass`" not in many
        )
        player = Player(here, game, seed=2, way="act")
        while (
            len(
                (
                    position := await here.bot.db.read(queries.position, game)
                ).decision.actions
            )
            > 8
        ):
            await player.step()
        holder = here.seat_holder(position.info, position.decision.seat)
        few = await said(here, holder, home, "act", action="dance")
        codes = ", ".join(f"`{code}`" for code in position.decision.actions)
        assert f"Possible now: {codes}" in few


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
        assert (
            "I don't know an action called" not in refused
            and "draw provost" not in refused
        )
        assert "Done: " in await said(here, who, home, "choose", what="pass")
        after = await here.bot.db.read(queries.position, game)
        assert (after.info.number, after.decision.seat) == (
            position.info.number + 1,
            1 - position.decision.seat,
        )
