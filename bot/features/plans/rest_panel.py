"""The panel "Plan the rest": what a player will decide after the placements, in order, answered and wished by menus.

What can be answered now is an answer ahead; for everything else there are wishes, armed with the turn plan.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import discord

from bot.components import ui
from bot.components.action_rows import MENU_OPTIONS, OPTION, cut
from bot.components.custom_id import CustomId
from bot.components.item_kinds import BLUE
from bot.core import queries
from bot.core.answers import Key
from bot.delivery import lobby_card, question
from bot.features.plans import building_text, condition_page, rest_of_turn, turn_plan, use_cases
from bot.features.plans.building_choices import FAVOR
from bot.interactions.errors import Refusal
from bot.interactions.items import item
from bot.text import people
from rules.notation import SEATS
from rules.register import find_game

if TYPE_CHECKING:
    from bot.core.model import GameInfo
    from bot.features.plans.building_choices import BuildingChoices
    from bot.features.plans.rest_of_turn import Coming, Outcome, Rest
    from bot.features.plans.turn_plan import Shown
    from bot.interactions.context import Context
    from bot.text.localization import Localization

LINE = 160  # of a decision
ASKED = 60  # of a question among what would be done
DEEDS = 6  # that an outcome names
WITHDRAW = "-"  # the option that takes an answer or the last wish back; no code
MENUS = 2  # rows for the options of a decision
SITE = "site "  # what the name of an entry begins with that is no decision yet


class Entry(NamedTuple):
    """A line of the panel: a decision to come, or a site with its wishes."""

    name: str
    what: str
    coming: Coming | None
    site: BuildingChoices | None

    @property
    def is_said(self) -> bool:
        """Whether something was chosen for it."""
        answered = (
            self.coming is not None and self.coming.decision is not None and self.coming.decision.answer
        )
        return bool(answered or (self.site and self.site.chosen))


async def open_panel(ctx: Context, info: GameInfo) -> None:
    """Shows the rest of the turn of the asker's seat."""
    ctx.game = info.id
    text, view = draw(ctx.l10n, info, await ctx.db.read(rest_of_turn.rest, info.id, ctx.person))
    await ctx.send(text, view=view)


