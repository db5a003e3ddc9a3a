"""A record as rows of a data set: one row a decision, in order, with what came of it at the end."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from environments import layout, numbering
from environments.batch import POLICY
from environments.table import Table
from players.minds import KNOWLEDGE
from rules import record as records
from rules.register import find_game

if TYPE_CHECKING:
    from collections.abc import Iterator

VERSION = 1

COLUMNS = {
    "game": "id of the game",
    "record": "file of the record",
    "seed": "seed of the record",
    "seats": "number of players",
    "options": "every option, NAME=VALUE; NAME=VALUE",
    "policy": "who decided: the policy of the seat; null where the record doesn't say",
    "decision": "number of the decision in its game, from 0",
    "turn": "turn",
    "phase": "phase, 0 to 7",
    "kind": "kind of decision",
    "place": "where in the turn it comes up",
    "seat": "who decides, from 0 in the order of the players",
    "code": "what was done, in the notation",
    "action": "its number; null for a code without one",
    "legal": "how many actions were legal",
    "legal_actions": "their numbers, ascending",
    "features": "the terms of the deciding seat by which the players evaluate a position, before the action; their "
    "names are in the metadata",
    "observation": "the observation of the deciding seat before the action; null unless asked for",
    "final_score": "the seat's score at the end; null in a game that is not over",
    "share": "the seat's share of the win, 0 to 1; null in a game that is not over",
    "points": "the seat's points at the end by source; null in a game that is not over",
}
"""Every column and what it holds."""

_POLICY = re.compile(rf"^# {POLICY}(\S+) (\S.*)$", re.MULTILINE)


def terms(game_id: str) -> tuple[str, ...]:
    """Return the names of the features of a game."""
    return KNOWLEDGE[game_id].measure.terms


def rows(
    content: bytes, file: str, observations: bool = False
) -> Iterator[dict[str, Any]]:
    """Yield the rows of one record; raise RecordError where it is wrong."""
    record = records.read(content)
    text = content.decode("utf-8")
    played = records.replay(record)
    game = find_game(record.header.game)
    names = record.header.players
    seats = len(names)
    result = game.result(played.state)
    points = (
        game.points_by_source(records.replay_events(record), seats) if result else {}
    )
    policies = dict(_POLICY.findall(text))
    features = KNOWLEDGE[game.id].measure.features
    table = Table(record.header)
    options = "; ".join(
        f"{name}={value}" for name, value in table.view(None).options.items()
    )
    for number, (seat, code) in enumerate(played.actions):
        state = table.state
        decision = game.decision(state)
        assert decision is not None
        legal = [table.numbers[one] for one in decision.actions if one in table.numbers]
        yield {
            "game": game.id,
            "record": file,
            "seed": record.header.seed,
            "seats": seats,
            "options": options,
            "policy": policies.get(names[seat]),
            "decision": number,
            "turn": state.turn,
            "phase": state.phase,
            "kind": decision.kind,
            "place": game.place(state),
            "seat": seat,
            "code": code,
            "action": table.numbers.get(code),
            "legal": len(decision.actions),
            "legal_actions": sorted(legal),
            "features": features(state)[seat],
            "observation": table.observe(seat).tolist() if observations else None,
            "final_score": result.scores[seat] if result else None,
            "share": float(seat in result.winners) / len(result.winners)
            if result
            else None,
            "points": {source: own[seat] for source, own in points.items()}
            if result
            else None,
        }
        table.perform(code)


def metadata() -> dict[str, str]:
    """Return what a file of rows says about itself."""
    return {
        "schema": str(VERSION),
        "numbering": str(numbering.VERSION),
        "layout": str(layout.VERSION),
        **{f"features {game_id}": " ".join(terms(game_id)) for game_id in KNOWLEDGE},
    }
