"""`/caylus table moderate` and `/caylus-server log`.

Moderators and administrators give a reason with each act. What is hard to mend is done only after they have read what
follows for whom. Anybody can tell the moderators something.
"""

import contextlib
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import discord
import msgspec
from msgspec import structs

from bot.components import ui
from bot.components.custom_id import BLUE, RED, CustomId, read_number
from bot.core import moderation, queries
from bot.core.errors import ReasonNeeded, UserError
from bot.core.jobs import DAY, DiscordJob, JobKind, Retry, RetryPolicy, TransactionJob
from bot.core.model import Person
from bot.core.notifications import (
    Cancelled,
    Ended,
    Moderated,
    Reminder,
    Report,
    SeatChanged,
    TimeUp,
)
from bot.delivery.discord_api import TROUBLE
from bot.delivery.question import time_left
from bot.delivery.sections import DeliveryHooks
from bot.features.moderation import log, use_cases
from bot.features.moderation.use_cases import (
    ADMINISTRATORS,
    BACK,
    GAME_ACTS,
    PERSON_ACTS,
    SEAT_ACTS,
    Done,
    Draft,
    Entry,
    Previewed,
    Withdrawal,
)
from bot.features.statistics.text import moved_text
from bot.interactions import game_lookup, modals
from bot.interactions.bot import PostingFeature, item, modal
from bot.interactions.context import REASON_CHARACTERS, Context
from bot.interactions.errors import markup_error, need_manager
from bot.interactions.frequency import HourlyLimit
from bot.interactions.game_answers import need_posting, need_sight
from bot.interactions.hooks import CommandHooks, Finding
from bot.interactions.slash_commands import SEAT_CHOICES, choices, command
from bot.text import people
from bot.text.localization import Localization
from storage.jobs import Job

LIST_CHARACTERS = 1_900  # characters of a list, of which the oldest acts are left out
MESSAGE_TRIES = 24
REPORTS = 3  # that a person can make an hour
CHANNEL = re.compile(r"<#(\d+)>")
"""The place in a report where it was made."""
DAYS = {"day": 1, "week": 7, "month": use_cases.LONGEST_BAR, "open": None}
"""The terms of a bar."""
DEGREES = {
    use_cases.WARNING: (use_cases.WARNING, None),
    **{f"new-{term}": (use_cases.RESTRICTION, days) for term, days in DAYS.items()},
    **{term: (None, days) for term, days in DAYS.items()},
}
"""The degree and the days of a bar by what is chosen, the mildest first."""


HARMLESS = ("mistake", "later", "send", "post")
"""Ways to do something that take nothing from anybody."""


