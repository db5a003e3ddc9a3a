"""Playing: `act` for everything, and a command for each kind of action.

Typed text may be a code, the beginning of one, or words of a label. Legality comes from the engine.
"""

from collections.abc import Callable

from bot.core import play, queries
from bot.core.errors import IllegalChoice
from bot.core.model import Position
from bot.features.play import handlers
from bot.interactions import errors, game_lookup
from bot.interactions.autocomplete import choosable, chosen_verbs, legal
from bot.interactions.bot import Feature
from bot.interactions.context import Context
from bot.interactions.slash_commands import command
from bot.text import action_labels
from bot.text.localization import quoted
from languages.searching import folded
from rules.errors import brief
from rules.model import Message, verb


class Play(Feature):
    parts = (handlers,)

    @command("act", action=legal())
    async def act(self, ctx: Context, action: str, game: str | None = None) -> None:
        await by_text(ctx, game, action)

    @command("place", spot=legal("place", "move"))
    async def place(self, ctx: Context, spot: str, game: str | None = None) -> None:
        await by_text(ctx, game, spot, ("place", "move"))

    @command("pass")
    async def pass_(self, ctx: Context, game: str | None = None) -> None:
        await by_text(ctx, game, "pass", ("pass",))

    @command("provost", spaces=legal("provost"))
    async def provost(self, ctx: Context, spaces: str, game: str | None = None) -> None:
        typed = spaces.strip()
        if typed.isdigit() and typed != "0":
            typed = f"+{typed}"  # "2" means two spaces along the road
        await by_text(ctx, game, typed, ("provost",))

    @command("build", tile=legal("build", "prestige"))
    async def build(self, ctx: Context, tile: str, game: str | None = None) -> None:
        await by_text(ctx, game, tile, ("build", "prestige"))

    @command("convert", space=legal("convert"))
    async def convert(self, ctx: Context, space: str, game: str | None = None) -> None:
        await by_text(ctx, game, space, ("convert",))

    @command("castle", batch=legal("batch", "done"))
    async def castle(self, ctx: Context, batch: str, game: str | None = None) -> None:
        await by_text(ctx, game, batch, ("batch", "done"))

    @command("favor", line=legal("favor"))
    async def favor(self, ctx: Context, line: str, game: str | None = None) -> None:
        await by_text(ctx, game, line, ("favor",))

    @command("choose", what=choosable)
    async def choose(self, ctx: Context, what: str, game: str | None = None) -> None:
        await by_text(ctx, game, what, chosen_verbs())


DIGITS = "0123456789"


async def by_text(
    ctx: Context, game: str | None, text: str, verbs: tuple[str, ...] = ()
) -> None:
    """Perform what a typed text means; with verbs, the text may be the noun alone ("gate", "3")."""
    info = await game_lookup.running_game(ctx, game)
    ctx.game = info.id
    position = (await ctx.db.read(queries.position, info.id)).asked(ctx.user)
    decision = position.decision
    typed = " ".join(text.split())
    own = decision is not None and decision.seat in position.info.seats_of(ctx.user)
    fitting = meant(ctx, position, typed, verbs) if own and typed else []
    if len(fitting) > 1:
        await errors.send_with_question(
            ctx, position, _several(ctx, position, typed, fitting)
        )
        return
    try:
        # Also for a code that was found: the table says who may act, and why a code is not legal.
        written = fitting[0] if fitting else _spelled(position, typed, verbs)
        code = await ctx.db.read(play.resolve, info.id, ctx.person, written)
    except IllegalChoice as error:
        if decision is None or not (
            own and verbs and _is_untimely(position, error.message, verbs)
        ):
            raise
        kind = ctx.l10n.kind(decision.kind)
        await errors.send_with_question(
            ctx, position, ctx.l10n.format("not-now", kind=kind)
        )
        return
    await handlers.perform(ctx, info.id, position.revision, code, how="command")


def meant(
    ctx: Context, position: Position, typed: str, verbs: tuple[str, ...] = ()
) -> list[str]:
    """Return the legal codes that a text can mean, of those with one of these verbs.

    The text means the code itself, else codes that begin so, else codes whose label begins so or has a word
    that does ("carp" for "3 Carpenter: ..."). A whole legal code is meant whatever the verbs.
    """
    decision = position.decision
    if decision is not None and typed in decision.actions:
        return [typed]
    codes = (
        [c for c in decision.actions if not verbs or verb(c) in verbs]
        if decision is not None
        else []
    )
    spellings = _spellings(typed, verbs)
    exact = [code for code in codes if code in spellings]
    if exact or any(map(position.game.is_code, spellings)):
        # "place 3" never means space 13, nor a label that tells of 3 deniers
        return exact
    begun = tuple(spelling for spelling in spellings if spelling[-1] not in DIGITS)
    begins = [code for code in codes if code.startswith(begun)]
    if begins:
        return begins
    wanted = folded(typed)
    by_code = action_labels.with_spellings(ctx.l10n, position)
    labels = {code: spellings for code, _, spellings in by_code if code in codes}

    def fits(test: Callable[[str], bool]) -> list[str]:
        return [code for code, spellings in labels.items() if any(map(test, spellings))]

    if wanted.isdigit():
        return fits(lambda label: label.startswith(f"{wanted} "))
    return fits(lambda label: label.startswith(wanted)) or fits(
        lambda label: f" {wanted}" in label
    )


def _spellings(typed: str, verbs: tuple[str, ...]) -> list[str]:
    if not verbs or verb(typed) in verbs:
        return [typed]
    return [f"{first} {typed}" for first in verbs]


def _spelled(position: Position, typed: str, verbs: tuple[str, ...]) -> str:
    """Return the text as a code, with a verb that is legal now where there is one."""
    decision = position.decision
    if position.game.is_code(typed):
        return typed
    legal = {verb(code) for code in decision.actions} if decision is not None else set()
    spellings = _spellings(typed, verbs)
    return next(
        (spelling for spelling in spellings if verb(spelling) in legal), spellings[0]
    )


def _several(ctx: Context, position: Position, typed: str, codes: list[str]) -> str:
    lines = [ctx.l10n.format("means-several", text=quoted(brief(typed)))]
    labels = dict(action_labels.of_decision(ctx.l10n, position))
    lines += [f"• {labels[c]} (`{c}`)" for c in codes[: errors.LISTED_ACTIONS]]
    if len(codes) > errors.LISTED_ACTIONS:
        lines.append(
            ctx.l10n.format("means-more", count=len(codes) - errors.LISTED_ACTIONS)
        )
    return "\n".join(lines)


def _is_untimely(position: Position, message: Message, verbs: tuple[str, ...]) -> bool:
    """Return whether a command has nothing to do now, and the rules give no better reason."""
    actions = position.decision.actions if position.decision is not None else ()
    if any(verb(code) in verbs for code in actions):
        return False
    reason = message.args.get("reason")
    vague = ("refuse-other", "error-beginning")
    other = isinstance(reason, Message) and reason.id in vague
    return other or message.id in ("error-notation", "error-notation-bound")
