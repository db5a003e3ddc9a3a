"""What a page shows to one seat alone: its legal actions, its hand, and what it has answered.

Only here the page reads hands and private decisions.
"""

from __future__ import annotations

from bot.components.ui import OPTION
from bot.core.model import Position
from bot.delivery import question
from bot.features.live_board import public
from bot.features.live_board.access import Seen, Visitor
from bot.features.live_board.public import Answer
from bot.features.plans.use_cases import Shown
from bot.text import action_labels, people
from bot.text.localization import Localization

ASKED = 2
"""Deniers above which a plan asks where the box is ticked again; Discord's panel offers others, too."""


def own(l10n: Localization, position: Position, visitor: Visitor, seen: Seen) -> Answer:
    """Return the private answer for a visitor; without a seat that they only look on."""
    info = position.info
    found: Answer = {
        "revision": info.revision,
        "key": visitor.key,
        "you": "" if seen.person is None else people.bare(seen.person.name),
        "seats": [people.colour(l10n, seat) for seat in seen.seats],
        "question": "",
        "actions": [],
        "undo": bool(seen.seats) and info.undo != "off" and info.undoable,
        "hand": None,
        "plan": None,
    }
    if not seen.seats or seen.person is None or not position.begun:
        return found
    asked = position.asked(seen.person.user)
    decision = asked.decision
    seat = decision.seat if decision is not None and decision.seat in seen.seats else seen.seats[0]
    if asked.hand(seat) is not None:
        found["hand"] = hand(l10n, asked, seat)
    if decision is None or decision.seat != seat or info.paused is not None:
        return found
    found["question"] = l10n.format_message(asked.question())
    found["actions"] = actions(l10n, asked, seat)
    return found


def actions(l10n: Localization, position: Position, seat: int) -> list[Answer]:
    """Return the legal actions in the order of the question, each with its label and the blocks it is done on."""
    import rendering

    pictures, view = rendering.PICTURES[position.info.game], position.view(seat)
    details = question.details(l10n, position)
    return [
        {
            "code": code,
            "label": label,
            "detail": details.get(code, ""),
            "blocks": list(pictures.spot(view, code)),
        }
        for code, label in action_labels.of_decision(l10n, position)
    ]


def plan(l10n: Localization, position: Position, shown: Shown) -> Answer:
    """Return the plan of a seat for this turn, and what could be listed in it."""
    import rendering

    pictures, view = rendering.PICTURES[position.info.game], position.view(shown.seat)
    listed, planning = shown.plan, position.game.guide.planning
    most = ASKED if listed.ask_cost is None else listed.ask_cost
    cost = l10n.format("panel-cost", cost=planning.deniers(most))
    labels = {code: l10n.brief(label, OPTION) for code, label in shown.labels.items()}
    return {
        "turn": shown.turn,
        "can": [
            {"code": code, "label": labels[code], "blocks": list(pictures.spot(view, code))}
            for code, _ in shown.can
        ],
        "places": list(listed.left),
        "alternatives": [code for code in listed.alternatives if code in listed.left],
        "labels": {code: labels[code] for code in listed.left},
        "gone": sorted(shown.gone),
        "again": bool(shown.earlier) and not listed.places,
        "deciding": shown.deciding,
        "cost": None if most >= planning.dearest else {"most": most, "label": cost},
        "conditions": {
            "then_pass": listed.then_pass,
            "ask_taken": listed.ask_taken,
            "ask_else": listed.ask_else,
            "ask_stranded": listed.ask_stranded,
            "ask_new": listed.ask_new,
            "ask_cost": listed.ask_cost,
        },
    }


def hand(l10n: Localization, position: Position, seat: int) -> Answer:
    """Return a hand as SVG and in words."""
    import rendering

    words = rendering.Words(people.holders(l10n, position.info), l10n.language)
    view = position.view(seat)
    pictures = rendering.PICTURES[position.info.game]
    scene = pictures.hand_scene(view, words, rendering.THEMES[0])
    return public.drawing(scene) | {"text": pictures.hand_text(view, words)}
