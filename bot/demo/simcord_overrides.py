"""Adapts simcord, made for short tests, to a demo that runs for long.

Three caches keep its pages quick, components have stable keys, and background processes go on beside the
world.
"""

import asyncio
import contextvars
import zlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any, Final, Literal, TypeAlias, TypeVar

import msgspec
import simcord
from aiohttp import web
from simcord import Preview
from simcord._runtime import _BOT_SCOPE
from simcord.preview import _action_plans, _component_projection, _queries, _snapshot
from simcord.preview._media import MediaInfo, MediaWorker
from simcord.preview._server import PreviewServer

from bot.ai.pool import Thinker
from bot.ai.protocol import AnalysisJob
from bot.core.model import Thought
from bot.features.replays.process import Projector
from bot.features.replays.queue import Screening
from bot.features.replays.worker import Film, Request

T = TypeVar("T")
AT_ONCE: Final = 0.5  # seconds of a timer that is not worth the clock's next look
KNOWN: Final = 80  # pictures that need no second look, of about half a megabyte each

Batch: TypeAlias = "OrderedDict[tuple[str, float | None], MediaInfo]"

_list = _queries._message_navigation
_key_shown = _component_projection._control_key
_key_found = _action_plans._component_key


class Unhurried(simcord.Env):
    """A world whose timers go by the demo's clock alone.

    simcord sets each by the real clock as well, and lets an action wait for those that are due before its
    patience ends: for a deadline in 50 seconds, 50 seconds.
    """

    def _schedule_timer(self, record: Any, *details: Any) -> None:
        if record.when - self._virtual_time < AT_ONCE:
            super()._schedule_timer(record, *details)


class Checked(MediaWorker):
    """Looks at a picture once: simcord starts a process for each, and again whenever another person looks."""

    def __init__(self, known: Batch) -> None:
        super().__init__()
        self._known = known

    async def validate(
        self, key: str, blob: bytes, *, media_time: float | None = None
    ) -> MediaInfo:
        picture = (key, media_time)  # the key is made from the bytes
        info = self._known.get(picture) or await super().validate(
            key, blob, media_time=media_time
        )
        self._known[picture] = info
        self._known.move_to_end(picture)
        if len(self._known) > KNOWN:
            self._known.popitem(last=False)
        return info


# pixels of a window up to which links between pages open in the same tab
PHONE: Final = 600
IN_NEW_TAB: Final = 'link.target = "_blank";'
CHANNELS: Final = "https://discord.com/channels/"
THERE: Final = "there"
"""Parameter of a page's address: the channel or thread whose page is wanted."""
BOARD: Final = "board"
"""Parameter of a page's address: the thread of the game whose live board is wanted."""
HERE: Final = (
    f'if (link.href.startsWith("{CHANNELS}")) link.href = `/?{THERE}=${{link.href.split("/")[5]}}`; '
    f'if (innerWidth > {PHONE} || new URL(link.href).hostname !== "127.0.0.1") {IN_NEW_TAB}'
)
DISCORD_LINK: Final = 'node("a", "message-system-link", label)'

FOCUSED: Final = 'const current = String(field.value || "");'
COMPLETES: Final = f"{FOCUSED} queryAutocomplete(option, current);"
"""An option of a command is completed as soon as somebody comes to it, as in Discord, not from the first letter on."""

MENTION: Final = 'target.append(node("span", token.type === "mention"'

REPLACED: Final = {
    IN_NEW_TAB: HERE,
    # Mentions of channels and threads are links to their pages.
    MENTION: f"""if (token.kind === "channel") {{
        const link = node("a", "mention", token.label || "");
        link.href = `/?{THERE}=${{token.id}}`;
        if (innerWidth > {PHONE}) link.target = "_blank";
        target.append(link);
      }} else {MENTION}""",
    FOCUSED: COMPLETES,
    DISCORD_LINK: DISCORD_LINK.replace('"a"', '"span"'),
    # The list scrolls to the beginning of a private answer, unless it was pressed itself.
    'ui.newMessages.addEventListener("click"': '''let pressed = "";
  ui.messageList.addEventListener("pointerdown", (event) => {
    pressed = event.target.closest("[data-message-id]")?.dataset.messageId || "";
  }, true);
  ui.newMessages.addEventListener("click"''',
    "let previousDay = null;": "let previousDay = null, answer = null;",
    "record.fingerprint = value;": """if (message.ephemeral && previousIds.length && id !== pressed) answer = id;
        record.fingerprint = value;""",
    "state.scrollIntent = snapshot.targetId &&": """if (answer !== null)
      state.scrollIntent = { policy: "target", targetId: answer };
    else state.scrollIntent = snapshot.targetId &&""",
    # What was pressed last stays where it is while something above it grows.
    "const anchor = elements.find((item)": """const anchor = elements.find((item) => item.dataset.messageId === pressed
      && item.getBoundingClientRect().bottom > bounds.top && item.getBoundingClientRect().top < bounds.bottom)
      || elements.find((item)""",
}
"""Parts of simcord's scripts, and what stands there in the demo."""


