"""Words for people: labels of actions, questions, events in sentences, the position in lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rules.caylus import codes, events
from rules.caylus.effects.build import DISCOUNTED, FULL
from rules.caylus.effects.favors import FIRST_DENIERS
from rules.caylus.lacks import lack
from rules.caylus.standing import limit, placing_cost, section_with_room
from rules.caylus.state import NOBODY
from rules.caylus.texts import TEXTS
from rules.caylus.tiles import (
    BATCH_PRESTIGE,
    CUBES,
    LINES,
    SECTIONS,
    SPACES,
    SPOTS,
    TILES,
)
from rules.model import Acted, noun, verb

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rules.caylus.state import State
    from rules.model import Event, Message

say = TEXTS.say


def tile_name(tile_id: str) -> Message:
    return say(f"tile-{tile_id}")


def goods(cubes: Sequence[int], deniers: int = 0) -> tuple[Message, ...]:
    """Deniers and cubes as a list of messages, or "nothing"."""
    parts = [say("goods-deniers", n=deniers)] if deniers else []
    parts += [say(f"goods-{CUBES[cube]}", n=number) for cube, number in enumerate(cubes) if number]
    return tuple(parts) or (say("goods-nothing"),)


# Labels


def label(state: State, code: str) -> Message:
    """What a legal code means in this position."""
    frame = state.stack[-1]
    return _LABELS[verb(code)](state, frame, code)


def _label_pass(state: State, frame: Any, code: str) -> Message:
    return say("label-pass" if state.passed else "label-pass-first")


def _label_place(state: State, frame: Any, code: str) -> Message:
    spot = codes.SPOT_OF[code]
    action = verb(code)
    if spot > SPACES:
        told = say(f"label-{action}", place=tile_name(SPOTS[spot]), effect=say(f"effect-{SPOTS[spot]}"))
        return _noted(state, frame, spot, told)
    tile = state.tile[spot]
    own = action == "place" and state.owner[spot] == frame[1]
    told = say(
        "label-place-own" if own else f"label-{action}-road",
        space=spot,
        tile=tile_name(tile),
        effect=say(f"effect-{tile}"),
    )
    if spot > state.provost:  # it would do nothing where he stands now
        return say("label-note", label=told, note=say("note-beyond"))
    return _noted(state, frame, spot, told)


def _noted(state: State, frame: Any, spot: int, told: Message) -> Message:
    """The label of a placement, with what its worker would lack as things stand; not that of a move from the
    gate, which may be decided ahead and must mean the same when its moment comes."""
    note = lack(state, frame[1], spot) if frame[0] == "place_worker" else None
    return say("label-note", label=told, note=note) if note else told


def _label_provost(state: State, frame: Any, code: str) -> Message:
    shift = codes.SHIFT_OF[code]
    space = state.provost + shift
    if not shift:
        return say("label-provost-stay", space=space)
    if frame[0] == "guild":
        return say("label-provost-free", space=space, shift=f"{shift:+d}")
    return say("label-provost-paid", space=space, shift=f"{shift:+d}", cost=abs(shift))


def _label_take(state: State, frame: Any, code: str) -> Message:
    if frame[0] == "exchange":
        pair = codes.PAIR_OF[code]
        cubes = [pair.count(cube) for cube in range(len(CUBES))]
        return say("label-take", goods=goods(cubes))
    cube = codes.CUBE_OF[code]
    number = 1
    if frame[0] == "production":
        number = max(output[cube] for output in TILES[frame[2]].takes)
    return say("label-take", goods=goods([number if other == cube else 0 for other in range(len(CUBES))]))


def _label_buy(state: State, frame: Any, code: str) -> Message:
    bought = codes.PAIR_OF[code] if code in codes.PAIR_OF else (codes.CUBE_OF[code],)
    cubes = [bought.count(cube) for cube in range(len(CUBES))]
    return say("label-buy", goods=goods(cubes), price=TILES[frame[2]].price * len(bought))


def _label_sell(state: State, frame: Any, code: str) -> Message:
    return say("label-sell", cube=say(f"cube-{noun(code)}"), price=TILES[frame[2]].price)


def _label_pay(state: State, frame: Any, code: str) -> Message:
    amount = codes.PAID[code]
    tile = TILES[frame[2]]
    rate = next(rate for rate in tile.rates if rate.pay == amount)
    if tile.pays == "cubes":
        return say("label-pay-cubes", paid=amount, gain=rate.gold)
    paid = say(f"goods-{tile.pays}", n=amount)
    if rate.gold:
        return say("label-pay-gold", paid=paid, gain=rate.gold)
    return say("label-pay-prestige", paid=paid, gain=rate.prestige)


def _label_build(state: State, frame: Any, code: str) -> Message:
    tile_id = codes.BUILT[code]
    tile = TILES[tile_id]
    prestige = state.setup.lawyer_vp if tile_id == "w_lawyer" else tile.prestige
    args: dict[str, Any] = {
        "tile": tile_name(tile_id),
        "cost": cost(tile_id, frame[3]),
        "prestige": prestige,
    }
    if tile.favors:
        return say("label-build-favors", favors=tile.favors, **args)
    return say("label-build", **args)


def cost(tile_id: str, favor: bool) -> tuple[Message, ...]:
    """A tile's price in goods, with the saving of a favor taken off."""
    cubes, any_cube = (DISCOUNTED if favor else FULL)[tile_id]
    parts = goods(cubes) if any(cubes) else ()
    return (*parts, say("goods-any", n=1)) if any_cube else parts or (say("goods-nothing"),)


