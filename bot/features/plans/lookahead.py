"""Looking ahead: the decisions that a seat will have later in this turn, for answers in advance.

A copy of the game is played on, in which all other seats make the least harmful choice. So the decisions never depend
on answers, plans or hidden cards of others.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from bot.core.answers import Answer, Key, key_of, meaning
from bot.core.catalogue import say
from rules.game import Game, GameState
from rules.model import Decision, Message

_MOST_DECISIONS = 200  # of a turn that are played in a copy


class Upcoming(NamedTuple):
    """A coming decision as it is shown."""

    key: Key
    question: Message
    options: tuple[tuple[str, Message], ...]  # codes with labels
    answer: str | None  # the code that was answered ahead, if it still fits

    def decision(self, seat: int) -> Decision:
        """Return it as a decision of a seat."""
        return Decision(seat, self.key.kind, tuple(code for code, _ in self.options))

    def answer_with(self, code: str) -> Answer | None:
        """Return the answer with a code; None if that is none of the options."""
        labels = dict(self.options)
        if code not in labels:
            return None
        options = tuple(meaning(label) for label in labels.values())
        return Answer(self.key, code, labels[code], meaning(labels[code]), options)


def can_look_ahead(game: Game, state: GameState) -> bool:
    """Return whether later decisions of this turn can be answered ahead: only after everybody has placed."""
    return game.guide.is_after_placing(state.phase)


def misfit(
    game: Game, state: GameState, decision: Decision, answer: Answer
) -> Message | None:
    """Return the reason why an answer can't be applied to the decision with its key; None if it can.

    Its code must be legal and have the same label. If it declines, its person must have seen all present options.
    """
    if answer.code not in decision.actions:
        return say("pace-ahead-illegal", what=answer.label)
    now = game.label(state, answer.code)
    if meaning(now) != answer.means:
        return say("pace-ahead-other", what=answer.label, now=now)
    if answer.code in game.guide.declining:
        for code in decision.actions:
            label = game.label(state, code)
            if meaning(label) not in answer.options:
                return say("pace-ahead-more", what=answer.label, now=label)
    return None


def upcoming(
    game: Game, state: GameState, seat: int, answers: Sequence[Answer] = ()
) -> tuple[Upcoming, ...]:
    """Return the seat's coming decisions that depend on no unanswered decision."""
    return tuple(
        seen.upcoming() for seen in certain_decisions(game, state, seat, answers)
    )


def certain_decisions(
    game: Game, state: GameState, seat: int, answers: Sequence[Answer] = ()
) -> Iterator[WalkedDecision]:
    """Yield the seat's coming decisions that depend on no unanswered decision, each as soon as it is known."""
    if game.decision(state) is None or not can_look_ahead(game, state):
        return
    answer_of = {answer.key: answer for answer in answers}
    present = _present_key(game, state, seat)
    # A decision is certain if it is the same on every walk with another choice at an unanswered decision before it.
    alternatives: list[_LazyWalk] = []
    for step in _walk(game, state, seat, answer_of):
        if step.key != present and _is_same_everywhere(step, alternatives):
            yield step
        if step.answer is None:
            guess = game.guide.least_harm(step.decision)
            codes = [code for code in step.decision.actions if code != guess]
            alternatives += [
                _LazyWalk(_walk(game, step.state, seat, answer_of, code))
                for code in codes
            ]


def _is_same_everywhere(seen: WalkedDecision, others: list[_LazyWalk]) -> bool:
    """Return whether a decision is the same on all of these walks.

    A walk on which it differs is moved to the front, since later decisions mostly differ there too.
    """
    for at, walk in enumerate(others):
        if not _is_same(seen, walk.find(seen.key)):
            others.insert(0, others.pop(at))
            return False
    return True


def first_decisions(
    game: Game, state: GameState, seats: Collection[int]
) -> Iterator[tuple[Decision, GameState]]:
    """Yield the first coming decision of each of these seats, with its state, which is valid until the next step.

    Each is certain, since its seat decides nothing before it.
    """
    if not can_look_ahead(game, state):
        return
    unseen = set(seats)
    state = game.clone(state)
    for _ in range(_MOST_DECISIONS):
        decision = game.decision(state)
        if not unseen or decision is None:
            return
        if decision.seat in unseen:
            unseen.discard(decision.seat)
            yield decision, state
        game.step_in_turn(state, game.guide.least_harm(decision))


def _present_key(game: Game, state: GameState, seat: int) -> Key | None:
    """Return the key of the present decision if it is the seat's, else None."""
    now = game.decision(state)
    return key_of(game, state, now) if now is not None and now.seat == seat else None


