"""The guided first game: what it tells beside the questions of a practice table, when it is silent, and `Explain`."""

from __future__ import annotations

import asyncio
import random
import re

import pytest
from simcord.backend.errors import BackendError
from simcord.components import walk_components

from bot.components.custom_id import read
from bot.core import queries
from bot.core.model import Person
from bot.features.computers import use_cases as computers_use_cases
from bot.features.hints import suggestion
from bot.features.hints import use_cases as hints_use_cases
from bot.features.hints.handlers import Hints
from bot.features.hints.suggestion import Advice
from bot.features.tutorial import use_cases
from bot.features.tutorial.handlers import TOPICS_BESIDE_PROMPT, _suggested
from bot.text.action_labels import spots
from bot.text.localization import english, localization_for
from players.english import TEXTS
from players.hints import Hint, Option
from rules.register import GAMES
from tests.bot.players import Player, components, private, to_phase
from tests.bot.world import said, world
from tests.costs import sampled

EVERY = pytest.mark.parametrize("game", GAMES)
ONE, OTHER = (
    pytest.mark.parametrize("game", sampled(GAMES, 2, first)) for first in (0, 1)
)
"""Of one of the games in `make test`."""


def lessons(game: str) -> dict[str, str]:
    """What the guide can say unasked of phases and kinds of decisions, by message."""
    known = GAMES[game]
    return {
        name: known.templates[name]
        for name in known.templates
        if name.startswith(f"{known.guide.prefix}lesson-")
    }


def small(message) -> str:
    """The small print of a message, but for what the player has."""
    lines = message.content.split("\n")
    return "\n".join(
        line
        for line in lines
        if line[:3] == "-# " and not re.match(r"-# \d+ deniers?\b", line)
    )


def labels(message) -> list[str]:
    return [part["label"] for part in components(message) if "label" in part]


async def explained(here, number):
    """What the guide answers to `Explain` under the question."""
    return await pressed(here, number, "Explain")


async def pressed(here, number, label):
    """Somebody presses a button of the question; what they are shown in private."""
    person = here.people[0]
    return private(
        here, number, person, await person.click(await here.prompt(number), label=label)
    )


@ONE
@pytest.mark.costly("several turns of a game through the whole bot")
async def test_a_practice_game_explains_everything_once_and_explain_adds_to_it(game):
    async with world() as here:
        number = await here.table(1, game=game, practice=3)
        player = Player(here, number, seed=3, way="component")
        told, met, seen, asked = [], set(), set(), 0
        while (info := (await player.position()).info).turn <= 3:
            message = await here.prompt(number)
            met.add(info.phase)
            found = [
                name for name, text in lessons(game).items() if text in message.content
            ]
            assert len(found) <= TOPICS_BESIDE_PROMPT and len(message.content) <= 2000
            # a private decision leaves the prompt as it is
            if message.content not in seen:
                told += found
                if asked < 4:
                    asked += 1
                    more = (await explained(here, number)).content
                    assert not [
                        line for line in more.split("\n") if line in message.content
                    ], more
            seen.add(message.content)
            if not (await player.position()).private:
                assert re.search("-# (I'd choose|Only) “", message.content), (
                    message.content
                )
            assert await player.step()
        assert len(told) == len(set(told)), told
        phases = {
            f"{GAMES[game].guide.prefix}lesson-phase-{phase}" for phase in met
        } & lessons(game).keys()
        assert sorted(name for name in told if "-phase-" in name) == sorted(phases)
        # a place is explained where it is suggested
        assert len(told) >= (9 if game == "caylus" else 6), told


async def test_explain_says_so_where_there_is_nothing_new():
    async with world() as here:
        number = await here.table(1, practice=2)
        player, answer = Player(here, number, seed=3, way="act"), ""
        taught = [
            text for name, text in lessons("caylus").items() if "-phase-" not in name
        ]
        for _ in range(60):
            message = (await here.prompt(number)).content
            answer = (
                (await explained(here, number)).content
                if any(text in message for text in taught)
                else ""
            )
            if answer.startswith("I have nothing new to say about this."):
                break
            await player.step()
        assert answer.startswith("I have nothing new to say about this.")


