"""The page in a real browser: pressed, typed at, cut off, small and large."""

import contextlib
import io
import json

import pytest
from PIL import Image

import rendering
from bot.delivery import question
from bot.features.live_board import play_routes, requests
from tests import browser
from tests.bot.features.live_board.site import site
from tests.bot.features.live_board.test_acting import asked_together
from tests.bot.players import Player
from tests.golden import page as readme
from tests.golden.pictures import changed
from tests.patience import until

BAR = "#bar button:not(.open)"
"""An action that is done at once; what is said in advance, before the page knows of its turn, answers nothing."""
SIZES = {"desk": (1280, 900), "phone": (400, 860)}
PAST = "document.documentElement.classList.contains('past')"
READY = "document.querySelector('.page > svg') && document.querySelector('#line').textContent"
CHOICES = "document.querySelectorAll('#card-actions button').length"
UNNAMED = {"button", "link", "slider", "checkbox", "textbox"}


async def turn(here, game):
    """Whose turn it is: the number of the person; of several who choose at the same time the first who has not."""
    position = await here.position(game)
    waiting = {one.seat for one in position.info.awaited}
    seat = position.decision.seat
    return here.world.seat_holder(
        position.info, min(waiting) if waiting and seat not in waiting else seat
    )


@contextlib.asynccontextmanager
async def windows(here, game, size, people=2):
    """A window for each person, with their page of a game."""
    async with contextlib.AsyncExitStack() as opened:
        pages = [
            await opened.enter_async_context(browser.window(*SIZES[size]))
            for _ in range(people)
        ]
        for who, page in enumerate(pages):
            await page.open(await here.link(who, game))
            await page.until(READY)
        yield pages


async def press_through(here, game, pages, most):
    """Act by what is framed or stands in the bar, as whoever's turn it is, until the game ends or so many are done."""
    for number in range(most):
        position = await here.position(game)
        if position.decision is None:
            return number
        page = pages[await turn(here, game)]
        await page.until(
            f"document.documentElement.dataset.revision === '{position.revision}'"
        )
        await page.until(f"document.querySelector('.spot.legal, {BAR}')")
        legal = await page.run("document.querySelectorAll('.spot.legal').length")
        bar = await page.run(f"document.querySelectorAll('{BAR}').length")
        assert legal or bar
        await page.run("document.querySelector('#said').textContent = ''")
        if legal and (number % 5 or not bar):
            await page.press(".spot.legal", number % legal)
            await page.until("document.querySelector('#card').open")
            await page.press("#card-actions button", number % await page.run(CHOICES))
        else:
            await page.press(BAR, -1 % bar)
        heading = "document.querySelector('#card').open && document.querySelector('#card').textContent"
        asked = None
        while await page.until(
            f"document.querySelector('#said').textContent || {heading} !== {json.dumps(asked)}"
        ):
            asked = await page.run(heading)
            if not asked:
                break
            # it takes a second press, or would waste something
            await page.press("#card-actions button")
        before = position.revision, len(position.info.awaited)

        async def done(before: tuple[int, int] = before) -> bool:
            after = await here.position(game)
            return after.revision > before[0] or len(after.info.awaited) < before[1]

        await until(done, "the press counts")
        await here.world.quiet()
    return most


@pytest.mark.costly("a browser presses")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", ["caylus", "magna_carta"])
async def test_what_is_framed_can_be_pressed_and_is_done(kind, size):
    async with site() as here:
        game = await here.world.table(2, game=kind)
        async with windows(here, game, size) as pages:
            assert await press_through(here, game, pages, 8) == 8
            for page in pages:
                assert page.messages == []
                assert await page.run(
                    "document.documentElement.scrollWidth <= innerWidth"
                )


@pytest.mark.costly("a browser")
async def test_the_castles_places_and_the_bridge_open_cards_of_their_own_on_a_phone():
    async with site() as here:
        game = await here.world.table(2)
        async with browser.window(*SIZES["phone"]) as page:
            await page.open(await here.link(await turn(here, game), game))
            await page.until("document.querySelector('.spot.legal')")
            for block, heading in (
                ("castle", "Castle"),
                ("castle", "Castle"),
                ("bridge", "Pass"),
            ):
                await page.press(f".spot.legal[data-name={block}]")
                await page.until("document.querySelector('#card').open")
                assert heading in await page.run(
                    "document.querySelector('#card-name').textContent"
                )
                await page.key("Escape")
            assert (await here.position(game)).info.number == 0


