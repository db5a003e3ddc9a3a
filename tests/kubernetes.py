"""`python -m tests.kubernetes`: each object of `deploy/kubernetes.json` against Kubernetes' schemas, read strictly.

Needs the package kubernetes-validate, whose schemas take 108 MB. Given the whole file it checks nothing, since a List
has no schema there.
"""

from __future__ import annotations

import copy
import json
import sys
from pathlib import Path
from typing import Any

FILE = Path(__file__).parent.parent / "deploy" / "kubernetes.json"
VERSIONS = tuple(f"1.{minor}" for minor in range(27, 38))


def objects() -> list[dict[str, Any]]:
    """Return the objects of the file, in its order."""
    found: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))["items"]
    return found


def main() -> int:
    """Check each object with each version, and that a misspelled field is noticed."""
    import kubernetes_validate

    for version in VERSIONS:
        for one in objects():
            kubernetes_validate.validate(one, version, strict=True)
            wrong = copy.deepcopy(one)
            wrong["spec"]["misspelled"] = {}
            try:
                kubernetes_validate.validate(wrong, version, strict=True)
            except kubernetes_validate.ValidationError:
                continue
            raise SystemExit(
                f"{one['kind']}, {version}: a field that does not exist was not noticed"
            )
    print(
        f"{len(objects())} objects keep to the schemas of Kubernetes {VERSIONS[0]} to {VERSIONS[-1]}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
