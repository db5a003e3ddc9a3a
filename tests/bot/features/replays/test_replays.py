"""The replay of a game: posted once by whoever presses, private by command, a turn of it while the game runs."""

from __future__ import annotations

import asyncio

import pytest

from bot.core import outbox, queries
from bot.features.replays import handlers as replays_handlers
from bot.features.replays.handlers import Replays
from bot.features.replays.process import Undrawn
from bot.features.replays.queue import Screening
from bot.features.replays.worker import Film
from bot.interactions import context
from storage import message_slots
from tests.bot.delivery.test_failures import deny
from tests.bot.players import Player, components
from tests.bot.world import TINY, said, world

CLIP = Film(TINY, "How it went.")


class Held:
    """Draws when it is let go, and fails where it is told to."""

    def __init__(self):
        self.go = asyncio.Event()
        self.drawn = []
        self.problem = None

    async def draw(self, request):
        await self.go.wait()
        self.drawn.append(request)
        if self.problem is not None:
            raise self.problem
        return (CLIP,)

    async def close(self):
        pass


async def over(here, kind="caylus", seed=5):
    """A finished game of three, its thread, and its result."""
    game = await here.table(3, game=kind)
    await Player(here, game, seed=seed, way="act").hurry()
    home = await here.home(game)
    found = await here.bot.db.read(outbox.found, game, message_slots.ENDED)
    return game, home, next(m for m in home.history() if m.id == found.message)


def replays(home):
    return [
        m for m in home.history() if any(p.get("label") == "GIF" for p in components(m))
    ]


async def test_anybody_posts_the_replay_once_and_who_presses_again_is_told_where_it_is():
    async with world(patience=60) as here:
        game, home, ended = await over(here)
        assert [p["label"] for p in components(ended)][:3] == [
            "Points",
            "Board",
            "Replay",
        ]
        first = await here.people[4].click(ended, label="Replay")
        (posted,) = replays(home)
        assert first.response.ephemeral and str(posted.id) in first.response.content
        (attached,) = posted.attachments
        assert attached.filename == f"caylus-{game}.webp"
        assert (
            attached.description.startswith("The game as an animation")
            and CLIP.caption in attached.description
        )
        again = await here.people[1].click(ended, label="Replay")
        assert str(posted.id) in again.response.content and len(replays(home)) == 1
        assert len(here.bot.film.asked) == 1
        (asked,) = here.bot.film.asked
        assert (
            asked.suffix == "webp"
            and asked.turn is None
            and asked.names == ("Ann", "Bob", "Cy")
        )


async def test_a_gif_is_given_to_who_asks_for_it_alone():
    async with world(patience=60) as here:
        game, home, ended = await over(here)
        await here.people[0].click(ended, label="Replay")
        (posted,) = replays(home)
        given = await here.people[4].click(posted, label="GIF")
        assert given.response.ephemeral
        assert given.response.attachments[0].filename == f"caylus-{game}.gif"
        assert here.bot.film.asked[-1].suffix == "gif"


async def test_the_turns_are_given_as_pages_of_stills_to_who_asks_for_them_alone():
    async with world(patience=60) as here:
        game, home, ended = await over(here)
        await here.people[0].click(ended, label="Replay")
        (posted,) = replays(home)
        given = await here.people[4].click(posted, label="Turn by turn")
        assert (
            given.response.ephemeral
            and "at the end of each turn" in given.response.content
        )
        names = [attached.filename for attached in given.response.attachments]
        assert names == [f"caylus-{game}-turns-{page}.webp" for page in (1, 2, 3)]
        assert (
            given.response.attachments[1].description
            == f"The game turn by turn, page 2 of 3. {CLIP.caption}"
        )
        assert here.bot.film.asked[-1].suffix == "stills" and len(replays(home)) == 1


