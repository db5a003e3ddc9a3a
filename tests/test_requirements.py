"""The locked packages are complete for every supported Python, not only for the one that locked them."""

import re
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.pythons import SUPPORTED

ROOT = Path(__file__).parent.parent
FILES = sorted(path.name for path in ROOT.glob("requirements*.txt"))


def locked(name):
    """Return the requirements of a file, each with its number of hashes."""
    text = (ROOT / name).read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line.strip()]
    return [
        (Requirement(line.split("--hash")[0].strip()), line.count("--hash=sha256:"))
        for line in lines
    ]


def environment(version, extra=""):
    dotted = ".".join(map(str, version))
    return {
        "python_version": dotted,
        "python_full_version": f"{dotted}.0",
        "implementation_name": "cpython",
        "platform_python_implementation": "CPython",
        "platform_system": "Linux",
        "sys_platform": "linux",
        "os_name": "posix",
        "extra": extra,
    }


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize(
    "version", SUPPORTED, ids=lambda version: ".".join(map(str, version))
)
def test_what_a_locked_package_needs_is_locked_for_every_supported_python(
    name, version
):
    here = environment(version)
    pinned = {
        canonicalize_name(requirement.name): requirement
        for requirement, _ in locked(name)
        if requirement.marker is None or requirement.marker.evaluate(here)
    }
    missing, known = [], 0
    for package, pin in pinned.items():
        try:
            needs = metadata.requires(package) or []
        except metadata.PackageNotFoundError:
            # of the documentation or the environments: not installed here
            continue
        known += 1
        for need in map(Requirement, needs):
            extras = ("", *pin.extras)
            wanted = need.marker is None or any(
                need.marker.evaluate(environment(version, extra)) for extra in extras
            )
            if wanted and canonicalize_name(need.name) not in pinned:
                missing.append(f"{package} needs {need}")
    assert known >= 4
    assert not missing


@pytest.mark.parametrize("name", FILES)
def test_every_requirement_is_one_version_with_hashes(name):
    found = locked(name)
    assert found
    for requirement, hashes in found:
        assert re.fullmatch(r"==[^,*]+", str(requirement.specifier)), requirement
        assert hashes, requirement