class Server(PreviewServer):
    """The server of a page.

    On a phone a game takes no tab of its own, options are completed before a letter is typed, a private answer is
    scrolled to, and nothing leads to Discord itself, where the simulated threads are not: links to them lead to
    their pages.
    """

    def __init__(
        self,
        preview: Preview,
        port: int,
        page_of: Callable[[str], str],
        board_of: Callable[[str], Awaitable[str]],
    ) -> None:
        super().__init__(preview, port)
        self._page_of, self._board_of = page_of, board_of

    async def _index(self, request: web.Request) -> web.Response:
        if THERE in request.query:
            raise web.HTTPFound(self._page_of(request.query[THERE]))
        if BOARD in request.query:
            raise web.HTTPFound(await self._board_of(request.query[BOARD]))
        shown: web.Response = await super()._index(request)
        return shown

    async def _static(self, request: web.Request) -> web.Response:
        found: web.Response = await super()._static(request)
        if request.path.endswith(".js"):
            for part, ours in REPLACED.items():
                found.text = (found.text or "").replace(part, ours)
        return found


def list_messages(
    preview: Preview, page: Any, visible: list[Any]
) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """Return the list at the page's side.

    simcord would read every message of the game for the first 50, at every press.
    """
    if not page.navigation_query and page.navigation_cursor is None:
        # The oldest come first; one more tells that there are more.
        visible = visible[: _queries.QUERY_PAGE_SIZE + 1]
    return _list(preview, page, visible)


def _made_for(key: str | None, component: Mapping[str, Any]) -> str | None:
    """Return the key of a button or menu, with what its custom id says.

    To simcord what stands in the same place of a message is the same: a menu keeps its last choice, so that
    the next question's same choice is none, and a press on a page that is too old is one on what stands there
    by now.
    """
    custom_id = component.get("custom_id")
    if key is None or not key.startswith("message:") or not isinstance(custom_id, str):
        return key
    return f"{key}.{zlib.crc32(custom_id.encode()):08x}"


def key_shown(scope: str, component: Mapping[str, Any], path: str) -> str | None:
    """Return what a page calls a button or menu."""
    return _made_for(_key_shown(scope, component, path), component)


def key_found(component: Mapping[str, Any], path: str, message_id: int) -> str | None:
    """Return the same, where a press of that name has come."""
    return _made_for(_key_found(component, path, message_id), component)


_component_projection._control_key = key_shown
_action_plans._component_key = key_found
_snapshot._message_navigation = list_messages  # type: ignore[attr-defined]


async def beside(env: simcord.Env, work: Coroutine[Any, Any, T], what: str) -> T:
    """Return what the work comes to; the world goes on meanwhile, and the work has the real time."""
    scope = contextvars.copy_context()
    scope.run(_BOT_SCOPE.set, None)
    task = scope.run(asyncio.get_running_loop().create_task, work)
    try:
        done: T = await env.external_wait(task, reason=what)
    except BaseException:
        task.cancel()
        raise
    return done


class ThinkerBeside:
    """Computers that think beside the world."""

    def __init__(self, env: simcord.Env, thinker: Thinker) -> None:
        self.count = thinker.count
        self._env, self._thinker = env, thinker

    async def choose(self, thought: Thought) -> str:
        return await beside(
            self._env, self._thinker.choose(thought), "a computer thinks"
        )

    async def analyse(self, person: int, job: AnalysisJob) -> msgspec.Raw | None:
        """Return as a thinker does."""
        return await beside(
            self._env,
            self._thinker.analyse(person, job),
            "a computer thinks for somebody",
        )

    async def close(self) -> None:
        await self._thinker.close()


class TurnBeside(asyncio.Lock):
    """The turn of a person's slow requests, for which they wait beside the world."""

    def __init__(self, env: simcord.Env) -> None:
        super().__init__()
        self._env = env

    async def acquire(self) -> Literal[True]:
        """Return as any lock does."""
        if not self.locked():
            return await super().acquire()
        return await beside(self._env, super().acquire(), "a request runs")


class ScreeningBeside(Screening):
    """Replays that are waited for, and drawn, beside the world."""

    def __init__(
        self, env: simcord.Env, film: Projector, computers_wait: Callable[[], bool]
    ) -> None:
        super().__init__(film, computers_wait)
        self._env = env

    async def show(self, game: int, request: Request) -> tuple[Film, ...]:
        """Return as any screening does."""
        return await beside(self._env, super().show(game, request), "a replay is drawn")
