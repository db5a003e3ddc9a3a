"""The demo's server and pages: many games at the same time, each on a page that the channel links to."""

import asyncio
import re
import socket
from pathlib import Path
from types import SimpleNamespace
from urllib.parse import urljoin, urlsplit

import aiohttp
import pytest
import simcord
from simcord.components import walk_components
from simcord.preview import _queries
from simcord.preview._media import MediaWorker

from bot.ai.analysis import ANALYSES
from bot.ai.pool import Thinker
from bot.app.settings import Settings
from bot.components import ui
from bot.core import queries
from bot.demo import pages as pages_module
from bot.demo import server, simcord_overrides
from bot.text.localization import localization_for, offered
from tests import browser
from tests.bot.browser import AGNES, BERTRAND, Window, practice, signs, town, ways
from tests.bot.features.live_board.site import Reader
from tests.patience import until


async def test_a_newcomer_begins_a_game_by_two_presses_under_the_welcome():
    async with town() as pages, aiohttp.ClientSession() as client:
        window = Window(client, pages.home.url)
        assert "New here?" in await window.look()
        await window.press("How to play")
        await window.press("Practice")
        await window.press("Start")
        await pages.follow()
        (thread,) = pages.channel.threads
        info = await pages.db.read(
            queries.info, await pages.db.read(queries.game_in, thread.id)
        )
        assert info.practice and info.status == "running"


async def test_every_game_gets_a_page_of_its_own_and_a_link_in_the_channel(capsys):
    async with town() as pages, aiohttp.ClientSession() as client:
        threads = [
            await practice(pages),
            await practice(pages, BERTRAND, "magna_carta"),
        ]
        addresses = [pages.rooms[thread].page.url for thread in threads]
        assert len({pages.home.url, *addresses}) == 3
        boards = [urljoin(pages.home.url, f"/?board={thread}") for thread in threads]
        assert ways(pages) == boards
        printed = capsys.readouterr().out
        for address, game in zip(
            addresses, ("Caylus #1", "Caylus Magna Carta #2"), strict=True
        ):
            shown = await Window(client, address).look()
            assert f"{game} begins" in shown
            assert pages.home.url in shown  # the way back
            assert address in printed


async def test_a_games_page_begins_as_whoever_opened_the_table():
    async with town() as pages, aiohttp.ClientSession() as client:
        for who in (BERTRAND, AGNES):
            window = Window(client, pages.rooms[await practice(pages, who)].page.url)
            await window.look()
            assert window.state["viewerId"] == str(pages.people[who].id)


async def test_on_a_phone_a_page_opens_in_the_same_tab_and_none_leads_to_discord():
    browser.needed()
    async with town() as pages:
        await practice(pages)
        for width, target in ((400, ""), (1000, "_blank")):
            async with browser.window(width) as window:
                await window.open(pages.home.url)
                found = """[...document.querySelectorAll("a[href]")].map(link => [link.href, link.target])"""
                links = await window.until(f"{found}.length && {found}")
                (thread,) = pages.rooms
                mention = urljoin(pages.home.url, f"/?there={thread}")
                assert links == [[mention, target], [*ways(pages), target]]


async def test_a_game_begins_on_its_live_board_as_whoever_opened_the_table():
    browser.needed()
    async with town() as pages:
        await practice(pages, BERTRAND)
        async with browser.window(400) as window:
            await window.open(pages.home.url)
            for _ in range(2):  # the same link opens it again
                await window.open(*ways(pages))
                shown = await window.until(
                    "document.querySelector('#bar button') && document.body.innerText"
                )
                assert "Bertrand" in shown and "signed in" not in shown
            back = "[...document.links].map(link => link.href)"
            (thread,) = pages.rooms
            assert any(
                f"there={thread}" in link for link in await window.until(back)
            ), "the way to the thread"


async def test_the_world_does_not_wait_for_a_press_on_a_board_that_waits_for_the_world():
    """Otherwise each waits for the other until simcord gives up, a minute later."""
    jar = aiohttp.CookieJar(unsafe=True)
    async with town() as pages, aiohttp.ClientSession(cookie_jar=jar) as client:
        address = urlsplit(await pages.board(str(await practice(pages))))
        site = SimpleNamespace(url=f"{address.scheme}://{address.netloc}")
        reader = Reader(site, client, 1)
        status, _ = await reader.post("/enter", {"token": address.fragment[2:]})
        assert status == 200
        own = await reader.own()
        async with pages.turn:
            press = asyncio.ensure_future(
                reader.act(own["actions"][0]["code"], own["revision"], sure=True)
            )
            await until(lambda: pages.turn._waiters)
            await pages.env._settle_internal(dispatch="demo")
        status, answer = await press
        assert (status, answer["result"]) == (200, "done")


