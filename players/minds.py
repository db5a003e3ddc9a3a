"""The mind of a computer player: the rules of a game with a policy and an evaluation, which share a weight file."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import (
    TYPE_CHECKING,
    Any,
    Generic,
    NamedTuple,
    Protocol,
    TypedDict,
    TypeVar,
    overload,
)

from players.caylus import evaluation as caylus_evaluation
from players.caylus import purpose as caylus_purpose
from players.caylus.policy import Policy as CaylusPolicy
from players.caylus.worth import BLOCKS as CAYLUS_BLOCKS
from players.evaluation import STAGES, Evaluation, Measure
from players.magna_carta import evaluation as magna_carta_evaluation
from players.magna_carta import needs as magna_carta_needs
from players.magna_carta import purpose as magna_carta_purpose
from players.magna_carta.policy import BLOCKS as MAGNA_CARTA_BLOCKS
from players.magna_carta.policy import Policy as MagnaCartaPolicy
from rules.register import find_game
from rules.shared.chance import stream

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from rules.game import Game, GameState
    from rules.model import Message
    from rules.shared.chance import Chance

WEIGHTS = "weights.json"
GROUPS = ("2", "more")
IMAGINATION = 2  # the purpose of the random stream that imagines hidden cards


S = TypeVar("S")
_S = TypeVar("_S", contravariant=True)


class Weights(TypedDict):
    """The contents of a weight file."""

    note: list[str]  # how the weights were made
    policy: dict[
        str, dict[str, list[float]]
    ]  # the blocks of the policy, by the `group` of the number of seats
    evaluation: dict[str, list[list[float]]]  # the arguments of `Evaluation`
    spread: dict[str, list[float]]


class Policy(Protocol[_S]):
    """A score for every legal action, from one set of weights."""

    def scores(self, state: _S) -> list[float]: ...


class Purposes(Protocol[_S]):
    """The purposes of actions of one game."""

    def purpose(self, state: _S, code: str) -> Message | None: ...

    def breaks_batch(self, state: _S, code: str) -> bool: ...

    def rank(self, state: _S, code: str) -> int: ...

    def urgency(self, state: _S, code: str) -> int: ...


class Knowledge(NamedTuple, Generic[S]):
    """The hand-written parts of computer players of one game, to which the weights are fitted."""

    blocks: Mapping[str, int]  # the number of weights in each block of the policy
    policy: Callable[[Mapping[str, Sequence[float]]], Policy[S]]
    measure: Measure[S]
    purposes: Purposes[S]


KNOWLEDGE: dict[str, Knowledge[Any]] = {  # of states of different games
    "caylus": Knowledge(
        CAYLUS_BLOCKS,
        CaylusPolicy,
        Measure(
            caylus_evaluation.TERMS,
            caylus_evaluation.features,
            caylus_evaluation.stage,
            caylus_evaluation.final_score,
        ),
        caylus_purpose,
    ),
    "magna_carta": Knowledge(
        MAGNA_CARTA_BLOCKS,
        MagnaCartaPolicy,
        Measure(
            magna_carta_evaluation.TERMS,
            magna_carta_evaluation.features,
            magna_carta_needs.game_progress,
            magna_carta_evaluation.final_score,
        ),
        magna_carta_purpose,
    ),
}


def group(seats: int) -> str:
    """Return the key of the policy's weights for games of so many seats: games of two have weights of their own."""
    return GROUPS[seats > 2]


class Mind:
    """The rules, policy and evaluation of one game, as the search calls them."""

    def __init__(self, game_id: str, weights: Weights) -> None:
        knowledge = KNOWLEDGE[game_id]
        self.game = find_game(game_id)
        self.weights = weights
        self._policies = {
            name: knowledge.policy(own) for name, own in weights["policy"].items()
        }
        self.evaluation = Evaluation(
            knowledge.measure, weights["evaluation"], weights["spread"]
        )
        self.rewards = self.evaluation.rewards
        self.step = self.game.step
        self.clone = self.game.clone

    def scorer(self, state: GameState) -> Callable[[GameState], list[float]]:
        """Return the policy for the number of seats of `state`: from a state to a score for each of its actions."""
        return self._policies[group(state.seats)].scores

    def worlds(
        self, state: GameState, seat: int, seed: int, number: int
    ) -> Sequence[GameState]:
        """Return `number` states that the seat can't tell from this one; the state alone if nothing is hidden."""
        if not self.game.hidden:
            return [state]
        return Worlds(
            self.game, self.clone(state), seat, stream(seed, IMAGINATION), number
        )


class Worlds(Sequence["GameState"]):
    """Determinized states of a seat, each dealt at its first use, so that a short search deals few of them."""

    def __init__(
        self, game: Game, state: GameState, seat: int, chance: Chance, number: int
    ) -> None:
        self._game = game
        self._state = state
        self._seat = seat
        self._chance = chance
        self._number = number
        self._dealt: list[GameState] = []

    def __len__(self) -> int:
        return self._number

    @overload
    def __getitem__(self, at: int) -> GameState: ...

    @overload
    def __getitem__(self, at: slice) -> list[GameState]: ...

    def __getitem__(self, at: int | slice) -> GameState | list[GameState]:
        last = self._number - 1 if isinstance(at, slice) or at < 0 else at
        while len(self._dealt) <= min(last, self._number - 1):
            self._dealt.append(
                self._game.imagine(self._state, self._seat, self._chance)
            )
        return self._dealt[at]


def weights_path(game_id: str) -> Path:
    """Return the path of the weight file that a game comes with."""
    return Path(__file__).parent / game_id / WEIGHTS


@cache
def mind_of(game_id: str) -> Mind:
    """Return the game's mind with the weights that it comes with."""
    return Mind(game_id, read_weights(weights_path(game_id)))


def read_weights(path: Path) -> Weights:
    """Return the contents of a weight file."""
    weights: Weights = json.loads(path.read_text(encoding="utf-8"))
    return weights


def blank(game_id: str) -> Weights:
    """Return the weights that training starts from: 1 for the evaluation's prestige, 0 for everything else."""
    knowledge = KNOWLEDGE[game_id]
    row = [float(term == "prestige") for term in knowledge.measure.terms]
    seats = range(2, find_game(game_id).max_seats + 1)
    return {
        "note": [],
        "policy": {
            seats_: {name: [0.0] * size for name, size in knowledge.blocks.items()}
            for seats_ in GROUPS
        },
        "evaluation": {str(number): [row] * STAGES for number in seats},
        "spread": {str(number): [12.0, 9.0, 6.0] for number in seats},
    }
