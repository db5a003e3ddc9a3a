"""People at a table without Discord: a clock that is moved by hand, chance from a seed, and hands that act."""

from __future__ import annotations

import functools
import itertools
import random

from bot.app import feature_list
from bot.core import lobby as core_lobby
from bot.core import outbox, tenures
from bot.core import play as core_play
from bot.core.database import UseCaseRunner as CoreDatabase
from bot.core.game_settings import Settings
from bot.core.model import Person, Place
from storage import Database, games, message_slots, opening
from storage import outbox as rows

NOON = 1_750_000_000
HOUR = 60 * 60
DAY = 24 * HOUR
ANN, BEN, CAT, DAN, EVE = PEOPLE = tuple(
    Person(100 + n, name) for n, name in enumerate(("Ann", "Ben", "Cat", "Dan", "Eve"))
)
MODERATOR = Person(900, "Mod", moderator=True)
STRANGER = Person(901, "Stranger")
PLACE = Place(server=1, channel=10)


def hand_over(uow, game, person, newcomer):
    """Somebody's seat goes to a newcomer at once, as where others may take the seat of who is late for long."""
    row = uow.row(game)
    (seat,) = uow.seats_of(row, person)
    tenures.vacate(uow, row, seat, "dropped", announced=False)
    tenures.seat_person(uow, row, seat, newcomer.user, newcomer.name, "claimed")
    return uow.done(game)


async def hurry(table):
    """Lets a file not wait for the disk: no test here pulls the plug, and it would be most of their time."""
    if isinstance(table._database, Database):
        await table._database._hop(
            lambda connection: connection.execute("PRAGMA synchronous = OFF")
        )


class Asking(CoreDatabase):
    """A database whose questions can be read as soon as they are asked, as where a bot posts them at once; unless it
    `shows` none."""

    shows = True

    async def _run_unit(self, run, delivery, use_case, *args, **kwargs):
        @functools.wraps(use_case)
        def shown(uow, *args, **kwargs):
            result = use_case(uow, *args, **kwargs)
            for game in dict.fromkeys(uow.games) if self.shows else ():
                _show(uow, game)
            return result

        # Bound methods are made anew each time they are looked up.
        reads = run == self._database.read
        return await super()._run_unit(
            run, delivery, use_case if reads else shown, *args, **kwargs
        )


def _show(uow, game):
    row, found = (
        games.find(uow.tx, game),
        rows.message(uow.tx, game, message_slots.PROMPT),
    )
    if (
        row is None
        or row.status != "running"
        or (found is not None and found.revision == row.revision)
    ):
        return
    channel, message = (
        (11, 4000 + game) if found is None else (found.channel, found.message)
    )
    rows.keep(
        uow.tx, game, message_slots.PROMPT, channel, message, row.revision, uow.now
    )


class Club:
    """A table in a file, with what tests do again and again."""

    def __init__(self, table, path, seed, hooks=None):
        self.table = table
        self.hooks = hooks or feature_list.hooks()
        self.path = path
        self.now = NOON
        self.random = random.Random(seed)
        self._ids = itertools.count(1)

    @classmethod
    async def open(cls, path, seed=1, hooks=None):
        """With the hooks of every feature, or these."""
        club = cls(None, path, seed, hooks)
        draw = random.Random(seed).randrange
        await club._open(draw)
        return club

    async def _open(self, draw):
        self.table = await Asking.open(
            self.path, self.hooks, clock=lambda: self.now, draw=draw
        )
        await hurry(self.table)

    async def reopen(self):
        """As after a restart of the bot."""
        await self.table.close()
        await self._open(self.random.randrange)

    @property
    def place(self):
        """Where the games are kept, as commands take it."""
        return getattr(self.table._database, "_url", self.path)

    def delivery(self):
        return f"delivery-{next(self._ids)}"

    async def lobby(
        self, players=2, game="caylus", options=None, *, pace="none", **settings
    ):
        """Without a clock, unless one is chosen."""
        chosen = Settings(options=options or {}, pace=pace, **settings)
        made = await self.table.run(core_lobby.create, ANN, PLACE, game, chosen)
        for person in PEOPLE[1:players]:
            made = await self.table.run(core_lobby.join, made.info.id, person)
        return made.info.id

    async def game(self, players=2, game="caylus", options=None, **settings):
        """A running game of the first people; returns its position."""
        number = await self.lobby(players, game, options, **settings)
        return (await self.table.run(core_lobby.start, number, ANN)).position

    def holder(self, info, seat):
        user = info.seats[seat].user
        return next(person for person in PEOPLE if person.user == user)

    async def act(self, position, code=None, **extra):
        """The deciding person acts: with the code, or by chance."""
        decision = position.decision
        if code is None:
            code = self.random.choice(decision.actions)
        person = self.holder(position.info, decision.seat)
        key = extra.pop("delivery", None)
        outcome = await self.table.run_once(
            key,
            core_play.act,
            position.info.id,
            person,
            position.revision,
            code,
            **extra,
        )
        return outcome.position

    async def play(self, position, actions=None, until=None):
        """Random actions: so many, until something holds, or to the end of the game."""
        done = 0
        while (
            position.decision is not None
            and done != actions
            and not (until and until(position))
        ):
            position = await self.act(position)
            done += 1
        return position

    async def rows(self, sql, *parameters):
        """Rows straight from the database."""
        return await self.table._database.read(
            lambda tx: tx.execute(sql, parameters).fetchall()
        )

    async def counted(self):
        """How many rows each table has: to see that nothing was changed."""
        names = [
            name
            for name in opening.schema(opening.version())
            if not name.startswith("sqlite_")
        ]
        return {
            name: (await self.rows(f"SELECT count(*) FROM {name}"))[0][0]
            for name in sorted(names)
        }

    async def kinds(self, game=None):
        """The kinds of the notices that wait."""
        return [
            type(notification.body).__name__
            for notification in await self.table.read(outbox.pending, game, 1000)
        ]

    async def post(self, game=None):
        """Posts everything that waits; returns the bodies."""
        bodies = []
        for notification in await self.table.read(outbox.pending, game, 1000):
            kind = type(notification.body).__name__
            slot = {"Prompt": "prompt"}.get(kind)
            if kind == "VoteOpened":
                slot = message_slots.vote(notification.body.vote)
            kept = outbox.MessageStored(
                slot or "", 11, 5000 + notification.id, notification.revision
            )
            changes = [
                outbox.NotificationPosted(notification.id),
                *([kept] if slot else []),
            ]
            for replaced in await self.table.run(
                outbox.confirm, notification.game, changes
            ):
                # it is deleted at once
                await self.table.run(outbox.lose, notification.game, replaced.slot)
            bodies.append(notification.body)
        return bodies
