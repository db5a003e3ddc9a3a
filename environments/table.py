"""A game in numbers: what every adapter asks of a game, without any library.

Everything a seat is told comes from its view and from the part of the record that it may know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from environments import layout
from environments.blocks import put, zeros
from environments.numbering import codes, numbers
from rules import record as records
from rules.header import Header
from rules.register import find_game

if TYPE_CHECKING:
    from array import array
    from collections.abc import Iterator, Mapping, Sequence

    from rules.shared.chance import Chance


class IllegalNumber(ValueError):
    """An action that is not legal now."""


def checked(
    game_id: str, seats: int, options: Mapping[str, str] | None = None, seed: int = 0
) -> Header:
    """Return the header of a game of so many seats; raise GameError for what can't be."""
    return records.checked(find_game(game_id), seats, dict(options or {}), seed)


class Table:
    """A game from its set-up on. `history` is what happened as seats and numbers, in order."""

    def __init__(self, header: Header, remember: bool = False) -> None:
        """Take a header that `checked` has made; `inform` and `history_text` need a table that remembers hands."""
        self.header = header
        self.game = find_game(header.game)
        self.seats = len(header.players)
        self.codes = codes(header.game)
        self.numbers = numbers(header.game)
        self.state: Any = self.game.start(header)[0]
        self.history: list[tuple[int, int]] = []
        self._remembers = remember and bool(layout.BOARDS[self.game.id].cards)
        self._cards: list[tuple[tuple[int, ...], int]] = (
            [self._held(None)] if self._remembers else []
        )

    def clone(self) -> Table:
        """Return a copy that shares nothing that changes."""
        copy = object.__new__(Table)
        copy.__dict__.update(self.__dict__)
        copy.state = self.game.clone(self.state)
        copy.history = self.history[:]
        copy._cards = self._cards[:]
        return copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        saved = self.game.encode(self.state)
        return _restored, (
            self.header,
            self._remembers,
            saved,
            self.history,
            self._cards,
        )

    # The course of the game

    @property
    def over(self) -> bool:
        return not self.state.stack

    @property
    def seat(self) -> int | None:
        """The seat that decides; None when the game is over."""
        stack = self.state.stack
        return stack[-1][1] if stack else None

    def legal(self) -> list[int]:
        """Return the numbers of the legal actions, ascending."""
        numbers = self.numbers
        return sorted([numbers[code] for code in self.state.actions])

    def mask(self, seat: int | None) -> bytearray:
        """Return 1 for every number that is a legal action of the seat now, 0 for the others."""
        mask = bytearray(len(self.codes))
        stack = self.state.stack
        if stack and stack[-1][1] == seat:
            numbers = self.numbers
            for code in self.state.actions:
                mask[numbers[code]] = 1
        return mask

    def play(self, number: int) -> None:
        """Perform an action of the seat that decides; raise IllegalNumber and change nothing."""
        state = self.state
        code = self.codes[number] if 0 <= number < len(self.codes) else ""
        if code not in state.actions:
            meaning = repr(code) if code else f"0 to {len(self.codes) - 1} are numbers"
            raise IllegalNumber(
                f"action {number} ({meaning}) is not legal now; legal are {self.legal()}"
            )
        self.perform(code)

    def perform(self, code: str) -> None:
        """Perform a code known to be legal, without checks; one without a number is no part of the history."""
        seat = self.state.stack[-1][1]
        self.game.step(self.state, code)
        number = self.numbers.get(code)
        if number is not None:
            self.history.append((seat, number))
        if self._remembers:
            self._cards.append(self._held(seat))

    def rewards(self) -> list[float]:
        """Return 1 for who wins alone, -1/(seats-1) for who loses, in between for a shared win; the sum is 0.

        All 0 while the game runs.
        """
        result = self.game.result(self.state)
        if result is None:
            return [0.0] * self.seats
        won, seats = len(result.winners), self.seats
        return [
            ((seats / won if seat in result.winners else 0) - 1) / (seats - 1)
            for seat in range(seats)
        ]

    def record(self, comments: Sequence[str] = ()) -> str:
        """Return the complete record of the game so far."""
        header = self.game.drawn(self.state, self.header)
        actions = [(seat, self.codes[number]) for seat, number in self.history]
        return records.write(self.game, header, actions, comments)

    # What a seat may know; None is a spectator

    def view(self, seat: int | None) -> Any:
        return self.game.view(self.state, seat)

    def known(self, seat: int | None) -> list[tuple[int, int]]:
        """Return the history as far as the seat may know it."""
        return self.history[: len(self.history) - self._unseen(seat)]

    def _unseen(self, seat: int | None) -> int:
        stack = self.state.stack
        if not stack or stack[-1][1] == seat:
            return 0
        newest_first = (self.codes[number] for _, number in reversed(self.history))
        return self.game.guide.secrecy.unseen(
            stack[-1][0], self.state.phase, newest_first
        )

    def observe(self, seat: int | None) -> array[float]:
        """Return the numbers of `layout.observation`."""
        unseen = self._unseen(seat)
        last = self.history[-1 - unseen] if len(self.history) > unseen else None
        place = "" if unseen else self.game.place(self.state)
        return layout.observe(self.game.id, self.view(seat), seat or 0, place, last)

    def inform(self, seat: int | None) -> array[float]:
        """Return the numbers of `layout.information`: all the seat has seen."""
        plan = layout.information(self.game.id, self.seats)
        me = seat or 0
        values = self.observe(seat)
        values += zeros(plan.size - len(values))
        column = layout.columns(me, self.seats)
        for number, one in enumerate(self.state.setup.order):
            values[plan.at["first_order"] + number * self.seats + column[one]] = 1.0
        board = layout.BOARDS[self.game.id]
        put(values, plan.at["neutral"], board.neutral(self.state.setup.neutral))
        at = plan.at["history"]
        for row in list(self._rows(seat))[-1 - layout.MOST_ACTIONS :]:
            put(values, at, row)
            at += len(row)
        return values

    def _rows(self, seat: int | None) -> Iterator[tuple[int, ...]]:
        column = layout.columns(seat or 0, self.seats)
        steps = [
            (0, 0),
            *[(column[who] + 1, number + 1) for who, number in self.known(seat)],
        ]
        if not self._remembers:
            yield from steps
            return
        for step, (hands, discard) in zip(steps, self._cards, strict=False):
            yield (*step, 0 if seat is None else hands[seat], discard)

    def history_text(self, seat: int | None) -> str:
        """Return the table as text: the set-up and a line an action, with the own hand and the discards after it."""
        names, setup = self.header.players, self.state.setup
        cards = layout.BOARDS[self.game.id].cards
        options = "; ".join(
            f"{name}={value}" for name, value in self.view(seat).options.items()
        )
        lines = [
            f"{self.game.id}: {', '.join(names)}; {options}",
            f"observer: {'nobody' if seat is None else names[seat]}",
            f"order: {', '.join(names[one] for one in setup.order)}; neutral: {', '.join(setup.neutral)}",
        ]
        steps = [
            "start",
            *[f"{names[who]} {self.codes[number]}" for who, number in self.known(seat)],
        ]
        for at, step in enumerate(steps):
            if self._remembers:
                hands, discard = self._cards[at]
                own = "" if seat is None else f" | hand {_named(hands[seat], cards)}"
                step += f"{own} | discards {_named(discard, cards)}"
            lines.append(step)
        return "\n".join(lines)

    def seen(self, seat: int | None) -> str:
        """Return the observation as text: the seat, its view as JSON, the last action it knows."""
        known = self.known(seat)
        last = (
            f"{self.header.players[known[-1][0]]} {self.codes[known[-1][1]]}"
            if known
            else "none"
        )
        return f"observer: {seat}; last: {last}; {self.game.codec.encode_view(self.view(seat)).decode()}"

    def imagined(self, seat: int, chance: Chance) -> Table:
        """Return a table that the seat can't tell from this one.

        What it can't know is dealt again by that chance.
        """
        world = self.clone()
        world.history = self.known(seat)
        world.state = self.game.imagine(self.state, seat, chance)
        if self._remembers:
            past = [
                (self._only(hands, seat), discard)
                for hands, discard in self._cards[: len(world.history)]
            ]
            world._cards = [
                *past,
                (world._held(None)[0], self._cards[len(world.history)][1]),
            ]
        return world

    @staticmethod
    def _only(hands: tuple[int, ...], seat: int) -> tuple[int, ...]:
        return tuple(bits if other == seat else 0 for other, bits in enumerate(hands))

    def _held(self, seat: int | None) -> tuple[tuple[int, ...], int]:
        """Return everybody's hand as bits, and the discards of the seat that acted."""
        cards = layout.BOARDS[self.game.id].cards
        state = self.state
        hands = tuple(
            _bits(self.game.hand(state, other) or (), cards)
            for other in range(self.seats)
        )
        return hands, 0 if seat is None else _bits(
            self.view(None).players[seat].discard, cards
        )


def _restored(
    header: Header,
    remembers: bool,
    saved: bytes,
    history: list[tuple[int, int]],
    cards: list[tuple[tuple[int, ...], int]],
) -> Table:
    table = Table(header)
    table.state = table.game.decode(saved)
    table.history, table._cards, table._remembers = history, cards, remembers
    return table


def _bits(held: Sequence[str], cards: Sequence[str]) -> int:
    return sum(1 << cards.index(card) for card in held)


def _named(bits: int, cards: Sequence[str]) -> str:
    return (
        ", ".join(card for number, card in enumerate(cards) if bits >> number & 1)
        or "none"
    )
