"""Whole games in every language there is: each message says all it is told, and fits where it is shown."""

from __future__ import annotations

import pytest
from simcord.components import walk_components

import rendering
from bot.components.ui import lay_out
from bot.core.model import Position
from bot.delivery.question import private, public
from bot.text import action_labels
from bot.text.localization import PSEUDO, localization_for
from languages.catalogue import ENGLISH
from rendering.words import Words
from rules.errors import ActionError
from rules.header import Header
from rules.model import Message
from rules.notation import SEATS, read_code, seat_name
from rules.register import GAMES
from rules.texts import Texts
from tests.bot.interactions.test_discord_limits import check_view, sheet_for
from tests.costs import sampled
from tests.languages.limits import BUTTON, OPTION
from tests.languages.reading import translated
from tests.rendering.positions import FOLDER, NAMES, saved
from tests.rules.games import RandomPlayer

LANGUAGES = (ENGLISH, PSEUDO, *translated())
TASTE = 0.85
WRONG = 3  # actions that are tried and refused before each that is done


def told_in(game, header):
    """Every message of a game: questions, labels, sentences, the position in words, refusals; and its layouts."""
    state, events = game.start(header)
    player = RandomPlayer(header.seed, TASTE)
    codes = set()
    turn = 0
    while True:
        yield from (game.tell(event, header.players) for event in events)
        if state.turn != turn:
            turn = state.turn
            yield from game.describe(state, header.players)
        decision = game.decision(state)
        if decision is None:
            return
        yield game.question(state)
        labels = [(code, game.label(state, code)) for code in decision.actions]
        yield labels
        codes.update(decision.actions)
        wrong = sorted(codes - set(decision.actions))
        for code in player.random.sample(wrong, min(WRONG, len(wrong))):
            with pytest.raises(ActionError) as refused:
                read_code(game, state, decision.seat, code, header.players)
            yield refused.value.message
        events = game.apply(state, decision.seat, player.choose(decision.actions))


def parts(value):
    """A message's arguments, and those of the messages among them."""
    if isinstance(value, Message):
        for arg in value.args.values():
            yield from parts(arg)
    elif isinstance(value, tuple):
        for one in value:
            yield from parts(one)
    else:
        yield value


@pytest.mark.parametrize("kind", sorted(GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_a_game_keeps_what_it_is_told_and_fits(
    kind, language, no_missing_message
):
    game, l10n = GAMES[kind], localization_for(language)
    header = Header(kind, SEATS[:3], seed=len(language) + 40)
    said: dict[str, Message] = {}
    for message in told_in(game, header):
        if isinstance(message, list):
            shown = action_labels.brief(l10n, game.guide.menus, message)
            buttons = {
                choice.code for choice in lay_out(game.guide.menus, shown).buttons
            }
            for code, text in shown:
                assert 1 <= len(text) <= (BUTTON if code in buttons else OPTION), text
            said.update((f"{label.id} {label}", label) for _, label in message)
        else:
            said[f"{message.id} {message}"] = message
    for message in said.values():
        text = l10n.format_message(message)
        assert 1 <= len(text) <= 2_000
        for part in parts(message):
            assert str(part) in text or str(part) not in message.english, (
                message.id,
                part,
                text,
            )
    assert len({message.id for message in said.values()}) > 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_seats_are_five(language):
    l10n = localization_for(language)
    assert len(
        {l10n.format_message(seat_name(seat)) for seat in range(len(SEATS))}
    ) == len(SEATS)
    if language != PSEUDO:
        assert len(
            {
                Words(NAMES, language).catalogue.letter(seat)
                for seat in range(len(SEATS))
            }
        ) == len(SEATS)


@pytest.mark.parametrize("name", sorted(path.stem for path in FOLDER.glob("*.caylus")))
@pytest.mark.parametrize("language", sampled(translated(), 3))
def test_pictures_are_described_in_every_language(language, name):
    drawn, position = Words(NAMES, language), saved(name)
    assert 1 <= len(rendering.describe(position.view, position.events, drawn)) <= 1_024
    assert rendering.text(position.view, drawn)


def test_a_label_that_is_too_long_for_a_button_goes_without_its_note_then_by_its_name_alone():
    texts = {
        "label-place-road": "{space} {tile}: {effect}",
        "label-note": "{label} ({note})",
        "tile-w_lawyer": "Lawyer",
        "effect-w_lawyer": "pay 1 denier and 1 cloth for a residence",
        "note-lawyer": "nothing can be turned into a residence yet",
    }
    made = Texts(texts)
    tile, effect, note = made.each(["tile-w_lawyer", "effect-w_lawyer", "note-lawyer"])
    label = made.say(
        "label-note",
        label=made.say("label-place-road", space=12, tile=tile, effect=effect),
        note=note,
    )
    l10n = localization_for(ENGLISH)
    assert l10n.within(105, "guide-do", action=label) == f"Do it: {label}"
    assert (
        l10n.within(BUTTON, "guide-do", action=label)
        == "Do it: 12 Lawyer: pay 1 denier and 1 cloth for a residence"
    )
    assert l10n.within(30, "guide-do", action=label) == "Do it: Lawyer"
    assert (
        l10n.brief(label, 60) == "12 Lawyer: pay 1 denier and 1 cloth for a residence"
    )
    assert l10n.within(5, "done") == "Done"


@pytest.mark.parametrize("kind", sorted(GAMES))
@pytest.mark.parametrize("language", translated())
def test_prompts_of_a_full_table_fit_into_a_message_of_discord(
    kind, language, no_missing_message
):
    game, l10n = GAMES[kind], localization_for(language)
    seats = game.max_seats
    state, _ = game.start(Header(kind, tuple(SEATS[:seats]), seed=seats))
    player = RandomPlayer(seats, TASTE)
    step = 0
    while (decision := game.decision(state)) is not None:
        step += 1
        if step % 13 == 0 or len(decision.actions) > 25:
            position = Position(sheet_for(game, state, seats), game, state, decision)
            for asked in (
                public(l10n, position, ["x" * 160] * 3),
                private(l10n, position),
            ):
                check_view(asked)
                for part in walk_components(asked.view.to_components()):
                    labels = [part.get("label"), part.get("placeholder")]
                    labels += [option["label"] for option in part.get("options", [])]
                    cut = [
                        text
                        for text in labels
                        if text and len(text) > BUTTON - 5 and text.endswith("…")
                    ]
                    assert not cut, cut
        game.apply(state, decision.seat, player.choose(decision.actions))
