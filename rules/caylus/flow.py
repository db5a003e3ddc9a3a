"""The flow of Caylus: every kind of frame, and the function that runs or performs it."""

from __future__ import annotations

from rules.caylus import road as road_spaces
from rules.caylus.effects import build, favors, give, lawyer, market, production, trade
from rules.caylus.phases import bridge, castle, income, placing, road, special, turn_end
from rules.caylus.state import State
from rules.engine import Engine, Step

ENGINE: Engine[State] = Engine(
    automatic={
        "turn": income.begin_turn,
        "special": special.run,
        "leave": road_spaces.leave,
        "bridge": bridge.run,
        "road": road.run,
        "gain": trade.gain,
        "put_tile": build.put_tile,
        "favors": favors.run,
        "castle_queue": castle.run,
        "castle_end": castle.end,
        "bailiff": turn_end.run,
        "section": turn_end.section,
        "scoring": turn_end.scoring,
    },
    decisions={
        "place_worker": Step(placing.legal, placing.act),
        "gate": Step(special.gate_legal, special.gate_act),
        "guild": Step(special.guild_legal, special.guild_act),
        "joust": Step(special.joust_legal, special.joust_act),
        "inn": Step(special.inn_legal, special.inn_act),
        "provost": Step(bridge.legal, bridge.act),
        "production": Step(production.legal, production.act),
        "bonus": Step(production.bonus_legal, production.bonus_act),
        "market": Step(market.market_legal, market.market_act),
        "peddler": Step(market.peddler_legal, market.peddler_act),
        "trade": Step(trade.legal, trade.act),
        "give": Step(give.legal, give.act),
        "build": Step(build.legal, build.act),
        "on": Step(build.on_legal, build.on_act),
        "lawyer": Step(lawyer.legal, lawyer.act),
        "castle": Step(castle.legal, castle.act),
        "favor_line": Step(favors.line_legal, favors.line_act),
        "favor_cubes": Step(favors.cubes_legal, favors.cubes_act),
        "exchange": Step(favors.exchange_legal, favors.exchange_act),
        "favor_building": Step(favors.building_legal, favors.building_act),
    },
)
