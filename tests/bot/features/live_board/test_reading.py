"""What the page is told: the board, whole and in parts, earlier positions, tiles, words; and who is told nothing."""

import asyncio
import gzip
import sys
from collections import Counter
from unittest import mock

import discord
import msgspec
import pytest

from bot.features.live_board import (
    access,
    public,
    read_routes,
    session_routes,
    use_cases,
)
from bot.text import reports
from bot.text.localization import english
from rules.register import find_game
from storage import actions
from tests.bot.features.live_board.site import site
from tests.bot.players import Player

ROUTES = ("board", "at/0", "words", "tile/inn", "own", "events")


async def played(here, game, actions=3):
    player = Player(here.world, game, 5, "act")
    for _ in range(actions):
        await player.step()


async def test_everybody_sees_the_board_of_a_public_game_and_nobody_in_particular_can_act():
    async with site() as here:
        game = await here.world.table(3)
        await played(here, game)
        async with here.reader(game=game) as anybody:
            status, board = await anybody.get("board?layout=full")
            assert status == 200
            road, stock, players = (page["blocks"] for page in board["pages"])
            assert {"castle", "1", "28", "banner"} <= road.keys()
            assert {"stock-residence"} <= stock.keys()
            assert {"player0", "favor-cubes", "legend"} <= players.keys()
            assert (
                board["steps"] == 3
                and len(board["log"]) == 3
                and board["title"] == f"Caylus #{game}"
            )
            assert board["thread"].endswith(str((await here.position(game)).info.home))
            _, own = await anybody.get("own")
            assert (own["key"], own["actions"], own["undo"], own["plan"]) == (
                "",
                [],
                False,
                None,
            )
            status, refused = await anybody.act("pass", board["revision"])
            assert status == 403 and "aren't signed in" in refused["refused"]
            assert (await anybody.get("words"))[1]["text"].startswith("Caylus")
            status, tile = await anybody.get("tile/inn")
            assert status == 200 and "Inn" in tile["text"]
            assert (await anybody.get("tile/nowhere"))[0] == 404


@pytest.mark.parametrize(("kind", "most"), [("caylus", 700), ("magna_carta", 600)])
async def test_a_board_of_which_nothing_is_new_is_made_with_few_calls(kind, most):
    async with site() as here:
        game = await here.world.table(3, game=kind)
        await played(here, game, 30)
        now = await here.world.bot.db.read(use_cases.now, game)
        calls = Counter()

        def answer():
            shown = public.shown(english(), now, "full")
            return msgspec.json.encode(
                public.state(now, english(), "") | public.changes(shown, None)
            )

        first = answer()
        sys.setprofile(lambda frame, event, arg: calls.update([event]))
        again = answer()
        sys.setprofile(None)
        assert again == first and 100 < calls["call"] <= most


def contents(answer, key):
    """Return the last three parts of each block of an answer's pages, by name."""
    return {
        name: parts[-3:]
        for page in answer["pages"]
        for name, parts in page[key].items()
    }


async def test_after_an_action_only_the_blocks_that_differ_are_sent():
    async with site() as here:
        game = await here.world.table(2)
        async with here.reader(game=game) as anybody:
            _, before = await anybody.get("board?layout=full")
            await played(here, game, 1)
            _, after = await anybody.get(f"board?layout=full&since={before['mark']}")
            _, whole = await anybody.get("board?layout=full")
            changed = contents(after, "changed")
            assert 0 < len(changed) < 20
            assert len(gzip.compress(str(after).encode())) < 4_000
            # What the page shows is then what a whole answer has.
            assert contents(before, "blocks") | changed == contents(whole, "blocks")
            lines = [
                line for line in before["log"] if line[0] < after["log_from"]
            ] + after["log"]
            assert lines == whole["log"] and len(after["log"]) == 1
            _, unknown = await anybody.get("board?layout=full&since=nonsense")
            assert "blocks" in unknown["pages"][0]
            _, phone = await anybody.get(f"board?layout=phone&since={after['mark']}")
            assert len(phone["pages"]) == 3 and all(
                "blocks" in page for page in phone["pages"]
            )


async def test_the_log_says_what_was_paid_what_followed_and_in_which_phase(monkeypatch):
    monkeypatch.setattr(use_cases, "LOGGED", 1_000)
    async with site() as here:
        here.world.bot.db.draw = lambda n: 5 % n
        game = await here.world.table(2)
        await played(here, game, 60)
        rows = await here.world.bot.db.read(lambda uow: actions.record(uow.tx, game))
        async with here.reader(game=game) as anybody:
            _, board = await anybody.get("board?layout=full")
            log = {step: line for step, *line in board["log"]}
            assert len(log) > 40
            for step, row in enumerate(rows, 1):
                if step in log:
                    _, _, seat, title, _ = log[step]
                    assert seat == row.seat
                    assert title == reports.phase_title(
                        english(), find_game("caylus"), row.turn, row.phase
                    )
            told = " ".join(f"{text} {followed}" for text, *_, followed in log.values())
            for part in (
                " for 2 deniers.",
                "2 prestige",
                " as income.",
                " passes automatically",
                "Bailiff ",
            ):
                assert part in told
            first = min(log)
            _, past = await anybody.get(f"at/{first}?layout=full")
            assert past["said"] == [log[first][0], log[first][4]]


