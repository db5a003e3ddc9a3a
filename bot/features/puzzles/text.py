"""A puzzle in words: the question with the seat's holdings, the judgement of an answer, and the solvers."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.components.ui import MESSAGE_ROWS, Layout, cut, in_order, lay_out
from bot.features.puzzles.use_cases import begin_of
from bot.text import action_labels, ai_reasons, people
from bot.text.localization import Localization
from players.advisable import purpose
from players.hints import Option
from players.puzzles.stock import Puzzle
from rules.game import Game, GameState
from rules.model import Decision

LABEL = 120  # characters of an action
NAMED = 40  # people that a message names


class Posed(NamedTuple):
    """A position that somebody is asked about in private: its game, and whose decision it is."""

    game: Game
    state: GameState
    decision: Decision


def opened(puzzle: Puzzle) -> Posed:
    """Return the position of a puzzle; raise StateError."""
    return posed(*puzzle.position())


def posed(game: Game, state: GameState) -> Posed:
    """Return a position in which something is to be decided."""
    decision = game.decision(state)
    assert decision is not None, "what is posed has a decision"
    return Posed(game, state, decision)


def question(l10n: Localization, posed: Posed, day: int) -> list[str]:
    """Return the question and the seat's holdings, its hand too where it has one."""
    game, state, seat = posed.game, posed.state, posed.decision.seat
    asked = l10n.format_message(game.question(state))
    return [
        l10n.format(
            "puzzle-title",
            day=f"<t:{begin_of(day)}:D>",
            game=l10n.game(game.id),
            n=state.seats,
        ),
        l10n.format("puzzle-question", seat=seat_name(l10n, seat), question=asked),
        *holdings(l10n, posed),
    ]


def holdings(l10n: Localization, posed: Posed) -> list[str]:
    """Return the seat's holdings, its hand too where it has one."""
    game, state, seat = posed.game, posed.state, posed.decision.seat
    goods = [
        l10n.format(f"goods-{kind}", n=n)
        for kind, n in game.guide.holdings(game.view(state), seat)
    ]
    lines = [l10n.format("prompt-have", goods=", ".join(goods))]
    hand = game.hand(state, seat)
    if hand:
        cards = l10n.join([l10n.format(game.guide.printed[card].name) for card in hand])
        lines.append(l10n.format("hand-cards", cards=cards))
    return lines


def layout(l10n: Localization, posed: Posed) -> Layout:
    """Return every legal action as a button or in a menu, as at a table; a row is left for other buttons."""
    game, state = posed.game, posed.state
    menus = game.guide.menus
    labels = [(code, game.label(state, code)) for code in posed.decision.actions]
    labelled = in_order(menus, action_labels.brief(l10n, menus, labels))
    details = {
        code: l10n.format(built.effect)
        for code, _ in labelled
        if (built := game.guide.built(code)) is not None and built.effect is not None
    }
    spots = action_labels.spots_among(l10n, labels)
    return lay_out(menus, labelled, details, MESSAGE_ROWS - 1, spots=spots)


def judged(
    l10n: Localization, puzzle: Puzzle, code: str, first: str | None = None
) -> str:
    """Return an answer's value, and why the best is better, without naming that one where it was another.

    The `first` answer, if there was one before, is the one that counts.
    """
    posed = opened(puzzle)
    best, second = puzzle.options[:2]
    chosen = next(option for option in puzzle.options if option.code == code)
    lines = [l10n.format("puzzle-again")] if first == code else []
    if chosen is best:
        lines.append(l10n.format("puzzle-right", best=_label(l10n, posed, best)))
        lines.append(_better(l10n, posed, best, second))
    else:
        lines.append(l10n.format("puzzle-wrong", chosen=_label(l10n, posed, chosen)))
        lines.append(
            f"{l10n.format('puzzle-less', cost=_cost(best, chosen))} {_reason(l10n, posed, best)}"
        )
    if first not in (None, code):
        before = next(option for option in puzzle.options if option.code == first)
        lines.append(l10n.format("puzzle-counted", first=_label(l10n, posed, before)))
    if chosen is not best:
        lines.append(l10n.format("puzzle-try"))
    lines.append(l10n.format("puzzle-small"))
    return "\n".join(lines)


def solution(l10n: Localization, puzzle: Puzzle) -> list[str]:
    """Return the best action, by how much it is better than the second, and why."""
    posed = opened(puzzle)
    best, second = puzzle.options[:2]
    best_line = l10n.format("puzzle-solution", best=_label(l10n, posed, best))
    return [best_line, _better(l10n, posed, best, second)]


def solvers(
    l10n: Localization, users: Sequence[int], answers: int, *, over: bool
) -> str:
    """Return the solvers, of so many answers, as mentions that ping nobody."""
    if not answers:
        return l10n.format("puzzle-nobody-answered") if over else ""
    if not users:
        return l10n.format("puzzle-nobody-solved", answers=answers)
    named = [f"<@{user}>" for user in users[:NAMED]]
    if len(users) > NAMED:
        named.append(l10n.format("puzzle-more", n=len(users) - NAMED))
    return l10n.format(
        "puzzle-solved", people=l10n.join(named), n=len(users), answers=answers
    )


def _better(l10n: Localization, posed: Posed, best: Option, other: Option) -> str:
    text = l10n.format(
        "puzzle-better", other=_label(l10n, posed, other), cost=_cost(best, other)
    )
    return f"{text} {_reason(l10n, posed, best)}"


def _reason(l10n: Localization, posed: Posed, best: Option) -> str:
    """Return the reason for the best action, without its name."""
    return ai_reasons.better(l10n, purpose(posed.game.id, posed.state, best.code))


def _cost(best: Option, other: Option) -> int:
    return max(1, round(100 * (best.value - other.value)))


def _label(l10n: Localization, posed: Posed, option: Option) -> str:
    return cut(l10n.brief(posed.game.label(posed.state, option.code), LABEL), LABEL)


def seat_name(l10n: Localization, seat: int) -> str:
    """Return the seat that decides: its mark and color."""
    return f"{people.mark(seat)} **{people.colour(l10n, seat)}**"
