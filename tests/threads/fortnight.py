"""A club's fortnight: fifteen days, fourteen members, five tables, of which one is played to its end. One quits, one
vanishes, one is banned, and another member takes that seat; one no longer plays, one is away, one takes another name.
Their host plays at no table, gives the seat of the one who has vanished to another until they return, warns and bars
the one who has quit, lets one begin no new games, and bars by mistake two who play, which they mend: one comes back
after a day and more. That the one was banned was a mistake, too. A moderator who plays is refused at their own table.
What stands in the channel, in each thread and in the moderators' log at the end is kept to be read, in
`tests/fixtures/fortnight.txt`; `python -m tests.threads.fortnight` writes it again."""

from __future__ import annotations

import asyncio
import datetime
import random
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import discord
from simcord.components import walk_components

from bot.core import queries, user_data
from tests.bot.features.moderation.test_acts import joined
from tests.bot.players import Player
from tests.bot.world import NAMES, world
from tests.threads.conversation import work_in_turn
from tests.threads.words import in_words

if TYPE_CHECKING:
    from simcord.backend.models import Message

    from tests.bot.world import World

FILE = Path(__file__).parent.parent / "fixtures" / "fortnight.txt"
MEMBERS = (*NAMES, "Fay", "Gus", "Hal", "Ida", "Jo", "Kim", "Lou", "Max", "Ned")
TABLES = (
    ((0, 1, 2, 3), {"pace": "24h", "late": "skip"}),
    ((4, 5, 6), {"pace": "24h", "late": "stand-in"}),
    ((7, 8, 9), {"pace": "24h", "late": "vote"}),
    ((10, 11, 12, 13), {"game": "magna_carta", "pace": "24h", "late": "skip"}),
    ((1, 2), {"pace": "24h"}),
)
"""Who sits where, and the rules of the table; the first opens it."""
DAYS, LOOKS, SEED = 15, 2, 20
HOUR = 60 * 60
QUITS, VANISHES, BANNED, CLAIMS, AWAY, RENAMED, TIRES = 3, 5, 8, 10, 11, 0, 4
"""On the day of `WHEN` each does that."""
WHEN = {
    "quits": 3,
    "vanishes": 4,
    "banned": 6,
    "claims": 7,
    "away": 5,
    "renamed": 8,
    "tires": 6,
}
ASKS = re.compile(r"^Up soon|^[^\n]*( · turn |: all players choose)")
"""What a message begins with that asks somebody."""
AWAITED = " is away until "
"""What a question says of whoever keeps the others waiting."""
MODERATE = "table moderate"
WARNS, GIVES, TAKES_BACK, BARS, MISTAKES, RESTRICTS, RETURNS = 8, 9, 10, 11, 12, 13, 14
"""On these days the host acts, whose mistake is mended half a day later; on the last who has vanished returns."""
MISTAKEN, LOST, TELLS, RESTRICTED, MODERATES, COOLS = 12, 9, 6, 1, 7, 2
"""Whose bar is lifted half a day later as a mistake, whose three days later; who reports, who may begin no game, who
moderates and plays, and who is barred for a day."""
FIRST, LAST = 3, 6
"""So many messages are shown of the thread of a game that has ended."""