class Moderation(PostingFeature):
    def register(self, delivery: DeliveryHooks, commands: CommandHooks) -> None:
        self._reports = HourlyLimit(REPORTS)
        delivery.notification(Moderated, log.moderated)
        delivery.notification(Cancelled, log.ended)
        delivery.notification(SeatChanged, log.seat_changed)
        delivery.notification(TimeUp, log.skipped)
        delivery.notification(Reminder, log.waiting)
        delivery.notification(Report, log.acted)
        delivery.notification(Ended, log.over)
        commands.pass_on, commands.ask_why = self._pass_on, self._ask_why
        commands.findings.append(self._finding)

    def jobs(self) -> Sequence[JobKind]:
        policy, longest = RetryPolicy(tries=MESSAGE_TRIES), moderation.LONGEST
        return (
            DiscordJob(moderation.POST, self._run, longest, policy),
            DiscordJob(use_cases.DIRECT, self._tell, longest, policy, use_cases.posted),
            DiscordJob(
                use_cases.ANSWER, self._answer, longest, policy, use_cases.posted
            ),
            DiscordJob(use_cases.BAR_END, self._end_bar, use_cases.LONGEST_BAR * DAY),
            TransactionJob(
                use_cases.DRAFT, lambda uow, job: None, use_cases.DRAFT_KEPT
            ),
            TransactionJob(use_cases.RETURN, use_cases.lapse, use_cases.OFFER_KEPT),
            DiscordJob(use_cases.HOLD, self._remind, longest, policy, use_cases.posted),
            DiscordJob(
                use_cases.STANDING, self._warn, longest, policy, use_cases.posted
            ),
        )

    @command(
        "table moderate", act=choices("moderate", use_cases.ACTS), seat=SEAT_CHOICES
    )
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
        why = _need_reason(reason)
        draft = Draft(ctx.server, ctx.user, act, why, seat=seat, entry=entry)
        if act == use_cases.REPORT:
            await self._ask_to_report(ctx, draft)
            return
        if act in ADMINISTRATORS:
            need_manager(ctx)
        if member is not None and member.bot:
            raise markup_error("new-invited-bot", user=f"<@{member.id}>")
        if member is not None:
            newcomer = people.person(member)
            draft = structs.replace(draft, user=newcomer.user, user_name=newcomer.name)
        if act in GAME_ACTS:
            info = await game_lookup.moderated_game(ctx, game)
            ctx.game = info.id
            draft = structs.replace(draft, game=info.id)
            if act in (*SEAT_ACTS, use_cases.MISTAKE) and seat is None:
                raise UserError("moderation-whom", what="seat")
            if act == "give" and member is not None:
                await need_sight(ctx, member, info.channel)
        elif act == BACK and entry is None:
            info = await game_lookup.moderated_game(ctx, game)
            draft = structs.replace(
                draft, entry=await ctx.db.read(use_cases.last_of, info.id)
            )
        elif act not in (*PERSON_ACTS, BACK):
            raise UserError("press-unknown")
        if act == BACK and draft.entry is not None:
            number = await ctx.db.read(use_cases.reversible, ctx.server, draft.entry)
            draft = structs.replace(draft, entry=number)
        if act in ("give", *PERSON_ACTS) and member is None:
            raise UserError("moderation-whom", what="member")
        await self._ask(ctx, draft, ctx.idempotency_key, ctx.send)

    async def _ask_why(self, ctx: Context, needed: ReasonNeeded) -> None:
        """Ask in a form for the reason of an act that another command was used for."""
        key, act, game = ctx.idempotency_key, needed.act, needed.game
        draft = Draft(ctx.server, ctx.user, act, "", game, settings=needed.settings)
        await ctx.db.run(use_cases.keep_draft, f"{key}:{ctx.user}", draft)
        label = ctx.l10n.format("moderation-answer", how="why")
        why = modals.Field("reason", label, most=REASON_CHARACTERS, long=True)
        await modals.show_form(ctx, CustomId("moderate", game, 0, key), label, [why])

    @modal("moderate")
    async def reasoned(
        self, ctx: Context, press: CustomId, texts: Mapping[str, str]
    ) -> None:
        """Show what follows from an act whose reason was asked for."""
        await game_lookup.moderated_game(ctx, str(press.game))
        draft = await ctx.db.read(use_cases.draft, f"{press.rest}:{ctx.user}")
        draft = structs.replace(draft, reason=_need_reason(texts["reason"]))
        await self._ask(ctx, draft, press.rest, ctx.send)

    async def _ask(
        self, ctx: Context, draft: Draft, key: str, answer: Callable[..., Any]
    ) -> None:
        """Say what follows from an act, with a button for each way to do it; of a bar its degree is chosen before."""
        l10n, (use_case, options) = ctx.l10n, await _use_case(ctx, draft)
        late = False
        if draft.act == BACK and draft.entry is not None:
            options["mistake"] = True  # so that all is shown that this would change
            taken_back = await ctx.db.read(use_cases.find, draft.server, draft.entry)
            late = bool(taken_back.row.undone)
        try:
            await ctx.db.run(use_cases.preview, use_case, draft.server, options)
        except Previewed as found:
            entry, shown = found.entry, found
        ways, menu = ["do"], list[str]()
        target = entry.target and entry.target.act
        if draft.act == "bar":
            menu = [] if entry.own else [*DEGREES]
            ways = [use_cases.WARNING] if entry.own else [draft.way] * bool(draft.way)
        elif entry.left and draft.act in SEAT_ACTS:
            ways = ["neither", "left"] if entry.kept is None else ["left"]
        elif draft.act in SEAT_ACTS and entry.out is not None:
            ways = ["neither"]
        elif entry.back is not None and entry.out is not None and entry.was_given:
            ways = ["later", "now", "mistake"]
        elif entry.row.degree == use_cases.LATER:
            ways = ["later", "now"]
        elif target == "bar":
            ways = ["mistake"] if late else ["mistake", "served"]
        elif target in (*SEAT_ACTS, "end", "void"):
            ways = ["mistake", "else"]
        chosen = draft.act != "bar" or bool(ways)
        preview = log.Preview(chosen, late, shown.absence)
        lines = [log.sure(l10n, entry), log.what(l10n, entry, preview=preview)]
        lines += log.means(l10n, entry)
        lines += log.rated(l10n, entry, shown.rated)
        if shown.moved:
            lines.append(moved_text(l10n, shown.moved))
        if shown.resumed is not None:
            asked = people.awaited(l10n, shown.resumed)
            lines += [f"{asked}: {end}" for end in time_left(l10n, shown.resumed)]
        draft = structs.replace(draft, tenure=entry.row.tenure)
        await ctx.db.run(use_cases.keep_draft, f"{key}:{ctx.user}", draft)
        press = CustomId("moderate", draft.game or 0, 0)
        items: list[ui.Item] = []
        if menu:
            degrees = [ui.Choice(way, _yes(l10n, way)) for way in menu]
            label = l10n.format("moderation-yes", how="choose")
            items.append(ui.menu(label, press._replace(rest=f"menu {key}"), degrees))
        await answer("\n".join(lines), view=_buttons(l10n, press, key, ways, items))

    @item("moderate", edits=True, needs_game=False)
    async def pressed(self, ctx: Context, press: CustomId, values: list[str]) -> None:
        """Do an act whose consequences were read, in the way that was pressed, or show those of a chosen degree."""
        way, _, asked = press.rest.partition(" ")
        key = f"{asked}:{ctx.user}"
        draft = await ctx.db.read(use_cases.draft, key)
        if (draft.moderator, draft.server) != (ctx.user, ctx.server):
            raise UserError("press-unknown")
        if draft.act == use_cases.REPORT:
            await ctx.db.run(use_cases.take_draft, key)
            await self._report(ctx, draft.reason)
            return
        if draft.act in ADMINISTRATORS:
            need_manager(ctx)
        if draft.game is not None:
            await game_lookup.moderated_game(ctx, str(draft.game))
        if draft.act == "bar" and (values or [way])[0] not in DEGREES:
            raise UserError("press-unknown")
        if values:
            chosen = structs.replace(draft, way=values[0])
            await self._ask(ctx, chosen, asked, ctx.edit)
            return
        use_case, options = await _use_case(ctx, structs.replace(draft, way=way))
        if draft.act == use_cases.MISTAKE:
            options["at_once"] = way == "now"
        elif way == "later":
            use_case = use_cases.allow_return
        elif draft.act in SEAT_ACTS:
            options |= {"left": way == "left", "tenure": draft.tenure}
        elif way in ("mistake", "served", "else"):
            options["mistake"] = way == "mistake"
        await self._say(
            ctx, ctx.edit, await ctx.db.run(use_cases.confirm, key, use_case, options)
        )

    @item("reclaim", style=BLUE, public=True)
    @item("regain", style=BLUE, edits=True, needs_game=False)
    async def pressed_back(
        self, ctx: Context, press: CustomId, values: list[str]
    ) -> None:
        """Give a person who sees the game their seat back, if they have read what this means now; else show that."""
        number, *shown = press.rest.split() or [""]
        entry, game = read_number(number) or 0, press.game
        way = await ctx.db.read(use_cases.need_way_back, game, ctx.user, entry)
        server = way.info.server
        if not await ctx.permissions.sees(server, ctx.user, way.info.channel):
            raise UserError("table-not-seated", vacant="no", game=f"#{game}")
        if log.shown(way) != shown:
            text = log.way_back(ctx.l10n, way, changed=bool(shown))
            again = f"{entry} {' '.join(log.shown(way))}"
            yes, no = CustomId("regain", game, 0, again), CustomId("no", game, 0)
            label = ctx.l10n.format("button-back")
            buttons = [ui.button(label, yes, BLUE), ui.labelled(ctx.l10n, no)]
            await (ctx.edit if shown else ctx.send)(text, view=ui.view(buttons))
            return
        done = await ctx.db.run(use_cases.come_back, game, entry, ctx.person)
        ctx.delivery.kick(game)
        guild = self._services.discord_api.guild(server)
        allowed = await ctx.db.read(use_cases.find, server, done.entry)
        where = people.safe(guild.name if guild else "")
        await ctx.edit(log.notice(ctx.l10n, allowed, ctx.user, where))

    async def _say(
        self, ctx: Context, answer: Callable[[str], Any], done: Done
    ) -> None:
        """Say what was done and whom no direct message reached, and have posted what follows."""
        ctx.settings.bars_changed(ctx.server)
        job = await ctx.db.read(use_cases.direct, done.entry)
        if job is not None:
            with contextlib.suppress(*TROUBLE):  # the job is done later
                await self._tell(job)
        entry = await ctx.db.read(use_cases.find, ctx.server, done.entry)
        text = log.line(ctx.l10n, entry)
        if entry.row.act != BACK or entry.row.waits:
            text += "\n" + ctx.l10n.format("moderation-way-back", entry=done.entry)
        await answer(text)
        for game in done.games:
            ctx.delivery.kick(game)

    async def _ask_to_report(self, ctx: Context, draft: Draft) -> None:
        """Say who will read a report, with a button to send it."""
        where = (await ctx.settings.of_server(ctx.server)).get(moderation.LOG_CHANNEL)
        if where is None:
            await self._say_reported(ctx, ctx.send, where, "nobody")
            return
        await ctx.db.run(
            use_cases.keep_draft, f"{ctx.idempotency_key}:{ctx.user}", draft
        )
        press = CustomId("moderate", 0, 0)
        view = _buttons(ctx.l10n, press, ctx.idempotency_key, ["send"])
        game = await ctx.db.read(queries.game_in, ctx.channel)
        playing = list[int]()
        for user in sorted(await ctx.db.read(use_cases.players, game) - {ctx.user}):
            member = await ctx.permissions.member(ctx.server, user)
            if member is not None and log.moderates(member, int(where)):
                playing.append(user)
        await self._say_reported(
            ctx, ctx.send, where, "ask", view=view, playing=playing
        )

    async def _say_reported(
        self,
        ctx: Context,
        answer: Callable[..., Any],
        where: str | None,
        how: str,
        minutes: int = 0,
        view: discord.ui.View | None = None,
        playing: Sequence[int] = (),
    ) -> None:
        """Say what becomes of a report for the channel of the log, and who can read it there.

        `playing`: the moderators among them who play where it is written.
        """
        guild = ctx.interaction.guild
        roles = log.readers(guild, where)
        owner = None if guild is None else guild.owner_id
        if owner in (ctx.user, *playing):
            owner = None
        text = ctx.l10n.format(
            "moderation-told-to",
            how=how,
            channel=f"<#{where}>",
            most=REPORTS,
            minutes=minutes,
            open="yes" if roles else "no",
            roles=ctx.l10n.join(roles),
            playing="yes" if playing else "no",
            people=ctx.l10n.join([f"<@{user}>" for user in playing]),
            owner="yes" if owner else "no",
            name=f"<@{owner}>",
        )
        await answer(text, view=view)

    async def _report(self, ctx: Context, why: str) -> None:
        """Tell the moderators something, where they have a channel for their log."""
        l10n, minutes = await ctx.settings.l10n(ctx.server), 0
        where = (await ctx.settings.of_server(ctx.server)).get(moderation.LOG_CHANNEL)
        how = "nobody"
        if where is not None:
            minutes = self._reports.count(
                ctx.server, ctx.user, ctx.delivery_context.now()
            )
            how = "often" if minutes else "told"
        if how == "told":
            text = l10n.format(
                "moderation-told",
                channel=f"<#{ctx.channel}>",
                person=f"<@{ctx.user}>",
                reason=people.safe(why, REASON_CHARACTERS),
            )
            game = await ctx.db.read(queries.game_in, ctx.channel)
            press = CustomId("reported", game or 0, 0, str(ctx.user))
            view = ui.view([ui.button(l10n.format("done"), press)])
            if not await self._put_in_log(ctx, int(where or 0), text, view):
                how = "nobody"
        await self._say_reported(ctx, ctx.edit, where, how, minutes)

    async def _put_in_log(
        self, ctx: Context, where: int, text: str, view: discord.ui.View
    ) -> bool:
        """Post a report into the channel of the log; return whether that was possible."""
        none, nonce = (
            discord.AllowedMentions.none(),
            f"report-{ctx.idempotency_key}"[-25:],
        )
        try:
            await ctx.delivery_context.put(
                where,
                ctx.server,
                None,
                text,
                nonce=nonce,
                view=view,
                allowed_mentions=none,
            )
        except (discord.Forbidden, discord.NotFound):
            return False
        return True

    @item("reported", needs_game=False, public=True)
    async def pressed_reported(
        self, ctx: Context, press: CustomId, values: list[str]
    ) -> None:
        """Let a moderator who has dealt with a report add a sentence for its sender."""
        await self._need_reader(ctx, press)
        label = ctx.l10n.format("moderation-answer", how="sentence")
        sentence = modals.Field(
            "sentence", label, most=REASON_CHARACTERS, long=True, needed=False
        )
        await modals.show_form(ctx, press, ctx.l10n.format("done"), [sentence])

    @modal("reported")
    async def close_report(
        self, ctx: Context, press: CustomId, texts: Mapping[str, str]
    ) -> None:
        """Strike a report that a moderator has dealt with, with their name and the time, and tell its sender."""
        await self._need_reader(ctx, press)
        message, sender = ctx.interaction.message, press.number
        typed = " ".join(texts.get("sentence", "").split())
        sentence = people.safe(typed, REASON_CHARACTERS) if typed else ""
        before = "" if message is None else message.content
        if before.startswith("~~"):
            raise UserError("press-unknown")
        end = f"✅ <@{ctx.user}>, <t:{int(ctx.delivery_context.now())}:f>"
        await ctx.edit(
            f"~~{before}~~ {end}{f': {sentence}' if sentence else ''}", view=None
        )
        channel = CHANNEL.search(before)
        if message is not None and sender > 0 and channel is not None:
            sent = int(message.created_at.timestamp())
            given = use_cases.Answer(sender, ctx.user, int(channel[1]), sent, sentence)
            await ctx.db.run(use_cases.answer, ctx.server, message.id, given)

    async def _need_reader(self, ctx: Context, press: CustomId) -> None:
        """Raise a refusal for somebody who doesn't moderate where a report in the log comes from."""
        where = (await ctx.settings.of_server(ctx.server)).get(moderation.LOG_CHANNEL)
        if where != str(ctx.channel):
            raise UserError("press-unknown")
        if press.game:
            await game_lookup.moderated_game(ctx, str(press.game))
            await ctx.db.read(use_cases.need_moderator, press.game, ctx.person)
        elif not ctx.interaction.permissions.manage_threads:
            raise UserError("moderation-moderator-only")

    @command("caylus-server log")
    async def list_log(
        self,
        ctx: Context,
        channel: discord.TextChannel | None = None,
        off: bool = False,
        member: discord.User | None = None,
    ) -> None:
        need_manager(ctx)
        if off:
            await ctx.settings.set_server(ctx.server, **{moderation.LOG_CHANNEL: None})
        elif channel is not None:
            need_posting(ctx, channel)
            if roles := log.readers(channel.guild, str(channel.id)):
                press = CustomId("logged", 0, 0)
                await ctx.send(
                    _open_log(ctx.l10n, "ask", channel.id, roles),
                    view=_buttons(ctx.l10n, press, str(channel.id), ["post"]),
                )
                return
            await self._post_log_in(ctx, channel)
        await self._show_log(ctx, ctx.send, member)

    @item("logged", edits=True, needs_game=False)
    async def pressed_logged(
        self, ctx: Context, press: CustomId, values: list[str]
    ) -> None:
        """Choose a channel for the log that more people read than moderators."""
        need_manager(ctx)
        guild, number = ctx.interaction.guild, read_number(press.rest.split()[-1])
        channel = None if guild is None else guild.get_channel(number or 0)
        if not isinstance(channel, discord.TextChannel):
            raise UserError("press-unknown")
        need_posting(ctx, channel)
        await self._post_log_in(ctx, channel)
        await self._show_log(ctx, ctx.edit, None)

    async def _post_log_in(self, ctx: Context, channel: discord.TextChannel) -> None:
        await ctx.settings.set_server(
            ctx.server, **{moderation.LOG_CHANNEL: str(channel.id)}
        )

    async def _show_log(
        self,
        ctx: Context,
        answer: Callable[[str], Any],
        member: discord.User | None,
    ) -> None:
        """Answer with the last acts, or those about a member, and where acts are posted."""
        server = ctx.server
        where = (await ctx.settings.of_server(server)).get(moderation.LOG_CHANNEL)
        how = "about" if member is not None else "off" if where is None else "in"
        person = "" if member is None else f"<@{member.id}>"
        lines = [
            ctx.l10n.format(
                "moderation-log-in", how=how, channel=f"<#{where}>", person=person
            )
        ]
        if member is None:
            entries = await ctx.db.read(use_cases.latest, server)
        else:
            entries = await ctx.db.read(use_cases.about, server, member.id)
        lines += [log.line(ctx.l10n, entry) for entry in entries]
        lines += [] if entries else [ctx.l10n.format("moderation-log-empty")]
        while len("\n".join(lines)) > LIST_CHARACTERS:
            lines.pop()
        await answer("\n".join(lines))

    async def _finding(self, ctx: Context) -> Finding | None:
        """Return that others than moderators read the channel of the log, for the check of a server."""
        where = (await ctx.settings.of_server(ctx.server)).get(moderation.LOG_CHANNEL)
        roles = log.readers(ctx.interaction.guild, where)
        if not roles:
            return None
        args = {"how": "now", "channel": f"<#{where}>", "roles": ctx.l10n.join(roles)}
        return Finding("note", "moderation-log-readers", args)

    async def _run(self, job: Job) -> Retry | None:
        """Post an entry into the channel of the log, or where it was posted edit what is over."""
        services = self._services
        entry = await services.db.run(use_cases.load, job)
        where = (await services.settings_cache.of_server(job.server)).get(
            moderation.LOG_CHANNEL
        )
        if entry is None:
            return None
        if where is not None:
            # the bot was removed from there
            if services.discord_api.guild(job.server) is None:
                return Retry("discord")
            l10n = await services.settings_cache.l10n(job.server)
            none = discord.AllowedMentions.none()
            over = entry.row.undone and (entry.by is None or entry.row.waits)
            over = over or entry.row.regained is not None
            if not over:
                text, nonce = log.line(l10n, entry), f"moderation-{job.key}"
                await services.put(
                    int(where),
                    job.server,
                    None,
                    text,
                    nonce=nonce,
                    allowed_mentions=none,
                )
            struck = (
                entry.row.id if over else None if entry.row.waits else entry.row.target
            )
            if struck is not None:
                about = await services.db.read(use_cases.find, job.server, struck)
                for number in (struck, *(term.id for term in about.changes)):
                    await log.refresh(services, int(where), job.server, number, l10n)
        await services.db.run(use_cases.posted, job)
        return None

    async def _tell(self, job: Job, *, again: bool = False) -> Retry | None:
        """Tell people in direct messages that they are barred or no longer, or have lost a seat or got it back.

        `again`: they know that, and only their missed turns are new. Where Discord refuses, they are shown it after
        their next command or press on that server.
        """
        services, unread = self._services, list[int]()
        entry, guild = (
            await services.db.run(use_cases.load, job),
            services.discord_api.guild(job.server),
        )
        if entry is None:
            return None
        if guild is None:
            return Retry("discord")
        # Whoever has taken the seat back by the button knows it.
        pressed = entry.row.until is not None and not entry.row.waits
        users = [
            entry.out,
            None if pressed else entry.back,
            entry.former if entry.forgiven else None,
            entry.row.user if entry.excuses else None,
        ]
        for user in filter(None, [entry.row.user] if entry.row.seat is None else users):
            l10n = await services.settings_cache.l10n(job.server, user)
            text, view = await self._notice(l10n, entry, user, guild, again=again)
            nonce = f"{job.nonce}{user % 100_000}"
            if not await services.discord_api.direct(
                user, text, nonce=nonce, view=view
            ):
                unread.append(user)
        await services.db.run(use_cases.posted, job)
        for user in unread:
            waiting = (await services.settings_cache.of(user)).get(moderation.UNREAD)
            entries = {**dict.fromkeys((waiting or "").split()), job.key: None}
            await services.settings_cache.set(
                user, **{moderation.UNREAD: " ".join(entries)}
            )
        if unread:
            await self._keep_unread(entry, unread)
        return None

    async def _notice(
        self,
        l10n: Localization,
        entry: Entry,
        user: int,
        guild: discord.Guild,
        *,
        again: bool = False,
    ) -> tuple[str, discord.ui.View | None]:
        """Return what a person is told of an act, with the buttons by which they take a seat back."""
        counted = await self._services.db.read(use_cases.missed_by, entry, user)
        where = people.safe(guild.name)
        text = log.notice(l10n, entry, user, where, counted, again=again)
        return text, log.return_buttons(l10n, entry)

    async def _keep_unread(self, entry: Entry, users: Sequence[int]) -> None:
        """Keep who does not know of an act yet, and have the log say so."""
        services, server = self._services, entry.row.server
        await services.db.run(use_cases.unread, entry.row.id, users)
        where = (await services.settings_cache.of_server(server)).get(
            moderation.LOG_CHANNEL
        )
        if where is not None:
            l10n = await services.settings_cache.l10n(server)
            await log.refresh(services, int(where), server, entry.row.id, l10n)

    async def _answer(self, job: Job) -> Retry | None:
        """Tell the sender of a report that it was looked at; where they take no direct message, at their next press."""
        services, guild = self._services, self._services.discord_api.guild(job.server)
        assert job.payload is not None, "the answer itself"
        if guild is None:
            return Retry("discord")
        given = msgspec.json.decode(job.payload, type=use_cases.Answer)
        l10n = await services.settings_cache.l10n(job.server, given.sender)
        text = l10n.format(
            "moderation-told-back",
            moderator=f"<@{given.moderator}>",
            server=people.safe(guild.name),
            channel=f"<#{given.channel}>",
            when=f"<t:{given.sent}:f>",
            more="yes" if given.sentence else "no",
            answer=given.sentence,
        )
        nonce = f"answer-{job.key.partition(':')[0]}"[:25]
        if not await services.discord_api.direct(given.sender, text, nonce=nonce):
            await services.settings_cache.set(given.sender, **{moderation.ANSWER: text})
        await services.db.run(use_cases.posted, job)
        return None

    async def _pass_on(self, ctx: Context) -> None:
        """Show somebody who gets no direct messages what these would have said, each once."""
        ctx.public, answer = False, ctx.user_settings.get(moderation.ANSWER)
        if answer is not None and await ctx.send(answer, mention=False):
            await ctx.settings.set(ctx.user, **{moderation.ANSWER: None})
        guild, waiting = ctx.interaction.guild, ctx.user_settings.get(moderation.UNREAD)
        left = dict.fromkeys((waiting or "").split())
        if guild is None:
            return
        for number in [*left]:
            entry = await ctx.db.read(use_cases.unread_by, int(number), ctx.user)
            if entry is not None and entry.row.server != guild.id:
                continue
            if entry is not None and not log.is_known(entry):
                text, view = await self._notice(ctx.l10n, entry, ctx.user, guild)
                text = f"{ctx.l10n.format('moderation-unread', how='read', people='')}\n{text}"
                if not await ctx.send(text, view=view, mention=False):
                    continue
            del left[number]
            await ctx.settings.set(
                ctx.user, **{moderation.UNREAD: " ".join(left) or None}
            )
            if entry is not None:
                users = [user for user in entry.unread if user != ctx.user]
                await self._keep_unread(entry, users)

    async def _remind(self, job: Job) -> Retry | None:
        """Post into the log, before the seats of a barred person are lost, that a mistake can still be mended."""
        services = self._services
        where = (await services.settings_cache.of_server(job.server)).get(
            moderation.LOG_CHANNEL
        )
        held = await services.db.read(use_cases.held, int(job.key))
        if held is not None and where is not None:
            if services.discord_api.guild(job.server) is None:
                return Retry("discord")
            text = log.hold_ends(await services.settings_cache.l10n(job.server), held)
            nonce, none = f"hold-{job.key}", discord.AllowedMentions.none()
            await services.put(
                int(where), job.server, None, text, nonce=nonce, allowed_mentions=none
            )
        await services.db.run(use_cases.posted, job)
        return None

    async def _warn(self, job: Job) -> Retry | None:
        """Tell somebody who may take a seat back, but does not, when they would rank last for it, or soon will."""
        found = await self._services.db.run(use_cases.watch, job)
        if found is not None:
            return await self._tell(found, again=True)
        return None

    async def _end_bar(self, job: Job) -> Retry | None:
        """End a bar whose time has come."""
        services = self._services
        done = await services.db.run(
            use_cases.end_bar, int(job.key.removeprefix("bar:"))
        )
        services.settings_cache.bars_changed(job.server)
        for game in done.games:
            services.delivery_worker.kick(game)
        return None


