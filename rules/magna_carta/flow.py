"""The flow of a game of Magna Carta: every automatic frame and every kind of decision."""

from __future__ import annotations

from rules.engine import Engine, Step
from rules.magna_carta.effects import lawyer, production, trade
from rules.magna_carta.phases import (
    actions,
    bridge,
    castle,
    effects,
    income,
    opening,
    turn_end,
)
from rules.magna_carta.state import State

ENGINE: Engine[State] = Engine(
    automatic={
        "turn": income.begin_turn,
        "bridge": bridge.run,
        "effects": effects.run,
        "owner": effects.run_owner,
        "castle_queue": castle.run,
        "turn_end": turn_end.run,
    },
    decisions={
        "opening": Step(opening.legal, opening.act),
        "action": Step(actions.legal, actions.act, always_asked=True),  # M-27
        "on": Step(actions.on_legal, actions.on_act),
        "payment": Step(actions.payment_legal, actions.payment_act),
        "provost": Step(bridge.legal, bridge.act),
        "peddler": Step(trade.peddler_legal, trade.peddler_act),
        "market": Step(trade.market_legal, trade.market_act),
        "lawyer": Step(lawyer.legal, lawyer.act),
        "gold_mine": Step(production.exchange_legal, production.exchange_act),
        "bank": Step(trade.bank_legal, trade.bank_act),
        "church": Step(trade.church_legal, trade.church_act),
        "castle": Step(castle.legal, castle.act),
    },
)
