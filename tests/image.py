"""`make image`: the container image of `deploy/Containerfile`.

Docker or Podman builds it where one of them answers. Elsewhere its steps are carried out in a clean root: a file system
in memory with the programs of this machine (`/usr` and its Python, read-only), what the steps put there, and nothing of
this checkout or its environment. The stage that compiles is left to `make package`, which does the same with the wheel.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
CONTAINERFILE = ROOT / "deploy" / "Containerfile"
SYSTEM = ("bin", "lib", "lib64", "sbin")  # what programs of /usr look for at the top
DEVICES = ("null", "zero", "urandom")
VERSION = re.compile(r"caylus-bot \S+")


def steps(stage: str = "") -> list[tuple[str, str]]:
    """The instructions of the image or of a stage before it, each with what stands behind it, arguments put in."""
    text = CONTAINERFILE.read_text(encoding="utf-8").replace("\\\n", " ")
    found: list[tuple[str, str]] = []
    arguments: dict[str, str] = {}
    present = None
    for line in text.splitlines():
        if line and not line.startswith("#"):
            word, _, rest = line.partition(" ")
            rest = re.sub(r"\$\{(\w+)\}", lambda name: arguments[name[1]], rest)
            if word == "ARG":
                name, _, default = rest.partition("=")
                arguments[name] = default
            if word == "FROM":
                present = rest.partition(" AS ")[2]
            if stage == present:
                found.append((word, rest))
    return found


def rest_of(word: str, stage: str = "") -> list[str]:
    """What stands behind each instruction of that word."""
    return [rest for step, rest in steps(stage) if step == word]


def engine() -> str | None:
    """A container engine that answers."""
    return next(
        (
            name
            for name in ("docker", "podman")
            if shutil.which(name) and _works(name, "info")
        ),
        None,
    )


def _works(*command: str) -> bool:
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def build(name: str) -> None:
    """Has an engine build the image, and the bot tell its version in it."""
    subprocess.run(
        [name, "build", "-t", "caylus-test", "-f", CONTAINERFILE, ROOT], check=True
    )
    told = subprocess.run(
        [name, "run", "--rm", "caylus-test", "python", "-m", "bot", "--version"],
        check=True,
        capture_output=True,
        text=True,
    )
    assert VERSION.match(told.stdout), told.stdout


class CleanRoot:
    """A root to carry the steps out in, in a mount namespace of its own."""

    def __init__(self, place: Path, wheels: Path) -> None:
        self._place = place
        self._at = "/"
        self._user = "root"
        self._environment = {"PATH": "/python/bin:/usr/sbin:/usr/bin", "HOME": "/tmp"}
        _mount("-t", "tmpfs", "clean", place)
        for name in ("dev", "etc", "proc", "tmp"):
            (place / name).mkdir()
        (place / "tmp").chmod(0o1777)
        for name in SYSTEM:
            there = Path("/", name)
            if there.is_symlink():
                (place / name).symlink_to(os.readlink(there))
            elif there.exists():
                self._see(there)
        for device in DEVICES:
            (place / "dev" / device).touch()
            _mount("--bind", Path("/dev", device), place / "dev" / device)
        _mount("--rbind", "/proc", place / "proc")
        self._see(Path("/usr"))
        python = Path(sys.base_prefix).resolve()
        if not python.is_relative_to("/usr"):
            self._see(python)
        for name, line in (
            ("passwd", "root:x:0:0::/root:/bin/sh"),
            ("group", "root:x:0:"),
        ):
            (place / "etc" / name).write_text(f"{line}\n", encoding="utf-8")
        self._see(wheels)
        self.run([str(python / "bin" / "python3"), "-m", "venv", "/python"])
        self._wheels = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(wheels)}

    def _see(self, there: Path) -> None:
        """Lets a folder of the machine be seen, and not be written."""
        at = self._place / there.relative_to("/")
        at.mkdir(parents=True, exist_ok=True)
        _mount("--bind", there, at)
        _mount("-o", "remount,bind,ro", at)
        # such as a home, which the user below may not read
        for above in at.relative_to(self._place).parents:
            (self._place / above).chmod(0o755)

    def run(self, command: list[str], *, fails: bool = False) -> str:
        """Runs a program in the root, as the user and with the environment that the steps have come to."""
        shown = [f"{name}={value}" for name, value in self._environment.items()]
        inside = f"cd {self._at} && exec {shlex.join(command)}"
        told = subprocess.run(
            [
                "chroot",
                f"--userspec={self._user}",
                self._place,
                "env",
                "-i",
                *shown,
                "sh",
                "-c",
                inside,
            ],
            capture_output=True,
            text=True,
            check=False,
        )
        if fails == (told.returncode == 0) or "Traceback" in told.stderr:
            raise SystemExit(
                f"{command} in the clean root: {told.returncode}\n{told.stdout}{told.stderr}"
            )
        return told.stdout

    def carry_out(self, word: str, rest: str) -> None:
        """Does what an instruction says; what the last ones say of the whole is for `check`."""
        match word:
            case "RUN":
                before = self._environment
                self._environment = before | self._wheels
                self.run(["sh", "-c", rest])
                self._environment = before
            case "COPY" if not rest.startswith("--from="):
                name, to = shlex.split(rest)
                there = self._place / self._at.lstrip("/") / to
                ignored = shutil.ignore_patterns("__pycache__", "*.pyc", "*.so")
                if (ROOT / name).is_dir():
                    shutil.copytree(ROOT / name, there, ignore=ignored)
                else:
                    shutil.copy(ROOT / name, there)
            case "WORKDIR":
                self._at = rest
                (self._place / rest.lstrip("/")).mkdir(parents=True, exist_ok=True)
            case "USER":
                self._user = rest
            case "ENV":
                self._environment |= dict(
                    pair.split("=", 1) for pair in shlex.split(rest)
                )

    def check(self) -> str:
        """The version that the bot tells; raises SystemExit where it, or what looks after it, does not work."""
        (command,) = (_words(rest) for rest in rest_of("CMD"))
        (health,) = (
            _words(rest.partition("CMD ")[2]) for rest in rest_of("HEALTHCHECK")
        )
        self.run(health, fails=True)
        self.run(["touch", self._environment["CAYLUS_HEALTH"]])
        self.run(health)
        # the user has no rights there
        self.run(["touch", f"{self._at}/bot/written"], fails=True)
        self.run(command, fails=True)  # without a token it says what is missing
        told = self.run([*command, "--version"])
        if not VERSION.match(told):
            raise SystemExit(f"no version: {told}")
        return told.strip()


def _words(rest: str) -> list[str]:
    return [word.strip('", ') for word in rest.strip("[]").split(",")]


def _mount(*arguments: str | Path) -> None:
    subprocess.run(["mount", *map(str, arguments)], check=True)


def main(arguments: list[str]) -> int:
    """Builds the image, or carries its steps out; 0 where neither can be done here, too, which is said."""
    name = engine()
    if name is not None:
        build(name)
        return 0
    if arguments != ["inside"]:
        apart = (
            ["unshare", "--mount"]
            if os.geteuid() == 0
            else ["unshare", "--map-root-user", "--mount"]
        )
        if not (
            shutil.which("unshare")
            and _works(*apart, "mount", "-t", "tmpfs", "clean", "/tmp")
        ):
            print(
                "no container engine answers, and file systems can't be mounted: nothing is carried out"
            )
            return 0
        return subprocess.run(
            [*apart, sys.executable, "-m", "tests.image", "inside"],
            cwd=ROOT,
            check=False,
        ).returncode
    with tempfile.TemporaryDirectory() as folder:
        place, wheels = Path(folder, "root"), Path(folder, "wheels")
        place.mkdir()
        for requirements in re.findall(r"-r (\S+)", " ".join(rest_of("RUN"))):
            fetch = (
                "-m",
                "pip",
                "download",
                "-q",
                "--require-hashes",
                "-r",
                requirements,
                "-d",
                wheels,
            )
            subprocess.run([sys.executable, *fetch], cwd=ROOT, check=True)
        root = CleanRoot(place, wheels)
        try:
            for word, rest in steps():
                root.carry_out(word, rest)
            print(f"{root.check()}: the image's steps were carried out in a clean root")
        finally:
            subprocess.run(["umount", "--recursive", place], check=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
