"""People in the fake Discord: they type commands, press buttons, choose from menus, and see the answers."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

from tests.fakediscord import permissions
from tests.fakediscord import world as w
from tests.fakediscord.commands import ATTACHMENT, CHANNEL, USER, typed
from tests.patience import PATIENCE

if TYPE_CHECKING:
    from tests.fakediscord.server import FakeDiscord

COMMAND, COMPONENT, AUTOCOMPLETE, FORM = 2, 3, 4, 5
BUTTON = 2


class Interaction:
    """Something a person did, and what the bot made of it."""

    def __init__(
        self, fake: FakeDiscord, type: int, user: w.User, channel: w.Channel
    ) -> None:
        self.fake = fake
        self.id = fake.world.new_id()
        self.token = f"token{self.id}"
        self.type = type
        self.user = user
        self.channel = channel
        self.pressed: w.Message | None = None
        self.began = time.monotonic()
        self.first_after: float | None = None  # seconds until the first response
        self.responded: int | None = None  # its type
        self.answered_by: str | None = None  # the process
        self.too_late = False
        self.original: w.Message | None = None
        self.messages: list[w.Message] = []
        self.texts: list[str] = []  # every text the person was shown as an answer
        self.choices: list[dict[str, Any]] | None = None
        self.answered = asyncio.Event()
        self.payload: dict[str, Any] = {}

    def told(self, message: w.Message) -> None:
        """The bot has shown the person something."""
        if message not in self.messages:
            self.messages.append(message)
        self.texts.append(message.content)

    @property
    def text(self) -> str:
        """Everything that was answered."""
        return "\n".join(self.texts)

    def deliver(self) -> bool:
        """Sends it to the bot, again if it was sent before; False when no bot is connected."""
        return (
            self.fake.gateway.dispatch(
                "INTERACTION_CREATE", self.payload, self.channel.guild
            )
            > 0
        )

    async def answer(self, seconds: float = PATIENCE) -> bool:
        """Waits for the answer; False when there was none."""
        try:
            async with asyncio.timeout(seconds):
                await self.answered.wait()
        except TimeoutError:
            return False
        return True


class Person:
    """Somebody at the keyboard."""

    def __init__(self, fake: FakeDiscord, user: w.User) -> None:
        self.fake = fake
        self.user = user

    @property
    def id(self) -> int:
        return self.user.id

    # Doing

    def command(
        self, channel: w.Channel, path: str, *, deliver: bool = True, **options: Any
    ) -> Interaction:
        """Types a slash command like "caylus act"; options are text, numbers, Persons or files."""
        return self._typed(COMMAND, channel, path, options, None, deliver)

    def typing(
        self, channel: w.Channel, path: str, focused: str, **options: Any
    ) -> Interaction:
        """Types on at an option with autocomplete."""
        return self._typed(AUTOCOMPLETE, channel, path, options, focused, True)

    def press(
        self,
        message: w.Message,
        item: dict[str, Any] | str,
        value: str | None = None,
        *,
        deliver: bool = True,
    ) -> Interaction:
        """Presses a button, or chooses a value from a menu; `item` is the component or its custom id."""
        if isinstance(item, str):
            found = next(
                (one for one in message.items() if one.get("custom_id") == item), None
            )
            item = found or {"custom_id": item, "type": BUTTON}
        channel = self.fake.world.channels[message.channel]
        made = Interaction(self.fake, COMPONENT, self.user, channel)
        made.pressed = message
        data = {"custom_id": item["custom_id"], "component_type": item["type"], "id": 1}
        if value is not None:
            data["values"] = [value]
        return self._send(made, data, deliver)

    async def do(self, channel: w.Channel, path: str, **options: Any) -> Interaction:
        """Types a command and waits for the answer."""
        made = self.command(channel, path, **options)
        await made.answer()
        return made

    async def push(
        self, message: w.Message, item: dict[str, Any] | str, value: str | None = None
    ) -> Interaction:
        """Presses and waits for the answer."""
        made = self.press(message, item, value)
        await made.answer()
        return made

    async def fill_in(
        self, channel: w.Channel, custom_id: str, **texts: str
    ) -> Interaction:
        """Sends a form with these texts and waits for the answer."""
        fields = [
            {"type": 4, "custom_id": name, "value": text}
            for name, text in texts.items()
        ]
        data = {
            "custom_id": custom_id,
            "components": [{"type": 18, "component": one} for one in fields],
        }
        made = self._send(Interaction(self.fake, FORM, self.user, channel), data, True)
        await made.answer()
        return made

    def write(self, text: str) -> w.Message:
        """Writes the bot a direct message."""
        channel = self.fake.world.direct_channel(self.id)
        message = w.Message(self.fake.world.new_id(), channel.id, self.user, text)
        channel.messages[message.id] = message
        self.fake.posted(message, channel)
        return message

    # Seeing

    def sees(self, channel: w.Channel) -> list[w.Message]:
        """The messages of a channel that this person sees, oldest first, private ones included."""
        mine = [
            m
            for m in self.fake.world.hidden.values()
            if m.channel == channel.id and m.only_for == self.id
        ]
        return sorted(
            [*channel.messages.values(), *mine], key=lambda message: message.id
        )

    def can_see(self, channel: w.Channel) -> bool:
        """Whether this person sees a channel or thread at all."""
        return bool(self.fake.world.may(self.id, channel) & permissions.VIEW_CHANNEL)

    def mail(self) -> list[w.Message]:
        """The direct messages the bot has sent."""
        channel = self.fake.world.direct_channel(self.id)
        return [m for m in channel.messages.values() if m.author.bot]

    # Sending

    def _typed(
        self,
        type: int,
        channel: w.Channel,
        path: str,
        options: dict[str, Any],
        focused: str | None,
        deliver: bool,
    ) -> Interaction:
        data, named = typed(self.fake.commands, path, options, focused)
        resolved: dict[str, dict[str, Any]] = {}
        for kind, value in named.values():
            if kind == USER:
                user = value.user
                resolved.setdefault("users", {})[str(user.id)] = user.payload()
                if (
                    channel.guild
                    and user.id in self.fake.world.guilds[channel.guild].members
                ):
                    member = self._member(user, channel)
                    del member["user"]
                    resolved.setdefault("members", {})[str(user.id)] = member
            elif kind == CHANNEL:
                resolved.setdefault("channels", {})[str(value.id)] = value.payload(
                    self.id, partial=True
                )
            elif kind == ATTACHMENT:
                resolved.setdefault("attachments", {})[str(value.id)] = value.shown
        if resolved:
            data["resolved"] = resolved
        return self._send(
            Interaction(self.fake, type, self.user, channel), data, deliver
        )

    def _member(self, user: w.User, channel: w.Channel) -> dict[str, Any]:
        world = self.fake.world
        roles = world.guilds[channel.guild or 0].roles_of(user.id)
        return user.member(roles, world.may(user.id, channel))

    def _send(
        self, made: Interaction, data: dict[str, Any], deliver: bool
    ) -> Interaction:
        fake, channel = self.fake, made.channel
        made.payload = {
            "id": str(made.id),
            "application_id": str(fake.world.bot.id),
            "type": made.type,
            "data": data,
            "channel_id": str(channel.id),
            "channel": channel.payload(
                fake.world.bot.id, partial=channel.guild is not None
            ),
            "token": made.token,
            "version": 1,
            "locale": self.user.locale,
            "app_permissions": str(fake.world.permissions(channel)),
            "entitlements": [],
            "authorizing_integration_owners": {"0": str(channel.guild or 0)},
            "context": 0 if channel.guild else 1,
            "attachment_size_limit": 10 * 2**20,
        }
        if channel.guild is not None:
            guild = fake.world.guilds[channel.guild]
            made.payload |= {
                "guild_id": str(guild.id),
                "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
                "guild_locale": guild.locale,
                "member": self._member(self.user, channel),
            }
        else:
            made.payload["user"] = self.user.payload()
        if made.pressed is not None:
            made.payload["message"] = made.pressed.payload()
        fake.interactions[made.token] = made
        if deliver:
            made.deliver()
        return made


class File:
    """A text file that a person attaches to a command."""

    def __init__(self, fake: FakeDiscord, name: str, text: str) -> None:
        self.shown = fake.file(name, text.encode())
        self.id = int(self.shown["id"])
