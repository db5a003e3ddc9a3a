"""The ledger of each game, by game id."""

from __future__ import annotations

from tests.rules.ledger import Ledger
from tests.rules.magna_carta.ledger import Ledger as MagnaCartaLedger

LEDGERS = {"caylus": Ledger, "magna_carta": MagnaCartaLedger}
