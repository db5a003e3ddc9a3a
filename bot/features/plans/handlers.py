"""The panel of a turn's plan: private answers before a seat's turn."""

from collections.abc import Sequence

import discord

from bot.components import ui
from bot.components.custom_id import CustomId, read, read_number
from bot.core.answers import Key
from bot.core.errors import BadChoice
from bot.core.jobs import JobKind
from bot.core.model import Answered, Outcome, Person, Position
from bot.core.notifications import Notification, Planning
from bot.core.unit_of_work import UnitOfWork
from bot.delivery import computer_turns, reconcile, thread_state
from bot.delivery.batch import Batch
from bot.delivery.context import DeliveryContext
from bot.delivery.sections import Beside, DeliveryHooks, Rendered, Section
from bot.delivery.thread_state import Content
from bot.features.plans import early, ended, turn_panel, use_cases
from bot.interactions import game_lookup
from bot.interactions.bot import Feature, item
from bot.interactions.context import Context
from bot.interactions.hooks import CommandHooks
from bot.interactions.slash_commands import command
from bot.text import people
from bot.text.localization import Localization, quoted
from rules.model import verb
from storage import message_slots, notification_kinds

FORMER_KINDS = (
    *(
        "plancase",
        "planpage",
        "planpick",
        "plando",
        "planrest",
        "restgo",
        "restpick",
        "restorder",
        "unplan",
    ),
    *("nextpick", "nextcut", "nextarm", "draft"),
)
"""Kinds of buttons and menus of earlier versions."""


def load_panel(
    uow: UnitOfWork, game: int, person: Person, seat: int | None = None
) -> turn_panel.Panel:
    """Return the contents of the panel of a person's seat."""
    own_seat = use_cases.seat_of(uow, game, person, seat)
    decisions = use_cases.coming_decisions(uow, game, person, mine=own_seat)
    plan, unannounced = (
        use_cases.shown_plan(uow, game, person, mine=own_seat),
        ended.unannounced(uow, person.user),
    )
    return turn_panel.Panel(
        uow.info(own_seat.row),
        plan,
        decisions,
        _spaces_at_risk(own_seat, decisions),
        unannounced,
    )


def _spaces_at_risk(
    mine: use_cases.Seat, coming: use_cases.ComingDecisions
) -> dict[Key, int]:
    """Return the coming decisions that a move of the provost may prevent, with the spaces of their buildings."""
    planning, state = mine.game.guide.planning, mine.state
    view = mine.game.view(state, mine.seat)
    spaces = {}
    for key in (decision.key for decision in coming.decisions):
        space = read_number(key.place.partition("road ")[2])
        if (
            space
            and state.phase < key.phase
            and planning.at_risk(view, mine.seat, f"place {space}")
        ):
            spaces[key] = space
    return spaces


def change_plan(
    uow: UnitOfWork, game: int, person: Person, rest: str, values: list[str]
) -> turn_panel.Panel:
    """Change the plan by the `rest` of a custom id ("TURN SEAT KIND [CODE]") and values of a menu; raise BadChoice."""
    words = rest.split(maxsplit=3)
    numbers = [read_number(word) for word in words[:2]]
    if len(words) < 3 or None in numbers:
        raise BadChoice("plan-not-there")
    turn, seat = numbers[0] or 0, numbers[1] or 0
    plan = use_cases.shown_plan(uow, game, person, seat)
    edit = _read_edit(plan, words[2], "".join(words[3:]), values)
    use_cases.change(uow, game, person, turn, edit, seat)
    return load_panel(uow, game, person, seat)


def _read_edit(
    shown: use_cases.ShownPlan, kind: str, code: str, values: list[str]
) -> use_cases.Edit:
    if kind == "places" and values:
        return turn_panel.with_places(shown, values)
    if kind == "first":
        return turn_panel.with_first(shown, code)
    if kind == "else":
        return turn_panel.with_instead(shown, code)
    if kind == "apart":
        return turn_panel.with_apart(shown, code)
    if kind == "ask":
        return turn_panel.with_conditions(shown.plan, values)
    if kind == "always":
        return turn_panel.with_standing(shown, values)
    if kind == "keep":
        return use_cases.SetList(shown.plan.places, shown.plan.alternatives)
    if kind == "again":
        return use_cases.RepeatLastTurn()
    if kind == "clear":
        return use_cases.ClearList()
    raise BadChoice("plan-not-there")


def answer_decision(
    uow: UnitOfWork, game: int, person: Person, rest: str, values: list[str]
) -> turn_panel.Panel:
    """Store or withdraw an answer to a coming decision; raise BadChoice."""
    name, _, tail = rest.partition("#")
    key, seat = Key.read(name), read_number(tail.partition(" ")[2])
    if key is None or len(values) != 1:
        raise BadChoice("pace-ahead-gone")
    (code,) = values
    if code == turn_panel.WITHDRAW:
        use_cases.withdraw(uow, game, person, key, seat)
    else:
        use_cases.answer_ahead(uow, game, person, key, code, seat)
    return load_panel(uow, game, person, seat)


