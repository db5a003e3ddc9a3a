"""What a whole game leaves in its thread, from the first prompt to the result: messages, edits, mentions, words.

People play by the prompts' buttons and menus, computers as in a running bot beside them; Discord is simulated,
pictures are stubs. What only one person sees is not counted; the pinned message, whose edits nobody is shown, is
counted by itself. Time stands still meanwhile: at a slower pace it is edited every few minutes besides.
"""

from __future__ import annotations

import asyncio
import random
import re
import time
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from bot.core import outbox, user_data
from rules.register import GAMES
from storage import message_slots
from tests.bench.figure import Figure
from tests.bot import world as simulated
from tests.bot.players import Player
from tests.bot.world import Here, world

if TYPE_CHECKING:
    from collections.abc import Iterable

SEED = 11
THINKS = 0.02  # seconds of a computer's decision
TABLES = {
    "4 people": (4, 0),
    "2 people, 2 computers": (2, 2),
    "1 person, 3 computers": (1, 3),
}
SMOKE = {
    "TABLES": {"2 people, 2 computers": (2, 2)},
    "SMALL_TABLES": {"2 people, 1 computer": (2, 1)},
    "THINKS": 0.001,
}
BEFORE: dict[tuple[str, str], tuple[float | None, ...]] = {
    ("caylus", "4 people"): (313, 332, None, 42_240),
    ("caylus", "2 people, 2 computers"): (115, 336, 98, 34_750),
    ("caylus", "1 person, 3 computers"): (121, 442, 51, 54_810),
    ("magna_carta", "4 people"): (343, 357, None, 48_540),
    ("magna_carta", "2 people, 2 computers"): (117, 314, 111, 31_680),
    ("magna_carta", "1 person, 3 computers"): (75, 249, 37, 27_760),
}
"""Messages, edits, mentions and characters before: with computers of the same games at commit e049a7a, when every run
of computers had a message and a mention of its own; of four people of other games at commit bb96eb8, when every
answered question stayed as a line."""

SMALL_TABLES = {"3 people": (3, 0), "2 people, 1 computer": (2, 1)}
WORDS_BEFORE = {
    ("caylus", "3 people"): 239.4,
    ("caylus", "2 people, 1 computer"): 270.0,
    ("magna_carta", "3 people"): 334.1,
    ("magna_carta", "2 people, 1 computer"): 229.5,
}
"""Words a turn that the same games left in version 1.0.0 (commit fe7f0bc1)."""


class Seen(NamedTuple):
    """Something that happened in a thread: `how` is created, edited or deleted."""

    how: str
    message: int
    text: str
    mentions: tuple[int, ...]


class Journal:
    """All that happens to the public messages of a thread, in order."""

    HOW: ClassVar = {
        "MESSAGE_CREATE": "created",
        "MESSAGE_UPDATE": "edited",
        "MESSAGE_DELETE": "deleted",
    }

    def __init__(self, here: simulated.World, home: int, pinned: int | None) -> None:
        self.seen: list[Seen] = []
        # what the pinned message said after each of its edits
        self.pinned: list[str] = []
        self._home, self._pinned = home, pinned
        self._backend: Any = here.env.backend
        self._emit = self._backend.emit
        self._backend.emit = self._note

    def _note(self, event: str, payload: Any, *args: Any, **named: Any) -> Any:
        if event in self.HOW and int(payload["channel_id"]) == self._home:
            message = int(payload["id"])
            if message == self._pinned:
                self.pinned.append(words_in(payload))
            elif not int(payload.get("flags") or 0) & 64:
                text = words_in(payload)
                users = self._told(message, text) if event == "MESSAGE_CREATE" else ()
                self.seen.append(Seen(self.HOW[event], message, text, users))
        return self._emit(event, payload, *args, **named)

    def _told(self, message: int, text: str) -> tuple[int, ...]:
        """Who is told of a new message: who is named in it and may be mentioned by it."""
        policy = self._backend.get_message(self._home, message).allowed_mentions
        named = {int(user) for user in re.findall(r"<@!?(\d+)>", text)}
        return tuple(
            named
            if policy.users is None
            else named & {int(user) for user in policy.users}
        )

    def count(self, how: str) -> int:
        """How often something happened."""
        return sum(seen.how == how for seen in self.seen)

    def messages(self) -> int:
        """The messages that are left."""
        return self.count("created") - self.count("deleted")

    def mentions(self) -> int:
        """How often somebody was told of a new message."""
        return sum(len(seen.mentions) for seen in self.seen if seen.how == "created")

    def left(self) -> dict[int, str]:
        """What the messages that are left say."""
        standing: dict[int, str] = {}
        for seen in self.seen:
            standing[seen.message] = seen.text
            if seen.how == "deleted":
                del standing[seen.message]
        return standing


