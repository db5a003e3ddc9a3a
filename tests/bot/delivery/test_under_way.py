"""While a private action is under way nobody else can tell by the bot which one it is: everything that another
seat or a spectator can look up, and everything that is posted, is the same in two games that differ only in
hidden cards."""

from __future__ import annotations

import asyncio
import logging
import random
import re

import msgspec
import pytest

import rendering
from bot.core import lobby, outbox, play, queries
from bot.core.model import Person, Place
from bot.delivery.renderer import Picture
from bot.features.records import files
from rendering.words import Words
from tests.bot.delivery.test_hidden_hands import Listener
from tests.bot.players import components, press
from tests.bot.twins import bring_back, choose, exchange, pending, rich
from tests.bot.world import NAMES as PEOPLE
from tests.bot.world import TINY, said, world
from tests.costs import sampled
from tests.patience import PATIENCE
from tests.rendering.positions import NAMES

SPECTATOR = 4
ACTIONS = 24  # of each random game
LOOKS = (
    ("status", {}),
    ("board", {"view": "text"}),
    ("board", {"view": "full"}),
    ("board", {"view": "phone"}),
    ("board", {"view": "players"}),
    ("history", {}),
    ("history", {"animated": True}),
    ("export", {}),
    ("export", {"public": True}),
    ("undo", {}),
    ("hand", {}),
    ("games", {}),
    ("building", {"name": "bank"}),
    ("plan turn", {}),
    ("plan what-if", {}),
    ("table vote", {}),
    ("act", {"action": "pay food+wood"}),
    ("build", {"tile": "market"}),
    ("choose", {"what": "on 4"}),
)
SUGGESTIONS = (
    ("act", "action", ""),
    ("act", "action", "pay"),
    ("build", "tile", ""),
    ("choose", "what", ""),
    ("place", "spot", ""),
    ("table vote", "game", ""),
)


class Sketchbook:
    """Draws nothing, but keeps what would be drawn last, by kind of picture."""

    def __init__(self):
        self.pages = {}

    def __call__(self, wanted):
        words = Words(NAMES)
        if wanted.look in rendering.KINDS:
            self.pages[wanted.look] = (
                rendering.scene(wanted.view, wanted.events, words, wanted.look, "dark"),
                rendering.captions(wanted.view, wanted.events, words, wanted.look),
            )
        if wanted.look in ("hand", "tile"):
            return [Picture(TINY, wanted.look)]
        return [Picture(TINY, rendering.describe(wanted.view, wanted.events, words))]


async def content(message):
    """All of a message: text, buttons, attached records, descriptions of pictures."""
    parts = [message.content]
    parts += [
        f"{part.get('label')} {part['custom_id']}" for part in components(message)
    ]
    for attachment in message.attachments:
        parts.append(attachment.description or "")
        if attachment.filename.endswith(".caylus"):
            parts.append((await attachment.read()).decode())
    return timeless("\n".join(parts))


def timeless(text):
    return re.sub(r"<t:\d+", "<t:0", text)


async def looked_up(here, book, game, who):
    """Everything that somebody who does not decide gets to see on asking; it changes nothing."""
    home = await here.home(game)
    book.pages.clear()
    seen = []
    for command, options in LOOKS:
        result = await here.slash(who, home, command, **options)
        seen += [
            (command, await content(message))
            for message in (result.response, *result.followups)
        ]
    for command, option, typed in SUGGESTIONS:
        seen.append(
            await here.people[who].autocomplete(
                home, f"caylus {command}", option, typed
            )
        )
    opened = await here.people[who].click(await here.prompt(game), label="Your turn")
    seen.append(await content(opened.response))
    # What was drawn, the position apart: that is for the process that draws, which shows what spectators see.
    seen.append(msgspec.structs.replace(here.bot.film.asked[-1], state="", header=""))
    assert set(book.pages) >= {"full", "phone", "players"}
    return seen, dict(book.pages)


async def public(here, game):
    """What stands in the thread about the present decision, posted anew: the prompt and the pinned message."""
    table, home = here.bot.db, await here.home(game)
    for role in ("prompt", "pin", "returned:pin"):
        await table.run(outbox.lose, game, role)
    here.bot.delivery_context.forget(game)
    await table.run(outbox.prompt_again, game)
    here.bot.delivery_context.delivery_worker.refresh(game)
    async with asyncio.timeout(PATIENCE):
        while (
            await table.read(outbox.pending, game)
            or await table.read(outbox.found, game, "pin") is None
        ):
            await here.env.settle()
    posted = [
        (await table.read(outbox.found, game, role)).message
        for role in ("prompt", "pin")
    ]
    return [
        await content(message) for message in home.history() if message.id in posted
    ]


async def error_record(here, game):
    """What is kept beside the log when something fails."""
    await here.bot.delivery_context.report_error("test", RuntimeError("broken"), game)
    newest = max(here.settings.error_folder.glob("*.caylus"))
    return newest.read_text(encoding="utf-8")


async def vote_about_undo(here, game, rival, actor):
    """A rival asks to take something back: what they read, the vote, and what becomes of it."""
    home = await here.home(game)
    asked = await here.slash(rival, home, "undo")
    await here.people[rival].click(asked.response, label="Ask the others")
    await posted(here, game)
    vote = next(
        m
        for m in reversed(home.history())
        if any(p.get("label") == "Decline" for p in components(m))
    )
    shown = [timeless(vote.content), await said(here, SPECTATOR, home, "table vote")]
    await here.people[actor].click(vote, label="Decline")
    await posted(here, game)
    shown.append(next(m.content for m in home.history() if m.id == vote.id))
    # Who has declined is not asked again for an hour, which goes by.
    forget = "UPDATE vote SET ended = ended - 7200"
    await here.bot.db._database.write(lambda tx: tx.execute(forget).rowcount)
    return [timeless(text) for text in shown]


