"""Hands of Magna Carta never appear where others can see: messages, pictures' descriptions, logs, answers."""

from __future__ import annotations

import logging

import pytest

from bot.components.custom_id import read
from bot.core import queries
from bot.core.model import Position
from bot.delivery import question
from bot.delivery.renderer import Picture
from bot.text.localization import localization_for
from players.minds import IMAGINATION
from rules.shared.chance import stream
from tests.bot.players import Player, components, offered, to_phase
from tests.bot.world import TINY, world
from tests.costs import sampled

SAY = localization_for("en")


def custom_ids(message) -> list[str]:
    return [part["custom_id"] for part in components(message)]


def shown_in_public(position) -> tuple:
    """The text of a position's public question, and its buttons and menus with all that Discord gets of them."""
    asked = question.public(SAY, position)
    return asked.text, asked.view.to_components()


def assert_same_for_all_hands(position) -> None:
    """The question that all can read does not differ where only hidden cards do."""
    game, chance, shown = (
        position.game,
        stream(position.revision, IMAGINATION),
        shown_in_public(position),
    )
    for _ in range(3):
        state = game.imagine(position._state, -1, chance)
        assert (
            shown_in_public(Position(position.info, game, state, game.decision(state)))
            == shown
        )


def open_cards(view) -> set[str]:
    """The cards that everybody sees: on the road, on offer, discarded or in front of a player."""
    found = {place.tile for place in view.road} | set(view.stock)
    for player in view.players:
        found |= set(player.discard) | set(player.front)
    return found


class Listener(logging.Handler):
    def __init__(self):
        super().__init__(logging.DEBUG)
        self.lines = []

    def emit(self, record):
        self.lines.append(record.getMessage())


@pytest.mark.parametrize(
    ("players", "way", "rules"),
    sampled([(2, "component", "standard"), (3, "mixed", "beginner")], 2),
)
async def test_nothing_that_others_can_see_names_a_hidden_card(
    players, way, rules, caplog
):
    caplog.set_level(logging.INFO)  # as the bot logs
    seen_views, logged = [], 0

    def draw(wanted):
        if wanted.look != "hand":
            seen_views.append(wanted.view)
        return [Picture(TINY, f"{wanted.look} of {wanted.game}")]

    listener = Listener()
    logging.getLogger().addHandler(listener)
    try:
        async with world(draw) as here:
            game = await here.table(players, game="magna_carta", rules=rules)
            player = Player(here, game, seed=31, way=way)
            known: dict[int, str] = {}
            # cards that have been open once may be named for ever
            shown: set[str] = set()
            while True:
                position = await here.bot.db.read(queries.position, game)
                if position.decision is None:
                    break
                hands = {
                    card for seat in range(players) for card in position.hand(seat)
                }
                shown |= open_cards(position.view())
                secret = hands - shown
                home = await here.home(game)
                for message in (*home.history(), *here.channel.history()):
                    text = public_text(message)
                    if known.get(message.id) == text:
                        continue
                    known[message.id] = text
                    for card in secret:
                        name = SAY.format(f"mc-card-{card}")
                        assert name not in text, (name, text)
                        assert f"build {card}" not in text, (card, text)
                for line in listener.lines:
                    assert not any(f"build {card}" in line for card in secret), line
                logged += len(listener.lines)
                listener.lines.clear()
                if position.private:
                    prompt = await here.prompt(game)
                    labels = [part.get("label") for part in components(prompt)]
                    assert labels[:2] == ["Your turn", "Watch"]
                    pressed = {
                        found.rest
                        for found in map(read, custom_ids(prompt))
                        if found.kind == "act"
                    }
                    assert {code.partition(" ")[0] for code in pressed} <= {
                        "place",
                        "draw",
                        "pass",
                    }
                    if not position.under_way:
                        assert_same_for_all_hands(position)
                if not await player.step():
                    break
                seat, code = player.last
                if code in ("redraw", "mulligan"):
                    # laid open on the discard pile, if only for a moment
                    shown |= set(position.hand(seat))
            assert known and logged
    finally:
        logging.getLogger().removeHandler(listener)
    assert seen_views
    for view in seen_views:
        assert view.seat is None
        assert all(shown.hand is None for shown in view.players)


