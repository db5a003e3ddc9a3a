"""Discord's limits hold for every command and for every prompt that random games reach."""

from __future__ import annotations

import random
import re

import discord
import pytest
from discord import app_commands
from simcord.components import walk_components

from bot.components.custom_id import read
from bot.components.ui import lay_out
from bot.core.model import GameInfo, Position, SeatInfo
from bot.core.table_settings import TABLE_SETTINGS
from bot.delivery.question import private, public
from bot.text.localization import PSEUDO, localization_for, rooms
from languages.catalogue import files
from rules.header import Header
from rules.notation import SEATS
from rules.register import GAMES
from storage.games import SettingColumns
from tests.bot.world import tree

PLAYING = {
    "act",
    "place",
    "pass",
    "provost",
    "build",
    "convert",
    "castle",
    "favor",
    "choose",
    "undo",
    "plan",
}
TABLES = {"new", "join", "leave", "start", "table", "me", "games"}
LOOKING = {"board", "status", "hand", "history", "building", "rules", "export"}
CONTRACT = PLAYING | TABLES | LOOKING
LONGEST_ID = 10**15  # a game number no table will reach


def characters(option, longest) -> int:
    """Names, descriptions and choices of a command or option, each with its longest localisation."""
    total = longest(option, "name") + longest(option, "description")
    for choice in option.get("choices") or []:
        total += longest(choice, "name") + len(str(choice["value"]))
    return total + sum(
        characters(inner, longest) for inner in option.get("options") or []
    )


def longest(part, key) -> int:
    localised = part.get(f"{key}_localizations") or {}
    return max(len(part.get(key, "")), *(len(text) for text in localised.values()), 0)


async def payloads(made, language=None):
    """The commands as Discord gets them."""

    class Everywhere(app_commands.Translator):
        async def translate(self, string, locale, context):
            message, attribute = (
                string.extras.get("message"),
                string.extras.get("attribute"),
            )
            if (
                message is None
                or attribute.endswith("name")
                or locale is not discord.Locale.french
            ):
                return None
            l10n = localization_for(PSEUDO)
            return (
                l10n.attribute(message, attribute)
                if attribute
                else l10n.format(message)
            )

    translator = Everywhere()
    return [
        await command.get_translated_payload(made, translator)
        for command in made.get_commands()
    ]


async def test_the_command_has_exactly_25_subcommands_and_groups_and_their_names_are_the_contract():
    made = await tree()
    caylus = made.get_command("caylus")
    assert {command.name for command in caylus.commands} == CONTRACT
    assert len(caylus.commands) == 25
    groups = {
        command.name: sorted(inner.name for inner in command.commands)
        for command in caylus.commands
        if isinstance(command, app_commands.Group)
    }
    assert groups == {
        "table": sorted(
            [
                "resign",
                "stand-in",
                "replace",
                "claim",
                "vote",
                "settings",
                "pause",
                "evening",
                "cancel",
                "import",
                "language",
                "who",
                "invite",
                "moderate",
            ]
        ),
        "me": sorted(
            [
                "language",
                "hours",
                "away",
                "notify",
                "pictures",
                "guide",
                "forget",
                "export",
            ]
        ),
        "plan": ["hint", "turn", "what-if"],
    }
    club = made.get_command("caylus-club")
    assert {command.name for command in club.commands} >= {"puzzle", "review"}
    server = made.get_command("caylus-server")
    assert sorted(command.name for command in server.commands) == [
        "doctor",
        "log",
        "settings",
    ]
    assert server.default_permissions == discord.Permissions(manage_guild=True)


async def test_there_is_not_more_to_look_through_than_this():
    """A change that needs more of one of these takes something else away, or asks for it on a panel that is there."""
    roots = (await tree()).get_commands()
    below = [command for root in roots for command in root.walk_commands()]
    groups = [command for command in below if isinstance(command, app_commands.Group)]
    assert len(below) - len(groups) <= 58
    assert len(groups) <= 8
    said = "\n".join(path.read_text(encoding="utf-8") for path in files("en", rooms()))
    assert len(re.findall("^button-", said, re.MULTILINE)) < 121


async def test_every_command_stays_within_the_limits_with_the_longest_localisation_counted():
    for payload in await payloads(await tree()):
        assert characters(payload, longest) <= 8_000, payload["name"]
        for option in walk(payload):
            assert longest(option, "name") <= 32
            assert 1 <= len(option["description"]) < 50, option["description"]
            assert longest(option, "description") <= 100
            assert len(option.get("choices") or []) <= 25
            assert len(option.get("options") or []) <= 25


