"""The games whose requests are written down, and what people do in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

LETTERS = "ABCDE"
A, B, C, D, E = range(5)
MINUTE, HOUR = 60, 3600


class Command(NamedTuple):
    """Somebody uses a command where the game is played."""

    who: int
    path: str
    options: Mapping[str, Any] = {}


class CustomId(NamedTuple):
    """Somebody presses the newest button of a kind that they see, or chooses from that menu."""

    who: int
    kind: str
    option: int = 0


class Wait(NamedTuple):
    """Time goes by."""

    seconds: int


class Restart(NamedTuple):
    """The process ends and another begins."""


Step = Command | CustomId | Wait | Restart


class Scenario(NamedTuple):
    """A game: who plays it how, and what is done when so many actions are taken, and after the end. Every `restless`
    actions somebody does something by chance. `make test` plays `few` actions of it, `make
    test-all` the `most`; None is the whole game."""

    players: int
    options: Mapping[str, Any]
    seed: int
    way: str = "component"
    few: int = 16
    most: int | None = 80
    restless: int = 0
    steps: Mapping[int, tuple[Step, ...]] = {}
    end: tuple[Step, ...] = ()


def _in(path: str, who: int, **options: Any) -> Command:
    return Command(who, f"caylus {path}", options)


SCENARIOS: dict[str, Scenario] = {
    "caylus-2": Scenario(
        2,
        {"game": "caylus"},
        seed=1,
        few=30,
        most=None,
        steps={
            1: (_in("undo", A), _in("undo", B)),
            4: (
                _in("board", A),
                _in("status", B),
                CustomId(E, "watch"),
                CustomId(E, "follow"),
            ),
        },
        end=(
            CustomId(A, "points"),
            CustomId(B, "replay"),
            CustomId(A, "rematch"),
            Command(A, "caylus-club statistics"),
            Command(B, "caylus-club statistics", {"what": "server", "public": True}),
            Command(E, "caylus-club statistics", {"what": "ladder"}),
            _in("export", A, kind="record"),
        ),
    ),
    "caylus-5": Scenario(
        5,
        {"game": "caylus", "jeweller": "yes"},
        seed=2,
        way="mixed",
        restless=2,
        few=24,
    ),
    "caylus-3-undo": Scenario(
        3,
        {"game": "caylus", "undo": "consent"},
        seed=3,
        way="act",
        steps={
            2: (_in("undo", A),),
            3: (
                _in("undo", B),
                CustomId(B, "undo"),
                CustomId(A, "allow"),
                CustomId(C, "allow"),
            ),
            8: (
                _in("undo", B),
                CustomId(B, "undo"),
                _in("table vote", A, answer="decline"),
                CustomId(C, "decline"),
            ),
            11: (_in("undo", A), _in("undo", B), _in("undo", C)),
        },
    ),
    "caylus-3-plans": Scenario(
        3,
        {"game": "caylus", "pace": "24h"},
        seed=4,
        steps={
            1: (
                _in("plan turn", B),
                CustomId(B, "planset", 3),
                _in("plan turn", C),
                CustomId(C, "planset", 2),
            ),
            2: (Wait(30 * MINUTE), _in("plan turn", B)),
            5: (Wait(HOUR), CustomId(B, "planset")),
            10: (_in("plan turn", A), Wait(25 * HOUR)),
        },
    ),
    "caylus-1-computers": Scenario(
        1,
        {"game": "caylus", "computers": 2, "level": 1, "hints": "no"},
        seed=5,
        restless=3,
        steps={
            3: (_in("undo", A),),
            6: (_in("plan what-if", A), CustomId(A, "try"), CustomId(A, "tryclose")),
        },
    ),
    "caylus-1-practice": Scenario(
        1,
        {"game": "caylus", "practice": 3, "hints": "no"},
        seed=6,
        steps={2: (CustomId(A, "less"),), 5: (_in("undo", A),)},
    ),
    "caylus-3-live-session": Scenario(
        3,
        {"game": "caylus", "pace": "24h"},
        seed=7,
        steps={
            2: (_in("table evening", A), CustomId(B, "allow"), CustomId(C, "allow")),
            8: (Wait(40), _in("table language", B, language="de")),
            12: (CustomId(C, "evening"),),
        },
    ),
    "caylus-3-seats": Scenario(
        3,
        {"game": "caylus", "pace": "12h", "late": "vote"},
        seed=8,
        way="act",
        steps={
            2: (
                _in("table pause", A),
                CustomId(B, "allow"),
                _in("table pause", B),
                CustomId(A, "allow"),
            ),
            4: (_in("table resign", C), CustomId(C, "resign"), _in("table claim", D)),
            6: (
                _in("table replace", A, seat=1, member=E),
                CustomId(D, "allow"),
                _in("table vote", B, answer="decline"),
            ),
            8: (Wait(13 * HOUR), _in("games", B)),
            9: (_in("table cancel", A), CustomId(B, "decline")),
        },
    ),
    "caylus-2-restart": Scenario(
        2,
        {"game": "caylus", "pace": "live"},
        seed=9,
        steps={3: (Restart(),), 7: (Wait(3 * MINUTE), Restart(), _in("status", A))},
    ),
    "magna-2": Scenario(
        2,
        {"game": "magna_carta"},
        seed=11,
        way="mixed",
        few=30,
        most=None,
        steps={
            1: (_in("hand", A), _in("hand", B)),
            8: (_in("undo", A), _in("undo", B)),
        },
        end=(CustomId(A, "points"), Command(A, "caylus-club statistics")),
    ),
    "magna-4": Scenario(
        4, {"game": "magna_carta", "pace": "24h"}, seed=12, restless=2, few=24
    ),
    "magna-1-computers": Scenario(
        1,
        {"game": "magna_carta", "computers": 3, "level": 3, "hints": "no"},
        seed=13,
        restless=3,
        steps={4: (_in("table stand-in", A), Restart())},
    ),
    "magna-3-seats": Scenario(
        3,
        {"game": "magna_carta", "pace": "12h", "late": "stand-in"},
        seed=14,
        steps={
            3: (_in("table resign", B), CustomId(B, "resign"), _in("table claim", E)),
            5: (_in("plan turn", C), CustomId(C, "planset", 1)),
            7: (Wait(13 * HOUR), _in("table claim", A)),
        },
    ),
}
