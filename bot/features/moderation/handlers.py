"""`/caylus table moderate` and `/caylus-server log`.

Moderators and administrators give a reason with each act; the thread and the channel of the log learn of it.
"""

import datetime
from collections.abc import Sequence
from functools import partial

import discord

from bot.components.ui import cut
from bot.core import departures, final_order, moderation, seats
from bot.core.errors import UserError
from bot.core.jobs import DiscordJob, JobKind, Retry, RetryPolicy
from bot.core.model import GameInfo, Person
from bot.core.notifications import Cancelled, Moderated, Notification, SeatChanged
from bot.delivery import lobby_card
from bot.delivery.batch import Batch
from bot.delivery.context import DeliveryContext
from bot.delivery.sections import DeliveryHooks
from bot.delivery.send import say
from bot.features.moderation import use_cases
from bot.features.moderation.use_cases import (
    ADMINISTRATORS,
    BACK,
    GAME_ACTS,
    PERSON_ACTS,
    SEAT_ACTS,
    Done,
    Entry,
)
from bot.interactions import game_lookup
from bot.interactions.bot import PostingFeature
from bot.interactions.context import REASON_CHARACTERS, Context
from bot.interactions.errors import in_markup, need_manager
from bot.interactions.game_answers import need_posting, need_sight
from bot.interactions.hooks import CommandHooks
from bot.interactions.slash_commands import SEAT_CHOICES, choices, command
from bot.text import game_status, people
from bot.text.localization import Localization
from storage.jobs import Job

LIST_CHARACTERS = 1_900  # characters of a list
MESSAGE_TRIES = 24
REPORTED = ("resigned", "dropped", "departed")
NEAR = 50  # messages after the time of an act among which its own is looked for


def what(l10n: Localization, entry: Entry, *, linked: bool) -> str:
    """Return an act in one sentence: what was done, to which game (with its thread, where `linked`) or whom."""
    row = entry.row
    game = "" if row.game is None else game_status.numbered(l10n, entry.kind or "", row.game)
    if linked and entry.thread is not None:
        game = f"{game} (<#{entry.thread}>)"
    seat = "" if row.seat is None else people.colour(l10n, row.seat)
    user = row.user if entry.back is None else entry.back
    person = f"<@{user}>" if user else l10n.format("standing-nobody")
    act = row.act
    if row.act == BACK and seat:
        act = f"{BACK}-seat" if entry.back is None else f"{BACK}-holder"
    elif entry.former is not None:
        act = f"{act}-from"
    former = f"<@{entry.former}>"
    words = {"game": game, "seat": seat, "person": person, "former": former, "entry": row.target or 0}
    return l10n.format(f"moderation-{act}", **words)


def line(l10n: Localization, entry: Entry, *, linked: bool = True) -> str:
    """Return an entry of the log: number, time, act, by whom and why; struck where it was taken back.

    With `linked` it has a link to the thread of its game.
    """
    row = entry.row
    text = l10n.format(
        "moderation-line",
        entry=row.id,
        when=f"<t:{row.at}:f>",
        what=what(l10n, entry, linked=linked),
        moderator=f"<@{row.moderator}>" if row.moderator else l10n.format("standing-nobody"),
        reason=people.safe(row.reason, REASON_CHARACTERS)
        if row.reason
        else l10n.format("moderation-no-reason"),
    )
    return text if entry.by is None else l10n.format("moderation-struck", line=text, by=entry.by)


def _whose(entry: Entry) -> dict[str, str]:
    return {"person": f"<@{entry.out}>", "left": "yes" if entry.left else "no"}


async def post(ctx: DeliveryContext, batch: Batch, row: Notification, entry: int) -> None:
    """Tell the thread of a game what a moderator has done, why, and by whom; mention who no longer plays there."""
    found = await ctx.db.read(use_cases.find, batch.info.server, entry)
    lines = [f"🛡️ {line(batch.l10n, found, linked=False)}"]
    if found.out is not None:
        thanks = "moderation-out" if found.row.act != BACK else "moderation-out-back"
        lines.append(batch.l10n.format(thanks, **_whose(found)))
    if found.row.act == "bar" and not await ctx.db.read(use_cases.held_seat, batch.info.id, found.row):
        lines.append(batch.l10n.format("moderation-bar-held"))
    if found.back is not None and found.row.seat is not None:
        missed, turns = await ctx.db.read(final_order.missed_so_far, batch.info.id, found.row.seat)
        args = {"person": f"<@{found.back}>", "missed": missed, "turns": turns}
        lines.append(batch.l10n.format("moderation-back-counts", **args))
    await say(ctx, batch, row, "\n".join(lines), users=[found.out, found.back])


