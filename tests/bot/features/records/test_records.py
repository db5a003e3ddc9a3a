"""Records out and in: what a running game's export may tell, and how a record becomes a game."""

import json

import pytest

from bot.core import expiry, lobby, queries, undo, user_data, votes
from bot.core.errors import BadChoice, NotAllowed, NotSeated, SeatTaken, WrongStatus
from bot.core.game_settings import Settings
from bot.features.records import files
from rules import record as records
from rules.record import read, replay
from rules.register import find_game
from tests.bot import over
from tests.bot.club import ANN, BEN, CAT, DAY, PLACE
from tests.bot.players import components
from tests.bot.world import world


async def test_a_lobby_has_no_record(club):
    with pytest.raises(WrongStatus, match="hasn't started"):
        await files.export_record(club.table, await club.lobby(2))


async def test_a_running_caylus_game_exports_a_record_that_replays(club):
    position = await club.play(await club.game(3), 50)
    file = await files.export_record(club.table, position.info.id)
    assert file.name == f"caylus-{position.info.id}.caylus"
    played = replay(read(file.text))
    assert played.game.encode(played.state) == position.game.encode(position._state)
    assert not [person.name for person in (ANN, BEN, CAT) if person.name in file.text]


async def test_a_record_larger_than_a_message_is_refused_before_it_is_written(club):
    """Names of imported records were not bounded once."""
    game = (await club.play(await club.game(2), 40)).info.id
    header = json.loads((await club.rows("SELECT header FROM setup"))[0][0])
    header["players"] = ["N" * 990_000, "Red"]
    await club.table._database.write(
        lambda tx: tx.execute("UPDATE setup SET header = ?", (json.dumps(header),))
    )
    with pytest.raises(
        BadChoice, match=r"\d MB or more.*Discord allows 10 MB\. The bot's operator"
    ):
        await files.export_record(club.table, game)


async def test_a_running_magna_carta_game_shows_only_the_askers_own_hand(club):
    position = await club.play(await club.game(3, "magna_carta"), 12)
    for person, seat in ((ANN, 0), (BEN, 1)):
        text = (
            await files.export_record(club.table, position.info.id, person.user)
        ).text
        hands = [line for line in text.splitlines() if line.startswith("# hand ")]
        assert hands == [
            f"# hand {position.info.names[seat]}: {', '.join(position.hand(seat))}"
        ]
        assert not [word for word in ("seed:", "salt:", "deck ") if word in text]
    assert (
        "# hand" not in (await files.export_record(club.table, position.info.id)).text
    )


@pytest.mark.parametrize("game", ["caylus", "magna_carta"])
async def test_a_record_becomes_a_lobby_whose_seats_the_host_gives_and_goes_on(
    club, game
):
    played = await club.play(await club.game(3, game), 40)
    source = played.info.id
    text = (await files.export_record(club.table, source)).text
    if played.game.hidden:  # the complete record, as its owner has it after the end
        ended = await club.play(played)
        lines = (await files.export_record(club.table, ended.info.id)).text.splitlines()
        text = "\n".join(lines[: lines.index("") + 41])
    made = await files.import_record(
        club.table, ANN, PLACE, text, Settings(undo="free"), "i"
    )
    again = await files.import_record(club.table, ANN, PLACE, text, key="i")
    assert again.repeated
    info = made.info
    assert (info.status, info.imported, info.settings.undo, info.number) == (
        "lobby",
        True,
        "free",
        40,
    )
    assert [seat.user for seat in info.seats] == [None, None, None]
    with pytest.raises(BadChoice, match="Blue, Red and Green"):
        await club.table.run(lobby.start, info.id, ANN)
    with pytest.raises(NotAllowed, match="host"):
        await club.table.run(lobby.give_seat, info.id, BEN, 0, BEN)
    await club.table.run(lobby.give_seat, info.id, ANN, 0, BEN)
    await club.table.run(lobby.give_seat, info.id, ANN, 2, BEN)  # moves him
    await club.table.run(lobby.give_seat, info.id, ANN, 1, ANN)
    with pytest.raises(BadChoice, match="3 seats"):
        await club.table.run(lobby.give_seat, info.id, ANN, 3, CAT)
    joined = await club.table.run(lobby.join, info.id, CAT)
    assert [seat.user for seat in joined.info.seats] == [CAT.user, ANN.user, BEN.user]
    begun = await club.table.run(lobby.start, info.id, ANN)
    assert (
        begun.position.game.encode(begun.position._state)
        == played.game.encode(played._state)
        or played.game.hidden
    )
    assert begun.info.revision == 41
    ended = await club.play(begun.position)
    exported = (await files.export_record(club.table, ended.info.id)).text
    final = replay(read(exported))
    assert final.game.encode(final.state) == ended.game.encode(ended._state)


async def test_an_imported_game_can_not_be_taken_back_into_its_record(club):
    played = await club.play(await club.game(2), 10)
    made = await files.import_record(
        club.table,
        ANN,
        PLACE,
        (await files.export_record(club.table, played.info.id)).text,
    )
    await club.table.run(lobby.give_seat, made.info.id, ANN, 0, ANN)
    await club.table.run(lobby.give_seat, made.info.id, ANN, 1, BEN)
    begun = await club.table.run(lobby.start, made.info.id, ANN)
    for person in (ANN, BEN):
        with pytest.raises(Exception, match="no action to take back"):
            await club.table.run(undo.undo, made.info.id, person, begun.info.revision)
    after = await club.act(begun.position)
    actor = club.holder(begun.info, begun.position.decision.seat)
    undone = await club.table.run(undo.undo, made.info.id, actor, after.revision)
    assert undone.info.number == 10


