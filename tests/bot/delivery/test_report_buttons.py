"""The button under a report stands under the last one alone, and goes when the game is over; its pictures stay."""

from __future__ import annotations

from types import SimpleNamespace

import discord
import pytest

from bot.components.custom_id import read
from bot.core import queries
from bot.delivery import phase_report
from bot.text.localization import localization_for
from rules.register import GAMES
from tests.bot.delivery.test_report_pictures import drawing, galleries
from tests.bot.players import Player, components
from tests.bot.world import world

OFFERS = ("ahead", "next")


def offering(home):
    """The messages with the button of a report."""
    return [
        message
        for message in home.history()
        if any(
            (press := read(part["custom_id"]))
            and press.kind in OFFERS
            and part.get("label") != "Choose"
            for part in components(message)
        )
    ]


@pytest.mark.parametrize("game", ["caylus", "magna_carta"])
async def test_only_the_last_report_has_a_button_and_none_after_the_end(game):
    async with world(patience=60.0) as here:
        number = await here.table(2, game=game)
        home = await here.home(number)
        player = Player(here, number, seed=11, way="act")
        while await player.step():
            await here.env.settle()
            assert len(offering(home)) <= 1
            info = await here.bot.db.read(queries.info, number)
            if info.turn == 4:
                break
        assert len(offering(home)) == 1
        role = here.guild.create_role(
            "mods", permissions=discord.Permissions(manage_threads=True)
        )
        mod = here.guild.add_member(here.env.create_user("Mod"), roles=[role])
        form = await mod.slash(home, "caylus table cancel")
        seen = await mod.submit_modal(form, {"reason": "Nobody plays"})
        await mod.click(seen.response, label="Yes: do it")
        assert offering(home) == []


async def test_a_report_with_several_pictures_keeps_them_when_its_button_goes():
    async with drawing() as (here, game, _):
        home = await here.home(game)
        player = Player(here, game, seed=4, way="act")
        layout = None
        while layout is None:
            assert await player.step()
            layout = next((m for m in offering(home) if m.flags.components_v2), None)
        before = [
            (item.description, name(item))
            for items in galleries(layout)
            for item in items
        ]
        texts = [
            part.content
            for part in layout.components[0].children
            if part.type.name == "text_display"
        ]
        while layout.id in [message.id for message in offering(home)]:
            assert await player.step()
        (after,) = (message for message in home.history() if message.id == layout.id)
        assert after.flags.components_v2 and not components(after)
        assert [
            (item.description, name(item))
            for items in galleries(after)
            for item in items
        ] == before
        assert [attached.filename for attached in after.attachments] == [
            file for _, file in before
        ]
        assert [
            p.content
            for p in after.components[0].children
            if p.type.name == "text_display"
        ] == texts


def name(item):
    """The file that a picture of a layout is."""
    return item.media.url.partition("?")[0].rpartition("/")[2]


async def test_the_button_goes_when_the_game_ends():
    async with world(patience=60.0) as here:
        number = await here.table(2, game="magna_carta", rules="beginner")
        await Player(here, number, seed=5, way="act").hurry()
        await here.env.settle()
        assert offering(await here.home(number)) == []


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_who_plays_every_seat_of_a_practice_game_is_offered_nothing_to_say_ahead(game):
    def labels(practice, phase):
        info = SimpleNamespace(
            id=1,
            status="running",
            phase=phase,
            revision=9,
            seats=(),
            awaited=(),
            advises=False,
            alone=1 if practice else None,
            practice=practice,
        )
        position = SimpleNamespace(info=info, game=game, decision=None)
        return phase_report.buttons(
            localization_for("en"), position, SimpleNamespace(id=5)
        )

    placing = game.guide.placing_phase
    assert placing is not None
    for phase in (placing, placing + 1):
        assert labels(False, phase) and not labels(True, phase)
