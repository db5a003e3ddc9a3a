"""What if on the page: a copy of the position, in which one person tries actions for every seat."""

from __future__ import annotations

from collections.abc import Sequence

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
    view, names = position.view(), public.shown_names(l10n, position.info)
    answer: Answer = {
        "from": tried.revision,
        "line": tried.line,
        "back": simulate.back(tried.line) if tried.line else None,
        "again": tried.line + simulate.AGAIN if tried.again else None,
        "said": plain(l10n, "\n".join(text.lost(l10n, position, carried.lost, names))),
        "question": plain(l10n, "\n".join(text.asked(l10n, tried, names))),
        "steps": _steps(l10n, tried, view, names),
        "actions": [],
        "hand": None,
        "keep": None,
        "pages": public.pages(
            public.board(l10n, position.info, view, tried.events, layout), None
        ),
    }
    if tried.stop is None and decision is not None:
        question = own.question_of(l10n, position)
        answer["question"] = l10n.labelled(names[decision.seat], question)
        legal = own.actions(l10n, position, decision.seat)
        lines = {
            code: tried.line + simulate.write(at)
            for at, code in enumerate(decision.actions)
        }
        answer["actions"] = [
            action | {"line": lines[action["code"]]} for action in legal
        ]
    asked = decision and decision.seat
    for mine in sorted(tried.seats, key=lambda seat: seat != asked)[:1]:
        if position.hand(mine) is not None:
            answer["hand"] = own.hand(l10n, position, mine)
    if position.info.status == "running" and any(
        step.seat in tried.seats for step in tried.steps
    ):
        answer["keep"] = _keep(l10n, tried, names)
    return answer


def _steps(
    l10n: Localization, tried: Simulation, view: GameView, names: Sequence[str]
) -> list[list[object]]:
    """Return each step: the line that ends with it, what came of it, the blocks that it was about, and its seat."""
    import rendering

    steps: list[list[object]] = []
    line = tried.line
    for number, step in reversed([*enumerate(tried.steps, 1)]):
        if step.label is None:
            waited = plain(l10n, l10n.format("whatif-waited", number=number))
            steps.append([line, waited, [], step.seat])
        else:
            blocks = rendering.PICTURES[view.game].was_on(view, step.code)
            sentence = text.came_of(l10n, tried.position, step, names)
            steps.append([line, plain(l10n, sentence), list(blocks), step.seat])
        line = simulate.back(line)
    return steps[::-1]


def _keep(l10n: Localization, tried: Simulation, names: Sequence[str]) -> Answer:
    """Return what keeping the steps would store, and the codes that answer the question of the game itself."""
    keepable = save.keepable(tried)
    return {
        "text": plain(l10n, text.explained(l10n, tried, keepable, names)),
        "can": keepable.anything,
        "now": [left.code for left in keepable.left if left.why == "now"],
    }
