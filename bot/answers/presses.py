"""What each kind of button and menu does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.answers import (
    actions,
    admitting,
    counsel,
    evening,
    explaining,
    following,
    leaving,
    lobby,
    own_turn,
    personal,
    placement_list,
    puzzles,
    replaying,
    rest_plan,
    reviews,
    rulebook,
    said_ahead,
    seeking,
    standings,
    take_back,
    tournament_panels,
    tournaments,
    turn_plan,
    views,
    what_if,
    which_game,
)
from bot.answers.interaction import Refusal
from bot.components.buttons import KINDS, RETIRED
from bot.components.custom_id import read

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from bot.answers.interaction import Ask
    from bot.components.custom_id import Press


def is_unknown(custom_id: str) -> bool:
    """Whether no button or menu of this version has that custom id."""
    press = read(custom_id)
    return press is None or press.kind not in KINDS


async def answer(ask: Ask, press: Press, values: list[str]) -> None:
    """Answers a press; a kind of another version gets a sentence from `Office.on_interaction`."""
    kind = DOES.get(press.kind)
    if kind is None:
        return
    if KINDS[press.kind].of_game:
        ask.need_server()
        await which_game.enter(ask, await ask.table.sheet(press.game))
        ask.game = press.game
    await kind(ask, press, values)


async def _act(ask: Ask, press: Press, values: list[str]) -> None:
    await actions.by_press(ask, press, press.rest, how="prompt")


async def _pick(ask: Ask, press: Press, values: list[str]) -> None:
    await actions.by_press(ask, press, _one(values), how="prompt")


async def _own(ask: Ask, press: Press, values: list[str]) -> None:
    await actions.by_press(ask, press, press.rest, how="own")


async def _own_pick(ask: Ask, press: Press, values: list[str]) -> None:
    await actions.by_press(ask, press, _one(values), how="own")


async def _sure(ask: Ask, press: Press, values: list[str]) -> None:
    await actions.by_press(ask, press, press.rest, how="sure")


async def _never(ask: Ask, press: Press, values: list[str]) -> None:
    """Does it, and asks this person no more before wasteful actions."""
    await ask.office.preferences.set(ask.user, confirm="no")
    await actions.by_press(ask, press, press.rest, how="sure")


async def _take_back(ask: Ask, press: Press, values: list[str]) -> None:
    await take_back.undo(ask, await ask.table.sheet(press.game))


async def _rules(ask: Ask, press: Press, values: list[str]) -> None:
    sheet = await ask.table.sheet(press.game)
    await rulebook.explain(ask, rulebook.first_topic(sheet.game))


async def _no(ask: Ask, press: Press, values: list[str]) -> None:
    await ask.edit(ask.words.say("sure-not"))


async def _retired(ask: Ask, press: Press, values: list[str]) -> None:
    await ask.say(ask.words.say("press-retired"))


def _one(values: list[str]) -> str:
    if len(values) != 1:
        raise Refusal("press-unknown")
    return values[0]


async def sent(ask: Ask, press: Press | None, texts: Mapping[str, str]) -> None:
    """Answers a form that was sent, with its texts by name."""
    form = None if press is None else FORMS.get(press.kind)
    if press is None or form is None:
        raise Refusal("press-unknown")
    ask.need_server()
    await form(ask, press, texts)


FORMS: dict[str, Callable[[Ask, Press, Mapping[str, str]], Awaitable[None]]] = {
    "tourtyped": tournament_panels.typed,
}

DOES: dict[str, Callable[[Ask, Press, list[str]], Awaitable[None]]] = {
    "act": _act,
    "pick": _pick,
    "own": _own,
    "ownpick": _own_pick,
    "sure": _sure,
    "never": _never,
    "no": _no,
    "takeback": _take_back,
    "rules": _rules,
    "turn": own_turn.open_own,
    "practice": rulebook.pressed_practice,
    "begin": rulebook.pressed_begin,
    "howto": rulebook.pressed_howto,
    "join": lobby.pressed_join,
    "leave": lobby.pressed_leave,
    "start": lobby.pressed_start,
    "computer": lobby.pressed_computer,
    "level": lobby.pressed_level,
    "nocomputer": lobby.pressed_no_computer,
    "versus": lobby.pressed_versus,
    "cancel": leaving.pressed_cancel,
    "close": leaving.pressed_close,
    "rematch": lobby.pressed_rematch,
    "gate": admitting.pressed_gate,
    "gatekind": admitting.pressed_kind,
    "gateleast": admitting.pressed_bound,
    "gatemost": admitting.pressed_bound,
    "gatenew": admitting.pressed_newcomers,
    "gateinvite": admitting.pressed_invite,
    "comein": admitting.pressed_come_in,
    "notforme": admitting.pressed_decline,
    "refuse": admitting.pressed_refuse,
    "refusals": admitting.pressed_refusals,
    "seek": seeking.pressed_seek,
    "seekgame": seeking.pressed_choice,
    "seekplayers": seeking.pressed_choice,
    "seekpace": seeking.pressed_choice,
    "seeklanguage": seeking.pressed_choice,
    "seekhours": seeking.pressed_choice,
    "seekping": seeking.pressed_choice,
    "seekgo": seeking.pressed_go,
    "seekadd": seeking.pressed_add,
    "seekoff": seeking.pressed_off,
    "seekall": seeking.pressed_all,
    "seekkeep": seeking.pressed_keep,
    "seekdrop": seeking.pressed_keep,
    "seekinvite": seeking.pressed_invite,
    "allow": lobby.pressed_allow,
    "decline": lobby.pressed_decline,
    "ahead": said_ahead.pressed_ahead,
    "aheadpick": said_ahead.pressed_ahead_pick,
    "unplan": said_ahead.pressed_unplan,
    "planturn": turn_plan.pressed_open,
    "planpick": turn_plan.pressed_pick,
    "plando": turn_plan.pressed_do,
    "plancase": turn_plan.pressed_case,
    "planpage": turn_plan.pressed_page,
    "planrest": rest_plan.pressed_open,
    "restgo": rest_plan.pressed_go,
    "restpick": rest_plan.pressed_pick,
    "restorder": rest_plan.pressed_order,
    "next": placement_list.pressed_next,
    "nextpick": placement_list.pressed_next_pick,
    "nextarm": placement_list.pressed_next_arm,
    "nextcut": placement_list.pressed_next_cut,
    "draft": placement_list.pressed_draft,
    "whatif": what_if.pressed_open,
    "try": what_if.pressed_try,
    "trypick": what_if.pressed_pick,
    "trynow": what_if.pressed_now,
    "trysave": what_if.pressed_save,
    "trykeep": what_if.pressed_keep,
    "tryclose": what_if.pressed_close,
    "review": reviews.pressed_review,
    "reviewof": reviews.pressed_review_of,
    "lookback": reviews.pressed_lookback,
    "ladder": standings.pressed_ladder,
    "tourin": tournaments.pressed_in,
    "tourout": tournaments.pressed_out,
    "tourleave": tournaments.pressed_leave,
    "tourshow": tournaments.pressed_show,
    "tourpage": tournaments.pressed_page,
    "tourround": tournaments.pressed_round,
    "tourset": tournament_panels.picked,
    "tourform": tournament_panels.pressed_form,
    "touropen": tournament_panels.announce,
    "tourdo": tournament_panels.pressed_do,
    "solve": puzzles.pressed_solve,
    "solvepick": puzzles.pressed_solve_pick,
    "solvealone": puzzles.pressed_solve_alone,
    "alonepick": puzzles.pressed_alone_pick,
    "puzzleboard": puzzles.pressed_puzzle_board,
    "resign": leaving.pressed_resign,
    "evening": evening.pressed_leave,
    "back": leaving.pressed_back,
    "follow": following.pressed_follow,
    "followset": following.pressed_set,
    "follows": following.pressed_follows,
    "followpick": following.pressed_pick,
    "unfollow": following.pressed_unfollow,
    "forget": personal.pressed_forget,
    "undo": take_back.pressed_undo,
    "board": views.pressed_board,
    "phone": views.pressed_phone,
    "points": views.pressed_points,
    "replay": replaying.pressed_replay,
    "gif": replaying.pressed_gif,
    "watch": views.pressed_watch,
    "explain": explaining.pressed_explain,
    "hint": counsel.pressed_hint,
    "why": counsel.pressed_why,
    "whypick": counsel.picked_why,
    "less": explaining.pressed_less,
    **dict.fromkeys(RETIRED, _retired),
}
