"""What each kind of button and menu does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.components.custom_id import read
from bot.components.item_kinds import KINDS, RETIRED
from bot.core import queries
from bot.features.board import handlers as board_handlers
from bot.features.follow import handlers as follow_handlers
from bot.features.hints import handlers as hints_handlers
from bot.features.invitations import handlers as invitations_handlers
from bot.features.live_session import handlers as live_session_handlers
from bot.features.lobby import handlers as lobby_handlers
from bot.features.matchmaking import handlers as matchmaking_handlers
from bot.features.plans import handlers as plans_handlers
from bot.features.plans import placement_panel, rest_panel, turn_panel
from bot.features.play import handlers as play_handlers
from bot.features.play import private_turn
from bot.features.puzzles import handlers as puzzles_handlers
from bot.features.replays import handlers as replays_handlers
from bot.features.reviews import handlers as reviews_handlers
from bot.features.rulebook import handlers as rulebook_handlers
from bot.features.seats import handlers as seats_handlers
from bot.features.statistics import handlers as statistics_handlers
from bot.features.tournaments import handlers as tournaments_handlers
from bot.features.tournaments import organizer_panel
from bot.features.tutorial import handlers as tutorial_handlers
from bot.features.undo import handlers as undo_handlers
from bot.features.user_settings import handlers as user_settings_handlers
from bot.features.what_if import handlers as what_if_handlers
from bot.interactions import game_lookup
from bot.interactions.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from bot.components.custom_id import CustomId
    from bot.interactions.context import Context


def is_unknown(custom_id: str) -> bool:
    """Whether no button or menu of this version has that custom id."""
    press = read(custom_id)
    return press is None or press.kind not in KINDS


async def answer(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Answers a press; a kind of another version gets a sentence from `client.press`."""
    kind = DOES.get(press.kind)
    if kind is None:
        return
    if KINDS[press.kind].of_game:
        ctx.need_server()
        await game_lookup.enter(ctx, await ctx.db.read(queries.info, press.game))
        ctx.game = press.game
    await kind(ctx, press, values)


async def _act(ctx: Context, press: CustomId, values: list[str]) -> None:
    await play_handlers.by_press(ctx, press, press.rest, how="prompt")


async def _pick(ctx: Context, press: CustomId, values: list[str]) -> None:
    await play_handlers.by_press(ctx, press, _one(values), how="prompt")


async def _own(ctx: Context, press: CustomId, values: list[str]) -> None:
    await play_handlers.by_press(ctx, press, press.rest, how="own")


async def _own_pick(ctx: Context, press: CustomId, values: list[str]) -> None:
    await play_handlers.by_press(ctx, press, _one(values), how="own")


async def _sure(ctx: Context, press: CustomId, values: list[str]) -> None:
    await play_handlers.by_press(ctx, press, press.rest, how="sure")


async def _never(ctx: Context, press: CustomId, values: list[str]) -> None:
    """Does it, and asks this person no more before wasteful actions."""
    await ctx.services.settings_cache.set(ctx.user, confirm="no")
    await play_handlers.by_press(ctx, press, press.rest, how="sure")


async def _take_back(ctx: Context, press: CustomId, values: list[str]) -> None:
    await undo_handlers.undo(ctx, await ctx.db.read(queries.info, press.game))


async def _rules(ctx: Context, press: CustomId, values: list[str]) -> None:
    info = await ctx.db.read(queries.info, press.game)
    await rulebook_handlers.explain(ctx, rulebook_handlers.first_topic(info.game))


async def _no(ctx: Context, press: CustomId, values: list[str]) -> None:
    await ctx.edit(ctx.l10n.format("sure-not"))


async def _retired(ctx: Context, press: CustomId, values: list[str]) -> None:
    await ctx.send(ctx.l10n.format("press-retired"))


def _one(values: list[str]) -> str:
    if len(values) != 1:
        raise Refusal("press-unknown")
    return values[0]


async def sent(ctx: Context, press: CustomId | None, texts: Mapping[str, str]) -> None:
    """Answers a form that was sent, with its texts by name."""
    form = None if press is None else FORMS.get(press.kind)
    if press is None or form is None:
        raise Refusal("press-unknown")
    ctx.need_server()
    await form(ctx, press, texts)


FORMS: dict[str, Callable[[Context, CustomId, Mapping[str, str]], Awaitable[None]]] = {
    "tourtyped": organizer_panel.typed,
}

