"""Actions on the page: what a command does, once, and never what somebody else may do."""

import asyncio
import contextlib
import json
from urllib.parse import urlsplit

import pytest
from simcord.components import walk_components

from bot.core import queries, user_data
from bot.delivery import question
from bot.features.live_board import play_routes, public, requests
from bot.text.localization import localization_for
from tests.bot.features.live_board.site import site
from tests.bot.players import Player, components
from tests.bot.world import world


def raw(message):
    return [
        part if isinstance(part, dict) else part.to_dict()
        for part in message.components
    ]


async def finish_by_page(here, game, seed):
    """Play a game to its end by the page alone; each person has a browser of their own."""
    player = Player(here.world, game, seed, "act")
    readers, count = {}, 0
    async with contextlib.AsyncExitStack() as opened:
        while True:
            position = await here.position(game)
            if position.decision is None:
                return count
            holder = here.world.seat_holder(position.info, position.decision.seat)
            if holder not in readers:
                readers[holder] = await opened.enter_async_context(
                    here.reader(holder, game)
                )
            reader = readers[holder]
            own = await reader.own()
            asked = position.asked(here.world.people[holder].id)
            assert [one["code"] for one in own["actions"]] and {
                one["code"] for one in own["actions"]
            } == set(asked.decision.actions)
            code = player.choose(asked)
            status, done = await reader.act(
                code, own["revision"], f"{count:016d}", sure=True
            )
            assert status == 200, done
            assert done["result"] in ("done", "kept")
            count += 1
            if count % 7 == 0:
                await here.world.quiet()


@pytest.mark.costly("two games to their end by the page, and the same by commands")
@pytest.mark.parametrize(("kind", "players"), [("caylus", 3), ("magna_carta", 2)])
async def test_a_game_on_the_page_leaves_the_same_record_as_by_commands(
    monkeypatch, kind, players
):
    monkeypatch.setattr(play_routes, "ACTS_A_MINUTE", 10_000)
    monkeypatch.setattr(requests, "A_MINUTE", 10_000)
    async with site() as here:
        game = await here.world.table(players, game=kind)
        here.world.bot.db.draw = lambda n: 7 % n
        assert await finish_by_page(here, game, 4) > 40
        await here.world.quiet()
        info = await here.world.bot.db.read(queries.info, game)
        assert info.status == "finished"
        home = await here.world.home(game)
        assert any("🏆" in message.content for message in home.history())
        assert here.world.env.errors == []
        codes = await here.world.bot.db.read(
            lambda uow: uow.tx.execute(
                "SELECT seat, code, source FROM action WHERE game = ? ORDER BY number",
                (game,),
            ).fetchall()
        )
        assert {source for _, _, source in codes} == {"person"}


async def test_the_thread_goes_on_as_after_a_command():
    async def thread(by_page):
        async with site() if by_page else world() as here:
            town = here.world if by_page else here
            game = await town.table(2)
            player = Player(town, game, 2, "act")
            for number in range(6):
                position = await player.position()
                holder = town.seat_holder(position.info, position.decision.seat)
                code = player.choose(position)
                if by_page:
                    async with here.reader(holder, game) as reader:
                        await reader.own()
                        status, _ = await reader.act(
                            code, position.revision, f"{number:016d}", sure=True
                        )
                        assert status == 200
                else:
                    await town.people[holder].slash(
                        await town.home(game), "caylus act", action=code
                    )
                await town.quiet()
            told = [
                (message.content, len(components(message)))
                for message in (await town.home(game)).history()
            ]
            return [each for each in told if "begins" not in each[0]]

    assert await thread(by_page=True) == await thread(by_page=False)


async def test_a_request_that_arrives_twice_is_done_once():
    async with site() as here:
        game = await here.world.table(2)
        position = await here.position(game)
        holder = here.world.seat_holder(position.info, position.decision.seat)
        async with here.reader(holder, game) as reader:
            own = await reader.own()
            code = own["actions"][1]["code"]
            first = await reader.act(code, own["revision"], "k" * 16)
            second = await reader.act(code, own["revision"], "k" * 16)
            assert first[1]["result"] == "done" and second[1]["result"] == "repeated"
            assert (await here.position(game)).info.number == 1


