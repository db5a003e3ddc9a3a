"""Runs a game's flow: a stack of frames inside the state, from one real decision to the next.

A frame is either automatic (a function that does the next piece of work and changes the stack) or a
decision (one function lists what is legal, one performs it). A decision with exactly one legal action is
taken at once.
"""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Generic, NamedTuple, Self, TypeVar

from rules.errors import GameError
from rules.model import Acted, Decision, Event, Frame, Log

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


@dataclasses.dataclass(kw_only=True)
class GameState:
    """The base of all states: turn, phase, deniers, and the stack of frames."""

    turn: int
    phase: int
    deniers: list[int]  # by seat
    stack: list[Frame]  # the next step last
    actions: list[str] = dataclasses.field(default_factory=list)
    """The legal codes of the present decision; they are never saved and never changed in place."""

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.deniers)

    def clone(self) -> Self:
        """Return a copy that shares only what never changes."""
        raise NotImplementedError


S = TypeVar("S", bound=GameState)


class Step(NamedTuple, Generic[S]):
    """A kind of decision: its legal codes, and the effect of an action (which replaces the frame on top)."""

    legal: Callable[[S, Frame], list[str]]
    act: Callable[[S, Frame, str, Log], None]
    always_asked: bool = False  # asked even when only one action is legal


class Engine(Generic[S]):
    """The flow of one game: its automatic frames and its decisions, by kind."""

    def __init__(
        self,
        automatic: Mapping[str, Callable[[S, Frame, Log], None]],
        decisions: Mapping[str, Step[S]],
    ) -> None:
        self.kinds = tuple(decisions)
        self._automatic = dict(automatic)
        self._decisions = decisions
        self._legal = {kind: step.legal for kind, step in decisions.items()}
        self._act = {kind: step.act for kind, step in decisions.items()}
        self._always_asked = frozenset(
            kind for kind, step in decisions.items() if step.always_asked
        )

    def ending_at(self, kind: str) -> Engine[S]:
        """Return an engine that ends the game instead of running automatic frames of a kind."""

        def end(state: S, frame: Frame, log: Log) -> None:
            state.stack.clear()

        return Engine({**self._automatic, kind: end}, self._decisions)

    def advance(self, state: S, log: Log) -> None:
        """Run automatic frames and forced actions up to the next real decision or the end of the game."""
        stack = state.stack
        automatic = self._automatic
        while stack:
            frame = stack[-1]
            kind = frame[0]
            if kind in automatic:
                automatic[kind](state, frame, log)
                continue
            actions = self._legal[kind](state, frame)
            if len(actions) != 1 or kind in self._always_asked:
                state.actions = actions
                return
            if log is not None:
                log.append(Acted(frame[1], kind, actions[0], True))
            self._act[kind](state, frame, actions[0], log)
        state.actions = []

    def recompute(self, state: S) -> None:
        """List the legal codes of a loaded state, which are not saved."""
        stack = state.stack
        state.actions = self._legal[stack[-1][0]](state, stack[-1]) if stack else []

    def decision(self, state: S) -> Decision | None:
        """Return the present decision; None if the game is over."""
        if not state.stack:
            return None
        frame = state.stack[-1]
        return Decision(frame[1], frame[0], tuple(state.actions))

    def step(self, state: S, code: str) -> None:
        """Perform a legal code without checks or events: for search and replay."""
        frame = state.stack[-1]
        self._act[frame[0]](state, frame, code, None)
        self.advance(state, None)

    def act(self, state: S, code: str) -> list[Event]:
        """Perform a code that the caller has checked, and return the events."""
        frame = state.stack[-1]
        # a view made on the way must not show the old decision
        actions, state.actions = state.actions, []
        log: list[Event] = [Acted(frame[1], frame[0], code, False)]
        try:
            self._act[frame[0]](state, frame, code, log)
        except GameError:  # refused before anything changed
            state.actions = actions
            raise
        self.advance(state, log)
        return log
