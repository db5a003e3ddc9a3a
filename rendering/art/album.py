"""Every drawing by its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rendering.art.goods import GOODS, SIGNS
from rendering.art.houses import HOUSES
from rendering.art.monuments import MONUMENTS
from rendering.art.people import PEOPLE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rendering.art.pen import Drawing

DRAWINGS: Mapping[str, Drawing] = {**GOODS, **SIGNS, **PEOPLE, **HOUSES, **MONUMENTS}
