"""Computers at a table of the simulated Discord: seated, marked, never mentioned, and quick to act, in one message."""

import asyncio
import re

import pytest
from msgspec.structs import replace

from bot.ai.pool import Workers
from bot.components.custom_id import CustomId, read
from bot.core import play, queries
from bot.core.model import Person, Place
from bot.delivery import thread_view
from bot.delivery.batch import load
from bot.features.computers import use_cases as computers_use_cases
from bot.features.computers.handlers import Computers
from bot.text.localization import localization_for
from rules.register import GAMES
from storage import message_slots
from tests.bot import world as bot_world
from tests.bot.over import posted
from tests.bot.players import components, offered, press
from tests.bot.world import NAMES, said, world
from tests.patience import until


async def against(here, computers=1, **options):
    """A started game of Ann against computers; its number."""
    return await here.table(1, computers=computers, **options)


async def ann_acts(here, game):
    """Ann presses the first action of her prompt; what computers answer has happened when this returns."""
    message = await here.prompt(game)
    code = next(iter(offered(message)))
    await press(here.people[0], message, code)
    await here.env.settle()


def by_kind(message, kind):
    return next(
        (
            part["custom_id"]
            for part in components(message)
            if read(part["custom_id"]).kind == kind
        ),
        None,
    )


async def test_one_person_plays_against_computers_by_command():
    async with world() as here:
        game = await against(here, 2, level=1)
        info = await here.bot.db.read(queries.info, game)
        assert [seat.level for seat in info.seats] == [None, 1, 1]
        for _ in range(4):
            info = await here.bot.db.read(queries.info, game)
            assert info.deciding == 0, (
                "computers act by themselves until a person decides"
            )
            before = info.revision
            await ann_acts(here, game)
            assert (await here.bot.db.read(queries.info, game)).revision > before
        home = await here.home(game)
        await here.slash(0, home, "table settings", late="stand-in")
        asked = await said(here, 0, home, "table resign")
        assert "Are you sure?" in asked and "plays there" not in asked, (
            "nobody would be left to play against"
        )


async def test_the_line_about_a_computer_that_waits_follows_the_language():
    async with world() as here:
        game = await against(here)
        ctx = here.bot.delivery_context
        snapshot = await thread_view.load(ctx, await load(ctx, game, 0))
        info = snapshot.position.info
        computers = tuple(replace(seat, user=None, level=1) for seat in info.seats)
        paused = snapshot.position.on(
            replace(info, seats=computers, paused=info.created)
        )
        shown = [
            thread_view.desired(
                snapshot._replace(position=paused, l10n=localization_for(language))
            )[-1]
            for language in ("en", "de")
        ]
        assert {entry.slot for entry in shown} == {message_slots.PROMPT}
        assert [entry.render().text.split()[-1] for entry in shown] == [
            "pause.",
            "weiter.",
        ]
        assert shown[0].fingerprint != shown[1].fingerprint


async def test_a_computer_is_marked_wherever_its_name_stands_and_mentioned_nowhere():
    async with world() as here:
        game = await against(here)
        home = await here.home(game)
        await ann_acts(here, game)
        everything = [
            message.content for message in (*here.channel.history(), *home.history())
        ]
        everything.append(home.name)
        everything.append(await said(here, 0, home, "status"))
        named = [text for text in everything if "Ada" in text]
        assert len(named) >= 4
        for text in named:
            assert len(re.findall("Ada", text)) == len(
                re.findall(r"Ada \(computer\)", text)
            ), text
        user = here.people[0].id
        assert {
            found for text in everything for found in re.findall(r"<@!?(\d+)>", text)
        } <= {str(user)}


async def test_what_computers_do_in_a_row_stands_in_the_message_of_the_phase_and_nowhere_else():
    async with world() as here:
        game = await against(here, 4)
        home = await here.home(game)
        before = {message.id for message in home.history()}
        revision = (await here.bot.db.read(queries.info, game)).revision
        await ann_acts(here, game)
        after = await here.bot.db.read(queries.info, game)
        assert after.revision >= revision + 5
        messages = home.history()
        # None where computers began.
        assert len([message for message in messages if message.id not in before]) <= 1
        (told,) = [
            message.content
            for message in messages
            if "placing workers**" in message.content
        ]
        assert all(
            f"{colour} (computer):" in told
            for colour in ("Red", "Green", "Orange", "Black")
        )
        assert not any("thinking" in message.content for message in messages)
        assert (await here.prompt(game)).id == messages[-1].id


