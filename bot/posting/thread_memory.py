"""What the process remembers of the threads it posts to: nothing that a restart may not forget."""

from __future__ import annotations

from typing import NamedTuple

CLOSING_LINE = 300  # characters of what one player did since the last prompt
CARD_PAUSE = 600.0  # seconds between two edits of a lobby card


class Prompted(NamedTuple):
    """A game's last prompt: its message (None when something was posted below it), and whom it asks."""

    message: int | None
    seat: int


class Deeds(NamedTuple):
    """What one seat has done since the prompt was put up."""

    seat: int
    text: str


class ThreadMemory:
    """By game: the last prompt, what was done since, and when its lobby card was edited."""

    def __init__(self) -> None:
        self._prompted: dict[int, Prompted] = {}
        self._deeds: dict[int, Deeds] = {}
        self._card_edits: dict[int, float] = {}
        self._pin_nonces: dict[int, str] = {}

    def prompted(self, game: int) -> Prompted | None:
        """The last prompt of a game, if this process put it up."""
        return self._prompted.get(game)

    def put_up(self, game: int, message: int, seat: int) -> None:
        """A prompt stands in the thread, as its last message."""
        self._prompted[game] = Prompted(message, seat)

    def below(self, game: int) -> None:
        """Something was posted under the prompt: the next question is a new message, without a second ping."""
        last = self._prompted.get(game)
        if last is not None:
            self._prompted[game] = Prompted(None, last.seat)

    def taken_down(self, game: int) -> None:
        """The next prompt is a new message with a ping, whomever it asks."""
        self._prompted.pop(game, None)

    def deeds(self, game: int) -> Deeds | None:
        """What the player of the last prompt has done since."""
        return self._deeds.get(game)

    def add_deed(self, game: int, seat: int, text: str) -> str:
        """Notes what a seat did, together with what it did just before; gives all of it."""
        before = self._deeds.get(game)
        if before is not None and before.seat == seat and len(before.text) < CLOSING_LINE:
            text = f"{before.text} {text}"
        self._deeds[game] = Deeds(seat, text)
        return text

    def told_deeds(self, game: int) -> None:
        """What was done stands in the thread now."""
        self._deeds.pop(game, None)

    def card_is_due(self, game: int, now: float) -> bool:
        """Whether the lobby card may be edited again."""
        return not 0 <= now - self._card_edits.get(game, 0.0) < CARD_PAUSE

    def card_edited(self, game: int, now: float) -> None:
        """The lobby card was brought up to date."""
        self._card_edits[game] = now

    def pin_nonce(self, game: int, revision: int) -> str:
        """The nonce of the pinned message: the same until it is known to be posted, so that it is not posted twice."""
        return self._pin_nonces.setdefault(game, f"pin{game}-{revision}")

    def pinned(self, game: int) -> None:
        """The pinned message is posted."""
        self._pin_nonces.pop(game, None)

    def forget(self, game: int) -> None:
        """Drops what is remembered of a game that is over."""
        self._prompted.pop(game, None)
        self._deeds.pop(game, None)
        self._card_edits.pop(game, None)
        self._pin_nonces.pop(game, None)
