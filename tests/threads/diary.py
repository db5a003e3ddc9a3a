"""What a club reads, day by day: each message as it was posted, what is edited in it later, and what one person alone
sees. Ordinary play (reports of phases, questions, reminders) is counted, not shown."""

from __future__ import annotations

import collections
import re
from typing import TYPE_CHECKING, Any, NamedTuple

from simcord.components import walk_components

from tests.threads.words import in_words

if TYPE_CHECKING:
    from simcord.backend.models import Message

    from tests.bot.world import World

HOUR = 60 * 60
AT_ONCE = 120  # seconds in which an edit belongs to what was posted
CHANNEL = "#games"
ORDINARY = {
    "report": re.compile(r"^\*\*Turn "),
    "question": re.compile(r"^[^\n]*( · turn | · all players choose)"),
    "reminder": re.compile(
        r"^Up soon|half of your time is gone|: welcome back"
        r"|your time is nearly up[^\n]*(\n(?!Nobody else)|$)"
    ),
    "": re.compile(
        r"is thinking …$|^\*\*Caylus|^The record of the game:|^## Caylus[^\n]* begins"
    ),
}
"""How messages of ordinary play begin; those without a name are not counted."""
AWAITED = " is away until "
"""What a question says of whoever keeps the others waiting."""
CARD = re.compile(r"^## (Caylus[^\n]* #\d+)$", re.MULTILINE)
SEAT = re.compile(r"^(~~)?([🔵🔴🟢🟠] \*\*|🏆|⏹️)")
"""The lines of a card that are shown when they change."""


LONG = 60  # characters of a line that one person alone does not read in full again


class Entry(NamedTuple):
    """What somebody reads at a time: in a channel, in a direct message, or alone; `before`: the text that it edits."""

    at: int
    where: str
    text: str
    before: str | None = None