@pytest.mark.costly("a browser")
@pytest.mark.parametrize("size", SIZES)
async def test_a_card_in_hand_is_built_by_pressing_it(size):
    async with site() as here:
        game = await here.world.table(2, game="magna_carta")
        player = Player(here.world, game, 5, "act")
        while not any(
            code.startswith("build")
            for code in (await here.position(game)).decision.actions
        ):
            await player.step()
        who = await turn(here, game)
        async with browser.window(*SIZES[size]) as page:
            await page.open(await here.link(who, game))
            await page.until("document.querySelector('#hand .spot.legal')")
            bar = await page.run("document.querySelector('#bar').textContent")
            assert "Draw" in bar and "Build" in bar
            hand, road, players = await page.run(
                "['#hand', '#board > .page', '#board > .page:last-of-type']"
                ".map(name => document.querySelector(name).getBoundingClientRect().top)"
            )
            assert size == "desk" or road < hand < players
            await page.press("#hand .spot.legal")
            await page.until("document.querySelector('#card').open")
            assert "Build" in await page.run(
                "document.querySelector('#card-actions').textContent"
            )
            before = (await here.position(game)).info.number
            await page.press("#card-actions button")
            await page.until(
                "document.querySelector('#said').textContent.startsWith('Done')"
            )
            assert (await here.position(game)).info.number > before


@pytest.mark.costly("a browser")
@pytest.mark.parametrize("size", SIZES)
async def test_every_answer_of_a_question_without_places_is_in_the_bar(size):
    async with site() as here:
        game = await here.world.table(4)
        player, seen = Player(here.world, game, 5, "act"), set()
        while seen != {"build", "favor"}:
            position = await here.position(game)
            codes = position.decision.actions
            kind = codes[0].partition(" ")[0]
            if kind in {"build", "favor"} - seen:
                seen.add(kind)
                async with browser.window(*SIZES[size]) as page:
                    await page.open(await here.link(await turn(here, game), game))
                    await page.until("document.querySelector('#bar button')")
                    bar = await page.run(
                        "[...document.querySelectorAll('#bar button')].map(one => one.textContent)"
                    )
                    spots = await page.run(
                        "[...document.querySelectorAll('.spot.legal')].map(one => one.dataset.name)"
                    )
                    chosen = [code for code in codes if code.startswith(f"{kind} ")]
                    places = [
                        rendering.PICTURES["caylus"].spot(position.view(), code)
                        for code in chosen
                    ]
                    assert sorted(spots) == sorted(sum(places, ()))
                    if kind == "favor" or len(chosen) <= 2:
                        assert len(bar) == len(codes)
                    else:
                        assert f"({len(chosen)})" in bar[0] and len(bar) == 2
                    if kind == "build":
                        assert bar[-1] == "Skip"
            await player.step()


@pytest.mark.costly("a browser")
async def test_who_has_done_nothing_yet_is_offered_no_undo():
    async with site() as here:
        game = await here.world.table(2)
        first = await turn(here, game)
        await Player(here.world, game, 5, "act").step()
        for who in (0, 1):
            async with here.reader(who, game) as reader:
                assert (await reader.own())["undo"] is (who == first)


@pytest.mark.costly("a browser")
async def test_what_is_said_covers_no_answer_on_a_phone():
    async with site() as here:
        game = await here.world.table(2)
        async with browser.window(*SIZES["phone"]) as page:
            await page.open(await here.link(await turn(here, game), game))
            await page.until(READY)
            await page.until("document.querySelector('#bar button')")
            await page.run(
                "document.querySelector('#said').textContent = 'Done: a provost who moves. '.repeat(4)"
            )
            said, bar = await page.run(
                "['#said', '#acting'].map(name => document.querySelector(name).getBoundingClientRect().toJSON())"
            )
            assert 0 < said["top"] < said["bottom"] < bar["top"] < bar["bottom"]


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("kind", "size"), [("caylus", "phone"), ("magna_carta", "desk")]
)
async def test_a_whole_game_is_played_by_pressing_what_is_framed(
    monkeypatch, kind, size
):
    monkeypatch.setattr(play_routes, "ACTS_A_MINUTE", 10_000)
    monkeypatch.setattr(requests, "A_MINUTE", 10_000)
    async with site() as here:
        game = await here.world.table(2, game=kind)
        async with windows(here, game, size) as pages:
            assert 40 < await press_through(here, game, pages, 400) < 400
            for page in pages:
                await page.until(
                    "document.querySelector('#line').textContent.includes('prestige')"
                )
                await page.until(
                    "document.querySelectorAll('#charts .page').length === 2"
                )
                assert page.messages == []


