"""The routes by which a bot answers interactions: the first response, its edits, and follow-up messages."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tests.fakediscord import limits, permissions
from tests.fakediscord import world as w
from tests.fakediscord.requests import Refused, fill, mentioned, read

if TYPE_CHECKING:
    from collections.abc import Iterator

    from aiohttp import web

    from tests.fakediscord.people import Interaction
    from tests.fakediscord.requests import Body
    from tests.fakediscord.server import FakeDiscord

MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
LIFE = 15 * 60  # seconds that a token lives
COMPONENT, AUTOCOMPLETE = 3, 4


class Callbacks:
    """The routes; each refuses like Discord: unknown, expired, or already acknowledged."""

    def __init__(self, fake: FakeDiscord) -> None:
        self.fake = fake
        self.world = fake.world

    def routes(self) -> Iterator[tuple[str, str, str, Any]]:
        """Method, path, name for faults, handler."""
        yield "POST", "/interactions/{id}/{token}/callback", "callback", self.respond
        yield "POST", "/webhooks/{app}/{token}", "followup", self.follow_up
        for which in ("@original", "{message}"):
            path = "/webhooks/{app}/{token}/messages/" + which
            yield "GET", path, "answer", self.get
            yield "PATCH", path, "answer", self.edit
            yield "DELETE", path, "answer", self.delete

    async def respond(self, request: web.Request) -> Any:
        """The first response, within three seconds."""
        asked = self.fake.interactions.get(request.match_info["token"])
        body = await read(request)
        kind, data = body.fields.get("type"), body.fields.get("data") or {}
        if asked is None or str(asked.id) != request.match_info["id"]:
            raise Refused(404, 10062, "Unknown interaction")
        if asked.responded is not None:
            # Whoever got no answer from us in time tries once more, and that is no second answer.
            self.fake.answered_twice += (
                asked.answered_by != request.match_info["process"]
            )
            raise Refused(400, 40060, "Interaction has already been acknowledged.")
        if time.monotonic() - asked.began > self.fake.patience:
            asked.too_late = True
            raise Refused(404, 10062, "Unknown interaction")
        self._check_response(asked, kind, data, body)
        asked.responded = kind
        asked.answered_by = request.match_info["process"]
        asked.first_after = time.monotonic() - asked.began
        message = None
        if kind in (MESSAGE, DEFER):
            message = asked.original = self._new(
                asked, replace(body, fields=data), loading=kind == DEFER
            )
        elif kind in (DEFER_UPDATE, UPDATE):
            message = asked.original = asked.pressed
            if kind == UPDATE and message is not None:
                fill(self.fake, message, replace(body, fields=data))
                message.edits += 1
                asked.told(message)
        elif kind == CHOICES:
            asked.choices = data.get("choices") or []
        if kind not in (DEFER,):
            asked.answered.set()
        if "with_response" not in request.query:
            return None
        return self._response(asked, kind, message)

    def _check_response(
        self, asked: Interaction, kind: Any, data: dict[str, Any], body: Body
    ) -> None:
        allowed = {
            AUTOCOMPLETE: (CHOICES,),
            COMPONENT: (MESSAGE, DEFER, DEFER_UPDATE, UPDATE, MODAL),
        }.get(asked.type, (MESSAGE, DEFER, MODAL))
        if kind not in allowed:
            self.fake.illegal(
                "callback",
                [f"response type {kind} to an interaction of type {asked.type}"],
            )
        if kind == CHOICES:
            self.fake.illegal("autocomplete", limits.choices(data.get("choices") or []))
        elif kind == MESSAGE:
            self._may_attach(asked, body)
            self.fake.check_message("answer", data, "followup", body.sizes, 0)
        elif kind == UPDATE:
            self._may_attach(asked, body)
            self.fake.check_message("update", data, "answer", body.sizes, 0)

    def _may_attach(self, asked: Interaction, body: Body) -> None:
        if (
            body.sizes
            and not self.world.permissions(asked.channel) & permissions.ATTACH_FILES
        ):
            raise Refused(403, 50013, "Missing Permissions")

    def _new(
        self, asked: Interaction, body: Body, *, loading: bool = False
    ) -> w.Message:
        hidden = bool((body.fields.get("flags") or 0) & w.EPHEMERAL)
        message = w.Message(
            self.world.new_id(), asked.channel.id, self.world.bot, by_interaction=True
        )
        message.flags = (body.fields.get("flags") or 0) | (w.LOADING if loading else 0)
        if hidden:
            message.only_for = asked.user.id
            self.world.hidden[message.id] = message
        else:
            asked.channel.messages[message.id] = message
        if not loading:
            fill(self.fake, message, body)
            message.mentions = mentioned(body.fields)
            asked.told(message)
        return message

    def _response(
        self, asked: Interaction, kind: Any, message: w.Message | None
    ) -> Any:
        made: dict[str, Any] = {
            "interaction": {"id": str(asked.id), "type": asked.type}
        }
        if message is not None:
            made["interaction"] |= {
                "response_message_id": str(message.id),
                "response_message_loading": bool(message.flags & w.LOADING),
                "response_message_ephemeral": message.only_for is not None,
            }
            made["resource"] = {"type": kind, "message": message.payload()}
        return made

    # After the first response

    def _asked(self, request: web.Request) -> Interaction:
        asked = self.fake.interactions.get(request.match_info["token"])
        if (
            asked is None
            or time.monotonic() - asked.began > LIFE
            or asked.responded is None
        ):
            raise Refused(404, 10015, "Unknown Webhook")
        return asked

    def _which(self, request: web.Request, asked: Interaction) -> w.Message:
        name = request.match_info.get("message")
        if name is None:
            message = asked.original
        else:
            message = next((m for m in asked.messages if m.id == int(name)), None)
        gone = message is not None and message.only_for is None
        if message is None or (gone and message.id not in asked.channel.messages):
            raise Refused(404, 10008, "Unknown Message")
        return message

    async def follow_up(self, request: web.Request) -> Any:
        """A further message; the first one after a deferral takes the place of "thinking"."""
        asked = self._asked(request)
        body = await read(request)
        self._may_attach(asked, body)
        self.fake.check_message("follow-up", body.fields, "followup", body.sizes, 0)
        waiting = asked.original
        if waiting is not None and waiting.flags & w.LOADING:
            self._fill(asked, waiting, body)
            message = waiting
        else:
            message = self._new(asked, body)
        asked.answered.set()
        return message.payload()

    async def get(self, request: web.Request) -> Any:
        return self._which(request, self._asked(request)).payload()

    async def edit(self, request: web.Request) -> Any:
        """Edits the first response, or fills it where it was deferred."""
        asked = self._asked(request)
        message = self._which(request, asked)
        body = await read(request)
        self._may_attach(asked, body)
        self.fake.check_message(
            "edit of an answer", body.fields, "answer", body.sizes, 0
        )
        self._fill(asked, message, body)
        asked.answered.set()
        return message.payload()

    def _fill(self, asked: Interaction, message: w.Message, body: Body) -> None:
        fill(self.fake, message, body)
        message.flags &= ~w.LOADING
        message.edits += 1
        asked.told(message)

    async def delete(self, request: web.Request) -> Any:
        asked = self._asked(request)
        message = self._which(request, asked)
        asked.channel.messages.pop(message.id, None)
        self.world.hidden.pop(message.id, None)