class Diary:
    """What is read in a world from now on."""

    def __init__(self, here: World, names: dict[int, str]) -> None:
        self.here, self.names = here, names
        self.began = int(here.bot.delivery_context.now())
        self.entries: list[Entry] = []
        self.ordinary: collections.Counter[tuple[int, str, str]] = collections.Counter()
        self._last: dict[int, tuple[int, str]] = {}
        """By message its last entry, and its text."""
        self._cards: dict[str, tuple[int, list[str]]] = {}
        """By title of a card its last entry, and the lines of it."""
        self._read: set[str] = set()
        self._away: set[str] = set()
        backend = here.env.backend
        announce, edit, delete = (
            backend.announce_message_create,
            backend.edit_message,
            backend.delete_message,
        )

        def announced(message: Message) -> Any:
            if not message.is_ephemeral:
                self._posted(message)
            return announce(message)

        def edited(*of: Any) -> Any:
            message = edit(*of)
            if not message.is_ephemeral:
                self._edited(message)
            return message

        def deleted(channel: int, message: int, *of: Any, **how: Any) -> Any:
            if message in self._last:
                _, text = self._last.pop(message)
                first = text.partition("\n")[0].strip("~")
                self._add(self._where(channel), f"(deleted: {first})")
            return delete(channel, message, *of, **how)

        backend.announce_message_create = announced
        backend.edit_message = edited
        backend.delete_message = deleted

    def now(self) -> int:
        return int(self.here.bot.delivery_context.now())

    def happens(self, text: str) -> None:
        """Note what happens, which no message says."""
        self._add("", f"* {text}")

    def alone(self, who: str, asked: str, answer: str) -> None:
        """Note what one person alone sees after a command or press; a long line shown before is cut."""
        lines = [f"> {asked}"]
        for line in self.plain(answer).split("\n"):
            known = line in self._read and len(line) > LONG
            lines.append(
                f"{line[:LONG].rpartition(' ')[0]} … (as before)" if known else line
            )
            self._read.add(line)
        self._add(f"{who} alone", "\n".join(lines))

    def lines(self) -> list[str]:
        """Return everything, with a heading for each day and channel."""
        days = collections.defaultdict(list)
        for entry in self._in_order():
            days[(entry.at - self.began) // (24 * HOUR) + 1].append(entry)
        lines = list[str]()
        for day, entries in sorted(days.items()):
            lines += [f"# Day {day}", ""]
            shown: tuple[str, str] | None = None
            for entry in entries:
                here = self.when(entry.at).split(", ")[1], entry.where
                if entry.where and here != shown:
                    lines += [f"## {here[0]} · {entry.where}", ""]
                shown = here
                lines += [entry.text, ""]
            played = self._played(day)
            lines += [f"(Ordinary play: {played}.)", ""] if played else []
        return lines

    def _in_order(self) -> list[Entry]:
        """Return the entries, those of the same time by channel, as chance orders them."""
        step, keyed = 0, list[tuple[tuple[int, int, bool, str], Entry]]()
        for entry in self.entries:
            posted = bool(entry.where) and not entry.where.endswith(" alone")
            step += not posted
            where = entry.where if posted else ""
            hour = (entry.at - self.began) // HOUR
            key = hour, step, posted and not where.startswith("thread "), where
            keyed.append((key, entry))
            step += not posted
        return [entry for _, entry in sorted(keyed, key=lambda one: one[0])]

    def _played(self, day: int) -> str:
        tables: dict[str, list[str]] = {}
        for (on, table, kind), count in sorted(self.ordinary.items()):
            if on == day:
                tables.setdefault(table, []).append(
                    f"{count} {kind}{'s' if count > 1 else ''}"
                )
        return "; ".join(f"{table} {', '.join(of)}" for table, of in tables.items())

    def when(self, at: float) -> str:
        hours = int(at - self.began) // HOUR
        return f"day {hours // 24 + 1}, {hours % 24:02}:00"

    def _relative(self, at: int) -> str:
        hours = round((at - self.now()) / HOUR)
        number, unit = (
            (abs(hours), "hour") if abs(hours) < 48 else (abs(hours) // 24, "day")
        )
        many = f"{number} {unit}{'' if number == 1 else 's'}"
        return "now" if not hours else f"in {many}" if hours > 0 else f"{many} ago"

    def plain(self, text: str) -> str:
        """Return a text with names, times and places in words."""
        text = re.sub(r"<@(\d+)>", lambda found: f"@{self.names[int(found[1])]}", text)
        text = re.sub(r"<t:(\d+):R>", lambda found: self._relative(int(found[1])), text)
        text = re.sub(r"<t:(\d+):\w>", lambda found: self.when(int(found[1])), text)
        text = re.sub(r"<@&(\d+)>", lambda found: f"@{self._role(int(found[1]))}", text)
        text = re.sub(
            r"<#(\d+)>", lambda found: f"‹{self._where(int(found[1]))}›", text
        )
        text = re.sub(r"</([\w -]+):\d+>", r"/\1", text)
        text = text.replace("\\.", ".")
        return re.sub(r"https://discord.com/channels/[\d/]+", "(link)", text)

    def _role(self, number: int) -> str:
        return next(
            role.name
            for guild in self.here.env.backend.guilds.values()
            for role in guild.roles.values()
            if role.id == number
        )

    def words(self, message: Message, text: str | None = None) -> str:
        """Return a message with what can be pressed, and whom it pings."""
        parts = list(walk_components(message.components))
        pressed = " ".join(in_words(part) for part in parts if part.get("custom_id"))
        files = [f"(picture {one['filename']})" for one in message.attachments]
        return "\n".join(
            filter(None, [self._text(message) if text is None else text, pressed])
        ) + (f"\n{' '.join(files)}" if files and "🏆" in self._text(message) else "")

    def _text(self, message: Message) -> str:
        parts = walk_components(message.components)
        texts = [message.content, *(part.get("content", "") for part in parts)]
        return self.plain("\n".join(texts).strip())

    def _where(self, channel: int) -> str:
        found = self.here.env.backend.channels[channel]
        if found.recipient_ids:
            others = [
                self.names[user] for user in found.recipient_ids if user in self.names
            ]
            return f"direct message to {others[0]}"
        if found.is_thread:
            title = re.search(r"Caylus.* #\d+", found.name)
            return f"thread of {title[0]}" if title else f"thread {found.name}"
        return f"#{found.name}"

    def _add(self, where: str, text: str, before: str | None = None) -> int:
        self.entries.append(Entry(self.now(), where, text, before))
        self._read.update(text.split("\n"))
        return len(self.entries) - 1

    def _kind(self, message: Message, text: str) -> str | None:
        if message.type not in (0, 19):
            return ""
        for kind, begins in ORDINARY.items():
            if begins.search(text):
                return kind
        return None

    def _posted(self, message: Message) -> None:
        where, text = self._where(message.channel_id), self._text(message)
        self._note_away(where, text)
        card = CARD.match(text)
        if card is not None:
            self._card(card[1], text)
            return
        kind = self._kind(message, text)
        if kind is not None or not text:
            if kind:
                day = (self.now() - self.began) // (24 * HOUR) + 1
                self.ordinary[day, where.removeprefix("thread of "), kind] += 1
            return
        pings = [self.names[user] for user in message.ping_user_ids]
        shown = self.words(message) + (
            f"\n→ pings {', '.join(sorted(pings))}" if pings else ""
        )
        self._last[message.id] = self._add(where, shown), text

    def _edited(self, message: Message) -> None:
        text = self._text(message)
        card = CARD.match(text)
        if card is not None:
            self._card(card[1], text)
        if message.id not in self._last:
            return
        number, earlier = self._last[message.id]
        entry = self.entries[number]
        at_once = self.now() - entry.at < AT_ONCE
        if text == earlier and not at_once:
            return
        before = entry.before if at_once else earlier
        if before is not None:
            kept, lines = set(before.split("\n")), list[str]()
            for line in self.words(message).split("\n"):
                if line not in kept:
                    lines.append(line)
                elif not lines or lines[-1] != "…":
                    lines.append("…")
            shown = "(edited) " + "\n".join(lines)
        else:
            pings = [line for line in entry.text.split("\n") if line.startswith("→")]
            shown = "\n".join([self.words(message), *pings])
        if at_once:
            self.entries[number] = entry._replace(text=shown)
        else:
            number = self._add(entry.where, shown, before)
        self._last[message.id] = number, text

    def _card(self, title: str, text: str) -> None:
        """Note the seats and the result of a card where they have changed."""
        lines = [line for line in text.split("\n") if SEAT.match(line)]
        number, before = self._cards.get(title, (None, []))
        if not lines or before == lines:
            return
        shown = "\n".join([f"(the card of {title}, in part)", *lines])
        if number is None or self.now() - self.entries[number].at >= AT_ONCE:
            number = self._add(CHANNEL, shown)
        self.entries[number] = self.entries[number]._replace(text=shown)
        self._cards[title] = number, lines

    def _note_away(self, where: str, text: str) -> None:
        """Note what a question says of people who are away, once: it goes when they are back."""
        for line in text.split("\n"):
            if AWAITED in line and line not in self._away:
                self._away.add(line)
                self._add(where, f"(of a question) {line}")

    def standing(self, channel: Any) -> list[str]:
        """Return the cards, or the pinned message, of a channel as they are now."""
        lines = list[str]()
        for message in sorted(channel.history(), key=lambda one: one.id):
            stored = self.here.env.backend.get_message(message.channel.id, message.id)
            text = self._text(stored)
            if CARD.match(text) or text.startswith("**Caylus"):
                lines += [self.words(stored), ""]
        return lines