@item("planturn", *FORMER_KINDS)
@item("ahead", "next", notification=notification_kinds.REPORT)
async def open_panel(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Show the panel of the asker's seat; announce ended plans above it."""
    ctx.game = game = press.game
    plan = await ctx.db.read(load_panel, game, ctx.person)
    content = turn_panel.draw(ctx.l10n, plan)
    text = content.text
    if plan.ended:
        notice = [
            ctx.l10n.format("plans-ended"),
            *(f"> {quoted(line)}" for line in plan.ended),
        ]
        text = ui.cut("\n".join(notice), ui.MESSAGE - len(text) - 2) + "\n\n" + text
    if await ctx.send(text, view=content.view) and plan.ended:
        await ctx.db.run(ended.settle, ctx.user)


@item("planset", "aheadpick", edits=True)
async def change_in_panel(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Answer a menu or button of the panel with the changed panel, or with the reason why nothing was changed."""
    answers, why = press.kind == "aheadpick", ""
    try:
        outcome = await ctx.db.run(
            answer_decision if answers else change_plan,
            press.game,
            ctx.person,
            press.rest,
            values,
        )
        if answers:
            # the prompt names the players who have not answered yet
            ctx.delivery.kick(press.game)
    except BadChoice as refused:
        outcome = await ctx.db.read(load_panel, press.game, ctx.person)
        why = f"⚠️ {ctx.l10n.format_message(refused.message)}\n"
    content = turn_panel.draw(ctx.l10n, outcome)
    await ctx.edit(why + content.text, view=content.view)


async def follow_up(
    ctx: Context, outcome: Outcome, answered: Answered, code: str
) -> Content | None:
    """Return the panel as the follow-up to a placement from it, or to every placement of a user with that setting.

    Return None if the player decides again, or has no worker left.
    """
    info, position = outcome.info, outcome.position
    if (
        (
            ctx.user_settings.get("panel", "no") == "no"
            and not _is_panel(ctx.interaction.message)
        )
        or verb(code) not in position.game.guide.planning.verbs
        or not _is_worth_planning(position)
        or info.deciding == answered.seat
    ):
        return None
    plan = await ctx.db.read(load_panel, info.id, ctx.person, answered.seat)
    return turn_panel.draw(ctx.l10n, plan) if plan.shown.placing else None


def _is_panel(message: discord.Message | None) -> bool:
    """Return whether a pressed message is the panel."""
    items = (
        []
        if message is None
        else [
            component_
            for row in message.components
            for component_ in getattr(row, "children", ())
        ]
    )
    presses = [read(getattr(component, "custom_id", None) or "") for component in items]
    return any(press is not None and press.kind == "planset" for press in presses)


def _is_worth_planning(position: Position) -> bool:
    """Return whether players place in turn and wait for each other between placements."""
    info = position.info
    places_among_others = not (
        info.practice
        or info.settings.pace == "live"
        or info.session_until
        or computer_turns.is_solo(info)
    )
    return places_among_others and info.phase == position.game.guide.placing_phase


def _is_offered(position: Position) -> bool:
    """Return whether a person is asked in public for a placement, and planning the next ones is worthwhile."""
    decision = position.decision
    return (
        decision is not None
        and decision.kind == position.game.guide.planning.placing
        and not position.private
        and position.info.seats[decision.seat].player is None
        and _is_worth_planning(position)
    )


async def _offer(l10n: Localization, position: Position, first: bool) -> Rendered:
    """Return the button of plans for the prompt of a seat's `first` placement of a turn.

    It doesn't show whether there is a plan, which only its player may know.
    """
    return Rendered(buttons=(Beside(20, "planturn"),)) if first else Rendered()


async def ask_early(
    ctx: DeliveryContext, batch: Batch, row: Notification, body: Planning
) -> None:
    """Post the early prompt in place of the last one, without a mention.

    If it names no new seat, edit the last one; if no seat is asked early any more, delete that.
    """
    info, message = batch.info, batch.found(message_slots.PLANNING)
    seats = await ctx.db.read(early.asked_early, info.id)
    if info.status != "running" or not seats:
        batch.delete(message)
        await batch.posted(row)
        return
    l10n = batch.l10n
    names = l10n.join([people.called(l10n, info.seats[seat]) for seat in seats])
    button = ui.button(
        l10n.format("button-choose"), CustomId("planturn", info.id, info.revision)
    )
    content = Content(l10n.format("planning-soon", players=names), ui.view([button]))
    entry = thread_state.entry(message_slots.PLANNING, content, nonce=row.nonce)
    if message is not None and not set(seats).intersection(body.seats):
        await reconcile.take(ctx, batch, entry._replace(repostable=True), [message])
        await batch.posted(row)
        return
    await reconcile.post(ctx, batch, entry)  # this deletes the last one
    await batch.posted(row)


class Plans(Feature):
    """The command `plan turn`, for a seat's holder alone, and its components."""

    def __init__(self, delivery: DeliveryContext) -> None:
        self._ended = ended.job(delivery)

    def jobs(self) -> Sequence[JobKind]:
        return (self._ended,)

    def register(self, delivery: DeliveryHooks, commands: CommandHooks) -> None:
        commands.follow_ups.append(follow_up)
        delivery.section(Section("prompt", use_cases.places_first, _offer, _is_offered))
        delivery.notification(Planning, ask_early)

    @command("plan turn")
    async def turn(self, ctx: Context, game: str | None = None) -> None:
        info = await game_lookup.running_game(ctx, game)
        await open_panel(ctx, CustomId("planturn", info.id, info.revision), [])
