"""Words of pictures: the catalogue is complete, names agree with the rules, descriptions keep to Discord's limit."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import rendering
from languages.lists import listed
from rendering import lettering
from rendering.canvas import Page
from rendering.caylus.changes import changes as board_changes
from rendering.lettering import can_draw
from rendering.magna_carta.board import PHASES
from rendering.magna_carta.changes import changes as card_changes
from rendering.nodes import Art, Text
from rendering.sentences import MOST_CHARACTERS, clip
from rendering.words import LOCALES, Catalogue, Words, open_catalogue
from rules.caylus import events as happened
from rules.caylus.english import TEXTS as CAYLUS
from rules.caylus.tiles import SPECIALS, TILES
from rules.header import Header
from rules.magna_carta import events as card_events
from rules.magna_carta.cards import CARDS
from rules.magna_carta.english import TEXTS as MAGNA_CARTA
from rules.model import PhaseEnded
from rules.notation import SEATS
from rules.register import GAMES
from tests.rendering.positions import NAMES, ODD_NAMES, random_positions, saved
from tests.rules.games import RandomPlayer
from tests.rules.play import play

WORDS = Words(NAMES)
SHORT_NAME = 11


def test_a_language_without_a_short_name_says_the_name_in_full_not_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder, text in (
        ("en", "tile-w_mason =\n    .short = M.\nturn = Turn\n"),
        ("nl", "tile-w_mason = Metselaar\nturn = Ronde\n    .short = R.\n"),
    ):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "words.ftl").write_text(text, "utf-8")
    monkeypatch.setattr("rendering.words.LOCALES", tmp_path)
    assert Catalogue("en").short("tile-w_mason") == "M."
    assert Catalogue("en").say("tile-w_mason") == "Mason"  # the rules' own name
    for language in ("nl", "nl-BE"):
        assert Catalogue(language).language == "nl"
        assert Catalogue(language).short("tile-w_mason") == "Metselaar"
        assert Catalogue(language).short("turn") == "R."
        assert Catalogue(language).say("tile-inn") == "Inn"  # in no Dutch catalogue


def test_a_file_that_is_no_fluent_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "words.ftl").write_text("turn = Turn\nno message\n", "utf-8")
    monkeypatch.setattr("rendering.words.LOCALES", tmp_path)
    with pytest.raises(ValueError, match=r"words\.ftl.*no message"):
        Catalogue("en").say("turn")


def test_names_of_tiles_and_cards_are_those_of_the_rules() -> None:
    for tile in (*TILES, *SPECIALS):
        assert WORDS(f"tile-{tile}") == CAYLUS.say(f"tile-{tile}").english
    for card in CARDS:
        assert WORDS(f"mc-card-{card}") == MAGNA_CARTA.say(f"mc-card-{card}").english


def test_every_kind_of_decision_has_its_words() -> None:
    for game_id in ("caylus", "magna_carta"):
        for kind in GAMES[game_id].kinds:
            assert WORDS(f"kind-{kind}")


def test_short_names_are_short() -> None:
    for name in [
        *(f"tile-{tile}" for tile in (*TILES, *SPECIALS)),
        *(f"mc-card-{card}" for card in CARDS),
    ]:
        assert len(WORDS.short(name)) <= SHORT_NAME or name in {
            "mc-card-n_trading_post"
        }, WORDS.short(name)


def test_every_message_of_the_catalogue_is_used() -> None:
    source = "".join(
        path.read_text(encoding="utf-8")
        for path in Path(rendering.__file__).parent.rglob("*.py")
    )
    source = re.sub(r"\{[^{}]*\}", "*", source)
    patterns = [
        re.compile("^" + ".+".join(map(re.escape, found.split("*"))) + "$")
        for found in re.findall(r"\"([a-z*][a-z_*.\d-]*)\"", source)
        if found.strip("*")
    ]
    unused = [
        message
        for path in sorted((LOCALES / "en").glob("*.ftl"))
        for message in re.findall(
            r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE
        )
        if not any(pattern.match(message) for pattern in patterns)
    ]
    assert unused == []


def test_an_unknown_message_is_an_error_and_an_unknown_language_is_english() -> None:
    with pytest.raises(KeyError):
        WORDS("no-such-message")
    with pytest.raises(KeyError):
        WORDS("turn")  # without its argument
    assert open_catalogue("xx").say("tile-inn") == "Inn"
    # from the rules
    assert Catalogue("en").say("effect-inn") == CAYLUS.say("effect-inn").english


def test_descriptions_are_at_most_1024_characters_and_say_what_they_must() -> None:
    for position in random_positions():
        view = position.view
        for words in (WORDS, Words(ODD_NAMES)):
            for kind in rendering.KINDS:
                found = rendering.captions(view, position.events, words, kind)
                assert len(found) == len(
                    rendering.scene(view, position.events, words, kind)
                )
                assert all(0 < len(caption) <= MOST_CHARACTERS for caption in found)
        said = rendering.describe(view, position.events, WORDS)
        phase = f"phase-{view.phase}" if view.game == "caylus" else PHASES[view.phase]
        assert f"turn {view.turn}, phase {view.phase}: {WORDS(phase)}" in said
        for seat, player in enumerate(view.players):
            score = view.result.scores[seat] if view.result else player.prestige
            assert f"{WORDS.who(seat)} {score}" in said
        if view.decision:
            kind = WORDS(f"kind-{view.decision.kind}")
            assert f"{WORDS.who(view.decision.seat)}: {kind}" in said


def test_a_description_says_what_changed() -> None:
    for name in ("caylus-middle", "caylus-late", "magna_carta-middle"):
        position = saved(name)
        assert "New:" in rendering.describe(position.view, position.events, WORDS)


def test_the_first_picture_of_a_game_does_not_speak_of_changes() -> None:
    for game in GAMES.values():
        state, _ = game.start(Header(game.id, SEATS[:3], {}, seed=1))
        said = rendering.describe(game.view(state), (), WORDS)
        assert "New" not in said and "chang" not in said and "last picture" not in said


def test_a_description_between_two_decisions_is_made_of_whole_sentences() -> None:
    for name in ("caylus-middle", "magna_carta-middle"):
        view = msgspec.structs.replace(saved(name).view, decision=None)
        assert ". End of the phase. Prestige: " in rendering.describe(view, (), WORDS)


def test_what_changed_has_a_sentence_for_each_mark_of_the_picture() -> None:
    """Money, the turn order, the inn, scored sections and favors of Caylus."""
    view = saved("caylus-late").view
    first = view.order[0]
    view = msgspec.structs.replace(view, inn_left=None, inn_right=first)
    events = [
        happened.Gained(first, "trading_post", deniers=3),
        happened.Paid(first, "batch", cubes=(1, 0, 0, 0, 0)),
        happened.OrderChanged(view.order),
        happened.Placed(first, "inn", "inn", 1),
        happened.InnShifted(first, stayed=False),
        happened.FavorUsed(first, "deniers", 2, True),
        happened.SectionBegan("dungeon", full=False),
    ]
    who = WORDS.who(first)
    said = rendering.describe(view, events, WORDS)
    order = ", ".join(WORDS.who(seat) for seat in view.order)
    assert said.endswith(
        f"New: Turn order: {order}. Scored: Dungeon. {who}: favor marker up one level (Deniers). "
        f"{who}: worker moved to the right-hand space of the Inn. {who}: +2 deniers, −1 food."
    )


def test_a_worker_that_went_on_from_the_gate_is_told_only_where_it_stands() -> None:
    view = saved("caylus-middle").view
    number, space = next(
        (n, space) for n, space in enumerate(view.road, 1) if space.worker is not None
    )
    assert space.worker is not None
    events = [
        happened.Placed(space.worker, "gate", "gate", 1),
        happened.Relocated(space.worker, str(number), str(space.tile)),
    ]
    view = msgspec.structs.replace(view, gate=None)
    said = rendering.describe(view, events, WORDS)
    who = WORDS.who(space.worker)
    assert said.endswith(f"New: {who}: worker on space {number}. {who}: −1 denier.")


def test_castle_tokens_that_left_the_game_are_told_with_how_many_there_were() -> None:
    view = msgspec.structs.replace(saved("magna_carta-middle").view, tokens=(0, 0, 0))
    said = rendering.describe(
        view, [card_events.TokensRemoved(("towers", "towers"))], WORDS
    )
    assert said.endswith(
        "New: Castle tokens (Towers) from 2 to 0, 2 taken out of the game."
    )


def test_goods_and_cards_told_as_new_are_the_difference_of_the_two_boards() -> None:
    for game in GAMES.values():
        state, events = game.start(Header(game.id, SEATS[:3], {}, seed=4))
        player = RandomPlayer(4, taste=0.9)
        before, since = None, list(events)
        while decision := game.decision(state):
            for event in game.apply(
                state, decision.seat, player.choose(decision.actions)
            ):
                since.append(event)
                if not isinstance(event, PhaseEnded):
                    continue
                if before is not None:
                    compare(before, since, event.view)
                before, since = event.view, []


def compare(before: Any, events: list[Any], after: Any) -> None:
    found = (board_changes if after.game == "caylus" else card_changes)(events)
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        pairs = zip((old.deniers, *old.cubes), (new.deniers, *new.cubes), strict=True)
        difference = [now - then for then, now in pairs]
        assert found.goods.get(seat, [0] * len(difference)) == difference
        if after.game == "magna_carta":
            assert found.cards.get(seat, 0) == new.hand_count - old.hand_count


def test_the_players_alone_have_a_description_with_what_changed_there() -> None:
    view = saved("caylus-late").view
    events = [
        happened.Gained(1, "bank", cubes=(0, 0, 0, 0, 2)),
        happened.Scored(1, 3, "favor", "prestige"),
    ]
    said = rendering.captions(view, events, WORDS, "phone")[1]
    assert said.startswith("The players of Caylus, turn 11, phase 2. ")
    assert said.endswith(" New: Red (Bertrand): +3 prestige. Red (Bertrand): +2 gold.")
    view = saved("magna_carta-middle").view
    taken = [card_events.TokenTaken(1, "walls", "batch"), card_events.CardsDrawn(1, 1)]
    (said,) = rendering.captions(view, taken, WORDS, "players")
    who = "Red (Bertrand)"
    assert said.endswith(
        f" New: {who}: 1 castle token (Walls). {who}: +1 card in hand."
    )


def test_where_a_description_is_full_the_board_comes_before_purses_and_what_has_room_in_its_order() -> (
    None
):
    full = ["a" * 990]
    assert (
        clip(full, ["c" * 20, "b" * 9], ["d" * 3])
        == f"{full[0]} {'c' * 20} {'b' * 9} …"
    )
    assert clip(full, ["c" * 30, "b" * 9], ["d" * 3]) == f"{full[0]} {'c' * 30} …"
    assert (
        clip(full, ["b" * 9], ["e" * 50, "d" * 3]) == f"{full[0]} {'b' * 9} {'d' * 3} …"
    )


def test_clip_keeps_whole_changes() -> None:
    assert clip(["a", "b"], ["c", "d"]) == "a b c d"
    long = clip(["a" * 1000], ["b" * 10, "c" * 20])
    assert long == "a" * 1000 + " " + "b" * 10 + " …"
    assert len(clip(["a" * 2000], [])) == MOST_CHARACTERS
    assert clip(["One sentence. " * 60, "w" * 400], []).endswith("One sentence. …")
    assert clip([f"{'item, ' * 200}end"], []).endswith("item …")


@pytest.mark.parametrize("name", ["caylus-over", "magna_carta-over"])
def test_the_text_of_a_finished_game_has_final_scores_and_who_is_best_first(
    name: str,
) -> None:
    position = saved(name)
    scores = position.view.result.scores
    ranked = sorted(
        range(len(scores)),
        key=lambda seat: (-scores[seat], position.view.order.index(seat)),
    )
    for told in (
        rendering.text(position.view, WORDS),
        rendering.captions(position.view, (), WORDS, "players")[0],
    ):
        at = [
            told.index(f"{WORDS.who(seat)}: {scores[seat]} prestige") for seat in ranked
        ]
        assert at == sorted(at)
    assert "leftover goods count" in rendering.text(position.view, WORDS)


@pytest.mark.parametrize("name", ["caylus-over", "magna_carta-over"])
def test_the_glance_of_a_finished_game_tells_what_goods_brought(name: str) -> None:
    position = saved(name)
    view, scores = position.view, position.view.result.scores
    (scene,) = rendering.scene(view, position.events, WORDS, "glance")
    blocks = {
        block.name: [node.text for node in block.nodes if isinstance(node, Text)]
        for block in scene.blocks
    }
    assert blocks["ahead"][0] == "Points for goods left"
    ranked = sorted(view.order, key=lambda seat: -scores[seat])
    brought = [str(scores[seat] - view.players[seat].prestige) for seat in ranked]
    assert [text for text in blocks["ahead"] if text.isdigit()] == brought


def test_passes_are_among_the_last_moves_only_where_nobody_did_anything_else() -> None:
    view = saved("caylus-middle").view
    placed = [
        happened.Placed(seat, str(space), "n_farm", 1)
        for seat, space in ((0, 3), (1, 4))
    ]
    passed = [happened.Passed(seat, seat + 1) for seat in range(3)]
    for events, drawings in (
        ([placed[0], passed[1], placed[1], passed[0], passed[2]], ["n_farm", "n_farm"]),
        (passed, ["done"] * 3),
    ):
        (scene,) = rendering.scene(view, events, WORDS, "glance")
        (moves,) = [block for block in scene.blocks if block.name == "moves"]
        shown = [node.drawing for node in moves.nodes if isinstance(node, Art)]
        assert [
            drawing for drawing in shown if not drawing.startswith(("shield", "worker"))
        ] == drawings


def test_the_narrow_blank_of_french_is_drawn_as_one_that_the_typefaces_have(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder in ("en", "fr"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "words.ftl").write_text(
            "turn = Tour\u202f: { $n }\n", "utf-8"
        )
    monkeypatch.setattr("rendering.words.LOCALES", tmp_path)
    said = Catalogue("fr").say("turn", {"n": 12345})
    assert said == "Tour\u00a0: 12\u00a0345"
    assert all(can_draw(letter) for letter in said)
    page = Page(open_catalogue("en"))
    page.text("Vendre\u202f: 2 \u00d7 bois", 0, 0, "serif", 30, room=400)
    (drawn,) = page.nodes  # what the bot says in its own words
    assert isinstance(drawn, Text) and drawn.text == "Vendre\u00a0: 2 \u00d7 bois"


def test_lists_are_written_as_their_language_writes_them() -> None:
    assert (
        listed(["a", "b", "c"], "en") == "a, b and c"
        and listed(["a", "b"], "en") == "a and b"
    )
    assert listed(["a, and b", "c", "d"], "en") == "a, and b, c and d"
    assert listed(["a", "b", "c"], "en", "or") == "a, b or c"
    assert (
        listed(["a", "b", "c"], "cs") == "a, b a\u00a0c"
        and listed(["a", "b", "c"], "de") == "a, b und c"
    )
    assert listed(["a"], "ru") == "a" and listed([], "ru") == ""


def test_a_spanish_list_has_no_same_sounds_side_by_side() -> None:
    assert listed(["Banco", "Mercado", "Iglesia"], "es") == "Banco, Mercado e Iglesia"
    assert (
        listed(["Azul", "\N{LARGE GREEN CIRCLE} Hipatia"], "es")
        == "Azul e \N{LARGE GREEN CIRCLE} Hipatia"
    )
    assert (
        listed(["agua", "hielo"], "es") == "agua y hielo"
        and listed(["a", "b"], "es") == "a y b"
    )
    assert listed(["plata", "oro"], "es", "or") == "plata u oro"


@pytest.mark.parametrize(
    ("deeds", "told"),
    [
        ("", ""),
        ("E", "before the first worker"),
        ("EP", "after Red's 2nd worker"),
        ("Pp", "after Blue passed"),
        ("PE", "before the first worker"),
    ],
)
def test_a_glance_says_what_is_asked_and_its_description_also_the_moment(
    deeds: str, told: str
) -> None:
    played = play(seats=2)
    played.act("Blue place gate", "Red place 1", "Blue place 3", "Red place inn")
    view = played.game.view(played.state)
    made = {
        "E": PhaseEnded(1, 1, view),
        "P": happened.Placed(1, "inn", "inn", 1),
        "p": happened.Passed(0, 1),
    }
    events = [made[deed] for deed in deeds]
    (scene,) = rendering.scene(view, events, Words(), "glance")
    (banner,) = [block for block in scene.blocks if block.name == "banner"]
    said = [node.text for node in banner.nodes if isinstance(node, Text)]
    assert "Placing a worker / Pass" in said and "Turn 1" in said
    assert told in rendering.captions(view, events, Words(), "glance")[0]


def test_without_a_move_the_foot_of_a_glance_is_the_next_scoring_alone() -> None:
    for name in ("caylus-middle", "magna_carta-middle"):
        (scene,) = rendering.scene(saved(name).view, (), WORDS, "glance")
        blocks = {block.name: block for block in scene.blocks}
        assert "moves" not in blocks
        assert blocks["ahead"].w == scene.width - 24


def test_no_bracket_stands_within_a_bracket() -> None:
    words = Words(("Ada (computer)", "Bo (he/him) (away)", ":(", "(x)"))
    assert [words.who(seat) for seat in range(4)] == [
        "Blue (Ada, computer)",
        "Red (Bo, he/him, away)",
        "Green (:()",
        "Orange ((x))",
    ]
    assert words.name(0) == "Ada (computer)"


def test_the_description_of_a_glance_names_its_moment_and_what_is_scored_next() -> None:
    position = saved("caylus-middle")
    (said,) = rendering.captions(position.view, position.events, WORDS, "glance")
    assert (
        "Placing workers, after Black's 3rd worker. Blue (Agnes): Placing a worker"
        in said
    )
    assert "; houses there: " in said and "deniers." not in said.partition("New:")[2]
    position = saved("magna_carta-middle")
    (said,) = rendering.captions(position.view, position.events, WORDS, "glance")
    assert "Castle tokens left: " in said and "Actions, " in said


@pytest.mark.parametrize("name", ["caylus-over", "magna_carta-over"])
def test_the_description_of_a_finished_glance_says_what_goods_left_were_worth_and_no_passes(
    name: str,
) -> None:
    position = saved(name)
    (said,) = rendering.captions(position.view, position.events, WORDS, "glance")
    assert "won by " in said and "Points for goods left: " in said
    assert (
        "passed." not in said
        and "Turn order" not in said
        and len(said) <= MOST_CHARACTERS
    )


@pytest.mark.parametrize("face", ["serif", "sans"])
def test_a_name_of_any_length_is_cut_as_one_that_is_only_too_long(face: str) -> None:
    for letter in ("i", "m", "é"):
        whole = lettering.fit(letter * 300_000, face, 40, 200, 20)
        assert whole == lettering.fit(letter * 300, face, 40, 200, 20)
        assert whole[0].endswith(lettering.ELLIPSIS) and whole[2] <= 200
