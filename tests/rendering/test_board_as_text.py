"""The board, the score table and a tile in words."""

from __future__ import annotations

import re

import msgspec
import pytest

import rendering
from rendering.caylus.signs import FAVOR_LEVELS, favor
from rendering.nodes import Text
from rendering.scoreboard import Source, score_text
from rendering.sentences import MOST_CHARACTERS
from rendering.words import Words
from rules.caylus.tiles import LINES, SECTIONS, TILES
from rules.english import TEXTS as RULES
from rules.register import GAMES
from tests.rendering.positions import saved
from tests.rendering.test_words import WORDS


def test_the_score_in_words_leaves_sources_out_before_it_cuts_a_line() -> None:
    words = Words(tuple(f"{'Wide ' * 20}{number}" for number in range(5)))
    sources = tuple(
        Source("any", f"points-{name}", (10,) * 5)
        for name in ("castle", "buildings", "favors", "trades")
    )
    told = score_text(sources * 4, (50, 40, 30, 20, 10), words)
    lines = told.splitlines()
    assert (
        len(told) <= MOST_CHARACTERS
        and len(lines) == 6
        and lines[1].endswith(")")
        and lines[5].endswith(" 10")
    )


def test_the_text_has_the_whole_position_in_reading_order() -> None:
    for name in ("caylus-middle", "caylus-late"):
        view = saved(name).view
        lines = rendering.text(view, WORDS).split("\n")
        runs = [re.match(r"(\d+)(?: to (\d+))?: empty\.", line) for line in lines]
        empty = [(int(run[1]), int(run[2] or run[1])) for run in runs if run]
        for number, space in enumerate(view.road, 1):
            if space.tile is None:
                assert any(first <= number <= last for first, last in empty)
                continue
            line = next(line for line in lines if line.startswith(f"{number} "))
            assert WORDS(f"tile-{space.tile}") in line
            assert (
                not TILES[space.tile].work
                or f": {WORDS(f'effect-{space.tile}')}. " in line
            )
            assert space.owner is None or f"Owned by {WORDS.who(space.owner)}." in line
            assert space.worker is None or f"There: {WORDS.who(space.worker)}." in line
        for seat, player in enumerate(view.players):
            line = next(
                line
                for line in lines
                if line.startswith(f"{WORDS.who(seat)}: {player.prestige} prestige")
            )
            assert (
                f"{player.prestige} prestige" in line
                and f"{player.workers} worker" in line
            )
        for section in SECTIONS:
            assert any(line.startswith(WORDS(f"section-{section}")) for line in lines)
        assert (
            f"Provost on space {view.provost}, bailiff on space {view.bailiff}."
            in lines
        )
        for tiles in view.stock.values():
            for tile in tiles:
                line = next(
                    line
                    for line in lines
                    if line.startswith(f"{WORDS(f'tile-{tile}')}: costs")
                )
                assert f"{TILES[tile].prestige} prestige" in line
                assert not TILES[tile].work or WORDS(f"effect-{tile}") in line


def test_the_text_folds_empty_spaces_and_tells_what_tiles_on_offer_do() -> None:
    lines = rendering.text(saved("caylus-early").view, WORDS).split("\n")
    assert "10 to 15: empty." in lines and "17 to 28: empty." in lines
    assert (
        "Park: costs 1 food, 1 stone; brings 3 prestige. Worker: gain 2 wood and 1 food. "
        "For its owner, when another player's worker comes: gain 1 wood or 1 food."
    ) in lines
    assert (
        "Hotel: costs 3 stone, 2 gold; brings 16 prestige, 2 deniers of income."
        in lines
    )
    assert next(line for line in lines if line.startswith("Architect")).endswith(
        "There are 2."
    )
    cards = rendering.text(saved("magna_carta-middle").view, WORDS).split("\n")
    assert (
        "Hotel: costs 3 stone, 1 gold; brings 6 prestige, 1 denier of income." in cards
    )


