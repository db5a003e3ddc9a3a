"""The information that others may not have in a running game with hidden cards, decided here for every reader.

A player who acts with a hidden card names it first and may then be asked more about it. Until all of that is
answered the action is under way, and others know only that. For them the record ends before it, and the
decision has a kind that reveals nothing.
"""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from rules.model import verb

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


@dataclasses.dataclass(frozen=True, kw_only=True)
class Secrecy:
    """The decisions of one game that depend on hidden cards."""

    phases: int = 0
    """Decisions up to this phase depend on hidden cards."""

    kinds: frozenset[str] = frozenset()
    """Kinds of decisions whose legal codes then tell what only their seat may know: they are asked in private."""

    telling: Mapping[str, str] = dataclasses.field(default_factory=dict)
    """Those of them that come in the middle of an action and would tell of it, with the verb of their codes."""

    public_as: str = ""
    """The kind under which others see a decision of `telling`."""

    open: frozenset[str] = frozenset()
    """Verbs of the codes of private decisions that are legal by what everybody sees: they are asked in public."""

    def is_private(self, kind: str | None, phase: int) -> bool:
        """Return whether the legal codes of such a decision are for its seat alone."""
        return kind in self.kinds and phase <= self.phases

    def is_under_way(self, kind: str | None, phase: int) -> bool:
        """Return whether such a decision comes in the middle of a private action."""
        return kind in self.telling and phase <= self.phases

    def is_open(self, code: str) -> bool:
        """Return whether everybody may see that a code is legal."""
        return verb(code) in self.open

    def public_kind(self, kind: str, phase: int) -> str:
        """Return the kind of a decision as others see it."""
        return self.public_as if self.is_under_way(kind, phase) else kind

    def unseen(self, kind: str | None, phase: int, newest_first: Iterable[str]) -> int:
        """Return how many of the last actions others may not know at such a decision.

        The codes are those of the record. The hidden ones are all by the seat that decides.
        """
        count = 0
        if self.is_under_way(kind, phase):
            for code in newest_first:
                count += 1
                # what the private action began with
                if verb(code) not in self.telling.values():
                    break
        return count


OPEN = Secrecy()
"""Of a game in which nothing is hidden."""
