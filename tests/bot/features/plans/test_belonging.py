"""What is said in private belongs to the person who said it, not to the seat: orders, answers ahead, notes."""

from bot.core import notifications, queries, seats, user_data, votes
from bot.features.plans import use_cases
from tests.bot.club import ANN, BEN, CAT, DAN, HOUR, hand_over
from tests.bot.features.plans.steps import listed, notes

PRIVATE = ("plans", "answers_ahead", "notes")


async def in_private(club, person):
    """What the export of a person holds of what was said in private, as one text."""
    about = await club.table.read(user_data.about, person.user)
    return str([about[what] for what in PRIVATE])


def _say(tx, game, seat, now, revision, word):
    """An answer that was refused, and a note of a plan."""
    tx.execute(
        "INSERT INTO answer_ahead (game, seat, turn, phase, place, decision, code, shown, given, given_revision, "
        "settled, how) VALUES (?, ?, 1, 5, 'gate', 'gate', ?, ?, ?, ?, ?, 'refused')",
        (
            game,
            seat,
            f"{word}-answer",
            '{"label":"mine","means":"m()","options":["m()"]}',
            now,
            revision,
            now,
        ),
    )
    body = notifications.encode(
        notifications.Note(seat, "plan-asks", {"why": f"{word}-note"})
    )
    tx.execute(
        "INSERT INTO outbox (game, revision, kind, body, created, due) VALUES (?, ?, 'note', ?, ?, ?)",
        (game, revision, body, now, now),
    )


async def seat_changed_hands(club):
    """Ann says something in private; two hours later Dan takes her seat."""
    position = await club.game(3)
    game = position.info.id
    await club.post()
    club.now += HOUR
    await club.table._database.write(
        lambda tx: _say(tx, game, 0, club.now, position.revision, "ann")
    )
    await listed(club, game, ANN, "place 3", "place gate")
    club.now += 2 * HOUR
    await club.table.run(hand_over, game, ANN, DAN)
    return game


async def test_who_claims_a_seat_gets_nothing_of_what_its_predecessor_said(club):
    game = await seat_changed_hands(club)
    assert await in_private(club, DAN) == "[[], [], []]"
    assert (await club.table.read(use_cases.shown_plan, game, DAN)).plan.places == ()
    assert (await club.table.read(use_cases.coming_decisions, game, DAN)).gone == ()
    assert await notes(club, game) == []


async def test_who_gave_answers_and_had_notes_is_told_of_them_after_the_seat_is_gone(
    club,
):
    game = await seat_changed_hands(club)
    about = await club.table.read(user_data.about, ANN.user)
    assert about["plans"] == []  # a plan ends with its tenure
    assert [(row["game"], row["seat"]) for what in PRIVATE for row in about[what]] == [
        (game, 0)
    ] * 2
    assert about["answers_ahead"] == [{"game": game, "seat": 0, "code": "ann-answer"}]
    assert "ann-note" in str(about["notes"])


async def test_who_is_forgotten_leaves_nothing_that_was_private_and_takes_nothing_of_others(
    club,
):
    game = await seat_changed_hands(club)
    club.now += HOUR
    await listed(club, game, DAN, "place 3", "place gate")
    await club.table._database.write(lambda tx: _say(tx, game, 0, club.now, 1, "dan"))
    dans = await in_private(club, DAN)
    club.now += HOUR
    await club.table.run(user_data.forget, ANN.user)
    assert await in_private(club, ANN) == "[[], [], []]"
    assert await in_private(club, DAN) == dans
    assert len(await club.rows("SELECT * FROM turn_plan")) == 1
    for table in ("answer_ahead", "outbox"):
        assert "ann-" not in str(await club.rows(f"SELECT * FROM {table}"))
    await club.table.run(user_data.forget, DAN.user)
    assert await club.rows("SELECT * FROM turn_plan") == []


async def test_what_was_planned_is_gone_for_who_is_replaced_and_for_the_newcomer(club):
    position = await club.game(3)
    game, late = position.info.id, position.decision.seat
    person = club.holder(position.info, late)
    others = [other for other in (ANN, BEN, CAT) if other != person]
    club.now += HOUR
    await listed(club, game, person, "place 3", "place gate")
    club.now += 8 * 24 * HOUR
    vote = (await club.table.run(seats.replace, game, others[0], late, DAN)).vote
    await club.table.run(votes.answer, vote.id, others[1], True)
    assert (await club.table.read(queries.info, game)).seats[late].user == DAN.user
    assert await in_private(club, DAN) == "[[], [], []]"
    assert "place 3" not in await in_private(club, person)


async def test_what_was_said_in_a_game_that_is_over_is_forgotten_too(club):
    position = await club.game(2)
    club.now += HOUR
    await listed(club, position.info.id, ANN, "place 3", "place gate")
    await club.play(await club.table.read(queries.position, position.info.id))
    await club.table.run(user_data.forget, ANN.user)
    assert await club.rows("SELECT * FROM turn_plan") == []


async def test_what_was_planned_is_exported_to_who_holds_the_seat(club):
    position = await club.game(2)
    game = position.info.id
    club.now += HOUR
    await listed(club, game, ANN, "place 3", "place gate")
    (plan,) = (await club.table.read(user_data.about, ANN.user))["plans"]
    assert (plan["game"], plan["turn"]) == (
        game,
        1,
    ) and '"place 3","place gate"' in plan["plan"]
    assert (await club.table.read(user_data.about, BEN.user))["plans"] == []
