"""The decisions of Magna Carta that depend on hands: those of phase 2, and whether an opening hand is kept."""

from rules.hidden_information import Secrecy

SECRECY = Secrecy(
    phases=2,
    kinds=frozenset({"opening", "action", "payment", "on"}),
    continuing={"payment": "pay", "on": "on"},
    public_as="action",
    open=frozenset({"place", "draw", "pass"}),
)
