"""What table, prompts and pictures must know about the auction."""

from __future__ import annotations

from pathlib import Path

from rules.guide import Guide, Menus
from rules.model import noun

GUIDE = Guide(
    prefix="auction-",
    topics=("auction",),
    locales=Path(__file__).parent / "locales",
    declining=("pass",),
    choosing=("bid",),
    menus=Menus(
        sorted=("bid",),
        rank=lambda code: (int(noun(code)),),
    ),
    holdings=lambda view, seat: (("coins", view.players[seat].coins),),
)
