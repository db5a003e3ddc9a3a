"""docs/security.md names the tests that show what it says."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_every_test_that_the_page_of_security_names_exists():
    page = (ROOT / "docs" / "security.md").read_text("utf-8")
    named = set(re.findall(r"`(test_\w+)`", page))
    written = "".join(
        path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py")
    )
    assert len(named) > 20
    assert named <= set(re.findall(r"def (test_\w+)\(", written))
