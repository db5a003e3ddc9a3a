"""A small knockout in the simulated server, from the organizer's panel to the champion."""

import asyncio
import contextlib
from types import SimpleNamespace

import discord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.components.custom_id import read
from bot.core import expiry
from bot.core import queries as core_queries
from bot.core.model import Person
from bot.features.tournaments import organizer, repository, signup
from bot.features.tournaments import text as worded
from bot.text.localization import localization_for
from tests.bot.features.tournaments.cups import end
from tests.bot.interactions.test_presses import pressed_as
from tests.bot.players import components
from tests.bot.world import world
from tests.fakediscord import permissions
from tests.patience import until


async def settled(here):
    """What is due is done and posted, of the tournament and of its games."""
    services = here.bot.delivery_context

    async def rests():
        here.bot.timer.wake()
        await asyncio.sleep(0.01)
        if here.bot.timer._running or services.delivery_worker._runs:
            return False
        looked = await services.db.read(expiry.look)
        return not looked.kinds and not looked.games

    await until(rests, "it comes to rest")


@contextlib.asynccontextmanager
async def hall():
    """A server with an organizer and six people."""
    async with world(patience=10.0) as here:
        role = here.guild.create_role(
            "Host", permissions=discord.Permissions(manage_events=True)
        )
        here.owner = here.guild.add_member(here.env.create_user("Olga"), roles=[role])
        here.people.append(here.guild.add_member(here.env.create_user("Fay")))
        yield here


def button(message, kind, rest=None):
    """The custom id of a button or menu."""
    for part in components(message):
        press = read(part["custom_id"])
        if press.kind == kind and rest in (None, press.rest):
            return part["custom_id"]
    raise AssertionError(
        f"no {kind} {rest} in {[part['custom_id'] for part in components(message)]}"
    )


def texts(here):
    return [message.content for message in here.channel.history()]


def announcement(here):
    return next(
        message
        for message in here.channel.history()
        if message.content.startswith("## 🏆")
    )


async def opened(here, who, kind=None, *, channel=None):
    """`/caylus-club tournament` of somebody, or the answer to a button there."""
    panel = await who.slash(channel or here.channel, "caylus-club tournament")
    return (
        panel
        if kind is None
        else await who.click(
            panel.response, custom_id=button(panel.response.message, kind)
        )
    )


async def prepared(here, name="Spring Cup", *, channel=None):
    """The panel of a draft of a knockout at tables of three."""
    form = await opened(here, here.owner, "tournew", channel=channel)
    panel = await here.owner.submit_modal(form, {"name": name})
    message = panel.response.message
    await here.owner.select(
        message, ["knockout"], custom_id=button(message, "tourset", "format")
    )
    await here.owner.select(
        message, ["caylus 3"], custom_id=button(message, "tourset", "game")
    )
    return panel


