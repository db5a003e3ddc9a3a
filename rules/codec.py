"""States, events and views as JSON, with the version of the format in front of every state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from rules.english import say
from rules.errors import StateError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from rules.model import Event

S = TypeVar("S")
V = TypeVar("V")


class _Envelope(msgspec.Struct):
    format: int
    state: msgspec.Raw


class Codec(Generic[S, V]):
    """Saves and loads one game's states, events and views.

    `upgrades[n]` turns the plain data of a state of format n into format n+1, so that a state saved once
    loads for ever.
    """

    def __init__(
        self,
        state_type: type[S],
        event_type: Any,
        view_type: type[V],
        version: int,
        upgrades: Mapping[int, Callable[[Any], Any]] | None = None,
    ) -> None:
        self.version = version
        self.upgrades = dict(upgrades or {})
        self.state_type = state_type
        self._envelope = msgspec.json.Decoder(_Envelope)
        self._state = msgspec.json.Decoder(state_type)
        self._events: msgspec.json.Decoder[list[Event]] = msgspec.json.Decoder(list[event_type])
        self._view = msgspec.json.Decoder(view_type)
        self._encoder = msgspec.json.Encoder()

    def encode(self, state: S) -> bytes:
        """The state as JSON; the legal codes are left out, they follow from the rest."""
        actions = state.actions  # type: ignore[attr-defined]
        state.actions = []  # type: ignore[attr-defined]
        try:
            return self._encoder.encode({"format": self.version, "state": state})
        finally:
            state.actions = actions  # type: ignore[attr-defined]

    def decode(self, data: bytes) -> S:
        """The state, of this format or an earlier one; its legal codes are still missing. Raises StateError."""
        try:
            envelope = self._envelope.decode(data)
            if not 1 <= envelope.format <= self.version:
                raise StateError(say("error-state-version", version=envelope.format, newest=self.version))
            if envelope.format == self.version:
                return self._state.decode(envelope.state)
            plain = msgspec.json.decode(envelope.state)
            for version in range(envelope.format, self.version):
                plain = self.upgrades[version](plain)
            return msgspec.convert(plain, self.state_type, str_keys=True)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise StateError(say("error-state", reason=str(error))) from None

    def encode_events(self, events: Sequence[Event]) -> bytes:
        return self._encoder.encode(list(events))

    def decode_events(self, data: bytes) -> list[Event]:
        try:
            return self._events.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise StateError(say("error-state", reason=str(error))) from None

    def encode_view(self, view: V) -> bytes:
        return self._encoder.encode(view)

    def decode_view(self, data: bytes) -> V:
        try:
            return self._view.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise StateError(say("error-state", reason=str(error))) from None