def _need_reason(typed: str) -> str:
    """Return a reason without needless blanks; raise UserError where it is empty or too long."""
    why = " ".join(typed.split())
    if not 0 < len(why) <= REASON_CHARACTERS:
        raise UserError("moderation-reason", here=len(why), most=REASON_CHARACTERS)
    return why


def _yes(l10n: Localization, way: str) -> str:
    """Return the label of a way to do something."""
    return l10n.format("button-sure", action=l10n.format("moderation-yes", how=way))


def _buttons(
    l10n: Localization,
    press: CustomId,
    key: str,
    ways: Sequence[str],
    before: Sequence[ui.Item] = (),
) -> discord.ui.View:
    """Return a button for each way to do something, and one not to."""
    style = BLUE if ways and ways[0] in HARMLESS else RED
    buttons = [
        ui.button(_yes(l10n, way), press._replace(rest=f"{way} {key}"), style)
        for way in ways
    ]
    return ui.view(
        [*before, *buttons, ui.labelled(l10n, press._replace(kind="no", rest=""))]
    )


def _open_log(l10n: Localization, how: str, channel: int, roles: list[str]) -> str:
    """Return that more people than moderators read a channel for the log."""
    return l10n.format(
        "moderation-log-readers",
        how=how,
        channel=f"<#{channel}>",
        roles=l10n.join(roles),
    )


