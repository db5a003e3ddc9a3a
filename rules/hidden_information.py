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
    """The last phase whose decisions depend on hidden cards."""

    kinds: frozenset[str] = frozenset()
    """Kinds of decisions whose legal codes reveal private information; they are asked in private."""

    continuing: Mapping[str, str] = dataclasses.field(default_factory=dict)
    """Kinds that continue a private action, with the verb of their codes; the kind itself reveals that action."""

    public_as: str = ""
    """The kind that others see for a decision of `continuing`."""

    open: frozenset[str] = frozenset()
    """Verbs of private decisions whose legality follows from public information; their codes are public."""

    def is_private(self, kind: str | None, phase: int) -> bool:
        """Return whether the legal codes of such a decision are for its seat alone."""
        return kind in self.kinds and phase <= self.phases

    def is_under_way(self, kind: str | None, phase: int) -> bool:
        """Return whether such a decision comes in the middle of a private action."""
        return kind in self.continuing and phase <= self.phases

    def is_open(self, code: str) -> bool:
        """Return whether everybody may see that a code is legal."""
        return verb(code) in self.open

    def public_kind(self, kind: str, phase: int) -> str:
        """Return the kind of a decision as others see it."""
        return self.public_as if self.is_under_way(kind, phase) else kind

    def unseen(self, kind: str | None, phase: int, newest_first: Iterable[str]) -> int:
        """Return how many of the record's last actions, all of the deciding seat, are hidden from others."""
        count = 0
        if self.is_under_way(kind, phase):
            for code in newest_first:
                count += 1
                # what the private action began with
                if verb(code) not in self.continuing.values():
                    break
        return count


OPEN = Secrecy()
"""The value for games without hidden information."""
