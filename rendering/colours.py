"""Every color of the pictures by its role, in two themes, and the 256 colors a picture is saved with."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

RGB = tuple[int, int, int]

SEAT_COLOURS = ("#2F6DB5", "#C8362C", "#7DBE9B", "#F6B73C", "#26221E")
SEAT_LETTERS = ("#FFFFFF", "#FFFFFF", "#1E1812", "#1E1812", "#FFFFFF")

_COMMON = {
    **{f"seat{seat}": colour for seat, colour in enumerate(SEAT_COLOURS)},
    **{f"frame{seat}": colour for seat, colour in enumerate(SEAT_COLOURS)},
    **{f"letter{seat}": colour for seat, colour in enumerate(SEAT_LETTERS)},
    # goods
    "food": "#E58C86",
    "food_shade": "#C96C68",
    "wood": "#8E5A2F",
    "wood_shade": "#6B4122",
    "wood_end": "#D9AE74",
    "stone": "#A6ABB0",
    "stone_shade": "#7D8389",
    "cloth": "#7C4B95",
    "cloth_shade": "#5B3470",
    "gold": "#EFBE2A",
    "gold_shade": "#BF8E14",
    "coin": "#E4CF95",
    "coin_shade": "#B79C58",
    "laurel": "#6E8F3F",
    "lily": "#3B4FA0",
    # drawings
    "wall": "#F3E4C1",
    "wall_shade": "#D9C194",
    "roof": "#B9573F",
    "roof_shade": "#8F3D2B",
    "slate": "#6F8399",
    "slate_shade": "#54667A",
    "thatch": "#DDB55C",
    "thatch_shade": "#B78C3A",
    "beam": "#97693D",
    "beam_shade": "#6E4A28",
    "rock": "#BBB5A8",
    "rock_shade": "#958E80",
    "leaf": "#86A25A",
    "leaf_shade": "#5F7C40",
    "field": "#C9C27E",
    "field_shade": "#A9A35F",
    "water": "#8FB7C4",
    "white": "#FFFDF6",
    "dark": "#4A382A",
    "banner": "#B23A48",
    # frames of tiles
    "neutral": "#96594F",
    "fixed": "#755F28",
    "craft_wood": "#7B4F2C",
    "craft_stone": "#62666D",
    "residence": "#3E6E43",
    "prestige": "#3D567C",
    "special": "#87402F",
    "on_kind": "#FFF8E8",
    "changed": "#D1007C",
}

_LIGHT = {
    "ground": "#E6D5B0",
    "ground_deep": "#D8C296",
    "road": "#CDB07A",
    "road_edge": "#A88A55",
    "river": "#A9C6C8",
    "foam": "#7FA6AC",
    "plate": "#F8F0DC",
    "plate_low": "#EEE1C2",
    "plate_edge": "#B79F70",
    "chip": "#E3D2A8",
    "ink": "#2A2016",
    "line": "#33271B",
    "soft": "#5F4E38",
    "faint": "#C9B68D",
    "turn": "#3A2A1C",
    "on_turn": "#FFF4DA",
    "on_turn_soft": "#E2CDA4",
    "active": "#FFFAEA",
    "change_text": "#B00068",
    "loss": "#A3261C",
    "castle": "#CFC7B4",
    "castle_deep": "#B3AA95",
    "legal": "#FBE9A9",
    "legal_edge": "#8A6F2E",
    "leads": "#F0CB5C",
    "official": "#3A2A1C",
    "halo": "#F8F0DC",
    "on_official": "#FFF4DA",
}

_DARK = {
    "ground": "#1D1A17",
    "ground_deep": "#151311",
    "road": "#4A3D2A",
    "road_edge": "#6D5A3C",
    "river": "#2C464E",
    "foam": "#4B6D76",
    "plate": "#2F2922",
    "plate_low": "#26211C",
    "plate_edge": "#5B4D3A",
    "chip": "#40372C",
    "ink": "#F6EBD3",
    "line": "#16110C",
    "soft": "#CDBC9C",
    "faint": "#54483A",
    "turn": "#3A2A1B",
    "on_turn": "#FBEBC8",
    "on_turn_soft": "#BFA983",
    "laurel": "#94B45A",
    "lily": "#7F92E0",
    "cloth": "#B287CE",
    "cloth_shade": "#8A5FA8",
    "wood": "#B98350",
    "wood_shade": "#8E5F36",
    "active": "#3D352B",
    "change_text": "#FF8CCB",
    "changed": "#FF4FB0",
    "loss": "#FF9A8C",
    "castle": "#565148",
    "castle_deep": "#3F3B34",
    "legal": "#4C401C",
    "legal_edge": "#CFAE55",
    "leads": "#6B5518",
    "official": "#E9D3A0",
    "halo": "#CDBC9C",
    "on_official": "#241A10",
    "frame4": "#9A948C",
}

THEMES: Mapping[str, Mapping[str, str]] = {
    "light": _COMMON | _LIGHT,
    "dark": _COMMON | _DARK,
}


def rgb(colour: str) -> RGB:
    """Return "#2F6DB5" as three numbers."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@lru_cache(maxsize=4)
