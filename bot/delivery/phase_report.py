"""The report of ended phases: its text, its buttons, and the message that it replaces."""

import contextlib
from collections.abc import Iterable, Sequence

import discord

from bot.components import ui
from bot.components.custom_id import RETIRED, CustomId, read
from bot.core import notifications as n
from bot.core.history import PhaseHistory
from bot.core.model import Position
from bot.core.notifications import Notification
from bot.delivery import (
    computer_turns,
    phase_message,
    question,
    reconcile,
    thread_state,
)
from bot.delivery.batch import Batch
from bot.delivery.context import DeliveryContext
from bot.delivery.send import edit
from bot.delivery.thread_state import Content
from bot.text import people, reports
from bot.text.localization import Localization
from rules.guide import Weight
from rules.model import GameEnded
from storage import message_slots
from storage.outbox import MessageRef

OFFERS = ("ahead", "next", "why", *RETIRED)
"""Kinds of buttons that only the last report has, or has had."""


async def post(
    ctx: DeliveryContext, batch: Batch, row: Notification, body: n.Report
) -> None:
    """Edit the phase message to become the report, or post the report below it if Discord refuses the edit."""
    slot = message_slots.report(row.id)
    if batch.found(slot) is not None:
        return
    position, l10n = batch.position, batch.l10n
    pages = reports.paged(l10n, lines(l10n, position, body.phases))
    if not pages:
        await batch.posted(row)
        return
    items = buttons(l10n, position, row, ctx.hooks.board_button(l10n, batch.info))
    places = phase_message.replaced(ctx, batch, row)
    edited: MessageRef | None = None
    for number, page in enumerate(pages):
        view = ui.view(items) if items and number == len(pages) - 1 else None
        content, nonce = Content(page, view), f"{row.nonce}-{number}"
        entry = thread_state.entry(slot, content, nonce=nonce, revision=row.revision)
        if number == 0:
            edited = await reconcile.take(
                ctx, batch, entry._replace(repostable=True), places
            )
        if number or edited is None:
            await reconcile.post(ctx, batch, entry)
    await pass_offer(ctx, batch, batch.found(slot) if items else None)
    phase_place = batch.found(message_slots.PHASE_MESSAGE)
    if phase_place in places:  # an answered question may still become the next one
        batch.delete(phase_place)
    # else it was edited, which may be done once more
    if edited is None or len(pages) > 1:
        await batch.confirm()


def lines(
    l10n: Localization, position: Position, parts: Iterable[n.PhasePart]
) -> list[str]:
    """Return the text of some phases of a report, without totals and winners, which the result names."""
    game, telling = position.game, position.game.guide.telling
    phases: list[PhaseHistory] = []
    for part in parts:
        events = (
            event
            for event in part.read(game)
            if telling.weight(event) is not Weight.COUNT
        )
        visible = tuple(event for event in events if not isinstance(event, GameEnded))
        phases.append(PhaseHistory(part.turn, part.phase, visible, part.stood))
    return reports.report_lines(
        l10n, position.game, people.actor_names(l10n, position.info), phases
    )


def buttons(
    l10n: Localization,
    position: Position,
    row: Notification,
    page: Sequence[ui.Item] = (),
) -> list[ui.Item]:
    """Return the buttons of the last report of a running game: planning, the live board, computers' reasons.

    A person alone with computers is asked at once and has nothing to plan; their prompt has the other buttons.
    """
    info, guide = position.info, position.game.guide
    if info.status != "running":
        return []
    kind = ""
    # else that has `Choose`
    if guide.is_after_placing(info.phase) and not question.asked_besides(position):
        kind = "ahead"
    elif info.phase == guide.placing_phase:
        kind = "next"
    page = [
        *page,
        *([] if computer_turns.is_solo(info) else question.why_button(l10n, info)),
    ]
    if not kind or info.alone is not None:
        return page
    label = l10n.format("button-ahead" if kind == "ahead" else "button-planturn")
    return [
        ui.button(label, CustomId(kind, info.id, info.revision, str(row.id))),
        *page,
    ]


async def pass_offer(
    ctx: DeliveryContext, batch: Batch, report: MessageRef | None
) -> None:
    """Store which report has the offering buttons now; those of the former one are removed later, as low priority."""
    former = batch.found(message_slots.OFFER)
    if former is not None:
        await take_offers(ctx, batch)
        batch.keep(
            message_slots.OFFERED_BEFORE,
            former.channel,
            former.message,
            former.revision,
        )
        batch.lose(message_slots.OFFER)
    if report is not None:
        batch.keep(message_slots.OFFER, report.channel, report.message, report.revision)


async def take_offers(
    ctx: DeliveryContext,
    batch: Batch,
    slots: Sequence[str] = (message_slots.OFFERED_BEFORE,),
) -> None:
    """Remove the offering buttons of reports; if Discord refuses that, a press on one is answered with the reason."""
    for slot in slots:
        offer = batch.found(slot)
        if offer is None:
            continue
        with contextlib.suppress(discord.HTTPException):
            message = await ctx.discord_api.message(
                offer.channel, offer.message
            ).fetch()
            await edit(
                ctx, offer.channel, offer.message, view=ui.without(message, is_offer)
            )
        batch.lose(slot)


def is_offer(target: str) -> bool:
    """Return whether a custom id or address is of a button of the last report alone: planning, why, or a link."""
    press = read(target)
    return target.startswith("http") if press is None else press.kind in OFFERS
