"""A scripted player of Caylus that always follows one line: royal favors, and all of them for buildings.

It plays like the greedy one, but wants favors above all, takes the building line whenever it can, and then
builds the most that the marker allows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from players.scripted.caylus import Mind

if TYPE_CHECKING:
    from rules.caylus.view import CaylusView

EAGER = 2.0  # points that a favor counts beyond what the greedy player gives for it
_RANK = {"architect": 40.0, "mason": 30.0, "lawyer": 20.0, "carpenter": 10.0}


def ranked(view: CaylusView, place: str) -> list[tuple[float, str]]:
    """Return the deciding seat's legal codes with their values, best first."""
    decision = view.decision
    assert decision is not None
    mind = BuildingLine(view, decision.seat, place)
    return sorted(((mind.value(decision.kind, code), code) for code in decision.actions), reverse=True)


class BuildingLine(Mind):
    """The choices of a player who follows the building line."""

    def spot(self, spot: str) -> float:
        value = super().spot(spot)
        if spot == "joust_field" and self.cubes[3] and self.deniers >= 2:
            return value + EAGER
        if spot == "castle" and self.batches():
            return value + (EAGER if not self.view.castle else 0.0)
        return value

    def _favor_line(self, code: str) -> float:
        return 100.0 if code == "favor building" else super()._favor_line(code)

    def _favor_building(self, code: str) -> float:
        value = super()._favor_building(code)
        if code == "skip":
            return value
        return value + _RANK[code.removeprefix("use ")]
