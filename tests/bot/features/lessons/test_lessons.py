"""Lessons: legal positions, an answer for every action, what they claim, and one done in private."""

from __future__ import annotations

import pytest
from simcord.components import walk_components

from bot.components import ui
from bot.components.custom_id import read
from bot.core import user_data
from bot.features.lessons import course
from bot.features.puzzles import text as worded
from bot.text.localization import languages, localization_for
from tests.bot.players import components
from tests.bot.world import world

LESSONS = {
    lesson.name: (game, lesson)
    for game, one in course.courses().items()
    for lesson in one.lessons
}
MESSAGE = 2_000


def ideas(name, steps=None):
    """The actions of a lesson that are the idea, up to a step."""
    game, lesson = LESSONS[name]
    codes = []
    for step in lesson.steps[:steps]:
        rules, state = course.position(game, lesson, codes)
        codes.append(course.idea(step, rules.decision(state).actions))
    return codes


def after(name, *codes):
    """The state after these actions, or after all that are the idea."""
    game, lesson = LESSONS[name]
    return course.position(game, lesson, codes or ideas(name))[1]


COUNTS = {"caylus": 12, "magna_carta": 8}


def test_ids_and_names_are_unique_and_games_have_as_many_as_they_should():
    ids = [lesson.id for _, lesson in LESSONS.values()]
    assert (
        len(set(ids))
        == len(ids)
        == sum(len(one.lessons) for one in course.courses().values())
    )
    assert {game: len(one.lessons) for game, one in course.courses().items()} == COUNTS


@pytest.mark.parametrize("name", LESSONS)
def test_every_legal_action_has_an_answer_and_every_answer_an_action(name):
    game, lesson = LESSONS[name]
    english = localization_for("en")
    assert 2 <= len(lesson.steps) <= 5
    paths = [[]]
    for at, step in enumerate(lesson.steps):
        further, used = [], set()
        for codes in paths:
            posed = worded.posed(*course.position(game, lesson, codes))
            assert posed.decision.seat == course.LEARNER, (name, at)
            for code in posed.decision.actions:
                mark, key = course.answer(step, code)
                assert mark in "+~-" and english.has(f"learn-{key}"), (name, code)
                assert code != "pass" or mark != "~", "passing is the idea, or no help"
                used.add(mark + key)
            rows = worded.layout(english, posed).rows
            assert rows < ui.MESSAGE_ROWS, "there is a row for the lesson's own buttons"
            good = [
                code
                for code in posed.decision.actions
                if course.answer(step, code)[0] == "+"
            ]
            # those that mean the same lead to the same: the first and the last stand for the others
            further += [[*codes, code] for code in {good[0], good[-1]}]
        assert used == set(step.answers.values()), (name, at)
        paths = further
    for codes in paths:
        course.position(game, lesson, codes)


@pytest.mark.parametrize("name", LESSONS)
def test_a_place_is_chosen_with_one_press(name):
    game, lesson = LESSONS[name]
    for at in range(len(lesson.steps)):
        posed = worded.posed(*course.position(game, lesson, ideas(name, at)))
        layout = worded.layout(localization_for("en"), posed)
        buttons = {one.code for one in layout.buttons}
        places = {code for code in posed.decision.actions if code.startswith("place ")}
        assert places <= buttons and layout.rows < ui.MESSAGE_ROWS


@pytest.mark.parametrize("language", languages())
def test_what_a_lesson_says_fits_a_message_in_every_language(language):
    l10n = localization_for(language)
    for name, (_, lesson) in LESSONS.items():
        said = [key[1:] for step in lesson.steps for key in step.answers.values()]
        longest = max(len(l10n.format(f"learn-{key}")) for key in said)
        assert len(l10n.format(f"learn-{name}-try")) + longest < MESSAGE - 700, name
        assert len(l10n.format(f"learn-{name}")) <= 60


def test_the_claims_about_the_road_the_food_and_the_castle():
    state = after("road")
    assert state.cubes[0][1:3] == (2, 1) and state.cubes[2][1] == 1, (
        "a wood, a stone; Green got nothing"
    )
    assert (
        after("road", "place 3").provost == 5
        and sum(after("road", "place 3").deniers[1:]) == 2
    )
    assert after("road", "place 9").deniers[0] == 2, "which is less than three spaces"
    assert after("food").houses[0] == (1, 0, 0) and after("food").prestige[0] == 4 + 5
    assert after("castle").prestige[:2] == [4 + 11, 5] and after("castle").houses[
        0
    ] == (2, 0, 0)
    game, lesson = LESSONS["castle"]
    rules, state = course.position(game, lesson, ["place castle"])
    rules.step(state, "batch cloth+stone")
    decision = rules.decision(state)
    assert decision is None or decision.kind != "castle" or decision.seat != 0, (
        "no second batch is left"
    )


