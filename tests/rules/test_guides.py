"""The guide of every game names only what exists: kinds of decisions, codes, fields of views, messages."""

from __future__ import annotations

import dataclasses
import random
import re
from pathlib import Path
from typing import Any

import pytest

from bot.text.localization import languages, localization_for
from rendering.pictures import Pictures
from rendering.register import PICTURES
from rules.game import Game
from rules.header import Header
from rules.notation import SEATS
from rules.register import GAMES
from tests.rules.play import play

MOST_WORDS, MOST_WORDS_ELSEWHERE = (
    35,
    48,
)  # of what newcomers are told at once, in English and in other languages
EVERY = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@EVERY
def test_kinds_and_codes_of_a_guide_are_those_of_its_game(game: Game) -> None:
    guide = game.guide
    secrecy = guide.secrecy
    assert secrecy.continuing.keys() <= secrecy.kinds <= set(game.kinds)
    assert not secrecy.kinds or game.hidden
    for code in guide.declining:
        assert game.is_code(code), code
    for first in guide.menus.sorted:
        assert game.begins_code(first), first


@EVERY
def test_every_text_that_a_guide_can_name_exists(game: Game) -> None:
    l10n, guide = localization_for("en"), game.guide
    ids = {
        f"game-{game.id}",
        f"choice-game-{game.id}",
        *(f"rules-{topic}" for topic in guide.topics),
    }
    ids |= {f"choice-topic-{topic}" for topic in guide.topics}
    ids |= {
        f"option-{name}-{value}"
        for name, values in game.options.items()
        for value in values
    }
    ids = {message_id.replace("_", "-") for message_id in ids}
    assert all(l10n.kind(kind) for kind in game.kinds)
    for one in guide.printed.values():
        ids |= {one.name, f"tile-kind-{one.kind}"} | {
            text for text in (one.effect, one.owner) if text
        }
        ids |= {f"goods-{kind}" for kind, _ in one.cost}
    ids |= {f"menu-{group}" for group in guide.menus.always}
    ids |= {
        message_id
        for message_id in game.templates
        if message_id.startswith(f"{guide.prefix}phase-")
    }
    assert {message_id for message_id in ids if not l10n.knows(message_id)} == set()


@EVERY
def test_a_game_has_words_for_newcomers_about_every_kind_of_decision_and_every_phase_in_few_words(
    game: Game,
) -> None:
    prefix = f"{game.guide.prefix}lesson-"
    lessons = [name for name in game.templates if name.startswith(prefix)]
    assert {f"{prefix}{kind}" for kind in game.kinds} <= set(lessons)
    assert len([name for name in lessons if name.startswith(f"{prefix}phase-")]) >= 5
    for language in languages():
        most = MOST_WORDS if language == "en" else MOST_WORDS_ELSEWHERE
        told = {
            name: len(localization_for(language).format(name).split())
            for name in lessons
        }
        assert {name: words for name, words in told.items() if words > most} == {}, (
            language
        )


@EVERY
def test_a_whole_game_tells_a_newcomer_of_what_comes_up_and_names_only_what_exists(
    game: Game,
) -> None:
    told: set[str] = set()
    for seed in range(3):
        state, _ = game.start(Header(game.id, SEATS[: 2 + seed], seed=seed))
        chance = random.Random(seed)
        while (decision := game.decision(state)) is not None:
            for what, tile in game.guide.lessons(
                game.view(state), decision, game.place(state)
            ):
                told.add(what)
                assert not tile or tile in game.guide.printed
            game.step(state, chance.choice(decision.actions))
    named = {f"{game.guide.prefix}lesson-{what}" for what in told}
    assert named <= game.templates.keys(), named - game.templates.keys()
    assert len(told) >= (18 if game.id == "caylus" else 4), told


