"""The `table` group: seats change hands, settings, language.

Leaving a game and closing a table are asked once more; of a player who gives no sign for long the thread is
told, and then that the seat can be taken.
"""

from collections.abc import Sequence
from typing import Any

import discord

from bot.components import ui
from bot.components.custom_id import BLUE, RED, CustomId, read_number
from bot.core import final_order, lobby, outbox, stand_in, votes
from bot.core import seats as core_seats
from bot.core.clock import timeout
from bot.core.final_order import WHOLE
from bot.core.game_settings import Settings
from bot.core.model import GameInfo, SeatInfo
from bot.core.notifications import LongLate, Notification
from bot.delivery import lobby_card, seat_message
from bot.delivery.batch import Batch
from bot.delivery.context import DeliveryContext
from bot.delivery.sections import DeliveryHooks
from bot.delivery.send import l10n_of
from bot.features.lobby import handlers as lobby_handlers
from bot.features.moderation import use_cases as moderation
from bot.interactions import game_lookup, table_options
from bot.interactions.autocomplete import Language
from bot.interactions.bot import Feature, item
from bot.interactions.context import Context
from bot.interactions.errors import markup_error
from bot.interactions.game_answers import act, answer_outcome, need_sight
from bot.interactions.hooks import CommandHooks
from bot.interactions.slash_commands import SEAT_CHOICES, command
from bot.text import game_status, people
from bot.text.localization import Localization
from storage import message_slots, notification_kinds


def _sure(l10n: Localization, yes: CustomId) -> discord.ui.View:
    no = yes._replace(kind="no", rest="")
    return ui.view([ui.labelled(l10n, yes), ui.labelled(l10n, no)])


