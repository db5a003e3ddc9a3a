"""Recaps: what happened since a player's last turn, in short, and only what the messages above don't tell."""

from __future__ import annotations

from bot.core import history, queries
from bot.text import game_status
from bot.text.localization import localization_for
from rules.caylus import events
from rules.register import find_game
from tests.bot.players import Player
from tests.bot.world import world

SAY = localization_for("en")


def test_a_recap_tells_what_was_done_and_what_everybody_gained_and_each_once():
    happened = [
        events.Gained(1, "n_market", 4),
        events.Paid(1, "w_mason", cubes=(1, 1, 0, 0, 0)),
        events.Built(1, "w_mason", 9),
        events.Scored(1, 4, "building", "w_mason"),
        events.Gained(0, "n_quarry", cubes=(0, 0, 1, 0, 0)),
        events.Gained(1, "n_quarry", cubes=(0, 0, 1, 0, 0)),
    ]
    assert game_status.short_bullets(
        SAY, find_game("caylus"), ("Blue", "Red (computer)"), happened
    ) == [
        "Red (computer) builds the Mason (9): 4 prestige.",
        "Gained: Blue 1 stone; Red (computer) 4 deniers and 1 stone.",
    ]


def test_a_recap_of_a_long_stretch_is_the_latest_and_the_sums():
    happened = []
    for space in range(9, 27):
        happened += [
            events.Built(space % 2, "w_mason", space),
            events.Scored(space % 2, 4, "building", "w_mason"),
        ]
    more, *latest, gained = game_status.short_bullets(
        SAY, find_game("caylus"), ("Blue", "Red"), happened
    )
    assert (
        "/caylus history" in more
        and gained == "Gained: Blue 36 prestige; Red 36 prestige."
    )
    assert "(26)" in latest[-1] and len(latest) == game_status.LATEST_LINES


async def test_a_question_recaps_only_what_the_messages_above_it_do_not_tell():
    async with world(seed=1) as here:
        game = await here.table(2)
        player = Player(here, game, seed=6, way="command")
        seen = set()
        for _ in range(60):
            await player.step()
            position = await here.bot.db.read(queries.position, game)
            since = await here.bot.db.read(history.since, game, position.decision.seat)
            asked = (await here.prompt(game)).content
            recapped = "Since your last turn" in asked
            if recapped:
                assert since.reports > game_status.SEEN
            seen.add((recapped, since.reports > game_status.SEEN))
        assert (True, True) in seen and (False, False) in seen
