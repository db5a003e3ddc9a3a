"""The rules of the auction: three turns, in each of which one seat says what it pays for a lot, or passes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.codec import Codec
from rules.engine import Engine, Step
from rules.game import Game
from rules.model import GameEnded, PhaseEnded, TurnBegan, noun
from rules.texts import Texts
from tests.auction.guide import GUIDE
from tests.auction.state import (
    COINS,
    LOTS,
    NOBODY,
    AnyEvent,
    AuctionView,
    Sold,
    State,
    result,
    view,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rules.header import Header
    from rules.model import Event, Frame, Log, Message

CODES = ("pass", *(f"bid {price}" for price in range(1, 13)))

TEXTS = Texts(
    {
        **{f"auction-lot-{lot}": f"the {lot}" for lot in LOTS},
        "auction-question": "what do you bid for {lot}?",
        "auction-bid": "Bid {price:coin|coins}",
        "auction-pass": "Bid nothing",
        "auction-sold": "{name} gets {lot} for {price:coin|coins}.",
        "auction-unsold": "{name} lets {lot} go back to the cellar.",
        "auction-turn": "Lot {turn} comes up.",
        "auction-phase-ended": "The hammer falls.",
        "auction-ended": "The auction is over.",
        "auction-poor": "there are only {coins:coin|coins}",
        "auction-money": "{name} has {coins:coin|coins}",
        "auction-phase-1": "under the hammer",
    }
)
say = TEXTS.say


def _next_lot(state: State, frame: Frame, log: Log) -> None:
    if state.turn == len(LOTS):
        state.stack.clear()
        if log is not None:
            log.append(GameEnded(result(state).scores, result(state).winners))
    else:
        state.turn += 1
        state.stack.append(("bid", (state.turn - 1) % state.seats))
        if log is not None:
            log.append(TurnBegan(state.turn, tuple(range(state.seats))))


def _legal(state: State, frame: Frame) -> list[str]:
    return list(CODES[: state.coins[frame[1]] + 1])


def _act(state: State, frame: Frame, code: str, log: Log) -> None:
    seat, price, lot = frame[1], int(noun(code) or 0), state.turn - 1
    if price:
        state.coins[seat] -= price
        state.owner[lot] = seat
    state.stack.pop()
    if log is not None:
        log += [
            Sold(seat, LOTS[lot], price),
            PhaseEnded(state.turn, state.phase, view(state)),
        ]


ENGINE: Engine[State] = Engine(
    automatic={"lot": _next_lot}, decisions={"bid": Step(_legal, _act)}
)


def _set_up(header: Header) -> State:
    seats = len(header.players)
    coins = int(header.options.get("purse", COINS))
    return State(seats, 0, 1, [coins] * seats, [NOBODY] * len(LOTS), [("lot",)])


def _points(events: Iterable[Event], seats: int) -> dict[str, list[int]]:
    ends = [event for event in events if isinstance(event, GameEnded)]
    return {"auction": list(ends[0].scores)} if ends else {}


def _refusal(state: State, code: str) -> Message:
    return say("auction-poor", coins=state.coins[state.stack[-1][1]])


def _label(state: State, code: str) -> Message:
    return (
        say("auction-bid", price=int(noun(code))) if noun(code) else say("auction-pass")
    )


def _question(state: State) -> Message:
    return say("auction-question", lot=say(f"auction-lot-{LOTS[state.turn - 1]}"))


def _tell(event: Event, players: Sequence[str]) -> Message:
    if isinstance(event, Sold):
        told = "auction-sold" if event.price else "auction-unsold"
        args = {"price": event.price} if event.price else {}
        return say(
            told, name=players[event.seat], lot=say(f"auction-lot-{event.lot}"), **args
        )
    if isinstance(event, TurnBegan):
        return say("auction-turn", turn=event.turn)
    return say(
        "auction-ended" if isinstance(event, GameEnded) else "auction-phase-ended"
    )


def _describe(state: State, players: Sequence[str]) -> list[Message]:
    return [
        say("auction-money", name=name, coins=n)
        for name, n in zip(players, state.coins, strict=True)
    ]


AUCTION: Game[State, AuctionView] = Game(
    id="auction",
    title="The Auction",
    min_seats=2,
    max_seats=3,
    options={"purse": ("9", "12")},
    engine=ENGINE,
    codec=Codec(State, AnyEvent, AuctionView, 1),
    set_up=_set_up,
    drawn=lambda state, header: header,
    place=lambda state: f"lot {state.turn}",
    count=result,
    points_by_source=_points,
    view=view,
    position=lambda state, players: {"turn": state.turn},
    is_code=lambda text: text in CODES,
    begins_code=lambda text: any(code.startswith(text) for code in CODES),
    refusal=_refusal,
    label=_label,
    question=_question,
    tell=_tell,
    describe=_describe,
    templates=TEXTS.templates,
    guide=GUIDE,
)
