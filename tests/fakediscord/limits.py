"""Discord's limits for what a bot sends: fields, lengths and counts of messages and components.

A check returns the faults it found, as sentences; an unknown field is one, although Discord itself lets
most of them pass, because it shows a misunderstanding of the API.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

CONTENT = 2_000
FILES = 10
BYTES = 10 * 2**20
ROWS = 5
COMPONENTS = 40
OPTIONS = 25
V2 = 1 << 15  # flag of a message that is a layout
LAYOUT_TEXT = 4_000  # characters of all of its texts
TEXT_DISPLAY, GALLERY, CONTAINER = 10, 12, 17
OUTSIDE = (1, TEXT_DISPLAY, GALLERY, CONTAINER)

MESSAGE_FIELDS = {
    "content",
    "embeds",
    "allowed_mentions",
    "sticker_ids",
    "components",
    "flags",
    "attachments",
    "poll",
    "message_reference",
    "nonce",
    "enforce_nonce",
    "tts",
}
EDIT_FIELDS = {
    "content",
    "embeds",
    "flags",
    "allowed_mentions",
    "sticker_ids",
    "components",
    "attachments",
    "tts",
}
FOLLOWUP_FIELDS = {
    "content",
    "embeds",
    "allowed_mentions",
    "components",
    "attachments",
    "poll",
    "tts",
    "flags",
    "thread_name",
}
FLAGS = {"message": 1 << 2 | 1 << 12 | V2, "answer": 1 << 2 | 1 << 6 | 1 << 12 | V2}
ID = re.compile(r"[1-9][0-9]{6,18}")  # Discord's, of which the lowest bits are no time
BUTTON = {
    "type",
    "id",
    "custom_id",
    "style",
    "label",
    "disabled",
    "url",
    "sku_id",
    "emoji",
}
SELECT = {
    "type",
    "id",
    "custom_id",
    "placeholder",
    "min_values",
    "max_values",
    "disabled",
    "required",
    "options",
    "default_values",
    "channel_types",
}
OPTION = {"label", "value", "description", "default", "emoji"}
EMBED = {"title": 256, "description": 4096}


def _text(where: str, value: Any, most: int, least: int = 0) -> list[str]:
    if value is None and least == 0:
        return []
    if not isinstance(value, str):
        return [f"{where}: {value!r} is no text"]
    if not least <= len(value) <= most:
        return [f"{where}: {len(value)} characters, {least} to {most} are allowed"]
    return []


def _unknown(where: str, given: dict[str, Any], known: set[str]) -> list[str]:
    return [f"{where}: unknown field {name}" for name in given if name not in known]


def message(
    body: dict[str, Any], kind: str, files: dict[int, int], kept: int = 0
) -> list[str]:
    """Faults of a message: `kind` is message, edit, answer or followup; `files` sizes by number; `kept` files."""
    known = {"message": MESSAGE_FIELDS, "edit": EDIT_FIELDS}.get(kind, FOLLOWUP_FIELDS)
    found = _unknown(kind, body, known)
    found += _text("content", body.get("content"), CONTENT)
    if isinstance(body.get("content"), str) and "\x00" in body["content"]:
        found.append("content: a null character")
    found += _mentions(body.get("allowed_mentions"))
    found += _nonce(body)
    flags = body.get("flags") or 0
    allowed = FLAGS["message"] if kind == "message" else FLAGS["answer"]
    if kind != "edit" and flags & ~allowed:
        found.append(f"flags: {flags} can't be set here")
    embeds = body.get("embeds") or []
    if len(embeds) > 10:
        found.append(f"embeds: {len(embeds)}, at most 10")
    for number, embed in enumerate(embeds):
        for name, most in EMBED.items():
            found += _text(f"embeds[{number}].{name}", embed.get(name), most)
    found += _attachments(body, files, kept)
    if body.get("components") is not None:
        found += layout(body, flags) if flags & V2 else components(body["components"])
    if kind in ("message", "followup") and not flags & V2:
        filled = any(
            body.get(name)
            for name in ("content", "embeds", "components", "poll", "sticker_ids")
        )
        if not filled and not files:
            found.append("Cannot send an empty message")
    return found


def _mentions(given: Any) -> list[str]:
    if given is None:
        return []
    found = _unknown(
        "allowed_mentions", given, {"parse", "users", "roles", "replied_user"}
    )
    for name in ("users", "roles"):
        listed = given.get(name) or []
        if len(listed) > 100 or len(set(map(str, listed))) != len(listed):
            found.append(f"allowed_mentions.{name}: more than 100, or one twice")
        if listed and name in (given.get("parse") or []):
            found.append(f"allowed_mentions: {name} both in parse and listed")
    return found


def _nonce(body: dict[str, Any]) -> list[str]:
    nonce = body.get("nonce")
    if isinstance(nonce, str) and len(nonce) > 25:
        return [f"nonce: {len(nonce)} characters, at most 25"]
    return []


def _attachments(body: dict[str, Any], files: dict[int, int], kept: int) -> list[str]:
    found = []
    listed = body.get("attachments") or []
    if len(files) + kept > FILES or len(listed) > FILES:
        found.append(f"attachments: {len(files) + kept}, at most {FILES}")
    if sum(files.values()) > BYTES:
        found.append(f"attachments: {sum(files.values())} bytes, at most {BYTES}")
    for one in listed:
        found += _text("attachments.description", one.get("description"), 1024)
        found += _text("attachments.filename", one.get("filename"), 1024)
    return found


def layout(body: dict[str, Any], flags: int) -> list[str]:
    """Faults of a message of Components V2: only its components are shown, and files only where one names them."""
    found = [
        f"{name}: not in a layout"
        for name in ("content", "embeds", "poll", "sticker_ids")
        if body.get(name)
    ]
    given = list(_all(body["components"]))
    texts = sum(
        len(part.get("content") or "")
        for part in given
        if part.get("type") == TEXT_DISPLAY
    )
    if not 1 <= len(given) <= COMPONENTS:
        found.append(f"components: {len(given)}, 1 to {COMPONENTS} are allowed")
    if texts > LAYOUT_TEXT:
        found.append(f"components: {texts} characters of text, at most {LAYOUT_TEXT}")
    seen: set[str] = set()
    named = set()
    outside = [part.get("type") for part in body["components"]]
    found += [
        f"components: type {type_} can't stand by itself"
        for type_ in outside
        if type_ not in OUTSIDE
    ]
    for part in given:
        if part.get("type") == CONTAINER:
            found += _unknown(
                "container",
                part,
                {"type", "id", "components", "accent_color", "spoiler"},
            )
        elif part.get("type") == TEXT_DISPLAY:
            found += _unknown("text", part, {"type", "id", "content"})
            found += _text("text.content", part.get("content"), LAYOUT_TEXT, 1)
        elif part.get("type") == GALLERY:
            found += _unknown("gallery", part, {"type", "id", "items"})
            if not 1 <= len(part.get("items") or []) <= 10:
                found.append(
                    f"gallery: {len(part.get('items') or [])} pictures, 1 to 10 are allowed"
                )
            for item in part.get("items") or []:
                found += _text("gallery.description", item.get("description"), 1024)
                named.add(str(item["media"]["url"]).removeprefix("attachment://"))
        elif part.get("type") == 1:
            for item in part.get("components") or []:
                found += _item("row", item, seen)
    loose = {one.get("filename") for one in body.get("attachments") or []} - named
    return found + [
        f"attachments: {name} is shown nowhere" for name in sorted(map(str, loose))
    ]


def _all(parts: Any) -> Iterator[dict[str, Any]]:
    """Every component of a layout, the ones inside others included."""
    for part in parts:
        yield part
        yield from _all(part.get("components") or [])


def components(rows: Any) -> list[str]:
    """Faults of the rows of buttons and menus of one message."""
    if not isinstance(rows, list):
        return ["components: no list"]
    found = []
    if len(rows) > ROWS:
        found.append(f"components: {len(rows)} rows, at most {ROWS}")
    seen: set[str] = set()
    count = len(rows)
    for number, row in enumerate(rows):
        where = f"components[{number}]"
        if row.get("type") != 1:
            found.append(f"{where}: type {row.get('type')}, only rows are expected")
            continue
        found += _unknown(where, row, {"type", "id", "components"})
        items = row.get("components") or []
        count += len(items)
        if not 1 <= len(items) <= 5:
            found.append(f"{where}: {len(items)} components, 1 to 5 are allowed")
        if len(items) > 1 and any(item.get("type") != 2 for item in items):
            found.append(f"{where}: a menu shares its row")
        for item in items:
            found += _item(where, item, seen)
    if count > COMPONENTS:
        found.append(f"components: {count}, at most {COMPONENTS}")
    return found


def _item(where: str, item: dict[str, Any], seen: set[str]) -> list[str]:
    found = []
    if item.get("type") == 2:
        found += _unknown(where, item, BUTTON)
        if item.get("style") not in (1, 2, 3, 4, 5):
            found.append(f"{where}: style {item.get('style')}")
        found += _text(f"{where}.label", item.get("label"), 80)
        if not item.get("label") and not item.get("emoji"):
            found.append(f"{where}: a button without label")
        if item.get("style") == 5:
            return found + _text(f"{where}.url", item.get("url"), 512, 1)
    elif item.get("type") in (3, 5, 6, 7, 8):
        found += _unknown(where, item, SELECT)
        found += _text(f"{where}.placeholder", item.get("placeholder"), 150)
        found += _options(where, item) if item["type"] == 3 else _chosen(where, item)
    else:
        return [f"{where}: component of type {item.get('type')}"]
    custom_id = item.get("custom_id")
    found += _text(f"{where}.custom_id", custom_id, 100, 1)
    if custom_id in seen:
        found.append(f"{where}: custom id {custom_id!r} twice")
    seen.add(str(custom_id))
    return found


def _chosen(where: str, item: dict[str, Any]) -> list[str]:
    """Faults of a menu of people, roles or channels: how many can be chosen, and who is."""
    chosen = item.get("default_values") or []
    low, high = item.get("min_values", 1), item.get("max_values", 1)
    found = []
    if (
        not 0
        <= (low if low is not None else 1)
        <= (high if high is not None else 1)
        <= OPTIONS
    ):
        found.append(f"{where}: {low} to {high} values")
    if len(chosen) > (high or 1) or len({str(one.get("id")) for one in chosen}) != len(
        chosen
    ):
        found.append(f"{where}: {len(chosen)} chosen of {high}, or one twice")
    nobody = [
        one
        for one in chosen
        if not isinstance(one.get("id"), str)
        or not ID.fullmatch(one["id"])
        or set(one) != {"id", "type"}
    ]
    return found + [f"{where}: {one} is nobody's id" for one in nobody]


def _options(where: str, item: dict[str, Any]) -> list[str]:
    options = item.get("options") or []
    found = []
    if not 1 <= len(options) <= OPTIONS:
        found.append(f"{where}: {len(options)} options, 1 to {OPTIONS} are allowed")
    values = [option.get("value") for option in options]
    if len(set(values)) != len(values):
        found.append(f"{where}: an option value twice")
    for option in options:
        found += _unknown(f"{where}.options", option, OPTION)
        found += _text(f"{where}.options.label", option.get("label"), 100, 1)
        found += _text(f"{where}.options.value", option.get("value"), 100, 1)
        found += _text(f"{where}.options.description", option.get("description"), 100)
    low, high = item.get("min_values", 1), item.get("max_values", 1)
    if (
        not 0
        <= (low if low is not None else 1)
        <= (high if high is not None else 1)
        <= max(len(options), 1)
    ):
        found.append(f"{where}: {low} to {high} values of {len(options)} options")
    return found


def choices(given: Any) -> list[str]:
    """Faults of the answer to an autocompletion."""
    if not isinstance(given, list) or len(given) > OPTIONS:
        return [f"choices: at most {OPTIONS}"]
    found = []
    for one in given:
        found += _text("choices.name", one.get("name"), 100, 1)
        value = one.get("value")
        if isinstance(value, str):
            found += _text("choices.value", value, 100)
    return found


class Bucket:
    """So many requests in so many seconds for each place, told in headers as Discord tells it; more get 429."""

    def __init__(self, limit: int, seconds: float) -> None:
        self.limit = limit
        self.seconds = seconds
        self.refused = 0
        self._taken: dict[
            str, tuple[float, int]
        ] = {}  # when the window of a place began, and how many it had

    def take(self, place: str, now: float) -> tuple[dict[str, str], float]:
        """One more request at that second: the headers of its answer, and after how many seconds it may be tried again
        where it is refused."""
        began, taken = self._taken.get(place, (now, 0))
        if now - began >= self.seconds:
            began, taken = now, 0
        wait = 0.0 if taken < self.limit else began + self.seconds - now
        taken += not wait
        self.refused += bool(wait)
        self._taken[place] = began, taken
        headers = {
            "X-RateLimit-Limit": str(self.limit),
            "X-RateLimit-Remaining": str(self.limit - taken),
            "X-RateLimit-Reset-After": f"{began + self.seconds - now:.3f}",
            "X-RateLimit-Bucket": "edits",
        }
        return headers, wait
