"""In games with hidden cards the thread is the same whether somebody acts by hand or what they had ordered does."""

from __future__ import annotations

import random
import re

import pytest

from bot.core.model import Person
from bot.features.plans import use_cases as plans_use_cases
from tests.bot.delivery.test_calm import journal
from tests.bot.players import Player, components
from tests.bot.world import world
from tests.costs import sampled

LISTS = (("draw", "place 1"), ("place 1", "place 2", "place 3"), ("redraw", "draw"))

WAITS = "SELECT due FROM job WHERE kind = 'plans.auto_answer'"


async def since(here, revision):
    """What was done after a revision, and how."""
    return await here.bot.db._database.read(
        lambda tx: tx.execute(
            "SELECT seat, code, source FROM action WHERE revision > ? ORDER BY revision",
            (revision,),
        ).fetchall()
    )


def seen_by_all(home, told):
    """The thread as it stands, without times and links, and how often somebody was mentioned so far."""

    def plain(text):
        return re.sub(r"<t:\d+|/channels/[0-9/]+", "", text)

    return [
        (plain(m.content), [p.get("label") for p in components(m)])
        for m in home.history()
    ], told.mentions()


async def plan(table, game, person, codes, *, then_pass=True):
    """A person lists placements and is asked whatever the reason only where none is left."""
    turn = (await table.read(plans_use_cases.shown_plan, game, person)).turn
    conditions = plans_use_cases.SetConditions(
        then_pass, False, False, False, False, None
    )
    for edit in (conditions, plans_use_cases.SetList(codes)):
        await table.run(plans_use_cases.change, game, person, turn, edit)


async def some_list(table, game, person, chance):
    can = {
        code
        for code, _ in (await table.read(plans_use_cases.shown_plan, game, person)).can
    }
    codes = tuple(code for code in chance.choice(LISTS) if code in can)
    if codes:
        await plan(table, game, person, codes)


async def begun(here, way):
    game = await here.table(3, game="magna_carta")
    home = await here.home(game)
    player = Player(here, game, seed=1, way=way)
    while (await player.position()).together:
        await player.step()
    return game, home, player, await journal(here, game)


async def ordered(seed, way, steps=45):
    """A game in which people order; what was done after how long, and what all have seen each time."""
    chance, script, shown = random.Random(seed), [], []
    async with world() as here:
        game, home, player, told = await begun(here, way)
        table = here.bot.db
        for _ in range(steps):
            position = await player.position()
            waits = await table._database.read(lambda tx: tx.execute(WAITS).fetchall())
            if waits:
                seconds = max(1, waits[0][0] - int(here.bot.delivery_context.now()) + 1)
                await here.env.advance_time(seconds)
            else:
                seat = chance.randrange(3)
                if chance.random() < 0.5 and seat != position.decision.seat:
                    person = Person(position.info.seats[seat].user, "x")
                    await some_list(table, game, person, chance)
                seconds = chance.choice((5, 100, 1000))
                await here.env.advance_time(seconds)
                plain = [
                    code
                    for code in position.decision.actions
                    if not code.startswith("build")
                ]
                code = chance.choice(plain or list(position.decision.actions))
                await player.act(
                    here.seat_holder(position.info, position.decision.seat),
                    position,
                    code,
                    way,
                )
            await here.env.settle()
            script.append((seconds, await since(here, position.revision)))
            shown.append(seen_by_all(home, told))
        assert here.env.errors == []
    return script, shown


async def by_hand(script, way):
    """The same game, where everything is done by hand at the same moments; what all have seen each time."""
    shown = []
    async with world() as here:
        _, home, player, told = await begun(here, way)
        for seconds, done in script:
            await here.env.advance_time(seconds)
            for seat, code, _ in done:
                position = await player.position()
                await player.act(
                    here.seat_holder(position.info, seat), position, code, way
                )
                await here.env.settle()
            shown.append(seen_by_all(home, told))
        assert here.env.errors == []
    return shown


@pytest.mark.parametrize(("seed", "way"), sampled([(1, "act"), (2, "component")], 2))
async def test_nobody_sees_who_has_acted_by_hand_where_cards_are_hidden(seed, way):
    script, shown = await ordered(seed, way)
    acted = [source for _, done in script for _, _, source in done]
    assert acted.count("plan") >= 3
    for step, (seen, other) in enumerate(
        zip(shown, await by_hand(script, way), strict=True)
    ):
        assert seen == other, script[step]


async def test_whose_order_has_acted_and_who_is_asked_again_is_told_in_private_else_mentioned():
    for takes_messages in (True, False):
        async with world() as here:
            game, _, player, told = await begun(here, "act")
            table = here.bot.db
            position = await player.position()
            first = position.decision.seat
            others = [seat for seat in position.view().order if seat != first]
            person = Person(position.info.seats[first].user, "x")
            await player.act(
                here.seat_holder(position.info, first), position, "draw", "act"
            )
            for seat in others:
                position = await player.position()
                if seat == others[-1]:
                    await plan(table, game, person, ("draw",), then_pass=False)
                await player.act(
                    here.seat_holder(position.info, seat), position, "pass", "act"
                )
            if not takes_messages:
                here.env.inject_error(
                    "POST", "/users/@me/channels", status=403, times=None
                )
            before = told.mentions()
            due = (await table._database.read(lambda tx: tx.execute(WAITS).fetchall()))[
                0
            ][0]
            await here.env.advance_time(
                max(1, due - int(here.bot.delivery_context.now()) + 1)
            )
            await here.env.settle()
            assert (await since(here, 0))[-1] == (first, "draw", "plan")
            position = await player.position()
            assert position.decision.seat == first
            assert told.mentions() - before == (0 if takes_messages else 1)
            assert (await here.prompt(game)) is not None
