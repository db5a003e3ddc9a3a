"""What is played for a seat whose time is up: that which can hurt least. Also the guess of looking ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.model import noun, verb

if TYPE_CHECKING:
    from rules.model import Decision

HARMLESS = ("pass", "provost 0", "skip", "leave", "done", "favor prestige", "keep")
DECLINING = frozenset({"pass", "provost 0", "skip", "leave", "done", "keep"})
"""Codes that choose none of what is offered."""

_SPENDING = frozenset({"give", "pay", "batch", "sell"})


def least_harm(decision: Decision) -> str:
    """Pass, leave the provost, skip, leave the inn, be done, favor line prestige, keep the hand; where none
    of these can be chosen, the first listed that spends no gold."""
    for code in HARMLESS:
        if code in decision.actions:
            return code
    return next((code for code in decision.actions if not spends_gold(code)), decision.actions[0])


def spends_gold(code: str) -> bool:
    """Whether the action gives gold away; production and favors may bring some."""
    return verb(code) in _SPENDING and "gold" in noun(code).split("+")