async def test_stale_illegal_and_others_actions_are_refused_and_nothing_changes():
    async with site() as here:
        game = await here.world.table(2)
        position = await here.position(game)
        holder = here.world.seat_holder(position.info, position.decision.seat)
        async with (
            here.reader(holder, game) as mine,
            here.reader(1 - holder, game) as other,
        ):
            own = await mine.own()
            await other.own()
            for reader, code, revision in (
                (mine, own["actions"][1]["code"], own["revision"] + 1),
                (mine, own["actions"][1]["code"], own["revision"] - 1),
                (mine, "place 27", own["revision"]),
                (mine, "nonsense", own["revision"]),
                (other, own["actions"][1]["code"], own["revision"]),
            ):
                status, refused = await reader.act(code, revision)
                assert status == 409 and refused["refused"]
            assert (await here.position(game)).revision == position.revision


async def test_what_would_be_wasted_is_asked_first():
    async with site() as here:
        game = await here.world.table(2)
        position = await here.position(game)
        holder = here.world.seat_holder(position.info, position.decision.seat)
        async with here.reader(holder, game) as reader:
            own = await reader.own()
            status, asked = await reader.act("pass", own["revision"])
            assert (
                status == 200
                and asked["result"] == "waste"
                and "Are you sure" in asked["said"]
            )
            assert (await here.position(game)).revision == position.revision
            assert (await reader.act("pass", own["revision"], "b" * 16, sure=True))[1][
                "result"
            ] == "done"


async def test_undo_is_free_until_another_acts_and_then_asks_in_the_thread():
    async with site() as here:
        game = await here.world.table(2)
        player = Player(here.world, game, seed=5, way="act")
        await player.step()
        holder = here.world.seat_holder(
            (await here.position(game)).info, player.last[0]
        )
        async with here.reader(holder, game) as reader:
            own = await reader.own()
            assert own["undo"]
            body = {"revision": own["revision"], "once": "u" * 16, "key": reader.key}
            assert (await reader.post("undo", body))[1]["result"] == "undone"
            assert (await here.position(game)).info.number == 0
            await player.step()
            await player.step()
            own = await reader.own()
            body = {"revision": own["revision"], "once": "v" * 16, "key": reader.key}
            assert (await reader.post("undo", body))[1]["result"] == "vote"


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Origin": "https://elsewhere.example"}, 403),
        ({"Origin": ""}, 403),
        ({"Sec_Fetch_Site": "cross-site"}, 403),
        ({"Content_Type": "text/plain"}, 415),
        ({"Content_Type": "application/x-www-form-urlencoded"}, 415),
    ],
)
async def test_changes_from_other_sites_are_refused(headers, status):
    async with site() as here:
        game = await here.world.table(2)
        holder = here.world.seat_holder(
            (await here.position(game)).info, (await here.position(game)).decision.seat
        )
        async with here.reader(holder, game) as reader:
            own = await reader.own()
            body = {
                "revision": own["revision"],
                "code": own["actions"][1]["code"],
                "once": "a" * 16,
                "key": reader.key,
            }
            got, refused = await reader.post("act", body, **headers)
            assert got == status and refused["refused"]
            assert (await here.position(game)).info.number == 0


async def test_a_wrong_key_a_large_body_and_nonsense_are_refused():
    async with site() as here:
        game = await here.world.table(2)
        position = await here.position(game)
        holder = here.world.seat_holder(position.info, position.decision.seat)
        async with here.reader(holder, game) as reader:
            own = await reader.own()
            body = {"revision": own["revision"], "code": "pass", "once": "a" * 16}
            for key, status in (
                (None, 400),
                (7, 400),
                ("", 403),
                ("x" * 32, 403),
                ("ключ", 403),
            ):
                assert (await reader.post("act", {**body, "key": key}))[0] == status
            good = {**body, "key": reader.key}
            for wrong, status in (
                ("[]", 400),
                ("{", 400),
                (json.dumps({**good, "revision": "1"}), 400),
                (json.dumps({**good, "once": "a b"}), 400),
                (json.dumps({**good, "revision": -1}), 400),
                (json.dumps({**good, "revision": 10**30}), 400),
                (json.dumps({**good, "code": "p" * 101}), 400),
                (json.dumps({**good, "code": "p" * 5_000}), 413),
                ('{"code": "\\ud800"}', 400),
                ('{"more": ' + "[" * 4_000, 400),
                (b"\xff\xfe", 400),
            ):
                got, refused = await reader.post("act", wrong)
                assert got == status and refused["refused"], wrong[:40]
            assert (await here.position(game)).revision == position.revision


