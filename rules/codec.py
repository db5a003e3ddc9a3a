"""States, events and views as JSON, with the version of the format in front of every state."""

from __future__ import annotations

import ast
import operator
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from rules.errors import StateError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from rules.model import Event

S = TypeVar("S")
V = TypeVar("V")


class _Envelope(msgspec.Struct):
    format: int
    state: msgspec.Raw


def _saved(state_type: type[Any]) -> type[msgspec.Struct]:
    """Return a struct with the fields of a state, as which it is decoded.

    Their types are read in the source, which lies beside a compiled module too: mypyc keeps only `list` of
    `list[int]`.
    """
    if issubclass(state_type, msgspec.Struct):
        return state_type
    fields: dict[str, Any] = {}
    for owner in reversed(state_type.__mro__[:-1]):
        module = sys.modules[owner.__module__]
        assert module.__file__ is not None
        source = Path(module.__file__).with_name(
            f"{module.__name__.rpartition('.')[2]}.py"
        )
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and node.name == owner.__name__:
                for field in node.body:
                    if isinstance(field, ast.AnnAssign) and isinstance(
                        field.target, ast.Name
                    ):
                        fields[field.target.id] = eval(
                            ast.unparse(field.annotation), vars(module)
                        )
    return msgspec.defstruct(
        state_type.__name__,
        [
            (name, kind, *([[]] if name == "actions" else []))
            for name, kind in fields.items()
        ],
        kw_only=True,
    )


class Codec(Generic[S, V]):
    """Saves and loads one game's states, events and views.

    `upgrades[n]` turns the plain data of a state of format n into format n+1, so that a state saved once
    loads forever.
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
        self._saved = _saved(state_type)
        self._values = operator.attrgetter(*self._saved.__struct_fields__)
        self._state = msgspec.json.Decoder(self._saved)
        self._events: msgspec.json.Decoder[list[Event]] = msgspec.json.Decoder(
            list[event_type]
        )
        self._view = msgspec.json.Decoder(view_type)
        self._encoder = msgspec.json.Encoder()

    def encode(self, state: S) -> bytes:
        """Return the state as JSON; the legal codes are left out, they follow from the rest."""
        actions = state.actions  # type: ignore[attr-defined]
        state.actions = []  # type: ignore[attr-defined]
        try:
            return self._encoder.encode({"format": self.version, "state": state})
        finally:
            state.actions = actions  # type: ignore[attr-defined]

    def decode(self, data: bytes) -> S:
        """Return the state, of this format or an earlier one; its legal codes are still missing.

        Raise StateError.
        """
        try:
            envelope = self._envelope.decode(data)
            if not 1 <= envelope.format <= self.version:
                raise StateError(
                    f"the saved state has format {envelope.format}; this program reads 1 to {self.version}"
                )
            if envelope.format == self.version:
                return self._loaded(self._state.decode(envelope.state))
            plain = msgspec.json.decode(envelope.state)
            for version in range(envelope.format, self.version):
                try:
                    plain = self.upgrades[version](plain)
                except Exception as error:  # JSON that is no state of its format
                    raise StateError.unreadable(repr(error)) from None
            return self._loaded(msgspec.convert(plain, self._saved, str_keys=True))
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise StateError.unreadable(str(error)) from None

    def _loaded(self, saved: Any) -> S:
        return self.state_type(
            **dict(zip(self._saved.__struct_fields__, self._values(saved), strict=True))
        )

    def encode_events(self, events: Sequence[Event]) -> bytes:
        return self._encoder.encode(list(events))

    def decode_events(self, data: bytes) -> list[Event]:
        try:
            return self._events.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise StateError.unreadable(str(error)) from None

    def encode_view(self, view: V) -> bytes:
        return self._encoder.encode(view)

    def decode_view(self, data: bytes) -> V:
        try:
            return self._view.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise StateError.unreadable(str(error)) from None