async def test_links_to_messages_and_threads_lead_to_the_pages_of_the_demo():
    async with town() as pages, aiohttp.ClientSession() as client:
        thread = await practice(pages)
        info = await pages.db.read(queries.info, 1)
        for address, page in (
            (pages.thread_of(info), pages.rooms[thread].page.url),
            (
                urljoin(
                    pages.rooms[thread].page.url,
                    f"/?{simcord_overrides.THERE}={info.channel}",
                ),
                pages.home.url,
            ),
            (
                urljoin(pages.home.url, f"/?{simcord_overrides.THERE}=nonsense"),
                pages.home.url,
            ),
        ):
            async with client.get(address, allow_redirects=False) as answer:
                assert (answer.status, answer.headers["Location"]) == (302, page)
        address = urljoin(pages.home.url, "/text.js")
        async with client.get(address) as answer:
            assert simcord_overrides.CHANNELS in await answer.text()


SCRIPTS = Path(simcord.__file__).parent / "preview" / "static"


async def test_every_change_of_a_script_is_on_the_page():
    """Completions before a letter is typed, scrolling to private answers, and links within the demo."""
    scripts = {
        script.name: script.read_text(encoding="utf-8")
        for script in SCRIPTS.glob("*.js")
    }
    async with town() as pages, aiohttp.ClientSession() as client:
        await Window(client, pages.home.url).look()
        for part, ours in simcord_overrides.REPLACED.items():
            names = [name for name, text in scripts.items() if part in text]
            assert names, part
            for name in names:
                async with client.get(urljoin(pages.home.url, f"/{name}")) as answer:
                    assert answer.status == 200
                    assert ours in await answer.text()


@pytest.mark.parametrize("language", offered())
def test_the_welcome_is_short(language):
    told = localization_for(language).format("demo-welcome", owner="Agnes")
    assert sum(any(letter.isalnum() for letter in word) for word in told.split()) <= 60


async def test_a_command_sent_as_chat_is_answered_with_how_to_enter_it():
    async with town() as pages, aiohttp.ClientSession() as client:
        window = Window(client, pages.home.url)
        await window.type("/caylus new game:caylus practice:3")
        await pages.follow()
        shown = await window.look()
        assert "which I don't read. To use" in shown and "type only `/`" in shown
        before = len(pages.channel.history())
        for text in ("hello", "/", "a / b"):
            await window.type(text)
        assert len(pages.channel.history()) == before + 3


async def test_a_press_on_a_page_older_than_the_world_is_tried_again_by_itself():
    async with town() as pages, aiohttp.ClientSession() as client:
        await pages.people[AGNES].slash(pages.channel, "caylus new", game="caylus")
        await pages.follow()
        window = Window(client, pages.home.url)
        await window.look()
        number, button = next(
            (number, part)
            for number, message in window.state["messages"].items()
            for part in walk_components(message["components"])
            if part.get("label") == "Join"
        )
        old = window.state["publishedRevision"]
        await pages.guide.send(pages.channel, "Something else happens.")
        await pages.home.refresh()
        body = {
            "kind": "click",
            "protocol_version": 3,
            "sequence": 1,
            "request_id": "late",
            "generation": window.state["context"]["generation"],
            "bot_generation": window.state["botGeneration"],
            "published_revision": old,
            "control_key": button["control_key"],
            "target_id": number,
        }
        done = await window.ask("/api/action", body)
        assert not done["rejected"], done["diagnostics"]
        assert done["settlement"] == "settled"


async def test_an_answer_that_another_process_makes_counts_as_one(monkeypatch):
    async def slow(self, person, job):
        await asyncio.sleep(0.2)
        return ANALYSES[job.name].do(job).result

    monkeypatch.setattr(Thinker, "analyse", slow)
    async with town() as pages, aiohttp.ClientSession() as client:
        window = Window(client, pages.rooms[await practice(pages)].page.url)
        done = await window.press("Hint")
        assert (done["acknowledgement"], done["settlement"]) == (
            "acknowledged",
            "settled",
        )
        await pages.follow()
        assert "**Hint** for" in await window.look()
        activity = (
            next(iter(pages.rooms.values()))
            .page._pages[window.state["context"]["id"]]
            .activity
        )
        assert "unacknowledged" not in [
            receipt["acknowledgement"] for receipt in activity
        ]


