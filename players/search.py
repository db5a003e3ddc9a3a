"""The one search of all games: a max^n tree with a policy prior, noisy roll-outs, a learned evaluation.

Every seat maximises its own reward. Several worlds, where a game has hidden cards, share one tree whose
edges are codes (an information set search): each iteration plays in one of them.
"""

from __future__ import annotations

import random
import time
from math import sqrt
from typing import TYPE_CHECKING

from players.history import History
from players.numbers import NOISE, NOISE_BITS, softmax
from players.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from players.minds import Mind
    from rules.game import GameState

DEFAULTS = Settings()

MOST_STEPS = 500
"""Actions of a roll-out at most: a position may set thousands of deniers, with which a turn is very long."""

FEW_ACTIONS = 7
"""The most actions that count as few: as many as the provost has moves."""

CHECK_EVERY = 16
"""Iterations after which `decide` checks whether its choice can still change."""


class Edge:
    """An action at a node: its prior, its visits, and the sum of the deciding seat's rewards in them."""

    __slots__ = ("child", "code", "prior", "total", "visits")

    def __init__(self, code: str, prior: float) -> None:
        self.code = code
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.child: Node | None = None

    @property
    def value(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Node:
    """A position of the tree; `seat` is -1 before its first visit, and if the game is over.

    Most positions are visited once. Edges are made at the second visit (of the root: at the first) from
    `scored`, the legal actions and their scores.
    """

    __slots__ = ("edges", "scored", "seat", "total", "visits")

    def __init__(self) -> None:
        self.edges: dict[str, Edge] | None = None
        self.scored: tuple[list[str], list[float]] | None = None
        self.seat = -1
        self.visits = 0
        self.total = 0.0


class Search:
    """A search from one position, given as one or more worlds that look alike to the deciding seat."""

    def __init__(
        self,
        mind: Mind,
        worlds: Sequence[GameState],
        seed: int,
        settings: Settings = DEFAULTS,
    ) -> None:
        self.mind = mind
        self.worlds = worlds
        self.settings = settings
        self.root = Node()
        self.iterations = 0
        self._scores = mind.scorer(worlds[0])
        self.values = [0.0] * worlds[0].seats  # sums of all seats' rewards
        self._random = random.Random(seed)
        self._hidden = len(worlds) > 1
        weight = self.settings.history
        self._history = History(len(self.values), weight) if weight else None

    def run(self, iterations: int, deadline: float | None = None) -> None:
        """Run so many more iterations, at least one, until `deadline` (of `time.perf_counter`)."""
        for number in range(iterations):
            if deadline is not None and number and time.perf_counter() > deadline:
                break
            self._iterate()

    def decide(self, iterations: int, deadline: float | None = None) -> str:
        """Return the best action after so many more iterations.

        The search ends early once no other action can reach the visits of the best.
        """
        end = self.iterations + iterations
        while (left := end - self.iterations) > 0:
            if self.root.edges is not None and self._lead() > left:
                break
            self.run(min(left, CHECK_EVERY), deadline)
            if deadline is not None and time.perf_counter() > deadline:
                break
        return self.best()

    def _lead(self) -> int:
        """Return the difference in visits between the two most visited actions."""
        assert self.root.edges is not None
        first, second, *_ = (
            *sorted([edge.visits for edge in self.root.edges.values()], reverse=True),
            0,
        )
        return first - second

    def advance(self, code: str, worlds: Sequence[GameState]) -> None:
        """Make the position after the code the root, and keep its part of the tree; `worlds` are after the code."""
        edge = (self.root.edges or {}).get(code)
        self.root = (
            edge.child if edge is not None and edge.child is not None else Node()
        )
        self.worlds = worlds
        self._hidden = len(worlds) > 1
        self.iterations = 0
        self.values = [0.0] * len(self.values)

    # Results

    def ranked(self) -> list[Edge]:
        """Return the root's actions, best first: by visits, then value, then prior."""
        edges = list((self.root.edges or {}).values())
        return sorted(
            edges, key=lambda edge: (-edge.visits, -edge.value, -edge.prior, edge.code)
        )

    def best(self) -> str:
        return self.ranked()[0].code

    def value(self) -> list[float]:
        """Return the mean reward of every seat."""
        return [total / max(1, self.iterations) for total in self.values]

    def line(self, most: int = 6) -> list[str]:
        """Return the actions that the search expects, from the root on."""
        codes: list[str] = []
        node: Node | None = self.root
        while node is not None and node.edges and len(codes) < most:
            edge = max(node.edges.values(), key=lambda e: (e.visits, e.value, e.prior))
            if not edge.visits:
                break
            codes.append(edge.code)
            node = edge.child
        return codes

    def play_out(self, state: GameState, end: int) -> None:
        """Play a state on as a roll-out does, until turn `end` begins."""
        if state.stack and state.turn < end:
            self._roll_out(state, self._scores(state), end)

    # One iteration

    def _iterate(self) -> None:
        # Bound methods are looked up once: this loop is most of a computer's time.
        mind = self.mind
        step = mind.step
        worlds = self.worlds
        state = mind.clone(worlds[self.iterations % len(worlds)])
        node = self.root
        nodes = [node]
        path = []
        history = self._history
        if history is not None:
            history.begin()
        # Descend the tree to the first position that was not visited before, or the end of the game.
        scores: list[float] | None = None
        while state.stack:
            if node.seat < 0:
                scores = self._visit(node, state)
                break
            edge = self._select(node, state)
            path.append(edge)
            if history is not None:
                history.play(node.seat, edge.code)
            step(state, edge.code)
            child = edge.child
            if child is None:
                child = edge.child = Node()
            node = child
            nodes.append(node)
        # Play that position on, and evaluate where it ends.
        if scores is not None:
            self._roll_out(state, scores, state.turn + self.settings.turns)
        rewards = mind.rewards(state)
        if history is not None:
            history.learn(rewards)
        # Every seat's own reward goes to the decisions that were its own.
        for decided, edge in zip(nodes, path, strict=False):
            reward = rewards[decided.seat]
            edge.visits += 1
            edge.total += reward
            decided.visits += 1
            decided.total += reward
        if node.seat >= 0 and len(nodes) > len(path):
            node.visits += 1
            node.total += rewards[node.seat]
        self.iterations += 1
        values = self.values
        for seat, reward in enumerate(rewards):
            values[seat] += reward

    def _visit(self, node: Node, state: GameState) -> list[float]:
        node.seat = state.stack[-1][1]
        scores = self._scores(state)
        node.scored = state.actions, scores
        if node is self.root:
            self._expand(node)
        return scores

    def _expand(self, node: Node) -> dict[str, Edge]:
        assert node.scored is not None
        codes, scores = node.scored
        priors = self._priors(scores)
        node.scored = None
        node.edges = {
            code: Edge(code, prior) for code, prior in zip(codes, priors, strict=True)
        }
        return node.edges

    def _priors(self, scores: list[float]) -> list[float]:
        settings = self.settings
        return softmax(
            scores,
            settings.few_actions_temperature
            if len(scores) <= FEW_ACTIONS
            else settings.prior_temperature,
        )

    def _select(self, node: Node, state: GameState) -> Edge:
        edges = self._expand(node) if node.edges is None else node.edges
        candidates: Iterable[Edge] = edges.values()
        if self._hidden:  # an action may be legal in this world alone
            actions = state.actions
            if not edges.keys() >= set(actions):
                priors = self._priors(self._scores(state))
                for code, prior in zip(actions, priors, strict=True):
                    if code not in edges:
                        edges[code] = Edge(code, prior)
            candidates = [edges[code] for code in actions]
        # PUCT: the mean reward, and a bonus by the prior that shrinks with the visits.
        settings = self.settings
        bonus = settings.exploration * sqrt(node.visits + 1)
        untried = node.total / node.visits - settings.first_play if node.visits else 0.5
        best = -1.0
        chosen: Edge | None = None
        for edge in candidates:
            visits = edge.visits
            worth = (
                edge.total / visits if visits else untried
            ) + bonus * edge.prior / (1 + visits)
            if worth > best:
                best, chosen = worth, edge
        assert chosen is not None
        return chosen

    def _roll_out(self, state: GameState, scores: list[float], end: int) -> None:
        """Play the noisy policy until turn `end` begins; `scores` are those of the position's actions."""
        mind, settings = self.mind, self.settings
        bits, temperature = self._random.getrandbits, settings.rollout_temperature
        policy, step, history = self._scores, mind.step, self._history
        for _ in range(MOST_STEPS):
            if history is not None:
                scores = history.adjusted(state.stack[-1][1], state.actions, scores)
            best, chosen = -1e9, 0
            for index, score in enumerate(scores):
                score += temperature * NOISE[bits(NOISE_BITS)]
                if score > best:
                    best, chosen = score, index
            if history is not None:
                history.play(state.stack[-1][1], state.actions[chosen])
            step(state, state.actions[chosen])
            if not state.stack or state.turn >= end:
                return
            scores = policy(state)
