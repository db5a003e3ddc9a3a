"""A club's fortnight: fifteen days, twenty members, nine tables, everything that goes wrong in a club, and what its
host does about it. What everybody reads of it is kept in `tests/fixtures/fortnight.txt`, day by day, for somebody who
has not seen it to judge; `python -m tests.threads.fortnight` writes it again."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import TYPE_CHECKING, Any

import discord
from simcord.components import walk_components

from bot.core import queries, user_data
from bot.features.tournaments import repository
from tests.bot.features.moderation.test_acts import joined
from tests.bot.features.tournaments.test_in_the_server import (
    announcement,
    button,
    numbered,
    panels,
)
from tests.bot.players import Player
from tests.bot.world import NAMES, world
from tests.threads.conversation import work_in_turn
from tests.threads.diary import Diary
from tests.threads.words import in_words

if TYPE_CHECKING:
    from tests.bot.world import World

FILE = Path(__file__).parent.parent / "fixtures" / "fortnight.txt"
MORE = ("Fay", "Gus", "Hal", "Ida", "Jo", "Kim", "Lou", "Max", "Ned")
NEW = ("Pia", "Quin", "Rob", "Sue", "Tom", "Uma")
MEMBERS = (*NAMES, *MORE, *NEW)
ANN, BOB, CY, DEE, EVE, FAY, GUS, HAL, IDA, JO = range(10)
KIM, LOU, MAX, NED, PIA, QUIN, ROB, SUE, TOM, UMA = range(10, 20)
TABLES = (
    ((ANN, BOB, CY, DEE), {"pace": "24h", "late": "skip"}),
    ((EVE, FAY, GUS), {"pace": "24h", "late": "stand-in"}),
    ((HAL, IDA, JO), {"pace": "24h", "late": "vote"}),
    ((KIM, LOU, MAX, NED), {"game": "magna_carta", "pace": "24h", "late": "skip"}),
    ((BOB, CY), {"pace": "24h"}),
    ((PIA, QUIN, ROB), {"pace": "24h", "late": "skip"}),
    ((SUE, TOM), {"pace": "24h"}),
    ((SUE, UMA), {"pace": "24h"}),
)
"""Who sits where, and the rules of the table; the first opens it."""
DAYS, LOOKS, SEED = 15, 2, 20
HOUR = 60 * 60
MODERATE = "table moderate"
HEAD = """\
A fortnight of a club, as it is read there. Olga is its host: she may do everything on the server, and plays nowhere.
Hal may moderate (Manage Threads), and plays at table 3. `*` says what happens that no message says. "(edited)" is an
earlier message that changes: what stays of it is "…". `→ pings` names whom a message mentions with a notification.
The pace of all tables is a day a move, then a time bank of two days.

* Caylus #1, Ann, Bob, Cy and Dee (late players are skipped): Dee quits, is warned and suspended; Cy is suspended for a
  day; Ann takes another name.
* Caylus #2, Eve, Fay and Gus (a computer plays for late players): Fay and Eve vanish; Ned gets Fay's seat until she is
  back; Eve stays away.
* Caylus #3, Hal, Ida and Jo (late players can be replaced by vote): Ida is banned in place of a namesake; Jo is
  suspended by mistake, which is corrected after three days.
* Caylus Magna Carta #4, Kim, Lou, Max and Ned (late players are skipped): Lou is away; Max is suspended by mistake,
  which is corrected at once.
* Caylus #5, Bob and Cy (the table waits for late players): it is ended by mistake, and goes on; its settings are
  changed.
