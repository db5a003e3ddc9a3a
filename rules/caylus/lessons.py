"""What somebody who has never seen Caylus is told of a phase (two sentences), and of the choices of a decision."""

from __future__ import annotations

LESSONS = {
    "lesson-phase-2": (
        "Most prestige wins: houses in the castle and buildings of your own bring it, and both are paid with cubes."
        " So workers go out for cubes, one at a time for a denier each, and a space has room for one."
    ),
    "lesson-phase-3": (
        "The buildings before the bridge work first, for whoever has a worker there, from the gate to the inn."
        " They give no cubes but money, an early turn, a royal favor, or a push of the provost."
    ),
    "lesson-phase-4": (
        "The provost is where the road ends this turn: a worker beyond him brings nothing, though it was paid for."
        " Everybody may move him up to 3 spaces for 1 denier each, whoever passed first decides first."
    ),
    "lesson-phase-5": (
        "Now the road works from space 1 up to the provost, each building for the worker on it."
        " What you get here pays for houses and buildings, and a worker of somebody else on your building is"
        " 1 prestige for you."
    ),
    "lesson-phase-6": (
        "In the castle a batch, food and two other kinds of cubes, becomes a house: 5 prestige each in the dungeon,"
        " later 4 and 3, so early batches count most. Who gives most batches in a turn gets a royal favor, who came"
        " without one loses 2 prestige."
    ),
    "lesson-phase-7": (
        "The bailiff walks on, and when he comes to space 12, 18 or 24 a part of the castle is scored."
        " Two houses in it bring a royal favor, none at all costs prestige."
    ),
    "lesson-place_worker": (
        "Look for food and two other kinds of cubes, then for the castle with them. Each pass makes the workers of"
        " all others 1 denier dearer, and who passes first gets 1 denier."
    ),
    "lesson-gate": (
        "Your worker at the gate goes on to any free place for nothing, the castle too. What the others left is yours."
    ),
    "lesson-guild": (
        "A free push of the provost: forward if your workers stand far out, back if only others lose by it."
    ),
    "lesson-joust": (
        "A royal favor for 1 denier and 1 cloth is cheap: favors grow each time you take the same line."
    ),
    "lesson-inn": (
        "While you stay at the inn each worker costs you 1 denier, however many have passed. But the worker that"
        " stays is away from your others."
    ),
    "lesson-provost": (
        "Staying is free. Pay if a worker of yours stands beyond him and is worth it, or to strand one of others;"
        " those after you may move him back."
    ),
    "lesson-production": "Take the kind that you lack for a batch: food, and two others. Wood and stone also build.",
    "lesson-bonus": "Somebody used your stone building, so you get a cube as well. Take the kind that you lack.",
    "lesson-market": "A cube becomes money, and money is workers next turn. Sell what you have twice.",
    "lesson-peddler": "Money becomes a cube here. Buy the kind that a batch or a building still lacks.",
    "lesson-trade": "Here something you have becomes prestige or gold. Nothing is lost by skipping.",
    "lesson-give": "Choose what you can spare: a batch needs one food and two other kinds.",
    "lesson-build": (
        "A building is prestige at once, costs you only 1 denier to use, and pays you whenever others use it."
        " What everybody needs is used most."
    ),
    "lesson-on": "A prestige tile covers one of your residences, which brings no denier any more.",
    "lesson-lawyer": (
        "A residence brings 1 denier every turn, and a prestige tile needs one to stand on. The building it"
        " replaces is gone, so take one that you won't miss."
    ),
    "lesson-castle": (
        "Each batch is a house now, and later ones are worth less. Keep cubes only for a building that you know"
        " you will build."
    ),
    "lesson-favor_line": (
        "A favor moves your marker one step on a line, and every step reached stays open. One line again and again"
        " is worth most: up to 5 prestige at a time, or a building."
    ),
    "lesson-favor_cubes": "Take the kind that a batch or a building still lacks.",
    "lesson-exchange": "Give a cube that you can spare and take what a batch or a building still lacks.",
    "lesson-favor_building": "The further the marker, the better what it builds, and cheaper than by a worker.",
}
"""By message id: `lesson-phase-N`, and `lesson-KIND` for each kind of decision."""