async def _moderated(ctx: DeliveryContext, batch: Batch, row: Notification, body: Moderated) -> None:
    await lobby_card.update(ctx, batch)
    await post(ctx, batch, row, body.entry)


async def _ended(ctx: DeliveryContext, batch: Batch, row: Notification, body: Cancelled) -> None:
    if body.entry is not None:
        await post(ctx, batch, row, body.entry)


async def _seat_changed(ctx: DeliveryContext, batch: Batch, row: Notification, body: SeatChanged) -> None:
    """Post into the channel of the log who has left a seat, or that a computer stands in, and what can be done."""
    info, l10n = batch.info, await ctx.settings_cache.l10n(batch.info.server)
    where = (await ctx.settings_cache.of_server(info.server)).get(moderation.LOG_CHANNEL)
    seat = info.seats[body.seat]
    if where is None or info.practice or body.how not in (*REPORTED, "stand_in"):
        return
    name = seat.name
    if body.leaves_open:
        name = await ctx.db.read(departures.last_name, info.id, body.seat)
    elif seat.user is None:  # a computer that a moderator let play, or the table where its person has left
        return
    game = f"{game_status.title(l10n, info)} (<#{info.home}>)"
    how = body.how.replace("_", "-")
    lines = [l10n.format("moderation-seat", game=game, seat=people.seat_of(l10n, seat, name), how=how)]
    if await ctx.db.read(seats.are_free, info.id):
        lines.append(l10n.format("moderation-seat-can"))
    none = discord.AllowedMentions.none()
    try:
        await ctx.put(
            int(where), info.server, None, "\n".join(lines), nonce=f"seat-{row.id}", allowed_mentions=none
        )
    except (discord.Forbidden, discord.NotFound):
        return  # the game goes on where its log can't be posted


