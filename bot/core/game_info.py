"""A game's public information without its position, read from its rows: status, settings, whether it is rated."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from bot.core import admission
from bot.core.admission import Admission, Reliability
from bot.core.table_settings import RATED
from rules.register import find_game
from storage import actions, games, user_data
from storage.games import GameRow, HolderRow, Tx

if TYPE_CHECKING:
    from bot.core.unit_of_work import UnitOfWork

EVERYBODY = "everybody"
"""The setting of a server: the role whose holders are everybody there."""

Rated: TypeAlias = Literal["yes", "no", "hidden"]
"""The rating of a game: `hidden` would be `yes`, if everybody saw its channel."""

_options = msgspec.json.Decoder(dict[str, str])
_scores = msgspec.json.Decoder(tuple[int, ...])


def public_kind(row: GameRow) -> str | None:
    """Return the kind of the present decision as others are told it."""
    return row.decision and find_game(row.kind).guide.secrecy.public_kind(
        row.decision, row.phase
    )


def admission_of(row: GameRow) -> Admission:
    """Return the conditions for joining a lobby."""
    bounds = row.least_rating, row.most_rating
    return Admission(row.entry, *bounds, bool(row.newcomers), row.reliable)  # type: ignore[arg-type]


def options_of(row: GameRow) -> dict[str, str]:
    """Return the options of a game by name."""
    return _options.decode(row.options)


def scores_of(text: str | None) -> tuple[int, ...] | None:
    """Return the scores or winners that a row keeps as text."""
    return None if text is None else _scores.decode(text)


def rated(uow: UnitOfWork, row: GameRow) -> Rated:
    """Return whether a game is rated: settled at its start, in a lobby as it would be now."""
    if row.started is None:
        return _rated_now(uow, row)
    if row.rated != RATED[0]:
        return "no"
    return "hidden" if row.public == 0 else "yes"


def settle_rated(uow: UnitOfWork, row: GameRow) -> None:
    """Settle at the start of a game whether it is rated: nothing that comes later changes it."""
    rated = _rated_now(uow, row)
    row.rated, row.public = RATED[1] if rated == "no" else RATED[0], int(rated == "yes")
    games.update(uow.tx, row.id, rated=row.rated, public=row.public)


def _rated_now(uow: UnitOfWork, row: GameRow) -> Rated:
    """Return whether a game is rated.

    A rated game is asked for by its host, played without advice and without undo at will, in a channel that
    everybody sees.
    """
    if (
        row.rated != RATED[0]
        or row.practice
        or row.imported
        or row.hints == "yes"
        or row.undo == "free"
    ):
        return "no"
    settings = user_data.settings(uow.tx, "server", row.server)
    if settings.get("ratings") == "no":
        return "no"
    return (
        "yes"
        if uow.is_public(row.server, row.channel, everybody(settings))
        else "hidden"
    )


def everybody(settings: Mapping[str, str]) -> int | None:
    """Return the role whose holders are everybody in a server with these settings; None if all members are."""
    return int(settings[EVERYBODY]) if EVERYBODY in settings else None


def reliable(
    uow: UnitOfWork, row: GameRow, holders: Sequence[HolderRow]
) -> dict[int, Reliability]:
    """Return the reliability of a lobby's people by user, where everybody who reads its card may know it."""
    role = everybody(user_data.settings(uow.tx, "server", row.server))
    if row.practice or uow.outsiders_read(row.server, row.channel, role):
        return {}
    users = [holder.user for holder in holders if holder.user is not None]
    return admission.reliability_of(uow, row.server, users)


# Where the record of a game ends for others: before an action that its seat has begun in private and that is still
# under way (the guide of a game says when: `rules.hidden_information`). All that others are told is read up to there.


def hidden_actions(tx: Tx, row: GameRow) -> int:
    """Return how many actions at the end of the record others may not know yet; 0 in most positions."""
    kind = row.decision if row.status == "running" else None
    secrecy = find_game(row.kind).guide.secrecy
    return secrecy.unseen(
        kind, row.phase, (code for _, code in actions.newest(tx, row.id))
    )


def public_number(tx: Tx, row: GameRow) -> int:
    """Return the number of the last action that everybody may know."""
    return row.number - hidden_actions(tx, row)


def public_revision(tx: Tx, row: GameRow) -> int:
    """Return the last revision whose events everybody may know."""
    hidden = hidden_actions(tx, row)
    if not hidden:
        return row.revision
    begun = list(itertools.islice(actions.newest(tx, row.id), hidden))[-1]
    return begun[0] - 1


def public_codes(
    tx: Tx,
    row: GameRow,
    past_actions: list[actions.ActionRow],
    mine: tuple[int, ...] = (),
) -> tuple[tuple[int, str], ...]:
    """Return the last actions as (seat, code), for the holder of `mine`.

    One that is under way has an empty code.
    """
    end = public_number(tx, row)
    hidden = [past for past in past_actions if past.number > end]
    if not hidden or hidden[0].seat in mine:
        return tuple((past.seat, past.code) for past in past_actions)
    public_actions = past_actions[: len(past_actions) - len(hidden)]
    return (*((past.seat, past.code) for past in public_actions), (hidden[0].seat, ""))
