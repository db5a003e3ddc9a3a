"""What features register at the core: who is told of what, in which order; and a core that nobody has registered at."""

from __future__ import annotations

import pytest

from bot.core import queries, seats, stand_in, undo, user_data, votes
from bot.core.errors import NotAllowed, ReasonNeeded
from bot.core.events import (
    DomainEvent,
    GameCancelled,
    GameFinished,
    GameStarted,
    PhaseFinished,
)
from bot.core.game_settings import Settings
from bot.core.hooks import Hooks, SeatCheck, SettingsCheck
from bot.core.unit_of_work import UnitOfWork
from tests.bot.club import ANN, BEN, CAT, DAN, MODERATOR, Club

EVENTS = (GameStarted, PhaseFinished, GameFinished, GameCancelled)


@pytest.mark.parametrize("game", ["caylus", "magna_carta"])
async def test_a_core_without_features_plays_a_whole_game(tmp_path, game):
    club = await Club.open(tmp_path / "caylus.db", hooks=Hooks())
    position = await club.play(await club.game(3, game))
    assert position.info.status == "finished"
    assert position.info.winners
    await club.table.close()


async def test_events_of_a_whole_game_come_in_the_order_in_which_it_happens(tmp_path):
    told = []
    hooks = Hooks()
    for event in EVENTS:
        hooks.subscribe(event, lambda uow, event: told.append(type(event).__name__))
    club = await Club.open(tmp_path / "caylus.db", hooks=hooks)
    await club.play(await club.game(2))
    assert (told[0], told[-1]) == ("GameStarted", "GameFinished")
    assert set(told[1:-1]) == {"PhaseFinished"}
    await club.table.close()


async def test_subscribers_are_told_in_the_order_in_which_they_came(tmp_path):
    told = []
    hooks = Hooks()
    for name in "abc":
        hooks.subscribe(
            GameStarted,
            lambda uow, event, name=name: told.append((name, event.row.status)),
        )
    club = await Club.open(tmp_path / "caylus.db", hooks=hooks)
    await club.game(2)
    assert told == [("a", "running"), ("b", "running"), ("c", "running")]
    await club.table.close()


async def test_what_a_subscriber_raises_undoes_what_it_was_told_of(tmp_path):
    def fails(uow, event):
        raise RuntimeError("no")

    hooks = Hooks()
    hooks.subscribe(GameStarted, fails)
    club = await Club.open(tmp_path / "caylus.db", hooks=hooks)
    with pytest.raises(RuntimeError):
        await club.game(2)
    assert await club.rows("SELECT status, thread FROM game") == [("lobby", None)]
    await club.table.close()


def test_only_the_class_that_was_subscribed_to_is_told():
    told = []
    hooks = Hooks()
    hooks.subscribe(GameFinished, lambda uow, event: told.append(event))
    UnitOfWork(None, 0, None, hooks).publish(DomainEvent())
    assert told == []


async def test_a_check_that_refuses_ends_the_use_case_and_changes_nothing(tmp_path):
    def refuses(uow, check):
        if "undo" in check.names:
            raise NotAllowed("moderation-manager-only")

    hooks = Hooks()
    hooks.check(SettingsCheck, refuses)
    club = await Club.open(tmp_path / "caylus.db", hooks=hooks)
    game = await club.lobby(2, pace="24h")
    with pytest.raises(NotAllowed):
        await club.table.run(seats.change, game, ANN, Settings(undo="off", late="vote"))
    changed = await club.table.run(seats.change, game, ANN, Settings(late="vote"))
    assert (changed.info.settings.undo, changed.info.settings.late) == (
        "consent",
        "vote",
    )
    await club.table.close()


def test_who_answers_yes_is_the_last_who_is_asked():
    asked = []

    def answers(name, answer):
        return lambda uow, check: asked.append(name) or answer

    hooks = Hooks()
    for name, answer in (("a", None), ("b", True), ("c", None)):
        hooks.check(SeatCheck, answers(name, answer))
    assert UnitOfWork(None, 0, None, hooks).check(SeatCheck(None))
    assert asked == ["a", "b"]
    assert not UnitOfWork(None, 0, None, Hooks()).check(SeatCheck(None))


async def test_a_core_without_features_sees_to_seats_votes_undo_and_deletion(tmp_path):
    club = await Club.open(tmp_path / "caylus.db", hooks=Hooks())
    position = await club.act(
        await club.game(3, pace="24h", undo="free", late="stand-in")
    )
    game, acted = position.info.id, position.info
    mine = club.holder(acted, (await club.rows("SELECT seat FROM action"))[0][0])
    back = await club.table.run(undo.undo, game, mine, position.revision)
    assert back.info.number == 0
    paused = await club.table.run(votes.pause, game, ANN)
    await club.table.run(votes.answer, paused.vote.id, BEN, True)
    assert (await club.table.read(queries.info, game)).paused is not None
    await club.table.run(seats.resign, game, CAT)
    await club.table.run(seats.claim, game, DAN)
    await club.table.run(stand_in.ask_for, game, DAN)
    await club.table.run(user_data.forget, DAN.user)
    with pytest.raises(ReasonNeeded):
        await club.table.run(votes.cancel, game, MODERATOR)
    asked = await club.table.run(votes.cancel, game, ANN)
    await club.table.run(votes.answer, asked.vote.id, BEN, True)
    assert (await club.table.read(queries.info, game)).status == "cancelled"
    await club.table.close()


async def test_what_a_leaver_had_chosen_for_themselves_goes_without_any_feature(
    tmp_path,
):
    club = await Club.open(tmp_path / "caylus.db", hooks=Hooks())
    position = await club.game(3, "magna_carta")
    first, second = position.together[:2]
    asked = position.asked(club.holder(position.info, first).user)
    await club.act(asked, asked.decision.actions[0])
    position = await club.table.read(queries.position, position.info.id)
    assert first not in [each.seat for each in position.info.awaited]
    await club.table.run(
        seats.resign, position.info.id, club.holder(position.info, first)
    )
    left = await club.table.read(queries.info, position.info.id)
    assert second in {each.seat for each in left.awaited}
    kept = await club.rows(
        "SELECT given FROM answer_ahead WHERE seat = ? AND settled IS NULL", first
    )
    assert len(kept) == 1
    await club.table.close()