def _label_convert(state: State, frame: Any, code: str) -> Message:
    space = codes.SPACE_OF[code]
    return say(
        "label-convert", space=space, tile=tile_name(state.tile[space]), prestige=TILES["residence"].prestige
    )


def _label_batch(state: State, frame: Any, code: str) -> Message:
    given = ("food", *noun(code).split("+"))
    section = section_with_room(state) or 0
    return say(
        "label-batch",
        goods=goods([given.count(cube) for cube in CUBES]),
        prestige=BATCH_PRESTIGE[section],
        section=say(f"section-{SECTIONS[section]}"),
    )


def _label_done(state: State, frame: Any, code: str) -> Message:
    return say("label-castle-done" if state.batches[frame[1]] else "label-castle-none")


def _label_favor(state: State, frame: Any, code: str) -> Message:
    line = codes.LINE_OF[code]
    level = state.favors[frame[1]][line]
    level = max(level, min(level + 1, limit(state)))
    if LINES[line] in ("cubes", "building"):
        return say(f"label-favor-{LINES[line]}-{level}")
    shown = level + FIRST_DENIERS if LINES[line] == "deniers" else level
    return say(f"label-favor-{LINES[line]}", n=shown)


_LABELS: dict[str, Callable[[State, Any, str], Message]] = {
    "pass": _label_pass,
    "place": _label_place,
    "move": _label_place,
    "provost": _label_provost,
    "joust": lambda state, frame, code: say("label-joust"),
    "stay": lambda state, frame, code: say("label-inn-stay"),
    "leave": lambda state, frame, code: say("label-inn-leave"),
    "take": _label_take,
    "sell": _label_sell,
    "buy": _label_buy,
    "pay": _label_pay,
    "give": lambda state, frame, code: say("label-give", cube=say(f"cube-{noun(code)}")),
    "build": _label_build,
    "on": lambda state, frame, code: say("label-on", space=codes.SPACE_OF[code]),
    "convert": _label_convert,
    "batch": _label_batch,
    "done": _label_done,
    "favor": _label_favor,
    "exchange": lambda state, frame, code: say("label-exchange"),
    "use": lambda state, frame, code: say(f"label-use-{noun(code)}"),
    "skip": lambda state, frame, code: say("label-back" if frame[0] == "gate" else "label-skip"),
}


# Questions


