"""Stale, double, early, foreign and repeated presses: never a wrong action, never a lost one, always an answer."""

from __future__ import annotations

import random
import re
from pathlib import Path

from simcord.backend import serializers

import bot
from bot.components.custom_id import DECLARED, RETIRED
from bot.core import queries, user_data
from bot.features.invitations import use_cases as invitations_use_cases
from tests.bot.players import Player, components, offered, press
from tests.bot.world import world
from tests.inventory import custom_ids


async def prompt_of(here, game):
    """The number of the person to move, and the present prompt as it would be sent along with a press."""
    position = await here.bot.db.read(queries.position, game)
    holder = here.seat_holder(position.info, position.decision.seat)
    return position, holder, here.payload(await here.prompt(game))


def ids(payload):
    return offered(type("Message", (), {"components": payload["components"]}))


async def test_a_button_from_before_does_nothing_and_shows_the_present_decision():
    async with world() as here:
        game = await here.table(2)
        position, holder, old = await prompt_of(here, game)
        code = position.decision.actions[0]
        custom_id, value = ids(old)[code]
        await here.slash(
            holder, await here.home(game), "act", action=position.decision.actions[1]
        )
        now = await here.bot.db.read(queries.position, game)
        late = here.deliver(holder, old, custom_id, value)
        await here.env.settle()
        assert late.response.ephemeral
        assert "moved on" in late.response.content
        after = await here.bot.db.read(queries.position, game)
        assert after.revision == now.revision
        other = here.seat_holder(after.info, after.decision.seat)
        late = here.deliver(other, old, custom_id, value)
        await here.env.settle()
        # The player whose decision it is finds the present question in the answer.
        assert set(offered(late.response)) == set(after.decision.actions)
        assert (await here.bot.db.read(queries.position, game)).revision == now.revision


async def test_a_private_question_that_is_old_becomes_the_present_one():
    async with world() as here:
        game = await here.table(1, practice=2)
        home = await here.home(game)
        _, _, old = await prompt_of(here, game)
        custom_id, value = ids(old)["place 1"]
        await here.slash(0, home, "act", action="place 2")
        panel = here.deliver(0, old, custom_id, value)
        await here.env.settle()
        stored = here.env.backend.get_message(home.id, panel.response.id)
        held = dict(serializers.message_payload(here.env.backend, stored))
        custom_id, value = ids(held)["place 3"]
        await here.slash(0, home, "act", action="place 4")
        again = here.deliver(0, held, custom_id, value)
        await here.env.settle()
        assert (
            again.response.id == panel.response.id
            and "moved on" in again.response.content
        )
        now = await here.bot.db.read(queries.position, game)
        assert set(offered(again.response)) == set(
            now.decision.actions
        ) and "place 4" not in offered(again.response)


async def test_a_button_from_before_an_undo_does_not_act_after_it():
    async with world() as here:
        game = await here.table(2, undo="free")
        position, holder, old = await prompt_of(here, game)
        custom_id, value = ids(old)["place inn"]
        home = await here.home(game)
        await here.slash(holder, home, "act", action="place inn")
        await here.slash(holder, home, "undo")
        back = await here.bot.db.read(queries.position, game)
        assert back.decision == position.decision
        assert back.revision > position.revision
        again = here.deliver(holder, old, custom_id, value)
        await here.env.settle()
        assert again.response.ephemeral
        assert (
            await here.bot.db.read(queries.position, game)
        ).revision == back.revision


async def test_a_double_click_acts_once():
    async with world() as here:
        game = await here.table(2)
        position, holder, old = await prompt_of(here, game)
        custom_id, value = ids(old)["place trading_post"]
        first = here.deliver(holder, old, custom_id, value)
        second = here.deliver(holder, old, custom_id, value)
        await here.env.settle()
        assert first.acknowledged and second.acknowledged
        assert (
            await here.bot.db.read(queries.position, game)
        ).revision == position.revision + 1


async def test_an_interaction_that_is_delivered_twice_acts_once():
    async with world() as here:
        game = await here.table(2)
        position, holder, old = await prompt_of(here, game)
        custom_id, value = ids(old)["place trading_post"]
        result = here.deliver(holder, old, custom_id, value, times=3)
        await here.env.settle()
        assert result.acknowledged
        now = await here.bot.db.read(queries.position, game)
        assert now.revision == position.revision + 1
        assert now.view().trading_post == position.decision.seat


