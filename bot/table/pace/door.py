"""The door to pace: answers ahead, standing orders and time, each method one transaction like those of Table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.table.pace import own_time, private, programme, turn_rest

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.table.model import Person
    from bot.table.pace.foresight import Key
    from bot.table.pace.own_time import Away, SeatClock
    from bot.table.pace.private import Ahead, Placements, Plan, Planned
    from bot.table.pace.programme import Shown
    from bot.table.pace.turn_rest import Rest
    from bot.table.table import Table


class Pacing:
    """What people say before their moment comes, and their time. `seat` is needed only by who holds several.

    Raises NoGame, WrongStatus, NotSeated and BadChoice; nothing has changed then.
    """

    def __init__(self, table: Table) -> None:
        self._write = table._write
        self._read = table._read

    # Answers ahead

    async def ahead(self, game: int, person: Person, seat: int | None = None) -> Ahead:
        """What the seat will have to decide later in this turn, as far as it can be known now."""
        return await self._read(private.ahead, game, person, seat)

    async def answer_ahead(
        self, game: int, person: Person, key: Key, code: str, seat: int | None = None
    ) -> Ahead:
        """Keeps an answer for a decision to come, in place of an earlier one; returns what is open then.

        Raises BadChoice when the decision isn't coming up like this any more, or is being asked already.
        """
        return await self._write(private.answer_ahead, game, person, key, code, seat)

    async def withdraw(self, game: int, person: Person, key: Key, seat: int | None = None) -> Ahead:
        """Takes an answer back; harmless when there is none."""
        return await self._write(private.withdraw, game, person, key, seat)

    # Standing orders

    async def placements(self, game: int, person: Person, seat: int | None = None) -> Placements:
        """What the seat could place on now, as if it were its turn: for putting a list together."""
        return await self._read(private.placements, game, person, seat)

    async def preview(self, game: int, person: Person, text: str, seat: int | None = None) -> Planned:
        """What an order in words would do now; nothing is stored. Raises BadChoice for what is no order."""
        return await self._read(private.preview, game, person, text, seat)

    async def add_plan(
        self, game: int, person: Person, text: str, seat: int | None = None, *, delivery: str | None = None
    ) -> Planned:
        """Arms an order, behind the others of the seat, from the next decision on."""
        return await self._write(private.add_plan, game, person, text, seat, delivery)

    async def plans(self, game: int, person: Person, seat: int | None = None) -> tuple[Plan, ...]:
        """The orders of the seat by rank, each with what it would do now; and those that stopped of late."""
        return await self._read(private.plans, game, person, seat)

    async def clear_plan(
        self, game: int, person: Person, plan: int | None = None, seat: int | None = None
    ) -> int:
        """Withdraws an order, or with None all; returns how many. Raises BadChoice for an unknown one."""
        return await self._write(private.clear_plan, game, person, plan, seat)

    async def pause_plans(self, game: int, person: Person, on: bool, seat: int | None = None) -> int:
        """Lets no order of the seat act, or arms them again; returns how many."""
        return await self._write(private.pause_plans, game, person, on, seat)

    # The programme of a turn

    async def programme(self, game: int, person: Person, seat: int | None = None) -> Shown:
        """The orders of the seat for this turn that were put together on one panel, and what they would do."""
        return await self._read(programme.shown, game, person, seat)

    async def edit_programme(
        self, game: int, person: Person, what: str, values: Sequence[str] = (), seat: int | None = None
    ) -> Shown:
        """Changes it; `programme.edit` says how. Raises BadChoice."""
        return await self._write(programme.edit, game, person, what, tuple(values), seat)

    async def rest(self, game: int, person: Person, seat: int | None = None) -> Rest:
        """What the seat will have to decide in the rest of this turn, what it said of it, and what that would do."""
        return await self._read(turn_rest.rest, game, person, seat)

    async def save_programme(self, game: int, person: Person, name: str, seat: int | None = None) -> Shown:
        """Keeps it under a name for later turns and games of the person. Raises BadChoice."""
        return await self._write(programme.save, game, person, name, seat)

    # Time

    async def away_of(self, user: int) -> Away:
        """Until when a person is away, and how much they can still announce within this year."""
        return await self._read(own_time.away_of, user)

    async def away(self, user: int, seconds: int) -> Away:
        """Says that a person is away from now on for so long; 0 ends it. Raises BadChoice over the budget."""
        return await self._write(own_time.away, user, seconds)

    async def set_hours(self, user: int, hours: str | None = None, zone: str | None = None) -> dict[str, str]:
        """Sets awake hours ("8-23") or time zone; None leaves one as it is. Returns all settings."""
        return await self._write(own_time.set_hours, user, hours, zone)

    async def clocks(self, game: int) -> tuple[SeatClock, ...]:
        """The clock of every seat; empty where none runs."""
        return await self._read(own_time.clocks_of, game)