async def test_a_knockout_goes_from_the_organizers_panel_to_its_champion():
    async with hall() as here:
        panel = (await prepared(here, "Autumn *Cup*")).response.message
        assert "tables of 3" in panel.content and "knockout" in panel.content
        await numbered(here, panel, "numbers", most="6", least="6")
        message = next(m for m in panels(here, panel))
        assert (
            "Autumn \\*Cup\\*" in message.content and "For 6 people." in message.content
        )
        assert (
            "so that it ends within 16 weeks; 9 in 10 tables finish within 62 days"
            in message.content
        )
        await numbered(here, panel, "times", round_days="28", grace_days="5")
        message = next(m for m in panels(here, panel))
        assert (
            "A round lasts 28 days (too few for most tables to finish: 9 in 10 need 62 days)"
            in message.content
        )
        await numbered(here, panel, "times", round_days="proposed")
        assert "Points by place: 12, 6, 0. Tiebreakers: tables won" in await counted(
            here, panel, "points", "even"
        )
        message = panels(here, panel)[0]
        await here.owner.click(panel, custom_id=button(message, "touropen"))
        await settled(here)
        assert "Autumn \\*Cup\\*" in announcement(here).content
        for person in here.people:
            told = await person.click(
                announcement(here), custom_id=button(announcement(here), "tourin")
            )
            assert "You're in" in told.response.content and told.response.ephemeral
        told = await here.owner.click(
            announcement(here), custom_id=button(announcement(here), "tourin")
        )
        assert "waiting list" in told.response.content
        await here.owner.click(
            announcement(here), custom_id=button(announcement(here), "tourout")
        )
        twice = await here.owner.click(
            announcement(here), custom_id=button(announcement(here), "tourout")
        )
        assert (
            "since <t:" in twice.response.content
            and "signs you up again" in twice.response.content
        )
        early = await opened(here, here.people[0], "tourshow")
        assert (
            "Ann" in early.response.content and not early.response.attachments
        )  # an order would foretell the draw
        offered = {
            read(part["custom_id"]).kind
            for part in components(
                (await opened(here, here.people[0])).response.message
            )
        }
        assert offered == {
            "tourpick",
            "tourshow",
            "tourall",
            "tourin",
            "tourout",
        }  # nothing drawn, nor theirs
        again = await here.people[0].click(
            announcement(here), custom_id=button(announcement(here), "tourin")
        )
        assert "already signed up for Autumn \\*Cup\\*" in again.response.content
        managed = await opened(here, here.owner, "tourmanage")
        now = await counted(here, managed.response.message, "ties", "score")
        assert "Tiebreakers: total prestige, tables won" in now
        await here.owner.click(
            managed.response.message,
            custom_id=button(managed.response.message, "tourdo", "begin"),
        )
        await settled(here)
        await here.restart()
        await settled(here)
        assert len(here.channel.threads) == 2
        for round_ in (1, 2):
            show = await here.bot.db.read(repository.show, 1)
            assert show.row.round == round_
            for table in show.round(round_):
                info = await here.bot.db.read(core_queries.info, table.pairing.game)
                thread = next(
                    one for one in here.channel.threads if one.id == info.thread
                )
                assert any("Blue" in one.content for one in thread.history())
                at = f"Round {round_}, table {table.pairing.number} · Autumn"
                assert (
                    thread.name.startswith(f"{at} *Cup* · Caylus #")
                    and len(thread.name) <= 100
                )
                assert any(f"🏆 {at}" in one.content for one in thread.history())
                await end(
                    SimpleNamespace(table=here.bot.db),
                    table.pairing.game,
                    [30, 20, 10][: len(table.seats)],
                )
                here.bot.delivery_context.delivery_worker.kick(table.pairing.game)
            await settled(here)
        show = await here.bot.db.read(repository.show, 1)
        assert show.row.status == "finished"
        last = texts(here)[-1]
        champion = show.entrants[show.round(2)[0].seats[0].entrant].name
        assert "Autumn" in last and "is over" in last and champion in last
        shown = await opened(here, here.people[0], "tourshow")
        assert (
            champion in shown.response.content and len(shown.response.attachments) == 1
        )
        files = await opened(here, here.people[0], "tourfiles")
        assert len(files.response.attachments) == 3
        await corrected(here, show)
        listed = await opened(here, here.people[0])
        assert "Autumn" in listed.response.content and "over" in listed.response.content


async def counted(here, panel, what, value):
    """The organizer chooses how tables count, on the second page of a panel; what that says then."""
    await here.owner.click(
        panel, custom_id=button(panels(here, panel)[0], "tourset", "more")
    )
    await here.owner.select(
        panel, [value], custom_id=button(panels(here, panel)[0], "tourset", what)
    )
    told = panels(here, panel)[0].content
    await here.owner.click(
        panel, custom_id=button(panels(here, panel)[0], "tourset", "first")
    )
    return told


async def corrected(here, show):
    """The last table comes to something else: the message with which it ended says so, in words and in its picture."""
    (ended,) = [
        message for message in here.channel.history() if "is over" in message.content
    ]
    managed = (await opened(here, here.owner, "tourmanage")).response.message
    await fixed(here, managed, "1", "213", "miscounted")
    await settled(here)
    await here.env.advance_time(60)
    await settled(here)
    (now,) = [message for message in here.channel.history() if message.id == ended.id]
    first, second, _ = (
        show.entrants[seat.entrant].name for seat in show.round(2)[0].seats
    )
    assert f"1. {first}" in ended.content and f"1. {second}" in now.content
    assert [one.id for one in now.attachments] != [one.id for one in ended.attachments]


