"""An action on the page: the same use cases as a press in the thread, and their follow-up."""

from __future__ import annotations

import time
from typing import Annotated, NamedTuple, TypeAlias

import msgspec

from bot.app import log
from bot.core import play, undo
from bot.core.model import Outcome, Person
from bot.delivery.context import DeliveryContext
from bot.features.live_board.access import Seen
from bot.features.live_board.public import Answer
from bot.features.plans import handlers as plans
from bot.features.what_if import save
from bot.text.localization import Localization
from rules.model import noun


class Done(NamedTuple):
    """The outcome of a request.

    `kind` is done, repeated, kept (until all have chosen), waste (nothing was done, for it would waste
    something), undone or vote.
    """

    kind: str
    outcome: Outcome

    def answer(self, l10n: Localization) -> Answer:
        """Return the answer to the page."""
        answer: Answer = {
            "result": self.kind,
            "revision": self.outcome.info.revision,
            "said": "",
        }
        answered = self.outcome.answered
        if (
            self.kind == "waste"
            and answered is not None
            and self.outcome.waste is not None
        ):
            label = l10n.format_message(answered.label)
            answer["said"] = l10n.format(self.outcome.waste, action=label)
        elif answered is not None:
            answer["said"] = l10n.format_message(answered.label)
        return answer


Once: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9]{8,64}$")]
"""A name of a request, by which it is done once however often it arrives."""
Revision: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=10**9)]
Value: TypeAlias = Annotated[str, msgspec.Meta(max_length=100)]


class Body(msgspec.Struct):
    """The body of a change; `key` is that of the session."""

    key: str = ""


class Press(Body, kw_only=True):
    """An action or an undo in the position of a revision; `sure` is set where the page has asked before."""

    revision: Revision
    once: Once
    code: Value = ""
    sure: bool = False


class Keep(Body, kw_only=True):
    """A trial that is to be kept: its line of steps from a revision."""

    start: Revision = msgspec.field(name="from")
    line: Value
    once: Once


class Edit(Body, kw_only=True):
    """A press of the panel in which a person says something in advance.

    It may be one that `answers` a question to come. It has what the custom ids of Discord's panel hold.
    """

    rest: Value
    values: Annotated[list[Value], msgspec.Meta(max_length=25)]
    answers: bool = False


class Acting:
    """Performs what players do on the page."""

    def __init__(self, services: DeliveryContext) -> None:
        self._services = services

    async def act(self, game: int, seen: Seen, press: Press) -> Done:
        """Perform an action; raise UserError."""
        services, person, began = (
            self._services,
            seen.need_person(),
            time.perf_counter(),
        )
        code = press.code
        settings = await services.settings_cache.of(person.user)
        careful = not press.sure and settings.get("confirm", "yes") == "yes"
        outcome = await services.db.run_once(
            _name(person, press.once),
            play.act,
            game,
            person,
            press.revision,
            code,
            careful=careful,
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
            log.hide_code(position.kind)
            if position.under_way or answered.together
            else logged,
            look=0.0,
            table=(time.perf_counter() - began) * 1000,
            answer=0.0,
        )
        return Done("done" if outcome.events else "kept", outcome)

    async def plan(self, game: int, seen: Seen, edit: Edit) -> None:
        """Change what a person has said in advance as a press of the panel does; raise UserError."""
        change = plans.answer_decision if edit.answers else plans.change_plan
        await self._services.db.run(
            change, game, seen.need_person(), edit.rest, edit.values
        )
        self._services.delivery_worker.kick(game)

    async def keep(self, game: int, seen: Seen, kept: Keep) -> None:
        """Keep the steps of a trial as answers in advance and as a plan; raise UserError."""
        person = seen.need_person()
        await self._services.db.run(
            save.keep, game, person, kept.start, kept.line, _name(person, kept.once)
        )
        self._services.delivery_worker.kick(game)

    async def undo(self, game: int, seen: Seen, press: Press) -> Done:
        """Take back the person's last action, or ask for it by a vote; raise UserError."""
        person = seen.need_person()
        outcome = await self._services.db.run_once(
            _name(person, press.once), undo.undo, game, person, press.revision
        )
        if not outcome.repeated:
            self._follow(outcome, person)
        return Done("vote" if outcome.vote is not None else "undone", outcome)

    def _follow(self, outcome: Outcome, person: Person) -> None:
        """Do what follows an action, whichever way it came: the thread is brought up to date."""
        services, game = self._services, outcome.info.id
        services.delivery_worker.keep_position(outcome.position)
        # so that nobody who plays on is mentioned
        services.threads.acted[game] = person.user, services.now()
        services.delivery_worker.kick(game)


def _name(person: Person, once: str) -> str:
    """Return the name by which a request of a person is done once."""
    return f"page {person.user} {once}"