class Moderation(PostingFeature):
    def register(self, delivery: DeliveryHooks, commands: CommandHooks) -> None:
        delivery.notification(Moderated, _moderated)
        delivery.notification(Cancelled, _ended)
        delivery.notification(SeatChanged, _seat_changed)

    def jobs(self) -> Sequence[JobKind]:
        return (DiscordJob(moderation.POST, self._run, moderation.LONGEST, RetryPolicy(tries=MESSAGE_TRIES)),)

    @command("table moderate", act=choices("moderate", use_cases.ACTS), seat=SEAT_CHOICES)
    async def moderate(
        self,
        ctx: Context,
        act: str,
        reason: str,
        seat: int | None = None,
        member: discord.User | None = None,
        entry: int | None = None,
        game: str | None = None,
    ) -> None:
        ctx.need_server()
        why = " ".join(reason.split())
        if not 0 < len(why) <= REASON_CHARACTERS:
            raise UserError("moderation-reason", here=len(why), most=REASON_CHARACTERS)
        if act in ADMINISTRATORS:
            need_manager(ctx)
        if member is not None and member.bot:
            raise in_markup("new-invited-bot", user=f"<@{member.id}>")
        newcomer = None if member is None else people.person(member)
        if act in PERSON_ACTS:
            if newcomer is None:
                raise UserError("moderation-whom")
            asked = partial(use_cases.act_on, server=ctx.server, act=act, whom=newcomer, reason=why)
            await self._do(ctx, asked)
        elif act == BACK:
            await self._take_back(ctx, why, entry, game)
        elif act in GAME_ACTS:
            info = await game_lookup.moderated(ctx, game)
            ctx.game = info.id
            if act in SEAT_ACTS:
                await self._change_seat(ctx, info, act, seat, member, why)
            else:
                done = {"end": use_cases.end, "void": use_cases.void, "title": use_cases.hide_title}
                await self._do(ctx, partial(done[act], game=info.id, reason=why))
        else:
            raise UserError("press-unknown")

    async def _change_seat(
        self,
        ctx: Context,
        info: GameInfo,
        act: str,
        seat: int | None,
        member: discord.User | None,
        why: str,
    ) -> None:
        if seat is None:
            raise UserError("moderation-which-seat")
        newcomer: Person | None = None
        if act == "give":
            if member is None:
                raise UserError("moderation-whom")
            await need_sight(ctx, member, info.channel)
            newcomer = people.person(member)
        asked = partial(
            use_cases.change_seat, game=info.id, act=act, seat=seat, newcomer=newcomer, reason=why
        )
        await self._do(ctx, asked)

    async def _take_back(self, ctx: Context, why: str, entry: int | None, game: str | None) -> None:
        if entry is None:
            entry = await ctx.db.read(use_cases.last_of, (await game_lookup.moderated(ctx, game)).id)
        act = (await ctx.db.read(use_cases.find, ctx.server, entry)).row
        if act.game is not None:
            await game_lookup.moderated(ctx, str(act.game))
        administrator = ctx.interaction.permissions.manage_guild
        asked = partial(
            use_cases.take_back, server=ctx.server, entry=entry, reason=why, administrator=administrator
        )
        await self._do(ctx, asked)

    async def _do(self, ctx: Context, asked: "partial[Done]") -> None:
        """Do it, say so, and have posted what follows."""
        done = await ctx.db.run(asked.func, person=ctx.person, **asked.keywords)
        ctx.settings.bars_changed(ctx.server)
        entry = await ctx.db.read(use_cases.find, ctx.server, done.entry)
        text = line(ctx.l10n, entry)
        if entry.row.act == "bar":
            counts = {"seats": done.seats, "invitations": done.invitations}
            text += "\n" + ctx.l10n.format("moderation-bar-does", **counts)
        if entry.row.act != BACK:
            if entry.out is not None:
                text += "\n" + ctx.l10n.format("moderation-former", **_whose(entry))
            text += "\n" + ctx.l10n.format("moderation-way-back", entry=done.entry)
        elif entry.stand_in and entry.back is not None:
            text += "\n" + ctx.l10n.format("moderation-back-stand-in", person=f"<@{entry.back}>")
        await ctx.send(text)
        for game in done.games:
            ctx.delivery.kick(game)

    @command("caylus-server log")
    async def log(self, ctx: Context, channel: discord.TextChannel | None = None, off: bool = False) -> None:
        server = ctx.server
        need_manager(ctx)
        if off:
            await ctx.settings.set_server(server, **{moderation.LOG_CHANNEL: None})
        elif channel is not None:
            need_posting(ctx, channel, "moderation-may-not")
            await ctx.settings.set_server(server, **{moderation.LOG_CHANNEL: str(channel.id)})
        where = (await ctx.settings.of_server(server)).get(moderation.LOG_CHANNEL)
        head = "moderation-log-off" if where is None else "moderation-log-in"
        lines = [ctx.l10n.format(head, channel=f"<#{where}>")]
        entries = await ctx.db.read(use_cases.latest, server)
        lines += [line(ctx.l10n, entry) for entry in entries]
        lines += [] if entries else [ctx.l10n.format("moderation-log-empty")]
        await ctx.send(cut("\n".join(lines), LIST_CHARACTERS))

    async def _run(self, job: Job) -> Retry | None:
        """Post an entry into the channel of the log."""
        services = self._services
        entry = await services.db.run(use_cases.load, job)
        where = (await services.settings_cache.of_server(job.server)).get(moderation.LOG_CHANNEL)
        if entry is None:
            return None
        if where is not None:
            if services.discord_api.guild(job.server) is None:  # the bot was removed from there
                return Retry("discord")
            l10n = await services.settings_cache.l10n(job.server)
            none = discord.AllowedMentions.none()
            nonce = f"moderation-{job.key}"
            await services.put(
                int(where), job.server, None, line(l10n, entry), nonce=nonce, allowed_mentions=none
            )
            if entry.row.target is not None:
                await self._strike(int(where), job.server, entry.row.target, l10n)
        await services.db.run(use_cases.posted, job)
        return None

    async def _strike(self, where: int, server: int, number: int, l10n: Localization) -> None:
        """Strike the message of an act that was taken back, where it is found by its time and number."""
        services = self._services
        entry = await services.db.read(use_cases.find, server, number)
        since = datetime.datetime.fromtimestamp(entry.row.at - 1, datetime.UTC)
        try:
            async for message in services.discord_api.channel(where, server).history(after=since, limit=NEAR):
                if message.author.id == services.discord_api.own_id and message.content.startswith(
                    f"**{number}** ·"
                ):
                    await message.edit(content=line(l10n, entry))
                    return
        except (discord.Forbidden, discord.NotFound):
            return  # the log itself is posted