* Caylus #6, Pia, Quin and Rob (late players are skipped): all three vanish.
* Caylus #7, Sue and Tom, and Caylus #8, Sue and Uma: the result of the first is void, and counts again.
* Caylus #9, Sue, Tom and Uma: a tournament's table, counted when its round is over.
"""


class Fortnight:
    """The club as it is played through, day by day."""

    def __init__(self, here: World) -> None:
        self.here = here
        self.chances: dict[int, random.Random] = {}
        """By game the chance of its players: what happens at one table changes nothing at the others."""
        self.games: list[int] = []
        self.gone: set[int] = set()
        self.host = joined(
            here, "Olga", manage_guild=True, manage_threads=True, manage_events=True
        )
        self.unreached: set[int] = set()
        """Who takes no direct messages."""
        direct = here.bot.discord_api.direct

        async def reached(user: int, text: str, **options: Any) -> bool:
            return user not in self.unreached and await direct(user, text, **options)

        here.bot.discord_api.direct = reached  # type: ignore[method-assign]
        for name in (*MORE, *NEW):
            rights = {"manage_threads": True} if name == MEMBERS[HAL] else {}
            here.people.append(joined(here, name, **rights))
        names = {
            person.id: name for person, name in zip(here.people, MEMBERS, strict=True)
        }
        self.diary = Diary(here, names | {self.host.id: "Olga"})

    async def play(self) -> None:
        """All of it."""
        here = self.here
        for person in here.people:
            await here.bot.db.run(
                user_data.set_for, person.id, {"confirm": "no", "guide": "no"}
            )
        for day in range(1, DAYS + 1):
            happens = getattr(self, f"_day_{day}", None)
            if happens is not None:
                await happens()
            for look in range(LOOKS):
                if look and day == 12:
                    await self._moderates(
                        3, act="back", entry=self.cases["Max"], reason="Somebody else"
                    )
                for game in self.games:
                    await self._look(game)
                await here.env.advance_time(24 * HOUR // LOOKS)
                await here.quiet()
        await self._ends()

    # What happens

    async def _day_1(self) -> None:
        here = self.here
        self.cases: dict[str, int] = {}
        hall = here.guild.create_text_channel("club-hall")
        await self._host_says(here.channel, "caylus-server log", channel=hall)
        shut, opens = (
            discord.PermissionOverwrite(view_channel=is_open)
            for is_open in (False, True)
        )
        readers = dict.fromkeys((self.host, here.people[HAL], here.bot.user), opens)
        self.log = here.guild.create_text_channel(
            "mod-log", overwrites={here.guild.default_role: shut, **readers}
        )
        await self._host_says(here.channel, "caylus-server log", channel=self.log)
        welcome = next(one for one in here.channel.history() if "👋" in one.content)
        checked = await self.host.click(welcome, label="Check my setup")
        await self._note_answers("Olga", "[Check my setup]", checked)
        await self._host_says(here.channel, "caylus-server settings")
        for people, options in TABLES:
            self.games.append(await self._table(people, {"game": "caylus", **options}))
        for game, at in ((self.games[6], 1), (self.games[7], 2)):
            self.diary.happens(f"Caylus #{game} is played to its end.")
            await Player(here, game, seed=SEED + at, way="act").hurry()
            await here.quiet()
        await self._cup()

    async def _cup(self) -> None:
        """A tournament of one round of a week, whose table is counted when that is over."""
        here = self.here
        here.owner = self.host  # type: ignore[attr-defined]
        opened = await self.host.slash(here.channel, "caylus-club tournament")
        shown = opened.response.message
        form = await self.host.click(shown, custom_id=button(shown, "tournew"))
        panel = await self.host.submit_modal(form, {"name": "Club Cup"})
        message = panel.response.message
        for what, value in (("format", "swiss"), ("game", "caylus 3")):
            await self.host.select(
                message, [value], custom_id=button(message, "tourset", what)
            )
        await numbered(here, message, "numbers", most="3", least="3", rounds="1")
        now = panels(here, message)[0]
        self.diary.alone("Olga", "[the tournament as it is proposed]", now.content)
        await numbered(here, message, "times", round_days="7", grace_days="0")
        now = panels(here, message)[0]
        await self.host.click(message, custom_id=button(now, "touropen"))
        await here.quiet()
        for who in (SUE, TOM, UMA):
            posted = announcement(here)
            await here.people[who].click(posted, custom_id=button(posted, "tourin"))
        await here.quiet()
        opened = await self.host.slash(here.channel, "caylus-club tournament")
        shown = opened.response.message
        managed = await self.host.click(shown, custom_id=button(shown, "tourmanage"))
        shown = managed.response.message
        await self.host.click(shown, custom_id=button(shown, "tourdo", "begin"))
        self.diary.happens("Sue, Tom and Uma have signed up, and Olga begins the cup.")
        await here.quiet()
        show = await here.bot.db.read(repository.show, 1)
        self.games += [table.pairing.game for table in show.tables]

    async def _day_3(self) -> None:
        here = self.here
        asked = await here.slash(DEE, await self._home(0), "table resign")
        await self._note_answers("Dee", "/caylus table resign", asked)
        left = await here.people[DEE].click(asked.response, label="Yes, leave")
        await self._note_answers("Dee", "[Yes, leave]", left)
        self._vanishes(PIA, QUIN, ROB)
        self.diary.happens("Pia, Quin and Rob no longer play, without a word.")
        self.diary.happens("Olga ends the wrong table, and sees it at once.")
        reason = "Nobody plays there any more"
        await self._moderates(4, act="end", reason=reason)
        await self._moderates(4, act="back", reason="That was the wrong table")

    async def _day_4(self) -> None:
        self._vanishes(FAY)
        self.diary.happens("Fay no longer plays, without a word.")
        await self._moderates(6, act="void", reason="Tom let Sue move for him")

    async def _day_5(self) -> None:
        here, home = self.here, await self._home(3)
        away = await here.slash(LOU, home, "me away", days=4)
        await self._note_answers("Lou", "/caylus me away days:4", away)
        await self._note_answers(
            "Ned", "/caylus status", await here.slash(NED, home, "status")
        )
        self._vanishes(LOU)
        reason = "Both have shown me that each moved for themselves"
        await self._moderates(6, act="back", reason=reason)

    async def _day_6(self) -> None:
        here = self.here
        self.diary.happens("Ida is banned from the server, by Discord's own ban.")
        here.env.backend.remove_member(here.guild.id, here.people[IDA].id)
        self._vanishes(IDA, EVE)
        self.diary.happens("Eve no longer plays, without a word.")

    async def _day_7(self) -> None:
        taken = await self.here.slash(KIM, await self._home(2), "table claim")
        await self._note_answers("Kim", "/caylus table claim", taken)

    async def _day_8(self) -> None:
        here = self.here
        self.diary.happens("Ann is called Anna on Discord from now on.")
        user = here.env.backend.users[here.people[ANN].id]
        user.username = user.global_name = "Anna"
        self.diary.happens("Dee takes no direct messages for a day.")
        self.unreached.add(here.people[DEE].id)
        reason = "Insults in the thread"
        await self._bars(0, DEE, "a warning", reason)

    async def _day_9(self) -> None:
        here = self.here
        self.gone.discard(LOU)
        asked = await here.slash(
            GUS,
            await self._home(1),
            MODERATE,
            act="report",
            reason="Is Fay coming back?",
        )
        await self._note_answers(
            "Gus",
            "/caylus table moderate act:report reason:Is Fay coming back?",
            asked,
        )
        sent = await here.people[GUS].click(asked.response, label="Yes: send it")
        await self._note_answers("Gus", "[Yes: send it]", sent)
        looked = await here.slash(DEE, here.channel, "games")
        await self._note_answers("Dee", "/caylus games", looked)
        self.unreached.clear()
        seat = {"act": "give", "seat": 1, "member": here.people[NED]}
        await self._moderates(1, **seat, reason="No sign of Fay for five days")
        refused = await here.slash(
            ANN, await self._home(0), MODERATE, act="end", reason="Boring"
        )
        await self._note_answers(
            "Ann", "/caylus table moderate act:end reason:Boring", refused
        )

    async def _day_10(self) -> None:
        reason = "Fay has written, and comes back next week"
        await self._moderates(1, act="back", reason=reason)
        (report,) = [one for one in self.log.history() if "🚩" in one.content]
        form = await self.host.click(report, label="Done")
        sentence = "Fay has written to me, and comes back next week."
        await self.host.submit_modal(form, {"sentence": sentence})
        self._vanishes(JO)
        await self._bars(2, JO, "a suspension until lifted", "Two accounts")

    async def _day_11(self) -> None:
        here = self.here
        await self._bars(0, DEE, "a suspension until lifted", "Insults again")
        refused = await here.slash(DEE, here.channel, "new", game="caylus")
        await self._note_answers("Dee", "/caylus new game:caylus", refused)
        await self._bars(0, DEE, "a suspension for 30 days", "A month is enough")
        await self._host_says(here.channel, "caylus-server log")
        dee = here.people[DEE]
        await self._host_says(here.channel, "caylus-server log", member=dee)

    async def _day_12(self) -> None:
        here = self.here
        skip = {"act": "skip", "seat": 2, "reason": "Jo is suspended"}
        refused = await here.slash(HAL, await self._home(2), MODERATE, **skip)
        asked = "/caylus table moderate act:skip seat:Green reason:Jo is suspended"
        await self._note_answers("Hal", asked, refused)
        self.cases["Max"] = await self._bars(
            3, MAX, "a suspension for 7 days", "Insults in the thread"
        )
        await self._bars(0, CY, "a suspension for 1 day", "Shouts at Bob")
        self._vanishes(CY)

    async def _day_13(self) -> None:
        here = self.here
        self.gone.discard(CY)
        await here.slash(NED, here.channel, "new", game="caylus")
        (info, *_) = await here.bot.db.read(queries.lobbies_in, here.channel.id)
        self.diary.happens(f"Ned opens a table, Caylus #{info.id}, and Bob joins it.")
        await here.slash(BOB, here.channel, "join", game=str(info.id))
        reason = "Opens tables and cancels them"
        await self._bars(0, BOB, "no new games for 7 days", reason)
        refused = await here.slash(BOB, here.channel, "new", game="caylus")
        await self._note_answers("Bob", "/caylus new game:caylus", refused)
        await here.slash(NED, here.channel, "table cancel", game=str(info.id))
        reason = "They are two brothers"
        await self._moderates(2, act="back", entry=self.cases["Jo"], reason=reason)

    async def _day_14(self) -> None:
        here = self.here
        channel = here.people[JO].user.dm_channel
        offer = next(
            one for one in channel.history() if "take your seat" in one.content
        )
        await self._comes_back(JO, here.people[JO].user, offer)
        hidden = {"act": "ladder", "member": here.people[LOU]}
        await self._moderates(0, **hidden, reason="Asked for it")
        await self._moderates(1, act="title", reason="Real names in it")
        reason = "Ida was banned in place of a namesake"
        await self._moderates(2, act="mistake", seat=1, reason=reason)
        history = (await self._home(1)).history()
        offer = next(
            one for one in history if "button to play here again" in one.content
        )
        await self._comes_back(FAY, here.people[FAY], offer)
        self.diary.happens(
            "Fay takes her seat in Caylus #2 back, and moves within the hour, so the turn counts as hers."
        )

    async def _day_15(self) -> None:
        self.diary.happens("Olga sets another table's rule for late players.")
        home = await self._home(4)
        form = await self.host.slash(home, "caylus table settings", late="skip")
        reason = "Cy has asked for it"
        asked = await self.host.submit_modal(form, {"reason": reason})
        typed = f"/caylus table settings late:skip, and in a form: {reason}"
        await self._note_answers("Olga", typed, asked)
        done = await self.host.click(asked.response, label="Yes: do it")
        await self._note_answers("Olga", "[Yes: do it]", done)
        await self._moderates(4, act="back", reason="They have agreed to wait")

    async def _ends(self) -> None:
        """The tables of which a result is still to be read are played to their ends, by whoever is there."""
        here = self.here
        for game in (*self.games[:3], self.games[4]):
            self.diary.happens(f"Caylus #{game} is played to its end.")
            while (await here.bot.db.read(queries.info, game)).status == "running":
                await self._look(game)
                await here.quiet()
        await here.quiet()

    # How it is done

    def _vanishes(self, *people: int) -> None:
        self.gone.update(people)

    async def _home(self, table: int) -> Any:
        return await self.here.home(self.games[table])

    async def _table(self, people: tuple[int, ...], options: dict[str, Any]) -> int:
        here, (first, *others) = self.here, people
        await here.slash(first, here.channel, "new", **options)
        (info, *_) = await here.bot.db.read(queries.lobbies_in, here.channel.id)
        for who in others:
            await here.slash(who, here.channel, "join", game=str(info.id))
        await here.slash(first, here.channel, "start", game=str(info.id))
        return info.id

    async def _comes_back(self, who: int, person: Any, offer: Any) -> None:
        """Somebody reads what it means to take their seat back, and confirms it."""
        label = "Take my seat back"
        asked = await person.click(offer, label=label)
        await self._note_answers(MEMBERS[who], f"[{label}]", asked)
        sure = await person.click(asked.response, label=label)
        await self._note_answers(MEMBERS[who], f"[{label}], again", sure)
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

    async def _bars(self, table: int, who: int, degree: str, reason: str) -> int:
        """The host bars a member in the degree of a label; return the case."""
        member = self.here.people[who]
        await self._moderates(
            table, f"Yes: {degree}", act="bar", member=member, reason=reason
        )
        number = await self.here.bot.db.read(_last_case)
        self.cases[MEMBERS[who]] = number
        return number

    async def _moderates(
        self, table: int, way: str | None = None, **options: Any
    ) -> None:
        """The host acts in the thread of a table, in the first way that is offered or that of a label."""
        where = await self._home(table)
        result = await self._host_says(where, f"caylus {MODERATE}", **options)
        asked = result.response
        parts = [*walk_components(asked.components)]
        pressed = way or next(part["label"] for part in parts if part.get("label"))
        menus = [one for one in parts if one.get("options")]
        for menu in menus:  # of degrees: what the chosen one does is read before
            (value,) = [
                one["value"] for one in menu["options"] if one["label"] == pressed
            ]
            chosen = await self.host.select(asked, [value], custom_id=menu["custom_id"])
            asked = chosen.response
            await self._note_answers("Olga", f"[{pressed}], in the menu", chosen)
        done = await self.host.click(asked, label=pressed)
        await self._note_answers("Olga", f"[{pressed}]", done)
        await self.here.quiet()

    async def _host_says(self, where: Any, command: str, **options: Any) -> Any:
        asked = await self.host.slash(where, command, **options)
        typed = " ".join(
            f"{name}:{getattr(value, 'name', value)}" for name, value in options.items()
        )
        await self._note_answers("Olga", f"/{command} {typed}".rstrip(), asked)
        return asked

    async def _note_answers(self, who: str, asked: str, result: Any) -> None:
        """Keep what only one person sees, after all that is posted besides."""
        await self.here.quiet()
        answers = [result.response] if result.response is not None else []
        for answer in [*answers, *result.followups]:
            parts = walk_components(answer.components or [])
            pressed = " ".join(
                in_words(part) for part in parts if part.get("custom_id")
            )
            text = "\n".join(filter(None, [answer.content, pressed]))
            self.diary.alone(who, asked, text)

    async def read(self) -> list[str]:
        """What is read, day by day, and what stands at the end."""
        here = self.here
        lines = ["# Who is who", "", *HEAD.split("\n"), *self.diary.lines()]
        lines += ["# At the end: the cards in the channel", ""]
        lines += self.diary.standing(here.channel)
        lines += ["# At the end: the pinned messages of the threads", ""]
        for game in self.games:
            home = await here.home(game)
            lines += [f"The thread “{home.name}”:", "", *self.diary.standing(home)]
        return lines


def _last_case(uow: Any) -> int:
    return int(uow.tx.execute("SELECT max(id) FROM moderation").fetchone()[0])


async def text() -> str:
    """The whole fortnight, as it is to be read."""
    work_in_turn()
    async with world(seed=15) as here:
        club = Fortnight(here)
        await club.play()
        assert here.env.errors == []
        return "\n".join(await club.read()).rstrip() + "\n"


def write() -> None:
    """Write it again."""
    FILE.write_text(asyncio.run(text()), encoding="utf-8")


if __name__ == "__main__":
    write()