async def test_a_replay_that_was_deleted_is_posted_again_from_what_is_kept():
    async with world(patience=60) as here:
        _, home, ended = await over(here)
        await here.people[0].click(ended, label="Replay")
        (posted,) = replays(home)
        here.env.backend.delete_message(home.id, posted.id)
        await here.people[0].click(ended, label="Replay")
        assert len(replays(home)) == 1 and replays(home)[0].id != posted.id
        assert len(here.bot.film.asked) == 1


async def test_export_gives_a_replay_in_private_and_in_the_askers_theme():
    async with world(patience=60) as here:
        game, home, _ = await over(here)
        await here.slash(4, home, "me pictures", dark=True)
        for kind, suffix in (("replay", "webp"), ("gif", "gif")):
            given = await here.slash(4, home, "export", kind=kind)
            assert given.response.ephemeral
            assert given.response.attachments[0].filename == f"caylus-{game}.{suffix}"
            assert (here.bot.film.asked[-1].suffix, here.bot.film.asked[-1].theme) == (
                suffix,
                "dark",
            )
        record = await here.slash(4, home, "export", kind="record")
        assert record.response.attachments[0].filename.endswith(".caylus")
        assert not (
            await here.slash(4, home, "export", kind="replay", public=True)
        ).response.ephemeral


async def test_a_running_game_has_no_replay_but_its_turns_can_be_seen():
    async with world(patience=60) as here:
        game = await here.table(2)
        home = await here.home(game)
        player = Player(here, game, seed=2, way="act")
        for _ in range(30):
            await player.step()
        turn = (await here.bot.db.read(queries.info, game)).turn
        refused = await said(here, 4, home, "export", kind="replay")
        assert "isn't over" in refused and f"turn:{turn}" in refused
        shown = await here.slash(4, home, "history", turn=1, animated=True)
        assert shown.response.ephemeral
        assert shown.response.attachments[0].filename == f"caylus-{game}-turn-1.webp"
        assert here.bot.film.asked[-1].turn == 1
        await here.slash(4, home, "history", animated=True)
        assert here.bot.film.asked[-1].turn == turn
        assert f"last one is turn {turn}" in await said(
            here, 4, home, "history", turn=9, animated=True
        )
        assert len(here.bot.film.asked) == 2


async def test_where_files_are_refused_that_is_said_and_nothing_is_drawn():
    async with world(patience=60) as here:
        game, home, ended = await over(here)
        await deny(here, here.channel, attach_files=False)
        refused = await here.people[1].click(ended, label="Replay")
        assert (
            "can't attach files" in refused.response.content
            and refused.response.ephemeral
        )
        assert "can't attach files" in await said(
            here, 1, home, "export", kind="replay"
        )
        assert here.bot.film.asked == [] and replays(home) == []
        other = here.guild.create_text_channel("other")
        given = await here.slash(1, other, "export", kind="replay", game=str(game))
        assert given.response.attachments


async def test_a_game_that_is_too_long_and_a_file_that_is_too_large_are_named_with_their_bounds(
    monkeypatch,
):
    async with world(patience=60) as here:
        _, home, _ = await over(here)
        monkeypatch.setattr(replays_handlers, "MOST_ACTIONS", 20)
        assert "a replay can show at most 20" in await said(
            here, 1, home, "export", kind="replay"
        )
        monkeypatch.setattr(replays_handlers, "MOST_ACTIONS", 5_000)
        monkeypatch.setattr(replays_handlers, "LARGEST_FILE", len(TINY) - 1)
        assert "As a GIF this replay would be 1 MB" in await said(
            here, 1, home, "export", kind="gif"
        )
        assert "Discord allows 0 MB" in await said(
            here, 1, home, "export", kind="replay"
        )
    assert context.LARGEST_FILE == 10_000_000