async def test_a_body_that_cannot_be_unpacked_is_refused():
    async with site() as here:
        game = await here.world.table(2)
        async with here.reader(0, game) as reader:
            status, refused = await reader.post(
                "act", b"no gzip", Content_Encoding="gzip"
            )
            assert status == 400 and refused["refused"].startswith(
                "I couldn't read that request"
            )


@pytest.mark.parametrize(
    "header", ["Cookie: caylus=", "Authorization: Bearer ", "Accept-Language: "]
)
async def test_a_header_that_is_no_text_is_nobodys(header):
    async with site() as here:
        game = await here.world.table(2)
        address = urlsplit(here.url)
        reading, writing = await asyncio.open_connection(address.hostname, address.port)
        line = f"GET /g/{game}/own HTTP/1.1\r\nHost: {address.netloc}\r\n{header}"
        writing.write(line.encode() + b"\xff\xfe\r\n\r\n")
        assert b" 200 " in await reading.readline()
        writing.close()
        assert here.world.env.errors == []


def test_refusals_of_the_thread_lose_its_markup_on_the_page():
    said = "-# **See** `/caylus plan turn` or </caylus status:12>."
    plain = public.plain(localization_for("en"), said)
    assert plain == "See “/caylus plan turn” or /caylus status."


async def test_too_many_actions_in_a_minute_are_refused():
    async with site() as here:
        game = await here.world.table(2)
        async with here.reader(0, game) as reader:
            own = await reader.own()
            answers = [
                await reader.act("nonsense", own["revision"], f"{n:016d}")
                for n in range(21)
            ]
            assert [status for status, _ in answers] == [409] * 20 + [429]
            assert "Wait a moment" in answers[-1][1]["refused"]


async def test_each_refusal_is_one_sentence_in_the_readers_language_and_changes_nothing(
    monkeypatch,
):
    monkeypatch.setattr(requests, "A_MINUTE", 14)
    async with site() as here:
        game = await here.world.table(2)
        before = await here.position(game)
        holder = here.world.seat_holder(before.info, before.decision.seat)
        await here.world.bot.settings_cache.set(
            here.world.people[holder].id, language="de"
        )
        german = localization_for("de")
        async with (
            here.reader(holder, game) as reader,
            here.reader(game=game) as stranger,
        ):
            link = await here.link(1 - holder, game)
            code = (await reader.own())["actions"][0]["code"]
            own, abroad = (
                {"revision": before.revision, "code": code, "once": "a" * 16},
                {"Accept-Language": "de"},
            )
            key = {"key": reader.key}

            async def refused(status, message_id, sent):
                found, answer = await sent
                assert (found, answer) == (
                    status,
                    {"refused": german.format(message_id)},
                )

            await refused(
                403, "live-signed-out", stranger.post("act", own | key, **abroad)
            )
            await refused(
                403, "live-refused", reader.post("act", own | {"key": "f" * 32})
            )
            await refused(
                403,
                "live-refused",
                reader.post("act", own | key, Origin="https://example.org"),
            )
            await refused(
                415,
                "live-refused",
                reader.post("act", own | key, Content_Type="text/plain"),
            )
            await refused(
                413,
                "live-too-large",
                reader.post("act", own | key | {"more": "x" * 9_000}),
            )
            await refused(400, "live-unreadable", reader.post("act", "{"))
            await refused(
                404, "live-no-page", stranger.get(f"/g/{game + 1}/board", **abroad)
            )
            await refused(404, "live-no-page", reader.get("tile/nonsense"))
            status, stale = await reader.act(code, before.revision - 1)
            assert status == 409 and stale["refused"] and "key" not in stale
            token = {"token": link.partition("#t=")[2]}
            assert (await stranger.post("/enter", token))[0] == 200
            await refused(403, "live-link-used", reader.post("/enter", token))
            for _ in range(14):
                status, answer = await reader.get("board")
            assert (status, answer) == (
                429,
                {"refused": german.format("live-too-often")},
            )
        assert (await here.position(game)).revision == before.revision