async def test_two_players_at_the_same_instant_are_both_answered_and_one_acts():
    async with world() as here:
        game = await here.table(3)
        position, _holder, old = await prompt_of(here, game)
        custom_id, value = ids(old)["place inn"]
        everybody = [here.deliver(who, old, custom_id, value) for who in (2, 1, 0)]
        await here.env.settle()
        assert all(result.acknowledged for result in everybody)
        now = await here.bot.db.read(queries.position, game)
        assert now.revision == position.revision + 1
        assert now.view().inn_left == position.decision.seat


async def test_spectators_and_players_out_of_turn_are_told_whose_decision_it_is():
    async with world() as here:
        game = await here.table(2)
        position, holder, old = await prompt_of(here, game)
        custom_id, value = ids(old)["place inn"]
        waiting = next(who for who in (0, 1) if who != holder)
        for who in (4, waiting):
            result = here.deliver(who, old, custom_id, value)
            await here.env.settle()
            assert result.response.ephemeral
            assert result.response.components == []
        assert "placing a worker" in result.response.content
        assert here.people[holder].mention in result.response.content
        assert (
            await here.bot.db.read(queries.position, game)
        ).revision == position.revision


async def test_a_press_after_the_restart_acts():
    async with world() as here:
        game = await here.table(2)
        position, holder, old = await prompt_of(here, game)
        custom_id, value = ids(old)["place inn"]
        await here.restart()
        result = here.deliver(holder, old, custom_id, value)
        await here.env.settle()
        assert result.acknowledged
        assert (
            await here.bot.db.read(queries.position, game)
        ).view().inn_left == position.decision.seat


async def test_a_button_of_another_version_is_answered():
    async with world() as here:
        game = await here.table(2)
        _, holder, old = await prompt_of(here, game)
        for custom_id in ("caylus|old|button", "cy:unheard:1:2:"):
            old["components"] = [
                {
                    "type": 1,
                    "components": [
                        {"type": 2, "style": 1, "label": "?", "custom_id": custom_id}
                    ],
                }
            ]
            result = here.deliver(holder, old, custom_id)
            await here.env.settle()
            assert "/caylus status" in result.response.content


async def test_a_code_that_was_never_offered_is_refused_with_the_reason():
    async with world() as here:
        game = await here.table(2)
        position, holder, old = await prompt_of(here, game)
        forged = f"cy:act:{game}:{position.revision}:place stables"
        row = {
            "type": 1,
            "components": [
                {"type": 2, "style": 1, "label": "Stables", "custom_id": forged}
            ],
        }
        old["components"] = [row]
        result = here.deliver(holder, old, forged)
        await here.env.settle()
        assert result.response.ephemeral
        assert "two players" in result.response.content
        assert (
            await here.bot.db.read(queries.position, game)
        ).revision == position.revision


async def test_the_old_prompt_loses_its_components_when_another_player_is_to_decide():
    async with world() as here:
        game = await here.table(3)
        player = Player(here, game, seed=5, way="mixed")
        for _ in range(40):
            await player.step()
        home = await here.home(game)
        current = await here.prompt(game)
        pressable = [m.id for m in home.history() if m.components and offered(m)]
        assert pressable == [current.id]


async def test_wasteful_actions_ask_once_and_a_person_can_switch_that_off():
    async with world() as here:
        game = await here.table(2)
        position, holder, _ = await prompt_of(here, game)
        home = await here.home(game)
        asked = await here.slash(holder, home, "pass")
        assert asked.response.ephemeral
        assert "Are you sure?" in asked.response.content
        assert (
            await here.bot.db.read(queries.position, game)
        ).revision == position.revision
        await here.people[holder].click(asked.response, label="No")
        asked = await press(here.people[holder], await here.prompt(game), "pass")
        assert "Are you sure?" in asked.response.content
        await here.slash(holder, home, "me notify", confirm=False)
        await here.slash(holder, home, "pass")
        after = await here.bot.db.read(queries.position, game)
        assert after.revision == position.revision + 1
        # The confirmation of before is stale by now.
        yes = next(
            part["custom_id"]
            for part in components(asked.response)
            if ":sure:" in part["custom_id"]
        )
        sure = await here.people[holder].click(asked.response, custom_id=yes)
        assert (
            await here.bot.db.read(queries.position, game)
        ).revision == after.revision
        assert sure.acknowledged