DOES: dict[str, Callable[[Context, CustomId, list[str]], Awaitable[None]]] = {
    "act": _act,
    "pick": _pick,
    "own": _own,
    "ownpick": _own_pick,
    "sure": _sure,
    "never": _never,
    "no": _no,
    "takeback": _take_back,
    "rules": _rules,
    "turn": private_turn.open_own,
    "practice": rulebook_handlers.pressed_practice,
    "begin": rulebook_handlers.pressed_begin,
    "howto": rulebook_handlers.pressed_howto,
    "join": lobby_handlers.pressed_join,
    "leave": lobby_handlers.pressed_leave,
    "start": lobby_handlers.pressed_start,
    "computer": lobby_handlers.pressed_computer,
    "level": lobby_handlers.pressed_level,
    "nocomputer": lobby_handlers.pressed_no_computer,
    "versus": lobby_handlers.pressed_versus,
    "cancel": seats_handlers.pressed_cancel,
    "close": seats_handlers.pressed_close,
    "rematch": lobby_handlers.pressed_rematch,
    "gate": invitations_handlers.pressed_gate,
    "gatekind": invitations_handlers.pressed_kind,
    "gateleast": invitations_handlers.pressed_bound,
    "gatemost": invitations_handlers.pressed_bound,
    "gatenew": invitations_handlers.pressed_newcomers,
    "gateinvite": invitations_handlers.pressed_invite,
    "comein": invitations_handlers.pressed_come_in,
    "notforme": invitations_handlers.pressed_decline,
    "refuse": invitations_handlers.pressed_refuse,
    "refusals": invitations_handlers.pressed_refusals,
    "seek": matchmaking_handlers.pressed_seek,
    "seekgame": matchmaking_handlers.pressed_choice,
    "seekplayers": matchmaking_handlers.pressed_choice,
    "seekpace": matchmaking_handlers.pressed_choice,
    "seeklanguage": matchmaking_handlers.pressed_choice,
    "seekhours": matchmaking_handlers.pressed_choice,
    "seekping": matchmaking_handlers.pressed_choice,
    "seekgo": matchmaking_handlers.pressed_go,
    "seekadd": matchmaking_handlers.pressed_add,
    "seekoff": matchmaking_handlers.pressed_off,
    "seekall": matchmaking_handlers.pressed_all,
    "seekkeep": matchmaking_handlers.pressed_keep,
    "seekdrop": matchmaking_handlers.pressed_keep,
    "seekinvite": matchmaking_handlers.pressed_invite,
    "allow": lobby_handlers.pressed_allow,
    "decline": lobby_handlers.pressed_decline,
    "ahead": plans_handlers.pressed_ahead,
    "aheadpick": plans_handlers.pressed_ahead_pick,
    "unplan": plans_handlers.pressed_unplan,
    "planturn": turn_panel.pressed_open,
    "planpick": turn_panel.pressed_pick,
    "plando": turn_panel.pressed_do,
    "plancase": turn_panel.pressed_case,
    "planpage": turn_panel.pressed_page,
    "planrest": rest_panel.pressed_open,
    "restgo": rest_panel.pressed_go,
    "restpick": rest_panel.pressed_pick,
    "restorder": rest_panel.pressed_order,
    "next": placement_panel.pressed_next,
    "nextpick": placement_panel.pressed_next_pick,
    "nextarm": placement_panel.pressed_next_arm,
    "nextcut": placement_panel.pressed_next_cut,
    "draft": placement_panel.pressed_draft,
    "whatif": what_if_handlers.pressed_open,
    "try": what_if_handlers.pressed_try,
    "trypick": what_if_handlers.pressed_pick,
    "trynow": what_if_handlers.pressed_now,
    "trysave": what_if_handlers.pressed_save,
    "trykeep": what_if_handlers.pressed_keep,
    "tryclose": what_if_handlers.pressed_close,
    "review": reviews_handlers.pressed_review,
    "reviewof": reviews_handlers.pressed_review_of,
    "lookback": reviews_handlers.pressed_lookback,
    "ladder": statistics_handlers.pressed_ladder,
    "tourin": tournaments_handlers.pressed_in,
    "tourout": tournaments_handlers.pressed_out,
    "tourleave": tournaments_handlers.pressed_leave,
    "tourshow": tournaments_handlers.pressed_show,
    "tourpage": tournaments_handlers.pressed_page,
    "tourround": tournaments_handlers.pressed_round,
    "tourset": organizer_panel.picked,
    "tourform": organizer_panel.pressed_form,
    "touropen": organizer_panel.announce,
    "tourdo": organizer_panel.pressed_do,
    "solve": puzzles_handlers.pressed_solve,
    "solvepick": puzzles_handlers.pressed_solve_pick,
    "solvealone": puzzles_handlers.pressed_solve_alone,
    "alonepick": puzzles_handlers.pressed_alone_pick,
    "puzzleboard": puzzles_handlers.pressed_puzzle_board,
    "resign": seats_handlers.pressed_resign,
    "evening": live_session_handlers.pressed_leave,
    "back": seats_handlers.pressed_back,
    "follow": follow_handlers.pressed_follow,
    "followset": follow_handlers.pressed_set,
    "follows": follow_handlers.pressed_follows,
    "followpick": follow_handlers.pressed_pick,
    "unfollow": follow_handlers.pressed_unfollow,
    "forget": user_settings_handlers.pressed_forget,
    "undo": undo_handlers.pressed_undo,
    "board": board_handlers.pressed_board,
    "phone": board_handlers.pressed_phone,
    "points": board_handlers.pressed_points,
    "replay": replays_handlers.pressed_replay,
    "gif": replays_handlers.pressed_gif,
    "watch": board_handlers.pressed_watch,
    "explain": tutorial_handlers.pressed_explain,
    "hint": hints_handlers.pressed_hint,
    "why": hints_handlers.pressed_why,
    "whypick": hints_handlers.picked_why,
    "less": tutorial_handlers.pressed_less,
    **dict.fromkeys(RETIRED, _retired),
}
