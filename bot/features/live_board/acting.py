"""An action on the page: the same use cases as a press in the thread, and what has to follow them there."""

from __future__ import annotations

import time
from typing import NamedTuple

import msgspec

from bot.app import log
from bot.core import play, undo
from bot.core.model import Outcome, Person
from bot.delivery.context import DeliveryContext
from bot.features.live_board.access import Refused, Seen
from bot.features.live_board.public import Answer
from bot.features.plans import use_cases as plans
from bot.features.what_if import save
from bot.text.localization import Localization
from rules.model import noun


class Done(NamedTuple):
    """What became of a request.

    `kind` is done, repeated, kept (until all have chosen), waste (nothing was done, for it would waste something),
    undone or vote.
    """

    kind: str
    outcome: Outcome

    def told(self, l10n: Localization) -> Answer:
        """Return what the page is told."""
        found: Answer = {"result": self.kind, "revision": self.outcome.info.revision, "said": ""}
        answered = self.outcome.answered
        if self.kind == "waste" and answered is not None and self.outcome.waste is not None:
            label = l10n.format_message(answered.label)
            found["said"] = l10n.format(self.outcome.waste, action=label)
        elif answered is not None:
            found["said"] = l10n.format_message(answered.label)
        return found


class Acting:
    """Performs what players do on the page."""

    def __init__(self, services: DeliveryContext) -> None:
        self._services = services

    async def act(self, game: int, seen: Seen, revision: int, code: str, once: str, *, sure: bool) -> Done:
        """Perform a code in the position of a revision, once for the key `once`; raise UserError."""
        services, person, began = self._services, seen.need_person(), time.perf_counter()
        settings = await services.settings_cache.of(person.user)
        careful = not sure and settings.get("confirm", "yes") == "yes"
        outcome = await services.db.run_once(
            f"page {person.user} {once}", play.act, game, person, revision, code, careful=careful
        )
        answered = outcome.answered
        if answered is None:
            return Done("repeated", outcome)
        if outcome.waste is not None:
            return Done("waste", outcome)
        self._follow(outcome, person)
        info, position = outcome.info, outcome.position
        logged = log.hide_code(code) if answered.private and noun(code) else code
        log.action(
            info.id,
            info.names[answered.seat],
            log.hide_code(position.kind) if position.under_way or answered.together else logged,
            look=0.0,
            table=(time.perf_counter() - began) * 1000,
            answer=0.0,
        )
        return Done("done" if outcome.events else "kept", outcome)

    async def plan(self, game: int, seen: Seen, edit: Answer) -> None:
        """Change the plan of a person's turn as the panel does; raise Refused, UserError."""
        try:
            turn, change = edit["turn"], _edit(edit)
        except (KeyError, msgspec.ValidationError):
            raise Refused(400, "live-refused") from None
        await self._services.db.run(plans.change, game, seen.need_person(), turn, change)
        self._services.delivery_worker.kick(game)

    async def keep(self, game: int, seen: Seen, start: int, line: str, once: str) -> None:
        """Keep the steps of a trial as answers in advance and as a plan; raise UserError."""
        person = seen.need_person()
        await self._services.db.run(save.keep, game, person, start, line, f"page {person.user} {once}")
        self._services.delivery_worker.kick(game)

    async def undo(self, game: int, seen: Seen, revision: int, once: str) -> Done:
        """Take back the person's last action, or ask for it by a vote; raise UserError."""
        person = seen.need_person()
        outcome = await self._services.db.run_once(
            f"page {person.user} {once}", undo.undo, game, person, revision
        )
        if not outcome.repeated:
            self._follow(outcome, person)
        return Done("vote" if outcome.vote is not None else "undone", outcome)

    def _follow(self, outcome: Outcome, person: Person) -> None:
        """Do what follows an action, whichever way it came: the thread is brought up to date."""
        services, game = self._services, outcome.info.id
        services.delivery_worker.keep_position(outcome.position)
        services.threads.acted[game] = person.user, services.now()  # so that nobody who plays on is mentioned
        services.delivery_worker.kick(game)


def _edit(edit: Answer) -> plans.Edit:
    """Return the change that a request asks for; raise KeyError, ValidationError."""
    match edit["kind"]:
        case "places":
            return msgspec.convert(edit, plans.SetPlaces)
        case "conditions":
            return msgspec.convert(edit, plans.SetConditions)
        case "again":
            return plans.AsLastTurn()
    return plans.Clear()
