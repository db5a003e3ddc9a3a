"""The `table` group: seats change hands, settings, votes, pause, cancel, import, language, explanations."""

from __future__ import annotations

from typing import TypeAlias

import discord
from discord import app_commands

from bot.core import lobby, queries, rematch, seats, votes
from bot.core import stand_in as core_stand_in
from bot.core.admission import HIGHEST, LOWEST
from bot.core.model import LATES, LEVELS, PACES, UNDO_POLICIES, Outcome
from bot.delivery import lobby_card, vote_message
from bot.features.invitations import handlers as invitations_handlers
from bot.features.live_session import handlers as evenings_together
from bot.features.lobby import handlers as lobby_handlers
from bot.features.seats import handlers
from bot.features.tutorial import handlers as tutorial_handlers
from bot.interactions import game_lookup
from bot.interactions.autocomplete import game_choices
from bot.interactions.context import Context
from bot.interactions.errors import Refusal
from bot.interactions.slash_commands import choices, command, group, text
from bot.interactions.transformers import (
    Evenings,
    Hints,
    Late,
    Pace,
    PickedLanguage,
    Pictures,
    Rated,
    Together,
    Undo,
    Who,
)
from bot.text import people
from rules.notation import SEATS, seat_name

Bound: TypeAlias = app_commands.Range[int, LOWEST, HIGHEST]
RECORD_LIMIT = 1_000_000  # bytes of a record

SEAT_CHOICES = [app_commands.Choice(name=text(seat_name(seat).id), value=seat) for seat in range(len(SEATS))]


async def _done(ctx: Context, outcome: Outcome, message_id: str) -> None:
    """Tells what a use case came to, and posts what follows."""
    said = "vote-asked" if outcome.vote is not None and outcome.vote.status == "open" else message_id
    await ctx.send(ctx.l10n.format(said, game=lobby_card.title(ctx.l10n, outcome.info)))
    ctx.services.delivery_worker.kick(outcome.info.id)
    ctx.services.due(outcome.info)


@command("table resign")
@app_commands.autocomplete(game=game_choices)
@app_commands.choices(seat=SEAT_CHOICES)
async def resign(interaction: discord.Interaction, seat: int | None = None, game: str | None = None) -> None:
    async with Context(interaction) as ctx:
        await handlers.ask_first(ctx, await game_lookup.acting(ctx, game), seat)


@command("table stand-in")
@app_commands.autocomplete(game=game_choices)
async def stand_in(interaction: discord.Interaction, game: str | None = None) -> None:
    async with Context(interaction) as ctx:
        await handlers.ask_stand_in(ctx, await game_lookup.acting(ctx, game))


@command("table claim")
@app_commands.autocomplete(game=game_choices)
@app_commands.choices(seat=SEAT_CHOICES)
async def claim(interaction: discord.Interaction, seat: int | None = None, game: str | None = None) -> None:
    async with Context(interaction) as ctx:
        info = await game_lookup.looking(ctx, game)
        if any(own.user == ctx.user and own.stand_in is not None for own in info.seats):
            outcome = await ctx.db.run_once(ctx.delivery, core_stand_in.come_back, info.id, ctx.person)
            await _done(ctx, outcome, "stand-in-back")
            return
        outcome = await ctx.db.run_once(ctx.delivery, seats.claim, info.id, ctx.person, seat)
        await _done(ctx, outcome, "claimed")


@command("table replace")
@app_commands.autocomplete(game=game_choices)
@app_commands.choices(seat=SEAT_CHOICES)
async def replace(
    interaction: discord.Interaction, seat: int, member: discord.User | None = None, game: str | None = None
) -> None:
    async with Context(interaction) as ctx:
        info = await game_lookup.lobby_or_game(ctx, game)
        if member is not None and member.bot:
            raise Refusal("new-invited-bot", user=f"<@{member.id}>")
        if member is not None:
            await lobby_handlers.need_sight(ctx, member, info.channel)
        newcomer = people.person(member) if member is not None else None
        give = lobby.give_seat if info.status == "lobby" else seats.replace
        outcome = await ctx.db.run_once(ctx.delivery, give, info.id, ctx.person, seat, newcomer)
        await _done(ctx, outcome, "replaced")


@command("table vote")
@app_commands.autocomplete(game=game_choices)
@app_commands.choices(answer=choices("vote", ("allow", "decline")))
async def vote(interaction: discord.Interaction, answer: str | None = None, game: str | None = None) -> None:
    async with Context(interaction) as ctx:
        info = await game_lookup.acting_or_over(ctx, game)
        ctx.game = info.id
        open_votes = await ctx.db.read(votes.open_votes, info.id)
        if not open_votes:
            raise Refusal("vote-none", game=lobby_card.title(ctx.l10n, info))
        mine = set(info.seats_of(ctx.user))
        asked = [v for v in open_votes if any(v.answers.get(seat, True) is None for seat in mine)]
        if answer is not None:
            if not asked:
                raise Refusal("vote-not-asked")
            if len(asked) == 1:
                await lobby_handlers.vote(ctx, info.id, asked[0].id, answer == "allow")
                return
            named = ctx.l10n.join([ctx.l10n.format(f"votes-{found.kind}") for found in asked])
            await ctx.send(ctx.l10n.format("vote-several", votes=named))
            open_votes = tuple(asked)
        position = await ctx.db.read(queries.position, info.id)
        for found in open_votes:
            view = vote_message.buttons(ctx.l10n, found) if found in asked else None
            await ctx.send(await vote_message.text(ctx.services, ctx.l10n, position, found), view=view)


