"""What the demo has otherwise than simcord, which is made for short tests: three short cuts keep its pages quick, and
what can be pressed is known by what it was made for."""

from __future__ import annotations

import zlib
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, Final, TypeAlias

import simcord
from simcord import Preview
from simcord.preview import _action_plans, _component_projection, _queries, _snapshot
from simcord.preview._media import MediaInfo, MediaWorker

AT_ONCE: Final = 0.5  # seconds of a timer that is not worth the clock's next look
KNOWN: Final = 80  # pictures that need no second look, of about half a megabyte each

Batch: TypeAlias = "OrderedDict[tuple[str, float | None], MediaInfo]"

_list = _queries._message_navigation
_key_shown = _component_projection._control_key
_key_found = _action_plans._component_key


class Unhurried(simcord.Env):
    """A world whose timers go by the demo's clock alone. simcord sets each by the real clock as well, and lets
    whoever acts wait for those that are due before its patience ends: for a deadline in 50 seconds, 50 seconds."""

    def _schedule_timer(self, record: Any, *details: Any) -> None:
        if record.when - self._virtual_time < AT_ONCE:
            super()._schedule_timer(record, *details)


class Checked(MediaWorker):
    """Looks at a picture once: simcord starts a process for each, and again whenever another person looks."""

    def __init__(self, known: Batch) -> None:
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


def _made_for(key: str | None, component: Mapping[str, Any]) -> str | None:
    """The key of a button or menu, with what its custom id says. To simcord what stands in the same place of a message
    is the same: a menu keeps its last choice, so that the next question's same choice is none, and a press on a page
    that is too old is one on what stands there by now."""
    custom_id = component.get("custom_id")
    if key is None or not key.startswith("message:") or not isinstance(custom_id, str):
        return key
    return f"{key}.{zlib.crc32(custom_id.encode()):08x}"


def key_shown(scope: str, component: Mapping[str, Any], path: str) -> str | None:
    """What a page calls a button or menu."""
    return _made_for(_key_shown(scope, component, path), component)


def key_found(component: Mapping[str, Any], path: str, message_id: int) -> str | None:
    """The same, where a press of that name has come."""
    return _made_for(_key_found(component, path, message_id), component)


_component_projection._control_key = key_shown
_action_plans._component_key = key_found
_snapshot._message_navigation = list_messages  # type: ignore[attr-defined]
