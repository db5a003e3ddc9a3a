"""The requests that the bot makes of Discord, a line each, the same in every run: ids and nonces are numbered."""

from __future__ import annotations

import hashlib
import json
import re
from typing import TYPE_CHECKING, Any

from simcord.components import walk_components

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tests.bot.world import World

SHOWN = 110  # characters of a text that a line has; the digest is of all
CALLBACKS = {
    4: "answers",
    5: "defers",
    6: "acknowledges",
    7: "edits",
    8: "suggests",
    9: "opens a form",
}
# which may begin with as many digits as an id has
_NONCE = r"\b[0-9a-f]{20}(?=[a-z]?(?:-\d+)?\b)"
_ID = re.compile(rf"{_NONCE}|(?:simcord_interaction_)?\d{{17,20}}")
_TIME = re.compile(r"<t:(\d+)")
BEGIN = 1_767_225_600  # when the simulated Discord's clock starts


class Requests:
    """What was asked of the Discord of a world since the last look."""

    def __init__(self, here: World) -> None:
        self._log = here.env.backend.http_requests
        self._read = len(self._log)
        self._names: dict[str, str] = {
            str(here.guild.id): "server",
            str(here.channel.id): "games",
        }
        self._names |= {
            str(person.id): name
            for person, name in zip(here.people, "ABCDE", strict=True)
        }

    def lines(self) -> list[str]:
        """A line for each request, in the order of its channel; what is asked of several at the same time, such as an
        answer and a message of its game, is told one after the other."""
        return [line(request) for request in self.bodies()]

    def bodies(self) -> list[dict[str, Any]]:
        """The same in full."""
        made, self._read = self._log[self._read :], len(self._log)
        ordered = sorted(made, key=lambda request: _place(request.path))
        return [self._numbered(request) for request in ordered]

    def _numbered(self, request: Any) -> dict[str, Any]:
        what = f"{request.method} {request.path.strip('/')}"
        # they are an inventory of their own
        sent = None if what.endswith("/commands") else request.json
        return {
            "what": self._all(what),
            "params": self._all(request.params),
            "json": self._all(sent),
        }

    def _all(self, value: Any) -> Any:
        if isinstance(value, dict):
            return {name: self._all(inner) for name, inner in value.items()}
        if isinstance(value, list):
            return [self._all(inner) for inner in value]
        if isinstance(value, str) or (isinstance(value, int) and value > 10**16):
            return _TIME.sub(
                lambda found: f"<t:+{int(found[1]) - BEGIN}",
                _ID.sub(self._name, str(value)),
            )
        return value

    def _name(self, found: re.Match[str]) -> str:
        return self._names.setdefault(found[0], f"#{len(self._names)}")


def _place(path: str) -> tuple[int, str]:
    """Where a request belongs: to the answer of an interaction, or to a channel."""
    first, second, *_ = [*path.strip("/").split("/"), ""]
    if first in ("interactions", "webhooks"):
        return 0, ""
    return 1 if first == "channels" else 2, second


def line(body: dict[str, Any]) -> str:
    """A request in a line: what is asked, how its text begins, what can be pressed, and a digest of all of it."""
    digest = hashlib.sha256(
        json.dumps(body, ensure_ascii=False, sort_keys=True).encode()
    ).hexdigest()[:8]
    data = body["json"] if isinstance(body["json"], dict) else {}
    parts = [body["what"]]
    if body["what"].startswith("POST interactions"):
        parts.append(CALLBACKS.get(data.get("type", 0), str(data.get("type"))))
        data = data.get("data") or {}
    if data.get("nonce"):
        parts.append(str(data["nonce"]))
    if data.get("flags", 0) & 64:
        parts.append("privately")
    texts = [data.get("content"), data.get("name"), *_texts(data.get("components"))]
    told = " / ".join(text for text in texts if text).replace("\n", "⏎")
    parts += [told if len(told) <= SHOWN else f"{told[:SHOWN]}…"] if told else []
    pressed = [
        _pressed(part)
        for part in walk_components(data.get("components") or [])
        if part.get("custom_id")
    ]
    parts += [f"[{' '.join(pressed)}]"] if pressed else []
    parts += [
        f"+{one['filename']}"
        for one in data.get("attachments") or []
        if "filename" in one
    ]
    return " ".join([*parts, digest])


def _texts(components: Any) -> Iterable[str]:
    """The texts that stand among components."""
    return (
        part["content"]
        for part in walk_components(components or [])
        if part.get("content")
    )


def _pressed(part: dict[str, Any]) -> str:
    _, kind, _, _, rest = (part["custom_id"].split(":", 4) + [""] * 5)[:5]
    several = f"({len(part['options'])})" if "options" in part else ""
    return f"{kind}{':' if rest else ''}{rest}".replace(" ", "_") + several