@pytest.mark.costly("two browsers")
async def test_the_keyboard_alone_acts_and_focus_and_scroll_stay_while_others_act():
    async with site() as here:
        game = await here.world.table(2)
        async with browser.window(*SIZES["desk"]) as page:
            who = await turn(here, game)
            await page.open(await here.link(who, game))
            await page.until(READY)
            for _ in range(60):
                await page.key("Tab")
                if await page.run(
                    "document.activeElement.matches('.legal:not([data-name=bridge])')"
                ):
                    break
            await page.key("Enter")
            await page.until("document.querySelector('#card').open")
            assert await page.run("document.activeElement.classList.contains('act')")
            await page.key("Enter")
            assert (
                await page.until("document.querySelector('#said').textContent")
            ).startswith("Done")
            assert (await here.position(game)).info.number == 1
            await page.until("document.querySelector('#happened button')")
            await page.run(
                "document.querySelector('#happened button').dispatchEvent(new Event('mouseenter'))"
            )
            await page.run("scrollTo(0, 40)")
            before = await page.run("[document.activeElement.textContent, scrollY]")
            await Player(here.world, game, 5, "act").step()
            await page.until("document.querySelectorAll('#happened li').length > 1")
            # The newest line stands above it; the page has not jumped.
            assert await page.run("scrollY") == before[1]
            unnamed = [
                one
                for one in await page.tree()
                if one["role"] in UNNAMED and not one["name"].strip()
            ]
            assert unnamed == []
            assert page.messages == []


