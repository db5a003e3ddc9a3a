"""Sign in with Discord: a code that Discord gives a browser becomes a person. Nothing of Discord's is kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import NamedTuple
from urllib.parse import urlencode

import aiohttp
from discord.http import Route

AUTHORIZE = "https://discord.com/oauth2/authorize"
ANSWER_SECONDS = 10.0  # seconds for Discord to answer


class SignInFailed(Exception):
    """Discord did not say who signs in, or somebody else began it."""


class Begun(NamedTuple):
    """The cookie of a browser that is at Discord's: the sign-in, and the page to go back to."""

    state: str
    verifier: str
    game: int

    def written(self) -> str:
        """Return the value of the cookie."""
        return f"{self.state}.{self.verifier}.{self.game}"


class SignIn:
    """Asks Discord who somebody is, with the application's secret. `redirect` is registered in Discord's portal."""

    def __init__(
        self,
        application: Callable[[], int],
        secret: str,
        redirect: Callable[[], str],
        proxy: str | None,
    ) -> None:
        self.api = Route.BASE
        self.application = application
        self._secret = secret
        self._redirect = redirect
        self._proxy = proxy

    def begin(self, game: int) -> tuple[Begun, str]:
        """Return what the browser keeps, and Discord's address that it goes to."""
        begun = Begun(secrets.token_urlsafe(24), secrets.token_urlsafe(48), game)
        digest = hashlib.sha256(begun.verifier.encode()).digest()
        query = {
            "client_id": self.application(),
            "response_type": "code",
            "scope": "identify",
            "redirect_uri": self._redirect(),
            "state": begun.state,
            "code_challenge": urlsafe_b64encode(digest).rstrip(b"=").decode(),
            "code_challenge_method": "S256",
        }
        return begun, f"{AUTHORIZE}?{urlencode(query)}"

    async def finish(self, begun: Begun, state: str, code: str) -> int:
        """Return the id of the person whom Discord gave the code; raise SignInFailed."""
        if not code or not hmac.compare_digest(begun.state.encode(), state.encode()):
            raise SignInFailed("another state")
        return await self.person(code, begun.verifier, redirect_uri=self._redirect())

    async def person(self, code: str, verifier: str, **more: str) -> int:
        """Return whose code it is; raise SignInFailed. A code of Discord's own frame has no redirect."""
        form = {
            "client_id": str(self.application()),
            "client_secret": self._secret,
            "grant_type": "authorization_code",
            "code": code,
            "code_verifier": verifier,
            **more,
        }
        timeout = aiohttp.ClientTimeout(ANSWER_SECONDS)
        try:
            async with aiohttp.ClientSession(
                timeout=timeout, raise_for_status=True
            ) as session:
                async with session.post(
                    f"{self.api}/oauth2/token", data=form, proxy=self._proxy
                ) as answer:
                    bearer = (await answer.json())["access_token"]
                headers = {"Authorization": f"Bearer {bearer}"}
                async with session.get(
                    f"{self.api}/users/@me", headers=headers, proxy=self._proxy
                ) as answer:
                    return int((await answer.json())["id"])
        except (
            aiohttp.ClientError,
            TimeoutError,
            OSError,
            ValueError,
            KeyError,
            TypeError,
        ) as problem:
            raise SignInFailed(type(problem).__name__) from None


def read_begun(cookie: str) -> Begun:
    """Return what a browser kept; raise SignInFailed."""
    state, _, rest = cookie.partition(".")
    verifier, _, game = rest.partition(".")
    if not cookie.isascii() or not state or not verifier or not game.isdecimal():
        raise SignInFailed("no sign-in was begun")
    return Begun(state, verifier, int(game))