async def test_the_host_seats_and_removes_computers_with_buttons():
    async with world() as here:
        await here.slash(0, here.channel, "new", game="magna_carta")
        (card,) = here.channel.history()
        assert by_kind(card, "nocomputer") is None
        refused = await here.people[1].click(card, custom_id=by_kind(card, "computer"))
        assert "Only the host" in refused.response.content
        for _ in range(3):
            (card,) = here.channel.history()
            await here.people[0].click(card, custom_id=by_kind(card, "computer"))
        (card,) = here.channel.history()
        assert "Clemence (computer)" in card.content
        assert by_kind(card, "computer") is None, "the table is full"
        await here.people[0].click(card, custom_id=by_kind(card, "nocomputer"))
        (card,) = here.channel.history()
        assert "Clemence" not in card.content
        await here.people[0].click(card, custom_id=by_kind(card, "start"))
        await here.env.settle()
        (info,) = await here.bot.db.read(queries.running_under, here.channel.id)
        assert [seat.level for seat in info.seats] == [None, 3, 3]


async def test_the_host_changes_the_level_of_computers_in_the_lobby_and_later_that_of_stand_ins():
    async with world() as here:
        await here.slash(0, here.channel, "new", game="caylus", computers=2)
        (card,) = here.channel.history()
        assert "computers: level 3" in card.content
        refused = await here.people[1].click(card, custom_id=by_kind(card, "more"))
        assert by_kind(refused.response, "moreset") is None
        told = []
        for level in (4, 5, 1, 2, 3):
            (card,) = here.channel.history()
            panel = (
                await here.people[0].click(card, custom_id=by_kind(card, "more"))
            ).response
            panel = (
                await here.people[0].select(
                    panel, ["level"], custom_id=by_kind(panel, "morewhat")
                )
            ).response
            assert "1: a beginner; has favorite buildings" in str(panel.components)
            await here.people[0].select(
                panel, [str(level)], custom_id=by_kind(panel, "moreset")
            )
            (info,) = await here.bot.db.read(queries.lobbies_in, here.channel.id)
            told.append((info.settings.level, *(seat.level for seat in info.seats)))
        assert told == [(level, None, level, level) for level in (4, 5, 1, 2, 3)]
        (card,) = here.channel.history()
        assert (
            "play at level 3: solid; thinks about each action for a moment."
            in card.content
        )
        await here.slash(0, here.channel, "table settings", level=4, late="stand-in")
        await here.slash(1, here.channel, "join")
        await here.slash(0, here.channel, "start")
        (info,) = await here.bot.db.read(queries.running_under, here.channel.id)
        home = await here.home(info.id)
        await here.slash(1, home, "table stand-in")
        await here.slash(0, home, "table settings", level=1)
        info = await here.bot.db.read(queries.info, info.id)
        assert [seat.level for seat in info.seats] == [None, 4, 4, None], (
            "who plays by their own hand stays as it was"
        )
        assert [seat.stand_in for seat in info.seats] == [None, None, None, 1]
        assert any(
            "computers: level 4 → computers: level 1" in m.content
            for m in home.history()
        )


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
async def test_two_presses_from_the_welcome_begin_a_game_against_a_computer(game):
    async with world() as here:
        answer = await here.slash(0, here.channel, "rules", topic="start", public=True)
        message = answer.response
        asked = await here.people[0].click(
            message, custom_id=by_kind(message, "versus")
        )
        assert asked.response.ephemeral and asked.response.content.startswith(
            "Which game?"
        )
        await here.people[0].click(asked.response, label=game.title)
        await here.env.settle()
        assert asked.response.content == game.title and not components(asked.response)
        (info,) = await here.bot.db.read(queries.running_under, here.channel.id)
        assert info.game == game.id
        began = next(
            m.content
            for m in (await here.home(info.id)).history()
            if "begins" in m.content
        )
        last = began.split("\n")[-1]
        assert (
            ("[seal](<https://" in last and last.startswith("-# "))
            == game.hidden
            == ("seal" in began)
        )
        assert [seat.level for seat in info.seats] == [None, 1]
        assert info.deciding == 0 or info.game != "caylus"
        assert (info.settings.pictures, info.settings.language) == ("glance", "en")
        assert await here.prompt(info.id) is not None


