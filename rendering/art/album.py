"""Every drawing by its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rendering.art.crafts import CRAFTS
from rendering.art.goods import GOODS
from rendering.art.houses import HOUSES
from rendering.art.monuments import MONUMENTS
from rendering.art.ornament import ORNAMENT
from rendering.art.people import PEOPLE
from rendering.art.signs import SIGNS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rendering.art.pen import Drawing

DRAWINGS: Mapping[str, Drawing] = {
    **GOODS,
    **SIGNS,
    **ORNAMENT,
    **PEOPLE,
    **HOUSES,
    **CRAFTS,
    **MONUMENTS,
}
