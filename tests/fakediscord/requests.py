"""What the routes share: Discord's refusals, and bodies as JSON or multipart."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from aiohttp import web

from tests.fakediscord.limits import V2

if TYPE_CHECKING:
    from tests.fakediscord.server import FakeDiscord
    from tests.fakediscord.world import Message

EVERYBODY = -1  # stands for @everyone and @here among the mentioned
KEPT_TYPES = (".caylus", ".txt", ".json")
IMAGES = (b"\x89PNG\r\n\x1a\n", b"RIFF", b"\xff\xd8\xff", b"GIF8")
_USER = re.compile(r"<@!?(\d+)>")


class Refused(Exception):
    """An error answer with Discord's own code."""

    def __init__(self, status: int, code: int, text: str) -> None:
        super().__init__(f"{status} {code} {text}")
        self.status, self.code, self.text = status, code, text


def reply(made: Any, status: int = 200, **headers: str) -> web.Response:
    """JSON without a charset: discord.py takes only that for JSON."""
    body = json.dumps(made).encode()
    return web.Response(
        body=body, status=status, content_type="application/json", headers=headers
    )


def refusal(problem: Refused) -> web.Response:
    """The answer for a refusal."""
    return reply({"message": problem.text, "code": problem.code}, problem.status)


@dataclass
class Body:
    """The JSON of a request, and the sizes, names and texts of its files by number."""

    fields: dict[str, Any]
    sizes: dict[int, int] = field(default_factory=dict)
    names: dict[int, str] = field(default_factory=dict)
    texts: dict[int, bytes] = field(default_factory=dict)


async def read(request: web.Request) -> Body:
    """Reads a request with or without files; a picture that is none is refused."""
    if not request.content_type.startswith("multipart/"):
        text = await request.text()
        return Body(json.loads(text) if text else {})
    body = Body({})
    async for part in await request.multipart():
        data = bytes(await part.read(decode=False))
        if part.name == "payload_json":
            body.fields = json.loads(data)
            continue
        number = int(part.name.removeprefix("files[").removesuffix("]"))
        name = part.filename or "unknown"
        body.sizes[number], body.names[number] = len(data), name
        if name.endswith(KEPT_TYPES):
            body.texts[number] = data
        elif not data.startswith(IMAGES):
            raise Refused(
                400,
                50035,
                f"files[{number}]: {name} is neither a known text nor a picture",
            )
    return body


def fill(fake: FakeDiscord, message: Message, body: Body) -> None:
    """Takes over into a message what a request says; fields that are missing stay. A message of Components V2 remains
    one, and has no content."""
    given = body.fields
    if message.flags & V2 and given.get("content"):
        raise Refused(400, 50035, "content can't be set on a message of Components V2")
    message.flags |= (given.get("flags") or 0) & V2
    if "content" in given:
        message.content = given["content"] or ""
    for name in ("components", "embeds"):
        if given.get(name) is not None:
            setattr(message, name, given[name])
    if "attachments" in given or body.sizes:
        listed = given.get("attachments") or []
        kept = {str(one["id"]) for one in listed}
        message.attachments = [one for one in message.attachments if one["id"] in kept]
        described = {
            int(one["id"]): one.get("description")
            for one in listed
            if int(one["id"]) < 100
        }
        for number, size in body.sizes.items():
            message.attachments.append(
                _attachment(fake, body, number, size, described.get(number))
            )


def _attachment(
    fake: FakeDiscord, body: Body, number: int, size: int, description: str | None
) -> dict[str, Any]:
    made = fake.file(body.names[number], body.texts.get(number, b""))
    if number not in body.texts:
        del fake.files[int(made["id"])]  # pictures are not kept
    made["size"] = size
    if description:
        made["description"] = description
    return made


def mentioned(body: dict[str, Any]) -> list[int]:
    """Who is pinged by a message: users by id, EVERYBODY for @everyone and @here."""
    content, allowed = body.get("content") or "", body.get("allowed_mentions")
    parse = (
        {"users", "everyone", "roles"}
        if allowed is None
        else set(allowed.get("parse") or [])
    )
    listed = (
        set() if allowed is None else {int(user) for user in allowed.get("users") or []}
    )
    found = [int(user) for user in _USER.findall(content)]
    found = [
        user for user in dict.fromkeys(found) if "users" in parse or user in listed
    ]
    if "everyone" in parse and ("@everyone" in content or "@here" in content):
        found.append(EVERYBODY)
    return found
