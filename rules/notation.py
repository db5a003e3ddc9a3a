"""From a person's text to a legal code, and why not: the order of the errors is part of the record format."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from rules.english import say
from rules.errors import (
    AmbiguousAction,
    GameOver,
    IllegalAction,
    NotNotation,
    NotYourDecision,
    brief,
    named,
    offered,
    shown,
    untranslated,
)
from rules.model import Message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.game import Game, S, V
    from rules.model import Arg, Decision

SEATS = ("Blue", "Red", "Green", "Orange", "Black")
"""The seats of a game of people, in the order of joining; records of other programs may use other names."""

Name: TypeAlias = "str | Message"
"""A player as errors name them: by a record's own word, or by a message that a language says."""

DIGITS = "0123456789"


def seat_name(seat: int) -> Message:
    """Return the color of a seat, for people: the message `seat-COLOUR`."""
    return say(f"seat-{SEATS[seat].lower()}")


def read_code(
    game: Game[S, V],
    state: S,
    seat: int,
    text: str,
    players: Sequence[Name],
    *,
    by_person: bool = False,
) -> str:
    """Return the legal code the text means: the code itself, or the beginning of exactly one legal code.

    A record may say of a seat that it is absent, a person at that seat may not.

    Raises, in this order: NotNotation, GameOver, NotYourDecision, IllegalAction, AmbiguousAction.
    """
    decision = game.decision(state)
    mine = decision.actions if decision is not None and decision.seat == seat else ()
    if text in mine or (mine and not by_person and game.allows(state, text)):
        return text
    complete = game.is_code(text)
    beginning = (
        not complete
        and bool(text)
        and text[-1] not in DIGITS
        and game.begins_code(text)
    )
    if not complete and not beginning:
        raise NotNotation(_not_notation(game, state, decision, seat, text, players))
    if decision is None:
        result = game.result(state)
        winners = (
            named(str(players[winner]) for winner in result.winners) if result else ""
        )
        raise GameOver(say("error-over", winners=winners))
    if decision.seat != seat:
        raise NotYourDecision(
            say(
                "error-turn",
                text=shown(text),
                other=_brief(players[decision.seat]),
                kind=game.guide.secrecy.public_kind(decision.kind, state.phase),
                seat=_brief(players[seat]),
            )
        )
    meant = (
        [code for code in decision.actions if code.startswith(text)]
        if beginning
        else []
    )
    if len(meant) == 1:
        return meant[0]
    if meant:
        raise AmbiguousAction(
            say("error-ambiguous", text=shown(text), codes=offered(meant))
        )
    codes = [
        code for code in decision.actions if code.startswith(text.split(" ")[0])
    ] or list(decision.actions)
    raise IllegalAction(
        say(
            "error-illegal",
            text=shown(text),
            seat=_brief(players[seat]),
            reason=_why_not(game, state, decision, text)
            if complete
            else say("error-beginning"),
            codes=offered(codes),
        )
    )


def _why_not(game: Game[S, V], state: S, decision: Decision, code: str) -> Message:
    if game.guide.is_absence(decision.kind, code):
        return untranslated("only a seat without a player can be absent")
    return game.refusal(state, code)


def _not_notation(
    game: Game[S, V],
    state: S,
    decision: Decision | None,
    seat: int,
    text: str,
    players: Sequence[Name],
) -> Message:
    args: dict[str, Arg] = {"text": shown(text), "game": game.title}
    bound = game.bound(state, text)
    if bound is not None:
        args["bound"] = bound
    if decision is None or decision.seat != seat:
        return say(
            "error-notation-other-bound" if bound else "error-notation-other", **args
        )
    args.update(seat=_brief(players[seat]), codes=offered(decision.actions))
    return say("error-notation-bound" if bound else "error-notation", **args)


def _brief(name: Name) -> Name:
    return name if isinstance(name, Message) else brief(name)


def check(game: Game[S, V], state: S, seat: int, code: str) -> None:
    """Raise ActionError unless the code is exactly a legal action of the seat's present decision."""
    decision = game.decision(state)
    if decision is None or decision.seat != seat or not game.allows(state, code):
        players = SEATS[: game.max_seats]
        meant = read_code(game, state, seat, code, players)
        raise NotNotation(say("error-notation-full", text=shown(code), code=meant))
