"""The rules engine: legal actions, events, records and views of the games.

>>> from rules.record import checked
>>> from rules.register import find_game
>>> game = find_game("caylus")
>>> state, _ = game.start(checked(game, 3, {}, seed=1))
>>> decision = game.decision(state)
>>> decision.seat, decision.kind, decision.actions[:3]
(1, 'place_worker', ('pass', 'place 1', 'place 2'))
>>> print(game.label(state, "place 1"))
1 Farm: gain 1 food or 1 cloth
>>> after = game.clone(state)
>>> for event in game.apply(after, 1, "place 1"):
...     print(game.tell(event, ("Ann", "Bob", "Cid")))
Bob: place 1
Bob places a worker on the Farm (1) for 1 denier.
>>> game.apply(after, 1, "place 2")
Traceback (most recent call last):
rules.errors.NotYourDecision: "place 2": Blue decides now (place_worker), not Red
"""

__version__ = "1.0.0"  # of everything that is installed with it
