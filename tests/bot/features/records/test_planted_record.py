"""A record with hostile names, imported by people with hostile names and played to its end: every payload that leaves
the bot is read on the way. None shows a name of the record, in none a name of a person works as markup, and none may
mention anybody but players."""

from __future__ import annotations

import json
import re

import pytest
from simcord.http import client

from tests.bot.players import Player
from tests.bot.world import world
from tests.costs import sampled

RECORD_NAMES = ("**@everyone**", "<@&42>||[l](e.vil)", "\u202e_Dulb_\u2066`x`")
PERSON_NAMES = (
    "@here **b**",
    "[l](https://e.vil) <#7>",
    "\u202egnol\nname <t:1:R> # h",
)
MARKUP = re.compile(
    r"(?<!\\)\*\*b\*\*|\]\(https://e\.vil\)|(?<!\\)<#7>|(?<!\\)<t:1:R>|(?<!\\)@here(?!\u2060)|^# h|\u202e|gnol\nname",
    re.MULTILINE,
)
MENTION = re.compile(r"<@!?(\d+)>")


class Wire:
    """Every request of the bot, as Discord gets it."""

    def __init__(self, monkeypatch):
        self.sent = []
        dispatch = client.router.dispatch

        def listened(backend, method, path, **kwargs):
            if kwargs.get("json") is not None and method in ("POST", "PATCH", "PUT"):
                self.sent.append(
                    (method, path, kwargs["json"], kwargs.get("files") or ())
                )
            return dispatch(backend, method, path, **kwargs)

        monkeypatch.setattr(client.router, "dispatch", listened)


def messages(sent):
    """What is said by the requests that create or edit a message, or answer an interaction: (body, path)."""
    for _, path, body, _ in sent:
        if isinstance(body, dict) and (
            "messages" in path or "/callback" in path or "/webhooks" in path
        ):
            data = body.get("data", body)
            if isinstance(data, dict) and (
                "content" in data or "components" in data or "embeds" in data
            ):
                yield data, path


def texts(value):
    """Every text of a payload."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from texts(each)
    elif isinstance(value, list):
        for each in value:
            yield from texts(each)


def record(game):
    """The beginning of a game, by those names."""
    first, second, third = RECORD_NAMES
    if game == "caylus":
        return (
            f"game: caylus\nplayers: {first}, {second}, {third}\norder: {first}, {second}, {third}\nseed: 3\n\n"
            f"{first} place gate\n{second} place inn\n"
        )
    return (
        f"game: magna_carta\nplayers: {first}, {second}, {third}\norder: {third}, {first}, {second}\nseed: 3\n\n"
        f"{third} keep\n{first} mulligan\n"
    )


@pytest.mark.parametrize("game", sampled(["magna_carta", "caylus"], 2))
async def test_hostile_names_reach_nobody_from_the_import_to_the_end_of_the_game(
    monkeypatch, game
):
    wire = Wire(monkeypatch)
    async with world(patience=60.0) as here:
        here.people[:3] = [
            here.guild.add_member(here.env.create_user(name)) for name in PERSON_NAMES
        ]
        players = {person.id for person in here.people[:3]}
        file = ("game.caylus", record(game).encode())
        await here.slash(
            0, here.channel, "table import", file=file, pace="24h", undo="free"
        )
        for seat in range(3):
            await here.slash(
                0,
                here.channel,
                "table replace",
                seat=seat,
                member=here.people[seat],
                game="1",
            )
        await here.slash(0, here.channel, "start", game="1")
        home = await here.home(1)
        player = Player(here, 1, seed=9, way="mixed")
        while (await player.position()).info.phase < 3:
            await player.step()
        for command, options in (
            ("status", {"public": True}),
            ("board", {"view": "text", "public": True}),
            ("history", {"turn": 1, "public": True}),
            ("undo", {}),
            ("games", {}),
            ("table vote", {}),
            ("export", {"public": True}),
            ("table cancel", {}),
            ("plan turn", {}),
            ("board", {"view": "full", "public": True}),
        ):
            await here.slash(1, home, command, **options)
        for _ in range(12):
            await player.step()
        await player.hurry(left=4)
        await player.finish()
        await here.env.settle()
        assert here.env.errors == []
    told = [json.dumps(body, ensure_ascii=False) for _, _, body, _ in wire.sent]
    descriptions = [
        str(getattr(f, "description", None) or "")
        for _, _, _, files in wire.sent
        for f in files
    ]
    for name in RECORD_NAMES:
        parts = [
            part for part in re.split(r"[*_`|<>\[\]()\\&]+", name) if len(part) > 3
        ]
        for raw in (name, *parts):
            assert [
                text[:300]
                for text in (*told, *descriptions)
                if raw in text and "e.vil" not in raw
            ] == []
    seen = 0
    for data, path in messages(wire.sent):
        for text in texts(
            {key: value for key, value in data.items() if key != "allowed_mentions"}
        ):
            found = MARKUP.search(text)
            assert found is None, (path, found, text[:300])
        allowed = data.get("allowed_mentions")
        mentioned = {
            int(user) for user in MENTION.findall(str(data.get("content") or ""))
        }
        if allowed is None:
            assert not mentioned or "/callback" not in path, (path, data)
            continue
        assert not allowed.get("parse"), (path, allowed)
        assert not allowed.get("roles"), (path, allowed)
        assert {int(user) for user in allowed.get("users", ())} <= players, (
            path,
            allowed,
        )
        seen += 1
    assert seen > 100