async def test_every_public_position_can_be_looked_at_and_a_second_look_costs_nothing():
    async with site() as here:
        game = await here.world.table(2)
        await Player(here.world, game, 3, "act").hurry()
        async with here.reader(game=game) as anybody:
            _, board = await anybody.get("board")
            assert board["status"] == "finished" and board["steps"] > 60
            sizes = []
            for step in range(0, board["steps"] + 1, 9):
                async with anybody.session.get(
                    f"{here.url}/g/{game}/at/{step}",
                    headers={"Accept-Encoding": "gzip"},
                ) as at:
                    assert at.status == 200
                    sizes.append(int(at.headers["Content-Length"]))
                    tag = at.headers["ETag"]
                async with anybody.session.get(
                    f"{here.url}/g/{game}/at/{step}", headers={"If-None-Match": tag}
                ) as again:
                    assert again.status == 304
            assert max(sizes) <= 12_000
            _, last = await anybody.get(f"at/{board['steps']}")
            names = set(last["pages"][0]["blocks"])
            assert names == set(board["pages"][0]["blocks"])
            status, none = await anybody.get(f"at/{board['steps'] + 1}")
            assert status == 404 and "taken back" in none["refused"]


async def test_a_game_that_is_hidden_and_one_that_never_was_are_the_same_404():
    async with site() as here:
        guild, bot = here.world.guild, here.world.bot
        closed = guild.create_text_channel(
            "closed",
            overwrites={
                guild.default_role: discord.PermissionOverwrite(view_channel=False),
                bot.user: discord.PermissionOverwrite(view_channel=True),
                **{
                    here.world.people[who]: discord.PermissionOverwrite(
                        view_channel=True
                    )
                    for who in (0, 1, 2)
                },
            },
        )
        open_channel, here.world.channel = here.world.channel, closed
        game = await here.world.table(2)
        here.world.channel = open_channel
        async with (
            here.reader(game=game) as anybody,
            here.reader(4, game) as outsider,
            here.reader(2, game) as onlooker,
            here.reader(0, game) as player,
        ):
            answers = []
            for stranger in (anybody, outsider):
                for route in ROUTES:
                    stranger.game = game
                    answers.append(await stranger.get(route))
                    stranger.game = game + 1_000
                    answers.append(await stranger.get(route))
            assert {status for status, _ in answers} == {404}
            assert len({str(answer) for _, answer in answers}) == 1
            outsider.key = "x"
            outsider.game = game
            assert (await outsider.act("pass", 1))[0] == 404
            assert (await onlooker.get("board"))[0] == 200 and (await onlooker.own())[
                "seats"
            ] == []
            assert (await player.get("board"))[0] == 200 and len(
                (await player.own())["seats"]
            ) == 1


async def test_a_session_of_one_game_is_nobody_in_another_and_a_link_opens_once():
    async with site() as here:
        one, other = await here.world.table(2), await here.world.table(2)
        link = await here.link(0, one)
        token = link.partition("#t=")[2]
        async with here.reader(game=one) as reader, here.reader(game=one) as late:
            assert (await reader.post("/enter", {"token": token}))[0] == 200
            assert (await reader.own())["you"] == "Ann"
            reader.game = other
            assert (await reader.own())["you"] == ""
            status, refused = await late.post("/enter", {"token": token})
            assert status == 403 and "ten minutes" in refused["refused"]
        link = await here.link(0, one)
        await here.world.env.advance_time(use_cases.LINK_LASTS + 5)
        async with here.reader(game=one) as late:
            assert (await late.post("/enter", {"token": link.partition("#t=")[2]}))[
                0
            ] == 403


async def test_the_newest_link_and_session_are_kept_even_of_many_in_one_second(
    monkeypatch,
):
    monkeypatch.setattr(session_routes, "ENTRIES_A_MINUTE", 1_000)
    async with site() as here:
        game = await here.world.table(2)
        for _ in range(2 * use_cases.SESSIONS):
            async with here.reader(0, game) as reader:
                assert (await reader.own())["you"] == "Ann"
            await here.link(1, game)
        rows = "SELECT user, kind, count(*) FROM board_session GROUP BY user, kind ORDER BY user, kind"
        found = await here.world.bot.db.read(
            lambda uow: uow.tx.execute(rows).fetchall()
        )
        assert [count for *_, count in found] == [use_cases.SESSIONS, use_cases.LINKS]


