"""A question in a thread is short in every language: its player, what is to be decided, what they have and until when.

What happened before it, and what the guide adds, are not part of the question.
"""

from __future__ import annotations

import random

import pytest

from bot.core.model import Position
from bot.delivery import question
from bot.text.localization import localization_for, offered
from rules.header import Header
from rules.notation import SEATS
from rules.register import GAMES
from tests.bot.interactions.test_discord_limits import sheet_for
from tests.costs import left_out

MOST = 40
TIME = "in 24 hours"  # as Discord shows a time that is left
GAMES_OF_EACH = 2


def words(text: str) -> int:
    return sum(any(letter.isalnum() for letter in word) for word in text.split())


def questions(game_id: str, players: int, seed: int, language: str) -> set[str]:
    """Return each question of a random game as the thread shows it."""
    game, chance, l10n = GAMES[game_id], random.Random(seed), localization_for(language)
    state, _ = game.start(Header(game_id, SEATS[:players], {}, seed))
    found = set()
    while (decision := game.decision(state)) is not None:
        position = Position(sheet_for(game, state, players), game, state, decision)
        found.add(question.public(l10n, position).text)
        game.apply(state, decision.seat, chance.choice(decision.actions))
    return found


@pytest.mark.parametrize("language", offered())
@pytest.mark.parametrize(
    ("game_id", "players"),
    [
        ("caylus", 3),
        ("magna_carta", 3),
        *left_out([("caylus", 2), ("caylus", 4), ("caylus", 5)]),
        *left_out([("magna_carta", 2), ("magna_carta", 4)]),
    ],
)
def test_a_public_question_with_its_clock_is_at_most_forty_words(
    game_id, players, language
):
    clock = localization_for(language).format(
        "prompt-free", named="no", player="", free=TIME, end=TIME
    )
    asked = set[str]().union(
        *(questions(game_id, players, seed, language) for seed in range(GAMES_OF_EACH))
    )
    assert len(asked) > 50
    assert [text for text in asked if words(text) + words(clock) > MOST] == []
