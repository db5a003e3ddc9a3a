"""What somebody who has never seen Magna Carta is told of a phase (two sentences), and of the choices of a
decision."""

from __future__ import annotations

LESSONS = {
    "mc-lesson-phase-0": (
        "Most points win: cards that you build and batches that you give the castle bring them, and both are paid"
        " with cubes. Everybody has the same twelve cards, but not in the same order."
    ),
    "mc-lesson-phase-2": (
        "In turn everybody does one thing: place a worker on a card of the road, build a card from the hand, draw,"
        " or pass. Workers bring cubes, cubes build cards, and a card of yours brings you something whenever others"
        " use it."
    ),
    "mc-lesson-phase-3": (
        "The provost is where the road ends this turn: a worker beyond him brings nothing, though it was paid for."
        " Everybody may move him up to 3 cards for 1 denier each, whoever passed first decides first."
    ),
    "mc-lesson-phase-4": (
        "Now the road works from its beginning up to the provost: each card for the worker on it, then for its owner"
        " if that is somebody else. What you get here pays for batches and cards."
    ),
    "mc-lesson-phase-5": (
        "Food, wood and stone are a batch, without any worker: 4 points while the dungeon lasts, then 3, then 2, so"
        " early batches count most. Who gives most gets a gold, and when the tokens are gone the game ends."
    ),
    "mc-lesson-opening": "Keep a hand in which something can be paid soon. A whole new one is offered only once.",
    "mc-lesson-action": (
        "A worker, a drawn card and a new hand cost 1 denier each, building only cubes. Build early what others will"
        " use, and pass when your money is better kept for the provost."
    ),
    "mc-lesson-on": "A prestige card covers one of your residences, which brings no denier any more.",
    "mc-lesson-payment": "Gold stands for any cube, so pay with what you can spare and keep the gold.",
    "mc-lesson-provost": (
        "Staying is free. Pay if a worker of yours stands beyond him and is worth it, or to strand one of others;"
        " those after you may move him back."
    ),
    "mc-lesson-peddler": "Money becomes a cube here. Buy the kind that a batch or a card still lacks.",
    "mc-lesson-market": "A cube becomes money, and money is workers next turn. Sell what you have twice.",
    "mc-lesson-lawyer": (
        "A residence brings 1 denier every turn, and a prestige card needs one to lie on. The card it was does"
        " nothing any more, so take one that nobody uses."
    ),
    "mc-lesson-gold_mine": "Gold stands for any cube in a batch or a building: give the kind you have most of.",
    "mc-lesson-bank": "Gold stands for any cube, so money spent here is the cube that you lack.",
    "mc-lesson-church": "Tokens for money, the dear ones first. It counts as no batch for the gold.",
    "mc-lesson-castle": (
        "Each batch is a token now, and later ones are worth less. Keep cubes only for a card that you will build"
        " next turn."
    ),
}
"""By message id: `mc-lesson-phase-N`, and `mc-lesson-KIND` for each kind of decision."""