async def test_beside_explain_the_button_of_a_hint_says_what_it_gives():
    async with world() as here:
        guided = await here.prompt(await here.table(1, practice=3))
        assert {"Explain", "Hint: two best moves"} <= set(labels(guided))
    async with world() as here:
        game = await here.table(2, hints="yes")
        assert await Player(here, game, seed=3, way="component").step()
        alone = labels(await here.prompt(game))
        assert "Hint" in alone and "Explain" not in alone


@OTHER
async def test_explain_answers_at_every_kind_of_decision_with_a_legal_code_that_it_can_do(
    game,
):
    async with world() as here:
        number = await here.table(1, game=game, practice=3, undo="off")
        player = Player(here, number, seed=8, way="act")
        kinds = {}
        for _ in range(160):
            position = await player.position()
            decision = position.decision
            if decision is None:
                break
            if decision.kind not in kinds:
                answer = await explained(here, number)
                assert answer.ephemeral and len(answer.content) <= 2000
                assert answer.content
                (does,) = [read(part["custom_id"]) for part in components(answer)]
                assert does.kind == "do" and does.rest in decision.actions
                kinds[decision.kind] = does.rest
                done = await here.people[0].click(answer, custom_id=str(does))
                assert (
                    done.acknowledged
                    and (await player.position()).revision > position.revision
                )
            else:
                await player.step()
        assert len(kinds) >= 4


async def test_what_was_done_as_advised_leaves_nothing_under_the_question():
    async with world() as here:
        number = await here.table(1, practice=3)
        for label in ("Explain", "Hint: two best moves"):
            before = await here.bot.db.read(queries.info, number)
            answer = (
                await here.people[0].click(await here.prompt(number), label=label)
            ).response
            await here.people[0].click(
                answer, custom_id=components(answer)[0]["custom_id"]
            )
            assert (
                await here.bot.db.read(queries.info, number)
            ).revision > before.revision
            with pytest.raises(BackendError):
                here.env.backend.get_message((await here.home(number)).id, answer.id)


@pytest.mark.costly(
    "the guide searches as long as it may where it would suggest what people are warned of"
)
async def test_what_a_hand_suggests_stands_in_no_message_that_others_read():
    async with world() as here:
        number = await here.table(1, game="magna_carta", practice=3)
        player = Player(here, number, seed=5, way="component")
        while (await player.position()).info.turn == 1:
            message = await here.prompt(number)
            secret = (await player.position()).private
            assert not secret or "I'd" not in message.content
            assert secret or re.search("-# (I'd choose|Only) “", message.content), (
                message.content
            )
            if "Your turn" in labels(message):
                own = await pressed(here, number, "Your turn")
                assert own.ephemeral
                # nothing else was possible, and the press did it
                if own.content == "Done: Pass":
                    continue
                assert re.search("-# (I'd choose|Only) “", own.content)
            await player.step()


async def test_explain_imagines_what_its_seat_cannot_know():
    async with world() as here:
        number = await here.table(1, game="magna_carta", practice=3)
        await to_phase(here, Player(here, number, seed=5, way="act"), 2)
        table = here.bot.db
        position, thought = (
            await table.read(queries.position, number),
            await computers_use_cases.suggested_thought(table, number),
        )
        game, seat = position.game, position.decision.seat
        imagined = game.decode(thought.state.encode())
        assert game.view(imagined, seat) == position.view(seat)
        others = [other for other in range(3) if other != seat]
        assert any(
            game.hand(imagined, other) != position.hand(other) for other in others
        )


async def test_whoever_has_finished_a_game_is_not_taught_unasked():
    async with world() as here:
        first = await here.table(1, practice=2, undo="off")
        player = Player(here, first, seed=4, way="act")
        await player.hurry()
        number = await here.table(1, practice=3)
        message = await here.prompt(number)
        assert not small(message) and "Explain" in labels(message)


async def test_at_a_table_of_several_people_nobody_is_taught_or_hinted_at():
    async with world() as here:
        number = await here.table(2, rated="no")
        message = await here.prompt(number)
        assert not small(message) and "Explain" not in labels(message)


