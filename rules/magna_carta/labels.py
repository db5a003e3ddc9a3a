"""Words for people: labels of actions, questions, events in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rules.magna_carta import codes, events, grouped_events
from rules.magna_carta.cards import CARDS, CUBES, HAND, SECTIONS, TOKEN_POINTS
from rules.magna_carta.holdings import next_token
from rules.magna_carta.missing_resources import lack
from rules.magna_carta.payments import CONVERSION, PAID
from rules.magna_carta.state import NOBODY
from rules.magna_carta.texts import TEXTS
from rules.model import Acted, GameEnded, PhaseEnded, TurnBegan, noun, verb
from rules.shared.grouped_events import ProvostLeft, ProvostPaid, Unreached

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rules.magna_carta.state import State
    from rules.model import Event, Message

say = TEXTS.say


def card_name(card: str) -> Message:
    return say(f"mc-card-{card}")


def goods(cubes: Sequence[int], deniers: int = 0) -> tuple[Message, ...]:
    """Deniers and cubes as a list of messages, or "nothing"."""
    parts = [say("mc-goods-deniers", n=deniers)] if deniers else []
    parts += [say(f"mc-goods-{CUBES[cube]}", n=number) for cube, number in enumerate(cubes) if number]
    return tuple(parts) or (say("mc-goods-nothing"),)


def cost(card: str) -> tuple[Message, ...]:
    """The printed price of a card."""
    printed = CARDS[card]
    return (*goods(printed.cost), say("mc-goods-any", n=1)) if printed.any_cube else goods(printed.cost)


# Labels


def label(state: State, code: str) -> Message:
    """What a legal code means in this position."""
    return _LABELS[verb(code)](state, state.stack[-1], code)


def _label_place(state: State, frame: Any, code: str) -> Message:
    place = codes.PLACE_OF[code]
    card, owner = state.card[place], state.owner[place]
    note = lack(state, frame[1], place)
    args: dict[str, Any] = {"place": place, "card": card_name(card), "effect": say(f"mc-effect-{card}")}
    if owner == frame[1]:
        told = say("mc-label-place-own", **args)
    elif owner == NOBODY or place > state.provost > 0:  # beyond him nobody would get anything
        told = say("mc-label-place", **args)
    else:
        told = say("mc-label-place-foreign", owner_effect=say(f"mc-owner-{card}"), **args)
    return say("mc-label-note", label=told, note=note) if note else told


def _label_card(state: State, frame: Any, code: str) -> Message:
    card = codes.CARD_OF[code]
    return say(f"mc-label-{verb(code)}", card=card_name(card), cost=cost(card), prestige=CARDS[card].points)


def _label_draw(state: State, frame: Any, code: str) -> Message:
    return say("mc-label-draw" if state.pile[frame[1]] else "mc-label-draw-shuffle")


def _label_pay(state: State, frame: Any, code: str) -> Message:
    kind = frame[0]
    if kind == "payment":
        return say("mc-label-pay-cubes", goods=goods(PAID[code]))
    card = CARDS[state.card[frame[2]]]
    deniers = codes.DENIERS_OF[code]
    gain = next(
        rate.number for rate in (card.owner_rates if frame[3] else card.rates) if rate.deniers == deniers
    )
    if kind == "bank":
        return say("mc-label-pay-gold", paid=deniers, gain=gain)
    left = list(state.supply)
    prestige = 0
    for _ in range(gain):
        section = next(number for number, tokens in enumerate(left) if tokens)
        left[section] -= 1
        prestige += TOKEN_POINTS[section]
    return say("mc-label-pay-tokens", paid=deniers, gain=gain, prestige=prestige)


def _label_provost(state: State, frame: Any, code: str) -> Message:
    shift = codes.SHIFT_OF[code]
    place = state.provost + shift
    card = card_name(state.card[place])
    if not shift:
        return say("mc-label-provost-stay", place=place, card=card)
    return say("mc-label-provost", place=place, card=card, shift=f"{shift:+d}", cost=abs(shift))


def _label_buy(state: State, frame: Any, code: str) -> Message:
    bought = codes.BOUGHT[code]
    card = CARDS[state.card[frame[2]]]
    rates = card.owner_rates if frame[3] else card.rates
    price = next(rate.deniers for rate in rates if rate.number == sum(bought))
    return say("mc-label-buy", goods=goods(bought), price=price)


def _label_sell(state: State, frame: Any, code: str) -> Message:
    price = CARDS[state.card[frame[2]]].price
    return say("mc-label-sell", cube=say(f"mc-cube-{noun(code)}"), price=price)


def _label_convert(state: State, frame: Any, code: str) -> Message:
    place = codes.PLACE_OF[code]
    card = state.card[place]
    return say(
        "mc-label-convert",
        place=place,
        card=card_name(card),
        prestige=CARDS["residence"].points,
        points=CARDS[card].points,
    )


def _label_batch(state: State, frame: Any, code: str) -> Message:
    cubes = codes.PLAIN_BATCH if code == codes.BATCH else codes.BATCHES[code]
    section = next_token(state)
    return say(
        "mc-label-batch",
        goods=goods(cubes),
        prestige=TOKEN_POINTS[section],
        section=say(f"mc-section-{SECTIONS[section]}"),
    )


_LABELS: dict[str, Callable[[State, Any, str], Message]] = {
    "keep": lambda state, frame, code: say("mc-label-keep"),
    "mulligan": lambda state, frame, code: say("mc-label-mulligan", n=HAND),
    "pass": lambda state, frame, code: say("mc-label-pass" if state.passed else "mc-label-pass-first"),
    "draw": _label_draw,
    "redraw": lambda state, frame, code: say("mc-label-redraw", n=len(state.hand[frame[1]])),
    "place": _label_place,
    "build": _label_card,
    "prestige": _label_card,
    "on": lambda state, frame, code: say("mc-label-on", place=codes.PLACE_OF[code]),
    "pay": _label_pay,
    "provost": _label_provost,
    "buy": _label_buy,
    "sell": _label_sell,
    "give": lambda state, frame, code: say("mc-label-give", cube=say(f"mc-cube-{noun(code)}")),
    "convert": _label_convert,
    "batch": _label_batch,
    "done": lambda state, frame, code: say(
        "mc-label-done" if state.batches[frame[1]] else "mc-label-done-none"
    ),
    "skip": lambda state, frame, code: say("mc-label-skip"),
}


# Questions


def question(state: State) -> Message:
    """What is to be decided now, in one sentence."""
    frame = state.stack[-1]
    kind = frame[0]
    if kind == "opening":
        return say("mc-ask-opening", n=HAND)
    if kind == "on":
        return say("mc-ask-on", card=card_name(frame[2]))
    if kind == "payment":
        if frame[2] == CONVERSION:
            return say("mc-ask-payment-conversion")
        return say("mc-ask-payment", card=card_name(frame[2]), cost=cost(frame[2]))
    if kind == "provost":
        return say(
            "mc-ask-provost",
            place=state.provost,
            most=max(abs(codes.SHIFT_OF[code]) for code in state.actions),
        )
    if kind in ("action", "castle"):
        return say(f"mc-ask-{kind}")
    _, _, place, bonus = frame
    card = state.card[place]
    effect = say(f"mc-owner-{card}" if bonus else f"mc-effect-{card}")
    return say("mc-ask-owner" if bonus else "mc-ask-effect", card=card_name(card), place=place, effect=effect)


# Events


def tell(event: Event, players: Sequence[str]) -> Message:
    """The event in one sentence."""
    return _TELL[type(event)](event, players)


def _names(seats: Sequence[int], players: Sequence[str]) -> str:
    return ", ".join(players[seat] for seat in seats)


def card_names(cards: Sequence[str]) -> tuple[Message, ...]:
    """Cards as a list of messages, or "nothing"."""
    return tuple([card_name(card) for card in cards]) or (say("mc-goods-nothing"),)


def _gained(event: events.Gained, players: Sequence[str]) -> Message:
    seat = players[event.seat]
    what = goods(event.cubes, event.deniers)
    if event.source in ("income", "first_passer"):
        return say(f"mc-event-{event.source.replace('_', '-')}", seat=seat, n=event.deniers)
    if event.source == "best_builder":
        return say("mc-event-best-gold", seat=seat, goods=what)
    if event.left is not None:
        source = card_name(event.source)
        return say("mc-event-gained-stock", seat=seat, goods=what, source=source, left=event.left)
    return say(
        "mc-event-gained-bonus" if event.bonus else "mc-event-gained",
        seat=seat,
        goods=what,
        source=card_name(event.source),
    )


def _paid(event: events.Paid, players: Sequence[str]) -> Message:
    seat, what = players[event.seat], goods(event.cubes, event.deniers)
    if event.source in CARDS:
        return say("mc-event-paid", seat=seat, goods=what, source=card_name(event.source))
    return say(f"mc-event-paid-{event.source}", seat=seat, goods=what)


def _built(event: events.Built, players: Sequence[str], paid: events.Paid | None = None) -> Message:
    args: dict[str, Any] = {"seat": players[event.seat], "card": card_name(event.card)}
    if paid is not None:
        args["goods"] = goods(paid.cubes, paid.deniers)
    if event.place:
        args["place"] = event.place
    prestige = CARDS[event.card].kind == "prestige"
    message_id = "mc-event-prestige" if prestige else "mc-event-built"
    return say(message_id + ("" if event.place else "-front") + ("" if paid is None else "-for"), **args)


def _provost(event: events.ProvostMoved, players: Sequence[str]) -> Message:
    stays = event.start == event.end
    if event.seat == NOBODY:
        if stays:
            return say("mc-event-provost-turn-stays", end=event.end)
        return say("mc-event-provost-turn", start=event.start, end=event.end)
    if stays:
        return say("mc-event-provost-stays", seat=players[event.seat], end=event.end)
    return say("mc-event-provost", seat=players[event.seat], start=event.start, end=event.end)


def _on_card(message_id: str) -> Callable[[Any, Sequence[str]], Message]:
    return lambda event, players: say(
        message_id, seat=players[event.seat], card=card_name(event.card), place=event.place
    )


def _declined(event: events.Declined, players: Sequence[str]) -> Message:
    message_id = "mc-event-declined-bonus" if event.bonus else "mc-event-declined"
    where: dict[str, Any] = {"seat": players[event.seat], "card": card_name(event.card), "place": event.place}
    if not event.why:
        return say(message_id, **where)
    return say(f"{message_id}-why", **where, why=say(f"mc-why-{event.why}"))


def _unreached(event: Unreached, players: Sequence[str]) -> Message:
    workers = [
        say("mc-event-unreached-one", seat=players[each.seat], place=each.place) for each in event.workers
    ]
    return say("mc-event-unreached-several", workers=tuple(workers))


def _removed(event: events.TokensRemoved, players: Sequence[str]) -> Message:
    message_id = "mc-event-removed-one" if len(event.sections) == 1 else "mc-event-removed"
    sections = dict.fromkeys(event.sections)
    return say(message_id, sections=TEXTS.each(f"mc-section-{section}" for section in sections))


def _delivery(event: grouped_events.Delivery, players: Sequence[str]) -> Message:
    found = tuple(say(f"mc-section-{section}") for section in dict.fromkeys(event.sections))
    args: dict[str, Any] = {"seat": players[event.seat], "goods": goods(event.cubes)}
    if len(event.sections) == 1:
        return say("mc-event-token-for", section=found[0], **args)
    return say("mc-event-tokens-for", sections=found, tokens=len(event.sections), **args)


_TELL: dict[type[Event], Callable[[Any, Sequence[str]], Message]] = {
    Acted: lambda event, players: say(
        "mc-event-acted-forced" if event.forced else "mc-event-acted",
        seat=players[event.seat],
        code=event.code,
    ),
    TurnBegan: lambda event, players: say(
        "mc-event-turn", turn=event.turn, order=_names(event.order, players)
    ),
    PhaseEnded: lambda event, players: say(
        "mc-event-phase", phase=event.phase, name=say(f"mc-phase-{event.phase}")
    ),
    events.HandReplaced: lambda event, players: say(
        "mc-event-replaced-opening" if event.opening else "mc-event-replaced",
        seat=players[event.seat],
        cards=card_names(event.discarded),
    ),
    events.CardsDrawn: lambda event, players: say("mc-event-drawn", seat=players[event.seat], n=event.number),
    events.PileShuffled: lambda event, players: say(
        "mc-event-shuffled", seat=players[event.seat], n=event.number
    ),
    events.Gained: _gained,
    events.Paid: _paid,
    events.Placed: lambda event, players: say(
        "mc-event-placed",
        seat=players[event.seat],
        card=card_name(event.card),
        place=event.place,
        cost=event.cost,
    ),
    events.Built: _built,
    events.Passed: lambda event, players: say("mc-event-passed", seat=players[event.seat], place=event.place),
    events.ProvostMoved: _provost,
    grouped_events.Construction: lambda event, players: _built(event.built, players, event.paid),
    grouped_events.Delivery: _delivery,
    grouped_events.Conversion: lambda event, players: say(
        "mc-event-converted-for",
        seat=players[event.seat],
        goods=goods(event.paid.cubes, event.paid.deniers),
        card=card_name(event.converted.card),
        place=event.converted.place,
    ),
    grouped_events.Drawing: lambda event, players: say(
        "mc-event-drawn-for", seat=players[event.seat], cards=event.number, n=event.deniers
    ),
    grouped_events.Best: lambda event, players: say(
        "mc-event-best-paid", seat=players[event.seat], n=event.batches, goods=goods(event.cubes)
    ),
    grouped_events.Trade: lambda event, players: say(
        "mc-event-trade-owner" if event.gained.bonus else "mc-event-trade",
        seat=players[event.seat],
        goods=goods(event.paid.cubes, event.paid.deniers),
        gained=goods(event.gained.cubes, event.gained.deniers),
        source=card_name(event.source),
    ),
    ProvostPaid: lambda event, players: say(
        "mc-event-provost-paid",
        seat=players[event.seat],
        start=event.start,
        end=event.end,
        n=event.deniers,
    ),
    ProvostLeft: lambda event, players: say(
        "mc-event-provost-left", seats=tuple([players[seat] for seat in event.seats]), end=event.end
    ),
    events.Activated: _on_card("mc-event-activated"),
    events.Declined: _declined,
    events.Converted: _on_card("mc-event-converted"),
    events.ConversionPending: _on_card("mc-event-pending"),
    events.Returned: lambda event, players: say(
        "mc-event-returned" if event.reached else "mc-event-unreached",
        seat=players[event.seat],
        place=event.place,
    ),
    Unreached: _unreached,
    events.TokenTaken: lambda event, players: say(
        "mc-event-token-church" if event.source == "church" else "mc-event-token",
        seat=players[event.seat],
        section=say(f"mc-section-{event.section}"),
    ),
    events.BestBuilder: lambda event, players: say(
        "mc-event-best", seat=players[event.seat], n=event.batches
    ),
    events.TokensRemoved: _removed,
    events.SeatResult: lambda event, players: say(
        "mc-event-result",
        seat=players[event.seat],
        tokens=event.tokens,
        cards=event.cards,
        gold=event.gold,
        cubes=event.cubes,
        deniers=event.deniers,
        total=event.total,
    ),
    GameEnded: lambda event, players: say(
        "mc-event-ended", winners=tuple([players[seat] for seat in event.winners]), score=max(event.scores)
    ),
}
