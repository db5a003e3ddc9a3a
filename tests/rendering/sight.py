"""Colours as people see them: CIELAB, contrast, and what colour-blind eyes make of a colour."""

from __future__ import annotations

from functools import lru_cache

from rendering.colours import RGB

# Viénot, Brettel and Mollon (1999) for protanopia and deuteranopia, Machado and others (2009) for tritanopia,
# on linear RGB.
SIGHTS = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": (
        (0.11238, 0.88762, 0.0),
        (0.11238, 0.88762, 0.0),
        (0.00401, -0.00401, 1.0),
    ),
    "deutan": (
        (0.29275, 0.70725, 0.0),
        (0.29275, 0.70725, 0.0),
        (-0.02234, 0.02234, 1.0),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(colour: RGB) -> tuple[float, ...]:
    """Linear light, 0 to 1."""
    return tuple(
        part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4
        for part in colour
    )


def seen(colour: RGB, sight: str) -> tuple[float, ...]:
    """What an eye of that sight makes of it, as linear light."""
    light = linear(colour)
    return tuple(
        min(
            1.0,
            max(
                0.0, sum(weight * part for weight, part in zip(row, light, strict=True))
            ),
        )
        for row in SIGHTS[sight]
    )


def lab(light: tuple[float, ...]) -> tuple[float, float, float]:
    """CIELAB under D65."""
    r, g, b = light
    x = (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047
    y = 0.2126729 * r + 0.7151522 * g + 0.0721750 * b
    z = (0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883
    fx, fy, fz = (
        t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z)
    )
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: RGB, other: RGB, sight: str = "normal") -> float:
    """How far apart two colours look (CIE 1976)."""
    pairs = zip(lab(seen(one, sight)), lab(seen(other, sight)), strict=True)
    return sum((a - b) ** 2 for a, b in pairs) ** 0.5


@lru_cache(maxsize=1 << 16)
def contrast(one: RGB, other: RGB) -> float:
    """The contrast of text, 1 to 21 (WCAG 2)."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: RGB) -> float:
    r, g, b = linear(colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
