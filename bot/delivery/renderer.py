"""Draws pictures in worker threads, after their messages are posted.

`draw` is safe to call there. It imports `rendering` at the first picture, since Pillow and the art take a
while.
"""

import asyncio
import io
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Literal, NamedTuple, TypeAlias, TypeVar

import discord
import msgspec

from bot.components.ui import cut
from bot.core.figures import Figures
from bot.core.model import Position
from rules.model import Event, GameView

DESCRIPTION = 1_024  # characters of an image's description
FILES = 10  # files of one message
BYTES = 10 * 1024 * 1024  # of all files of one message together

T = TypeVar("T")
Look = Literal[
    "glance",
    "full",
    "phone",
    "players",
    "hand",
    "tile",
    "score",
    "charts",
    "lookback",
    "tally",
]


class RenderRequest(NamedTuple):
    """A picture to be drawn: of a view, with the effects of the events marked, in a language.

    `names` are the holders of the seats. `what` is the tile of a `tile`, the seat of a `hand`, or the data of a
    `lookback` (`rendering.Lookback`) or a `tally` (`rendering.Tally`).
    """

    look: Look
    game: str
    language: str
    view: GameView | None
    events: tuple[Event, ...] = ()
    names: tuple[str, ...] = ()
    what: object = None
    theme: str = "light"


class Picture(NamedTuple):
    """A finished picture: PNG bytes, and its description for people who can't see it."""

    data: bytes
    description: str


Draw: TypeAlias = "Callable[[RenderRequest], Sequence[Picture]]"


class Renderer:
    """The worker threads that draw."""

    def __init__(
        self, draw: Draw, threads: int, figures: Figures | None = None
    ) -> None:
        self._draw = draw
        self._figures = figures or Figures()
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="picture")

    async def draw(self, request: RenderRequest) -> list[Picture]:
        """Return the pictures of one board: one, or several for a phone."""
        began = time.perf_counter()
        pictures = list(await self.run(self._draw, request))
        self._figures.drawn(request.look, time.perf_counter() - began)
        return pictures

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Run slow work in a worker thread."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, work, *args)

    async def files(self, wanted: Sequence[RenderRequest]) -> list[discord.File]:
        """Return files for one message: at most 10 and together at most 10 MiB, the last ones are left out."""
        return [file for album in await self.albums(wanted) for file in album]

    async def albums(self, wanted: Sequence[RenderRequest]) -> list[list[discord.File]]:
        """Return `files` grouped by request."""
        albums: list[list[discord.File]] = []
        count, size = 0, 0
        for request in wanted:
            albums.append([])
            for picture in await self.draw(request):
                count += 1
                size += len(picture.data)
                if count > FILES or size > BYTES:
                    return albums
                name = f"{request.game}-{count}.png"
                description = cut(picture.description, DESCRIPTION) or None
                albums[-1].append(
                    discord.File(
                        io.BytesIO(picture.data), filename=name, description=description
                    )
                )
        return albums

    def close(self) -> None:
        """Let the threads finish what they are drawing, and drop the rest."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def draw(wanted: RenderRequest) -> list[Picture]:
    """Draw a request in the calling thread; exceptions of `rendering` are raised."""
    import rendering

    words = rendering.Words(wanted.names, wanted.language)
    view, events, theme = wanted.view, wanted.events, wanted.theme
    if wanted.look == "tally":
        sums = msgspec.convert(wanted.what, rendering.Tally)
        return [Picture(rendering.tally(sums, words, theme), sums.spoken)]
    if wanted.look == "lookback":
        past = msgspec.convert(wanted.what, rendering.Lookback)
        return [
            Picture(
                rendering.lookback(past, words, theme),
                rendering.lookback_text(past, words),
            )
        ]
    if wanted.look == "tile":
        assert isinstance(wanted.what, str), "a tile is named by its id"
        data = rendering.tile(wanted.game, wanted.what, words, theme, view)
        return [
            Picture(data, rendering.tile_text(wanted.game, wanted.what, words, view))
        ]
    assert view is not None, "a picture of a position needs its view"
    if wanted.look == "hand":
        return [
            Picture(
                rendering.hand(view, words, theme), rendering.hand_text(view, words)
            )
        ]
    if wanted.look == "score":
        data = rendering.scores(view, events, words, theme)
        return [Picture(data, rendering.scores_text(view, events, words))]
    if wanted.look == "charts":
        data = rendering.charts(view, events, words, theme)
        return [Picture(data, rendering.charts_text(view, events, words))]
    pictures = rendering.render(view, events, words, wanted.look, theme)
    captions = rendering.captions(view, events, words, wanted.look)
    return [
        Picture(data, caption) for data, caption in zip(pictures, captions, strict=True)
    ]


def in_words(position: Position, names: tuple[str, ...], language: str) -> list[str]:
    """Return the complete public position as lines, in reading order."""
    import rendering

    words = rendering.Words(names, language)
    return rendering.text(position.view(), words).split("\n")