@command("table settings")
@app_commands.autocomplete(game=game_choices)
async def settings(
    interaction: discord.Interaction,
    undo: Undo | None = None,
    pace: Pace | None = None,
    late: Late | None = None,
    hints: Hints | None = None,
    rated: Rated | None = None,
    together: Together | None = None,
    evenings: Evenings | None = None,
    pictures: Pictures | None = None,
    level: app_commands.Range[int, LEVELS[0], LEVELS[-1]] | None = None,
    here: bool = False,
    game: str | None = None,
) -> None:
    async with Context(interaction) as ctx:
        info = await game_lookup.lobby_or_game(ctx, game)
        if here:
            await lobby_handlers.move(ctx, info)
            return
        if (undo, pace, late, hints, rated, together, evenings, pictures, level) == (None,) * 9:
            await ctx.send(
                ctx.l10n.format(
                    "settings-now",
                    game=lobby_card.title(ctx.l10n, info),
                    settings=lobby_card.options_line(ctx.l10n, info, all_=True),
                )
            )
            return
        outcome = await ctx.db.run_once(
            ctx.delivery,
            seats.change,
            info.id,
            ctx.person,
            {
                "undo": undo,
                "pace": pace,
                "late": late,
                "hints": hints,
                "rated": rated,
                "together": together,
                "evenings": evenings,
                "pictures": pictures,
                "level": level,
            },
        )
        await _done(ctx, outcome, "settings-done")


@command("table pause")
@app_commands.autocomplete(game=game_choices)
async def pause(interaction: discord.Interaction, game: str | None = None) -> None:
    async with Context(interaction) as ctx:
        info = await game_lookup.acting(ctx, game)
        if info.pace == PACES[0] and info.paused is None and info.evening is None:
            raise Refusal("pause-no-clock", pace=ctx.l10n.format(f"option-pace-{info.pace}"))
        outcome = await ctx.db.run_once(ctx.delivery, votes.pause, info.id, ctx.person)
        await _done(ctx, outcome, "clocks-on" if outcome.info.paused is None else "clocks-paused")


@command("table evening")
@app_commands.autocomplete(game=game_choices)
async def evening(interaction: discord.Interaction, game: str | None = None) -> None:
    async with Context(interaction) as ctx:
        await evenings_together.ask_for(ctx, await game_lookup.acting(ctx, game))


@command("table cancel")
@app_commands.autocomplete(game=game_choices)
async def cancel(interaction: discord.Interaction, game: str | None = None) -> None:
    async with Context(interaction) as ctx:
        await lobby_handlers.cancel(ctx, await game_lookup.lobby_or_game(ctx, game))


@command("table import")
async def import_(
    interaction: discord.Interaction,
    file: discord.Attachment | None = None,
    text: str | None = None,
    undo: Undo | None = None,
    pace: Pace | None = None,
    late: Late | None = None,
) -> None:
    async with Context(interaction, slow_public=True) as ctx:
        if (file is None) == (text is None):
            raise Refusal("import-one-of")
        record: bytes | str
        if file is not None:
            if file.size > RECORD_LIMIT:
                raise Refusal("import-too-large", size=file.size, limit=RECORD_LIMIT)
            try:
                record = await file.read()
            except discord.HTTPException:
                raise Refusal("import-unreadable") from None
        else:
            # A slash command's text is one line: lines are divided by ";".
            record = "\n".join(part.strip() for part in (text or "").split(";")) + "\n"
        await lobby_handlers.check_place(ctx)
        outcome = await rematch.import_record(
            ctx.db,
            ctx.person,
            ctx.place,
            record,
            undo=undo or UNDO_POLICIES[0],
            pace=pace or PACES[0],
            late=late or LATES[0],
            language=await lobby_handlers.usual_language(ctx),
            key=ctx.delivery,
        )
        await lobby_handlers.answer_with_card(ctx, outcome)


@command("table who")
@app_commands.autocomplete(game=game_choices)
async def who(
    interaction: discord.Interaction,
    who: Who | None = None,
    least: Bound | None = None,
    most: Bound | None = None,
    newcomers: bool | None = None,
    game: str | None = None,
) -> None:
    async with Context(interaction) as ctx:
        info = await game_lookup.lobby(ctx, game)
        await invitations_handlers.by_command(ctx, info, who, least, most, newcomers)


@command("table invite")
@app_commands.autocomplete(game=game_choices)
async def invite(interaction: discord.Interaction, person: discord.User, game: str | None = None) -> None:
    async with Context(interaction) as ctx:
        await invitations_handlers.by_name(ctx, await game_lookup.lobby(ctx, game), person)


@command("table language")
@app_commands.autocomplete(game=game_choices)
async def language(
    interaction: discord.Interaction, language: PickedLanguage, game: str | None = None
) -> None:
    async with Context(interaction) as ctx:
        info = await game_lookup.lobby_or_game(ctx, game)
        outcome = await ctx.db.run_once(
            ctx.delivery, seats.change, info.id, ctx.person, {"language": language}
        )
        await _done(ctx, outcome, "settings-done")


@command("table explain")
@app_commands.autocomplete(game=game_choices)
async def explain(interaction: discord.Interaction, game: str | None = None) -> None:
    async with Context(interaction) as ctx:
        await tutorial_handlers.explain(ctx, (await game_lookup.acting(ctx, game)).id)


GROUP = group("table")
OWN = (
    *(resign, stand_in, replace, claim, vote, settings, pause, evening, cancel, import_, language, explain),
    *(who, invite),
)
for _command in OWN:
    GROUP.add_command(_command)