async def test_where_the_table_wants_no_advice_the_guide_explains_and_suggests_nothing():
    async with world() as here:
        number = await here.table(1, practice=3, hints="no")
        message = await here.prompt(number)
        assert (
            lessons("caylus")["lesson-phase-2"] in message.content
            and "I'd" not in message.content
        )
        told = (await here.people[0].click(message, label="Explain")).response
        assert lessons("caylus")["lesson-place_castle"] in told.content
        assert "I'd" not in told.content and not list(walk_components(told.components))
        assert told.content in await said(here, 0, await here.home(number), "plan hint")
        await here.slash(0, await here.home(number), "table settings", hints="yes")
        assert (
            "I'd" in (await here.prompt(number)).content
            or "I'd" in (await explained(here, number)).content
        )


async def test_others_are_not_told_what_the_guide_says_to_a_player():
    async with world() as here:
        number = await here.table(1, practice=3)
        refused = await here.people[1].click(await here.prompt(number), label="Explain")
        assert (
            refused.response.ephemeral
            and "isn't your decision" in refused.response.content
        )
        assert not list(walk_components(refused.response.components))


async def test_a_guide_that_cannot_think_keeps_no_question_back(monkeypatch):
    async def fails(self, position):
        raise ValueError("no mind")

    monkeypatch.setattr(suggestion.Suggestions, "advise", fails)
    async with world() as here:
        number = await here.table(1, practice=3)
        await Player(
            here, number, seed=random.Random(1).randrange(9), way="component"
        ).step()
        message = await here.prompt(number)
        assert "Explain" in labels(message) and "I'd" not in message.content


@EVERY
async def test_who_plays_alone_against_computers_is_taught_at_their_own_decisions(game):
    async with world() as here:
        number = await here.table(1, game=game, computers=1, level=1)
        await here.env.settle()
        message = await here.prompt(number)
        assert small(message) and {"Explain", "Less"} <= set(labels(message))
        told = await here.people[0].click(message, label="Explain")
        does, *others = [read(part["custom_id"]) for part in components(told.response)]
        done = await here.bot.db.read(
            hints_use_cases.explainable, number, Person(here.people[0].id, "Ann")
        )
        assert [other.kind for other in others] == (["why"] if done else [])
        before = await here.bot.db.read(queries.position, number)
        assert does.rest in before.decision.actions
        await here.people[0].click(told.response, custom_id=str(does))
        await here.env.settle()
        assert (await here.bot.db.read(queries.info, number)).revision > before.revision


@EVERY
async def test_who_asks_again_about_the_same_decision_is_told_the_same_however_busy_the_machine_is(
    game, monkeypatch
):
    asked = []

    async def as_it_comes(self, person, thought):
        """A search that gets further or less far each time."""
        state = GAMES[game].decode(thought.state.encode())
        codes = GAMES[game].decision(state).actions
        asked.append(thought.revision)
        first, second = codes[len(asked) % 2], codes[(len(asked) + 1) % 2]
        return Hint((Option(first, 0.5), Option(second, 0.4)), beside=second)

    monkeypatch.setattr(suggestion.Suggestions, "_think", as_it_comes)
    async with world() as here:
        number = await here.table(1, game=game, practice=3)
        player = Player(here, number, seed=3, way="act")
        for _ in range(4):
            told = {(await explained(here, number)).content for _ in range(3)}
            assert len(told) == 1
            await player.step()
        assert len(asked) == len(set(asked))


@OTHER
async def test_a_hint_and_the_guide_agree_and_where_they_could_not_the_hint_says_so(
    game, monkeypatch
):
    quickly, told = suggestion.Suggestions._think, []

    async def badly(self, person, thought):
        """Now and then a look that was cut short falls for the action that the search thinks least of."""
        found = await quickly(self, person, thought)
        codes = GAMES[game].decision(GAMES[game].decode(thought.state.encode())).actions
        told.append(thought.revision)
        if found.beside is None or not len(told) % 2:
            return found
        return Hint((Option(codes[-1], 0.5), *found.options), beside=found.beside)

    monkeypatch.setattr(suggestion.Suggestions, "_think", badly)
    async with world() as here:
        number = await here.table(1, game=game, practice=2)
        home, player = await here.home(number), Player(here, number, seed=3, way="act")
        agreed = corrected = 0
        for _ in range(8):
            guided = await explained(here, number)
            hinted = (await here.slash(0, home, "plan hint")).response
            before, first = (
                read(components(message)[0]["custom_id"]).rest
                for message in (guided, hinted)
            )
            agreed += before == first
            corrected += before != first
            assert ("The guide suggested" in hinted.content) == (before != first), (
                hinted.content
            )
            again = (await here.people[0].click(hinted, label="Explain")).response
            assert read(components(again)[0]["custom_id"]).rest == first
            await player.step()
        assert agreed and corrected, (agreed, corrected)