async def _would_be(ctx: Context, info: GameInfo, leaving: Sequence[SeatInfo]) -> str:
    """Return the effect of leaving: the winners or the score, the seat's future, and the rating."""
    l10n, effect = (
        ctx.l10n,
        await ctx.db.read(core_seats.leaving, info.id, leaving[0].seat),
    )
    seats = l10n.join([people.seat(l10n, own) for own in leaving])
    args = {"game": game_status.title(l10n, info), "seats": seats}
    user = await ctx.db.read(moderation.promised_to, info.id, leaving[0].seat)
    if info.practice or user or (effect.substitute and not effect.winners):
        kept = "no" if user is None else "ends" if effect.winners else "open"
        asked = l10n.format(
            "sure-resign",
            **args,
            count=len(leaving),
            kept=kept,
            person=f"<@{user}>",
            winners=_called(l10n, info, effect.winners),
        )
        free = l10n.format("sure-resign-rated", free="yes")
        return f"{free} {asked}" if effect.substitute else asked
    if effect.abandoned:
        return " ".join(
            [l10n.format("sure-resign-abandoned", **args), l10n.format("sure-really")]
        )
    if effect.winners:
        lines = [
            l10n.format(
                "sure-resign-forfeit",
                **args,
                winners=_called(l10n, info, effect.winners),
                agree="yes" if info.seats[effect.winners[0]].level is None else "no",
            )
        ]
    elif not effect.free:
        return l10n.format("sure-resign-drawn", **args)
    else:
        computer = "yes" if effect.computer else "no"
        lines = [
            l10n.format(
                "sure-resign-behind",
                **args,
                computer=computer,
                level=info.settings.level,
            )
        ]
    if effect.share == WHOLE:
        lines.append(l10n.format("sure-resign-rated", free="no"))
    elif effect.share is not None:
        lines.append(
            l10n.format("sure-resign-share", share=effect.share * 100 // WHOLE)
        )
    return " ".join([*lines, l10n.format("sure-really")])


def _called(l10n: Localization, info: GameInfo, seats: Sequence[int]) -> str:
    return l10n.join([people.called(l10n, info.seats[seat]) for seat in seats])


@item("resign", style=RED, edits=True)
async def pressed_resign(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Answer `Yes, leave`.

    The seat opens, a substitute of a tournament gets it, or whoever is left wins.
    """
    outcome = await act(
        ctx, core_seats.resign, press.game, press.number if press.rest else None
    )
    info, l10n = outcome.info, ctx.l10n
    await ctx.edit(l10n.format("left", game=game_status.title(l10n, info)))
    ctx.delivery.kick(press.game)


@item("cancel", notification=notification_kinds.CARD)
async def pressed_cancel(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Answer `Cancel` on the card of an open table.

    Those who may are asked whether they mean it; others learn who may.
    """
    l10n, info = ctx.l10n, await ctx.db.read(votes.check_cancel, press.game, ctx.person)
    view = _sure(l10n, CustomId("close", info.id, info.revision))
    await ctx.send(
        l10n.format("sure-cancel", game=game_status.title(l10n, info)), view=view
    )


@item("close", style=RED, edits=True)
async def pressed_close(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Answer `Yes, cancel it`."""
    info = await ctx.db.read(votes.check_cancel, press.game, ctx.person)
    await act(ctx, votes.cancel, info.id)
    await ctx.edit(
        ctx.l10n.format(
            "table-is", status="cancelled", game=game_status.title(ctx.l10n, info)
        )
    )
    ctx.delivery.kick(info.id)


@item("back", style=BLUE)
async def pressed_back(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Answer `Take my seat back`."""
    await answer_outcome(
        ctx, await act(ctx, stand_in.come_back, press.game), "stand-in-back"
    )


@item("waiton", edits=True, public=True)
async def pressed_wait_on(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Answer `Keep waiting` under the message about a player who gives no sign."""
    outcome = await act(ctx, core_seats.wait_on, press.game, press.number)
    info = outcome.info
    l10n = await ctx.settings.l10n(info.server, game=info.settings.language)
    late, mine = info.seats[press.number], info.seats_of(ctx.user)
    message_id = "long-late-back" if press.number in mine else "long-late-waited"
    waiting = people.called(l10n, info.seats[mine[0]])
    await ctx.edit(
        l10n.format(message_id, player=people.called(l10n, late), waiting=waiting)
    )


@item("without", edits=True, public=True)
async def pressed_without(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Answer `Take the win`, or `Go on without them`, under the message about a seat that is open to others."""
    outcome = await act(ctx, core_seats.go_on, press.game, press.number)
    info = outcome.info
    l10n = await ctx.settings.l10n(info.server, game=info.settings.language)
    mine = info.seats_of(ctx.user)
    waiting = people.called(l10n, info.seats[mine[0]]) if mine else f"<@{ctx.user}>"
    gone = people.seat(l10n, info.seats[press.number])
    await ctx.edit(l10n.format("long-late-without", player=gone, waiting=waiting))
    ctx.delivery.kick(press.game)


@item("takeseat", style=BLUE)
async def pressed_take_seat(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Answer `Take the seat`: that of somebody who is late for long."""
    seat, _, sure = press.rest.partition(" ")
    await _claim(ctx, press.game, read_number(seat), sure=bool(sure))


async def _claim(
    ctx: Context, game: int, seat: int | None, *, sure: bool = False
) -> None:
    """Let a person take a seat; their own, if a moderator's act allows it, as the button for that does.

    Whoever has left the game, and is not `sure`, first reads that it still counts so for their rating.
    """
    way = await ctx.db.read(moderation.way_back, game, ctx.user, seat=seat)
    left = await ctx.db.read(final_order.has_left, game, ctx.user)
    if way is None and left and not sure:
        again = f"{'any' if seat is None else seat} sure"
        buttons = [
            ui.labelled(ctx.l10n, CustomId("takeseat", game, 0, again)),
            ui.labelled(ctx.l10n, CustomId("no", game, 0)),
        ]
        text = ctx.l10n.format("seat-not-rated", left="yes")
        await ctx.send(text, view=ui.view(buttons))
    elif way is None:
        await answer_outcome(
            ctx, await act(ctx, core_seats.claim, game, seat), "joined"
        )
    else:
        await ctx.bot.item_handlers["reclaim"](
            ctx, CustomId("reclaim", game, 0, str(way.act.id)), []
        )


@item("nudge")
async def pressed_nudge(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Answer `Remind them`: those whom the game waits for."""
    outcome = await act(ctx, timeout.nudge, press.game)
    game = game_status.title(ctx.l10n, outcome.info)
    await ctx.send(
        ctx.l10n.format(
            "nudge-done", game=game, players=people.awaited(ctx.l10n, outcome.info)
        )
    )
    ctx.delivery.kick(press.game)


async def post(
    ctx: DeliveryContext, batch: Batch, row: Notification, body: LongLate
) -> None:
    """Post that a late player gives no sign, unless they give one meanwhile.

    The player is notified in the way they chose.
    """
    info, seat = batch.info, batch.info.seats[body.seat]
    waited = info.revision == row.revision and any(
        each.seat == body.seat for each in info.awaited
    )
    if (
        not (waited or seat.absent)
        or seat.user is None
        or info.paused
        or info.status != "running"
    ):
        await batch.posted(row)
        return

    def sentence(l10n: Localization) -> str:
        message_id = (
            "absent"
            if seat.absent
            else "long-late"
            if body.until is not None
            else "long-late-open"
        )
        return l10n.format(
            message_id,
            player=people.called(l10n, seat),
            game=game_status.title(l10n, info),
            since=f"<t:{info.since or info.created}:R>",
            until="" if body.until is None else f"<t:{body.until}:R>",
        )

    l10n = await l10n_of(ctx, info)
    kinds = ("waiton",) if body.until is not None else ("takeseat", "waiton", "without")
    view = lobby_card.seat_buttons(l10n, info, body.seat, kinds)
    if seat.absent:
        view = lobby_card.back_button(l10n, info, absent=True)
    way = (await ctx.settings_cache.of(seat.user)).get("notify", "thread")
    if way in ("direct", "digest"):
        own = await ctx.settings_cache.l10n(info.server, seat.user)
        await ctx.discord_api.direct(seat.user, sentence(own), nonce=row.nonce)
    users, slot = (
        [seat.user] if way == "thread" else [],
        message_slots.seat_offer(body.seat),
    )
    await seat_message.post(
        ctx, batch, row, sentence(l10n), slot, users=users, view=view
    )


class Seats(Feature):
    def register(self, delivery: DeliveryHooks, commands: CommandHooks) -> None:
        commands.option("table settings", *table_options.options("table settings"))
        delivery.notification(LongLate, post)

    @command("table resign", seat=SEAT_CHOICES)
    async def resign(
        self, ctx: Context, seat: int | None = None, game: str | None = None
    ) -> None:
        info = await game_lookup.running_game(ctx, game)
        ctx.game = info.id
        mine = info.seats_of(ctx.user) if info.status == "running" else ()
        leaving = [info.seats[own] for own in mine if seat in (None, own)]
        if not leaving:
            await act(ctx, core_seats.resign, info.id, seat)  # refuses, with the reason
            return
        yes = CustomId(
            "resign", info.id, info.revision, "" if seat is None else str(seat)
        )
        await ctx.send(await _would_be(ctx, info, leaving), view=_sure(ctx.l10n, yes))

    @command("table stand-in")
    async def stand_in(self, ctx: Context, game: str | None = None) -> None:
        info = (
            await act(
                ctx, stand_in.ask_for, (await game_lookup.running_game(ctx, game)).id
            )
        ).info
        text = ctx.l10n.format("stand-in-asked", game=game_status.title(ctx.l10n, info))
        await ctx.send(text, view=lobby_card.back_button(ctx.l10n, info))
        ctx.delivery.kick(info.id)

    @command("table claim", seat=SEAT_CHOICES)
    async def claim(
        self, ctx: Context, seat: int | None = None, game: str | None = None
    ) -> None:
        info = await game_lookup.visible_game(ctx, game)
        if any(own.user == ctx.user and own.stand_in is not None for own in info.seats):
            await answer_outcome(
                ctx, await act(ctx, stand_in.come_back, info.id), "stand-in-back"
            )
        else:
            await _claim(ctx, info.id, seat)

    @command("table replace", seat=SEAT_CHOICES)
    async def replace(
        self,
        ctx: Context,
        seat: int,
        member: discord.User | None = None,
        game: str | None = None,
    ) -> None:
        info = await game_lookup.lobby_or_game(ctx, game)
        if member is not None:
            if member.bot:
                raise markup_error("new-invited-bot", user=f"<@{member.id}>")
            await need_sight(ctx, member, info.channel)
        newcomer = None if member is None else people.person(member)
        give = lobby.give_seat if info.status == "lobby" else core_seats.replace
        await answer_outcome(
            ctx, await act(ctx, give, info.id, seat, newcomer), "replaced"
        )

    @command("table settings")
    async def settings(
        self,
        ctx: Context,
        here: bool = False,
        game: str | None = None,
        **given: Any,
    ) -> None:
        info = await game_lookup.lobby_or_game(ctx, game)
        if here:
            await lobby_handlers.move(ctx, info)
            return
        chosen = Settings(**given)
        if not chosen.chosen:
            info = await ctx.db.read(outbox.card_info, info.id)
            title = game_status.title(ctx.l10n, info)
            now = game_status.options_line(ctx.l10n, info, all_=True)
            await ctx.send(ctx.l10n.labelled(title, now))
            return
        await answer_outcome(
            ctx, await act(ctx, core_seats.change, info.id, chosen), "settings-done"
        )

    @command("table language")
    async def language(
        self, ctx: Context, language: Language, game: str | None = None
    ) -> None:
        info = await game_lookup.lobby_or_game(ctx, game)
        chosen = Settings(language=language)
        await answer_outcome(
            ctx, await act(ctx, core_seats.change, info.id, chosen), "settings-done"
        )
