"""Words for people: names, labels of actions, questions."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from rules.caylus import codes
from rules.caylus.effects.build import DISCOUNTED, FULL
from rules.caylus.effects.favors import FIRST_DENIERS
from rules.caylus.english import TEXTS
from rules.caylus.missing_resources import is_batch, kinds, lack
from rules.caylus.prices_and_limits import limit, placing_cost, section_with_room
from rules.caylus.road import free_spots
from rules.caylus.tiles import (
    BATCH_PRESTIGE,
    BUILDER_OF,
    CASTLE,
    CUBES,
    LINES,
    SECTIONS,
    SPACES,
    SPOTS,
    TILES,
)
from rules.model import noun, verb

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rules.caylus.state import State
    from rules.model import Arg, Frame, Message

say = TEXTS.say


def tile_name(tile_id: str) -> Message:
    """Return the name of a tile or named place."""
    return say(f"tile-{tile_id}")


def tile_at(spot: str | int, tile_id: str) -> Message:
    """Return a tile with its space where it has one: "Market (5)"."""
    name = tile_name(tile_id)
    return say("tile-at", tile=name, space=int(spot)) if str(spot).isdigit() else name


def goods(cubes: Sequence[int], deniers: int = 0) -> tuple[Message, ...]:
    """Return the words for deniers and cubes, or "nothing"."""
    held = (("deniers", deniers), *zip(CUBES, cubes, strict=True))
    parts = tuple([say(f"goods-{kind}", n=number) for kind, number in held if number])
    return parts or (say("goods-nothing"),)


# Labels


def label(state: State, code: str) -> Message:
    """Return the meaning of a legal code in this position."""
    frame = state.stack[-1]
    return _LABELS[verb(code)](state, frame, code)


def _label_pass(state: State, frame: Frame, code: str) -> Message:
    return say("label-pass" if state.passed else "label-pass-first")


def _label_place(state: State, frame: Frame, code: str) -> Message:
    spot = codes.SPOT_OF[code]
    action = verb(code)
    if spot > SPACES:
        label = say(
            f"label-{action}",
            place=tile_name(SPOTS[spot]),
            effect=say(f"effect-{SPOTS[spot]}"),
        )
        return _noted(state, frame, spot, label)
    tile = state.tile[spot]
    place: dict[str, Arg] = {"space": spot, "tile": tile_name(tile)}
    effect = say(f"effect-{tile}")
    if action == "move":
        label = say("label-move", place=say("say-space", **place), effect=effect)
    else:
        own = state.owner[spot] == frame[1]
        label = say(
            "label-place-own" if own else "label-place-road", effect=effect, **place
        )
    if spot > state.provost:  # no effect at his present space
        return say("label-note", label=label, note=say("note-beyond"))
    return _noted(state, frame, spot, label)


def _noted(state: State, frame: Frame, spot: int, label: Message) -> Message:
    """Return the label of a placement, with a note on the resources that its worker would lack as things stand.

    A move from the gate gets no note: it may be decided ahead and must mean the same when its moment comes.
    """
    if frame[0] != "place_worker":
        return label
    if note := lack(state, frame[1], spot):
        return say("label-note", label=label, note=note)
    if spot != CASTLE or is_batch(kinds(state.cubes[frame[1]])):
        return label
    return say("label-expected", label=label, note=say("note-batch-coming"))


def _label_provost(state: State, frame: Frame, code: str) -> Message:
    shift = codes.SHIFT_OF[code]
    space = state.provost + shift
    if not shift:
        return say("label-provost-stay", space=space)
    if frame[0] == "guild":
        return say("label-provost-free", space=space, shift=f"{shift:+d}")
    return say("label-provost-paid", space=space, shift=f"{shift:+d}", cost=abs(shift))


def _label_take(state: State, frame: Frame, code: str) -> Message:
    if frame[0] == "exchange":
        pair = codes.PAIR_OF[code]
        cubes = [pair.count(cube) for cube in range(len(CUBES))]
        return say("label-take", goods=goods(cubes))
    cube = codes.CUBE_OF[code]
    number = 1
    if frame[0] == "production":
        number = max(output[cube] for output in TILES[frame[2]].takes)
    return say("label-take", goods=(say(f"goods-{CUBES[cube]}", n=number),))


def _label_buy(state: State, frame: Frame, code: str) -> Message:
    bought = codes.PAIR_OF[code] if code in codes.PAIR_OF else (codes.CUBE_OF[code],)
    cubes = [bought.count(cube) for cube in range(len(CUBES))]
    return say(
        "label-buy", goods=goods(cubes), price=TILES[frame[2]].price * len(bought)
    )


def _label_sell(state: State, frame: Frame, code: str) -> Message:
    return say(
        "label-sell", cube=say(f"cube-{noun(code)}"), price=TILES[frame[2]].price
    )


def _label_pay(state: State, frame: Frame, code: str) -> Message:
    amount = codes.PAID[code]
    tile = TILES[frame[2]]
    rate = next(rate for rate in tile.rates if rate.pay == amount)
    if tile.pays == "cubes":
        paid = say("goods-cubes", n=amount)
    else:
        paid = say(f"goods-{tile.pays}", n=amount)
    if rate.gold:
        return say("label-pay-gold", paid=paid, gain=rate.gold)
    return say("label-pay-prestige", paid=paid, gain=rate.prestige)


def _label_build(state: State, frame: Frame, code: str) -> Message:
    tile_id = codes.BUILT[code]
    tile = TILES[tile_id]
    prestige = state.setup.lawyer_vp if tile_id == "w_lawyer" else tile.prestige
    args: dict[str, Arg] = {
        "tile": tile_name(tile_id),
        "cost": cost(tile_id, frame[3]),
        "prestige": prestige,
    }
    if tile.favors:
        return say("label-build-favors", favors=tile.favors, **args)
    return say("label-build", **args)


@functools.cache
def cost(tile_id: str, favor: bool) -> tuple[Message, ...]:
    """Return a tile's price in goods, with the saving of a favor taken off."""
    cubes, any_cube = (DISCOUNTED if favor else FULL)[tile_id]
    parts = goods(cubes) if any(cubes) else ()
    return (
        (*parts, say("goods-any", n=1))
        if any_cube
        else parts or (say("goods-nothing"),)
    )


