"""The position as the JSON object of the records, and in lines for people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rules.caylus.english import TEXTS
from rules.caylus.labels import question, tile_name
from rules.caylus.tiles import CUBES, LINES, SECTIONS
from rules.caylus.view import view

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.caylus.state import State
    from rules.caylus.view import SpaceView
    from rules.model import Arg, Message

say = TEXTS.say
SINGLE = ("gate", "trading_post", "merchants_guild", "joust_field")


def position(state: State, players: Sequence[str]) -> dict[str, Any]:
    """Return the JSON object of `replay --json`: seats by name, spaces by number."""
    seen = view(state)

    def name(seat: int | None) -> str | None:
        return None if seat is None else players[seat]

    def names(seats: Sequence[int]) -> list[str]:
        return [players[seat] for seat in seats]

    decision = seen.decision
    return {
        "game": seen.game,
        "options": seen.options,
        "turn": seen.turn,
        "phase": seen.phase,
        "over": seen.over,
        "decision": decision
        and {
            "seat": name(decision.seat),
            "kind": decision.kind,
            "actions": list(decision.actions),
        },
        "order": names(seen.order),
        "passed": names(seen.passed),
        **({"absent": names(state.absent)} if state.absent else {}),
        "bailiff": seen.bailiff,
        "provost": seen.provost,
        "scored": list(seen.scored),
        "players": {
            players[seat]: {
                "deniers": player.deniers,
                **dict(zip(CUBES, player.cubes, strict=True)),
                "prestige": player.prestige,
                "workers": player.workers,
                "favors": dict(zip(LINES, player.favors, strict=True)),
                "used": list(player.used),
                "houses": dict(zip(SECTIONS, player.houses, strict=True)),
                "batches": player.batches,
            }
            for seat, player in enumerate(seen.players)
        },
        "road": {
            str(number): {
                "tile": space.tile,
                "owner": name(space.owner),
                "worker": name(space.worker),
                "pending": name(space.pending),
            }
            for number, space in enumerate(seen.road, 1)
        },
        "special": {
            **{spot: name(getattr(seen, spot)) for spot in SINGLE},
            "stables": names(seen.stables),
            "inn": {"left": name(seen.inn_left), "right": name(seen.inn_right)},
        },
        "castle": names(seen.castle),
        "free": dict(zip(SECTIONS, seen.free, strict=True)),
        "stock": {kind: list(tiles) for kind, tiles in seen.stock.items()},
        "result": seen.result
        and {
            "scores": {
                players[seat]: score for seat, score in enumerate(seen.result.scores)
            },
            "winners": names(seen.result.winners),
        },
    }


def describe(state: State, players: Sequence[str]) -> list[Message]:
    """Return the whole position in words, a line each."""
    seen = view(state)

    def names(seats: Sequence[int]) -> str:
        return ", ".join(players[seat] for seat in seats)

    def name(seat: int | None) -> Message | str:
        return say("say-nobody") if seat is None else players[seat]

    lines = [
        say(
            "say-turn",
            turn=seen.turn,
            phase=seen.phase,
            name=say(f"phase-{seen.phase}"),
        )
    ]
    if seen.result:
        scores = tuple(
            say("say-score", seat=players[seat], score=score)
            for seat, score in enumerate(seen.result.scores)
        )
        lines += [
            say("say-over", scores=scores),
            say("say-winners", winners=names(seen.result.winners)),
        ]
    if seen.decision:
        lines.append(
            say(
                "say-decision",
                seat=players[seen.decision.seat],
                question=question(state),
            )
        )
    lines.append(say("say-order", order=names(seen.order)))
    if seen.passed:
        lines.append(say("say-passed", order=names(seen.passed)))
    lines.append(say("say-officials", bailiff=seen.bailiff, provost=seen.provost))
    lines.append(say("say-castle", **dict(zip(SECTIONS, seen.free, strict=True))))
    if seen.castle:
        lines.append(say("say-castle-queue", order=names(seen.castle)))
    if seen.scored:
        lines.append(
            say(
                "say-scored",
                sections=TEXTS.each(f"section-{section}" for section in seen.scored),
            )
        )
    for seat in seen.order:
        player = seen.players[seat]
        lines.append(
            say(
                "say-player",
                seat=players[seat],
                prestige=player.prestige,
                deniers=player.deniers,
                workers=player.workers,
                favors="/".join(map(str, player.favors)),
                houses="/".join(map(str, player.houses)),
                **dict(zip(CUBES, player.cubes, strict=True)),
            )
        )
    lines += [
        say("say-special", place=tile_name(spot), seat=players[getattr(seen, spot)])
        for spot in SINGLE
        if getattr(seen, spot) is not None
    ]
    if seen.stables:
        lines.append(say("say-stables", order=names(seen.stables)))
    if seen.inn_left is not None or seen.inn_right is not None:
        lines.append(
            say("say-inn", left=name(seen.inn_left), right=name(seen.inn_right))
        )
    lines += [
        _space(number, space, players)
        for number, space in enumerate(seen.road, 1)
        if space.tile
    ]
    stock = tuple(tile_name(tile) for tiles in seen.stock.values() for tile in tiles)
    if stock:
        lines.append(say("say-stock", tiles=stock))
    return lines


def _space(number: int, space: SpaceView, players: Sequence[str]) -> Message:
    args: dict[str, Arg] = {"space": number, "tile": tile_name(space.tile or "")}
    if space.owner is not None:
        args["owner"] = players[space.owner]
    if space.worker is not None:
        args["worker"] = players[space.worker]
    if space.pending is not None:
        return say("say-space-pending", pending=players[space.pending], **args)
    if len(args) == 4:
        return say("say-space-both", **args)
    if "owner" in args:
        return say("say-space-owner", **args)
    return say("say-space-worker" if "worker" in args else "say-space", **args)
