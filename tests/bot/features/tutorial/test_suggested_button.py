"""What the guide suggests can be pressed under the question, without opening a menu for it."""

from __future__ import annotations

from bot.components.custom_id import read
from bot.delivery import question
from tests.bot.players import Player, components
from tests.bot.world import world


def suggested(message):
    """The presses of the buttons that do what the guide suggests."""
    return [
        read(part["custom_id"]) for part in components(message) if part.get("label", "").startswith("Do it: ")
    ]


async def test_a_suggestion_that_stands_in_a_menu_has_a_button_that_performs_it():
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
            menus = [read(part["custom_id"]) for part in components(message) if "options" in part]
            assert menus and all(menu.kind == "pick" for menu in menus)
            assert "I would choose" in message.content
            (label,) = [p["label"] for p in components(message) if p.get("custom_id") == str(press)]
            assert label.removeprefix("Do it: ").removesuffix("…") in message.content
            await here.people[0].click(message, custom_id=str(press))
            assert (await player.position()).revision > position.revision
            pressed += 1
        assert pressed >= 5


async def test_where_every_action_is_a_button_none_is_there_twice_and_others_get_no_suggestion():
    async with world() as here:
        game = await here.table(1, practice=2)
        player = Player(here, game, seed=3, way="act")
        while (position := await player.position()).decision.kind != "provost":
            await player.step()
        message = await here.prompt(game)
        assert "I would choose" in message.content and not suggested(message)
        codes = [
            press.rest for part in components(message) if (press := read(part["custom_id"])).kind == "act"
        ]
        assert sorted(codes) == sorted(position.decision.actions)
    async with world() as here:
        assert not suggested(await here.prompt(await here.table(2)))


async def test_where_the_rows_are_full_the_menus_stay_as_they_are(monkeypatch):
    monkeypatch.setattr(question, "ROWS", 3)
    async with world() as here:
        message = await here.prompt(await here.table(1, practice=2))
        assert "I would choose" in message.content and not suggested(message)
