"""Why a computer did what it did, as people press for it."""

import msgspec

from bot.components.custom_id import CustomId, read
from bot.core import play, queries
from bot.delivery import game_result
from bot.features.hints import use_cases as hints_use_cases
from bot.text.localization import localization_for
from tests.bot.asking import bot_person, by_kind, click, decides
from tests.bot.over import posted
from tests.bot.players import Player, components, offered, press
from tests.bot.world import world


def menu(message):
    """The numbers of the actions that a message offers to explain."""
    (found,) = [
        part
        for part in components(message)
        if part["custom_id"] == by_kind(message, "whypick")
    ]
    return [option["value"] for option in found["options"]]


async def test_what_a_computer_did_is_explained_to_its_player_by_button_and_menu():
    async with world() as here:
        game = await here.table(1, computers=2)
        home = await here.home(game)
        for _ in range(2):
            message = await here.prompt(game)
            await press(here.people[0], message, next(iter(offered(message))))
            await here.env.settle()
        report = next(m for m in reversed(home.history()) if by_kind(m, "why"))
        told = await click(here, 0, report, "why")
        assert told.content.startswith("**Why?** ") and "(computer): " in told.content
        others = by_kind(told, "whypick")
        (options,) = [
            part["options"] for part in components(told) if part["custom_id"] == others
        ]
        assert len(options) >= 3
        other = await here.people[0].select(
            told, [options[-1]["value"]], custom_id=others
        )
        assert other.response.content.startswith("**Why?** ")
        assert options[-1]["label"].rstrip("…") in other.response.content.replace(
            "\\", ""
        )
        for who in (1, 2):
            assert "(computer)" not in (await click(here, who, report, "why")).content


async def test_before_computers_have_done_anything_there_is_nothing_to_explain():
    async with world() as here:
        opening = await here.table(1, computers=1, game="magna_carta")
        panel = await click(here, 0, await here.prompt(opening), "turn")
        assert by_kind(await click(here, 0, panel, "hint"), "why") is None, (
            "all choose at once, and first of all"
        )


async def test_the_answers_for_one_person_have_a_button_that_explains_the_computers():
    async with world() as here:
        game = await here.table(1, computers=1)
        message = await here.prompt(game)
        await press(here.people[0], message, next(iter(offered(message))))
        await here.env.settle()
        message = await here.prompt(game)
        for kind in ("hint", "explain"):
            panel = await click(here, 0, message, kind)
            told = await click(here, 0, panel, "why")
            assert told.ephemeral and told.content.startswith("**Why?** ")
        practice = await here.table(1, practice=2)
        panel = await click(here, 0, await here.prompt(practice), "hint")
        assert by_kind(panel, "why") is None


async def test_everybody_may_ask_about_the_computers_of_a_finished_game():
    async with world() as here:
        game = await here.table(1, computers=1, level=1, game="magna_carta")
        table, home = here.bot.db, await here.home(game)
        while (
            position := await table.read(queries.position, game)
        ).decision is not None:
            if position.decision.seat == 0:
                code = position.decision.actions[0]
                await table.run(
                    play.act, game, bot_person(here.people[0]), position.revision, code
                )
            here.bot.delivery_context.delivery_worker.kick(game)
            await here.env.settle()
        await posted(here, game)
        (ended,) = [
            m for m in home.history() if by_kind(m, "why") and by_kind(m, "rematch")
        ]
        told = await click(here, 1, ended, "why")
        assert told.ephemeral and told.content.startswith("**Why?** ")
        assert "Level 1 plays by instinct" in told.content
        reached = menu(told)
        while by_kind(told, "why") is not None:
            told = await click(here, 1, told, "why")
            reached += menu(told)
        deeds = await table.read(
            hints_use_cases.explainable, game, bot_person(here.people[1]), 999
        )
        # of each page the first is the one that is explained
        others = [str(deed.number) for at, deed in enumerate(deeds) if at % 25]
        assert reached == others and len(deeds) > 26
        last = menu(told)
        other = await here.people[1].select(
            told, [last[-1]], custom_id=by_kind(told, "whypick")
        )
        assert other.response.content.startswith("**Why?** ")
        assert menu(other.response)[1:] == last[:-1]


