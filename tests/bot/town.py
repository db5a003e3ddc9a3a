"""A server of the fake Discord with the bot as a process, open and closed places, and an outsider."""

from __future__ import annotations

import contextlib
import sqlite3
from typing import TYPE_CHECKING, Any

from tests.fakediscord import permissions
from tests.fakediscord import world as w
from tests.fakediscord.commands import GROUP, STRING, SUBCOMMAND, USER
from tests.fakediscord.games import Table
from tests.inventory import custom_ids

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.fakediscord import BotProcess, FakeDiscord, Person
    from tests.fakediscord.people import Interaction

NO_GAME = "no such game here"
SHAPES = (
    "private thread",
    "private channel",
    "bot lost View",
    "channel deleted",
    "other server",
)


class Town:
    """Ann and Ben play, Cat may look on, Dan has Manage Threads, Eve is nobody; `square` is open to all."""

    def __init__(self, fake: FakeDiscord, bot: BotProcess) -> None:
        self.fake = fake
        self.bot = bot
        self.guild = fake.world.new_guild("Castle")
        self.abroad = fake.world.new_guild("Abroad")
        self.square = fake.world.new_channel(self.guild, "square")
        self.port = fake.world.new_channel(self.abroad, "port")
        names = ("Ann", "Ben", "Cat", "Dan", "Eve")
        self.ann, self.ben, self.cat, self.dan, self.eve = (
            fake.person(self.guild, name) for name in names
        )
        self.guild.moderators.add(self.dan.id)
        self.games = 0

    def closed(self, shape: str, *more: Person) -> w.Channel:
        """A place that Eve does not see, and Cat sees."""
        inside = (self.ann, self.ben, self.cat, *more)
        if shape == "private thread":
            return self.fake.private_thread(self.square, "den", *inside)
        channel = self.fake.world.new_channel(self.guild, "den")
        self.fake.channel_event(channel, "CREATE")
        self.fake.close_off(channel, *inside)
        return channel

    def go_abroad(self, *people: Person) -> None:
        """They are in the other server as well."""
        self.abroad.members |= {person.id: person.user for person in people}

    async def play(self, channel: w.Channel, *more: Person) -> Table:
        """A started game of Ann and Ben."""
        table = Table(self.fake, channel, (self.ann, self.ben, *more), seed=7)
        table.commands = 0.0
        await table.open(game="caylus")
        await self.fake.until(table.prompt, what="the first prompt")
        self.games += 1
        return table

    async def lobby(self, person: Person, channel: w.Channel) -> w.Message:
        """The card of a lobby that somebody opens."""
        made = await person.do(channel, "caylus new", game="caylus")
        self.games += 1
        return made.messages[0]

    def lose(self, shape: str, channel: w.Channel) -> None:
        """The bot loses the place, where that is what happens to it."""
        if shape == "bot lost View":
            self.fake.deny(channel, permissions.VIEW_CHANNEL)
        elif shape == "channel deleted":
            self.fake.delete_channel(channel)

    def commands(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """Every command with an option `game`, and values for what else it needs, and for people."""
        for path, options in self._leaves():
            needed = [
                one for one in options if one.get("required") or one["type"] == USER
            ]
            yield (
                path,
                {
                    one["name"]: self.cat if one["type"] == USER else _some(one)
                    for one in needed
                },
            )

    def completions(self) -> Iterator[tuple[str, str, dict[str, Any]]]:
        """Every other option with completion of such a command, and what is typed so far."""
        for path, options in self._leaves():
            for option in options:
                if option.get("autocomplete") and option["name"] != "game":
                    typed = "" if option["type"] == STRING else 0
                    yield path, option["name"], {"game": "1", option["name"]: typed}

    def _leaves(self) -> Iterator[tuple[str, list[dict[str, Any]]]]:
        for command in self.fake.commands:
            yield from _named(command["name"], command)

    async def forge(
        self, person: Person, channel: w.Channel, custom_id: str
    ) -> Interaction:
        """Somebody presses a button or menu of the bot's with this custom id in a channel; one that answers in private
        alone stands on a message that only they see."""
        item: dict[str, Any] = {
            "type": 2,
            "style": 2,
            "label": "?",
            "custom_id": custom_id,
        }
        value = None
        if "pick" in custom_id:
            value = "pass"
            item = {
                "type": 3,
                "custom_id": custom_id,
                "options": [{"label": "?", "value": value}],
            }
        message = w.Message(self.fake.world.new_id(), channel.id, self.fake.world.bot)
        message.components = [{"type": 1, "components": [item]}]
        kind = custom_ids.DECLARED.get(custom_id.split(":")[1])
        if kind is not None and kind.is_private:
            message.only_for, message.flags = person.id, w.EPHEMERAL
            self.fake.world.hidden[message.id] = message
        else:
            channel.messages[message.id] = message
        made = person.press(message, item, value)
        assert await made.answer(), f"no answer to {custom_id}"
        return made

    async def status(
        self, person: Person, channel: w.Channel, game: int = 1, **more: Any
    ) -> Interaction:
        """Somebody looks at a game by its number."""
        return await person.do(channel, "caylus status", game=str(game), **more)

    def rows(self, question: str) -> list[Any]:
        """What the database says."""
        with contextlib.closing(sqlite3.connect(self.bot.data / "caylus.db")) as db:
            return db.execute(question).fetchall()

    def everything(self, game: int = 1) -> list[Any]:
        """What no outsider may change of a game."""
        settings = (
            "status, revision, number, host, undo, pace, late, language, turn, phase"
        )
        return [
            self.rows(f"SELECT {settings} FROM game WHERE id = {game}"),
            self.rows("SELECT * FROM ballot"),
            *(
                self.rows(f"SELECT * FROM {table} WHERE game = {game}")
                for table in ("tenure", "vote", "action")
            ),
        ]


def _named(
    path: str, level: dict[str, Any]
) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    options = level.get("options") or []
    for option in options:
        if option["type"] in (SUBCOMMAND, GROUP):
            yield from _named(f"{path} {option['name']}", option)
    if any(
        option["name"] == "game" and option.get("autocomplete") for option in options
    ):
        yield path, options


def _some(option: dict[str, Any]) -> Any:
    if option.get("choices"):
        return option["choices"][0]["value"]
    if option["name"] == "language":
        return "en"
    return "gate" if option["type"] == STRING else 0