async def test_signing_out_ends_every_browser_and_forgetting_too():
    async with site() as here:
        game = await here.world.table(2)
        async with here.reader(0, game) as one, here.reader(0, game) as other:
            await one.own()
            await other.own()
            assert (await one.post("/sign-out", {"key": one.key}))[0] == 200
            for reader in (one, other):
                assert (await reader.own())["you"] == ""
        assert (
            await here.world.bot.db.read(
                lambda uow: uow.tx.execute("SELECT 1 FROM board_session").fetchone()
            )
            is None
        )


async def test_what_is_stored_opens_nothing():
    async with site() as here:
        game = await here.world.table(2)
        await here.link(0, game)
        async with here.reader(0, game):
            rows = await here.world.bot.db.read(
                lambda uow: uow.tx.execute("SELECT hash FROM board_session").fetchall()
            )
        assert len(rows) == 2
        async with here.reader(game=game) as thief:
            for (hash_,) in rows:
                assert (await thief.post("/enter", {"token": hash_}))[0] == 403
                status, own = await thief.get(
                    "own", Cookie=f"{here.server.site.cookie}={hash_}"
                )
                assert status == 200 and own["key"] == ""


class Beats:
    """News of a game that a test makes: the simulated clock does not move for what is no part of the bot."""

    def __init__(self, here):
        self.news = asyncio.Queue()
        here.feature.changes.follow = self.follow

    async def follow(self, game, **_):
        while True:
            yield await self.news.get()


async def test_a_stream_says_revisions_and_nothing_else():
    async with site() as here:
        game = await here.world.table(2)
        beats = Beats(here)
        async with here.reader(game=game) as anybody, here.stream(anybody) as stream:
            for news in ((1, True), (1, False), (2, True)):
                beats.news.put_nowait(news)
            told = [
                (await stream.content.readuntil(b"\n\n")).decode() for _ in range(3)
            ]
            assert told == [
                "event: change\ndata: 1\n\n",
                "event: beat\ndata: 1\n\n",
                "event: change\ndata: 2\n\n",
            ]


@pytest.mark.parametrize("version", ["1.0", "1.1"])
async def test_a_stream_tells_a_change_in_the_frames_of_its_protocol(version):
    async with site() as here:
        game = await here.world.table(2)
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", here.server.site.port
        )
        writer.write(
            f"GET /g/{game}/events HTTP/{version}\r\nHost: 127.0.0.1\r\n\r\n".encode()
        )
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        assert ("chunked" in head) == (version == "1.1")
        for _ in range(2):
            event = f"event: change\ndata: {(await here.position(game)).revision}\n\n"
            framed = event if version == "1.0" else f"{len(event):x}\r\n{event}\r\n"
            assert (await reader.readexactly(len(framed))).decode() == framed
            await played(here, game, 1)
        writer.close()


async def test_a_stream_ends_for_somebody_who_may_not_look_any_more():
    async with site() as here:
        game = await here.world.table(2)
        beats = Beats(here)
        async with here.reader(game=game) as anybody, here.stream(anybody) as stream:
            beats.news.put_nowait((1, True))
            await stream.content.readuntil(b"\n\n")
            here.world.bot.permissions.is_public = lambda server, place, role=None: (
                False
            )
            beats.news.put_nowait((1, False))
            assert await stream.content.read() == b""
            assert (await anybody.get("board"))[0] == 404


async def test_nobody_is_looked_up_on_discord_to_look_at_an_open_game_and_it_closes_within_seconds(
    monkeypatch,
):
    async with site() as here:
        game = await here.world.table(2)
        permissions = here.world.bot.permissions
        async with here.reader(2, game) as reader:
            monkeypatch.setattr(access, "OPEN_BELIEVED", 300)
            monkeypatch.setattr(
                permissions, "member", mock.AsyncMock(side_effect=AssertionError)
            )
            assert (await reader.get("board"))[0] == 200
            monkeypatch.setattr(
                permissions, "member", mock.AsyncMock(return_value=None)
            )
            monkeypatch.setattr(
                permissions, "is_public", lambda server, place, role=None: False
            )
            assert (await reader.get("board"))[0] == 200
            monkeypatch.setattr(access, "OPEN_BELIEVED", -1)
            assert (await reader.get("board"))[0] == 404