def test_a_newcomer_at_the_castle_is_told_of_the_section_where_the_next_house_goes() -> (
    None
):
    game, told = GAMES["caylus"], set()
    for seed in range(2):
        state, _ = game.start(Header("caylus", SEATS[:2], seed=seed))
        chance = random.Random(seed)
        while (decision := game.decision(state)) is not None:
            if decision.kind == "castle":
                ((section, _),) = game.guide.lessons(
                    game.view(state), decision, game.place(state)
                )
                batches = [
                    code for code in decision.actions if code.startswith("batch")
                ]
                told.add(section)
                assert all(
                    section.removeprefix("section-") in str(game.label(state, code))
                    for code in batches
                )
            game.step(state, chance.choice(decision.actions))
    assert len(told) >= 2, told


def test_a_newcomer_without_a_house_is_reminded_of_the_castle_before_its_section_is_scored() -> (
    None
):
    def reminded(text: str) -> str | None:
        game = play(text)
        decision = game.game.decision(game.state)
        assert decision is not None and decision.kind == "place_worker"
        found = game.game.guide.reminder(game.game.view(game.state), decision)
        return None if found is None else found.english

    soon = reminded("set bailiff: 8\n")
    assert soon is not None and "(dungeon)" in soon and "lose 2 prestige" in soon
    assert reminded("set bailiff: 7\n") is None
    assert reminded("set bailiff: 8\nset Blue: houses=1/0/0\n") is None
    assert reminded("set bailiff: 7\nset Red: houses=2/0/0\n") is not None, (
        "four more fill the dungeon"
    )
    surely = "set bailiff: 11\nset Blue: deniers={} food=1 wood=0\n"
    assert reminded(surely.format(3)) is not None, (
        "some workers may fetch what is missing, one gives the batch"
    )
    assert reminded(surely.format(0)) is None, (
        "no batch can come any more before the dungeon is scored"
    )
    assert (
        reminded("set bailiff: 11\nset Blue: deniers=0 food=1 wood=1 stone=1\n")
        is not None
    )


@EVERY
def test_a_guide_reads_every_view_of_a_new_game(game: Game) -> None:
    l10n, guide = localization_for("en"), game.guide
    for seats in range(game.min_seats, game.max_seats + 1):
        state, _ = game.start(Header(game.id, SEATS[:seats], seed=seats))
        view = game.view(state)
        assert l10n.knows(guide.phase(state.phase))
        assert sorted(view.order) == list(range(seats))
        points = guide.points(view)
        assert points is None or len(points) == seats
        for seat in range(seats):
            assert all(
                l10n.knows(f"goods-{what}") for what, _ in guide.holdings(view, seat)
            )
        for one in guide.printed.values():
            for spot in guide.spots(view, one) or ():
                assert spot.space is None or spot.space >= 1


@EVERY
def test_what_plans_know_of_placements_are_words_of_the_game(game: Game) -> None:
    planning = game.guide.planning
    assert (planning.placing in game.kinds) == (game.guide.placing_phase is not None)
    assert all(game.begins_code(first) for first in planning.verbs)


def test_the_table_of_what_a_game_supplies_has_every_field_and_who_has_it() -> None:
    games = {"Caylus": GAMES["caylus"], "Magna Carta": GAMES["magna_carta"]}
    parts: dict[type, list[Any]] = {Game: [*games.values()]}
    for game in games.values():
        guide = game.guide
        for one in (
            guide,
            guide.menus,
            guide.telling,
            guide.board,
            guide.secrecy,
            guide.planning,
        ):
            parts.setdefault(type(one), []).append(one)
        parts.setdefault(Pictures, []).append(PICTURES[game.id])
    rows = {}
    for kind, ones in parts.items():
        for field in dataclasses.fields(kind):
            empty = (
                field.default_factory()
                if callable(field.default_factory)
                else field.default
            )
            having = [
                name
                for name, one in zip(games, ones, strict=True)
                if getattr(one, field.name) != empty
            ]
            if field.init:
                rows[f"{kind.__name__}.{field.name}"] = {0: "neither", 2: "both"}.get(
                    len(having)
                ) or having[0]
    page = (Path(__file__).parents[2] / "docs" / "recipes.md").read_text("utf-8")
    assert (
        dict(re.findall(r"^\| `(\w+\.\w+)` \| ([\w ]+) \|", page, re.MULTILINE)) == rows
    )