def question(state: State) -> Message:
    """What is to be decided now, in one sentence."""
    frame = state.stack[-1]
    kind, seat = frame[0], frame[1]
    if kind == "place_worker":
        price = placing_cost(state, seat)
        cheaper = price > 1 and any(
            owner == seat and free for owner, free in zip(state.owner, state.free, strict=False)
        )
        return say("ask-place_worker-own" if cheaper else "ask-place_worker", cost=price)
    if kind in ("guild", "provost"):
        return say(f"ask-{kind}", space=state.provost)
    if kind == "bonus":
        return say("ask-bonus", tile=tile_name(frame[2]), effect=say(f"owner-{frame[2]}"))
    if kind in ("production", "on"):
        return say(f"ask-{kind}", tile=tile_name(frame[2]))
    if kind == "market":
        return say("ask-market", tile=tile_name(frame[2]), price=TILES[frame[2]].price)
    if kind in ("peddler", "trade"):
        return say(f"ask-{kind}", tile=tile_name(frame[2]), effect=say(f"effect-{frame[2]}"))
    if kind == "give":
        if frame[2] == "exchange":
            return say("ask-give-exchange")
        return say("ask-give", tile=tile_name(frame[2]), left=frame[3])
    if kind == "build":
        return say(f"ask-build-{frame[2]}-favor" if frame[3] else f"ask-build-{frame[2]}")
    if kind == "lawyer" and frame[2]:
        return say("ask-lawyer-favor")
    return say(f"ask-{kind}")


# Events


def tell(event: Event, players: Sequence[str]) -> Message:
    """The event in one sentence."""
    return _TELL[type(event)](event, players)


def _names(seats: Sequence[int], players: Sequence[str]) -> str:
    return ", ".join(players[seat] for seat in seats)


def _at(message_id: str, spot: str, tile: str, **args: Any) -> Message:
    if spot.isdigit():
        return say(f"{message_id}-road", space=int(spot), tile=tile_name(tile), **args)
    return say(message_id, tile=tile_name(tile), **args)


def _gained(event: events.Gained, players: Sequence[str]) -> Message:
    seat = players[event.seat]
    if event.source == "income":
        return say("event-income", seat=seat, n=event.deniers)
    if event.source == "first_passer":
        return say("event-first-passer", seat=seat, n=event.deniers)
    what = goods(event.cubes, event.deniers)
    if event.source == "favor":
        return say("event-gained-favor", seat=seat, goods=what)
    message_id = "event-gained-bonus" if event.bonus else "event-gained"
    return say(message_id, seat=seat, goods=what, source=tile_name(event.source))


def _paid(event: events.Paid, players: Sequence[str]) -> Message:
    what = goods(event.cubes, event.deniers)
    if not (any(event.cubes) or event.deniers):
        return say("event-paid-saved", seat=players[event.seat], source=tile_name(event.source))
    if event.source in ("provost", "batch", "exchange"):
        return say(f"event-paid-{event.source}", seat=players[event.seat], goods=what)
    return say("event-paid", seat=players[event.seat], goods=what, source=tile_name(event.source))


def _scored(event: events.Scored, players: Sequence[str]) -> Message:
    seat = players[event.seat]
    if event.source == "favor":
        return say("event-scored-favor", seat=seat, n=event.amount)
    what = say(f"section-{event.what}") if event.what in SECTIONS else tile_name(event.what)
    if event.source == "penalty" and event.what == "castle":
        return say("event-lost-castle", seat=seat, n=-event.amount)
    if event.source == "penalty":
        return say("event-lost", seat=seat, n=-event.amount, what=what)
    if event.source == "owner":
        return say("event-scored-owner", seat=seat, n=event.amount, what=what)
    return say("event-scored", seat=seat, n=event.amount, what=what)


def _returned(event: events.Returned, players: Sequence[str]) -> Message:
    seat = players[event.seat]
    if not event.reached:
        return say("event-unreached", seat=seat, space=int(event.spot), tile=tile_name(event.tile))
    return _at("event-returned", event.spot, event.tile, seat=seat)


_DECLINED = {"wood": "n_carpenter", "stone": "w_mason", "prestige": "s_architect"}


