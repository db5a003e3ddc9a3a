"""A third game that only the tests know is played through the unmodified bot, from `/caylus new` to the winner."""

from __future__ import annotations

import io

import pytest
from PIL import Image

import rendering
from bot.core import queries
from bot.delivery.renderer import draw
from bot.text.localization import localization_for
from rendering.words import open_catalogue
from rules import record as records
from rules.register import GAMES
from tests.auction.game import AUCTION
from tests.auction.pictures import PICTURES
from tests.bot.players import offered, press
from tests.bot.world import said, world


def forget_words():
    """The catalogues are read anew: they are those of the games that there are."""
    localization_for.cache_clear()
    open_catalogue.cache_clear()


@pytest.fixture
def auction():
    """The auction stands in the registers of games and of pictures while the test runs."""
    GAMES[AUCTION.id] = AUCTION
    rendering.PICTURES[AUCTION.id] = PICTURES
    forget_words()
    yield AUCTION
    del GAMES[AUCTION.id], rendering.PICTURES[AUCTION.id]
    forget_words()


def choices(here, option):
    """The choices that Discord was told of for an option of `/caylus new`, by value."""
    new = here.bot.tree.get_command("caylus").get_command("new")
    return {choice.value: choice.name for choice in new.get_parameter(option).choices}


async def bid(here, game, who, code):
    """Presses a button, or chooses in a menu, of the prompt."""
    return await press(here.people[who], await here.prompt(game), code)


@pytest.mark.usefixtures("auction")
async def test_a_game_of_the_tests_alone_is_played_from_its_table_to_its_winner():
    async with world(draw) as here:
        assert choices(here, "game")["auction"] == "The Auction (2 to 3)"
        assert "Three lots go under" in await said(
            here, 0, here.channel, "rules", topic="auction"
        )
        game = await here.table(2, game="auction")
        home = await here.home(game)
        prompt = await here.prompt(game)
        assert "what do you bid for the clock?" in prompt.content
        assert "9 coins" in prompt.content
        assert set(offered(prompt)) == {
            "pass",
            *(f"bid {price}" for price in range(1, 10)),
        }

        refused = await said(here, 1, home, "act", action="bid 1")
        assert "Blue" in refused and "(a bid)" in refused
        assert "10 actions are possible now" in await said(
            here, 0, home, "act", action="bid 10"
        )
        await bid(here, game, 0, "bid 2")
        assert "what do you bid for the vase?" in (await here.prompt(game)).content
        assert "7 coins" in await said(here, 1, home, "status")
        await here.slash(1, home, "act", action="bid 9")
        assert (await here.bot.db.read(queries.position, game)).view().players[
            1
        ].lots == ("vase",)
        shown = await here.slash(2, home, "board", view="full")
        picture = Image.open(io.BytesIO(await shown.response.attachments[0].read()))
        assert picture.size == (1080, 240)
        assert "Bob: 0 coins, 1 lots" in shown.response.attachments[0].description

        await bid(here, game, 0, "pass")
        info = await here.bot.db.read(queries.info, game)
        assert (info.status, info.scores, info.winners) == ("finished", (10, 5), (0,))
        told = [message.content for message in home.history()]
        assert any("Red gets the vase for 9 coins." in text for text in told)
        assert any("Coins and lots" in text and "10" in text for text in told)
        files = [file for message in home.history() for file in message.attachments]
        boards = [await file.read() for file in files if file.filename.endswith(".png")]
        sizes = [Image.open(io.BytesIO(board)).size for board in boards]
        # after each lot; the last one comes with the result
        assert sizes.count((1080, 240)) >= 3


@pytest.mark.usefixtures("auction")
async def test_the_record_of_a_game_of_the_tests_alone_is_exported_and_read_back():
    async with world() as here:
        assert choices(here, "purse") == {"9": "9 coins", "12": "12 coins"}
        game = await here.table(3, game="auction", purse="12")
        home = await here.home(game)
        offered_now = await here.people[0].autocomplete(
            home, "caylus choose", "what", "12"
        )
        assert [choice["value"] for choice in offered_now] == ["bid 12"]
        for who, price in enumerate((1, 5, 12)):
            await here.slash(who, home, "choose", what=f"bid {price}")
        exported = await here.slash(0, home, "export")
        text = (await exported.response.attachments[0].read()).decode()
        played = records.replay(records.read(text))
        assert "option purse: 12" in text and played.game is AUCTION
        assert played.game.view(played.state).players[2].lots == ("crown",)
        assert (
            played.game.result(played.state).winners
            == (await here.bot.db.read(queries.info, game)).winners
        )


async def test_without_its_entry_nothing_of_the_third_game_is_left():
    async with world() as here:
        assert set(choices(here, "game")) == {"caylus", "magna_carta"}
        assert not localization_for("en").knows("game-auction")
