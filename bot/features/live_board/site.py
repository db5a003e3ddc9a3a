"""The address of the page: where people reach it, which part of it this process serves, its headers and frames."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from aiohttp import web

GAME = "/g/{game:[0-9]{1,18}}"
"""The prefix of a game's routes."""
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
"""Headers of every answer."""
PARENTS = (
    "https://discord.com",
    "https://ptb.discord.com",
    "https://canary.discord.com",
)
"""Origins of Discord's clients, which may frame the page where the operator says so."""


class Site:
    """The address of the page."""

    def __init__(self, url: str, port: int) -> None:
        self.url = url
        self.port = port
        self.base = ""
        """The prefix of every path: of several processes /pK, which the web server in front removes."""
        self.parents: Sequence[str] = ()
        """Origins that may frame the page as an Activity."""
        self._part = 0
        self._home: Callable[[int], int] = lambda server: 0

    @property
    def secure(self) -> bool:
        """Return whether browsers reach the page by HTTPS."""
        return self.url.startswith("https:")

    @property
    def cookie(self) -> str:
        """Return the cookie's name; browsers keep the prefix to sites that are encrypted."""
        return "__Host-caylus" if self.secure else "caylus"

    def page_of(self, game: int) -> str:
        """Return the address of a game's page."""
        return f"{self.url}{self.base}/g/{game}"

    def serve_part(self, part: int, home: Callable[[int], int]) -> None:
        """Serve the games of one part alone: part K listens K - 1 ports further. `home` finds the part of a server."""
        self._part, self._home = part, home
        self.base, self.port = f"/p{part}", self.port + part - 1

    def send_home(self, request: web.Request, server: int) -> None:
        """Raise HTTPTemporaryRedirect where another part serves the games of a server."""
        home = self._home(server)
        if home != self._part:
            raise web.HTTPTemporaryRedirect(f"/p{home}{request.path_qs}")
