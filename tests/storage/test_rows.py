"""What the rows keep and drop: snapshots, notices, packed texts, and where a person appears."""

import pytest

from storage import actions, compression, games, opening, outbox, user_data


def new_game(tx, **values):
    basis = {
        "kind": "caylus",
        "status": "running",
        "options": "{}",
        "server": 1,
        "channel": 2,
        "undo": "consent",
        "pace": "none",
        "late": "wait",
        "created": 0,
    }
    return games.insert(tx, **{**basis, **values})


def kept(tx, game):
    return [
        row[0]
        for row in tx.execute(
            "SELECT number FROM snapshot WHERE game = ? ORDER BY number", (game,)
        )
    ]


async def test_snapshots_are_kept_of_each_turns_start_and_of_every_action_of_the_last_two_turns(
    database,
):
    def play(tx):
        game = new_game(tx)
        number = 0
        for turn in (1, 2, 3, 4):
            for action in range(3):
                actions.keep_snapshot(
                    tx, game, number, turn, action == 0, b"state %d" % number
                )
                number += 1
        return (
            kept(tx, game),
            actions.snapshot_at(tx, game, 5),
            actions.snapshot_at(tx, game, 99),
        )

    numbers, older, present = await database.write(play)
    # the starts of turns 1 and 2, all of turns 3 and 4
    assert numbers == [0, 3, 6, 7, 8, 9, 10, 11]
    assert (older.number, older.state) == (3, b"state 3")
    assert (present.number, present.turn, present.state) == (11, 4, b"state 11")


async def test_of_a_finished_game_the_last_position_is_kept(database):
    def finish(tx):
        game = new_game(tx)
        for number in range(5):
            actions.keep_snapshot(tx, game, number, 1, number == 0, b"state")
        actions.keep_only_last(tx, game)
        return kept(tx, game)

    assert await database.write(finish) == [4]


async def test_undone_actions_stay_in_the_table_marked_and_are_no_part_of_the_record(
    database,
):
    def play(tx):
        game = new_game(tx)
        for number in (1, 2, 3):
            row = actions.ActionRow(
                number, number, 0, f"code {number}", 0, 1, 2, "person", 0
            )
            actions.insert(tx, game, row, b"[]", ends_phase=False)
        actions.mark_undone(tx, game, 1, 4)
        row = actions.ActionRow(5, 2, 0, "other", 0, 1, 2, "person", 0)
        actions.insert(tx, game, row, b"[]", ends_phase=False)
        return actions.record(tx, game), actions.log(tx, game)

    record, log = await database.write(play)
    assert [(row.number, row.code) for row in record] == [(1, "code 1"), (2, "other")]
    assert [(row.revision, row.undone) for row in log] == [
        (1, None),
        (2, 4),
        (3, 4),
        (5, None),
    ]


async def test_a_notice_that_failed_holds_back_those_behind_it_but_a_late_one_does_not(
    database,
):
    def post(tx):
        first, second = new_game(tx), new_game(tx)
        for game, kind, due in (
            (first, "a", 10),
            (first, "b", 10),
            (first, "late", 99),
            (first, "c", 10),
        ):
            outbox.add(tx, game, 1, kind, b"{}", 10, due)
        outbox.add(tx, second, 1, "other", b"{}", 10)
        return first

    first = await database.write(post)

    def kinds(now, game=None):
        return database.read(
            lambda tx: [row.kind for row in outbox.pending(tx, game, now, 50)]
        )

    assert await kinds(10) == ["a", "b", "c", "other"]
    await database.write(lambda tx: outbox.put_off(tx, 2, "status 500", 20))
    assert await kinds(15, first) == ["a"]
    assert await kinds(15) == ["a", "other"]
    assert await kinds(20, first) == ["a", "b", "c"]
    assert await kinds(99, first) == ["a", "b", "late", "c"]
    assert await database.read(lambda tx: outbox.next_due(tx, 30)) == 99


async def test_every_notice_has_a_nonce_of_its_own_that_discord_takes(database):
    def post(tx):
        game = new_game(tx)
        for _ in range(100):
            outbox.add(tx, game, 1, "a", b"{}", 10)
        return [row.nonce for row in outbox.pending(tx, game, 10, 100)]

    nonces = await database.write(post)
    assert len(set(nonces)) == 100
    # Of 25 that Discord takes: some are left to number parts.
    assert all(len(nonce) == 20 for nonce in nonces)


def test_what_is_packed_is_unpacked_as_it_was():
    for data in (
        b"",
        b"short",
        b"long enough to be packed " * 100,
        bytes(range(256)) * 4,
    ):
        assert compression.unpack(compression.pack(data)) == data
    assert len(compression.pack(b'{"deniers": [1, 2, 3]}' * 100)) < 200
    for damaged in (b"", b"\x07abc", b"\x01not zlib"):
        with pytest.raises(ValueError, match="pack"):
            compression.unpack(damaged)


async def test_only_one_running_game_can_be_in_a_thread(database):
    await database.write(lambda tx: new_game(tx, thread=7))
    await database.write(lambda tx: new_game(tx, thread=7, status="finished"))
    with pytest.raises(Exception, match=r"(?i)unique"):
        await database.write(lambda tx: new_game(tx, thread=7))


def test_every_column_that_names_a_person_is_known_to_deletion():
    named = {
        (table, column)
        for table, columns in opening.schema(opening.version()).items()
        for column in columns
        if column in ("user", "host", "newcomer", "organiser", "moderator")
        or ("user" in column and not column.endswith("_name"))
    }
    assert named == set(user_data.APPEARS.values())