async def test_a_press_for_a_game_that_does_not_exist_changes_nothing():
    async with world() as here:
        await here.slash(0, here.channel, "rules", topic="start", public=True)
        payload = here.payload(here.channel.history()[-1])
        text = str(CustomId("versus", 0, 0, "chess"))
        payload["components"][0]["components"][0]["custom_id"] = text
        result = here.deliver(0, payload, text)
        await here.env.settle()
        assert "another version" in result.response.content
        assert (await here.bot.db.read(queries.counts))["running"] == 0


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"game": "magna_carta", "computers": 4}, "1 to 3 computers"),
        ({"game": "caylus", "computers": 2, "practice": 3}, "leave out `practice`"),
    ],
)
async def test_options_that_do_not_fit_are_refused_with_the_bound(options, why):
    async with world() as here:
        assert why in await said(here, 0, here.channel, "new", **options)
        assert await here.bot.db.read(queries.lobbies_in, here.channel.id) == ()


async def test_an_undo_takes_the_answers_of_computers_back_and_they_answer_anew():
    async with world() as here:
        game = await against(here, 2)
        home = await here.home(game)
        number = (await here.bot.db.read(queries.info, game)).number
        await ann_acts(here, game)
        assert (await here.bot.db.read(queries.info, game)).number > number + 2
        told = (await here.slash(0, home, "undo")).response.content
        await here.env.settle()
        (public,) = [
            message.content
            for message in home.history()
            if "takes this back" in message.content
        ]
        assert told == "Taken back."
        assert "Red (computer) places a worker" in public
        assert "Blue (computer)" not in public
        info = await here.bot.db.read(queries.info, game)
        assert (info.number, info.deciding) == (number, 0)
        await ann_acts(here, game)
        assert (await here.bot.db.read(queries.info, game)).number > number + 2


async def test_a_computer_whose_turn_it_is_goes_on_after_a_restart():
    async with world() as here:
        game = await against(here, 1)
        table = here.bot.db
        position = await table.read(queries.position, game)
        await table.run(
            play.act,
            game,
            await person(here),
            position.revision,
            position.decision.actions[0],
        )
        # as when the process ends in this very moment
        waiting = await table.read(queries.info, game)
        assert waiting.deciding == 1
        await here.restart()
        info = await here.bot.db.read(queries.info, game)
        assert info.revision > waiting.revision
        assert info.deciding == 0 or info.game != "caylus"


async def person(here, number=0):
    return Person(here.people[number].id, NAMES[number])


async def persons_turn(here, game):
    """The position when no computer has to decide any more."""

    async def turn():
        position = await here.bot.db.read(queries.position, game)
        return (
            position
            if position.decision is None or position.decision.seat == 0
            else None
        )

    return await until(turn, "the computer has acted")


@pytest.mark.parametrize("kind", ["caylus", "magna_carta"])
async def test_a_whole_game_against_computers_is_played_to_its_end(kind):
    async with world(patience=60.0) as here:
        game = await against(here, 1, game=kind, level=1)
        table = here.bot.db
        ann = await person(here)
        for _ in range(400):
            position = await persons_turn(here, game)
            if position.decision is None:
                break
            await table.run(
                play.act, game, ann, position.revision, position.decision.actions[0]
            )
            here.bot.delivery_context.delivery_worker.kick(game)
        assert (await table.read(queries.info, game)).status == "finished"
        await posted(here, game)
        home = await here.home(game)
        assert any("(computer)" in message.content for message in home.history())
        (result,) = [
            message.content
            for message in home.history()
            if message.content.startswith("🏆")
        ]
        assert "\\* Red was a computer (level 1)." in result
        assert (
            "Red*" in result.split("```")[1] and "Blue*" not in result.split("```")[1]
        )