async def test_a_menu_of_the_next_question_is_another_so_that_the_same_can_be_chosen_again(
    monkeypatch,
):
    # places are options of menus, as where there are many
    monkeypatch.setattr(ui, "MOST_SPOTS", 0)
    async with town() as pages, aiohttp.ClientSession() as client:
        window = Window(client, pages.rooms[await practice(pages)].page.url)
        keys = []
        for spot in ("place gate", "place inn", "place stables"):
            await window.look()
            number, menu = next(
                (number, part)
                for number, message in window.state["messages"].items()
                for part in walk_components(message["components"])
                if spot in [option["value"] for option in part.get("options", ())]
            )
            keys.append((number, menu["control_key"]))
            await window.act(
                "select",
                control_key=menu["control_key"],
                target_id=number,
                values=[spot],
            )
        _, (second, before), (third, after) = keys
        assert second == third  # the prompt is edited while the same person is asked
        # with one key it would be one menu, which keeps what was chosen in it
        assert before != after


async def test_people_act_on_several_pages_at_the_same_moment_and_time_goes_on_meanwhile():
    async with town() as pages, aiohttp.ClientSession() as client:
        threads = [await practice(pages), await practice(pages)]
        windows = [Window(client, pages.home.url)]
        windows += [Window(client, pages.rooms[thread].page.url) for thread in threads]
        await asyncio.gather(
            *(
                window.type(f"Greetings from window {number}")
                for number, window in enumerate(windows)
            ),
            pages.follow(),
        )
        for number, window in enumerate(windows):
            assert f"Greetings from window {number}" in await window.look()


async def test_a_second_window_on_the_same_page_shows_what_was_done_in_the_first():
    async with town() as pages, aiohttp.ClientSession() as client:
        page = pages.rooms[await practice(pages)].page
        first, second = Window(client, page.url), Window(client, page.url)
        await second.look()
        await first.press("Pass first")
        await first.press("Yes")
        await pages.follow()
        assert re.search(r"Passed: \w+ \(\+1 denier\)", await second.look())


async def test_a_picture_is_examined_once_however_many_people_look_at_it(monkeypatch):
    examined = []
    examine = MediaWorker.validate

    async def counted(self, key, blob, **when):
        examined.append(key)
        return await examine(self, key, blob, **when)

    monkeypatch.setattr(MediaWorker, "validate", counted)
    async with town() as pages, aiohttp.ClientSession() as client:
        window = Window(client, pages.rooms[await practice(pages)].page.url)
        for person in pages.people:
            await window.act("viewer", viewer_id=str(person.id))
            assert (await window.picture("caylus-1.png")).startswith(b"\x89PNG")
        assert len(examined) == 1


async def test_a_window_that_is_opened_late_shows_what_was_said_last():
    async with town() as pages, aiohttp.ClientSession() as client:
        thread = pages.rooms[await practice(pages)].thread
        for number in range(80):
            pages.env.backend.create_message(
                thread.id, pages.env.backend.bot_user.id, f"Message {number}"
            )
        window = Window(client, pages.rooms[thread.id].page.url)
        await window.look()
        assert (
            window.state["messages"][window.state["targetId"]]["content"]
            == "Message 79"
        )
        assert window.state["timeline"][-1] == window.state["targetId"]
        assert not window.state["history"]["hasAfter"]


async def test_a_page_of_a_long_game_lists_the_first_50_messages_and_finds_the_others(
    monkeypatch,
):
    read = []
    summary = _queries._message_summary_parts

    def counted(*arguments, **more):
        read.append(arguments)
        return summary(*arguments, **more)

    monkeypatch.setattr(_queries, "_message_summary_parts", counted)
    async with town() as pages, aiohttp.ClientSession() as client:
        for number in range(120):
            pages.env.backend.create_message(
                pages.channel.id, pages.guide.id, f"Message {number}"
            )
        read.clear()
        window = Window(client, pages.home.url)
        await window.look()
        assert len(window.state["messageIndex"]) == 50
        assert len(read) == 51
        assert window.state["navigation"]["hasNext"]
        cursor = window.state["navigation"]["nextCursor"]
        more = await window.act(
            "browse_messages", query="", filter="all", cursor=cursor
        )
        assert [item["excerpt"] for item in more["result"]["messageIndex"]][:1] == [
            "Message 48"
        ]  # two welcome messages stand above
        found = await window.act("browse_messages", query="Message 119", filter="all")
        assert [item["excerpt"] for item in found["result"]["messageIndex"]] == [
            "Message 119"
        ]