def decisions_with_dependencies(
    game: Game, state: GameState, seat: int, answers: Sequence[Answer] = ()
) -> tuple[tuple[Upcoming, tuple[Key, ...]], ...]:
    """Return the seat's coming decisions, each with the keys of its unanswered decisions on which it depends."""
    if game.decision(state) is None or not can_look_ahead(game, state):
        return ()
    answer_of = {answer.key: answer for answer in answers}
    base = list(_walk(game, state, seat, answer_of))
    # A decision depends on an unanswered one if another choice there changes it.
    depends: dict[Key, list[Key]] = {seen.key: [] for seen in base}
    for number, seen in enumerate(base):
        guess = game.guide.least_harm(seen.decision)
        for code in seen.decision.actions if seen.answer is None else ():
            behind = [
                step for step in base[number + 1 :] if seen.key not in depends[step.key]
            ]
            if behind and code != guess:
                alternatives = {
                    step.key: step
                    for step in _walk(game, seen.state, seat, answer_of, code)
                }
                for step in behind:
                    if not _is_same(step, alternatives.get(step.key)):
                        depends[step.key].append(seen.key)
    present = _present_key(game, state, seat)
    return tuple(
        (seen.upcoming(), tuple(depends[seen.key]))
        for seen in base
        if seen.key != present
    )


def expected_keys(
    game: Game, state: GameState, seat: int, answers: Sequence[Answer]
) -> set[Key]:
    """Return the keys of the seat's present and coming decisions if unanswered ones get the least harmful choice."""
    return {
        seen.key
        for seen in _walk(game, state, seat, {answer.key: answer for answer in answers})
    }


def make_answer(
    game: Game,
    state: GameState,
    seat: int,
    answers: Sequence[Answer],
    key: Key,
    code: str,
) -> Answer | None:
    """Return a seat's answer to a coming decision; None if no decision with that key is certain."""
    for decision in upcoming(
        game, state, seat, [other for other in answers if other.key != key]
    ):
        if decision.key == key:
            return decision.answer_with(code)
    return None


class WalkedDecision:
    """A decision of the seat on a walk; its labels are made when needed. `state` must not be changed."""

    def __init__(
        self,
        game: Game,
        state: GameState,
        key: Key,
        decision: Decision,
        answer: str | None,
    ) -> None:
        self._game = game
        self._as_upcoming: Upcoming | None = None
        self._labels: dict[str, Message] = {}
        self.state = state
        self.key = key
        self.decision = decision
        self.answer = answer

    def label(self, code: str) -> Message:
        """Return the label of one of its actions."""
        label = self._labels.get(code)
        if label is None:
            label = self._labels[code] = self._game.label(self.state, code)
        return label

    def upcoming(self) -> Upcoming:
        """Return the decision as it is shown."""
        if self._as_upcoming is None:
            options = tuple((code, self.label(code)) for code in self.decision.actions)
            self._as_upcoming = Upcoming(
                self.key, self._game.question(self.state), options, self.answer
            )
        return self._as_upcoming


class _LazyWalk:
    """A walk that goes on only as far as `find` needs."""

    def __init__(self, walk: Iterator[WalkedDecision]) -> None:
        self._walk = walk
        self._met: dict[Key, WalkedDecision] = {}

    def find(self, key: Key) -> WalkedDecision | None:
        """Return the decision with that key on the walk, else None."""
        while key not in self._met:
            seen = next(self._walk, None)
            if seen is None:
                return None
            self._met[seen.key] = seen
        return self._met[key]


def _is_same(decision: WalkedDecision, other: WalkedDecision | None) -> bool:
    """Return whether two decisions have the same codes with the same meanings."""
    if other is None or other.decision.actions != decision.decision.actions:
        return False
    for code in decision.decision.actions:
        label, other_label = decision.label(code), other.label(code)
        if label != other_label and meaning(label) != meaning(other_label):
            return False
    return True


def _walk(
    game: Game,
    state: GameState,
    seat: int,
    given: Mapping[Key, Answer],
    first: str | None = None,
) -> Iterator[WalkedDecision]:
    """Yield the seat's decisions to the end of the turn, after the action `first` if it is given.

    Its decisions get its answers ahead; all others get the least harmful choice.
    """
    is_own = False  # whether `state` is a copy that nobody else holds
    for _ in range(_MOST_DECISIONS):
        code = first
        if code is None:
            decision = game.decision(state)
            if decision is None:
                return
            if decision.seat == seat:
                key = key_of(game, state, decision)
                answer = given.get(key)
                if answer is not None and misfit(game, state, decision, answer) is None:
                    code = answer.code
                yield WalkedDecision(game, state, key, decision, code)
                is_own = False
            if code is None:
                code = game.guide.least_harm(decision)
        if not is_own:
            state, is_own = game.clone(state), True
        game.step_in_turn(state, code)
        first = None