def panels(here, message):
    """The panel as it is now."""
    return [here.env.backend.get_message(message.channel.id, message.id)]


async def numbered(here, panel, page, **chosen):
    """The organizer chooses numbers on a page of a draft, and goes back."""
    await here.owner.click(
        panel, custom_id=button(panels(here, panel)[0], "tourset", page)
    )
    for name, value in chosen.items():
        await here.owner.select(
            panel, [value], custom_id=button(panels(here, panel)[0], "tourset", name)
        )
    await here.owner.click(
        panel, custom_id=button(panels(here, panel)[0], "tourset", "first")
    )


async def picked(here, message, kind, *values, who=None):
    """Somebody presses a button of the panel and chooses in one menu after the other; the last answer."""
    who = who or here.owner
    done = await who.click(message, custom_id=button(panels(here, message)[0], kind))
    for value in values:
        done = await who.select(
            message, [value], custom_id=button(panels(here, message)[0], kind)
        )
    return done


async def fixed(here, message, table, places, reason, who=None):
    """The result of a table is replaced: the panel then."""
    who = who or here.owner
    form = await picked(here, message, "tourfix", table, *places, who=who)
    done = await who.submit_modal(form, {"reason": reason})
    return (done.response or panels(here, message)[0]).content


async def resigned(here):
    """Somebody other than Dee leaves the second table: nobody is told to claim a seat that the tournament gives."""
    (table,) = [
        one
        for one in (await here.bot.db.read(repository.show, 1)).tables
        if one.pairing.number == 2
    ]
    info = await here.bot.db.read(core_queries.info, table.pairing.game)
    leaves = next(
        one for one in here.people if one.user.name != "Dee" and info.seats_of(one.id)
    )
    asked = await leaves.slash(here.channel, "caylus table resign", game=str(info.id))
    assert "waiting list" in asked.response.content
    left = await leaves.click(asked.response, label="Yes, leave")
    assert "You've left" in left.response.content
    await settled(here)
    thread = next(one for one in here.channel.threads if one.id == info.thread)
    told = " ".join(message.content for message in thread.history())
    assert "waiting list gets it" in told and "claim" not in told


async def test_the_organizer_corrects_removes_extends_and_cancels_by_forms_with_public_reasons():
    async with hall() as here:
        await prepared(here)
        assert (
            "draft, seen only by you"
            in (await opened(here, here.owner)).response.content
        )
        assert "Spring Cup" not in (await opened(here, here.people[0])).response.content
        panel = (await opened(here, here.owner, "tourmanage")).response.message
        assert "Nothing is announced yet" in panel.content  # the draft is found again
        await here.owner.click(
            panel, custom_id=button(panels(here, panel)[0], "touropen")
        )
        await settled(here)
        for person in here.people:
            await person.click(
                announcement(here), custom_id=button(announcement(here), "tourin")
            )
        panel = (await opened(here, here.owner, "tourmanage")).response.message
        await picked(here, panel, "tourextend", "3")
        assert "Done" in panels(here, panel)[0].content
        await here.owner.click(
            panel, custom_id=button(panels(here, panel)[0], "tourdo", "begin")
        )
        await settled(here)
        now = (await opened(here, here.owner, "tourmanage")).response.content
        # the tables, whose results can be corrected
        assert "**1.** <#" in now and "**2.** <#" in now
        # in the panel at every time, for who takes part
        sure = await opened(here, here.people[0], "tourout")
        assert "Withdraw anyway?" in sure.response.content
        listed = components((await opened(here, here.owner)).response.message)
        assert "tourout" not in [read(part["custom_id"]).kind for part in listed], (
            "the organizer plays no part"
        )
        await resigned(here)
        assert "Done" in await fixed(here, panel, "1", "210", "@everyone")
        show = await here.bot.db.read(repository.show, 1)
        assert [seat.outcome for seat in show.tables[0].seats] == [
            "played",
            "played",
            "forfeited",
        ]
        dee = next(one.number for one in show.entrants.values() if one.name == "Dee")
        form = await picked(here, panel, "tourremove", str(dee))
        await here.owner.submit_modal(form, {"reason": "never answers"})
        assert "Done" in panels(here, panel)[0].content
        await settled(here)
        told = [text for text in texts(here) if "Reason: " in text]
        assert (
            len(told) == 2 and "@everyone" not in told[0] and "never answers" in told[1]
        )
        assert all(f"<@{here.owner.id}> has" in text for text in told)
        now = panels(here, panel)[0]
        await here.owner.click(panel, custom_id=button(now, "tourdo", "cancel"))
        await here.owner.click(
            panel, custom_id=button(panels(here, panel)[0], "tourdo", "sure")
        )
        await settled(here)
        assert (await here.bot.db.read(repository.show, 1)).row.status == "cancelled"