async def test_random_presses_of_everybody_never_act_for_another_seat():
    async with world() as here:
        game = await here.table(3)
        chance = random.Random(11)
        payloads = []
        acted = 0
        for _ in range(60):
            position, holder, now = await prompt_of(here, game)
            payloads.append((now, position.revision, holder))
            old, revision, owner = chance.choice(payloads[-4:])
            who = chance.choice((0, 1, 2, 4, holder))
            custom_id, value = chance.choice(list(ids(old).values()))
            result = here.deliver(
                who, old, custom_id, value, times=chance.choice((1, 2))
            )
            await here.env.settle()
            assert result.acknowledged
            if (
                result.response is not None
                and result.response.ephemeral
                and who == owner
            ):
                sure = [
                    part
                    for part in offered(result.response).values()
                    if part[0].startswith("cy:sure")
                ]
                if sure:
                    await here.people[who].click(result.response, custom_id=sure[0][0])
            after = await here.bot.db.read(queries.position, game)
            if after.revision != position.revision:
                acted += 1
                assert (revision, who) == (position.revision, holder)
                assert after.revision == position.revision + 1
        assert acted > 10
        assert here.env.errors == []


async def test_dont_ask_again_does_it_and_never_asks_that_person_again():
    async with world() as here:
        game = await here.table(2)
        position, holder, _ = await prompt_of(here, game)
        asked = await press(here.people[holder], await here.prompt(game), "pass")
        await here.people[holder].click(asked.response, label="Yes, don't ask again")
        assert (
            await here.bot.db.read(queries.position, game)
        ).revision == position.revision + 1
        assert (await here.bot.db.read(user_data.settings_of, here.people[holder].id))[
            "confirm"
        ] == "no"


async def test_the_prompt_shows_the_board_and_takes_back_the_last_action_of_whoever_did_it():
    async with world() as here:
        game = await here.table(2)
        _, holder, _ = await prompt_of(here, game)
        await press(here.people[holder], await here.prompt(game), "place inn")
        prompt = await here.prompt(game)
        board = await here.people[4].click(prompt, label="Board")
        assert board.response.ephemeral and board.response.attachments
        refused = await here.people[4].click(prompt, label="Undo")
        assert refused.response.ephemeral and "no seat" in refused.response.content
        done = await here.people[holder].click(prompt, label="Undo")
        assert done.response.ephemeral and "Taken back" in done.response.content
        assert (await here.bot.db.read(queries.position, game)).view().inn_left is None
        fresh = await here.prompt(game)
        assert here.people[holder].mention in fresh.content and offered(fresh)


async def test_a_number_beyond_its_bound_is_nobodys_in_every_kind_of_press():
    column, huge = str(2**63), "9" * 27
    async with world(patience=30.0) as here:
        game = await here.table(2)
        prompt = here.payload(await here.prompt(game))
        before = await here.bot.db.read(queries.position, game)
        made = {}
        # which need no number
        for kind in sorted(here.bot.item_handlers.keys() - {"forget", "resign"}):
            picked = f"cy:{kind}:{game}:1:"
            forged = {
                f"{picked}{column}": one_button,
                f"{picked}{huge}/{huge}/a/b": one_button,
                picked: one_menu,
            }
            for custom_id, part in forged.items():
                value = column if part is one_menu else None
                message = {**prompt, "components": [part(custom_id)]}
                made[custom_id] = here.deliver(0, message, custom_id, value)
            await here.env.settle()
        for what, result in made.items():
            assert result.acknowledged, what
            assert (
                result.response is None or "went wrong" not in result.response.content
            ), what
        after = await here.bot.db.read(queries.position, game)
        assert (after.revision, after.info.seats) == (
            before.revision,
            before.info.seats,
        )
        assert here.env.errors == []