async def test_an_imported_lobby_without_people_closes_when_its_host_gives_up(club):
    played = await club.play(await club.game(2), 3)
    made = await files.import_record(
        club.table,
        ANN,
        PLACE,
        (await files.export_record(club.table, played.info.id)).text,
    )
    await club.table.run(lobby.give_seat, made.info.id, ANN, 0, BEN)
    with pytest.raises(SeatTaken, match="already"):
        await club.table.run(lobby.join, made.info.id, BEN)
    left = await club.table.run(lobby.leave, made.info.id, BEN)
    assert left.info.status == "lobby"
    assert (
        await club.table.run(votes.cancel, made.info.id, ANN)
    ).info.status == "cancelled"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "line 1: the header game is missing"),
        ("game: caylus\nplayers: A, B\nseed: 1\n\nA place 29\n", "line 5"),
        (b"\xff\xfe", "line 1: .*UTF-8"),
        ("game: go\nplayers: A, B\n", "line 1"),
        ("x" * 1_000_001, "1000001 bytes"),
    ],
)
async def test_a_record_that_can_not_be_read_is_refused_with_its_line(club, text, told):
    before = await club.counted()
    with pytest.raises(BadChoice, match=told):
        await files.import_record(club.table, ANN, PLACE, text)
    assert await club.counted() == before


async def test_a_record_of_an_ended_game_opens_as_finished_and_counts_nowhere(club):
    ended = await club.play(await club.game(2))
    text = (await files.export_record(club.table, ended.info.id)).text
    before = await club.rows("SELECT count(*) FROM result")
    made = (await files.import_record(club.table, CAT, PLACE, text)).info
    assert (made.status, made.imported, made.scores, made.winners) == (
        "finished",
        True,
        ended.info.scores,
        ended.info.winners,
    )
    assert await club.kinds(made.id) == ["Card"]
    assert await club.rows("SELECT count(*) FROM result") == before
    assert (await files.export_record(club.table, made.id)).text == text
    club.now += 30 * DAY
    await club.table.run(expiry.sweep)
    assert (await club.table.read(queries.info, made.id)).status == "finished"
    for use_case in (lobby.rematch, undo.undo):
        with pytest.raises(NotSeated):
            await club.table.run(
                use_case,
                made.id,
                CAT,
                *([made.revision] if use_case is undo.undo else []),
            )


async def test_a_person_imports_so_many_ended_games_a_day(club):
    text = (
        await files.export_record(
            club.table, (await club.play(await club.game(2))).info.id
        )
    ).text
    await club.table.run(user_data.set_server, PLACE.server, {"games_per_person": "2"})
    for _ in range(2):
        await files.import_record(club.table, CAT, PLACE, text)
    with pytest.raises(SeatTaken, match="already imported 2 records"):
        await files.import_record(club.table, CAT, PLACE, text)
    club.now += DAY
    await files.import_record(club.table, CAT, PLACE, text)


async def test_a_position_can_be_imported_and_played_on(club):
    text = "game: caylus\nplayers: Ann, Bob\nseed: 5\nset turn: 8\nset bailiff: 11\nset Bob: deniers=9 food=4\n"
    made = await files.import_record(club.table, ANN, PLACE, text)
    assert made.info.names == ("Blue", "Red")
    await club.table.run(lobby.give_seat, made.info.id, ANN, 0, ANN)
    await club.table.run(lobby.give_seat, made.info.id, ANN, 1, BEN)
    begun = await club.table.run(lobby.start, made.info.id, ANN)
    assert begun.info.turn == 8
    ended = await club.play(begun.position)
    assert (
        await club.table.run(undo.undo, ended.info.id, ANN, ended.revision)
    ).vote is not None


async def test_a_record_that_is_over_is_shown_replayed_and_reviewed_from_its_card():
    header, taken = over.played("caylus", 2, 3)
    text = records.write(find_game("caylus"), header, taken)
    async with world(patience=60) as here:
        await here.slash(
            2, here.channel, "table import", file=("over.caylus", text.encode())
        )
        await here.env.settle()
        (card,) = [one for one in here.channel.history() if "Caylus #1" in one.content]
        assert (
            "A finished game from a record file, for replay and review." in card.content
        )
        assert "(open)" not in card.content and "wins" in card.content
        assert [part["label"] for part in components(card)] == [
            "Points",
            "Board",
            "Replay",
            "Review",
        ]
        shown = {
            label: (await here.people[3].click(card, label=label)).response
            for label in ("Points", "Board", "Review")
        }
        assert all(answer.ephemeral for answer in shown.values())
        assert shown["Points"].attachments and shown["Board"].attachments
        assert [part["label"] for part in components(shown["Review"])] == [
            "🔵 Blue",
            "🔴 Red",
        ]
        await here.people[3].click(card, label="Replay")
        assert any(
            file.filename == "caylus-1.webp"
            for one in here.channel.history()
            for file in one.attachments
        )
        assert here.env.errors == []
