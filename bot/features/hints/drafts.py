"""A computer's draft of a list of placements, for a seat's holder alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ai.registry import DRAFT, Drafting
from bot.components.custom_id import CustomId
from bot.core import queries
from bot.features.hints import handlers, use_cases
from bot.features.plans import use_cases as plans_use_cases
from bot.features.plans.placement_panel import ROOM, shown
from bot.interactions.errors import Refusal
from bot.interactions.in_turn import in_turn
from bot.interactions.items import item
from players.hints import PASS

if TYPE_CHECKING:
    from bot.ai.quota import Searches
    from bot.features.hints.suggestion import Advised
    from bot.features.plans.use_cases import Placements
    from bot.interactions.context import Context

ITERATIONS = 150  # of each placement of a draft
DRAFTED = 6  # placements of a draft at most


class Drafts:
    """What a computer would place on."""

    def __init__(self, searches: Searches, advised: Advised) -> None:
        self._searches, self._advised = searches, advised

    async def draft(self, ctx: Context, game: int) -> None:
        """What a computer would place on in the asker's next turns, as a list that can be changed and armed."""
        ctx.game = game
        now, codes = await self.drafted(ctx, game)
        chosen: list[str] = []
        for code in codes:
            item = code.removeprefix("place ")
            if len(">".join([*chosen, item])) <= ROOM:
                chosen.append(item)
        text, view = shown(ctx.l10n, game, now, chosen)
        await ctx.send("\n".join([ctx.l10n.format("draft-title"), text]), view=view)

    @in_turn
    async def drafted(self, ctx: Context, game: int) -> tuple[Placements, list[str]]:
        """What can be placed on now, and the codes that a computer would place on, the first one first. Raises
        Refusal where it would only pass, or comes too late."""
        thought = await use_cases.thought_of_turn(ctx.db, game, ctx.person)
        info = await ctx.db.read(queries.info, game)
        await self._searches.count(info.server, ctx.user)
        said = self._advised.known(game, thought.revision)
        asked = Drafting(ITERATIONS, DRAFTED, said.code if said is not None else "")
        found = await handlers.think(ctx, self._searches.think(ctx.user, thought, DRAFT, asked))
        now = await ctx.db.read(plans_use_cases.placements, game, ctx.person, thought.seat)
        late = now.revision != thought.revision
        if late or not await ctx.db.read(use_cases.holds, game, ctx.person, thought.revision):
            raise Refusal("advice-late")
        offered = {code for code, _ in now.options} - {PASS}
        codes = [code for code in dict.fromkeys(found.codes) if code in offered]
        if not codes:
            raise Refusal("draft-pass")
        return now, codes

    @item("draft")
    async def pressed_draft(self, ctx: Context, press: CustomId, values: list[str]) -> None:
        """`Draft` in an empty list."""
        await self.draft(ctx, press.game)