async def test_a_replay_that_can_not_be_drawn_is_said_and_may_be_asked_for_again():
    async with world(patience=60) as here:
        _, home, ended = await over(here)
        film = Held()
        film.go.set()
        film.problem = Undrawn("the rules have changed")
        here.bot.feature(Replays).screening._film = film
        refused = await here.people[1].click(ended, label="Replay")
        assert (
            "couldn't draw the replay" in refused.response.content
            and replays(home) == []
        )
        film.problem = None
        await here.people[1].click(ended, label="Replay")
        assert len(replays(home)) == 1


async def test_an_end_that_was_taken_back_has_another_replay():
    async with world(patience=60) as here:
        game, home, ended = await over(here)
        await here.people[0].click(ended, label="Replay")
        asked = await here.slash(0, home, "undo")
        for label in ("Ask the others", "Undo"):
            if any(p.get("label") == label for p in components(asked.response)):
                await here.people[0].click(asked.response, label=label)
        for who in (1, 2):
            for message in home.history():
                if any(p.get("label") == "Allow" for p in components(message)):
                    await here.people[who].click(message, label="Allow")
                    break
        await here.env.settle()
        assert (await here.bot.db.read(queries.info, game)).status == "running"
        assert await here.bot.db.read(outbox.found, game, message_slots.REPLAY) is None


# Who gets a replay when


def request(number, turn=None):
    from bot.features.replays.worker import Request

    return Request("caylus", str(number), "", (), (), "en", "light", "webp", turn)


async def test_replays_are_drawn_one_after_another_and_who_asks_for_the_same_shares_it():
    film = Held()
    screening = Screening(film, lambda: False)
    asked = [asyncio.ensure_future(screening.show(n, request(n))) for n in (1, 1, 2)]
    await asyncio.sleep(0)
    assert len(screening._line) == 2
    film.go.set()
    assert await asyncio.gather(*asked) == [(CLIP,)] * 3
    assert [one.header for one in film.drawn] == ["1", "2"] and len(
        screening._line
    ) == 0
    assert await screening.show(1, request(1)) == (CLIP,) and len(film.drawn) == 2
    await screening.close()


async def test_of_a_game_one_replay_at_a_time_and_of_all_games_few():
    film = Held()
    screening = Screening(film, lambda: False)
    asked = [asyncio.ensure_future(screening.show(n, request(n))) for n in range(8)]
    await asyncio.sleep(0)
    with pytest.raises(Exception, match="busy"):
        await screening.show(3, request(3, turn=2))
    with pytest.raises(Exception, match="full"):
        await screening.show(99, request(99))
    await screening.close()
    gone = await asyncio.gather(*asked, return_exceptions=True)
    assert [str(problem) for problem in gone] == ["closing"] * 8
    with pytest.raises(Exception, match="closing"):
        await screening.show(1, request(1))


async def test_a_replay_waits_while_computers_wait_but_not_for_ever(monkeypatch):
    monkeypatch.setattr("bot.features.replays.queue.PAUSE", 0.01)
    film, waiting = Held(), [True]
    film.go.set()
    screening = Screening(film, lambda: waiting[0])
    asked = asyncio.ensure_future(screening.show(1, request(1)))
    await asyncio.sleep(0.05)
    assert not film.drawn
    waiting[0] = False
    assert await asked == (CLIP,)
    waiting[0] = True
    monkeypatch.setattr("bot.features.replays.queue.COMPUTER_SECONDS", 0.02)
    assert await screening.show(2, request(2)) == (CLIP,)
    await screening.close()


async def test_what_is_kept_is_bounded(monkeypatch):
    monkeypatch.setattr("bot.features.replays.queue.KEPT_BYTES", 3 * len(TINY) + 300)
    film = Held()
    film.go.set()
    screening = Screening(film, lambda: False)
    for number in range(10):
        await screening.show(number, request(number))
        assert screening._held <= 3 * len(TINY) + 300
    await screening.show(9, request(9))
    await screening.show(0, request(0))
    assert len(film.drawn) == 11
    await screening.close()