async def test_a_stand_in_is_asked_for_marked_and_sent_away_by_one_press():
    async with world() as here:
        game = await here.table(2, late="stand-in", pace="24h", level=1)
        home = await here.home(game)
        info = await here.bot.db.read(queries.info, game)
        await here.slash(1, home, "table stand-in")
        await here.env.settle()
        (told,) = [
            message
            for message in home.history()
            if by_kind(message, "back") is not None
        ]
        assert "level 1" in told.content
        for _ in range(3):
            await persons_turn_of(here, game, 0)
            await ann_acts(here, game)
        assert "**Red** · Bob (stand-in): " in await said(here, 0, home, "status")
        (phase_history, *_) = [
            m.content for m in home.history() if "placing workers**" in m.content
        ]
        assert (
            "Red (stand-in): " in phase_history
            and "Blue (stand-in)" not in phase_history
        )
        for where, command in ((home, "status"), (here.channel, "games")):
            assert (
                by_kind((await here.slash(0, where, command)).response, "back") is None
            )
            found = (await here.slash(1, where, command)).response
            assert by_kind(found, "back") is not None, (
                f"one press takes it back from {command} too"
            )
        assert "a computer plays for you" in found.content
        refused = await here.people[0].click(told, custom_id=by_kind(told, "back"))
        assert "No computer is playing for you" in refused.response.content
        await here.people[1].click(found, custom_id=by_kind(found, "back"))
        await here.env.settle()
        info = await here.bot.db.read(queries.info, game)
        assert [seat.stand_in for seat in info.seats] == [None, None]
        await here.slash(1, home, "table stand-in")
        assert "you're back in your seat" in await said(here, 1, home, "table claim")
        assert "a win by forfeit for" in await said(here, 1, home, "table resign")
        info = await here.bot.db.read(queries.info, game)
        assert [seat.stand_in for seat in info.seats] == [None, None]


async def persons_turn_of(here, game, seat):
    async def turn():
        decides = (await here.bot.db.read(queries.info, game)).deciding == seat
        return decides and await here.prompt(game) is not None

    await until(turn, "the stand-in has acted")


async def test_the_bot_plays_with_a_process_that_thinks(monkeypatch):
    monkeypatch.setattr(bot_world, "Here", lambda: Workers(1))
    async with world() as here:
        game = await against(here, 1, level=2)
        await persons_turn_of(here, game, 0)
        number = (await here.bot.db.read(queries.info, game)).number
        await ann_acts(here, game)
        await persons_turn_of(here, game, 0)
        assert (await here.bot.db.read(queries.info, game)).number >= number + 2
        assert len(here.bot.thinker.processes()) == 1
        await here.bot.thinker.close()


class Stuck(bot_world.Here):
    """Thinks for ever, or until it is released."""

    def __init__(self):
        self.released = asyncio.Event()

    async def choose(self, thought):
        await self.released.wait()
        return await super().choose(thought)


async def test_the_doctor_tells_how_many_games_wait_for_computers(monkeypatch):
    monkeypatch.setattr(bot_world, "Here", Stuck)
    async with world(patience=1.0) as here:
        table = here.bot.db
        for _ in range(3):
            made = await table.run(
                computers_use_cases.versus,
                await person(here),
                Place(here.guild.id, here.channel.id),
                "caylus",
                1,
                1,
            )
            position = await table.read(queries.position, made.info.id)
            if position.decision.seat == 0:
                await table.run(
                    play.act,
                    made.info.id,
                    await person(here),
                    position.revision,
                    "place gate",
                )
            here.bot.feature(Computers).turns.want(made.info.id, made.info.host)
        found = await here.bot.feature(Computers).queue(None)
        assert (found.message_id, found.args["count"]) == ("doctor-computers", 2)
        here.bot.thinker.released.set()
        await here.quiet()
        assert await table.read(computers_use_cases.waiting) == ()
        assert await here.bot.feature(Computers).queue(None) is None


@pytest.mark.parametrize("seed", range(3))
async def test_why_is_offered_once_a_computer_has_acted(seed):
    async with world() as here:
        here.bot.db.draw = lambda n: seed % n
        game = await against(here)
        for _ in range(3):
            await persons_turn(here, game)
            labels = [part.get("label") for part in components(await here.prompt(game))]
            thread = await here.home(game)
            has_acted = any(
                "(computer):" in message.content for message in thread.history()
            )
            assert ("Why the computer's move?" in labels) == has_acted
            await ann_acts(here, game)
