"""What the guide suggests can be pressed under the question, without opening a menu for it."""

from __future__ import annotations

import re

from bot.components import ui
from bot.components.custom_id import BLUE, GREY, read
from bot.delivery import question
from tests.bot.players import Player, components
from tests.bot.world import world


def suggested(message):
    """The presses of the buttons that do what the guide suggests."""
    return [
        read(part["custom_id"])
        for part in components(message)
        if part.get("label", "").startswith("Do it: ")
    ]


async def test_a_suggestion_is_the_first_button_the_only_blue_one_and_performs_it():
    async with world() as here:
        game = await here.table(1, practice=2)
        player, pressed = Player(here, game, seed=3, way="act"), 0
        for _ in range(14):
            position, message = await player.position(), await here.prompt(game)
            found = suggested(message)
            if not found:
                await player.step()
                continue
            (press,) = found
            assert press.kind == "act" and press.rest in position.decision.actions
            acts = [
                part
                for part in components(message)
                if part["custom_id"].startswith("cy:act:")
            ]
            assert acts[0]["custom_id"] == str(press)
            assert [part["style"] for part in acts] == [BLUE.value] + [GREY.value] * (
                len(acts) - 1
            )
            codes = [read(part["custom_id"]).rest for part in acts]
            assert len(set(codes)) == len(codes)
            assert "I'd choose" in message.content
            assert (
                acts[0]["label"].removeprefix("Do it: ").removesuffix("…")
                in message.content
            )
            await here.people[0].click(message, custom_id=str(press))
            assert (await player.position()).revision > position.revision
            pressed += 1
        assert pressed >= 5


async def test_every_action_is_offered_once_and_others_get_no_suggestion():
    async with world() as here:
        game = await here.table(1, practice=2)
        player = Player(here, game, seed=3, way="act")
        while (position := await player.position()).decision.kind != "provost":
            await player.step()
        message = await here.prompt(game)
        assert "I'd choose" in message.content and len(suggested(message)) == 1
        codes = [
            press.rest
            for part in components(message)
            if (press := read(part["custom_id"])).kind == "act"
        ]
        assert sorted(codes) == sorted(position.decision.actions)
    async with world() as here:
        assert not suggested(await here.prompt(await here.table(2)))


async def test_in_a_menu_it_is_marked_and_where_the_rows_are_full_it_has_no_button(
    monkeypatch,
):
    monkeypatch.setattr(ui, "MOST_SPOTS", 0)
    monkeypatch.setattr(question, "MESSAGE_ROWS", 3)
    async with world() as here:
        message = await here.prompt(await here.table(1, practice=2))
        assert "I'd choose" in message.content and not suggested(message)
        marked = [
            option["label"]
            for part in components(message)
            for option in part.get("options", ())
            if option["label"].startswith("★ ")
        ]
        (named,) = re.findall("I'd choose “(.*?)”", message.content)
        assert len(marked) == 1 and marked[0].startswith(f"★ {named}")