def test_the_claims_about_passing_and_the_provost():
    state = after("pass", "pass")
    assert state.passed == (0, 1, 2) and state.deniers[0] == 2, (
        "Red and Green had to pass, for they had 1 each"
    )
    ahead = after("ahead", "pass")
    assert (ahead.provost, ahead.deniers[0]) == (5, 4)
    assert (
        after("ahead", "pass", "provost +3").provost == 8
        and after("ahead").prestige[0] >= 2
    )
    against = after("against")
    assert against.cubes[0][2] == 1
    game, lesson = LESSONS["against"]
    rules, state = course.position(game, lesson, [])
    rules.step(state, "place 9")
    rules.step(state, "provost -3")
    assert state.deniers[0] == 1 and state.provost == 6, (
        "one denier can't bring him back to 9"
    )


def test_the_claims_about_buildings_gold_and_favors():
    owner = after("owner", "build w_quarry")
    assert owner.prestige[0] == 3 and owner.deniers[0] == 3, (
        "2 for the building, 1 for Red's worker"
    )
    assert after("owner", "build w_quarry", "place 9").deniers[0] == 2, (
        "an own building costs 1"
    )
    gold = after("gold")
    assert gold.prestige[0] == 20 + 3 + 7 + 1 and "statue" in gold.tile
    assert after("favors").prestige[0] == 20 + 4 + 3 + 5
    section = after("section")
    assert section.houses[0][1] == 3 and sum(section.favors[0]) == 2


def test_the_claims_about_batches_that_are_not_there():
    for name in ("owner", "gold", "order"):
        game, lesson = LESSONS[name]
        for at, step in enumerate(lesson.steps):
            if "place castle" in step.answers:
                rules, state = course.position(game, lesson, ideas(name, at))
                assert state.prestige[0] >= 2
                assert "note" in rules.label(state, "place castle").id, (
                    "there is no batch"
                )
    game, lesson = LESSONS["favors"]
    assert not any(course.position(game, lesson, ideas("favors", 4))[1].cubes[0]), (
        "nothing to build with"
    )
    game, lesson = LESSONS["last"]
    assert course.position(game, lesson, [])[1].cubes[0] == (1, 1, 0, 0, 1), (
        "a single batch"
    )


def test_the_claims_about_the_order_and_the_end():
    order = after("order", "place stables")
    assert order.order == (0, 1, 2) and order.turn == 8
    game, lesson = LESSONS["last"]
    rules, state = course.position(game, lesson, ideas("last"))
    assert rules.result(state).scores[:2] == (39, 38)


def test_the_claims_of_magna_carta():
    assert after("mc-hand", "redraw").hand[0] == (
        "small_farm",
        "small_sawmill",
        "small_quarry",
    )
    assert after("mc-build").tokens[0] == (1, 0, 0), (
        "built, used and delivered in one turn"
    )
    owner = after("mc-owner", "place 1", "pass", "provost 0")
    assert owner.cubes[0][:3] == (2, 1, 1) and owner.cubes[1][0] == 2
    assert after("mc-provost").cubes[1][2] == 0 and after("mc-provost").cubes[0][0] == 2
    castle = after("mc-castle")
    assert castle.tokens[0] == (2, 0, 0) and castle.cubes[0] == (0, 0, 0, 1)
    for greedy in ("batch food+gold+stone", "batch gold+stone+wood"):
        game, lesson = LESSONS["mc-castle"]
        rules, state = course.position(game, lesson, [])
        rules.step(state, greedy)
        assert rules.decision(state).kind != "castle", "no second batch is left"
    assert "statue" in after("mc-prestige").card
    gold = after("mc-gold")
    assert gold.tokens[0] == (1, 0, 0) and gold.cubes[0][3] == 1
    game, lesson = LESSONS["mc-end"]
    rules, state = course.position(game, lesson, ideas("mc-end"))
    assert rules.result(state).scores == (33, 26)


