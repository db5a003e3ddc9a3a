"""What only `make test-environments` installs: there it must be there, in `make test` its tests are skipped."""

from __future__ import annotations

import importlib
import os
from typing import Any

import pytest


def extra(module: str) -> Any:
    """The module; skips the tests of the file where the extra is not installed and was not asked for."""
    if os.environ.get("ENVIRONMENTS"):
        return importlib.import_module(module)
    return pytest.importorskip(module)