def words_in(part: Any) -> str:
    """The texts of a message as Discord tells of it, those of a layout included."""
    if isinstance(part, list | tuple):
        return "\n".join(filter(None, map(words_in, part)))
    own = part.get("content") or ""
    return "\n".join(filter(None, [own, words_in(part.get("components") or ())]))


class Beside(Here):
    """Thinks beside the bot for a moment, so that what it posts meanwhile is seen."""

    async def choose(self, thought: Any) -> str:
        await asyncio.to_thread(time.sleep, THINKS)
        return await super().choose(thought)


async def played(
    kind: str, people: int, computers: int, seed: int = SEED, way: str = "component"
) -> Journal:
    """A whole game, and all that happened in its thread."""
    simulated.Here, usual = Beside, simulated.Here  # type: ignore[misc,assignment]
    try:
        async with world(patience=60.0) as here:
            table = here.bot.db
            table._draw = random.Random(seed).randrange  # the same game every time
            for person in here.people:
                await table.run(
                    user_data.set_for, person.id, {"confirm": "no", "guide": "no"}
                )
            options = {"computers": computers, "level": 3} if computers else {}
            game = await here.table(people, game=kind, **options)
            pin = await table.read(outbox.found, game, message_slots.PIN)
            journal = Journal(
                here, (await here.home(game)).id, None if pin is None else pin.message
            )
            await Player(here, game, seed=seed, way=way).finish()
            await here.env.settle()
            return journal
    finally:
        simulated.Here = usual  # type: ignore[misc]


def words_a_turn(texts: Iterable[str]) -> float:
    """Return how many words the texts of a game's messages have for each of its turns; a bullet or arrow is no word."""
    lines = [line for text in texts for line in text.split("\n")]
    words = sum(bool(re.search(r"\w", word)) for line in lines for word in line.split())
    turns = max(
        int(number) for line in lines for number in re.findall(r"\*\*Turn (\d+):", line)
    )
    return words / turns


def run() -> list[Figure]:
    """The figures of a game of each kind at each table."""
    figures = [
        figure
        for kind in GAMES
        for name, (people, computers) in TABLES.items()
        for figure in _figures(kind, name, asyncio.run(played(kind, people, computers)))
    ]
    return figures + [
        Figure(
            f"{kind}, {name}: words a turn",
            words_a_turn(asyncio.run(played(kind, people, computers)).left().values()),
            "",
            floor=WORDS_BEFORE[kind, name],
            goal=0.6,
            goal_of_ratio=True,
        )
        for kind in GAMES
        for name, (people, computers) in SMALL_TABLES.items()
    ]


def _figures(kind: str, name: str, journal: Journal) -> list[Figure]:
    before = BEFORE[kind, name]
    messages = Figure(
        f"{kind}, {name}: messages in the thread",
        journal.messages(),
        "",
        floor=before[0],
        goal=0.5,
        goal_of_ratio=True,
    )
    return [
        messages,
        Figure("  edits of them", journal.count("edited"), "", floor=before[1]),
        Figure("  edits of the pinned message", len(journal.pinned), ""),
        Figure("  mentions", journal.mentions(), "", floor=before[2]),
        Figure(
            "  characters left standing",
            sum(map(len, journal.left().values())),
            "",
            floor=before[3],
        ),
    ]
