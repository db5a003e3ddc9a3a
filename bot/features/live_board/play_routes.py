"""Answers for one person: their own actions, what they say in advance, and what they try."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine
from typing import TypeVar

from aiohttp import web

from bot.core.model import Position
from bot.delivery.context import DeliveryContext
from bot.delivery.sections import SectionPlace
from bot.features.live_board import own, public, trial, use_cases
from bot.features.live_board.access import Rates, Refused
from bot.features.live_board.acting import Acting, Edit, Keep, Press
from bot.features.live_board.answers import send_json
from bot.features.live_board.drawing import DrawingThread
from bot.features.live_board.public import Answer
from bot.features.live_board.requests import Asked, RequestReader, layout_of
from bot.features.live_board.site import GAME
from bot.text.localization import Localization

T = TypeVar("T")
ACTS_A_MINUTE, EDITS_A_MINUTE = 20, 60


class PlayRoutes:
    """Shows a person what they can do, and does it."""

    def __init__(
        self,
        requests: RequestReader,
        acting: Acting,
        services: DeliveryContext,
        drawing: DrawingThread,
    ) -> None:
        self._requests = requests
        self._acting = acting
        self._services = services
        self._drawing = drawing
        self._acts, self._edits = Rates(ACTS_A_MINUTE), Rates(EDITS_A_MINUTE)

    def routes(self) -> list[web.RouteDef]:
        """Return the routes."""
        return [
            web.get(GAME + "/own", self._own),
            web.post(GAME + "/act", self._act),
            web.post(GAME + "/undo", self._undo),
            web.post(GAME + "/plan", self._plan),
            web.get(GAME + "/trial", self._trial),
            web.post(GAME + "/trial", self._keep_trial),
        ]

    async def _own(self, request: web.Request) -> web.StreamResponse:
        return send_json(
            request, await self._own_answer(await self._requests.asked(request))
        )

    async def _own_answer(self, asked: Asked) -> Answer:
        now, db = asked.now, self._services.db
        seen = await self._requests.access.look(asked.visitor, now.info)
        answer = await self._drawing.run(
            own.own, asked.l10n, now.position, asked.visitor, seen
        )
        if answer["actions"] and now.info.alone is not None:
            answer["advice"] = await self._advice(asked.l10n, now.position)
        if seen.seats and seen.person is not None and now.position.begun:
            panel = await db.read(use_cases.panel, now.info.id, seen.person)
            if answer["undo"]:
                answer["undo"] = await db.read(
                    use_cases.can_undo, now.info.id, seen.person
                )
            if panel is not None:
                answer["plan"] = await self._drawing.run(
                    own.plan, asked.l10n, now.position, panel
                )
        return answer

    async def _advice(self, l10n: Localization, position: Position) -> Answer:
        """Return what the guide says at a question of somebody who plays alone, and the code that it suggests."""
        places: list[SectionPlace] = ["prompt"]
        if position.private:  # suggestions are for the player alone
            places.append("private_prompt")
        hooks, db = self._services.hooks, self._services.db
        return own.advice(
            [await hooks.render(db, place, l10n, position) for place in places]
        )

    async def _act(self, request: web.Request) -> web.StreamResponse:
        """Perform an action, as a press in the thread does."""
        asked, seen, press = await self._requests.change(request, self._acts, Press)
        done = await self._finish(self._acting.act(asked.now.info.id, seen, press))
        return await self._after(request, done.answer(asked.l10n))

    async def _plan(self, request: web.Request) -> web.StreamResponse:
        """Change what somebody has said in advance; others learn nothing of it."""
        asked, seen, edit = await self._requests.change(request, self._edits, Edit)
        await self._finish(self._acting.plan(asked.now.info.id, seen, edit))
        return await self._after(request, {})

    async def _undo(self, request: web.Request) -> web.StreamResponse:
        asked, seen, press = await self._requests.change(request, self._acts, Press)
        done = await self._finish(self._acting.undo(asked.now.info.id, seen, press))
        return await self._after(request, done.answer(asked.l10n))

    async def _trial(self, request: web.Request) -> web.StreamResponse:
        """Answer with the copy that a line of steps leads to; nothing is changed."""
        asked = await self._requests.asked(request)
        seen = await self._requests.access.look(asked.visitor, asked.now.info)
        user, start = seen.need_person().user, request.query.get("from", "")
        if start and not re.fullmatch("[0-9]{1,9}", start):
            raise Refused(400, "live-unreadable")
        carried = await self._services.db.read(
            use_cases.trial,
            asked.now.info.id,
            user,
            int(start) if start else None,
            request.query.get("line", ""),
        )
        return send_json(
            request,
            await self._drawing.run(
                trial.trial, asked.l10n, carried, layout_of(request)
            ),
        )

    async def _keep_trial(self, request: web.Request) -> web.StreamResponse:
        asked, seen, kept = await self._requests.change(request, self._edits, Keep)
        await self._finish(self._acting.keep(asked.now.info.id, seen, kept))
        return await self._after(
            request,
            {"said": public.plain(asked.l10n, asked.l10n.format("whatif-kept"))},
        )

    async def _after(self, request: web.Request, answer: Answer) -> web.StreamResponse:
        asked = await self._requests.asked(request)
        return send_json(request, {**answer, "own": await self._own_answer(asked)})

    async def _finish(self, work: Coroutine[object, None, T]) -> T:
        """Do something that changes a game; it is finished when its page goes away, too."""
        return await asyncio.shield(asyncio.create_task(work))