async def _use_case(
    ctx: Context, draft: Draft
) -> tuple[Callable[..., Done], dict[str, Any]]:
    """Return the use case of an act, with its arguments."""
    person = None if draft.user is None else Person(draft.user, draft.user_name)
    if draft.act == BACK:
        assert draft.entry is not None, "the last act of the game, where none was named"
        taken_back = (await ctx.db.read(use_cases.find, draft.server, draft.entry)).row
        if taken_back.game is not None:
            await game_lookup.moderated_game(ctx, str(taken_back.game))
        administrator = ctx.interaction.permissions.manage_guild
        withdrawal = Withdrawal(
            draft.server, draft.entry, ctx.person, draft.reason, administrator
        )
        return use_cases.take_back, {"withdrawal": withdrawal}
    options: dict[str, object] = {"person": ctx.person, "reason": draft.reason}
    if draft.act in PERSON_ACTS:
        mildest = use_cases.WARNING if draft.act == "bar" else None
        degree, days = DEGREES.get(draft.way, (mildest, None))
        return use_cases.act_on, options | {
            "server": draft.server,
            "act": draft.act,
            "whom": person,
            "degree": degree,
            "days": days,
        }
    options["game"] = draft.game
    if draft.act in SEAT_ACTS:
        return use_cases.change_seat, options | {
            "act": draft.act,
            "seat": draft.seat,
            "newcomer": person,
        }
    if draft.act == use_cases.MISTAKE:
        return use_cases.pardon, options | {"seat": draft.seat}
    whole: dict[str, Callable[..., Done]] = {
        "end": use_cases.end,
        "void": use_cases.void,
        "title": use_cases.hide_title,
        moderation.SETTINGS: use_cases.change_settings,
    }
    if draft.settings:
        options["settings"] = draft.settings
    return whole[draft.act], options