async def test_a_tournament_is_nothing_to_those_who_can_not_see_its_channel_and_can_be_switched_off():
    async with hall() as here:
        hidden = discord.PermissionOverwrite(view_channel=False)
        eve = here.people[4]
        closed = here.guild.create_text_channel("club room", overwrites={eve: hidden})
        message = (await prepared(here, "Secret Cup", channel=closed)).response.message
        await here.owner.click(
            message, custom_id=button(panels(here, message)[0], "touropen")
        )
        await settled(here)
        assert "Secret" not in (await opened(here, eve)).response.content
        public = await opened(here, here.people[0], "tourall")
        # not all who read here see its channel
        assert "Secret" not in public.response.content
        seen = await opened(here, here.people[0])
        assert "Secret Cup" in seen.response.content
        db = here.bot.db
        for person in (here.owner, *here.people[:4]):
            await db.run(
                signup.sign_up, 1, Person(person.id, person.user.name, moderator=True)
            )
        await here.bot.settings_cache.set_server(here.guild.id, tournaments="no")
        posted = closed.history()[-1]
        left = await here.people[3].click(posted, custom_id=button(posted, "tourout"))
        assert "no longer in Secret Cup" in left.response.content
        await db.run(organizer.begin, 1, Person(here.owner.id, "Olga", moderator=True))
        await settled(here)
        assert [
            table.pairing.game for table in (await db.read(repository.show, 1)).tables
        ] == [None] * 2  # it waits
        off = await opened(here, here.people[3])
        assert (
            "switched off" in off.response.content
            and "Secret Cup" not in off.response.content
        )
        off = await opened(here, here.people[0])
        assert (
            "switched off" in off.response.content
            and "Secret Cup" in off.response.content
        )
        labels = [part["label"] for part in components(off.response) if "label" in part]
        assert labels == ["Withdraw"], "who takes part can leave at every time"
        asked = await here.people[0].click(off.response, label="Withdraw")
        gone = await here.people[0].click(
            asked.response, custom_id=button(asked.response, "tourleave")
        )
        assert "no longer in Secret Cup" in gone.response.content


async def test_who_loses_the_right_in_the_tournaments_channel_has_it_in_no_form_of_theirs():
    async with hall() as here:
        panel = (await prepared(here)).response.message
        await here.owner.click(panel, custom_id=button(panel, "touropen"))
        await settled(here)
        for person in here.people:
            await person.click(
                announcement(here), custom_id=button(announcement(here), "tourin")
            )
        mo = here.people[0]
        rule(here, mo, permissions.MANAGE_THREADS)
        managed = (await opened(here, mo, "tourmanage")).response.message
        await mo.click(managed, custom_id=button(managed, "tourdo", "begin"))
        await settled(here)
        form = await picked(here, managed, "tourfix", "1", "1", "2", "3", who=mo)
        files = await opened(here, mo, "tourfiles")
        # no seed
        assert [one.filename[-4:] for one in files.response.attachments] == [".csv"] * 2
        files = await opened(here, here.owner, "tourfiles")
        assert len(files.response.attachments) == 2
        rule(here, mo, 0)
        refused = await mo.submit_modal(form, {"reason": "because"})
        assert (
            f"its channel (<#{here.channel.id}>)"
            in (refused.response or panels(here, managed)[0]).content
        )
        show = await here.bot.db.read(repository.show, 1)
        assert {seat.outcome for table in show.tables for seat in table.seats} == {
            "open"
        }


