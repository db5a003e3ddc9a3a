"""A conversation with the bot: a text file whose lines with `> ` are steps, each followed by what it changed.

A step is one of

    table 3 game=magna_carta pace=24h    the first three people open, join and start a table
    Ann /undo                            a command below /caylus, with its options as name=value
    Ann presses place inn                an action, or a button or menu by its kind; option=2 is the third of a menu
    Ann writes hello
    play 4                               whoever has to decide chooses at random and presses
    play 4 command                       the same by commands
    until phase 3 | end | end 5          the same without a message in between, to the end or to 5 actions before it
    wait 25 hours
    restart | settings Ann guide=yes
    delete prompt                        a moderator deletes the message of that role
    archive | unarchive | lock | unlock | shut | open
    lose answer 2 | lose request 2       of the next step's requests
    kill 2                               kill the process behind the second request of the next step, and start it again
"""

from __future__ import annotations

import asyncio
import re
import shlex
from typing import TYPE_CHECKING, Any

import pytest
from simcord.backend import serializers
from simcord.components import walk_components

from bot.components.custom_id import read
from bot.core import outbox, user_data
from bot.core.game_settings import defaults
from tests.bot.over import posted
from tests.bot.players import Player
from tests.bot.world import NAMES, world
from tests.threads.checks import breaches
from tests.threads.wire import Wire
from tests.threads.words import Look

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bot.core.model import GameInfo
    from tests.bot.world import World

SECONDS = {"second": 1, "minute": 60, "hour": 3600, "day": 86_400}
HOUR = 3600
NEW = {
    "undo",
    "pace",
    "late",
    "pictures",
}  # what `/caylus new` takes; the others the server chooses for its tables
PEOPLE = ("person", "member", "invite1")  # options of commands that are people


