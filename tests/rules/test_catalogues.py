"""The Fluent catalogues of the rules say in English exactly what the code says."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource

from rules.game import Game
from rules.model import Message
from rules.register import GAMES
from rules.texts import FIELD, join
from tests.golden import catalogues
from tests.rules.games import RandomPlayer, set_ups


def bundle() -> FluentBundle:
    result = FluentBundle(["en"], use_isolating=False)
    for text in catalogues.catalogues().values():
        result.add_resource(FluentResource(text))
    return result


def fluent(bundle: FluentBundle, message: Message) -> str:
    def value(arg: object) -> object:
        if isinstance(arg, Message):
            return fluent(bundle, arg)
        if isinstance(arg, tuple):
            return join([fluent(bundle, part) for part in arg])
        return arg

    args = {name: value(arg) for name, arg in message.args.items()}
    text, errors = bundle.format_pattern(bundle.get_message(message.id).value, args)
    assert not errors, message
    return text


@pytest.mark.parametrize("name", catalogues.catalogues())
def test_a_catalogue_is_what_the_code_says(name: str) -> None:
    assert (catalogues.FOLDER / name).read_text("utf-8") == catalogues.catalogues()[name]


def test_no_message_id_stands_in_two_catalogues() -> None:
    ids = [message_id for game in GAMES.values() for message_id in game.templates]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_fluent_says_in_a_whole_game_what_the_code_says(game: Game) -> None:
    catalogue = bundle()
    used: set[str] = set()

    def check(message: Message) -> None:
        assert fluent(catalogue, message) == message.english
        used.add(message.id)

    for seed, (other, header) in enumerate(set_ups(seed=77)):
        if other is not game:
            continue
        state, events = game.start(header)
        player = RandomPlayer(seed, taste=0.9)
        while decision := game.decision(state):
            check(game.question(state))
            for code in decision.actions:
                check(game.label(state, code))
            for event in events:
                check(game.tell(event, header.players))
            events = game.apply(state, decision.seat, player.choose(decision.actions))
        for line in game.describe(state, header.players):
            check(line)
    assert len(used) > 60


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_template_names_its_arguments_as_words(game: Game) -> None:
    for message_id, text in game.templates.items():
        rest = FIELD.sub("", text)
        assert "{" not in rest and "}" not in rest, message_id