async def test_somebody_who_was_replaced_or_banned_acts_no_more():
    async with site() as here:
        game = await here.world.table(2)
        position = await here.position(game)
        holder = here.world.seat_holder(position.info, position.decision.seat)
        async with here.reader(holder, game) as reader:
            own = await reader.own()
            await here.world.bot.get_guild(here.world.guild.id).ban(
                here.world.people[holder]
            )
            await here.world.quiet()
            here.world.bot.permissions._fetched.clear()
            status, refused = await reader.act(
                own["actions"][1]["code"], own["revision"]
            )
            assert status == 403 and refused["refused"]
            assert (await here.position(game)).info.number == 0


async def edited(reader, edit):
    """Send what a press on the page sends; return the plan after it."""
    status, answer = await reader.post("plan", edit | {"key": reader.key})
    assert status == 200, answer
    return answer["own"]["plan"]


def listed(plan):
    return [row["number"] for row in plan["rows"]]


async def test_the_plan_is_the_one_of_the_panel():
    async with site() as here:
        game = await here.world.table(2)
        position = await here.position(game)
        waiting = 1 - here.world.seat_holder(position.info, position.decision.seat)
        async with here.reader(waiting, game) as reader:
            plan = (await reader.own())["plan"]
            assert (plan["rows"], plan["again"], plan["clear"]) == ([], None, None)
            codes = [
                one["code"] for one in plan["can"] if one["code"].startswith("place ")
            ][:3]
            for code in codes:
                plan = await edited(
                    reader,
                    next(one["edit"] for one in plan["can"] if one["code"] == code),
                )
            assert listed(plan) == ["1", "2", "3"]
            plan = await edited(reader, plan["rows"][1]["instead"]["edit"])
            assert listed(plan) == ["1", "1+", "2"] and plan["rows"][1]["instead"]["on"]
            plan = await edited(reader, plan["rows"][1]["instead"]["edit"])
            assert (
                listed(plan) == ["1", "2", "3"] and not plan["rows"][1]["instead"]["on"]
            )
            plan = await edited(reader, plan["rows"][2]["instead"]["edit"])
            assert listed(plan) == ["1", "2", "2+"]
            passing = plan["menus"][0]["boxes"][0]
            assert passing["label"].startswith("Pass once") and not passing["on"]
            plan = await edited(reader, passing["edit"])
            assert plan["menus"][0]["boxes"][0]["on"]
            said = await here.world.slash(
                waiting, await here.world.home(game), "plan turn"
            )
            assert (
                "No. 2" in said.response.content
                and "otherwise" in said.response.content
            )
            plan = await edited(reader, plan["rows"][0]["off"]["edit"])
            assert listed(plan) == ["1", "1+"]
            assert (await edited(reader, plan["clear"]))["rows"] == []


async def test_a_press_of_a_plan_that_nobody_was_offered_is_refused_and_nothing_changes():
    async with site() as here:
        game = await here.world.table(2)
        position = await here.position(game)
        waiting = 1 - here.world.seat_holder(position.info, position.decision.seat)
        async with here.reader(waiting, game) as reader:
            plan = (await reader.own())["plan"]
            edit = plan["can"][0]["edit"]
            turn, seat, _ = edit["rest"].split()
            before = await edited(reader, edit)
            for rest, values, status in (
                (f"{turn} {seat} places", ["place 27"], 409),
                (f"{turn} {seat} nonsense", [], 409),
                (f"9 {seat} places", edit["values"], 409),
                (f"{turn} {1 - int(seat)} places", edit["values"], 409),
                (f"{turn} {'9' * 30} places", edit["values"], 409),
                (f"{turn} {seat} ask", ["cost "], 409),
                (f"{turn} {seat} ask", ["cost 6"], 409),
                (f"{turn} {seat} ask", ["cost 99999999999999999999"], 409),
                ("", [], 409),
                (f"{turn} {seat} places", "x", 400),
                (f"{turn} {seat} places", ["x" * 101], 400),
                (f"{turn} {seat} places", ["x"] * 26, 400),
                ("x" * 101, [], 400),
            ):
                body = {"key": reader.key, "rest": rest, "values": values}
                found, refused = await reader.post("plan", body)
                assert found == status and refused["refused"], (rest, values)
            for rest in ("nonsense", "1/2/3/4#0 0"):
                body = {
                    "key": reader.key,
                    "rest": rest,
                    "values": ["x"],
                    "answers": True,
                }
                assert (await reader.post("plan", body))[0] == 409
            assert (await reader.own())["plan"] == before
            body = {
                "key": reader.key,
                "rest": f"{turn} {seat} ask",
                "values": ["cost 6"],
            }
            assert (
                "at most 5 deniers" in (await reader.post("plan", body))[1]["refused"]
            )


