"""Answers ahead: a seat's later decisions of this turn, and its answers to them.

The decisions are found by playing on a copy, in which everybody else makes the least harmful choice. So the
decisions that a seat is shown never depend on the answers, plans or hidden cards of others.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from bot.core.answers import Answer, Key, key_of, meaning
from bot.core.catalogue import say
from rules.game import Game, GameState
from rules.model import Decision, Message

_LONGEST = 200  # decisions of a turn that are looked at


class Upcoming(NamedTuple):
    """A decision that will probably come, with labels; `answer` is the code answered ahead, if that still fits."""

    key: Key
    question: Message
    options: tuple[tuple[str, Message], ...]
    answer: str | None

    def decision(self, seat: int) -> Decision:
        """Return the decision of that seat as it will probably be put."""
        return Decision(seat, self.key.kind, tuple(code for code, _ in self.options))

    def answered(self, code: str) -> Answer | None:
        """Return the answer of that code; None when it isn't among the options."""
        labels = dict(self.options)
        if code not in labels:
            return None
        options = tuple(meaning(label) for label in labels.values())
        return Answer(self.key, code, labels[code], meaning(labels[code]), options)


def foreseen(game: Game, state: GameState) -> bool:
    """Return whether what comes later in this turn can be answered ahead: not while others place and build."""
    return game.guide.is_after_placing(state.phase)


def misfit(game: Game, state: GameState, decision: Decision, answer: Answer) -> Message | None:
    """Return the reason why an answer can't be applied to the decision with its key; None if it can.

    An answer fits if it is a legal code with the same label. A refusal also needs that its person saw every option that
    is there now.
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


def upcoming(game: Game, state: GameState, seat: int, answers: Sequence[Answer] = ()) -> tuple[Upcoming, ...]:
    """Return the seat's decisions after the present one, as far as they depend on nothing unanswered."""
    return tuple(seen.upcoming() for seen in certain(game, state, seat, answers))


def certain(game: Game, state: GameState, seat: int, answers: Sequence[Answer] = ()) -> Iterator[Seen]:
    """Yield the decisions to come that depend on nothing unanswered, each as soon as it is known.

    Most callers want to know only whether there is one.
    """
    if game.decision(state) is None or not foreseen(game, state):
        return
    answer_of = {answer.key: answer for answer in answers}
    present = _present(game, state, seat)
    alternatives: list[_Walked] = []
    for step in _walk(game, state, seat, answer_of):
        if step.key != present and _is_same_everywhere(step, alternatives):
            yield step
        if step.answer is None:
            guess = game.guide.least_harm(step.decision)
            codes = [code for code in step.decision.actions if code != guess]
            alternatives += [_Walked(_walk(game, step.state, seat, answer_of, code)) for code in codes]


def _is_same_everywhere(seen: Seen, others: list[_Walked]) -> bool:
    """Return whether a decision is the same on all of these walks.

    The walk on which it differs is moved to the front, since later decisions mostly differ there too.
    """
    for at, walk in enumerate(others):
        if not _same(seen, walk.find(seen.key)):
            others.insert(0, others.pop(at))
            return False
    return True


def first_of(game: Game, state: GameState, seats: Collection[int]) -> Iterator[tuple[Decision, GameState]]:
    """Yield the first decision to come of each of these seats, with the state in which it comes.

    The state changes when the next is asked for. The decision is certain, whatever the seats have answered:
    until then they decide nothing.
    """
    if not foreseen(game, state):
        return
    unseen = set(seats)
    state = game.clone(state)
    for _ in range(_LONGEST):
        decision = game.decision(state)
        if not unseen or decision is None:
            return
        if decision.seat in unseen:
            unseen.discard(decision.seat)
            yield decision, state
        game.step_in_turn(state, game.guide.least_harm(decision))


def _present(game: Game, state: GameState, seat: int) -> Key | None:
    """Return the key of the present decision, if it is the seat's."""
    now = game.decision(state)
    return key_of(game, state, now) if now is not None and now.seat == seat else None