@pytest.mark.parametrize(
    ("name", "limit"), [("STREAMS_A_VISITOR", 1), ("STREAMS_A_GAME", 1), ("STREAMS", 1)]
)
async def test_too_many_streams_are_refused_with_a_sentence(monkeypatch, name, limit):
    monkeypatch.setattr(read_routes, name, limit)
    async with site() as here:
        game = await here.world.table(2)
        async with here.reader(game=game) as anybody, here.stream(anybody) as stream:
            await stream.content.readuntil(b"\n\n")
            status, refused = await anybody.get("events")
            assert status == 503 and "30 seconds" in refused["refused"]


async def test_refusals_are_in_the_readers_language():
    async with site() as here, here.reader(game=999) as anybody:
        _, refused = await anybody.get(
            "board", **{"Accept-Language": "de-DE,de;q=0.9,en;q=0.5"}
        )
        assert refused["refused"].startswith("Diese Seite gibt es nicht")


async def test_every_answer_has_its_headers_and_files_are_kept_for_good():
    async with site() as here:
        game = await here.world.table(2)
        async with here.reader(game=game) as anybody:
            for path in (
                f"/g/{game}",
                f"/g/{game}/board",
                "/nowhere",
                "/s/none.js",
                f"/g/{game}/at/x",
            ):
                async with anybody.session.get(here.url + path) as answer:
                    assert (
                        "default-src 'none'"
                        in answer.headers["Content-Security-Policy"]
                    )
                    assert answer.headers["Referrer-Policy"] == "no-referrer"
                    if answer.status != 200:
                        assert answer.headers["Cache-Control"] == "no-store"
            async with anybody.session.get(f"{here.url}/g/{game}") as page:
                text = await page.text()
                assert "style=" not in text and "<script>" not in text
            for name in here.server._assets.files:
                async with anybody.session.get(f"{here.url}/s/{name}") as file:
                    assert (
                        file.status == 200
                        and "immutable" in file.headers["Cache-Control"]
                    )


async def test_a_lobby_has_a_page_that_says_so():
    async with site() as here:
        await here.world.slash(0, here.world.channel, "new", game="caylus", pace="none")
        async with here.reader(0, 1) as host:
            status, board = await host.get("board")
            assert (
                status == 200
                and board["pages"] == []
                and "hasn't started" in board["line"]
            )
            assert (await host.own())["actions"] == []


async def test_without_an_address_nothing_listens(tmp_path):
    from tests.bot.world import world

    async with world() as here:
        assert "LiveBoard" not in here.bot.cogs
        assert here.bot.db.committed is None


async def test_a_game_with_hands_asks_on_the_page_without_naming_a_button_of_the_thread():
    async with site() as here:
        game = await here.world.table(2, game="magna_carta")
        await played(here, game, 3)
        async with here.reader(game=game) as anybody:
            _, board = await anybody.get("board")
            assert board["line"].startswith("Waiting for ")
            assert "`" not in board["line"]


def test_shields_have_the_first_letter_of_a_name_and_two_where_names_begin_alike():
    assert public.initials(("Ann", "bob", "Al")) == ("An", "B", "Al")
    assert public.initials(("🦊 Fox", "Écu", "!")) == ("F", "É", "!")


async def asked_until(here, game, true):
    """Play until the seat that is asked has an answer of the page for which something holds."""
    player = Player(here.world, game, 5, "act")
    while True:
        position = await here.position(game)
        seat = position.decision.seat
        who = here.world.seat_holder(position.info, seat)
        async with here.reader(who, game) as reader:
            own = await reader.own()
        if true(position, own):
            return position, own
        await player.step()


async def test_the_provosts_card_says_whose_worker_he_leaves_beyond_him(monkeypatch):
    monkeypatch.setattr(session_routes, "ENTRIES_A_MINUTE", 1_000)

    def leaves(position, own):
        return any("\nBeyond the provost" in one["detail"] for one in own["actions"])

    async with site() as here:
        game = await here.world.table(4)
        position, own = await asked_until(here, game, leaves)
        view = position.view()
        for action in own["actions"]:
            steps = int(action["code"].split()[1])
            left = view.road[view.provost + min(steps, 0) : view.provost]
            workers = sum(space.worker is not None for space in left)
            assert ("Beyond the provost" in action["detail"]) == (workers > 0)
            assert action["detail"].count(";") == max(0, workers - 1) or steps > 0


async def test_the_question_speaks_of_building_where_a_card_can_be_built(monkeypatch):
    monkeypatch.setattr(session_routes, "ENTRIES_A_MINUTE", 1_000)
    said = set()

    def both(position, own):
        if position.kind == "action":
            codes = " ".join(position.decision.actions)
            said.add(("build" in codes, "build" in own["question"]))
        return len(said) == 2

    async with site() as here:
        game = await here.world.table(2, game="magna_carta")
        await asked_until(here, game, both)
        assert said == {(True, True), (False, False)}