def test_the_text_tells_what_every_building_on_the_road_does_and_who_is_there() -> None:
    lines = rendering.text(saved("caylus-middle").view, WORDS).split("\n")
    assert "1 Market: sell a cube, gain 4 deniers. Nobody there." in lines
    assert "2 Quarry: gain 1 stone. There: Blue (Agnes)." in lines
    assert (
        "9 Wooden peddler: buy a cube for 1 denier, or 2 for 2. Owned by Red (Bertrand). Nobody there."
        in lines
    )
    assert "Gate: move to another place later, for free. Nobody there." in lines
    assert (
        "Inn: each of your workers costs 1 denier next turn. Left: nobody; right: Blue (Agnes)."
        in lines
    )
    late = rendering.text(saved("caylus-late").view, WORDS)
    assert re.search(r"\d+ Residence: 1 denier of income\. Owned by ", late)
    cards = rendering.text(saved("magna_carta-middle").view, WORDS).split("\n")
    assert (
        "6 Small quarry: gain 1 stone. For its owner, when another player's worker comes: gain 1 stone from the card. "
        "3 cubes lie on it. Owned by Blue (Agnes). Nobody there."
    ) in cards
    assert "9 Residence: 1 denier of income. Owned by Green (Ximena)." in cards


def test_the_text_tells_what_the_lines_of_favor_give() -> None:
    view = saved("caylus-middle").view
    lines = rendering.text(view, WORDS).split("\n")
    first = lines.index("Royal favors") + 1
    assert lines[first] == f"Markers can go up to level {view.limit} now."
    said = lines[first + 1 : first + 1 + len(LINES)]
    assert said == [WORDS(f"lesson-line-{line}") for line in LINES]
    for line, found in zip(("prestige", "deniers"), said[:2], strict=True):
        gains = [str(favor(line, level)[0][0]) for level in FAVOR_LEVELS]
        assert f"{', '.join(gains[:-1])} and {gains[-1]} {line}" in found
    simplified = msgspec.structs.replace(
        view, options={**view.options, "favors": "simplified"}
    )
    assert WORDS("favors-simplified") in rendering.text(simplified, WORDS).split("\n")


def test_the_score_table_adds_up_by_source() -> None:
    for name in ("caylus-over", "magna_carta-over"):
        position = saved(name)
        game = rendering.PICTURES[position.view.game]
        rows = (
            rendering.caylus.sources(position.view, position.history)
            if position.view.game == "caylus"
            else rendering.magna_carta.sources(position.view)
        )
        for seat, score in enumerate(position.view.result.scores):
            assert sum(row.points[seat] for row in rows) == score
        assert not any(row.message == "source-start" for row in rows)
        assert str(max(position.view.result.scores)) in game.score_text(
            position.view, position.history, WORDS
        )
    with pytest.raises(ValueError, match="not over"):
        rendering.scores(saved("caylus-middle").view, (), WORDS)


def test_the_score_table_names_its_sources_as_the_rules_do() -> None:
    for name in ("caylus-over", "magna_carta-over"):
        position = saved(name)
        kind = position.view.game
        rows = (
            rendering.caylus.sources(position.view, position.history)
            if kind == "caylus"
            else rendering.magna_carta.sources(position.view)
        )
        points = GAMES[kind].points_by_source(
            position.history, len(position.view.players)
        )
        named = {WORDS(row.message): list(row.points) for row in rows}
        assert named == {
            RULES.say(f"points-{source}").english: found
            for source, found in points.items()
        }


def test_points_that_no_event_explains_stand_apart() -> None:
    view = saved("caylus-over").view
    rows = rendering.caylus.sources(view, ())
    assert rows[0].message == "source-start"
    for seat, score in enumerate(view.result.scores):
        assert sum(row.points[seat] for row in rows) == score


def test_a_tile_alone_says_what_its_worker_and_its_owner_get() -> None:
    def said(game: str, tile: str) -> str:
        module = rendering.PICTURES[game]
        (block,) = module.tile_scene(tile, WORDS, "light", None).blocks
        return " ".join(node.text for node in block.nodes if isinstance(node, Text))

    assert said("caylus", "s_farm").endswith(
        "Worker: gain 2 food and 1 cloth. For its owner, when another player's worker comes: "
        "gain 1 food or 1 cloth."
    )
    assert "Worker: gain 3 deniers." in said("caylus", "trading_post")
    assert "Effect: gain 16 prestige, and 2 deniers of income every turn." in said(
        "caylus", "hotel"
    )
    assert "Worker: gain 1 gold." in said("magna_carta", "gold_mine")
    assert "Effect: worth 6 prestige." in said("magna_carta", "theatre")
