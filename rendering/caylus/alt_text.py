"""A position of Caylus in words: a short description for a picture, and everything in reading order."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

from languages.lists import capital
from rendering.caylus.changes_text import news, news_of_players, news_of_turn
from rendering.caylus.glance import ahead, asked_about, moment_of
from rendering.caylus.signs import printed_prestige
from rendering.caylus.tile import places
from rendering.glance.foot import scoring_text
from rendering.sentences import (
    MOST_CHARACTERS,
    OF_TURN,
    building,
    clip,
    goods,
    shortened,
    there,
    with_news,
)
from rendering.words import Words
from rules.caylus.tiles import CUBES, LINES, PLACES, SECTIONS, SPECIALS, TILES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.caylus.view import CaylusView, SpaceView
    from rules.model import Event


def describe(view: CaylusView, events: Sequence[Event], words: Words) -> str:
    """Return turn, phase, player to move, scores, provost and bailiff, and changes; at most 1,024 characters."""
    parts = [
        words(
            "alt-caylus",
            turn=view.turn,
            number=view.phase,
            phase=words(f"phase-{view.phase}"),
        ),
        _decision(view, words),
        words("alt-scores", scores=", ".join(_scores(view, words))),
        words("alt-officials", provost=view.provost, bailiff=view.bailiff),
    ]
    return with_news(parts, news(events, view, words), words)


def glance_text(view: CaylusView, events: Sequence[Event], words: Words) -> str:
    """Return the text of the card in the chat: also its moment, the building in question, the next scoring."""
    phase = ", ".join(
        part
        for part in (words(f"phase-{view.phase}"), moment_of(view, events, words))
        if part
    )
    asked = asked_about(view, events)
    is_owners = view.decision is not None and view.decision.kind == "bonus"
    parts = [
        words("alt-caylus", turn=view.turn, number=view.phase, phase=phase),
        _decision(view, words),
        words(
            "say-line",
            name=words(f"tile-{asked}"),
            parts=words(f"{'owner' if is_owners else 'effect'}-{asked}"),
        )
        if asked
        else "",
        words("alt-scores", scores=", ".join(_scores(view, words))),
        scoring_text(ahead(view, words), words, over=view.over),
        words("alt-officials", provost=view.provost, bailiff=view.bailiff),
    ]
    return with_news(parts, (news(events, view, words)[0], ()), words)


def turn_text(view: CaylusView, events: Sequence[Event], words: Words) -> str:
    """Return the end of a turn of which these are all events, as short as a page of stills wants it."""
    plain = Words(catalogue=words.catalogue)
    parts = [
        words("turn", turn=view.turn) + ".",
        _decision(view, plain) if view.over else "",
        words("alt-scores", scores=", ".join(_scores(view, plain))),
        words("alt-officials", provost=view.provost, bailiff=view.bailiff),
    ]
    return clip(parts, news_of_turn(events, view, plain), most=OF_TURN)


def text(view: CaylusView, words: Words) -> str:
    """Return the whole position in reading order, a line for each thing."""
    lines = [
        words(
            "alt-caylus",
            turn=view.turn,
            number=view.phase,
            phase=words(f"phase-{view.phase}"),
        ),
        _decision(view, words),
        words("say-order", names=_names(view.order, words)),
    ]
    if view.passed:
        lines.append(words("say-passed", names=_names(view.passed, words)))
    lines.append(words("alt-officials", provost=view.provost, bailiff=view.bailiff))
    lines += ["", words("players" if view.result is None else "say-players-ranked")]
    lines += [_player(view, seat, words) for seat in _ranked(view)]
    lines += ["", words("tile-castle")]
    lines += [_section(view, number, words) for number in range(len(SECTIONS))]
    if view.castle:
        lines.append(
            words(
                "say-line", name=words("castle-queue"), parts=_names(view.castle, words)
            )
        )
    lines += ["", words("phase-3")]
    lines += [_special(view, name, words) for name in SPECIALS]
    lines += ["", words("say-road")]
    lines += _road(view, words)
    lines += ["", words("favors"), *_favors(view, words)]
    lines += ["", words("say-stock")]
    lines += [_offer(tile_id, view, words) for tile_id in _stock(view)]
    return "\n".join(lines)


def _names(seats: Sequence[int], words: Words) -> str:
    return ", ".join(words.who(seat) for seat in seats)


def _decision(view: CaylusView, words: Words) -> str:
    if view.decision is not None:
        seat, kind = view.decision.seat, view.decision.kind
        cost = view.players[seat].cost
        doing = words(f"kind-{kind}")
        if kind == "place_worker" and cost:
            return words(
                "say-placing",
                name=words.who(seat),
                doing=doing,
                cost=words("goods-deniers", n=cost),
            )
        return words("say-line", name=words.who(seat), parts=doing)
    if view.result is not None:
        return words(
            "say-winners",
            names=words.joined([words.who(seat) for seat in view.result.winners]),
        )
    return words("phase-over") + "."


def _scores(view: CaylusView, words: Words) -> list[str]:
    ranking = sorted(
        range(len(view.players)), key=lambda seat: (-_total(view, seat), seat)
    )
    return [f"{words.who(seat)} {_total(view, seat)}" for seat in ranking]


def _total(view: CaylusView, seat: int) -> int:
    """Return the prestige so far; at the end the final score, in which the goods left are counted."""
    return view.result.scores[seat] if view.result else view.players[seat].prestige


def _ranked(view: CaylusView) -> Sequence[int]:
    """Return the seats in turn order; at the end the best first."""
    if view.result is None:
        return view.order
    return sorted(view.order, key=lambda seat: -_total(view, seat))


def _player(view: CaylusView, seat: int, words: Words) -> str:
    player = view.players[seat]
    parts = [
        words("goods-prestige", n=_total(view, seat)),
        *goods(words, CUBES, player.cubes, player.deniers),
        words("goods-workers", n=player.workers),
    ]
    houses = [
        f"{words(f'section-{section}')} {number}"
        for section, number in zip(SECTIONS, player.houses, strict=True)
        if number
    ]
    if houses:
        parts.append(words("say-houses", houses=", ".join(houses)))
    favors = [
        f"{words(f'line-{line}')} {level}"
        for line, level in zip(LINES, player.favors, strict=True)
        if level
    ]
    if favors:
        parts.append(words("say-favors", favors=", ".join(favors)))
    return words("say-line", name=words.who(seat), parts=", ".join(parts))


def _section(view: CaylusView, number: int, words: Words) -> str:
    section = SECTIONS[number]
    houses = [
        f"{words.who(seat)} {player.houses[number]}"
        for seat, player in enumerate(view.players)
        if player.houses[number]
    ]
    line = words(
        "say-section",
        section=words(f"section-{section}"),
        houses=", ".join(houses) or words("nobody"),
        free=view.free[number],
        places=PLACES[number],
    )
    return words("say-scored", line=line) if section in view.scored else line


def _special(view: CaylusView, name: str, words: Words) -> str:
    if name == "stables" and len(view.players) == 2:
        who = words("say-closed")
    elif name == "stables":
        who = there(view.stables, words)
    elif name == "inn":
        left, right = (
            words.who(seat) if seat is not None else words("nobody")
            for seat in (view.inn_left, view.inn_right)
        )
        who = words("say-inn", left=left, right=right)
    else:
        seat = {
            "gate": view.gate,
            "trading_post": view.trading_post,
            "merchants_guild": view.merchants_guild,
        }.get(name, view.joust_field)
        who = there((seat,), words)
    place, effect = words(f"tile-{name}"), words(f"effect-{name}")
    return words("say-special", place=place, effect=effect, who=who)


def _road(view: CaylusView, words: Words) -> list[str]:
    """Return a line for each space; neighbors without a building share one."""
    lines = []
    for empty, spaces in itertools.groupby(
        enumerate(view.road, 1), lambda pair: pair[1].tile is None
    ):
        run = list(spaces)
        if empty and len(run) > 1:
            lines.append(words("say-empty", first=run[0][0], last=run[-1][0]))
        else:
            lines += [_space(number, space, words) for number, space in run]
    return lines


def _space(number: int, space: SpaceView, words: Words) -> str:
    if space.tile is None:
        return words("say-line", name=number, parts=words("say-free"))
    tile = TILES[space.tile]
    effect = words("goods-income", n=tile.income) if tile.income else ""
    parts = [
        building(
            number,
            words(f"tile-{tile.id}"),
            words(f"effect-{tile.id}") if tile.work else effect,
            words,
        )
    ]
    if tile.bonus:
        parts.append(words("card-owner", effect=words(f"owner-{tile.id}")))
    if space.owner is not None:
        parts.append(capital(words("say-owner", name=words.who(space.owner))) + ".")
    if tile.work:
        parts.append(there((space.worker,), words))
    if space.pending is not None:
        parts.append(words("say-becomes", name=words.who(space.pending)))
    return " ".join(parts)


def _favors(view: CaylusView, words: Words) -> list[str]:
    """Return the effects of royal favors, a text line for each line of the table."""
    if view.options["favors"] == "simplified":
        return [words("favors-simplified")]
    return [
        words("say-limit", n=view.limit),
        *(words(f"lesson-line-{line}") for line in LINES),
    ]


def _stock(view: CaylusView) -> list[str]:
    tiles = [
        tile_id
        for kind in ("wood", "stone", "prestige")
        for tile_id in view.stock[kind]
    ]
    return list(dict.fromkeys((*tiles, "residence")))


def _for_sale(tile_id: str, lawyer_vp: str, words: Words) -> str:
    tile = TILES[tile_id]
    price = goods(words, CUBES, tile.cost, tile.deniers)
    if tile.any_cube:
        price.append(words("goods-any", n=1))
    gains = [words("goods-prestige", n=printed_prestige(tile_id, lawyer_vp))]
    if tile.favors:
        gains.append(words("goods-favors", n=tile.favors))
    if tile.income:
        gains.append(words("goods-income", n=tile.income))
    return words(
        "say-tile",
        tile=words(f"tile-{tile_id}"),
        cost=", ".join(price),
        gains=", ".join(gains),
    )


def _offer(tile_id: str, view: CaylusView, words: Words) -> str:
    """Return a tile that can be built: cost, prestige, and its effects for a worker and its owner."""
    tile = TILES[tile_id]
    parts = [_for_sale(tile_id, view.options["lawyer_vp"], words)]
    if tile.work:
        parts.append(words("say-effect", effect=words(f"effect-{tile_id}")))
    if tile.bonus:
        parts.append(words("card-owner", effect=words(f"owner-{tile_id}")))
    copies = sum(tiles.count(tile_id) for tiles in view.stock.values())
    if copies > 1:
        parts.append(words("say-copies", n=copies))
    return " ".join(parts)


def players_text(view: CaylusView, events: Sequence[Event], words: Words) -> str:
    """Return the panels in words, with their changes; at most 1,024 characters."""
    players = " ".join(_player(view, seat, words) for seat in _ranked(view))
    parts = [
        words(
            "alt-players",
            game=words("caylus"),
            turn=view.turn,
            number=view.phase,
            players=players,
        )
    ]
    return with_news(parts, news_of_players(events, view, words), words)


def supplies_text(view: CaylusView, words: Words) -> str:
    """Return the stock in words, at most 1,024 characters.

    Prices and effects of tiles are given where there is room.
    """
    lawyer_vp, stock = view.options["lawyer_vp"], _stock(view)
    whole = words(
        "alt-supplies",
        tiles=" ".join(_for_sale(tile_id, lawyer_vp, words) for tile_id in stock),
    )
    if len(whole) <= MOST_CHARACTERS:
        return whole
    return shortened(
        words(
            "alt-supplies",
            tiles=", ".join(words(f"tile-{tile_id}") for tile_id in stock),
        )
    )


def tile_text(tile_id: str, words: Words, view: CaylusView | None) -> str:
    """Return one tile in words: effect, cost, gains, and place; raise KeyError if unknown."""
    parts = [
        words(
            "say-line",
            name=words(f"tile-{tile_id}"),
            parts=words(f"effect-{tile_id}"),
        )
    ]
    tile = TILES.get(tile_id)
    if tile and (any(tile.cost) or tile.deniers):
        lawyer_vp = view.options["lawyer_vp"] if view else "4"
        parts.append(_for_sale(tile_id, lawyer_vp, words))
    if tile and tile.bonus:
        parts.append(words("card-owner", effect=words(f"owner-{tile_id}")))
    return "\n".join([*parts, *places(tile_id, words.who, words, view)])
