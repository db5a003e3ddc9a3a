"""Provable chance: checks a record's seed against its commitment, and its draws against the seed."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import msgspec

from rules.errors import (
    ActionError,
    HeaderError,
    RecordError,
    named,
    not_a_seat,
    shown,
    untranslated,
)
from rules.notation import read_code
from rules.record import at_line
from rules.register import find_game

if TYPE_CHECKING:
    from rules.header import Header
    from rules.model import Message
    from rules.record import Record


def commitment(salt: str, seed: int) -> str:
    """Return the SHA-256 of `SALT:SEED`, published when a game starts."""
    return hashlib.sha256(f"{salt}:{seed}".encode("ascii")).hexdigest()


def verify(record: Record) -> Message:
    """Check the commitment and every draw of the record; raise RecordError with the line that breaks it."""
    header = record.header
    lines = record.lines
    last = (
        record.actions[-1].number if record.actions else max(lines.values(), default=1)
    )
    if "seed" not in lines:
        raise RecordError(last, "the record has no seed to verify")
    if header.commitment is not None:
        if header.salt is None:
            raise RecordError(
                lines["commitment"],
                "the record has a commitment but no salt: the game is not revealed yet",
            )
        if commitment(header.salt, header.seed) != header.commitment.lower():
            raise RecordError(
                lines["commitment"], "the commitment doesn't match the salt and seed"
            )

    game = find_game(header.game)
    promised = msgspec.structs.replace(header, order=None, neutral=None, decks=())
    try:
        state, _ = game.start(promised)
    except HeaderError as error:
        raise at_line(record, error) from None
    _compare(record, game.drawn(state, promised), complete=False)
    seats = {name: seat for seat, name in enumerate(header.players)}
    for line in record.actions:
        if line.name not in seats:
            raise RecordError(line.number, not_a_seat(line.name, header.players))
        try:
            code = read_code(game, state, seats[line.name], line.text, header.players)
        except ActionError as error:
            _compare(record, game.drawn(state, promised), complete=False)
            raise RecordError(line.number, error.message) from None
        game.step(state, code)
    _compare(record, game.drawn(state, promised), complete=True)
    if header.commitment is None:
        return untranslated(
            "Verified: every random result follows from the seed. (The record has no commitment.)"
        )
    return untranslated(
        "Verified: the commitment matches the salt and seed, and every random result follows from the seed."
    )


def _compare(record: Record, drawn: Header, complete: bool) -> None:
    """Raise RecordError at the first line that differs from the draws of the seed."""
    header, lines = record.header, record.lines
    players = header.players
    if header.order is not None and header.order != drawn.order:
        raise _differs(lines["order"], "order", named(players[s] for s in header.order))
    if header.neutral is not None and header.neutral != drawn.neutral:
        raise _differs(lines["neutral"], "neutral", named(header.neutral))
    for name in players:
        given = [deck for deck in header.decks if deck.key == name]
        real = [deck.value for deck in drawn.decks if deck.key == name]
        for place, deck in enumerate(given):
            missing = place >= len(real)
            if (missing and complete) or (
                not missing and _cards(deck.value) != _cards(real[place])
            ):
                raise _differs(deck.line, f"deck {name}", shown(deck.value))


def _differs(line: int, key: str, value: str) -> RecordError:
    return RecordError(line, f"{key} doesn't follow from the seed: {value}")


def _cards(value: str) -> list[str]:
    return [card.strip() for card in value.split(",")]
