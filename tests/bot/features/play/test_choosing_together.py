"""The opening hands of Magna Carta as people see them: one prompt for all, an answer each, told when all are in."""

import logging

import pytest

from bot.core import queries
from bot.text.localization import localization_for
from tests.bot.delivery.test_hidden_hands import public_text
from tests.bot.players import Player, components, press, private
from tests.bot.world import said, world

SAY = localization_for("en")
HOUR = 3600


async def begun(here, players=3, **options):
    """A game whose opening hands are to be chosen, its position and its thread."""
    game = await here.table(players, game="magna_carta", **options)
    return game, await here.bot.db.read(queries.position, game), await here.home(game)


async def choose(here, game, who, code):
    """Somebody opens their own question and chooses; returns the answer."""
    return await press(here.people[who], await open_own(here, game, who), code)


async def open_own(here, game, who):
    """Somebody opens their own question; what they are shown."""
    person = here.people[who]
    return private(
        here,
        game,
        person,
        await person.click(await here.prompt(game), label="Your turn"),
    )


async def test_one_prompt_asks_everybody_and_each_sees_their_own_hand():
    async with world() as here:
        _game, position, home = await begun(here)
        prompts = [
            m
            for m in home.history()
            if any(p.get("label") == "Your turn" for p in components(m))
        ]
        (prompt,) = prompts
        for who in range(3):
            assert f"<@{here.people[who].id}>" in prompt.content
            # who wants none reads the hand
            await here.slash(who, here.channel, "me pictures", view="none")
            shown = (await here.people[who].click(prompt, label="Your turn")).response
            (seat,) = position.info.seats_of(here.people[who].id)
            assert shown.ephemeral
            assert all(
                SAY.format(f"mc-card-{card}") in shown.content
                for card in position.hand(seat)
            )
        assert {user.id for user in prompt.mentions} == {
            here.people[who].id for who in range(3)
        }
        stranger = (await here.people[4].click(prompt, label="Your turn")).response
        assert "Waiting for" in stranger.content and components(stranger) == []


async def test_the_prompt_names_who_is_still_to_choose_and_nothing_of_what_was_chosen():
    async with world() as here:
        game, _position, home = await begun(here)
        before = {m.id: public_text(m) for m in home.history()}
        prompt = await here.prompt(game)
        answer = await choose(here, game, 1, "mulligan")
        await here.env.settle()
        assert "You chose: Discard the hand" in answer.response.content
        after = {m.id: public_text(m) for m in home.history()}
        assert after.keys() == before.keys()
        changed = [number for number in after if after[number] != before[number]]
        # the pin follows with the phase, or five minutes later
        assert changed == [prompt.id]
        assert f"<@{here.people[1].id}>" not in after[prompt.id]
        assert all(
            "discard" not in after[number].replace("discard all of it", "")
            for number in changed
        )


@pytest.mark.parametrize("way", ["component", "act", "command"])
async def test_all_choices_are_told_at_once_when_the_last_is_in(way):
    async with world() as here:
        game, position, home = await begun(here, 2)
        player = Player(here, game, seed=3, way=way)
        player.choose = lambda now: "mulligan"
        assert await player.step()
        assert not any("discards their hand" in m.content for m in home.history())
        assert await player.step()
        (told,) = (
            m for m in home.history() if m.content.startswith("**Turn 1: opening hands")
        )
        assert told.content.count("discards their hand") == 2
        first, second = position.together
        assert told.content.index(position.info.names[first]) < told.content.index(
            position.info.names[second]
        )
        prompt = await here.prompt(game)
        assert prompt.id != told.id and prompt.mentions


async def test_a_choice_is_shown_to_its_player_and_can_be_changed():
    async with world() as here:
        game, _position, home = await begun(here, 2)
        await choose(here, game, 0, "mulligan")
        again = await open_own(here, game, 0)
        assert "You chose: Discard the hand" in again.content
        changed = await press(here.people[0], again, "keep")
        assert "You chose: Keep the hand" in changed.response.content
        typed = await said(here, 0, home, "choose", what="mulligan")
        assert "You chose: Discard the hand" in typed
        await said(here, 0, home, "act", action="keep")
        await choose(here, game, 1, "keep")
        await here.env.settle()
        assert not any("discards their hand" in m.content for m in home.history())


