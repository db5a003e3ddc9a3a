"""Looking up a tile or card: its printed numbers, what it does, and where it is in a game now."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence

from bot.core.model import Position
from bot.text import people
from bot.text.localization import Localization, english
from languages.searching import folded, spelled
from rules.guide import Printed
from rules.register import GAMES

SHOWN = 3  # tiles of one answer that are told in full; of more only the names


def _all() -> dict[tuple[str, str], Printed]:
    """Every tile and card of every game."""
    return {(game.id, one.id): one for game in GAMES.values() for one in game.guide.printed.values()}


def choices(words: Localization, typed: str, game: str | None) -> list[tuple[str, str]]:
    """Names for an autocompletion, those of one game first."""
    wanted = folded(typed)
    found = [
        (tile.game != game, _choice(words, tile), f"{tile.game}:{tile.id}")
        for tile in _all().values()
        if any(wanted in name for name in _names(words, tile))
    ]
    return [(title, value) for _, title, value in sorted(found)]


def _names(words: Localization, tile: Printed) -> tuple[str, ...]:
    """What a tile is found by, folded: its name in the language and in English, and its code."""
    return (
        *spelled(words.format(tile.name)),
        folded(english().format(tile.name)),
        folded(tile.id.replace("_", " ")),
        tile.id,
    )


def find(words: Localization, typed: str, game: str | None) -> Printed | None:
    """What a text means: an autocompleted value, an id, a name, or the beginning of a name; in the game at
    hand rather than in the other. Where several fit, the first knows of the others."""
    of, _, tile_id = typed.partition(":")
    printed = _all()
    if (of, tile_id) in printed:
        return printed[(of, tile_id)]
    wanted = folded(typed)
    tests: Sequence[Callable[[Printed], bool]] = (
        lambda tile: _names(words, tile)[0] == wanted,
        lambda tile: wanted in _names(words, tile),
        lambda tile: bool(wanted) and any(name.startswith(wanted) for name in _names(words, tile)),
    )
    own = [tile for tile in printed.values() if tile.game == game]
    for tiles in (own, list(printed.values())):
        for test in tests:
            fitting = [tile for tile in tiles if test(tile)]
            if fitting:
                return dataclasses.replace(fitting[0], also=tuple(fitting[1:]))
    return None


def lines(words: Localization, tile: Printed) -> list[str]:
    """What is printed: kind, effect, cost, prestige, favors, income. Of a few that fit all of them are told,
    of many the first and the names of the others."""
    if len(tile.also) < SHOWN:
        return [line for one in (tile, *tile.also) for line in _printed(words, one)]
    names = words.join([_choice(words, one) for one in tile.also])
    return [*_printed(words, tile), words.format("building-also", names=names)]


def _choice(words: Localization, tile: Printed) -> str:
    return words.format(
        "building-choice",
        name=words.format(tile.name),
        kind=words.format(f"tile-kind-{tile.kind}"),
        game=words.format(f"game-{tile.game}".replace("_", "-")),
    )


def _printed(words: Localization, tile: Printed) -> list[str]:
    told = [
        words.format(
            "building-title",
            name=words.format(tile.name),
            kind=words.format(f"tile-kind-{tile.kind}"),
            game=words.format(f"game-{tile.game}".replace("_", "-")),
        )
    ]
    if tile.effect is not None:
        told.append(words.format("building-effect", effect=words.format(tile.effect)))
    if tile.owner is not None:
        told.append(words.format("building-owner", effect=words.format(tile.owner)))
    if tile.cost:
        cost = [words.format(f"goods-{kind}", n=n) for kind, n in tile.cost]
        told.append(words.format("building-cost", cost=words.join(cost)))
    if tile.prestige:
        told.append(words.format("building-prestige", n=tile.prestige))
    if tile.favors:
        told.append(words.format("building-favors", n=tile.favors))
    if tile.income:
        told.append(words.format("building-income", n=tile.income))
    return told


def where(words: Localization, position: Position, tile: Printed) -> list[str]:
    """Where it is now in a game, and whose it is; of several that were told, each by its kind."""
    if not tile.also or len(tile.also) >= SHOWN:
        return _where(words, position, tile)
    return [
        words.format("building-where", name=_choice(words, one), where=" ".join(_where(words, position, one)))
        for one in (tile, *tile.also)
        if one.game == position.info.game and _where(words, position, one)
    ]


def _where(words: Localization, position: Position, tile: Printed) -> list[str]:
    spots = position.game.guide.spots(position.view(), tile)
    if spots is None:
        return []
    told = []
    for spot in spots:
        if spot.dealt:
            told.append(words.format("building-dealt"))
        elif spot.space is None:
            told.append(words.format("building-in-stock"))
        elif spot.owner is None:
            told.append(words.format("building-on-road", space=spot.space))
        else:
            owner = people.called(words, position.info.seats[spot.owner])
            told.append(words.format("building-on-road-owned", space=spot.space, owner=owner))
    return told or [words.format("building-nowhere")]
