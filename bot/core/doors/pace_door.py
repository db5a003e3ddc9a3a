"""The door to pace: answers ahead, standing orders and time, each method one transaction like those of Table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.clock import user_time
from bot.features.plans import rest_of_turn, turn_plan
from bot.features.plans import use_cases as plans_use_cases

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.clock.user_time import Away, SeatClock
    from bot.core.doors.table import Table
    from bot.core.model import Person
    from bot.features.plans.lookahead import Key
    from bot.features.plans.rest_of_turn import Rest
    from bot.features.plans.turn_plan import Shown
    from bot.features.plans.use_cases import Ahead, Placements, Plan, Planned


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
        return await self._read(plans_use_cases.ahead, game, person, seat)

    async def answer_ahead(
        self, game: int, person: Person, key: Key, code: str, seat: int | None = None
    ) -> Ahead:
        """Keeps an answer for a decision to come, in place of an earlier one; returns what is open then.

        Raises BadChoice when the decision isn't coming up like this any more, or is being asked already.
        """
        return await self._write(plans_use_cases.answer_ahead, game, person, key, code, seat)

    async def withdraw(self, game: int, person: Person, key: Key, seat: int | None = None) -> Ahead:
        """Takes an answer back; harmless when there is none."""
        return await self._write(plans_use_cases.withdraw, game, person, key, seat)

    # Standing orders

    async def placements(self, game: int, person: Person, seat: int | None = None) -> Placements:
        """What the seat could place on now, as if it were its turn: for putting a list together."""
        return await self._read(plans_use_cases.placements, game, person, seat)

    async def preview(self, game: int, person: Person, text: str, seat: int | None = None) -> Planned:
        """What an order in words would do now; nothing is stored. Raises BadChoice for what is no order."""
        return await self._read(plans_use_cases.preview, game, person, text, seat)

    async def add_plan(
        self, game: int, person: Person, text: str, seat: int | None = None, *, delivery: str | None = None
    ) -> Planned:
        """Arms an order, behind the others of the seat, from the next decision on."""
        return await self._write(plans_use_cases.add_plan, game, person, text, seat, delivery)

    async def plans(self, game: int, person: Person, seat: int | None = None) -> tuple[Plan, ...]:
        """The orders of the seat by rank, each with what it would do now; and those that stopped of late."""
        return await self._read(plans_use_cases.plans, game, person, seat)

    async def clear_plan(
        self, game: int, person: Person, plan: int | None = None, seat: int | None = None
    ) -> int:
        """Withdraws an order, or with None all; returns how many. Raises BadChoice for an unknown one."""
        return await self._write(plans_use_cases.clear_plan, game, person, plan, seat)

    async def pause_plans(self, game: int, person: Person, on: bool, seat: int | None = None) -> int:
        """Lets no order of the seat act, or arms them again; returns how many."""
        return await self._write(plans_use_cases.pause_plans, game, person, on, seat)

    # The programme of a turn

    async def programme(self, game: int, person: Person, seat: int | None = None) -> Shown:
        """The orders of the seat for this turn that were put together on one panel, and what they would do."""
        return await self._read(turn_plan.shown, game, person, seat)

    async def edit_programme(
        self, game: int, person: Person, what: str, values: Sequence[str] = (), seat: int | None = None
    ) -> Shown:
        """Changes it; `programme.edit` says how. Raises BadChoice."""
        return await self._write(turn_plan.edit, game, person, what, tuple(values), seat)

    async def rest(self, game: int, person: Person, seat: int | None = None) -> Rest:
        """What the seat will have to decide in the rest of this turn, what it said of it, and what that would do."""
        return await self._read(rest_of_turn.rest, game, person, seat)

    async def save_programme(self, game: int, person: Person, name: str, seat: int | None = None) -> Shown:
        """Keeps it under a name for later turns and games of the person. Raises BadChoice."""
        return await self._write(turn_plan.save, game, person, name, seat)

    # Time

    async def away_of(self, user: int) -> Away:
        """Until when a person is away, and how much they can still announce within this year."""
        return await self._read(user_time.away_of, user)

    async def away(self, user: int, seconds: int) -> Away:
        """Says that a person is away from now on for so long; 0 ends it. Raises BadChoice over the budget."""
        return await self._write(user_time.away, user, seconds)

    async def set_hours(self, user: int, hours: str | None = None, zone: str | None = None) -> dict[str, str]:
        """Sets awake hours ("8-23") or time zone; None leaves one as it is. Returns all settings."""
        return await self._write(user_time.set_hours, user, hours, zone)

    async def clocks(self, game: int) -> tuple[SeatClock, ...]:
        """The clock of every seat; empty where none runs."""
        return await self._read(user_time.clocks_of, game)
