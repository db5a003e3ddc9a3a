"""Nothing that a public answer says depends on what only one seat may know: whole games, with hands dealt anew."""

import asyncio
import contextlib
import re
from unittest import mock

import pytest

from bot.core import history
from bot.features.live_board import public, requests, use_cases
from rules.register import find_game
from rules.shared.chance import stream
from tests.bot.features.live_board.site import site
from tests.bot.players import Player
from tests.costs import left_out

EVENTS = re.compile(rb"(event: (change|beat)\ndata: \d+\n\n)*")


@contextlib.contextmanager
def dealt_anew(look):
    """Let the pages find another deal wherever they read a state; give a list of whether it was another."""
    now, state_at, others = use_cases.now, history.state_at, []

    def imagined(game, state):
        other = game.imagine(state, None, stream(look, 1), ())
        hands = [
            [game.hand(one, seat) for seat in range(state.setup.seats)]
            for one in (state, other)
        ]
        others.append(hands[0] != hands[1])
        return other

    def now_anew(uow, game):
        found = now(uow, game)
        position = found.position
        state = imagined(position.game, position._state)
        return found._replace(
            position=type(position)(
                position.info, position.game, state, position.decision
            )
        )

    def state_anew(uow, row, number):
        turn, state = state_at(uow, row, number)
        return turn, imagined(find_game(row.kind), state)

    with (
        mock.patch.object(use_cases, "now", now_anew),
        mock.patch.object(history, "state_at", state_anew),
    ):
        yield others


def forget(here, game, mark):
    """Let the server read the game anew, and make what it has kept of this position anew."""
    here.feature.changes.committed([game])
    here.server.read.kept.clear()
    for key in [key for key in here.server.read.boards if key[1] == mark]:
        del here.server.read.boards[key]


async def read_all(here, reader, before, now):
    """Status, tag and body of everything public about a position, and what the server has kept of it."""
    step, found = now["steps"], {}
    tiles = {
        tile for page in now["pages"] for *_, tile, _ in page["blocks"].values() if tile
    }
    paths = ["", "words", "charts", "own", *(f"tile/{tile}" for tile in sorted(tiles))]
    for layout in public.LAYOUTS:
        paths += [
            f"board?layout={layout}",
            f"board?layout={layout}&since={before}",
            f"at/{step}?layout={layout}",
            f"at/{step // 2}?layout={layout}",
        ]
    for path in paths:
        async with reader.session.get(
            f"{here.url}/g/{reader.game}/{path}".rstrip("/")
        ) as answer:
            found[path] = answer.status, answer.headers.get("ETag"), await answer.read()
    return found, here.server.read.kept.decompressed()


@pytest.mark.parametrize(
    ("seats", "every"), [(2, 30), *left_out([(2, 1), (3, 1), (4, 1)])]
)
async def test_a_public_answer_is_the_same_with_hands_dealt_anew(seats, every):
    with mock.patch.object(requests, "A_MINUTE", 1_000_000):
        async with site() as here:
            game = await here.world.table(seats, game="magna_carta")
            player = Player(here.world, game, 6, "act")
            looks, others, before = 0, 0, ""
            async with (
                here.reader(game=game) as anybody,
                here.stream(anybody) as events,
            ):
                heard = bytearray()

                async def hear():
                    async for data in events.content.iter_any():
                        heard.extend(data)

                hearing = asyncio.ensure_future(hear())
                while True:
                    looks += 1
                    _, now = await anybody.get("board?layout=full")
                    await anybody.get("board?layout=phone")
                    forget(here, game, now["mark"])
                    told = await read_all(here, anybody, before, now)
                    finished = now["status"] == "finished"
                    refused = {
                        path for path, (status, *_) in told[0].items() if status != 200
                    }
                    assert refused == (set() if finished else {"charts"})
                    forget(here, game, now["mark"])
                    with dealt_anew(looks) as dealt:
                        assert await read_all(here, anybody, before, now) == told
                    past = {now["steps"], now["steps"] // 2}
                    assert len(dealt) == 1 + 2 * len(past), (
                        "each read of a state is dealt anew"
                    )
                    others += any(dealt)
                    forget(here, game, now["mark"])
                    before = now["mark"]
                    if finished:
                        break
                    # An answer says the difference to the board before, which is looked at while it is shown.
                    await anybody.get("board?layout=full")
                    await anybody.get("board?layout=phone")
                    until = player.actions + every
                    await player.hurry(
                        lambda info, until=until: player.actions >= until
                    )
                hearing.cancel()
                assert heard and EVENTS.fullmatch(bytes(heard))
            assert looks > player.actions // every and others >= looks // 2


async def test_only_the_holder_of_a_seat_is_told_its_hand():
    async with site() as here:
        game = await here.world.table(2, game="magna_carta")
        await Player(here.world, game, 6, "act").step()
        hands = {}
        for who in (0, 1, 2):
            async with here.reader(who, game) as reader:
                hands[who] = (await reader.own())["hand"]
        async with here.reader(game=game) as anybody:
            assert (await anybody.get("own"))[1]["hand"] is None
        assert hands[2] is None and hands[0]["text"] != hands[1]["text"]
