"""Requests of the simulated bot that are cut on the way, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from simcord.http import router

from tests.bot.players import components

if TYPE_CHECKING:
    import pytest

ASKS = ("cy:act:", "cy:pick:", "cy:turn:")


class Cuts:
    """Counts the requests of the bot, and cuts the one whose turn it is: before Discord carries it out, or after."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, after: bool) -> None:
        self._dispatch = router.dispatch
        self.after = after
        self._left = 0
        self._question = False
        self.cut: list[str] = []
        self._posted: dict[tuple[str, str], Any] = {}
        monkeypatch.setattr(router, "dispatch", self._carry)

    def next(self, number: int) -> None:
        """Cuts the request of that number from now on; 0 cuts none."""
        self._left = number

    def next_question(self) -> None:
        """Cuts the next question that is posted."""
        self._question = True

    def _carry(self, backend: Any, method: str, path: str, **more: Any) -> Any:
        self._left -= 1
        question = (
            self._question
            and method == "POST"
            and any(kind in str(more.get("json")) for kind in ASKS)
        )
        if self._left != 0 and not question:
            return self._once(backend, method, path, **more)
        self._question = False
        if self.after:
            self._once(backend, method, path, **more)
        self.cut.append(f"{method} {path}")
        raise TimeoutError if self.after else ConnectionResetError

    def _once(self, backend: Any, method: str, path: str, **more: Any) -> Any:
        """A message is posted once for its nonce, which simcord does not look at; as it is by now."""
        sent = more.get("json")
        nonce = sent.get("nonce") if isinstance(sent, dict) else None
        if nonce is None:
            return self._dispatch(backend, method, path, **more)
        if (path, nonce) not in self._posted:
            self._posted[(path, nonce)] = self._dispatch(backend, method, path, **more)
            return self._posted[(path, nonce)]
        return self._dispatch(
            backend, "GET", f"{path}/{self._posted[(path, nonce)]['id']}"
        )


def asking(channel: Any) -> list[int]:
    """The messages of a channel with buttons or menus of a question."""
    return [
        m.id
        for m in channel.history()
        if any(p["custom_id"].startswith(ASKS) for p in components(m))
    ]
