"""A puzzle in words: the question with what its seat has, the judgement of an answer, and who solved it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from bot.components.action_rows import OPTION, cut, in_order, lay_out
from bot.features.puzzles.use_cases import begin_of
from bot.text import ai_reasons, people
from rules.model import noun, verb
from rules.notation import SEATS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.components.action_rows import Layout
    from bot.text.localization import Words
    from players.puzzles.stock import Option, Puzzle
    from rules.game import Game
    from rules.model import Decision

LABEL = 120  # characters of an action
BETTER = ai_reasons.Lines("review-why", "review-why-for", "review-why-for-but", "review-why-but")
"""Why one action is better than another."""
NAMED = 40  # people that a message names


class Posed(NamedTuple):
    """A puzzle that was opened: its game, the position, whose decision it is."""

    puzzle: Puzzle
    game: Game[Any, Any]
    state: Any
    decision: Decision

    @property
    def seats(self) -> int:
        return int(self.state.setup.seats)


def opened(puzzle: Puzzle) -> Posed:
    """The puzzle with its position; raises StateError."""
    game, state = puzzle.position()
    decision = game.decision(state)
    assert decision is not None, "a puzzle has a decision"
    return Posed(puzzle, game, state, decision)


def question(say: Words, posed: Posed, day: int) -> list[str]:
    """What is asked, and what the seat has, its hand too where it has one."""
    game, state, seat = posed.game, posed.state, posed.decision.seat
    lines = [
        say.say(
            "puzzle-title",
            day=f"<t:{begin_of(day)}:D>",
            game=say.say(f"game-{game.id}".replace("_", "-")),
            n=posed.seats,
        ),
        say.say("puzzle-question", seat=_seat(say, seat), question=say.tell(game.question(state))),
    ]
    goods = [say.say(f"goods-{kind}", n=n) for kind, n in game.guide.holdings(game.view(state), seat)]
    lines.append(say.say("prompt-have", goods=", ".join(goods)))
    hand = game.hand(state, seat)
    if hand:
        cards = say.join([say.say(game.guide.printed[card].name) for card in hand])
        lines.append(say.say("hand-cards", cards=cards))
    return lines


def layout(say: Words, posed: Posed) -> Layout:
    """Every legal action as a button or in a menu, as at a table."""
    game, state = posed.game, posed.state
    menus, printed = game.guide.menus, game.guide.printed
    labelled = in_order(
        menus, [(code, say.brief(game.label(state, code), OPTION)) for code in posed.decision.actions]
    )
    details = {
        code: say.say(printed[noun(code)].effect or "")
        for code, _ in labelled
        if verb(code) in game.guide.building and noun(code) in printed and printed[noun(code)].effect
    }
    return lay_out(menus, labelled, details)


def judged(say: Words, posed: Posed, code: str, *, again: bool) -> str:
    """What an answer was worth, and why the best is better."""
    best, second = posed.puzzle.options[:2]
    chosen = next(option for option in posed.puzzle.options if option.code == code)
    lines = [say.say("puzzle-again")] if again else []
    if chosen is best:
        lines.append(say.say("puzzle-right", best=_label(say, posed, best)))
        lines.append(_better(say, posed, second))
    else:
        lines.append(
            say.say("puzzle-wrong", chosen=_label(say, posed, chosen), best=_label(say, posed, best))
        )
        lines.append(_better(say, posed, chosen))
    lines.append(say.say("puzzle-small"))
    return "\n".join(lines)


def solution(say: Words, posed: Posed) -> list[str]:
    """The best action, by how much it is better than the second, and why."""
    best, second = posed.puzzle.options[:2]
    return [say.say("puzzle-solution", best=_label(say, posed, best)), _better(say, posed, second)]


def solvers(say: Words, users: Sequence[int], answers: int, *, over: bool) -> str:
    """Who answered right, of so many answers: mentions that reach nobody."""
    if not answers:
        return say.say("puzzle-nobody-answered") if over else ""
    if not users:
        return say.say("puzzle-nobody-solved", answers=answers)
    named = [f"<@{user}>" for user in users[:NAMED]]
    if len(users) > NAMED:
        named.append(say.say("puzzle-more", n=len(users) - NAMED))
    return say.say("puzzle-solved", people=say.join(named), n=len(users), answers=answers)


def _better(say: Words, posed: Posed, other: Option) -> str:
    """By how much the best action is better than another, and why."""
    less = max(1, round(100 * (posed.puzzle.options[0].value - other.value)))
    text = say.say("puzzle-better", other=_label(say, posed, other), cost=less)
    return f"{text} {ai_reasons.line(say, BETTER, posed.decision.seat, other.why)}"


def _label(say: Words, posed: Posed, option: Option) -> str:
    return cut(say.brief(posed.game.label(posed.state, option.code), LABEL), LABEL)


def _seat(say: Words, seat: int) -> str:
    return f"{people.mark(seat)} **{people.colour(say, seat)}**"


def nobody(posed: Posed) -> tuple[str, ...]:
    """The names on the picture of a puzzle: none."""
    return ("",) * len(SEATS[: posed.seats])