class Conversation:
    """The steps of one conversation in its world."""

    def __init__(self, here: World, seed: int, patch: pytest.MonkeyPatch) -> None:
        self.here = here
        self.wire = Wire(here, patch)
        self.look = Look(here)
        self.game = 0
        self._seed = seed

    async def do(self, step: str) -> list[str]:
        """Do a step; return what was done by chance, what became of the messages, and what is wrong, a line each."""
        words = shlex.split(step)
        told: list[str] = []
        failing = words[0] in ("lose", "kill")
        act = getattr(self, f"_{words[0]}", None)
        if words[0] in NAMES:
            told = await self._person(NAMES.index(words[0]), words[1:])
        elif act is None:
            raise ValueError(f"no step: {step!r}")
        else:
            told = await act(*words[1:]) or []
        await self.here.quiet()
        if self.wire.killed is not None:
            killed = self.wire.killed
            self.wire.heal()
            await self.here.restart(killed)
            await self.here.quiet()
        elif not failing:
            self.wire.heal()
        if (lost := self.wire.lost()) is not None:
            told.append(
                f"  . lost: {re.sub('[0-9]{15,}|[A-Za-z_]{0,30}token[^/]*', '*', lost)}"
            )
        told += self.look.changes()
        if self.game and not self.wire.shut:
            told += [f"  ! {breach}" async for breach in breaches(self.here, self.game)]
        return told

    # The steps, by their first word.

    async def _table(self, players: str, *options: str) -> None:
        chosen = _options(options)
        own = {
            name: str(chosen.pop(name))
            for name in defaults({}).keys() - NEW & chosen.keys()
        }
        if own:
            await self.here.bot.db.run(user_data.set_server, self.here.guild.id, own)
        self.game = await self.here.table(int(players), **chosen)
        self._player = Player(self.here, self.game, self._seed, "component")

    async def _play(self, count: str, way: str = "component") -> list[str]:
        told = []
        for _ in range(int(count)):
            position = await self._player.position()
            if position.decision is None:
                break
            code = self._player.choose(position)
            holder = self.here.seat_holder(position.info, position.decision.seat)
            result = await self._player.act(holder, position, code, way)
            await self.here.quiet()
            told.append(
                f"  . {NAMES[holder]}: {code}{'' if result.acknowledged else ' (is not answered)'}"
            )
            told += self.look.changes()
        return told

    async def _until(self, _: str, phase: str) -> None:
        turn = (await self._player.position()).info.turn

        def reached(info: GameInfo) -> bool:
            return info.phase >= int(phase) or info.turn > turn

        if all(
            seat.level is None for seat in (await self._player.position()).info.seats
        ):
            await self._player.hurry(reached)
        while not reached((await self._player.position()).info):
            await self._player.step()

    async def _end(self, left: str = "0") -> None:
        await self._player.hurry(left=int(left))

    async def _wait(self, count: str, unit: str) -> None:
        seconds = int(count) * SECONDS[unit.removesuffix("s")]
        for begun in range(0, seconds, HOUR):
            await self.here.env.advance_time(min(HOUR, seconds - begun))

    async def _restart(self) -> None:
        await self.here.restart()

    async def _settings(self, name: str, *options: str) -> None:
        await self.here.bot.db.run(
            user_data.set_for, self._of(name).id, dict(_pairs(options))
        )

    async def _delete(self, role: str) -> list[str]:
        found = await self.here.bot.db.read(outbox.found, self.game, role)
        if found is None:
            return [f"  . there is no {role}"]
        self.here.env.backend.delete_message(found.channel, found.message)
        return []

    async def _archive(self) -> None:
        await self._set(archived=True)

    async def _unarchive(self) -> None:
        await self._set(archived=False)

    async def _lock(self) -> None:
        await self._set(archived=True, locked=True)

    async def _unlock(self) -> None:
        await self._set(archived=False, locked=False)

    async def _set(self, **metadata: bool) -> None:
        self.wire.threads.set((await self.here.home(self.game)).id, **metadata)

    async def _shut(self) -> None:
        self.wire.shut = True

    async def _open(self) -> None:
        self.wire.shut = False

    async def _lose(self, what: str, number: str) -> None:
        self.wire.lose(int(number), answer=what == "answer")

    async def _kill(self, number: str) -> None:
        self.wire.kill(int(number))

    async def _post(self) -> None:
        """Post what waits, without waiting for its time."""
        await posted(self.here, self.game)

    # What people do.

    def _of(self, name: str) -> Any:
        return self.here.people[NAMES.index(name)]

    async def _person(self, who: int, words: list[str]) -> list[str]:
        person = self.here.people[who]
        if words[0] == "writes":
            for text in words[1:]:
                await person.send(await self.here.home(self.game), text)
        elif words[0] == "presses":
            return self._press(who, words[1:])
        else:
            first, *more = words
            path = [word for word in more if "=" not in word]
            root = first[1:] if first.startswith("/caylus-") else f"caylus {first[1:]}"
            options = {
                name: self._of(str(value)) if name in PEOPLE else value
                for name, value in _options(
                    word for word in more if "=" in word
                ).items()
            }
            where = await self.here.home(self.game) if self.game else self.here.channel
            await person.slash(where, " ".join([root, *path]), **options)
        return []

    def _press(self, who: int, words: list[str]) -> list[str]:
        """Press the newest component that the person sees and that has this action or is of this kind."""
        options = dict(_pairs(word for word in words if "=" in word))
        wanted = " ".join(word for word in words if "=" not in word)
        for payload, part in self._seen(who):
            press = read(part["custom_id"])
            choices = [option["value"] for option in part.get("options", ())]
            if wanted in choices:
                self.here.deliver(who, payload, part["custom_id"], wanted)
                return []
            if press is not None and wanted in (
                press.rest,
                press.kind,
                part.get("label"),
            ):
                value = choices[int(options.get("option", 0))] if choices else None
                self.here.deliver(who, payload, part["custom_id"], value)
                return []
        return [f"  . {NAMES[who]} sees no {wanted!r}"]

    def _seen(self, who: int) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
        """Yield each message that a person sees with each component that is not disabled, the newest first."""
        backend: Any = self.here.env.backend
        user = self.here.people[who].id
        messages = [
            one for channel in backend.messages.values() for one in channel.values()
        ]
        for message in sorted(messages, key=lambda one: one.id, reverse=True):
            channel = backend.channels[message.channel_id]
            if message.visible_to(user) and (
                channel.guild_id or user in channel.recipient_ids
            ):
                payload = dict(serializers.message_payload(backend, message))
                parts = walk_components(message.components)
                yield from (
                    (payload, part)
                    for part in parts
                    if part.get("custom_id") and not part.get("disabled")
                )


def _pairs(options: Any) -> Iterator[tuple[str, str]]:
    for option in options:
        name, _, value = option.partition("=")
        yield name, value


def _options(options: Any) -> dict[str, Any]:
    """The options of a command: whole numbers are numbers."""
    return {
        name: int(value) if value.isdigit() else value
        for name, value in _pairs(options)
    }


def work_in_turn() -> None:
    """Let work for threads (pictures, what a computer may know) be done in its turn: nothing overtakes anything."""
    loop = asyncio.get_running_loop()

    def at_once(_: Any, work: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:
        done = loop.create_future()
        done.set_result(work(*args))
        return done

    loop.run_in_executor = at_once  # type: ignore[method-assign, assignment]


async def held(steps: list[str], seed: int) -> list[list[str]]:
    """Hold a conversation in a world of its own; return the lines that follow each step."""
    work_in_turn()
    with pytest.MonkeyPatch.context() as patch:
        async with world(seed=seed) as here:
            for person in here.people:
                await here.bot.db.run(
                    user_data.set_for, person.id, {"confirm": "no", "guide": "no"}
                )
            conversation = Conversation(here, seed, patch)
            told = [await conversation.do(step) for step in steps]
            assert here.env.errors == []
            return told
