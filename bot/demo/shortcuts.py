"""Three short cuts through simcord that keep the demo's pages quick; simcord is made for short tests."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import simcord
from simcord.preview import _queries, _snapshot
from simcord.preview._media import MediaInfo, MediaWorker

if TYPE_CHECKING:
    from simcord import Preview

AT_ONCE: Final = 0.5  # seconds of a timer that is not worth the clock's next look
KNOWN: Final = 80  # pictures that need no second look, of about half a megabyte each

Known: TypeAlias = "OrderedDict[tuple[str, float | None], MediaInfo]"

_list = _queries._message_navigation


class Unhurried(simcord.Env):
    """A world whose timers go by the demo's clock alone. simcord sets each by the real clock as well, and lets
    whoever acts wait for those that are due before its patience ends: for a deadline in 50 seconds, 50 seconds."""

    def _schedule_timer(self, record: Any, *details: Any) -> None:
        if record.when - self._virtual_time < AT_ONCE:
            super()._schedule_timer(record, *details)


class Checked(MediaWorker):
    """Looks at a picture once: simcord starts a process for each, and again whenever another person looks."""

    def __init__(self, known: Known) -> None:
        super().__init__()
        self._known = known

    async def validate(self, key: str, blob: bytes, *, media_time: float | None = None) -> MediaInfo:
        picture = (key, media_time)  # the key is made from the bytes
        info = self._known.get(picture) or await super().validate(key, blob, media_time=media_time)
        self._known[picture] = info
        self._known.move_to_end(picture)
        if len(self._known) > KNOWN:
            self._known.popitem(last=False)
        return info


def list_messages(
    preview: Preview, page: Any, visible: list[Any]
) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """The list at the page's side. simcord would read every message of the game for the first 50, at every press."""
    if not page.navigation_query and page.navigation_cursor is None:
        visible = visible[
            : _queries.QUERY_PAGE_SIZE + 1
        ]  # the oldest come first; one more tells that there are more
    return _list(preview, page, visible)


_snapshot._message_navigation = list_messages  # type: ignore[attr-defined]
