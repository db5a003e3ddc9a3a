"""People who play a game by what they see: the lobby card, the prompts, the private answers, nothing else."""

from __future__ import annotations

import asyncio
import random
import re
import time
from typing import TYPE_CHECKING, Any, NamedTuple

from bot.components.custom_id import CustomId, read
from bot.interactions.context import DEFERRED_AFTER_SECONDS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tests.fakediscord.people import Interaction, Person
    from tests.fakediscord.server import FakeDiscord
    from tests.fakediscord.world import Channel, Message

IDLE = {"pass", "done", "skip", "draw", "redraw", "provost 0"}
PUBLIC, PRIVATE = ("act", "pick"), ("own", "ownpick")
SHOWN = 5.0  # seconds within which a press shows something
LOOKED_AT = 60  # messages that are scrolled back for a prompt
_PERSON = re.compile(r"<@(\d+)>")
# What people are told who then press again; a seat may be still being taken of which only the press was acknowledged.
_NOT_YET = re.compile(
    r"My database can't be used|The connection to my database broke|needs at least \d+ players, and \d+ "
)
DEFERRED_UPDATE = 6  # the type of an answer to a press that shows nothing yet
_DONE = re.compile(
    r"Done: |You chose: |already|^\S+ \*\*\w+\*\*( <@\d+>)?: ", re.MULTILINE
)


class Offer(NamedTuple):
    """One action that a message offers."""

    code: str
    item: dict[str, Any]
    value: str | None
    press: CustomId


class Act(NamedTuple):
    """An action that somebody tried."""

    interaction: Interaction
    code: str

    @property
    def acknowledged(self) -> bool:
        """Whether the person was told that it was done."""
        made = self.interaction
        if not made.answered.is_set():
            return False
        pressed = made.pressed
        public = pressed is not None and pressed.only_for is None
        # What was done on a prompt stands in the message above it, and the prompt goes without a word. A slow press is
        # answered in the same way before it is done, which tells nothing.
        at_once = (
            made.first_after is not None and made.first_after < DEFERRED_AFTER_SECONDS
        )
        updated = public and (
            pressed in made.messages
            or (made.responded == DEFERRED_UPDATE and not made.texts and at_once)
        )
        return updated or bool(_DONE.search(made.text))


def offers(message: Message, kinds: Sequence[str]) -> Iterator[Offer]:
    """The actions of a message's buttons and menus of these kinds."""
    for item in message.items():
        press = read(item.get("custom_id", ""))
        if press is None or press.kind not in kinds:
            continue
        if item["type"] == 3:
            for option in item["options"]:
                yield Offer(option["value"], item, option["value"], press)
        else:
            yield Offer(press.rest, item, None, press)


def button(message: Message, kind: str) -> dict[str, Any] | None:
    """The button of that kind on a message."""
    for item in message.items():
        press = read(item.get("custom_id", ""))
        if press is not None and press.kind == kind:
            return item
    return None