def roles(theme: str) -> Mapping[str, RGB]:
    """Return every role of the theme with its color; raise KeyError for an unknown theme."""
    return {role: rgb(colour) for role, colour in THEMES[theme].items()}


def mix(one: RGB, other: RGB, share: float) -> RGB:
    """Return the color on the way from one to the other; share 0 is the first."""
    r, g, b = (round(a + (z - a) * share) for a, z in zip(one, other, strict=True))
    return r, g, b


_TEXT_GROUNDS = (
    ("ink", ("plate", "plate_low", "ground", "active", "chip", "road"), 5),
    ("soft", ("plate", "plate_low", "ground", "active"), 3),
    ("on_turn", ("turn",), 5),
    ("on_official", ("official",), 3),
    ("change_text", ("plate", "active"), 3),
    ("loss", ("plate",), 2),
    ("plate_edge", ("plate", "ground"), 2),
    ("soft", ("ground_deep",), 2),
)
ABSENT = 0.36  # how much of the ground shows through what a player has none of
FADING: Mapping[str, float] = {"light": 1.0, "dark": 0.5}
"""Drawings fade less on a dark ground, where their outlines don't carry them."""
_FILLS = (
    *(
        "food",
        "wood",
        "wood_end",
        "stone",
        "cloth",
        "gold",
        "coin",
        "wall",
        "roof",
        "slate",
    ),
    *("thatch", "beam", "rock", "leaf", "field", "white", "lily"),
)
_FRAMES = (
    "neutral",
    "fixed",
    "craft_wood",
    "craft_stone",
    "residence",
    "prestige",
    "special",
)


@lru_cache(maxsize=4)
def palette(theme: str) -> list[int]:
    """Return at most 256 colors as a flat list.

    Every role's color is exact; the other colors are the blends that edges and letters need.
    """
    by = roles(theme)
    share = ABSENT * FADING[theme]
    wanted: dict[RGB, None] = dict.fromkeys(by.values())

    def blend(one: str, other: str, steps: int) -> None:
        for step in range(1, steps + 1):
            wanted.setdefault(mix(by[one], by[other], step / (steps + 1)))

    for text, grounds, steps in _TEXT_GROUNDS:
        for ground in grounds:
            blend(text, ground, steps)
    for frame in _FRAMES:
        blend("on_kind", frame, 3)
        blend(frame, "plate", 1)
    for seat in range(5):
        blend(f"letter{seat}", f"seat{seat}", 2)
        blend(f"seat{seat}", "line", 2)
        blend(f"seat{seat}", "plate", 1)
    for fill in _FILLS:
        blend(fill, "line", 2)
        wanted.setdefault(mix(by[fill], by["plate"], share))
    for fill in ("cloth", "cloth_shade", "food", "stone_shade"):
        wanted.setdefault(mix(by[fill], by["active"], share))
    blend("changed", "plate", 2)
    blend("changed", "ground", 2)
    flat = [part for colour in list(wanted)[:256] for part in colour]
    return flat + flat[:3] * (256 - len(flat) // 3)
