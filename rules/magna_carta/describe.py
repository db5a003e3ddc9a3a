"""The position as the JSON object of the records, and in lines for people; both show every hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rules.magna_carta.cards import CUBES, SECTIONS
from rules.magna_carta.english import TEXTS
from rules.magna_carta.labels import card_name, card_names, question
from rules.magna_carta.view import view

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.magna_carta.state import State
    from rules.magna_carta.view import PlaceView
    from rules.model import Arg, Message

say = TEXTS.say


def position(state: State, players: Sequence[str]) -> dict[str, Any]:
    """Return the JSON object of `replay --json`: seats by name, road positions by number."""
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
        # The kind itself, not what others may know of it: hands and actions stand here too.
        and {
            "seat": name(decision.seat),
            "kind": state.stack[-1][0],
            "actions": list(state.actions),
        },
        "order": names(seen.order),
        "passed": names(seen.passed),
        **({"absent": names(state.absent)} if state.absent else {}),
        "provost": seen.provost,
        "players": {
            players[seat]: {
                "deniers": player.deniers,
                **dict(zip(CUBES, player.cubes, strict=True)),
                "workers": player.workers,
                "batches": player.batches,
                "tokens": dict(zip(SECTIONS, player.tokens, strict=True)),
                "hand": list(state.hand[seat]),
                "pile": player.pile,
                "discard": list(player.discard),
                **({"front": list(player.front)} if state.setup.beginner else {}),
            }
            for seat, player in enumerate(seen.players)
        },
        "road": {
            str(number): {
                "tile": place.tile,
                "owner": name(place.owner),
                "worker": name(place.worker),
                "pending": name(place.pending),
                "cubes": place.cubes,
            }
            for number, place in enumerate(seen.road, 1)
        },
        "tokens": dict(zip(SECTIONS, seen.tokens, strict=True)),
        "stock": {"prestige": list(seen.stock)},
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

    lines = [
        say(
            "say-turn",
            turn=seen.turn,
            phase=seen.phase,
            name=say(f"mc-phase-{seen.phase}"),
        )
    ]
    if seen.result:
        scores = tuple(
            [
                say("say-score", seat=players[seat], score=score)
                for seat, score in enumerate(seen.result.scores)
            ]
        )
        lines.append(say("say-over", scores=scores))
        lines.append(say("say-winners", winners=names(seen.result.winners)))
    if seen.decision:
        lines.append(
            say(
                "say-decision",
                seat=players[seen.decision.seat],
                question=question(state),
            )
        )
    lines.append(say("mc-say-order", order=names(seen.order)))
    if seen.passed:
        lines.append(say("say-passed", order=names(seen.passed)))
    if seen.provost:
        lines.append(
            say(
                "mc-say-provost",
                place=seen.provost,
                card=card_name(seen.road[seen.provost - 1].tile),
            )
        )
    lines.append(say("mc-say-castle", **dict(zip(SECTIONS, seen.tokens, strict=True))))
    for seat in seen.order:
        player = seen.players[seat]
        lines.append(
            say(
                "mc-say-player",
                seat=players[seat],
                prestige=player.prestige,
                deniers=player.deniers,
                workers=player.workers,
                tokens="/".join(map(str, player.tokens)),
                pile=player.pile,
                **dict(zip(CUBES, player.cubes, strict=True)),
            )
        )
        lines.append(
            say("mc-say-hand", seat=players[seat], cards=card_names(state.hand[seat]))
        )
        if player.discard:
            lines.append(
                say(
                    "mc-say-discard",
                    seat=players[seat],
                    cards=card_names(player.discard),
                )
            )
        if player.front:
            lines.append(
                say("mc-say-front", seat=players[seat], cards=card_names(player.front))
            )
    lines += [
        _place(number, place, players) for number, place in enumerate(seen.road, 1)
    ]
    if seen.stock:
        lines.append(say("mc-say-stock", cards=card_names(seen.stock)))
    return lines


def _place(number: int, place: PlaceView, players: Sequence[str]) -> Message:
    args: dict[str, Arg] = {"space": number, "tile": card_name(place.tile)}
    if place.owner is not None:
        args["owner"] = players[place.owner]
    if place.worker is not None:
        args["worker"] = players[place.worker]
    if place.pending is not None:
        entry = say("mc-say-place-pending", **args)
    elif len(args) == 4:
        entry = say("say-space-both", **args)
    elif "owner" in args:
        entry = say("say-space-owner", **args)
    else:
        entry = say("say-space-worker" if "worker" in args else "say-space", **args)
    return (
        say("mc-say-place-cubes", entry=entry, n=place.cubes) if place.cubes else entry
    )