def walk(option):
    yield option
    for inner in option.get("options") or []:
        yield from walk(inner)


def sheet_for(game, state, seats) -> GameInfo:
    decision = game.decision(state)
    return GameInfo(
        id=LONGEST_ID,
        game=game.id,
        status="running",
        revision=10**11,
        number=1,
        options={},
        settings=SettingColumns(
            **{
                name: one.default and one.column(one.default)
                for name, one in TABLE_SETTINGS.items()
            }
        ),
        rated=False,
        practice=False,
        imported=False,
        host=1,
        server=1,
        channel=1,
        thread=2,
        seats=tuple(SeatInfo(n, SEATS[n], 10**18 + n, "W" * 32) for n in range(seats)),
        created=0,
        started=0,
        ended=None,
        turn=state.turn,
        phase=state.phase,
        deciding=decision.seat,
        kind=decision.kind,
        since=0,
        awaited=(),
        undoable=True,
        paused=None,
        scores=None,
        winners=None,
        commitment=None,
        rematch_of=None,
    )


def check_view(asked, limit_rows=5):
    assert len(asked.text) <= 2_000
    rows = asked.view.to_components()
    assert 1 <= len(rows) <= limit_rows
    seen = set()
    for part in walk_components(rows):
        if part["type"] == 1:
            assert len(part["components"]) <= 5
            continue
        assert len(part["custom_id"]) <= 100
        assert part["custom_id"] not in seen
        seen.add(part["custom_id"])
        assert read(part["custom_id"]) is not None
        if part["type"] == 2:
            assert 1 <= len(part["label"]) <= 80
        else:
            assert 1 <= len(part["options"]) <= 25
            assert len(part["placeholder"]) <= 150
            assert all(
                1 <= len(option["label"]) <= 100 and len(option["value"]) <= 100
                for option in part["options"]
            )


@pytest.mark.parametrize("kind", sorted(GAMES))
@pytest.mark.parametrize("language", ["en", PSEUDO])
async def test_every_prompt_of_random_games_fits_and_offers_every_legal_action_once(
    kind, language
):
    game = GAMES[kind]
    l10n = localization_for(language)
    chance = random.Random(f"{kind} {language}")
    most = 0
    for seats in range(game.min_seats, game.max_seats + 1):
        state, _ = game.start(Header(kind, tuple(SEATS[:seats]), seed=seats))
        step = 0
        while (decision := game.decision(state)) is not None:
            step += 1
            most = max(most, len(decision.actions))
            layout = lay_out(
                game.guide.menus,
                [(code, game.label(state, code).english) for code in decision.actions],
            )
            assert sorted(layout.codes()) == sorted(decision.actions)
            assert layout.rows <= 5
            if step % 7 == 0 or len(decision.actions) > 20:
                position = Position(
                    sheet_for(game, state, seats), game, state, decision
                )
                check_view(public(l10n, position, ["x" * 160] * 3))
                asked = private(l10n, position)
                check_view(asked)
            others = [
                code for code in decision.actions if code not in ("pass", "redraw")
            ]
            game.step(state, chance.choice(others or list(decision.actions)))
    assert most > 20


def test_a_decision_with_more_actions_than_one_menu_holds_is_divided_by_place():
    many = [("pass", "Pass"), ("place castle", "Castle")]
    many += [
        (f"place {spot}", spot)
        for spot in ("gate", "trading_post", "joust_field", "inn")
    ]
    many += [(f"place {space}", f"{space} Farm") for space in range(1, 29)]
    layout = lay_out(GAMES["caylus"].guide.menus, many)
    assert sorted(layout.codes()) == sorted(code for code, _ in many)
    assert [menu.group for menu in layout.menus] == ["bridge", "road", "road"]
    assert layout.menus[1].part == ("1", "14") and layout.menus[2].part == ("15", "28")
    assert {choice.code for choice in layout.buttons} == {"pass", "place castle"}


def test_sixty_targets_of_magna_carta_still_fit_into_five_rows():
    many = [("draw", "Draw"), ("redraw", "New hand"), ("pass", "Pass")]
    many += [(f"place {place}", f"{place} Card") for place in range(1, 53)]
    many += [(f"build card_{n}", f"Card {n}") for n in range(12)]
    many += [(f"prestige card_{n}", f"Prestige {n}") for n in range(7)]
    layout = lay_out(GAMES["magna_carta"].guide.menus, many)
    assert layout.rows <= 5
    assert sorted(layout.codes()) == sorted(code for code, _ in many)