def _label_convert(state: State, frame: Frame, code: str) -> Message:
    space = codes.SPACE_OF[code]
    return say(
        "label-convert",
        space=space,
        tile=tile_name(state.tile[space]),
        prestige=TILES["residence"].prestige,
    )


def _label_batch(state: State, frame: Frame, code: str) -> Message:
    given = ("food", *noun(code).split("+"))
    section = section_with_room(state) or 0
    return say(
        "label-batch",
        goods=goods([given.count(cube) for cube in CUBES]),
        prestige=BATCH_PRESTIGE[section],
        section=say(f"section-{SECTIONS[section]}"),
    )


def _label_done(state: State, frame: Frame, code: str) -> Message:
    return say("label-castle-done" if state.batches[frame[1]] else "label-castle-none")


def _label_favor(state: State, frame: Frame, code: str) -> Message:
    line = codes.LINE_OF[code]
    level = state.favors[frame[1]][line]
    level = max(level, min(level + 1, limit(state)))
    if LINES[line] in ("cubes", "building"):
        return say(f"label-favor-{LINES[line]}-{level}")
    shown = level + FIRST_DENIERS if LINES[line] == "deniers" else level
    return say(f"label-favor-{LINES[line]}", n=shown)


def _effect(message_id: str, tile_id: str, name: str = "tile") -> Message:
    """Return a message of a tile's name, as the argument `name`, and its effect."""
    return say(
        message_id, **{name: tile_name(tile_id)}, effect=say(f"effect-{tile_id}")
    )


def _label_use(builder: str) -> Message:
    if builder == "architect":
        return _effect("label-place", "s_architect", "place")
    return say(f"label-use-{builder}")


_LABELS: dict[str, Callable[[State, Frame, str], Message]] = {
    "pass": _label_pass,
    "place": _label_place,
    "move": _label_place,
    "provost": _label_provost,
    "joust": lambda state, frame, code: _effect("label-place", "joust_field", "place"),
    "stay": lambda state, frame, code: say("label-inn-stay"),
    "leave": lambda state, frame, code: say("label-inn-leave"),
    "take": _label_take,
    "sell": _label_sell,
    "buy": _label_buy,
    "pay": _label_pay,
    "give": lambda state, frame, code: say(
        "label-give", cube=say(f"cube-{noun(code)}")
    ),
    "build": _label_build,
    "on": lambda state, frame, code: say("label-on", space=codes.SPACE_OF[code]),
    "convert": _label_convert,
    "batch": _label_batch,
    "done": _label_done,
    "favor": _label_favor,
    "exchange": lambda state, frame, code: say("label-exchange"),
    "use": lambda state, frame, code: _label_use(noun(code)),
    "skip": lambda state, frame, code: say(
        "label-back" if frame[0] == "gate" else "label-skip"
    ),
}


# Questions


def question(state: State) -> Message:
    """Return the present question in one sentence."""
    frame = state.stack[-1]
    kind, seat = frame[0], frame[1]
    if kind == "place_worker":
        price = placing_cost(state, seat)
        cheaper = price > 1 and any(
            spot <= SPACES and state.owner[spot] == seat for spot in free_spots(state)
        )
        return say(
            "ask-place_worker-own" if cheaper else "ask-place_worker", cost=price
        )
    if kind == "guild":
        return say("ask-guild", space=state.provost)
    if kind == "provost":
        most = max(abs(codes.SHIFT_OF[code]) for code in state.actions)
        return say("ask-provost", space=state.provost, most=most)
    if kind == "bonus":
        return say(
            "ask-bonus", tile=tile_name(frame[2]), effect=say(f"owner-{frame[2]}")
        )
    if kind in ("production", "on"):
        return say(f"ask-{kind}", tile=tile_name(frame[2]))
    if kind == "joust":
        return _effect("ask-trade", "joust_field")
    if kind in ("market", "peddler", "trade"):
        return _effect("ask-peddler" if kind == "peddler" else "ask-trade", frame[2])
    if kind == "give":
        if frame[2] == "exchange":
            return say("ask-give-exchange")
        return say("ask-give", tile=tile_name(frame[2]), left=frame[3])
    if kind == "build":
        builder = BUILDER_OF[frame[2]]
        if frame[3]:
            return say("ask-favor", what=_label_use(builder.partition("_")[2]))
        # two tiles have that name
        space = next(below[1] for below in state.stack if below[0] == "leave")
        return say(
            "ask-trade", tile=tile_at(space, builder), effect=say(f"effect-{builder}")
        )
    if kind == "lawyer" and frame[2]:
        return say("ask-favor", what=_label_use("lawyer"))
    if kind == "lawyer":
        return _effect("ask-trade", "w_lawyer")
    return say(f"ask-{kind}")