async def test_who_is_nobody_is_refused_no_invitations_and_is_told_so():
    async with world() as here:
        prompt = {**here.payload(await here.prompt(await here.table(2))), "flags": 64}
        for rest, told in (
            ("1", "another version"),
            (str(here.people[0].id), here.people[0].mention),
        ):
            forged = f"cy:refuse:1:1:{rest}"
            result = here.deliver(
                3, {**prompt, "components": [one_button(forged)]}, forged
            )
            await here.env.settle()
            assert told in result.response.content
        assert await here.bot.db.read(
            invitations_use_cases.refused, here.people[3].id
        ) == (here.people[0].id,)


async def test_buttons_of_predictions_and_applause_on_old_messages_say_that_they_are_gone():
    async with world() as here:
        game = await here.table(2)
        prompt = here.payload(await here.prompt(game))
        for kind in RETIRED:
            for where in (game, 99_999):
                old = f"cy:{kind}:{where}:1:1"
                result = here.deliver(
                    3, {**prompt, "components": [one_button(old)]}, old
                )
                await here.env.settle()
                assert result.response.content.startswith(
                    "That button is from another version"
                ), kind
        assert here.env.errors == []


def one_button(custom_id):
    return {
        "type": 1,
        "components": [{"type": 2, "style": 2, "label": "x", "custom_id": custom_id}],
    }


def one_menu(custom_id):
    options = [{"label": "x", "value": "x"}]
    return {
        "type": 1,
        "components": [{"type": 3, "custom_id": custom_id, "options": options}],
    }


async def test_every_kind_of_button_does_something_and_no_other_is_made():
    async with world() as here:
        answered = here.bot.item_handlers.keys() | here.bot.modals.keys()
    assert answered == custom_ids.kinds()
    made = written_kinds()
    assert len(made) > 15 and made <= answered


def written_kinds():
    """The kinds of custom ids that stand in the code."""
    source = "".join(
        path.read_text("utf-8") for path in Path(bot.__path__[0]).rglob("*.py")
    )
    return set(re.findall(r'\bCustomId\(\s*"([a-z]+)"', source))


async def pressed_as(here, who, message, custom_id, value=None):
    """A press with a custom id that the bot never put on that message, as a client that was tampered with sends it."""
    forged = here.payload(message)
    kind = 2 if value is None else 3
    part = {"type": kind, "custom_id": custom_id, "style": 2, "label": "forged"}
    forged["components"] = [{"type": 1, "components": [part]}]
    result = here.deliver(who, forged, custom_id, value)
    await here.env.settle()
    return result


async def test_what_only_one_person_may_see_replaces_no_message_of_everybody():
    async with world() as here:
        game = await here.table(2)
        prompt, info = (
            await here.prompt(game),
            await here.bot.db.read(queries.info, game),
        )
        private = [kind.name for kind in DECLARED.values() if kind.is_private]
        assert len(private) > 50
        for kind in private:
            result = await pressed_as(
                here, 0, prompt, f"cy:{kind}:{game}:{info.revision}:0"
            )
            assert result.response.ephemeral, kind
            stands = await here.prompt(game)
            assert (stands.id, stands.content) == (prompt.id, prompt.content), kind
        assert list((here.folder / "errors").glob("*")) == []


async def test_nobody_but_its_manager_changes_a_servers_language_for_long():
    async with world() as here:
        await here.slash(0, here.channel, "new", game="caylus", language="de")
        (info,) = await here.bot.db.read(queries.lobbies_in, here.channel.id)
        settings = here.bot.settings_cache
        await settings.set_server(here.guild.id, language="de")
        card = here.channel.history()[-1]

        async def says(who, language, told):
            opener = here.people[who].id
            result = await pressed_as(
                here, who, card, f"cy:speak:{info.id}:0:{language} {told} {opener}"
            )
            return result, (await settings.of_server(here.guild.id)).get("language")

        refused, now = await says(1, "fr", "de")
        assert now == "de" and "Manage Server" in refused.response.content, (
            "a forged opener is no opener"
        )
        _, now = await says(0, "fr", "de")
        assert now == "fr", "who opened the first table says so while it is open"
        for who in (1,):
            await here.slash(who, here.channel, "join", game=str(info.id))
        await here.slash(0, here.channel, "start", game=str(info.id))
        refused, now = await says(0, "es", "fr")
        assert now == "fr" and "Manage Server" in refused.response.content
