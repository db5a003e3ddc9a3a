"""Answers as they are sent: JSON, compressed, with an entity tag; those that are the same for everybody are kept."""

from __future__ import annotations

import gzip
import hashlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import NamedTuple

import msgspec
from aiohttp import web

from bot.features.live_board.assets import Asset
from bot.features.live_board.drawing import DrawingThread
from bot.features.live_board.public import Answer

KEPT_BYTES = 8_000_000  # bytes of compressed answers that are kept


class Packed(NamedTuple):
    """An answer as it is sent, compressed, and its entity tag."""

    data: bytes
    tag: str


class KeptAnswers:
    """Answers that are the same for everybody who may see a game, each made once; the oldest are dropped."""

    def __init__(self, drawing: DrawingThread) -> None:
        self._drawing = drawing
        self._answers: OrderedDict[tuple[object, ...], Packed] = OrderedDict()
        self._bytes = 0

    async def answer(
        self,
        request: web.Request,
        key: tuple[object, ...],
        make: Callable[[], Awaitable[Answer]],
        cache: str = "no-store",
    ) -> web.Response:
        """Return the answer of a key, which is made where none is kept; `cache` is its Cache-Control header."""
        packed = self._answers.get(key)
        if packed is None:
            packed = self._answers[key] = await self._drawing.run(pack, await make())
            self._bytes += len(packed.data)
            while self._bytes > KEPT_BYTES:
                self._bytes -= len(self._answers.popitem(last=False)[1].data)
        else:
            self._answers.move_to_end(key)
        return _response(request, packed, cache)

    def clear(self) -> None:
        """Drop all answers."""
        self._answers.clear()
        self._bytes = 0

    def decompressed(self) -> dict[tuple[object, ...], bytes]:
        """Return the JSON of each answer that is kept, by its key."""
        return {
            key: gzip.decompress(packed.data) for key, packed in self._answers.items()
        }


def pack(answer: Answer) -> Packed:
    """Return an answer as it is sent."""
    data = gzip.compress(msgspec.json.encode(answer), 6, mtime=0)
    return Packed(data, f'"{hashlib.sha256(data).hexdigest()[:16]}"')


def send_json(request: web.Request, answer: Answer, status: int = 200) -> web.Response:
    """Return an answer for one person, which nobody keeps."""
    return _response(request, pack(answer), status=status)


def send_file(request: web.Request, asset: Asset, cache: str) -> web.Response:
    """Return a file of the page; `cache` is its Cache-Control header."""
    headers = {"Content-Type": asset.media_type, "Cache-Control": cache}
    body = asset.data
    if asset.packed and _accepts_gzip(request):
        body, headers["Content-Encoding"] = asset.packed, "gzip"
    return web.Response(body=body, headers=headers)


def _accepts_gzip(request: web.Request) -> bool:
    return "gzip" in request.headers.get("Accept-Encoding", "")


def _response(
    request: web.Request, packed: Packed, cache: str = "no-store", status: int = 200
) -> web.Response:
    """Return a compressed answer; 304 where the browser's own copy is the same."""
    headers = {
        "Cache-Control": cache,
        "ETag": packed.tag,
        "Vary": "Accept-Encoding, Cookie",
    }
    if request.headers.get("If-None-Match") == packed.tag:
        return web.Response(status=304, headers=headers)
    body = packed.data
    if _accepts_gzip(request):
        headers["Content-Encoding"] = "gzip"
    else:
        body = gzip.decompress(body)
    return web.Response(
        body=body,
        status=status,
        content_type="application/json",
        charset="utf-8",
        headers=headers,
    )
