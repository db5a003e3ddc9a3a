"""What if on the page: a copy that one person plays on, and what of it is kept; and the charts when all is over."""

from urllib.parse import quote

import pytest

from tests import browser
from tests.bot.features.live_board.site import site
from tests.bot.features.live_board.test_page import READY, SIZES, turn
from tests.bot.players import Player


async def attempt(reader, line="", start="", layout="full"):
    return await reader.get(f"trial?from={start}&line={quote(line)}&layout={layout}")


async def test_steps_are_tried_for_everybody_and_nothing_happens_in_the_game():
    async with site() as here:
        game = await here.world.table(2)
        before = await here.position(game)
        async with here.reader(await turn(here, game), game) as reader:
            status, first = await attempt(reader)
            assert (
                status == 200
                and first["steps"] == []
                and first["back"] is None
                and first["keep"] is None
            )
            assert {one["code"] for one in first["actions"]} == set(
                before.decision.actions
            )
            shown = first
            for number in range(1, 4):
                step = shown["actions"][1]
                status, shown = await attempt(
                    reader, step["line"], shown["from"], "phone"
                )
                assert status == 200 and len(shown["steps"]) == number
            assert [one[0] for one in shown["steps"]][-1] == shown["line"] and len(
                shown["pages"]
            ) == 3
            assert shown["back"] == shown["steps"][1][0]
            assert (
                " places a worker on " in shown["steps"][0][1] and shown["steps"][0][2]
            )
            assert "Place a worker" in shown["question"]
        now = await here.position(game)
        assert (now.info, now.view()) == (before.info, before.view())


async def test_who_is_nobody_in_particular_or_sends_nonsense_tries_nothing():
    async with site() as here:
        game = await here.world.table(2)
        async with here.reader(game=game) as anybody:
            assert (await attempt(anybody))[0] == 403
        async with here.reader(0, game) as reader:
            start = (await attempt(reader))[1]["from"]
            for line in ("~", "\x7f", "}", "!" * 70, "z"):
                assert (await attempt(reader, line, start))[0] == 409, line
            for nonsense in ("x", "-1", "9" * 30, "²"):
                assert (await attempt(reader, "", quote(nonsense)))[0] == 400, nonsense
            await reader.own()
            body = {"from": start, "line": "!", "once": "a" * 16, "key": reader.key}
            assert (await reader.post("trial", {**body, "key": "x"}))[0] == 403
            for wrong in ({"from": "1"}, {"line": 3}, {"once": "short"}):
                assert (await reader.post("trial", body | wrong))[0] == 400
            # nothing to keep
            assert (await reader.post("trial", {**body, "line": ""}))[0] == 409


async def test_steps_are_kept_as_a_plan_and_as_answers_in_advance():
    async with site() as here:
        game = await here.world.table(2)
        who = (await turn(here, game) + 1) % 2
        async with here.reader(who, game) as reader:
            own = await reader.own()
            assert own["plan"]["rows"] == []
            _, shown = await attempt(reader)
            for _ in range(4):
                _, shown = await attempt(
                    reader, shown["actions"][1]["line"], shown["from"]
                )
            assert shown["keep"]["can"] and "*" not in shown["keep"]["text"]
            body = {
                "from": shown["from"],
                "line": shown["line"],
                "once": "b" * 16,
                "key": reader.key,
            }
            status, kept = await reader.post("trial", body)
            assert status == 200 and len(kept["own"]["plan"]["rows"]) == 2
            # the answer was lost on the way
            assert (await reader.post("trial", body))[0] == 200
        said = await here.world.slash(who, await here.world.home(game), "plan turn")
        assert "No. 1" in said.response.content


async def test_a_game_that_has_moved_on_says_what_is_still_possible():
    async with site() as here:
        game = await here.world.table(2)
        now = await turn(here, game)
        async with (
            here.reader((now + 1) % 2, game) as reader,
            here.reader(now, game) as other,
        ):
            _, shown = await attempt(reader)
            _, shown = await attempt(reader, shown["actions"][1]["line"], shown["from"])
            own = await other.own()
            assert (await other.act(own["actions"][2]["code"], own["revision"]))[
                0
            ] == 200
            status, carried = await attempt(reader, shown["line"], shown["from"])
            assert (
                status == 200
                and carried["from"] > shown["from"]
                and carried["steps"] == []
            )
            assert carried["said"].startswith("No longer possible")


async def test_nobody_tries_with_a_hand_that_is_not_theirs():
    async with site() as here:
        game = await here.world.table(2, game="magna_carta")
        await Player(here.world, game, 6, "act").step()
        seen = []
        for who in (0, 1, 2):
            async with here.reader(who, game) as reader:
                _, shown = await attempt(reader)
                hand = (await reader.own())["hand"]
                assert shown["hand"] in (None, hand)
                seen.append(shown["hand"])
        assert seen[2] is None


@pytest.mark.costly("a game to its end")
async def test_a_finished_game_has_charts_and_can_be_tried_from_any_position():
    async with site() as here:
        game = await here.world.table(2)
        async with here.reader(0, game) as reader:
            assert (await reader.get("charts"))[0] == 404
            await Player(here.world, game, 3, "act").finish()
            status, charts = await reader.get("charts")
            assert status == 200 and [
                "<svg" in one["svg"] for one in charts["pictures"]
            ] == [True, True]
            assert all(one["text"] for one in charts["pictures"])
            status, shown = await attempt(reader, start=10)
            assert status == 200 and shown["actions"] and shown["keep"] is None


