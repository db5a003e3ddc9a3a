"""Where the record of a game ends for others: before an action that its seat has begun in private and that is
still under way (the guide of a game says when: `rules.hidden_information`). Everything told to others is read up to
there."""

from __future__ import annotations

import itertools

from rules.register import find_game
from storage import actions
from storage.games import GameRow, Tx


def hidden_actions(tx: Tx, row: GameRow) -> int:
    """How many actions at the end of the record others may not know yet; 0 in most positions."""
    kind = row.decision if row.status == "running" else None
    secrecy = find_game(row.kind).guide.secrecy
    return secrecy.unseen(kind, row.phase, (code for _, code in actions.newest(tx, row.id)))


def public_number(tx: Tx, row: GameRow) -> int:
    """The number of the last action that everybody may know."""
    return row.number - hidden_actions(tx, row)


def public_revision(tx: Tx, row: GameRow) -> int:
    """The revision up to which everybody may know what happened."""
    hidden = hidden_actions(tx, row)
    if not hidden:
        return row.revision
    begun = list(itertools.islice(actions.newest(tx, row.id), hidden))[-1]
    return begun[0] - 1


def told(
    tx: Tx, row: GameRow, deeds: list[actions.ActionRow], mine: tuple[int, ...] = ()
) -> tuple[tuple[int, str], ...]:
    """The last actions of the record as (seat, code), told to who holds the seats `mine`: an action of
    another seat that is under way is one entry with an empty code, of however many decisions it consists."""
    end = public_number(tx, row)
    hidden = [deed for deed in deeds if deed.number > end]
    if not hidden or hidden[0].seat in mine:
        return tuple((deed.seat, deed.code) for deed in deeds)
    known = deeds[: len(deeds) - len(hidden)]
    return (*((deed.seat, deed.code) for deed in known), (hidden[0].seat, ""))