@item("planrest", style=BLUE)
async def pressed_open(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Opens the panel."""
    await open_panel(ctx, await ctx.db.read(queries.info, press.game))


@item("restgo", edits=True)
async def pressed_go(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Shows the menus of the decision that was chosen, or with none the panel in place of another."""
    await _redraw(ctx, press.game, values[0] if values else "")


@item("restpick", edits=True)
async def pressed_pick(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Keeps an answer or a wish, or takes one back, and goes on to the next open decision."""
    name = press.rest.partition("#")[0]
    if len(values) != 1:
        raise Refusal("press-unknown")
    pace, takes_back = ctx.db, values[0] == WITHDRAW
    if name.startswith(SITE):
        what = f"{'unwish' if takes_back else 'wish'}@{name.removeprefix(SITE)}"
        await pace.run(turn_plan.edit, press.game, ctx.person, what, [] if takes_back else values)
        await _redraw(ctx, press.game, name)
        return
    key = Key.read(name)
    if key is None:
        raise Refusal("press-unknown")
    if takes_back:
        await pace.run(use_cases.withdraw, press.game, ctx.person, key)
    else:
        await pace.run(use_cases.answer_ahead, press.game, ctx.person, key, values[0])
    await _redraw(ctx, press.game, name if takes_back else "")


@item("restorder", edits=True)
async def pressed_order(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Sets the orders for provost and castle; with `again` takes over what was said beside placements last turn."""
    what = "again" if press.rest == "again" else "later"
    await ctx.db.run(turn_plan.edit, press.game, ctx.person, what, values)
    await _redraw(ctx, press.game, "" if what == "again" else press.rest)


async def _redraw(ctx: Context, game: int, name: str) -> None:
    text, view = draw(
        ctx.l10n,
        await ctx.db.read(queries.info, game),
        await ctx.db.read(rest_of_turn.rest, game, ctx.person),
        name,
    )
    await ctx.edit(text, view=view)


def draw(l10n: Localization, info: GameInfo, rest: Rest, name: str = "") -> tuple[str, discord.ui.View]:
    """The panel with the menus of one entry: the named one, else the first for which nothing is said."""
    entries = _entries(l10n, info, rest)
    openly = [entry for entry in entries if not entry.is_said and _choices(l10n, info, entry)]
    at = next((entry for entry in entries if entry.name == name), None)
    at = at or next(iter(openly or entries), None)
    return _text(l10n, info, rest, entries), _view(l10n, info, rest, entries, at)


def _entries(l10n: Localization, info: GameInfo, rest: Rest) -> list[Entry]:
    game = find_game(info.game)
    sites = {site.at: site for site in rest.shown.sites}
    found: list[Entry] = []
    for coming in rest.coming:
        if coming.decision is not None:
            name = str(coming.decision.key) if coming.decision.options else f"{SITE}{coming.site}"
            site = None if coming.decision.options else sites.get(coming.site)
            found.append(Entry(name, l10n.format_message(coming.decision.question), coming, site))
    for coming in rest.coming:
        if coming.decision is None:
            what = building_text.site(l10n, game, coming.site, coming.space)
            found.append(Entry(f"{SITE}{coming.site}", what, coming, sites.get(coming.site)))
    taken = {entry.coming.site for entry in found if entry.coming is not None}
    placing = rest.phase == game.guide.placing_phase
    others = [
        site
        for site in rest.shown.sites
        if site.at not in taken and (placing or site.at == FAVOR or site.chosen)
    ]
    found += [
        Entry(f"{SITE}{site.at}", building_text.site(l10n, game, site.at, site.space), None, site)
        for site in others
    ]
    return found


# Words


def _text(l10n: Localization, info: GameInfo, rest: Rest, entries: list[Entry]) -> str:
    title = l10n.format(
        "rest-title", seat=people.marked(l10n, info.seats[rest.shown.seat]), game=lobby_card.title(l10n, info)
    )
    return condition_page.fit(title, _listed(l10n, info, rest, entries), _below(l10n, info, rest))


def _listed(l10n: Localization, info: GameInfo, rest: Rest, entries: list[Entry]) -> list[str]:
    game = find_game(info.game)
    lines = [] if rest.coming else [l10n.format("rest-none")]
    heading = ""
    for number, entry in enumerate(entries, 1):
        above = _heading(l10n, info, entry)
        if above != heading:
            lines.append(above)
            heading = above
        lines.append(
            cut(
                _line(
                    l10n,
                    entry,
                    number,
                    [building_text.wish(l10n, game, code) for code in entry.site.chosen]
                    if entry.site
                    else [],
                ),
                LINE,
            )
        )
        if entry.coming is not None and entry.coming.on:
            later = [str(on) for on in entry.coming.on if on]
            lines += (
                [l10n.format("rest-depends", numbers=l10n.join(later))]
                if later
                else [l10n.format("rest-depends-now")]
            )
        if entry.coming is not None and entry.coming.space and rest.provost is not None:
            lines.append(l10n.format("rest-provost", space=entry.coming.space, now=rest.provost))
    return lines


def _heading(l10n: Localization, info: GameInfo, entry: Entry) -> str:
    if entry.coming is None:
        return l10n.format("rest-wishes")
    if entry.coming.decision is None:
        return l10n.format("rest-beyond")
    return l10n.format("rest-phase", phase=l10n.format(find_game(info.game).guide.phase(entry.coming.phase)))


def _line(l10n: Localization, entry: Entry, number: int, chosen: list[str]) -> str:
    decision = entry.coming.decision if entry.coming is not None else None
    if decision is not None and decision.answer is not None:
        label = dict(decision.options).get(decision.answer)
        if label is not None:
            return l10n.format(
                "rest-answered",
                number=number,
                what=cut(entry.what, OPTION),
                answer=l10n.format_message(label),
            )
    if chosen:
        return l10n.format("rest-wished", number=number, what=entry.what, wishes=l10n.either(chosen))
    return l10n.format("rest-open", number=number, what=entry.what)


def _below(l10n: Localization, info: GameInfo, rest: Rest) -> list[str]:
    """What else was ordered, and what would be done now and in the other cases."""
    held = [option.label for option in _later(l10n, info, rest.shown) if option.default]
    lines = [l10n.format("rest-said", orders=l10n.join(held))] if held else []
    for outcome in rest.outcomes:
        deeds = _deeds(l10n, outcome)
        if outcome.provost is None:
            lines.append(l10n.format("rest-now", deeds=deeds))
        else:
            lines.append(l10n.format("rest-case", space=outcome.provost, deeds=deeds))
    if len(rest.outcomes) == 1:
        lines.append(l10n.format("rest-settled"))
    return lines


def _deeds(l10n: Localization, outcome: Outcome) -> str:
    told = [
        l10n.format("rest-asks", what=cut(l10n.format_message(deed.what), ASKED))
        if deed.asked
        else cut(l10n.format_message(deed.what), OPTION)
        for deed in outcome.deeds[:DEEDS]
    ]
    return " · ".join([*told, "…"] if len(outcome.deeds) > DEEDS else told) or l10n.format("rest-nothing")


# Menus


def _view(
    l10n: Localization, info: GameInfo, rest: Rest, entries: list[Entry], at: Entry | None
) -> discord.ui.View:
    items: list[ui.Item] = []
    game, revision = info.id, rest.shown.revision
    numbers = {entry.name: number for number, entry in enumerate(entries, 1)}
    chosen = [entry for entry in entries if _choices(l10n, info, entry)][:MENU_OPTIONS]
    if chosen:
        options = [
            condition_page.option(
                f"{numbers[entry.name]}. {entry.what}", entry.name, at is not None and entry.name == at.name
            )
            for entry in {entry.name: entry for entry in chosen}.values()
        ]
        items.append(
            condition_page.menu(
                l10n.format("rest-menu-which"), CustomId("restgo", game, revision), options, 0
            )
        )
    choices = _choices(l10n, info, at) if at is not None else []
    if at is not None and choices:
        kind = "rest-menu-wish" if at.name.startswith(SITE) else "rest-menu-answer"
        title = l10n.format(kind, number=numbers[at.name])
        for page in range(min(MENUS, -(-len(choices) // MENU_OPTIONS))):
            press = CustomId("restpick", game, revision, f"{at.name}#{page}")
            shown = choices[page * MENU_OPTIONS : (page + 1) * MENU_OPTIONS]
            items.append(condition_page.menu(title, press, shown, 1 + page))
    later = _later(l10n, info, rest.shown)
    if later:
        items.append(
            condition_page.menu(
                l10n.format("rest-menu-later"), CustomId("restorder", game, revision), later, 3, many=True
            )
        )
    if rest.phase == find_game(info.game).guide.placing_phase:
        items.append(
            ui.button(l10n.format("button-programme-main"), CustomId("plancase", game, revision), row=4)
        )
    if rest.shown.earlier and not any(entry.is_said for entry in entries):
        press = CustomId("restorder", game, revision, "again")
        items.append(ui.button(l10n.format("button-rest-again"), press, row=4))
    items.append(question.what_if(l10n, game, revision, row=4))
    return ui.view(items)


def _choices(l10n: Localization, info: GameInfo, entry: Entry) -> list[discord.SelectOption]:
    """What can be chosen for an entry: answers where it can be answered, else wishes."""
    decision = entry.coming.decision if entry.coming is not None else None
    if decision is not None and decision.options:
        options = [
            condition_page.option(l10n.brief(label, OPTION), code, code == decision.answer)
            for code, label in decision.options
        ]
        options = options[: MENUS * MENU_OPTIONS - 1]
        return (
            [*options, condition_page.option(l10n.format("ahead-withdraw"), WITHDRAW)]
            if decision.answer
            else options
        )
    if entry.site is None:
        return []
    game = find_game(info.game)
    left = [code for code in entry.site.codes if code not in entry.site.chosen][: MENU_OPTIONS - 1]
    options = [condition_page.option(building_text.wish(l10n, game, code), code) for code in left]
    return (
        [*options, condition_page.option(l10n.format("rest-unwish"), WITHDRAW)]
        if entry.site.chosen
        else options
    )


def _later(l10n: Localization, info: GameInfo, shown: Shown) -> list[discord.SelectOption]:
    """The orders for provost and castle, chosen where the turn plan has them."""
    held = {order.partition("; ")[0] for order in shown.orders}
    options = []
    for message_id, number, text in find_game(info.game).guide.orders.later:
        if "{seat}" not in text:
            options.append(condition_page.option(l10n.format(message_id, n=number), text, text in held))
            continue
        for seat in info.seats:
            if seat.seat != shown.seat:
                order = text.format(seat=SEATS[seat.seat].casefold())
                name = people.colour(l10n, seat.seat)
                options.append(
                    condition_page.option(l10n.format(message_id, n=number, seat=name), order, order in held)
                )
    return options[:MENU_OPTIONS]