async def test_of_several_other_actions_there_is_a_menu_and_of_a_single_one_a_button():
    async with world() as here:
        game = await here.table(1, computers=1)
        asker = bot_person(here.people[0])
        shown = {}
        for _ in range(3):
            message = await here.prompt(game)
            await press(here.people[0], message, next(iter(offered(message))))
            await here.env.settle()
            done = await here.bot.db.read(hints_use_cases.explainable, game, asker)
            told = await click(here, 0, await here.prompt(game), "why")
            shown[len(done)] = components(told)
        (button,), (several,) = shown[2], shown[3]
        assert button["type"] == 2 and read(button["custom_id"]).kind == "why"
        assert read(button["custom_id"]).rest == str(done[-1].number)
        assert several["type"] == 3 and len(several["options"]) == 2


async def test_what_a_stand_in_did_is_explained_under_the_result_when_its_person_is_back():
    async with world() as here:
        info = await here.bot.db.read(queries.info, await here.table(2))
        press_ = CustomId("rematch", info.id, info.revision)
        l10n = localization_for("en")
        over = msgspec.structs.replace(info, status="finished")
        for stood_in in (False, True):
            ids = [
                item.custom_id
                for item in game_result.buttons(
                    l10n, over, press_, stood_in=stood_in
                ).children
            ]
            assert any(read(found).kind == "why" for found in ids) == stood_in


async def test_what_computers_did_stands_above_a_button_that_explains_it():
    async with world() as here:
        game = await here.table(1, computers=1)
        message = await here.prompt(game)
        await press(here.people[0], message, next(iter(offered(message))))
        await here.env.settle()
        story = [
            m
            for m in (await here.home(game)).history()
            if by_kind(m, "why") is not None
        ]
        assert story, "the story of the phase has the button"
        told = await click(here, 0, story[-1], "why")
        assert told.ephemeral and told.content.startswith("**Why?** ")
        stranger = await click(here, 1, story[-1], "why")
        assert "**Why?**" not in stranger.content
        while (await here.bot.db.read(queries.info, game)).turn == 1:
            person = bot_person(here.people[0])
            position = await here.bot.db.read(queries.position, game)
            if position.decision.seat == 0:
                code = position.decision.actions[-1]
                await here.bot.db.run(play.act, game, person, position.revision, code)
            await posted(here, game)
        history = (await here.home(game)).history()
        reports = [m for m in history if m.content.startswith("**Turn 1: ")]
        assert reports and not any(by_kind(m, "why") for m in reports), (
            "only the question has it"
        )
        assert len([m for m in history if by_kind(m, "why")]) == 1


async def test_where_people_may_be_advised_only_the_last_report_explains_computers():
    async with world() as here:
        game = await here.table(2, computers=1, hints="yes", rated="no")
        player = Player(here, game, seed=3, way="act")
        while (await here.bot.db.read(queries.info, game)).turn < 3:
            assert await player.step()
            await here.env.settle()
        home = await here.home(game)
        explains = [m for m in home.history() if by_kind(m, "why")]
        reports = [m for m in explains if ": placing workers" not in m.content]
        assert len(reports) == 1, [m.content for m in explains]


async def test_where_people_play_together_no_message_offers_to_explain_computers():
    async with world() as here:
        game = await here.table(2, computers=1)
        for _ in range(4):
            message = await here.prompt(game)
            await press(
                here.people[await decides(here, game)],
                message,
                next(iter(offered(message))),
            )
            await here.env.settle()
        history = (await here.home(game)).history()
        assert len(history) >= 2 and all(by_kind(m, "why") is None for m in history)