class Fortnight:
    """The club as it is played through, day by day."""

    def __init__(self, here: World) -> None:
        self.here = here
        self.chances: dict[int, random.Random] = {}
        """By game the chance of its players: what happens at one table changes nothing at the others."""
        self.began = 0
        self.games: list[int] = []
        self.gone: set[int] = set()
        self.private: list[str] = []
        self.absences: dict[int, str] = {}
        """By question until when somebody was away whom it asked."""
        self.host = joined(here, "Olga", manage_guild=True, manage_threads=True)
        self.unreached: set[int] = set()
        """Who takes no direct messages."""
        direct = here.bot.discord_api.direct

        async def reached(user: int, text: str, **options: Any) -> bool:
            return user not in self.unreached and await direct(user, text, **options)

        here.bot.discord_api.direct = reached  # type: ignore[method-assign]
        self.posted: dict[int, dict[int, Message]] = {}
        """By channel every message that was posted there, also one that has been deleted since."""
        announce = here.env.backend.announce_message_create

        def announced(message: Message) -> Any:
            self.posted.setdefault(message.channel_id, {})[message.id] = message
            return announce(message)

        here.env.backend.announce_message_create = announced

    async def play(self) -> None:
        """All of it."""
        here = self.here
        for name in MEMBERS[len(NAMES) :]:
            role = here.guild.create_role(
                name, permissions=discord.Permissions(manage_threads=True)
            )
            roles = [role] if name == MEMBERS[MODERATES] else []
            here.people.append(
                here.guild.add_member(here.env.create_user(name), roles=roles)
            )
        for person in here.people:
            await here.bot.db.run(
                user_data.set_for, person.id, {"confirm": "no", "guide": "no"}
            )
        hall = here.guild.create_text_channel("club-hall")
        await self._host_says(1, here.channel, "caylus-server log", channel=hall)
        shut, opens = (
            discord.PermissionOverwrite(view_channel=is_open)
            for is_open in (False, True)
        )
        readers = dict.fromkeys(
            (self.host, here.people[MODERATES], here.bot.user), opens
        )
        self.log = here.guild.create_text_channel(
            "mod-log", overwrites={here.guild.default_role: shut, **readers}
        )
        await self._host_says(1, here.channel, "caylus-server log", channel=self.log)
        for people, options in TABLES:
            self.games.append(await self._table(people, {"game": "caylus", **options}))
        for day in range(1, DAYS + 1):
            await self._happens(day)
            for look in range(LOOKS):
                if look and day == MISTAKES:
                    reason = "It was somebody else"
                    await self._moderates(day, 3, act="back", entry=6, reason=reason)
                for game in self.games:
                    await self._look(game)
                await here.env.advance_time(24 * HOUR // LOOKS)
                await here.quiet()
                await self._note_absences()
        await Player(here, self.games[4], seed=SEED, way="act").hurry()
        await here.quiet()

    async def _note_absences(self) -> None:
        """Keep what the questions of now say of people who are away: it goes when these are back."""
        for game in self.games:
            for message in (await self.here.home(game)).history():
                self.absences.update(
                    (message.id, line)
                    for line in message.content.split("\n")
                    if AWAITED in line
                )

    async def _table(self, people: tuple[int, ...], options: dict[str, Any]) -> int:
        here, (first, *others) = self.here, people
        await here.slash(first, here.channel, "new", **options)
        (info, *_) = await here.bot.db.read(queries.lobbies_in, here.channel.id)
        for who in others:
            await here.slash(who, here.channel, "join", game=str(info.id))
        await here.slash(first, here.channel, "start", game=str(info.id))
        return info.id

    async def _happens(self, day: int) -> None:
        here = self.here
        if day == WHEN["quits"]:
            asked = await here.slash(
                QUITS, await here.home(self.games[0]), "table resign"
            )
            self._note(day, MEMBERS[QUITS], "table resign", asked.response.content)
            await here.people[QUITS].click(asked.response, label="Yes, leave")
            self.gone.add(QUITS)
        if day == WHEN["vanishes"]:
            self.gone.add(VANISHES)
        if day == WHEN["tires"]:
            self.gone.add(TIRES)
        if day == WHEN["away"]:
            said = await here.slash(
                AWAY, await here.home(self.games[3]), "me away", days=4
            )
            self._note(day, MEMBERS[AWAY], "me away days=4", said.response.content)
            said = await here.slash(13, await here.home(self.games[3]), "status")
            self._note(day, MEMBERS[13], "status", said.response.content)
            self.gone.add(AWAY)
        if day == WHEN["away"] + 4:
            self.gone.discard(AWAY)
        if day == WHEN["banned"]:
            here.env.backend.remove_member(here.guild.id, here.people[BANNED].id)
            self.gone.add(BANNED)
        if day == WHEN["claims"]:
            await here.slash(CLAIMS, await here.home(self.games[2]), "table claim")
        if day == WARNS:
            self.unreached.add(here.people[QUITS].id)
            warned = {
                "act": "bar",
                "member": here.people[QUITS],
                "reason": "Insults in the thread",
            }
            await self._moderates(day, 0, "Yes: a warning", **warned)
        if day == GIVES:
            told = await here.slash(
                TELLS,
                await here.home(self.games[1]),
                MODERATE,
                act="report",
                reason="Is Fay coming back?",
            )
            self._note(
                day, MEMBERS[TELLS], f"{MODERATE} act=report", told.response.content
            )
            sent = await here.people[TELLS].click(told.response, label="Yes: send it")
            self._note(day, MEMBERS[TELLS], "[Yes: send it]", sent.response.content)
            looked = await here.slash(QUITS, here.channel, "games")
            for shown in [looked.response, *looked.followups]:
                self._note(day, MEMBERS[QUITS], "games", shown.content)
            self.unreached.clear()
            seat = {"act": "give", "seat": 1, "member": here.people[13]}
            await self._moderates(day, 1, reason="No sign of Fay for five days", **seat)
            refused = await here.slash(
                0, await here.home(self.games[0]), MODERATE, act="end", reason="Boring"
            )
            self._note(
                day,
                "Ann",
                f"{MODERATE} act=end reason=Boring",
                refused.response.content,
            )
        if day == TAKES_BACK:
            await self._moderates(
                day, 1, act="back", reason="Fay has written, and comes back next week"
            )
            (report,) = [
                one for one in self.log.history() if one.content.startswith("🚩")
            ]
            form = await self.host.click(report, label="Done.")
            await self.host.submit_modal(
                form, {"sentence": "Fay has written to me, and comes back next week."}
            )
            wrong = {
                "act": "bar",
                "member": here.people[LOST],
                "reason": "Two accounts",
            }
            self.gone.add(LOST)
            await self._moderates(day, 2, "Yes: a suspension until lifted", **wrong)
        if day == BARS:
            bar = {
                "act": "bar",
                "member": here.people[QUITS],
                "reason": "Insults again",
            }
            await self._moderates(day, 0, "Yes: a suspension until lifted", **bar)
            refused = await here.slash(QUITS, here.channel, "new", game="caylus")
            self._note(day, "Dee", "new game=caylus", refused.response.content)
            await self._host_says(day, here.channel, "caylus-server log")
            await self._host_says(
                day, here.channel, "caylus-server log", member=here.people[QUITS]
            )
        if day == RESTRICTS:
            bar = {
                "act": "bar",
                "member": here.people[RESTRICTED],
                "reason": "Opens tables and cancels them",
            }
            await self._moderates(day, 0, "Yes: no new games for 7 days", **bar)
            refused = await here.slash(RESTRICTED, here.channel, "new", game="caylus")
            self._note(
                day, MEMBERS[RESTRICTED], "new game=caylus", refused.response.content
            )
            await self._moderates(
                day, 2, act="back", entry=4, reason="They are two brothers"
            )
        if day == MISTAKES:
            skip = {"act": "skip", "seat": 2, "reason": "Jo is barred"}
            refused = await here.slash(
                MODERATES, await here.home(self.games[2]), MODERATE, **skip
            )
            self._note(
                day,
                f"{MEMBERS[MODERATES]} (a moderator)",
                f"{MODERATE} act=skip",
                refused.response.content,
            )
            mistake = {
                "act": "bar",
                "member": here.people[MISTAKEN],
                "reason": "Insults in the thread",
            }
            await self._moderates(day, 3, "Yes: a suspension for 7 days", **mistake)
            short = {
                "act": "bar",
                "member": here.people[COOLS],
                "reason": "Shouts at Bob",
            }
            await self._moderates(day, 0, "Yes: a suspension for 1 day", **short)
            self.gone.add(COOLS)
        if day == MISTAKES + 1:
            self.gone.discard(COOLS)
        if day == RETURNS:
            channel = here.people[LOST].user.dm_channel
            (offer,) = [
                one
                for one in channel.history()
                if "take your seat back where it is still free" in one.content
            ]
            await self._comes_back(day, LOST, here.people[LOST].user, offer)
            hidden = {"act": "ladder", "member": here.people[AWAY]}
            await self._moderates(day, 0, reason="Asked for it", **hidden)
            await self._moderates(day, 1, act="title", reason="Real names in it")
            reason = "Ida was banned in place of a namesake"
            await self._moderates(day, 2, act="mistake", seat=1, reason=reason)
            history = (await here.home(self.games[1])).history()
            (button,) = [
                one
                for one in history
                if "press the button to play here again" in one.content
            ]
            await self._comes_back(day, VANISHES, here.people[VANISHES], button)
        if day == WHEN["renamed"]:
            here.env.backend.users[here.people[RENAMED].id].username = "Anna"
            here.env.backend.users[here.people[RENAMED].id].global_name = "Anna"

    async def _comes_back(
        self, day: int, who: int, person: Any, offer: Message
    ) -> None:
        """Somebody reads what it means to take their seat back, and confirms it."""
        label = "Take my seat back"
        asked = (await person.click(offer, label=label)).response
        self._note(day, MEMBERS[who], f"[{label}]", f"{asked.content}\n[{label}] [No]")
        await person.click(asked, label=label)
        self.gone.discard(who)

    async def _look(self, game: int) -> None:
        """Everybody who is there looks at their game and acts while they are asked."""
        chance = self.chances.setdefault(game, random.Random(SEED + game))
        for _ in range(12):
            position = await self.here.bot.db.read(queries.position, game)
            mine = []
            for who, person in enumerate(self.here.people):
                asked = position.asked(person.id)
                decision = asked.decision
                if (
                    decision is not None
                    and position.info.seats[decision.seat].user == person.id
                ):
                    mine.append((who, decision))
            mine = [(who, decision) for who, decision in mine if who not in self.gone]
            if not mine or chance.random() < 0.2:
                return
            who, decision = mine[0]
            codes = [code for code in decision.actions if code != "pass"] or ["pass"]
            await self.here.slash(
                who, await self.here.home(game), "act", action=chance.choice(codes)
            )
            await self.here.quiet()

    async def told(self) -> list[str]:
        """What stands in the channel, and in each thread."""
        here = self.here
        lines = ["# The channel", ""]
        lines += self._of(here.channel)
        for game in self.games:
            info = await here.bot.db.read(queries.info, game)
            home = await here.home(game)
            lines += [
                f"# Table {game}: {info.status}, turn {info.turn}; its thread: {home.name}",
                "",
            ]
            lines += self._of(home, short=info.status == "finished")
        lines += ["# The moderators' log", "", *self._of(self.log)]
        for who, name in enumerate(MEMBERS):
            channel = here.people[who].user.dm_channel
            messages = [] if channel is None else self._of(channel)
            lines += [f"# Direct messages to {name}", "", *messages] if messages else []
        return [*lines, "# What one person alone saw", "", *self.private]

    async def _moderates(
        self, day: int, table: int, way: str | None = None, **options: Any
    ) -> None:
        """The host acts in the thread of a table, in the first way that is offered or that of a label."""
        where = await self.here.home(self.games[table])
        asked = (
            await self._host_says(day, where, f"caylus {MODERATE}", **options)
        ).response
        pressed = way or next(
            part["label"]
            for part in walk_components(asked.components)
            if part.get("label")
        )
        menus = [one for one in walk_components(asked.components) if one.get("options")]
        for menu in menus:  # of degrees: what the chosen one does is read before
            (value,) = [
                one["value"] for one in menu["options"] if one["label"] == pressed
            ]
            chosen = await self.host.select(asked, [value], custom_id=menu["custom_id"])
            asked = chosen.response
            self._note(day, "Olga", f"[{pressed}, in the menu]", asked.content)
        done = await self.host.click(asked, label=pressed)
        self._note(day, "Olga", f"[{pressed}]", done.response.content)
        await self.here.quiet()

    async def _host_says(
        self, day: int, where: Any, command: str, **options: Any
    ) -> Any:
        asked = await self.host.slash(where, command, **options)
        typed = " ".join(
            f"{name}={getattr(value, 'name', value)}" for name, value in options.items()
        )
        answer = asked.response
        parts = list(walk_components(answer.components or []))
        pressed = " ".join(in_words(part) for part in parts if part.get("custom_id"))
        self._note(
            day,
            "Olga",
            f"{command.removeprefix('caylus ')} {typed}".rstrip(),
            "\n".join(filter(None, [answer.content, pressed])),
        )
        return asked

    def _note(self, day: int, who: str, command: str, answer: str) -> None:
        """Keep what only one person sees."""
        asked = command if command.startswith("[") else f"/{command}"
        self.private += [f"[day {day}] {who} {asked}", self._plain(answer), ""]

    def _of(self, channel: Any, *, short: bool = False) -> list[str]:
        """The messages of a channel as they are now, with what can be pressed; of deleted ones the first line.
        `short`: the first and the last ones alone."""
        blocks = self._blocks(channel)
        if short:
            left_out = len(blocks) - FIRST - LAST
            blocks[FIRST:-LAST] = [
                [f"({left_out} messages that are not shown here)", ""]
            ]
        return [line for block in blocks for line in block]

    def _blocks(self, channel: Any) -> list[list[str]]:
        blocks, questions = [], 0
        why: list[str] = []  # of deleted questions: until when somebody was away
        present = {message.id for message in channel.history()}
        for message in sorted(
            self.posted.get(channel.id, {}).values(), key=lambda one: one.id
        ):
            parts = list(walk_components(message.components))
            text = self._plain(
                "\n".join(
                    [message.content, *(part.get("content", "") for part in parts)]
                ).strip()
            )
            if message.is_ephemeral or not text:
                continue
            if message.id not in present and ASKS.search(text):
                questions += 1
                why += (
                    [self._plain(self.absences[message.id])]
                    if message.id in self.absences
                    else []
                )
                continue
            if questions:
                blocks.append(
                    [f"({questions} × a question, deleted when it was over)", *why, ""]
                )
                questions, why = 0, []
            if message.id not in present:
                head = f"({self._at(message.id)}, deleted since)"
                blocks.append([head, text.partition("\n")[0], ""])
                continue
            edited = message.edited_timestamp
            last = (
                ""
                if edited is None
                else datetime.datetime.fromisoformat(edited).timestamp()
            )
            lines = [
                f"[{self._at(message.id)}{f', edited last {self._when(last)}' if last else ''}]",
                text,
            ]
            pressed = [part for part in parts if part.get("custom_id")]
            lines += [" ".join(map(in_words, pressed))] if pressed else []
            lines += [f"(picture {one['filename']})" for one in message.attachments]
            blocks.append([*lines, ""])
        return blocks

    def _at(self, message: int) -> str:
        return self._when(discord.utils.snowflake_time(message).timestamp())

    def _when(self, at: float) -> str:
        hours = int(at - self.began) // HOUR
        return f"day {hours // 24 + 1}, {hours % 24:02}:00"

    def _plain(self, text: str) -> str:
        names = dict(
            zip([person.id for person in self.here.people], MEMBERS, strict=True)
        )
        names[self.host.id] = "Olga"
        text = re.sub(r"<@(\d+)>", lambda found: f"@{names[int(found[1])]}", text)
        text = re.sub(r"<t:(\d+):\w>", lambda found: self._when(int(found[1])), text)
        text = re.sub(r"<#\d+>", "#thread", text)
        text = re.sub(r"</([\w -]+):\d+>", r"/\1", text)
        return re.sub(r"https://discord.com/channels/[\d/]+", "(link)", text)


async def lines() -> list[str]:
    """The whole fortnight, as it is to be read."""
    work_in_turn()
    async with world(seed=15) as here:
        club = Fortnight(here)
        club.began = int(here.bot.delivery_context.now())
        await club.play()
        assert here.env.errors == []
        return await club.told()


def write() -> None:
    """Write it again."""
    FILE.write_text("\n".join(asyncio.run(lines())) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