def public_text(message) -> str:
    """Everything of a message that others see or hear."""
    parts = [
        message.content,
        *(attachment.description or "" for attachment in message.attachments),
    ]
    for part in components(message):
        parts += [
            part.get("label") or "",
            part.get("placeholder") or "",
            part["custom_id"],
        ]
        parts += [option["label"] for option in part.get("options", [])]
    return "\n".join(parts)


async def test_a_hand_is_shown_to_its_own_player_only():
    async with world() as here:
        game = await here.table(2, game="magna_carta")
        home = await here.home(game)
        position = await here.bot.db.read(queries.position, game)
        hands = [set(position.hand(seat)) for seat in range(2)]
        for who in (0, 1):
            shown = await here.slash(who, home, "hand")
            message = shown.response
            assert message.ephemeral
            assert all(
                SAY.format(f"mc-card-{card}") in message.content for card in hands[who]
            )
        refused = await here.slash(3, home, "hand")
        assert "no seat" in refused.response.content


async def test_a_spectator_gets_nothing_from_another_players_private_question():
    async with world() as here:
        game = await here.table(2, game="magna_carta")
        await to_phase(here, Player(here, game, seed=1, way="component"), 2)
        prompt = await here.prompt(game)
        position = await here.bot.db.read(queries.position, game)
        owner = here.seat_holder(position.info, position.decision.seat)
        for who in {0, 1, 4} - {owner}:
            answer = await here.people[who].click(prompt, label="Your turn")
            assert answer.response.ephemeral
            assert components(answer.response) == []
            assert (
                await here.people[who].autocomplete(
                    await here.home(game), "caylus act", "action", ""
                )
                == []
            )


async def test_a_public_export_of_a_running_game_names_no_hand_not_even_the_askers():
    async with world() as here:
        game = await here.table(2, game="magna_carta")
        home = await here.home(game)
        shown = await here.slash(0, home, "export", public=True)
        text = (await shown.response.attachments[0].read()).decode()
        assert "hand" not in text and "seed" not in text and "deck" not in text
        own = await here.slash(0, home, "export")
        text = (await own.response.attachments[0].read()).decode()
        assert "# hand Blue:" in text and "Red:" not in text


async def test_where_no_choice_is_left_in_private_one_press_does_it():
    async with world() as here:
        game = await here.table(2, game="magna_carta")
        player = Player(here, game, seed=5, way="act")
        await player.hurry(lambda info: info.phase == 2)
        while len((position := await player.position()).decision.actions) > 1:
            spending = [code for code in position.decision.actions if code != "pass"]
            seat = here.people[here.seat_holder(position.info, position.decision.seat)]
            await seat.slash(await here.home(game), "caylus act", action=spending[0])
        assert position.private and position.decision.actions == ("pass",)
        seat = here.people[here.seat_holder(position.info, position.decision.seat)]
        message = await here.prompt(game)
        turn = next(
            part
            for part in components(message)
            if part["custom_id"].startswith("cy:turn:")
        )
        told = await seat.click(message, custom_id=turn["custom_id"])
        assert "Pass" in told.response.content
        later = await player.position()
        assert later.decision is None or later.decision.seat != position.decision.seat


async def test_a_worker_is_placed_a_card_drawn_and_a_turn_passed_by_one_public_press():
    async with world() as here:
        game = await here.table(2, game="magna_carta")
        player = Player(here, game, seed=5, way="component")
        await to_phase(here, player, 2)
        for wanted in ("place", "draw", "pass"):
            position = await player.position()
            code = next(
                code for code in position.decision.actions if code.split()[0] == wanted
            )
            prompt = await here.prompt(game)
            other = next(
                who
                for who in (0, 1)
                if who != here.seat_holder(position.info, position.decision.seat)
            )
            custom_id, _ = offered(prompt)[code]
            refused = await here.people[other].click(prompt, custom_id=custom_id)
            assert (
                refused.response.ephemeral
                and (await player.position()).revision == position.revision
            )
            holder = here.seat_holder(position.info, position.decision.seat)
            done = await here.people[holder].click(prompt, custom_id=custom_id)
            for part in components(done.response) if done.response is not None else ():
                if part["custom_id"].startswith("cy:sure:"):
                    await here.people[holder].click(
                        done.response, custom_id=part["custom_id"]
                    )
            assert (await player.position()).revision > position.revision