def _declined(event: events.Declined, players: Sequence[str]) -> Message:
    if event.what == "favor":
        return say("event-declined-favor", seat=players[event.seat])
    return say(
        "event-declined", seat=players[event.seat], what=tile_name(_DECLINED.get(event.what, event.what))
    )


def _provost(event: events.ProvostMoved, players: Sequence[str]) -> Message:
    if event.seat == NOBODY:
        return say("event-provost-bailiff", end=event.end)
    if event.start == event.end:
        return say("event-provost-stays", seat=players[event.seat], end=event.end)
    return say("event-provost", seat=players[event.seat], start=event.start, end=event.end)


def _on_space(message_id: str) -> Callable[[Any, Sequence[str]], Message]:
    return lambda event, players: say(
        message_id, seat=players[event.seat], tile=tile_name(event.tile), space=event.space
    )


def _counted(event: events.SectionCounted, players: Sequence[str]) -> Message:
    seat, section = players[event.seat], say(f"section-{event.section}")
    if not event.houses:
        return say("event-counted-none", seat=seat, section=section)
    if event.houses == 1:
        return say("event-counted-one", seat=seat, section=section)
    return say("event-counted", seat=seat, section=section, houses=event.houses, favors=event.favors)


_TELL: dict[type[Event], Callable[[Any, Sequence[str]], Message]] = {
    Acted: lambda event, players: say(
        "event-acted-forced" if event.forced else "event-acted", seat=players[event.seat], code=event.code
    ),
    events.TurnBegan: lambda event, players: say(
        "event-turn", turn=event.turn, order=_names(event.order, players)
    ),
    events.PhaseEnded: lambda event, players: say(
        "event-phase", phase=event.phase, name=say(f"phase-{event.phase}")
    ),
    events.Gained: _gained,
    events.Paid: _paid,
    events.Scored: _scored,
    events.Placed: lambda event, players: _at(
        "event-placed", event.spot, event.tile, seat=players[event.seat], cost=event.cost
    ),
    events.Passed: lambda event, players: say("event-passed", seat=players[event.seat], place=event.place),
    events.Relocated: lambda event, players: _at(
        "event-relocated", event.spot, event.tile, seat=players[event.seat]
    ),
    events.Returned: _returned,
    events.Activated: lambda event, players: _at(
        "event-activated", event.spot, event.tile, seat=players[event.seat]
    ),
    events.Declined: _declined,
    events.ProvostMoved: _provost,
    events.BailiffMoved: lambda event, players: say("event-bailiff", start=event.start, end=event.end),
    events.OrderChanged: lambda event, players: say("event-order", order=_names(event.order, players)),
    events.InnShifted: lambda event, players: say(
        "event-inn-stays" if event.stayed else "event-inn", seat=players[event.seat]
    ),
    events.Built: _on_space("event-built"),
    events.Converted: _on_space("event-converted"),
    events.ConversionPending: _on_space("event-pending"),
    events.BatchGiven: lambda event, players: say(
        "event-batch", seat=players[event.seat], section=say(f"section-{event.section}")
    ),
    events.BestBuilder: lambda event, players: say("event-best", seat=players[event.seat], n=event.batches),
    events.SectionBegan: lambda event, players: say(
        f"event-section-full-{event.section}" if event.full else f"event-section-{event.section}"
    ),
    events.SectionCounted: _counted,
    events.FavorUsed: lambda event, players: say(
        "event-favor" if event.moved else "event-favor-blocked",
        seat=players[event.seat],
        line=say(f"line-{event.line}"),
        level=event.level,
    ),
    events.FavorLost: lambda event, players: say("event-favor-lost", seat=players[event.seat]),
    events.SeatResult: lambda event, players: say(
        "event-result",
        seat=players[event.seat],
        prestige=event.prestige,
        gold=event.gold,
        cubes=event.cubes,
        deniers=event.deniers,
        total=event.total,
    ),
    events.GameEnded: lambda event, players: say(
        "event-ended", winners=tuple([players[seat] for seat in event.winners]), score=max(event.scores)
    ),
}
