"""What if on the page: a copy of the position, in which one person tries actions for every seat."""

from __future__ import annotations

from bot.features.live_board import own, public
from bot.features.live_board.public import Answer, Layout, plain
from bot.features.what_if import save, simulate, text
from bot.features.what_if.simulate import Carried, Simulation
from bot.text.localization import Localization
from rules.model import GameView


def trial(l10n: Localization, carried: Carried, layout: Layout) -> Answer:
    """Return the copy that a line of steps leads to, and what can be tried next; takes about two milliseconds."""
    tried = carried.simulation
    position, decision = tried.position, tried.position.decision
    view = position.view()
    found: Answer = {
        "from": tried.revision,
        "line": tried.line,
        "back": simulate.back(tried.line) if tried.line else None,
        "again": tried.line + simulate.AGAIN if tried.again else None,
        "said": plain("\n".join(text.lost(l10n, position, carried.lost))),
        "question": plain("\n".join(text.asked(l10n, tried))),
        "steps": _steps(l10n, tried, view),
        "actions": [],
        "hand": None,
        "keep": None,
        "pages": public.pages(public.board(l10n, position.info, view, tried.events, layout), None),
    }
    if tried.stop is None and decision is not None:
        player = public.shown_names(l10n, position.info)[decision.seat]
        asks = l10n.format_message(position.question())
        found["question"] = l10n.format("live-line", player=player, question=asks)
        legal = own.actions(l10n, position, decision.seat)
        lines = {code: tried.line + simulate.write(at) for at, code in enumerate(decision.actions)}
        found["actions"] = [one | {"line": lines[one["code"]]} for one in legal]
        if decision.seat in tried.seats and position.hand(decision.seat) is not None:
            found["hand"] = own.hand(l10n, position, decision.seat)
    if position.info.status == "running" and any(step.seat in tried.seats for step in tried.steps):
        found["keep"] = _keep(l10n, tried)
    return found


def _steps(l10n: Localization, tried: Simulation, view: GameView) -> list[list[object]]:
    """Return each step: the line that ends with it, what came of it, the blocks that it was about, and its seat."""
    found: list[list[object]] = []
    line = tried.line
    for number, step in reversed([*enumerate(tried.steps, 1)]):
        if step.label is None:
            found.append([line, plain(l10n.format("whatif-waited", number=number)), [], step.seat])
        else:
            blocks = public.blocks_of(tried.position.game, view, step.code)
            sentence = text.came_of(l10n, tried.position, step, in_full=False)
            found.append([line, plain(sentence), list(blocks), step.seat])
        line = simulate.back(line)
    return found[::-1]


def _keep(l10n: Localization, tried: Simulation) -> Answer:
    """Return what keeping the steps would store, and the codes that answer the question of the game itself."""
    found = save.keepable(tried)
    return {
        "text": plain(text.explained(l10n, tried, found)),
        "can": found.anything,
        "now": [left.code for left in found.left if left.why == "now"],
    }