def outlook(
    game: Game, state: GameState, seat: int, answers: Sequence[Answer] = ()
) -> tuple[tuple[Upcoming, tuple[Key, ...]], ...]:
    """Return the seat's decisions to come in this turn if all others do what can hurt least.

    Each comes with those of its own unanswered ones on which it depends.
    """
    if game.decision(state) is None or not foreseen(game, state):
        return ()
    answer_of = {answer.key: answer for answer in answers}
    base = list(_walk(game, state, seat, answer_of))
    depends: dict[Key, list[Key]] = {seen.key: [] for seen in base}
    for number, seen in enumerate(base):
        guess = game.guide.least_harm(seen.decision)
        for code in seen.decision.actions if seen.answer is None else ():
            behind = [step for step in base[number + 1 :] if seen.key not in depends[step.key]]
            if behind and code != guess:
                alternatives = {step.key: step for step in _walk(game, seen.state, seat, answer_of, code)}
                for step in behind:
                    if not _same(step, alternatives.get(step.key)):
                        depends[step.key].append(seen.key)
    present = _present(game, state, seat)
    return tuple((seen.upcoming(), tuple(depends[seen.key])) for seen in base if seen.key != present)


def expected(game: Game, state: GameState, seat: int, answers: Sequence[Answer]) -> set[Key]:
    """Return the decisions that come up for the seat as things stand, the present one among them."""
    return {seen.key for seen in _walk(game, state, seat, {answer.key: answer for answer in answers})}


def answered(
    game: Game, state: GameState, seat: int, answers: Sequence[Answer], key: Key, code: str
) -> Answer | None:
    """Return the answer to store when the seat answers a decision ahead; None if no such decision is coming up."""
    for decision in upcoming(game, state, seat, [other for other in answers if other.key != key]):
        if decision.key == key:
            return decision.answered(code)
    return None


class Seen:
    """A decision of the seat met on a walk, in a `state` that is not to be changed.

    Its words are made only when they are wanted.
    """

    def __init__(
        self, game: Game, state: GameState, key: Key, decision: Decision, answer: str | None
    ) -> None:
        self._game = game
        self._as_upcoming: Upcoming | None = None
        self._labels: dict[str, Message] = {}
        self.state = state
        self.key = key
        self.decision = decision
        self.answer = answer

    def label(self, code: str) -> Message:
        """Return the label of a code there."""
        label = self._labels.get(code)
        if label is None:
            label = self._labels[code] = self._game.label(self.state, code)
        return label

    def upcoming(self) -> Upcoming:
        """Return the decision in words."""
        if self._as_upcoming is None:
            options = tuple((code, self.label(code)) for code in self.decision.actions)
            self._as_upcoming = Upcoming(self.key, self._game.question(self.state), options, self.answer)
        return self._as_upcoming


class _Walked:
    """The decisions met on a walk, which goes on as far as it is asked for."""

    def __init__(self, walk: Iterator[Seen]) -> None:
        self._walk = walk
        self._met: dict[Key, Seen] = {}

    def find(self, key: Key) -> Seen | None:
        """Return the decision of that key; None where the walk doesn't come to it."""
        while key not in self._met:
            seen = next(self._walk, None)
            if seen is None:
                return None
            self._met[seen.key] = seen
        return self._met[key]


def _same(one: Seen, other: Seen | None) -> bool:
    """Return whether a decision is the same on another walk: the same codes with the same meanings."""
    if other is None or other.decision.actions != one.decision.actions:
        return False
    for code in one.decision.actions:
        label, other_label = one.label(code), other.label(code)
        if label != other_label and meaning(label) != meaning(other_label):
            return False
    return True


def _walk(
    game: Game, state: GameState, seat: int, given: Mapping[Key, Answer], first: str | None = None
) -> Iterator[Seen]:
    """Yield the seat's decisions to the end of the turn, after answering the first by the code `first`.

    The others are answered by the seat's answers, else by the least harmful choice.
    """
    is_own = False  # until it is a copy the state is that of the caller, or of a decision that was seen
    for _ in range(_LONGEST):
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
                yield Seen(game, state, key, decision, code)
                is_own = False
            if code is None:
                code = game.guide.least_harm(decision)
        if not is_own:
            state, is_own = game.clone(state), True
        game.step_in_turn(state, code)
        first = None