async def test_suggestions_and_undo_know_that_others_are_asked_too():
    async with world() as here:
        game, _position, home = await begun(here, 2)
        for who in (0, 1):
            found = await here.people[who].autocomplete(
                home, "caylus act", "action", ""
            )
            assert sorted(choice["value"] for choice in found) == ["keep", "mulligan"]
        await choose(here, game, 0, "keep")
        assert "Press `Your turn` to change your choice" in await said(
            here, 0, home, "undo"
        )
        assert "still to choose" not in await said(here, 0, home, "status")


async def test_the_game_is_listed_as_waiting_for_all_who_have_not_chosen():
    async with world() as here:
        game, _position, home = await begun(here, 2)
        await choose(here, game, 0, "keep")
        assert "is waiting for you" not in await said(here, 0, home, "games")
        assert "is waiting for you" in await said(here, 1, home, "games")


async def test_a_restart_between_two_choices_loses_none():
    async with world() as here:
        game, _position, home = await begun(here, 2)
        await choose(here, game, 0, "mulligan")
        await here.restart()
        again = await open_own(here, game, 0)
        assert "You chose: Discard the hand" in again.content
        await choose(here, game, 1, "keep")
        await here.env.settle()
        assert any("discards their hand" in m.content for m in home.history())


async def test_a_seat_that_changes_hands_is_asked_anew():
    async with world() as here:
        game, _position, home = await begun(here, 3)
        await choose(here, game, 0, "keep")
        resigned = await here.slash(0, home, "table resign")
        await here.people[0].click(resigned.response, label="Yes, leave")
        await here.slash(3, home, "table claim")
        await here.env.settle()
        prompt = await here.prompt(game)
        assert (
            f"<@{here.people[3].id}>" in prompt.content
            and f"<@{here.people[0].id}>" not in prompt.content
        )
        await choose(here, game, 3, "mulligan")
        for who in (1, 2):
            await choose(here, game, who, "keep")
        await here.env.settle()
        (told,) = [
            m.content for m in home.history() if "discards their hand" in m.content
        ]
        opening, income = told.split("**Income**")
        assert (
            "**Turn 1: opening hands**" in opening and "discards their hand" in opening
        )
        assert "discards" not in income and "• Order:" in income
        history = (await here.slash(1, home, "history", turn=1)).response.content
        assert (
            history.index("opening hands")
            < history.index("discards")
            < history.index("Income")
        )


async def test_a_report_has_no_word_of_opening_hands_that_all_keep():
    async with world() as here:
        game, _position, home = await begun(here, 2)
        for who in (0, 1):
            await choose(here, game, who, "keep")
        await here.env.settle()
        (told,) = [m.content for m in home.history() if "• Order:" in m.content]
        assert "opening" not in told


async def test_who_is_late_is_reminded_whoever_is_asked_first():
    async with world() as here:
        game, position, home = await begun(here, 2, pace="12h")
        first = here.seat_holder(position.info, position.together[0])
        await choose(here, game, first, "keep")
        await here.env.advance_time(18 * HOUR + 120)
        reminders = [m for m in home.history() if "half of your time" in m.content]
        assert [f"<@{here.people[1 - first].id}>" in m.content for m in reminders] == [
            True
        ]


async def test_beside_computers_the_person_gets_the_usual_prompt():
    async with world() as here:
        await here.slash(0, here.channel, "new", game="magna_carta", computers=2)
        await here.slash(0, here.channel, "start")
        await here.env.settle()
        (info,) = await here.bot.db.read(queries.running_under, here.channel.id)
        home = await here.home(info.id)
        prompt = await here.prompt(info.id)
        assert "everyone chooses" not in prompt.content
        assert not any(
            "taken back" in m.content or "is thinking" in m.content
            for m in home.history()
        )
        await choose(here, info.id, 0, "keep")
        await here.env.settle()
        assert (await here.bot.db.read(queries.info, info.id)).phase == 2


async def test_the_log_does_not_tell_what_was_chosen_before_all_have(caplog):
    caplog.set_level(logging.INFO)
    async with world() as here:
        game, _position, _home = await begun(here, 3)
        for who, code in ((0, "mulligan"), (1, "keep")):
            await choose(here, game, who, code)
        await here.env.settle()
        lines = [record.getMessage() for record in caplog.records]
        assert len([line for line in lines if "code='opening ...'" in line]) == 2
        assert [line for line in lines if "mulligan" in line or "'keep'" in line] == []
