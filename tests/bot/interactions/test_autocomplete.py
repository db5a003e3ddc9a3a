"""Completions: every one answers whoever has several games, and one that comes twice or too late is no error."""

from __future__ import annotations

import logging

import pytest

from bot.text import action_labels
from tests.bot.players import Player
from tests.bot.world import world
from tests.fuzz.commands import leaves

TYPED = {"typed": "", "a word": "a", "a number": "3", "nonsense": "<@1> ; \u202e '"}

OF_FINISHED_GAMES = {"caylus-club review"}


def completed(here) -> list[tuple[str, str]]:
    """(command, option) of everything that is completed for everybody."""
    return [
        (command.qualified_name, option.name)
        for command in leaves(here)
        for option in command.parameters
        if option.autocomplete
        and not command.qualified_name.startswith("caylus-server ")
    ]


@pytest.mark.parametrize("typed", TYPED.values(), ids=TYPED)
async def test_every_completion_answers_somebody_with_two_running_games_who_names_none(
    typed, caplog
):
    async with world() as here:
        games = [await here.table(2), await here.table(2, game="magna_carta")]
        everything = completed(here)
        assert len(everything) > 25
        for where in (here.channel, await here.home(games[0])):
            for command, option in everything:
                found = await here.people[0].autocomplete(where, command, option, typed)
                assert isinstance(found, list) and len(found) <= 25
        for command, option in everything:
            if option == "game" and command not in OF_FINISHED_GAMES:
                offered = await here.people[0].autocomplete(
                    here.channel, command, option, ""
                )
                assert {choice["value"] for choice in offered} == {
                    str(game) for game in games
                }
        assert [line for line in caplog.records if line.levelno >= logging.ERROR] == []


@pytest.mark.parametrize("how", ["twice", "late", "refused", "broken"])
@pytest.mark.parametrize(
    ("command", "option"),
    [("act", "action"), ("plan turn", "game"), ("me hours", "zone")],
)
async def test_a_completion_that_comes_twice_or_too_late_is_no_error_in_the_log(
    how, command, option, caplog
):
    async with world() as here:
        home = await here.home(await here.table(2))
        backend = here.env.backend
        if how == "twice":
            emit = backend.emit

            def doubled(event, payload, *args, **kwargs):
                emit(event, payload, *args, **kwargs)
                return emit(event, payload, *args, **kwargs)

            backend.emit = doubled
        else:
            status = {"late": 404, "refused": 403, "broken": 500}[how]
            here.env.inject_error(
                "POST", "/interactions/*/callback", status=status, times=9
            )
        await here.people[0].autocomplete(home, f"caylus {command}", option, "a")
        await here.env.settle()
        assert [
            line.getMessage()
            for line in caplog.records
            if line.levelno >= logging.WARNING
        ] == []


async def test_any_other_error_of_a_completion_is_logged(monkeypatch, caplog):
    def broken(*_):
        raise OSError("no zones")

    async with world() as here:
        monkeypatch.setattr("bot.interactions.autocomplete.cut", broken)
        await here.people[0].autocomplete(here.channel, "caylus me hours", "zone", "a")
        await here.env.settle()
        assert [
            str(line.exc_info[1])
            for line in caplog.records
            if line.levelno >= logging.ERROR
        ] == ["no zones"]


async def test_labels_are_made_once_for_each_revision_and_language(monkeypatch):
    made: list[str] = []

    def counting(l10n, position, real=action_labels.of_decision):
        made.append(l10n.language)
        return real(l10n, position)

    monkeypatch.setattr(action_labels, "of_decision", counting)
    async with world() as here:
        game = await here.table(2)
        home, player = await here.home(game), Player(here, game, seed=3, way="command")
        position = await player.position()
        asked = here.people[here.seat_holder(position.info, position.decision.seat)]
        made.clear()
        first = await asked.autocomplete(home, "caylus place", "spot", "")
        once = len(made)
        assert once > 0
        for typed in ("c", "ca", "cas"):
            assert (
                await asked.autocomplete(home, "caylus place", "spot", typed) != first
            )
        assert len(made) == once
        await here.bot.settings_cache.set(asked.id, language="de")
        in_german = await asked.autocomplete(home, "caylus place", "spot", "")
        assert made[once:].count("de") == 1
        assert [choice["value"] for choice in in_german] == [
            choice["value"] for choice in first
        ]
        assert [choice["name"] for choice in in_german] != [
            choice["name"] for choice in first
        ]
        await asked.slash(home, "caylus place", spot=first[0]["value"])
        made.clear()
        after = await player.position()
        following = here.people[here.seat_holder(after.info, after.decision.seat)]
        later = await following.autocomplete(home, "caylus place", "spot", "")
        assert made and first[0]["value"] not in [choice["value"] for choice in later]