@pytest.mark.thinking_processes
async def test_the_suggestion_is_thought_about_before_anybody_asks():
    async with world() as here:
        number = await here.table(1, practice=3)
        suggestions = here.bot.feature(Hints).suggestions
        await here.env.settle()
        ahead = [
            task
            for task in asyncio.all_tasks()
            if task.get_name() == f"suggestion-{number}"
        ]
        await asyncio.gather(*ahead)
        known = suggestions.last[number]
        answer = await explained(here, number)
        assert read(components(answer)[0]["custom_id"]).rest == known.code
        assert suggestions.last[number] is known, "it was not thought about again"


def test_the_memory_of_advice_is_bounded_and_the_first_of_two_holds():
    advised = suggestion.Suggestions(None, None, None)
    first = advised.keep(1, suggestion.Advice(7, "pass"))
    assert advised.keep(1, suggestion.Advice(7, "place gate")) is first
    assert advised.keep(1, suggestion.Advice(8, "place gate")).code == "place gate"
    assert advised.known(1, 7) is None
    for game in range(2, 2 * suggestion.REMEMBERED_GAMES):
        advised.keep(game, suggestion.Advice(1, "pass"))
    assert (
        len(advised.last) == suggestion.REMEMBERED_GAMES and advised.known(1, 8) is None
    )


async def test_a_suggestion_has_one_reason_or_none():
    async with world() as here:
        position = await here.bot.db.read(
            queries.position, await here.table(1, practice=2)
        )
        code, other = [
            each for each in position.decision.actions if each.startswith("place ")
        ][:2]

        def suggested(why):
            (told,) = _suggested(
                localization_for("en"),
                position,
                Advice(position.revision, code, other, why),
            )
            return told.partition("”")[2]

        assert suggested(TEXTS.say("purpose-income")).startswith(
            ": a residence brings money every turn"
        )
        assert suggested(None) == "."


async def test_explain_begins_with_what_is_asked_and_suggested_also_where_it_was_told_before():
    async with world() as here:
        number = await here.table(1, practice=2)
        player = Player(here, number, seed=3, way="act")
        while (await player.position()).info.turn < 3 or (
            await player.position()
        ).decision.kind != "place_worker":
            await player.step()
        position = await player.position()
        told = (await explained(here, number)).content.split("\n")
        code = here.bot.feature(Hints).suggestions.last[number].code
        first = [
            lessons("caylus")[topic.message]
            for topic in use_cases.asked_first(position, code)
        ]
        assert first and all(
            text in line for text, line in zip(first, told, strict=False)
        ), (first, told)


async def test_a_newcomer_without_a_house_is_told_of_the_castle_before_its_section_is_scored():
    async with world() as here:
        number = await here.table(1, practice=2)
        player = Player(here, number, seed=3, way="act")
        reminders: set[tuple[int, int]] = set()
        while True:
            position = await player.position()
            if position.decision is None or "dungeon" in position.view().scored:
                break
            found = position.game.guide.reminder(position.view(), position.decision)
            if found is not None:
                asked = position.info.turn, position.decision.seat
                content = (await here.prompt(number)).content
                assert (f"-# {found.english}" in content) == (asked not in reminders)
                reminders.add(asked)
            await player.step()
        assert reminders


async def test_explain_says_what_the_mark_of_a_button_means():
    async with world() as here:
        number = await here.table(1, practice=2)
        player = Player(here, number, seed=3, way="act")
        for _ in range(40):
            position = await player.position()
            marked = [
                label
                for label in spots(english(), position).values()
                if label.endswith("⚠")
            ]
            if marked:
                break
            await player.step()
        noted = [
            english().format_message(position.label(code))
            for code, label in spots(english(), position).items()
            if label in marked
        ]
        (line,) = [
            one
            for one in (await explained(here, number)).content.split("\n")
            if one.startswith("⚠ ")
        ]
        assert marked and all(label in line and "(" in label for label in noted), line