def rule(here, person, allow):
    """Gives somebody permissions in the channel, or takes them away."""
    overwrite = Overwrite(
        target_id=person.id, type=OverwriteType.MEMBER, allow=allow, deny=0
    )
    here.env.backend.set_overwrite(here.channel.id, overwrite)


async def test_the_organizer_says_who_goes_and_who_comes_and_is_asked_once():
    async with hall() as here:
        panel = (await prepared(here)).response.message
        await numbered(here, panel, "numbers", most="3", least="3")
        await here.owner.click(
            panel, custom_id=button(panels(here, panel)[0], "touropen")
        )
        await settled(here)
        for person in here.people[:5]:
            await person.click(
                announcement(here), custom_id=button(announcement(here), "tourin")
            )
        panel = (await opened(here, here.owner, "tourmanage")).response.message
        await here.owner.click(
            panel, custom_id=button(panels(here, panel)[0], "tourdo", "begin")
        )
        await settled(here)
        await picked(here, panel, "toursub", "2")
        assert (
            "Bob gives up the seat. Who on the waiting list"
            in panels(here, panel)[0].content
        )
        await here.owner.select(
            panel, ["5"], custom_id=button(panels(here, panel)[0], "toursub")
        )
        asked = panels(here, panel)[0]
        assert (
            "Round 1, table 1: Eve replaces Bob, who is then out of the tournament."
            in asked.content
        )
        before = await here.bot.db.read(repository.show, 1)
        assert before.entrants[2].status == "in"
        await here.owner.click(panel, custom_id=button(asked, "toursub"))
        after = await here.bot.db.read(repository.show, 1)
        assert (after.entrants[2].status, after.entrants[5].status) == ("out", "in")
        assert [one.number for one in after.waiting] == [4]
        assert {seat.holder for seat in after.tables[0].seats} == {1, 3, 5}


def test_two_people_of_one_name_are_told_apart_by_their_numbers():
    names = {
        1: "Ann",
        2: "Ben",
        3: "ann",
        4: "Anna",
        5: None,
        6: "Annabel of Caylus I",
        7: "Annabel of Caylus II",
    }
    show = SimpleNamespace(
        entrants={
            one: SimpleNamespace(number=one, name=name) for one, name in names.items()
        }
    )
    l10n = localization_for("en")
    assert [worded.called(l10n, show, one, str) for one in names] == [
        "Ann #1",
        "Ben",
        "ann #3",
        "Anna",
        worded.named(l10n, show, 5),
        "Annabel of Caylus I #6",
        "Annabel of Caylus II #7",
    ]


async def test_nobody_who_signed_up_can_be_removed_and_that_is_said():
    async with hall() as here:
        panel = (await prepared(here)).response.message
        await here.owner.click(
            panel, custom_id=button(panels(here, panel)[0], "touropen")
        )
        await settled(here)
        manages = (await opened(here, here.owner, "tourmanage")).response.message
        told = await here.owner.click(manages, custom_id=button(manages, "tourremove"))
        assert told.acknowledged and "Nobody has signed up" in told.response.content


GARBAGE = (
    "",
    "at",
    "at x y -z",
    "at 1 1 -x",
    "place 1 x -",
    "fix",
    "fix 1 x -2",
    "table",
    "remove x",
    "round x",
)


async def test_a_rest_that_the_bot_never_wrote_is_refused_in_a_sentence():
    async with hall() as here:
        here.people.append(here.owner)
        panel = (await prepared(here)).response.message
        for kind in (
            "tourfix",
            "toursub",
            "tourremove",
            "tourextend",
            "tourset",
            "tourdo",
        ):
            for rest in GARBAGE:
                made = await pressed_as(
                    here, len(here.people) - 1, panel, f"cy:{kind}:1:0:{rest}", "x"
                )
                assert made.acknowledged, (kind, rest)
        assert list((here.folder / "errors").glob("*")) == [], (
            "no error of the bot's own"
        )