@pytest.mark.costly("a game to its end, and a browser")
@pytest.mark.parametrize("size", SIZES)
async def test_the_charts_of_a_finished_game_can_be_read_and_make_room_for_an_earlier_position(
    size,
):
    async with site() as here:
        game = await here.world.table(2)
        await Player(here.world, game, 3, "act").finish()
        charts = "document.querySelectorAll('#charts .page')"
        async with browser.window(*SIZES[size]) as page:
            await page.open(await here.link(0, game))
            await page.until(f"{charts}.length === 2")
            small = await page.run(
                "[...document.querySelectorAll('#charts text')]"
                ".map(one => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a)"
                ".filter(size => size < 11)"
            )
            assert small == []
            await page.press("#back")
            await page.until("document.documentElement.classList.contains('past')")
            assert await page.run(f"{charts}[0].offsetParent") is None
            board = "document.querySelector('#board').getBoundingClientRect()"
            assert await page.run(f"{board}.top < innerHeight / 2")
            await page.press("#what-if")  # from here, though it is over
            await page.until("document.querySelector('.spot.legal, #bar button')")
            await page.press("#keep")
            await page.until("document.querySelector('#card').open")
            assert "nothing can be saved" in await page.run(
                "document.querySelector('#card-text').textContent"
            )
            assert page.messages == []


@pytest.mark.costly("a browser")
@pytest.mark.parametrize("size", SIZES)
async def test_the_switch_marks_the_copy_and_leads_back(size):
    async with site() as here:
        game = await here.world.table(2)
        async with browser.window(*SIZES[size]) as page:
            await page.open(await here.link(await turn(here, game), game))
            await page.until(READY)
            await page.press("#what-if")
            await page.until("document.documentElement.classList.contains('trial')")
            assert "nothing here happens in the game" in await page.run(
                "document.querySelector('#title').textContent"
            )
            tries = "[...document.querySelectorAll('#bar button')].map(one => one.textContent)"
            assert all(one.startswith("Try: ") for one in await page.run(tries))
            await page.press("#keep")
            await page.until("document.querySelector('#card').open")
            assert "Nothing to save yet" in await page.run(
                "document.querySelector('#card-text').textContent"
            )
            await page.key("Escape")
            await page.run("scrollTo(0, 900)")
            assert await page.run(
                "document.querySelector('#to-now').getBoundingClientRect().top >= 0"
            )
            assert "What if" in await page.run("document.title")
            assert (
                await page.run(
                    "getComputedStyle(document.querySelector('#board')).outlineStyle"
                )
                == "solid"
            )
            for number in (1, 2, 3):
                await page.press(".spot.legal", number)
                await page.until("document.querySelector('#card').open")
                assert await page.run(
                    "document.querySelector('#card .act').textContent.startsWith('Try: ')"
                )
                await page.press("#card-actions button")
                await page.until(
                    f"document.querySelectorAll('#happened li').length === {number}"
                )
            await page.press("#trial-back")
            await page.until("document.querySelectorAll('#happened li').length === 2")
            assert (await here.position(game)).info.number == 0
            await page.press("#keep")
            await page.until("document.querySelector('#card').open")
            assert "you're being asked that now" in await page.run(
                "document.querySelector('#card').textContent"
            )
            await page.press("#card-actions button", -1)  # it is done in the game
            await page.until(
                "document.querySelector('#said').textContent.startsWith('Done')"
            )
            assert (await here.position(game)).info.number == 1
            await page.until("!document.documentElement.classList.contains('trial')")
            await page.press("#what-if")
            await page.until("document.documentElement.classList.contains('trial')")
            await page.press("#to-now")
            await page.until("!document.documentElement.classList.contains('trial')")
            assert await page.run("document.documentElement.scrollWidth <= innerWidth")
            assert page.messages == []


@pytest.mark.costly("a browser")
async def test_an_answer_that_comes_after_somebody_has_left_does_not_lead_back():
    async with site() as here:
        game = await here.world.table(2)
        async with browser.window(*SIZES["phone"]) as page:
            await page.open(await here.link(await turn(here, game), game))
            await page.until(READY)
            await page.press("#what-if")
            await page.until("document.documentElement.classList.contains('trial')")
            await page.press(".spot.legal")
            await page.until("document.querySelector('#card').open")
            await page.press("#card-actions button")
            await page.until("document.querySelectorAll('#happened li').length === 1")
            await page.run(
                "window.late = []; const real = window.fetch; window.fetch = async (...all) => {"
                " if (all[0].includes('/trial?')) await new Promise((go) => late.push(go));"
                " return real(...all); }; null"
            )
            await page.run("document.querySelector('#happened li button').click()")
            await page.until("late.length === 1")
            await page.press("#to-now")
            await page.until("!document.documentElement.classList.contains('trial')")
            await page.run("late[0]()")
            await page.run("new Promise((done) => setTimeout(done, 500))")
            assert not await page.run(
                "document.documentElement.classList.contains('trial')"
            )
