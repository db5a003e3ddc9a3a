"""The modules that carry English say exactly what the Fluent catalogues say that they are made from."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource

from rules.english import TEXTS
from rules.game import Game
from rules.model import Message
from rules.register import GAMES
from rules.texts import join
from tests.costs import EVERYTHING
from tests.golden.english import MODULES, ROOT, made, templates
from tests.rules.games import RandomPlayer, set_ups


def bundle() -> FluentBundle:
    result = FluentBundle(["en"], use_isolating=False)
    for file in (ROOT / "rules" / "locales" / "en").glob("*.ftl"):
        result.add_resource(FluentResource(file.read_text("utf-8")))
    return result


def fluent(bundle: FluentBundle, message: Message) -> str:
    def value(arg: object) -> object:
        if isinstance(arg, Message):
            return fluent(bundle, arg)
        if isinstance(arg, tuple):
            return join([fluent(bundle, part) for part in arg])
        return arg

    if not message.id:  # for operators and developers, in English alone
        return message.english
    args = {name: value(arg) for name, arg in message.args.items()}
    text, errors = bundle.format_pattern(bundle.get_message(message.id).value, args)
    assert not errors, message
    return text


@pytest.mark.parametrize("module", MODULES)
def test_a_module_is_what_its_catalogue_says(module: str) -> None:
    """To mend it: `make golden`."""
    assert (ROOT / module).read_text("utf-8") == made(module, MODULES[module])


@pytest.mark.parametrize(
    "message",
    [
        "a = { $n ->\n    [one] { $n } cube\n   *[other] several cubes\n }",
        "a = { $n ->\n    [0] no cube\n   *[other] { $n } cubes\n }",
        "a = { $n ->\n    [0] { $n }\n    [one] { $n } cube\n   *[other] { $n } cubes\n }",
        "a = { b }",
        "a = A\n    .short = B",
    ],
)
def test_what_a_template_can_not_say_is_refused(message: str) -> None:
    with pytest.raises(ValueError, match="a"):
        templates(message)


def test_no_message_id_stands_in_two_catalogues() -> None:
    ids = [
        message_id
        for game in GAMES.values()
        for message_id in game.templates.keys() - TEXTS.templates.keys()
    ]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_fluent_says_in_a_whole_game_what_the_code_says(game: Game) -> None:
    catalogue = bundle()
    used: set[str] = set()

    def check(message: Message) -> None:
        assert fluent(catalogue, message) == message.english
        used.add(message.id)

    for seed, (other, header) in enumerate(set_ups(seed=77)):
        if other is not game or (seed % 4 and not EVERYTHING):
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
    assert len(used) > 50