class Table:
    """One game with its people; whoever a prompt mentions answers it, at random."""

    def __init__(
        self, fake: FakeDiscord, channel: Channel, people: Sequence[Person], seed: int
    ) -> None:
        self.fake = fake
        self.channel = channel
        self.people = {person.id: person for person in people}
        self.chance = random.Random(seed)
        self.number = 0
        self.home: Channel | None = None
        self.acts: list[Act] = []
        self.commands = 0.2  # how often somebody types instead of pressing
        self.patience = 60.0  # seconds that people wait for an answer

    async def open(self, **options: Any) -> Message:
        """From `/caylus new` to the start, without a clock unless one is chosen; the lobby card. Everybody tries again
        when something fails."""
        options.setdefault("pace", "none")
        host, *others = self.people.values()
        card = None
        while card is None:
            made = await self._until_answered(
                lambda: host.command(self.channel, "caylus new", **options)
            )
            card = next((m for m in made.messages if button(m, "join")), None)
        item = button(card, "join")
        press = read(item["custom_id"]) if item is not None else None
        assert press is not None
        self.number = press.game
        for person in others:
            await self._until_answered(
                lambda person=person: self._on_card(person, card, "join")
            )
        await self._until_answered(lambda: self._on_card(host, card, "start"))
        return card

    @staticmethod
    def _on_card(person: Person, card: Message, kind: str) -> Interaction | None:
        item = button(card, kind)
        return None if item is None else person.press(card, item)

    async def _until_answered(self, do: Any) -> Any:
        """Tries again when no answer comes, or one that says why it can't be done yet; an answer to an earlier try
        counts too."""
        tried: list[Interaction] = []
        while True:
            made = do()
            if made is None:
                return None
            tried.append(made)
            await made.answer(self.patience)
            for one in tried:
                if one.answered.is_set() and not _NOT_YET.search(one.text):
                    return one
            await asyncio.sleep(0.2)

    # Seeing

    def _shows(self, message: Message) -> bool:
        for item in message.items():
            press = read(item.get("custom_id", ""))
            if (
                press is not None
                and press.game == self.number
                and press.kind in (*PUBLIC, "turn")
            ):
                return True
        return False

    def _prompt_in(self, channel: Channel) -> Message | None:
        newest = list(channel.messages.values())[-LOOKED_AT:]
        return next(
            (message for message in reversed(newest) if self._shows(message)), None
        )

    def prompt(self) -> Message | None:
        """The prompt that stands in the thread, or None."""
        world = self.fake.world
        if self.home is not None and self.home.id in world.channels:
            found = self._prompt_in(self.home)
            if found is not None:
                return found
        for channel in list(world.channels.values()):
            if channel is self.channel or channel.parent == self.channel.id:
                found = self._prompt_in(channel)
                if found is not None:
                    self.home = channel
                    return found
        return None

    def asked(self, before: int) -> int | None:
        """The revision of the question that stands, where it is another one."""
        prompt = self.prompt()
        found = None if prompt is None else next(offers(prompt, PUBLIC), None)
        return (
            None
            if found is None or found.press.revision == before
            else found.press.revision
        )

    def decides(self, prompt: Message) -> Person:
        """Whom a prompt asks."""
        match = _PERSON.search(prompt.content)
        assert match is not None, prompt.content
        return self.people[int(match[1])]

    @property
    def over(self) -> bool:
        """Whether the result has been posted."""
        if self.home is None:
            return False
        newest = list(self.home.messages.values())[-LOOKED_AT:]
        return any(button(message, "rematch") for message in newest)

    def record(self) -> bytes | None:
        """The record file posted at the end."""
        assert self.home is not None
        for message in reversed(self.home.messages.values()):
            for attached in message.attachments:
                if attached["filename"].endswith(".caylus"):
                    return self.fake.files[int(attached["id"])]
        return None

    # Doing

    def choose(self, found: list[Offer]) -> Offer:
        """One of the offers; passing early is rare, so that games get somewhere."""
        busy = [offer for offer in found if offer.code not in IDLE]
        return self.chance.choice(
            busy if busy and self.chance.random() < 0.8 else found
        )

    async def step(self) -> Act | None:
        """One decision by whoever is asked; None when no prompt stands there."""
        prompt = self.prompt()
        if prompt is None:
            return None
        person = self.decides(prompt)
        shown, found = prompt, list(offers(prompt, PUBLIC))
        if not found:
            turn = button(prompt, "turn")
            assert turn is not None, "a prompt without components"
            made = person.press(prompt, turn)
            await made.answer(self.patience)
            panel = await self.panel(person, made)
            if panel is None:
                return None
            shown, found = panel, list(offers(panel, (*PRIVATE, *PUBLIC)))
        offer = self.choose(found)
        if shown.only_for is None and self.chance.random() < self.commands:
            assert self.home is not None
            made = person.command(self.home, "caylus act", action=offer.code)
        else:
            made = person.press(shown, offer.item, offer.value)
        return await self._confirmed(person, Act(made, offer.code))

    async def panel(self, person: Person, made: Interaction) -> Message | None:
        """The private message in which a press shows what its person can do: a new one, or the one that they had,
        which is edited behind the answer. None where nothing is shown within some seconds."""
        asked = read(made.payload["data"]["custom_id"])
        assert asked is not None, "a button of the bot was pressed"
        end = time.monotonic() + SHOWN
        while True:
            known = [
                one
                for one in reversed(person.sees(made.channel))
                if one.only_for == person.id
            ]
            for shown in (*made.messages, *known):
                found = list(offers(shown, (*PRIVATE, *PUBLIC)))
                if found and (
                    shown in made.messages or found[0].press.revision == asked.revision
                ):
                    return shown
            if time.monotonic() > end:
                return None
            await asyncio.sleep(0.01)

    async def _confirmed(self, person: Person, act: Act) -> Act:
        """Waits for the answer; says yes when the bot asks whether somebody is sure."""
        self.acts.append(act)
        await act.interaction.answer(self.patience)
        for message in act.interaction.messages:
            sure = button(message, "sure")
            if sure is not None and message is not act.interaction.pressed:
                again = Act(person.press(message, sure), act.code)
                self.acts.append(again)
                await again.interaction.answer(self.patience)
                return again
        return act

    async def finish(self, seconds: float = 300.0) -> int:
        """Plays to the end; how many actions that took. Raises AssertionError when it takes too long."""
        end = asyncio.get_running_loop().time() + seconds
        done = 0
        while not self.over:
            assert asyncio.get_running_loop().time() < end, (
                f"game {self.number} is stuck after {done} actions"
            )
            act = await self.step()
            if act is None or not act.acknowledged:
                await asyncio.sleep(0.02)
            else:
                done += 1
        return done