async def test_a_lesson_with_cards_shows_the_hand_and_ends_with_the_game():
    async with world() as here:
        message = (
            await here.people[0].slash(here.channel, "caylus-club learn")
        ).response
        await here.people[0].click(message, label="All lessons")
        await choose(here, message, "108")
        assert [file.description for file in message.attachments] == [
            "glance of magna_carta",
            "hand of magna_carta",
        ]
        for _ in LESSONS["mc-end"][1].steps:
            await here.people[0].click(message, label="Show me")
        assert (
            "You win, 33 to 26" in message.content and "Lesson done" in message.content
        )


# In private


def labels(message):
    return [
        part["label"]
        for part in walk_components(message.components)
        if part.get("label")
    ]


async def choose(here, message, code):
    for part in components(message):
        press = read(part["custom_id"])
        if press.kind == "lesson" and press.rest == code:
            return await here.people[0].click(message, custom_id=part["custom_id"])
        if press.kind in ("lessonpick", "learnopen") and code in [
            option["value"] for option in part.get("options", ())
        ]:
            return await here.people[0].select(
                message, [code], custom_id=part["custom_id"]
            )
    raise AssertionError(code)


async def done(here):
    _, lessons = await here.bot.db.read(course.progress, here.people[0].id)
    return lessons


async def test_a_lesson_is_done_in_one_private_message_and_progress_is_kept():
    async with world() as here:
        person = here.people[0]
        read_ = await here.slash(0, here.channel, "rules")
        pressed = await person.click(read_.response, label="Lessons")
        message = pressed.response
        assert message.ephemeral and labels(message) == ["Start", "All lessons"]
        assert (
            message.content.count("▫️") == 3
            and "▫️ 1. Reading the road" in message.content
        )
        await person.click(message, label="All lessons")
        assert (
            "**Caylus**: 0 of 12 done" in message.content
            and message.content.count("▫️") == 20
        )
        message = (await choose(here, message, "1")).response
        assert (
            "**Caylus · Lesson 1 of 12: Reading the road**" in message.content
            and "You need a stone." in message.content
        )
        assert [file.description for file in message.attachments] == [
            "glance of caylus"
        ]
        await choose(here, message, "place 9")
        assert "▫️ **9 " in message.content and "beyond the provost" in message.content
        await choose(here, message, "place gate")
        assert "🟡" in message.content and "That works too" in message.content
        assert "beyond the provost" not in message.content.split("🟡")[1]
        await choose(here, message, "place 3")
        assert "✅ **3 Quarry" in message.content and await done(here) == set()
        again = (await person.slash(here.channel, "caylus-club learn")).response
        await choose(here, again, "1")
        assert "quarry on 3 is safe" not in again.content and "provost 0" in str(
            again.components
        ), "resumed"
        await choose(here, message, "provost 0")
        assert "You've done 1 of 20." in message.content and await done(here) == {1}
        assert labels(message) == ["Next", "Try again", "All lessons"]
        await choose(here, again, "provost -1")
        assert "Lesson done" in again.content, (
            "an older message shows where the lesson is"
        )
        await person.click(message, label="All lessons")
        assert (
            "✅ 1. Reading the road" in message.content
            and "1 of 12 done" in message.content
        )
        assert not message.attachments
        await person.click(message, label="Next")
        assert "Food first" in message.content
        for _ in LESSONS["food"][1].steps:
            await person.click(message, label="Show me")
            assert "💡 **" in message.content
        assert await done(here) == {1, 2}
        await person.click(message, label="Try again")
        assert "Lesson 2 of 12" in message.content and await done(here) == {1, 2}
        about = await here.bot.db.read(user_data.about, person.id)
        assert [row["lesson"] for row in about["lessons"]] == [1, 2]
        await here.bot.db.run(user_data.forget, person.id)
        assert await done(here) == set()


async def test_a_lesson_speaks_german():
    async with world() as here:
        await here.slash(0, here.channel, "me language", language="de")
        message = (
            await here.people[0].slash(here.channel, "caylus-club learn")
        ).response
        await here.people[0].click(message, label="Starten")
        assert (
            "Die Straße lesen" in message.content
            and "Du brauchst einen Stein." in message.content
        )
        await choose(here, message, "pass")
        assert "Das bringt in dieser Runde keinen Stein." in message.content