async def test_a_page_that_somebody_ended_opens_again_at_its_old_address():
    async with town() as pages, aiohttp.ClientSession() as client:
        page = pages.rooms[await practice(pages)].page
        url = page.url
        await page.close()
        await pages.follow()
        assert "Caylus #1 begins" in await Window(client, url).look()


async def test_the_pages_of_games_take_the_ports_after_the_channels_or_free_ones_where_those_are_taken():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        async with town() as pages, aiohttp.ClientSession() as client:
            pages.port = taken.getsockname()[1] - 1
            room = pages.rooms[await practice(pages)]
            assert room.port not in (0, pages.port + 1)
            assert "Caylus #1 begins" in await Window(client, room.page.url).look()


async def test_the_demo_says_what_to_do_when_the_port_of_its_channel_is_taken(
    tmp_path, capsys
):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert await server.run(Settings(data=tmp_path, demo_port=port)) == 1
        told = capsys.readouterr().err
        assert str(port) in told and "CAYLUS_DEMO_PORT=0" in told


async def test_when_there_are_too_many_games_the_channel_says_which_have_no_page(
    monkeypatch,
):
    monkeypatch.setattr(pages_module, "MOST_PAGES", 2)
    async with town() as pages:
        first, second, third = [await practice(pages) for _ in range(3)]
        assert [
            pages.rooms[thread].page is not None for thread in (first, second, third)
        ] == [
            True,
            True,
            False,
        ]
        assert "has no page yet, because 2 other games" in signs(pages)[2]
        await pages.people[AGNES].slash(
            pages.rooms[first].thread, "caylus table cancel"
        )
        await pages.follow()
        assert [
            pages.rooms[thread].page is not None for thread in (first, second, third)
        ] == [
            False,
            True,
            True,
        ]
        assert "is over. Its page was closed" in signs(pages)[0]
        assert ways(pages)[-1].endswith(f"/?board={third}")
        assert len(signs(pages)) == 3


async def test_agnes_owns_the_server_and_may_set_it_up_and_cancel_the_games_of_others():
    async with town() as pages:
        agnes, bertrand = pages.people[AGNES], pages.people[BERTRAND]
        assert "caylus-server settings" in agnes.available_commands(pages.channel)
        assert "caylus-server settings" not in bertrand.available_commands(
            pages.channel
        )
        found = await agnes.slash(pages.channel, "caylus-server doctor")
        assert (
            "I have every permission I need in this channel." in found.response.content
        )
        thread = await practice(pages, BERTRAND)
        form = await agnes.slash(pages.rooms[thread].thread, "caylus table cancel")
        seen = await agnes.submit_modal(form, {"reason": "Nobody plays"})
        await agnes.click(seen.response, label="Yes: do it")
        assert (
            await pages.db.read(
                queries.info, await pages.db.read(queries.game_in, thread)
            )
        ).status == "cancelled"
        await pages.follow()
        assert signs(pages)[0].startswith("This game is over")
        last = pages.rooms[thread].thread.last_message
        # Where the next game begins.
        assert last.author.id == pages.guide.id and pages.home.url in last.content


async def test_a_game_of_the_demo_has_its_board_and_what_is_done_there_stands_in_the_thread():
    async with (
        town() as pages,
        aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as client,
    ):
        thread = await practice(pages)
        window = Window(client, pages.rooms[thread].page.url)
        (board,) = re.findall(
            r"\[The live board\]\((http://127\.0\.0\.1:\d+)/g/1\)", await window.look()
        )
        await window.press("Board")
        await window.look()
        links = [
            part["url"]
            for message in window.state["messages"].values()
            for part in walk_components(message["components"])
            if "#t=" in str(part.get("url"))
        ]
        headers = {"Origin": board, "Content-Type": "application/json"}
        token = {"token": links[-1].partition("#t=")[2]}
        async with client.post(
            f"{board}/enter", json=token, headers=headers
        ) as entered:
            assert entered.status == 200
        async with client.get(f"{board}/g/1/own") as answer:
            own = await answer.json()
        code = own["actions"][1]["code"]
        body = {
            "revision": own["revision"],
            "code": code,
            "once": "d" * 16,
            "key": own["key"],
        }
        async with client.post(f"{board}/g/1/act", json=body, headers=headers) as done:
            assert (await done.json())["result"] == "done"
        info = await pages.db.read(queries.info, 1)
        assert info.number == 1
        asked = f"**{info.names[info.deciding]}** <@{pages.people[AGNES].id}>"

        async def stands():
            await pages.follow()
            (home,) = (one for one in pages.channel.threads if one.id == thread)
            return any(asked in message.content for message in home.history()[-3:])

        await until(stands, "the thread asks whoever is next")
