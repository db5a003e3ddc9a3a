"""A variant of the greedy player of Caylus: it goes for royal favors, and takes all of them on the building line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from players.scripted.caylus import Valuation

if TYPE_CHECKING:
    from rules.caylus.view import CaylusView

EAGER = 2.0  # points of a favor beyond the greedy player's value
_RANK = {"architect": 40.0, "mason": 30.0, "lawyer": 20.0, "carpenter": 10.0}


def ranked(view: CaylusView, place: str) -> list[tuple[float, str]]:
    """Return the deciding seat's legal codes with their values, best first."""
    decision = view.decision
    assert decision is not None
    valuation = BuildingLine(view, decision.seat, place)
    return sorted(
        ((valuation.value(decision.kind, code), code) for code in decision.actions),
        reverse=True,
    )


class BuildingLine(Valuation):
    """The greedy player's values, with more for favors."""

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
