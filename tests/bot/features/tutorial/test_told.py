"""What somebody has been told by the guide is not told again, and what is done leaves nothing behind."""

from __future__ import annotations

from bot.core import queries
from bot.features.hints import suggestion
from bot.features.hints.handlers import Hints
from bot.features.tutorial import use_cases
from bot.features.tutorial.handlers import TOPICS_BESIDE_PROMPT
from tests.bot.features.tutorial.test_guide import ONE, labels, lessons, pressed, small
from tests.bot.players import Player, press, to_phase
from tests.bot.world import said, world


async def test_less_makes_the_guide_silent_and_it_stays_on_call_after_a_restart():
    async with world() as here:
        number = await here.table(1, practice=3)
        message = await here.prompt(number)
        assert "I'd" in message.content or small(message)
        stranger = await here.people[1].click(message, label="Less")
        assert "isn't your decision" in stranger.response.content
        hushed = await here.people[0].click(message, label="Less")
        assert (
            hushed.response.ephemeral and "/caylus me guide" in hushed.response.content
        )
        await here.restart()
        player = Player(here, number, seed=1, way="act")
        await player.step()
        message = await here.prompt(number)
        assert (
            not small(message)
            and "Explain" in labels(message)
            and "Less" not in labels(message)
        )
        told = await here.people[0].click(message, label="Explain")
        assert "I'd" in told.response.content or "Only" in told.response.content
        assert "always" in await said(here, 0, here.channel, "me guide", how="on")
        await player.step()
        assert small(await here.prompt(number))


async def test_what_was_explained_is_not_explained_again_after_a_restart():
    async with world() as here:
        number = await here.table(1, practice=3)
        text = lessons("caylus")["lesson-phase-2"]
        assert text in (await here.prompt(number)).content
        await Player(here, number, seed=2, way="act").step()
        await here.restart()
        assert text not in (await here.prompt(number)).content


async def test_what_is_suggested_is_explained_first_and_nothing_again_in_another_game():
    async with world() as here:

        async def asked() -> tuple[int, str, list[str]]:
            number = await here.table(1, practice=2)
            message = (await here.prompt(number)).content
            return (
                number,
                message,
                [name for name, text in lessons("caylus").items() if text in message],
            )

        _, _, told = await asked()
        assert told == ["lesson-phase-2"]
        second, again, then = await asked()
        position = await here.bot.db.read(queries.position, second)
        code = here.bot.feature(Hints).suggestions.last[second].code
        about = {topic.message for topic in use_cases.asked_first(position, code)}
        assert len(then) == TOPICS_BESIDE_PROMPT and set(then) <= about - set(told), (
            code,
            then,
        )
        assert "I'd choose" in again
        await said(here, 0, here.channel, "me guide", how="new")
        anew = (await here.prompt(await here.table(1, practice=2))).content
        assert lessons("caylus")["lesson-phase-2"] in anew


@ONE
async def test_nobody_has_to_confirm_what_the_guide_suggests(game):
    async with world() as here:
        number = await here.table(1, game=game, practice=2)
        position = await here.bot.db.read(queries.position, number)
        while position.decision.kind not in ("place_worker", "action"):
            await Player(here, number, seed=1, way="act").step()
            position = await here.bot.db.read(queries.position, number)
        home, suggestions = await here.home(number), here.bot.feature(Hints).suggestions
        suggestions.take(number, suggestion.Advice(position.revision, "place gate"))
        assert "Are you sure?" in await said(here, 0, home, "pass")
        suggestions.take(number, suggestion.Advice(position.revision, "pass"))
        assert "Are you sure?" not in await said(here, 0, home, "pass")
        assert (
            await here.bot.db.read(queries.info, number)
        ).revision > position.revision


async def test_a_private_panel_stays_where_it_is_and_shows_what_is_asked_next():
    async with world() as here:
        number = await here.table(1, game="magna_carta", computers=1, level=1)
        player = Player(here, number, seed=5, way="act")
        await to_phase(here, player, 2)
        own = await pressed(here, number, "Your turn")
        before = own.content
        await press(here.people[0], own, "place 1")
        await here.env.settle()
        after = await pressed(here, number, "Your turn")
        assert after.id == own.id and after.content not in ("", before)
