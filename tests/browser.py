"""A real browser for tests: Debian's Chromium, driven over its own protocol.

A window is a browser process of its own, since a tab in the background neither paints nor counts as visible.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import itertools
import json
import os
import re
import shutil
import tempfile
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from tests.patience import PATIENCE, until

PROGRAM = (
    shutil.which("chromium")
    or shutil.which("chromium-browser")
    or shutil.which("google-chrome")
)
FLAGS = (
    *(
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--hide-scrollbars",
    ),
    *(
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-quic",
    ),
    *(
        "--no-first-run",
        "--no-default-browser-check",
        "--mute-audio",
        "--force-color-profile=srgb",
    ),
    *("--force-device-scale-factor=1", "--remote-debugging-port=0"),
)


def needed() -> None:
    """Skip the test where there is no browser; in CI that is a failure."""
    if PROGRAM is None:
        if os.environ.get("CI"):
            pytest.fail("chromium is not installed")
        pytest.skip("needs chromium")


@contextlib.asynccontextmanager
async def window(width: int = 1280, height: int = 900, *, dark: bool = False):
    """Open a browser window; what the console says is kept in `messages`."""
    needed()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        process = await asyncio.create_subprocess_exec(
            PROGRAM,
            *FLAGS,
            f"--user-data-dir={profile}",
            f"--window-size={width},{height}",
            "about:blank",
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            told = Path(profile, "DevToolsActivePort")
            port = (
                await until(lambda: told.exists() and told.read_text(encoding="utf-8"))
            ).split()[0]
            async with aiohttp.ClientSession() as session:
                async with session.get(f"http://127.0.0.1:{port}/json/list") as answer:
                    (page,) = [
                        one for one in await answer.json() if one["type"] == "page"
                    ]
                async with session.ws_connect(
                    page["webSocketDebuggerUrl"], max_msg_size=0
                ) as socket:
                    opened = Window(socket)
                    await opened.begin(width, height, dark)
                    try:
                        yield opened
                    finally:
                        await opened.end()
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.terminate()
            await process.wait()


class Failed(AssertionError):
    """The page raised an error, or the browser refused a command."""


class Window:
    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.messages: list[str] = []
        self.requests: list[str] = []
        self._socket = socket
        self._numbers = itertools.count(1)
        self._waiting: dict[int, asyncio.Future[Any]] = {}
        self._loaded = asyncio.Event()
        self._reading = asyncio.create_task(self._read())

    async def begin(self, width: int, height: int, dark: bool) -> None:
        for domain in ("Page", "Runtime", "Log", "Network", "Accessibility"):
            await self.call(f"{domain}.enable")
        await self.resize(width, height)
        await self.media(**{"prefers-color-scheme": "dark" if dark else "light"})

    async def end(self) -> None:
        self._reading.cancel()

    async def call(self, method: str, **params: Any) -> Any:
        """Send a command of the protocol and return its result."""
        number = next(self._numbers)
        answer = self._waiting[number] = asyncio.get_running_loop().create_future()
        await self._socket.send_json({"id": number, "method": method, "params": params})
        return await asyncio.wait_for(answer, PATIENCE)

    async def resize(
        self, width: int, height: int, *, scale: float = 1, phone: bool = False
    ) -> None:
        await self.call(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=scale,
            mobile=phone,
        )

    async def media(self, **features: str) -> None:
        """Set media features such as `prefers-color-scheme`; others return to their defaults."""
        found = [{"name": name, "value": value} for name, value in features.items()]
        await self.call("Emulation.setEmulatedMedia", features=found)

    async def open(self, address: str) -> None:
        """Load a page, wait for its resources and its typefaces."""
        # another fragment of the same page would load nothing
        for page in ("about:blank", address):
            self._loaded.clear()
            await self.call("Page.navigate", url=page)
            await asyncio.wait_for(self._loaded.wait(), PATIENCE)
        await self.run("document.fonts.ready.then(() => null)")

    async def run(self, script: str) -> Any:
        """Evaluate an expression in the page, wait for it if it is a promise, and return its value."""
        answer = await self.call(
            "Runtime.evaluate",
            expression=script,
            awaitPromise=True,
            returnByValue=True,
            userGesture=True,
        )
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise Failed(
                details.get("exception", {}).get("description", details["text"])
            )
        return answer["result"].get("value")

    async def until(self, script: str) -> Any:
        """Wait until an expression is true in the page; return its value, and True for an element."""
        value = f"(found => found instanceof Node ? true : found)({script})"
        return await until(lambda: self.run(value), script)

    async def press(self, selector: str, at: int = 0) -> None:
        """Scroll an element into view, wait until nothing lies on its middle, and press there with the mouse.

        A page that is drawn anew between the look and the press moves its buttons: what is pressed then instead of
        the element does not hear of it, and the element is pressed again.
        """
        middle = (
            f"(() => {{ const one = [...document.querySelectorAll({json.dumps(selector)})].at({at});"
            " if (!one) return null;"
            " one.scrollIntoView({block: 'nearest'}); const box = one.getBoundingClientRect();"
            " const x = box.x + box.width / 2, y = box.y + box.height / 2;"
            " if (one.disabled || !one.contains(document.elementFromPoint(x, y))) return null;"
            " window.pressed = false; window.watched?.abort(); window.watched = new AbortController();"
            " addEventListener('click', event => { if (one.contains(event.target)) window.pressed = true;"
            " else { event.preventDefault(); event.stopImmediatePropagation(); } },"
            " {capture: true, signal: window.watched.signal});"
            " return [x, y]; })()"
        )

        async def pressed() -> bool:
            place = await self.run(middle)
            if place is None:
                return False
            for kind in ("mousePressed", "mouseReleased"):
                await self.call(
                    "Input.dispatchMouseEvent",
                    type=kind,
                    x=place[0],
                    y=place[1],
                    button="left",
                    clickCount=1,
                )
            # Where the press led to another page, nothing watches any more.
            return await self.run(
                "window.watched ? (window.watched.abort(), window.pressed) : true"
            )

        await until(pressed, f"{selector} {at} can be pressed")

    async def key(self, name: str, *, shift: bool = False) -> None:
        """Press a key by its DOM name: Tab, Enter, Escape, ArrowDown, or a letter."""
        codes = {
            "Tab": 9,
            "Enter": 13,
            "Escape": 27,
            " ": 32,
            "ArrowLeft": 37,
            "ArrowUp": 38,
        }
        codes |= {"ArrowRight": 39, "ArrowDown": 40, "Home": 36, "End": 35}
        text = {"Enter": "\r", " ": " "}.get(name)
        code = codes.get(name) or ord(name.upper())
        common = {
            "key": name,
            "code": name,
            "windowsVirtualKeyCode": code,
            "modifiers": 8 if shift else 0,
        }
        down = {"type": "keyDown", "text": text} if text else {"type": "rawKeyDown"}
        await self.call("Input.dispatchKeyEvent", **down, **common)
        await self.call("Input.dispatchKeyEvent", type="keyUp", **common)

    async def picture(self, *, whole: bool = False) -> bytes:
        """Return a screenshot as PNG, of what is visible or of the whole page."""
        shot = await self.call(
            "Page.captureScreenshot", format="png", captureBeyondViewport=whole
        )
        return base64.b64decode(shot["data"])

    async def tree(self) -> list[dict[str, str]]:
        """Return role and name of each element that assistive technology sees."""
        nodes = (await self.call("Accessibility.getFullAXTree"))["nodes"]
        return [
            {
                "role": node["role"]["value"],
                "name": node.get("name", {}).get("value", ""),
            }
            for node in nodes
            if not node.get("ignored")
        ]

    async def offline(self, off: bool) -> None:
        """Cut the network of the page, or give it back."""
        await self.call(
            "Network.emulateNetworkConditions",
            offline=off,
            latency=0,
            downloadThroughput=-1,
            uploadThroughput=-1,
        )

    async def _read(self) -> None:
        async for message in self._socket:
            told = json.loads(message.data)
            if "id" in told:
                waiting = self._waiting.pop(told["id"])
                if waiting.done():  # whoever waited has given up
                    continue
                if "error" in told:
                    waiting.set_exception(Failed(told["error"]["message"]))
                else:
                    waiting.set_result(told["result"])
            else:
                self._note(told["method"], told["params"])

    def _note(self, method: str, params: dict[str, Any]) -> None:
        match method:
            case "Page.loadEventFired":
                self._loaded.set()
            case "Runtime.consoleAPICalled":
                self.messages.append(
                    " ".join(
                        str(one.get("value", one.get("description")))
                        for one in params["args"]
                    )
                )
            case "Runtime.exceptionThrown":
                self.messages.append(
                    params["exceptionDetails"]["exception"].get(
                        "description", "an error"
                    )
                )
            case "Log.entryAdded":
                self.messages.append(
                    f"{params['entry']['text']} {params['entry'].get('url', '')}"
                )
            case "Network.requestWillBeSent":
                address = params["request"]["url"]
                self.requests.append(
                    f"{params['request']['method']} {re.sub(r'^https?://[^/]+', '', address)}"
                )
