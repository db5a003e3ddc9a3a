"""The fake Discord takes what is just within Discord's limits and refuses what is one beyond."""

from __future__ import annotations

import pytest

from tests.fakediscord import FakeDiscord, commands, limits, rest
from tests.fakediscord.requests import Body


def row(*items):
    return {"type": 1, "components": list(items)}


def button(number=0, **more):
    return {"type": 2, "style": 2, "label": "x", "custom_id": f"id{number}", **more}


def menu(count, **more):
    options = [{"label": str(n), "value": str(n)} for n in range(count)]
    return {"type": 3, "custom_id": "menu", "options": options, **more}


def people(*chosen, **more):
    return {
        "type": 5,
        "custom_id": "people",
        "max_values": 25,
        "default_values": [*chosen],
        **more,
    }


def ann(**more):
    return {"id": "80351110224678912", "type": "user", **more}


def sent(**fields):
    return limits.message({"content": "x", **fields}, "message", {}, 0)


JUST = [
    {"content": "x" * 2000},
    {"nonce": "n" * 25},
    {"components": [row(button(n)) for n in range(5)]},
    {"components": [row(*(button(n) for n in range(5)))]},
    {"components": [row(button(custom_id="i" * 100, label="l" * 80))]},
    {"components": [row(menu(25, placeholder="p" * 150))]},
    {"components": [row(people(ann(), min_values=0))]},
    {"attachments": [{"id": 0, "filename": "a", "description": "d" * 1024}]},
    {"allowed_mentions": {"parse": [], "users": [str(n) for n in range(100)]}},
]
BEYOND = [
    {"content": "x" * 2001},
    {"nonce": "n" * 26},
    {"components": [row(button(n)) for n in range(6)]},
    {"components": [row(*(button(n) for n in range(6)))]},
    {"components": [row(button(custom_id="i" * 101))]},
    {"components": [row(button(label="l" * 81))]},
    {"components": [row(button(0), button(0))]},
    {"components": [row(menu(26))]},
    {"components": [row(menu(0))]},
    {"components": [row(menu(2), button())]},
    {"components": [row(people(max_values=26))]},
    {"components": [row(people(ann(), ann()))]},
    {"components": [row(people(ann(id=80351110224678912)))]},
    {"components": [row(people(ann(id="1")))]},
    {"attachments": [{"id": 0, "filename": "a", "description": "d" * 1025}]},
    {"allowed_mentions": {"parse": ["users"], "users": ["1"]}},
    {"colour": 3},
    {"flags": 64},
]


@pytest.mark.parametrize("fields", JUST)
def test_a_message_just_within_the_limits_is_taken(fields):
    assert sent(**fields) == []


@pytest.mark.parametrize("fields", BEYOND)
def test_a_message_beyond_a_limit_is_refused(fields):
    assert sent(**fields) != []


def layout(*, text="t", file="a.png", **more):
    gallery = {
        "type": 12,
        "items": [{"media": {"url": f"attachment://{file}"}, "description": "d"}],
    }
    frame = {"type": 17, "components": [{"type": 10, "content": text}, gallery]}
    attached = [{"id": 0, "filename": "a.png"}]
    return {
        "flags": limits.V2,
        "components": [frame, row(button())],
        "attachments": attached,
        **more,
    }


def test_a_layout_has_texts_and_galleries_and_shows_every_file():
    assert limits.message(layout(), "edit", {0: 1}, 0) == []
    assert limits.message(layout(text="t" * 4_001), "edit", {0: 1}, 0) != []
    assert limits.message(layout(content="words"), "edit", {0: 1}, 0) != []
    assert limits.message(layout(file="b.png"), "edit", {0: 1}, 0) != []


def test_an_empty_message_and_too_many_or_too_large_files_are_refused():
    assert limits.message({"content": ""}, "message", {}, 0) != []
    assert limits.message({"content": ""}, "message", {0: 10}, 0) == []
    assert limits.message({}, "edit", dict.fromkeys(range(6), 1), 5) != []
    assert limits.message({}, "edit", {0: limits.BYTES + 1}, 0) != []


def test_commands_beyond_a_limit_are_refused():
    def command(options, **more):
        return {"name": "c", "description": "d", "options": options, **more}

    def option(number, **more):
        return {"type": 3, "name": f"o{number}", "description": "d", **more}

    assert commands.check([command([option(n) for n in range(25)])]) == []
    assert commands.check([command([option(n) for n in range(26)])]) != []
    assert commands.check([command([option(0), option(1, required=True)])]) != []
    assert commands.check([command([option(0, description="d" * 101)])]) != []
    assert (
        commands.check(
            [command([option(0, choices=[{"name": "n" * 101, "value": "v"}])])]
        )
        != []
    )
    assert (
        commands.check([command([option(n, description="d" * 100) for n in range(25)])])
        == []
    )
    wide = [
        {
            **option(n),
            "type": 1,
            "options": [option(m, description="d" * 90) for m in range(5)],
        }
        for n in range(25)
    ]
    assert commands.check([command(wide)]) != []


def test_choices_beyond_a_limit_are_refused():
    assert limits.choices([{"name": "n" * 100, "value": "v" * 100}] * 25) == []
    assert limits.choices([{"name": "n", "value": "v"}] * 26) != []
    assert limits.choices([{"name": "", "value": "v"}]) != []


def test_a_bucket_lets_so_many_through_in_its_seconds_a_place_and_says_when_there_is_room_again():
    bucket = limits.Bucket(5, 5.0)
    told = [bucket.take("1", second) for second in (0.0, 0.1, 0.2, 0.3, 0.4)]
    assert [wait for _, wait in told] == [0.0] * 5
    assert (
        told[-1][0]["X-RateLimit-Remaining"] == "0"
        and told[-1][0]["X-RateLimit-Reset-After"] == "4.600"
    )
    assert bucket.take("1", 2.0)[1] == 3.0 and bucket.take("2", 2.0)[1] == 0.0
    assert bucket.take("1", 5.0)[1] == 0.0 and bucket.refused == 1


async def test_a_message_is_known_by_its_nonce_for_minutes_and_then_posted_again(
    monkeypatch,
):
    async with FakeDiscord() as fake:
        guild = fake.world.new_guild()
        channel = fake.world.new_channel(guild, "games")
        body = Body({"content": "once", "nonce": "n", "enforce_nonce": True}, {})
        first = rest.Rest(fake)._create(channel, body)
        assert rest.Rest(fake)._create(channel, body) is first
        monkeypatch.setattr(rest, "NONCES_LAST", 0)
        assert rest.Rest(fake)._create(channel, body) is not first
