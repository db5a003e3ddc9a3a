"""The package. With CAYLUS_COMPILED=1 mypyc compiles what the rules and the computer players run most, and the wheel
holds that beside the same modules in Python; else it is pure Python (docs/hosting.md, "Compiled")."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build import build

COMPILED = (
    "rules/engine.py",
    "rules/shared/{amounts,chance,cubes,declining,provost}.py",
    "rules/*/{cards,codes,determinize,flow,holdings,payments,piles,prices_and_limits,road,scoring,state,tiles}.py",
    "rules/*/effects/[!_]*.py",
    "rules/*/phases/[!_]*.py",
    "players/{evaluation,history,numbers,search}.py",
    "players/*/{evaluation,needs,placing,policy,worth}.py",
)
"""No module with structs of msgspec, of which mypyc would make classes of its own. In braces: each of the names."""


def modules() -> list[str]:
    """The files that are compiled."""
    found: list[str] = []
    for pattern in COMPILED:
        before, _, rest = pattern.partition("{")
        names, _, after = rest.partition("}")
        for name in names.split(","):
            found += sorted(
                path.as_posix() for path in Path().glob(before + name + after)
            )
    return found


class BuildAnew(build):
    """Removes what an earlier build of this checkout left, for setuptools packs modules that are deleted since."""

    def run(self) -> None:
        if Path(self.build_lib).is_relative_to(self.build_base):
            shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()


if os.environ.get("CAYLUS_COMPILED") == "1":
    from mypyc.build import mypycify

    # The checker's settings are those of all rooms; of these modules it needs none.
    extensions = mypycify(
        ["--config-file=", *modules()], group_name="caylus", debug_level="0"
    )
else:
    extensions = []

setup(ext_modules=extensions, cmdclass={"build": BuildAnew})