async def asked_together(here):
    """Play on until somebody is asked together with the seat that decides; return the game and the number of the
    person."""
    game = await here.world.table(3)
    player = Player(here.world, game, 5, "act")
    while not (seats := question.asked_besides(await here.position(game))):
        await player.step()
    return game, here.world.seat_holder((await here.position(game)).info, seats[0])


async def test_a_question_of_those_who_are_asked_together_is_answered_on_the_page():
    async with site() as here:
        game, who = await asked_together(here)
        async with here.reader(who, game) as reader:
            own = await reader.own()
            assert own["actions"] == [] and own["plan"]["line"].startswith(
                "Answer in advance: "
            )
            assert [one["label"] for one in own["plan"]["can"]]
            questions, open_ = len(own["plan"]["rows"]), own["plan"]
            plan = await edited(reader, open_["can"][0]["edit"])
            assert "✅" in plan["rows"][0]["label"] and plan["line"] != open_["line"]
            plan = await edited(reader, plan["rows"][0]["off"]["edit"])
            assert (len(plan["rows"]), plan["can"]) == (questions, open_["can"])
            while plan is not None and plan["can"]:
                plan = await edited(reader, plan["can"][0]["edit"])
        position = await here.position(game)
        besides = question.asked_besides(position)
        assert who not in [
            here.world.seat_holder(position.info, seat) for seat in besides
        ]


async def test_private_answers_have_a_link_of_ones_own():
    async with site() as here:
        game = await here.world.table(2)
        answer = (
            await here.world.slash(0, await here.world.home(game), "board", view="full")
        ).response
        links = [
            part["url"] for part in walk_components(raw(answer)) if part.get("url")
        ]
        assert answer.ephemeral and len(links) == 1
        assert links[0].startswith(f"{here.url}/g/{game}#t=")
        home = await here.world.home(game)
        public = (
            await here.world.slash(0, home, "board", view="full", public=True)
        ).response
        assert not [part for part in walk_components(raw(public)) if part.get("url")]
        opening = [
            m.content
            for m in (await here.world.home(game)).history()
            if "live board" in m.content
        ]
        assert len(opening) == 1 and f"{here.url}/g/{game})" in opening[0]
        exported = await here.world.bot.db.read(
            user_data.about, here.world.people[0].id
        )
        assert [row["kind"] for row in exported["board_sessions"]] == ["link"]


async def test_who_plays_alone_with_a_hand_reads_on_the_page_what_it_is_and_what_to_do():
    async with site() as here:
        alone = await here.world.table(1, practice=2, game="magna_carta")
        await here.world.quiet()
        async with here.reader(0, alone) as reader:
            goal, suggestion = (await reader.own())["advice"]["text"]
        assert goal.startswith("The player with the most prestige wins")
        assert suggestion.startswith("I'd choose “")


async def test_who_plays_alone_reads_the_guide_on_the_page_and_others_read_no_advice():
    async with site() as here:
        alone = await here.world.table(1, practice=2)
        await here.world.quiet()
        async with here.reader(0, alone) as reader:
            own = await reader.own()
        thread = (await here.world.prompt(alone)).content
        assert own["advice"]["code"] in {one["code"] for one in own["actions"]}
        assert own["advice"]["text"] and all(
            line in thread.replace("**", "") for line in own["advice"]["text"]
        )
        game = await here.world.table(2)
        for who in (0, 1):
            async with here.reader(who, game) as reader:
                assert (await reader.own())["advice"] is None
        async with here.reader(None, game) as reader:
            assert (
                "Press Board in the thread" in (await reader.own())["advice"]["text"][0]
            )