async def announced_undo(here, game, actor):
    """The actor takes the step back: what the thread is told."""
    home = await here.home(game)
    known = {message.id for message in home.history()}
    await here.slash(actor, home, "undo")
    await posted(here, game)
    return [
        timeless(m.content)
        for m in home.history()
        if m.id not in known and not m.components
    ]


async def begun(here, seed, players, rules):
    """A running game from a position in which nearly every card can be paid in several ways."""
    table = here.bot.db
    people = [Person(here.people[who].id, PEOPLE[who]) for who in range(players)]
    place = Place(here.guild.id, here.channel.id)
    made = await files.import_record(
        table, people[0], place, rich(seed, players, rules)
    )
    for seat, person in enumerate(people):
        await table.run(lobby.give_seat, made.info.id, people[0], seat, person)
    return (await table.run(lobby.start, made.info.id, people[0])).position


async def after(here, position, code):
    """The position after a code, played without the detour of a command."""
    decision = position.decision
    who = here.seat_holder(position.info, decision.seat)
    # under the name by which the bot knows them already
    person = Person(here.people[who].id, PEOPLE[who])
    outcome = await here.bot.db.run(
        play.act, position.info.id, person, position.revision, code
    )
    return outcome.position


async def posted(here, game):
    """Waits until everything is posted, pictures too."""
    async with asyncio.timeout(PATIENCE):
        here.bot.delivery_context.delivery_worker.kick(game)
        while await here.bot.db.read(outbox.pending, game):
            await here.env.settle()
            await asyncio.sleep(0.005)


@pytest.mark.parametrize(
    ("players", "rules"), sampled([(3, "beginner"), (2, "standard")], 2)
)
@pytest.mark.costly(
    "whatever anybody can ask the bot, before and while each action is under way"
)
async def test_nobody_else_learns_by_the_bot_which_action_is_under_way(players, rules):
    rng = random.Random(players)
    book = Sketchbook()
    checked = []
    async with world(book) as here:
        position = await begun(here, 5, players, rules)
        game = position.info.id
        for _ in range(ACTIONS):
            if pending(position):
                await posted(here, game)
                checked += await look_alike(here, book, position, rng)
                position = await here.bot.db.read(queries.position, game)
            position = await after(
                here, position, choose(rng, position.decision.actions)
            )
        assert here.env.errors == []
    assert set(checked) == ({"payment", "on"} if rules == "standard" else {"payment"})


async def look_alike(here, book, position, rng):
    """Compares the game with its twin; returns the kind of decision, if there is a twin."""
    game, database = position.info.id, here.bot.db._database
    actor = here.seat_holder(position.info, position.decision.seat)
    rivals = [who for who in range(len(position.info.seats)) if who != actor]
    others = [rng.choice(rivals), SPECTATOR]

    async def everything():
        return [
            [await looked_up(here, book, game, who) for who in others],
            await public(here, game),
            await error_record(here, game),
        ]

    now = await everything()
    before = await exchange(database, game, rng)
    if before is None:
        return []
    assert await everything() == now
    await bring_back(database, before)
    preview = await said(here, rivals[0], await here.home(game), "undo")
    if "must agree" in preview:
        now = await vote_about_undo(here, game, rivals[0], actor)
        before = await exchange(database, game, rng)
        assert await vote_about_undo(here, game, rivals[0], actor) == now
        await bring_back(database, before)
    await compare_undo(here, position, actor, rng)
    return [position.decision.kind]


async def compare_undo(here, position, actor, rng):
    game, database = position.info.id, here.bot.db._database
    (code,) = await database.read(
        lambda tx: tx.execute(
            "SELECT code FROM action WHERE game = ? AND undone IS NULL ORDER BY number DESC",
            (game,),
        ).fetchone()
    )
    told = await announced_undo(here, game, actor)
    back = await here.bot.db.read(queries.position, game)
    assert len(told) == (not pending(back))
    await after(here, back, code)
    await posted(here, game)
    before = await exchange(database, game, rng)
    assert await announced_undo(here, game, actor) == told
    await bring_back(database, before)
    await after(here, await here.bot.db.read(queries.position, game), code)
    await posted(here, game)


async def test_log_and_thread_tell_of_a_step_in_private_only_that_an_action_is_under_way():
    listener = Listener()
    logging.getLogger().addHandler(listener)
    logging.getLogger("caylus.action").setLevel(logging.INFO)
    try:
        async with world() as here:
            position = await begun(here, 5, 2, "standard")
            game = position.info.id
            await posted(here, game)
            actor = here.seat_holder(position.info, position.decision.seat)
            code = next(c for c in position.decision.actions if c.startswith("build "))
            home = await here.home(game)
            turn = await here.people[actor].click(
                await here.prompt(game), label="Your turn"
            )
            listener.lines.clear()
            await press(here.people[actor], turn.response, code)
            assert pending(await here.bot.db.read(queries.position, game))
            await posted(here, game)
            (line,) = [line for line in listener.lines if "code=" in line]
            assert "code='action ...'" in line
            card = code.removeprefix("build ")
            texts = "\n".join(m.content for m in home.history())
            assert card not in texts and "a payment" not in texts
            for who in (1 - actor, SPECTATOR):
                status = await said(here, who, home, "status")
                assert "Deciding: an action" in status
                refused = await said(here, who, home, "act", action="pay food+wood")
                assert "payment" not in refused
    finally:
        logging.getLogger().removeHandler(listener)
        logging.getLogger("caylus.action").setLevel(logging.NOTSET)