@pytest.mark.costly("a browser")
async def test_a_phone_has_targets_that_a_thumb_can_hit_and_a_card_in_view():
    async with site() as here:
        game = await here.world.table(2)
        async with browser.window(*SIZES["phone"]) as page:
            await page.open(await here.link(await turn(here, game), game))
            await page.until(READY)
            sizes = await page.run(
                "[...document.querySelectorAll('button')].filter(one => one.offsetParent)"
                ".map(one => [one.offsetWidth, one.offsetHeight, one.className, one.textContent])"
            )
            spots = [one for one in sizes if "spot" in one[2]]
            # rows of the board that have no tile
            assert spots and min(min(w, h) for w, h, *_ in spots) >= 24
            assert min(min(w, h) for w, h, kind, _ in sizes if "spot" not in kind) >= 44
            for scale in (1, 2):
                await page.resize(400 // scale, 860 // scale)
                await page.run("document.querySelector('.spot.legal').click()")
                await page.until("document.querySelector('#card').open")
                corner = (
                    "document.querySelector('#card-actions').getBoundingClientRect()"
                )
                box = await page.run(f"(b => [b.top, b.bottom, innerHeight])({corner})")
                assert 0 <= box[0] < box[1] <= box[2]
                await page.key("Escape")


COVERED = """[...document.querySelectorAll('.spot.legal')].filter(one => {
    one.scrollIntoView({block: 'nearest'});
    const {x, y, width, height} = one.getBoundingClientRect();
    return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).map(one => one.dataset.name)"""


@pytest.mark.costly("a browser")
@pytest.mark.parametrize("language", ["de", "ru"])
async def test_nothing_that_is_scrolled_to_lies_below_the_header_or_the_actions(
    language,
):
    async with site() as here:
        game = await here.world.table(2, game="magna_carta")
        player = Player(here.world, game, 5, "act")
        while (await here.position(game)).info.phase != 2:
            await player.step()
        who = await turn(here, game)
        await here.world.bot.settings_cache.set(
            here.world.people[who].id, language=language
        )
        async with browser.window(*SIZES["phone"]) as page:
            await page.open(await here.link(who, game))
            await page.until("document.querySelectorAll('.spot.legal').length")
            assert await page.run(COVERED) == []
            await page.run("scrollTo(0, 400)")
            assert await page.run(COVERED) == []
            heights = "['#head', '#acting'].map(one => document.querySelector(one).offsetHeight)"
            assert sum(await page.run(heights)) <= 215  # of 860


@pytest.mark.costly("a browser")
async def test_it_comes_back_after_the_line_was_cut_and_an_action_is_done_once():
    async with site() as here:
        game = await here.world.table(2)
        async with browser.window(*SIZES["desk"]) as page:
            await page.open(await here.link(await turn(here, game), game))
            await page.until(READY)
            await page.press("#bar button")
            await page.until("document.querySelector('#card').open")
            await page.offline(True)
            await page.press("#card-actions button")
            await page.until("!document.querySelector('#trouble').hidden")
            assert (await here.position(game)).info.number == 0
            await page.offline(False)
            await page.until(
                "document.querySelector('#said').textContent.startsWith('Done')"
            )
            assert (await here.position(game)).info.number == 1


@pytest.mark.costly("a browser")
async def test_places_are_listed_by_pressing_them_while_others_place():
    async with site() as here:
        game = await here.world.table(3)
        waiting = (await turn(here, game) + 1) % 3
        async with browser.window(*SIZES["desk"]) as page:
            await page.open(await here.link(waiting, game))
            await page.until("document.querySelectorAll('.spot.open').length > 5")
            assert "Press the places for your next workers" in await page.run(
                "document.querySelector('#line').textContent"
            )
            names = [
                await page.run(
                    f"document.querySelectorAll('.spot.open')[{at}].dataset.name"
                )
                for at in (1, 4, 6)
            ]
            for number, name in enumerate(names, 1):
                await page.press(f".spot[data-name='{name}']")
                await page.until(
                    f"document.querySelector('.spot[data-name=\"{name}\"] i')?.textContent === '{number}'"
                )
            await page.press(f".spot[data-name='{names[0]}']")
            await page.until("document.querySelectorAll('.spot i').length === 2")
            await page.press("#plan-list input")
            await page.until(
                "[...document.querySelectorAll('.spot i')].some(one => one.textContent === '1+')"
            )
            await page.press("#plan-menus summary")
            cost = "#plan-menus details:first-child label:nth-of-type({})"
            two, three = cost.format(7), cost.format(8)
            assert "costs more than 3 deniers" in await page.run(
                f"document.querySelector('{three}').textContent"
            )
            await page.press(three + " input")
            await page.until(
                f"document.querySelector('{three} input').checked"
                f" && !document.querySelector('{two} input').checked"
            )
            said = await here.world.slash(
                waiting, await here.world.home(game), "plan turn"
            )
            assert (
                "No. 1" in said.response.content
                and "otherwise" in said.response.content
            )
            assert page.messages == []


@pytest.mark.costly("a browser")
async def test_a_place_is_read_by_key_other_button_and_a_long_press_without_planning_it():
    async with site() as here:
        game = await here.world.table(3)
        waiting = (await turn(here, game) + 1) % 3
        spot = "document.querySelector('.spot.open[data-name=\"1\"]')"
        opened = "document.querySelector('#card').open"
        async with browser.window(*SIZES["desk"]) as page:
            await page.open(await here.link(waiting, game))
            await page.until(spot)
            assert "press and hold it" in await page.run(
                "document.querySelector('#plan-read').textContent"
            )
            for start in (
                f"{spot}.dispatchEvent(new KeyboardEvent('keydown', {{key: 'i'}}))",
                f"{spot}.dispatchEvent(new MouseEvent('contextmenu', {{cancelable: true}}))",
                f"{spot}.dispatchEvent(new PointerEvent('pointerdown', {{pointerType: 'touch'}}))",
            ):
                await page.run(start)
                await page.until(opened)
                name = await page.run(
                    "document.querySelector('#card-name').textContent"
                )
                assert name in await page.run(f"{spot}.ariaLabel")
                assert "space 1" in await page.run(
                    "document.querySelector('#card-text').textContent"
                )
                await page.run(f"{spot}.click()")  # the end of a long press
                assert await page.run(f"{spot}.textContent") == ""
                await page.key("Escape")
                await page.until(f"!{opened}")
            await page.press(".spot[data-name='1']")
            await page.until(f"{spot}.textContent === '1'")
            assert page.messages == []


@pytest.mark.costly("a browser")
async def test_the_card_of_a_place_says_its_effect_once_and_what_a_worker_costs():
    async with site() as here:
        game = await here.world.table(2)
        async with browser.window(*SIZES["phone"]) as page:
            await page.open(await here.link(await turn(here, game), game))
            await page.until(READY)
            await page.press(".spot.legal[data-name='1']")
            await page.until("document.querySelector('#card').open")
            card = (await page.run("document.querySelector('#card').innerText")).split(
                "\n"
            )
            name, effect, where, have, action = [line for line in card if line][:5]
            assert ":" not in name and ":" not in effect and where == "Now on space 1"
            assert have.startswith("You have: ") and "denier" in have
            assert (
                action.startswith("Place a worker: pay 1 denier, ")
                and name not in effect
            )


@pytest.mark.costly("a browser")
@pytest.mark.parametrize("size", SIZES)
async def test_what_one_is_asked_together_with_others_is_answered_by_pressing(size):
    async with site() as here:
        game, who = await asked_together(here)
        async with browser.window(*SIZES[size]) as page:
            await page.open(await here.link(who, game))
            await page.until("document.querySelector('#plan-list li')")
            first = await page.run("document.querySelector('#line').textContent")
            assert "Waiting for" in first and "Answer in advance" in first
            choices = "document.querySelectorAll('.spot.open, #bar button').length"
            assert await page.run(choices) > 1
            while await page.run(choices):
                rows = await page.run(
                    "document.querySelector('#plan-list').textContent"
                )
                bar = await page.run("document.querySelectorAll('#bar button').length")
                await page.press("#bar button" if bar else ".spot.open")
                if await page.run("document.querySelector('#card').open"):
                    await page.press("#card-actions button")  # of several builds
                await page.until(
                    f"document.querySelector('#plan-list').textContent !== {json.dumps(rows)}"
                )
            assert "✅" in await page.run(
                "document.querySelector('#plan-list').textContent"
            )
            assert (
                await page.run("document.querySelector('#line').textContent") != first
            )
            position = await here.position(game)
            seats = question.asked_besides(position)
            assert who not in [
                here.world.seat_holder(position.info, seat) for seat in seats
            ]
            await page.press("#plan-list button")  # it is asked again
            await page.until(choices)
            assert page.messages == []


@pytest.mark.costly("a browser")
async def test_the_log_has_headings_and_the_shield_of_whoever_acted():
    async with site() as here:
        game = await here.world.table(2)
        player = Player(here.world, game, 5, "act")
        while (await here.position(game)).info.turn == 1:
            await player.step()
        await player.step()
        log = (
            await here.position(game),
            (await here.feature.server.changes.now(game)).log,
        )
        async with browser.window(*SIZES["desk"]) as page:
            await page.open(here.server.site.page_of(game))
            await page.until(READY)
            titles = await page.run(
                "[...document.querySelectorAll('#happened h3')].map(one => one.textContent)"
            )
            assert titles[0] == "Turn 2: placing workers"
            assert "Turn 1: road buildings" in titles
            assert len(set(titles)) == len(titles)
            shields = await page.run(
                "[...document.querySelectorAll('#happened use')].map(one => one.getAttribute('href'))"
            )
            assert shields[0] == f"#d-shield{log[1][-1][0]}"
            assert "deniers as income" in await page.run(
                "document.querySelector('#happened').textContent"
            )


@pytest.mark.costly("a browser")
async def test_a_line_of_the_log_rings_its_place_also_where_nothing_can_be_pressed():
    async with site() as here:
        game = await here.world.table(2)
        player = Player(here.world, game, 5, "act")
        async with here.reader(game=game) as anybody:
            name = None
            while name is None:
                await player.step()
                board = (await anybody.get("board?layout=full"))[1]
                blocks = board["pages"][0]["blocks"]
                name = next((one for one in board["log"][-1][2] if one in blocks), None)
                if name is not None and blocks[name][5]:
                    name = None  # its tile is a button
        rings = "document.querySelectorAll('.ring').length"
        async with browser.window(*SIZES["desk"]) as page:
            await page.open(here.server.site.page_of(game))
            await page.until(READY)
            assert (
                await page.run(f"document.querySelector('.spot[data-name=\"{name}\"]')")
                is None
            )
            await page.run(
                "document.querySelector('#happened button').dispatchEvent(new Event('mouseenter'))"
            )
            await page.until(f"{rings} === 1")
            assert await page.run(
                f"""(() => {{
                    const [ring, block] = [".ring", 'svg[data-name="{name}"]'].map((one) =>
                        document.querySelector(one).getBoundingClientRect());
                    const off = Math.abs(ring.x - block.x) + Math.abs(ring.y - block.y);
                    return off < 3 && Math.abs(ring.width - block.width) < 3;
                }})()"""
            )
            await page.run(
                "document.querySelector('#happened button').dispatchEvent(new Event('mouseleave'))"
            )
            await page.until(f"{rings} === 0")
            for _ in range(120):  # by the keyboard alone
                await page.key("Tab")
                if await page.run("document.activeElement.matches('#happened button')"):
                    break
            assert await page.run(rings) == 1
            # the position behind the last action is that of now
            await page.key("Enter")
            await page.key("Tab", shift=True)
            assert await page.run(rings) == 0
            assert page.messages == []


@pytest.mark.costly("a browser")
async def test_stepping_back_shows_the_past_and_nothing_can_be_pressed_there():
    async with site() as here:
        game = await here.world.table(2)
        player = Player(here.world, game, 5, "act")
        for _ in range(3):
            await player.step()
        async with browser.window(*SIZES["desk"]) as page:
            await page.open(await here.link(await turn(here, game), game))
            await page.until(READY)
            await page.press("#back")
            await page.until(PAST)
            assert await page.run("document.querySelectorAll('.legal').length") == 0
            await player.step()
            await page.until("document.querySelector('#range').max === '4'")
            assert await page.run(PAST)
            await page.press("#happened button")
            await page.until(f"!{PAST}")
            assert page.messages == []


@pytest.mark.costly("a browser")
@pytest.mark.parametrize("size", SIZES)
async def test_the_header_says_what_happened_before_a_past_position_and_moves_nothing(
    size,
):
    async with site() as here:
        game = await here.world.table(2)
        player = Player(here.world, game, 5, "act")
        for _ in range(40):
            await player.step()
        step = "document.querySelector('#step').textContent"
        line = "document.querySelector('#line').textContent"
        shown = "document.querySelector('#happened [aria-current] span')?.firstChild.textContent"
        top = "document.querySelector('#board').getBoundingClientRect().top"
        async with browser.window(*SIZES[size]) as page:
            await page.open(await here.link(await turn(here, game), game))
            await page.until(READY)
            asked, before = await page.run(line), await page.run(top)
            for at in (20, 4):  # the log goes back to action 11
                slide = "document.querySelector('#range')"
                await page.run(
                    f"{slide}.value = {at}; {slide}.dispatchEvent(new Event('input')); null"
                )
                await page.until(
                    f"{step}.split('\\n').length > 1 && {step}.includes('After action {at} of 40')"
                )
                assert await page.run(line) in await page.run(step)
                assert await page.run(line) != asked and await page.run(top) == before
                assert f"after action {at} of 40" in await page.run(
                    "document.querySelector('#title').textContent"
                )
                if at == 20:
                    assert await page.run(shown) == await page.run(line)
                    inside = "(([list, one]) => list.top <= one.top && one.bottom <= list.bottom)"
                    boxes = (
                        "['#happened ol', '#happened [aria-current]']"
                        ".map(name => document.querySelector(name).getBoundingClientRect())"
                    )
                    assert await page.run(f"{inside}({boxes})")
                if size == "phone":  # where the board is, the slider is in reach
                    await page.run("scrollTo(0, 0)")
                    assert await page.run(
                        f"{slide}.getBoundingClientRect().bottom <= innerHeight"
                    )
            await page.press("#to-now")
            await page.until(f"!{PAST} && document.querySelector('.legal')")
            assert await page.run(line) == asked and await page.run(top) == before


@pytest.mark.costly("a browser")
@pytest.mark.parametrize("kind", ["caylus", "magna_carta"])
@pytest.mark.parametrize(
    ("width", "height"),
    [(1280, 800), (1024, 768), (400, 860), (1366, 657), (1920, 945)],
)
async def test_no_letter_of_the_board_is_too_small_to_read(kind, width, height):
    least = 11
    async with site() as here:
        game = await here.world.table(3, game=kind)
        player = Player(here.world, game, 5, "act")
        for _ in range(50):
            await player.step()
        async with browser.window(width, height) as page:
            await page.open(await here.link(await turn(here, game), game))
            await page.until(READY)
            small = await page.run(
                "[...document.querySelectorAll('#frame .page text, #hand .page text')]"
                ".map(one => [parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a, one.textContent])"
                f".filter(([size]) => size < {least})"
            )
            assert small == []


@pytest.mark.costly("a browser")
async def test_a_window_that_changes_its_width_twice_at_once_keeps_its_board():
    async with site() as here:
        game = await here.world.table(2)
        async with browser.window(*SIZES["desk"]) as page:
            await page.open(await here.link(await turn(here, game), game))
            await page.until("document.querySelectorAll('.spot.legal').length > 5")
            for _ in range(5):
                await page.resize(*SIZES["phone"])
                await page.resize(1920, 1080)
                await page.run("new Promise(done => setTimeout(done, 100))")
                await page.until(
                    "document.querySelectorAll('#board > .page').length === 3"
                )
                await page.until("document.querySelectorAll('.spot.legal').length > 5")
            await page.press(".spot.legal")
            await page.until("document.querySelector('#card').open")


@pytest.mark.costly("a browser")
async def test_advice_moves_beside_the_board_when_the_window_becomes_wide():
    async with site() as here:
        game = await here.world.table(2)
        async with browser.window(*SIZES["phone"]) as page:
            await page.open(here.server.site.page_of(game))
            await page.until("document.querySelector('.spot')")
            parent = "document.querySelector('#advice').parentNode"
            assert await page.run(f"{parent}.localName") == "main"
            # nothing draws it again but the change of width
            await page.run("new Promise(done => setTimeout(done, 1500))")
            await page.resize(1366, 657)
            await page.until(f"{parent}.id === 'side'")


@pytest.mark.costly("a browser")
async def test_what_the_guide_suggests_is_the_first_button_of_the_bar():
    async with site() as here:
        game = await here.world.table(1, practice=2)
        await here.world.quiet()
        async with here.reader(0, game) as reader, browser.window(400, 800) as page:
            own = await reader.own()
            code = own["advice"]["code"]
            (label,) = (one["label"] for one in own["actions"] if one["code"] == code)
            assert code.startswith("place "), "it is on the board, too"
            await page.open(await here.link(0, game))
            first = "document.querySelector('#bar button')"
            await page.until(f"{first}?.textContent === {json.dumps('★ ' + label)}")
            # what is read below the board hides the advice and its place
            await page.run("scrollTo(0, document.documentElement.scrollHeight)")
            await page.press("#bar button")

            async def done() -> bool:
                return (await here.position(game)).info.revision > own["revision"]

            await until(done)


@pytest.mark.costly("a browser")
async def test_the_road_is_in_view_and_beside_it_what_happened():
    async with site() as here:
        for kind, width, height in (
            ("caylus", 1280, 800),
            ("caylus", 1366, 657),
            ("caylus", 1920, 945),
            ("magna_carta", 1280, 800),
            ("magna_carta", 1700, 1300),
        ):
            game = await here.world.table(2, game=kind)
            async with browser.window(width, height) as page:
                await page.open(here.server.site.page_of(game))
                await page.until(READY)
                box = "document.querySelector('{}').getBoundingClientRect()"
                assert await page.run(f"{box.format('.page')}.bottom <= innerHeight")
                assert await page.run(f"{box.format('#board')}.width > innerWidth / 2")
                past = await page.run(f"{box.format('#past')}.top")
                assert past < height, (kind, width)


@pytest.mark.costly("a browser")
@pytest.mark.parametrize("seats", [2, 4])
async def test_the_hand_is_in_view_below_the_road(seats):
    async with site() as here:
        game = await here.world.table(seats, game="magna_carta")
        async with browser.window(1366, 657) as page:
            await page.open(await here.link(await turn(here, game), game))
            await page.until("document.querySelector('#hand .page > svg')")
            hand = "document.querySelector('#hand .page').getBoundingClientRect()"
            assert await page.run(f"{hand}.bottom <= innerHeight")
            road = "document.querySelector('#board > .page').getBoundingClientRect()"
            assert await page.run(f"{hand}.top >= {road}.bottom")


@pytest.mark.costly("a browser")
async def test_it_follows_the_system_and_forced_colors_and_reduced_motion():
    async with site() as here:
        game = await here.world.table(2)
        async with browser.window(*SIZES["desk"]) as page:
            await page.open(here.server.site.page_of(game))
            await page.until(READY)

            async def ground():
                picture = Image.open(io.BytesIO(await page.picture())).convert("L")
                return picture.getpixel((8, 880))

            assert await ground() > 150
            await page.media(**{"prefers-color-scheme": "dark"})
            assert await ground() < 60
            await page.media(
                **{"prefers-reduced-motion": "reduce", "forced-colors": "active"}
            )
            await Player(here.world, game, 5, "act").step()
            await page.until("document.querySelectorAll('#happened li').length === 1")
            assert await page.run("document.querySelectorAll('.mover').length") == 0
            assert page.messages == []


@pytest.mark.costly("a browser")
async def test_a_hidden_game_is_one_sentence_and_a_used_link_falls_back_to_watching():
    async with site() as here:
        game = await here.world.table(2)
        async with browser.window(*SIZES["phone"]) as page:
            await page.open(f"{here.url}/g/{game + 7}")
            await page.until(
                "document.querySelector('#trouble').textContent.includes('no such page')"
            )
            link = await here.link(0, game)
            async with here.reader(game=game) as thief:
                await thief.post("/enter", {"token": link.partition("#t=")[2]})
            await page.open(link)
            await page.until(
                "document.querySelector('#said').textContent.includes('ten minutes')"
            )
            assert "#t=" not in await page.run("location.href")
            await page.until(READY)


@pytest.mark.costly("a browser")
async def test_the_readme_shows_the_page_of_now():
    browser.needed()
    shown, now = (
        Image.open(one) for one in (readme.PICTURE, io.BytesIO(await readme.taken()))
    )
    assert changed(shown, now) < 0.01, "python -m tests.golden.page takes it again"


LARGE = "--blink-settings=defaultFontSize=32"


@pytest.mark.costly("a browser")
@pytest.mark.parametrize("size", SIZES)
async def test_letters_of_twice_the_size_leave_room_for_the_board(monkeypatch, size):
    monkeypatch.setattr(browser, "FLAGS", (*browser.FLAGS, LARGE))
    async with site() as here:
        game = await here.world.table(2)
        async with browser.window(*SIZES[size]) as page:
            await page.open(await here.link(await turn(here, game), game))
            await page.until(READY)
            assert (
                await page.run(
                    "getComputedStyle(document.querySelector('#head')).position"
                )
                == "static"
            )
            # as on a phone
            assert (
                await page.run("document.querySelectorAll('#board > .page').length")
                == 3
            )
            assert await page.run("document.documentElement.scrollWidth <= innerWidth")
            assert await page.run(
                "document.querySelector('#frame').offsetWidth > innerWidth * 0.9"
            )


@pytest.mark.costly("a browser")
async def test_in_a_wide_window_the_road_is_the_largest_part_and_grows():
    async with site() as here:
        game = await here.world.table(4)
        areas = """[...document.querySelectorAll('#board > .page')].map(one => {
            const {width, height} = one.getBoundingClientRect();
            return width * height;
        })"""
        async with browser.window(*SIZES["desk"]) as page:
            await page.open(await here.link(await turn(here, game), game))
            await page.until(READY)
            road, *others = await page.run(areas)
            assert len(others) == 2 and road > max(others)
            await page.press("#larger")
            larger, *same = await page.run(areas)
            assert larger > 1.4 * road and max(same) < 1.1 * max(others)
