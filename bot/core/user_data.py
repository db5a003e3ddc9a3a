"""Settings of people and servers, the export of a person's data, and its deletion."""

from collections.abc import Mapping
from typing import Any

from bot.core import ballots, lobby, notifications, tenures
from bot.core.clock import clocks, returning
from bot.core.events import UserDeleting
from bot.core.notifications import Note, read_note
from bot.core.unit_of_work import UnitOfWork, of_tx
from storage import answers as answer_rows
from storage import games, notification_kinds, outbox
from storage import user_data as rows

SLOWLY = 30  # seconds between two games in which a forgotten person is anonymized

is_renamed = of_tx(rows.is_renamed)
rename = of_tx(rows.rename)
known_in = of_tx(rows.known_in)


def settings_of(uow: UnitOfWork, user: int) -> dict[str, str]:
    """Return a person's settings by name; settings that were never set are missing."""
    return rows.settings(uow.tx, "user", user)


def set_for(
    uow: UnitOfWork, user: int, values: Mapping[str, str | None]
) -> dict[str, str]:
    """Change a person's settings and return them all; clocks follow other hours."""
    rest_before = (
        None
        if values.keys().isdisjoint(("hours", "zone"))
        else clocks.rest_of_user(uow, user)
    )
    rows.change(uow.tx, "user", user, values)
    if rest_before is not None:
        clocks.rest_changed(uow, user, rest_before)
    return settings_of(uow, user)


def server_settings(uow: UnitOfWork, server: int) -> dict[str, str]:
    """Return a server's settings by name."""
    return rows.settings(uow.tx, "server", server)


def set_server(
    uow: UnitOfWork, server: int, values: Mapping[str, str | None]
) -> dict[str, str]:
    """Change a server's settings and return them all."""
    rows.change(uow.tx, "server", server, values)
    return server_settings(uow, server)


def about(uow: UnitOfWork, user: int) -> dict[str, Any]:
    """Return all data stored about a person, with their private answers, even of seats they no longer hold."""
    data: dict[str, Any] = dict(rows.about(uow.tx, user))
    for topic, kept, names in (
        ("plans", answer_rows.plans, ("game", "seat", "turn", "plan")),
        ("answers_ahead", answer_rows.answers, ("game", "seat", "code")),
        ("asked", answer_rows.asked, ("game", "seat", "how", "since")),
    ):
        data[topic] = [dict(zip(names, row, strict=True)) for row in kept(uow.tx, user)]
    data["notes"] = [
        {"game": row.game, "seat": row.seat, "note": note.id, "of": note.args}
        for row, note in _notes(uow, user)
    ]
    return data


def _notes(uow: UnitOfWork, user: int) -> list[tuple[answer_rows.NoteRow, Note]]:
    """Return the private notes to a person that are still kept."""
    notes = [
        (row, read_note(row.body, row.seat)) for row in answer_rows.notes(uow.tx, user)
    ]
    return [(row, note) for row, note in notes if note is not None]


def forget(uow: UnitOfWork, user: int) -> tuple[int, ...]:
    """Delete a person's data, opening their seats to others; return the games that have something to post."""
    touched = []
    everywhere = rows.appears_in(uow.tx, user)
    # nobody has agreed to leave the seat open instead
    for vote, game in rows.proposed(uow.tx, user):
        ballots.end(uow, game, vote, "overtaken")
        uow.post(uow.row(game), notifications.VoteChanged(vote, True, "seat"))
        touched.append(game)
    for row in games.of_person(uow.tx, user):
        touched.append(row.id)
        if row.status == "lobby":
            lobby.vacate(uow, row, user)
            continue
        for holder in games.holders(uow.tx, row.id):
            if holder.user == user:
                tenures.vacate(uow, row, holder.seat, "forgotten")
    for note, _ in _notes(uow, user):
        answer_rows.remove_note(uow.tx, note.id)
    answer_rows.remove(uow.tx, user)
    uow.publish(UserDeleting(user))
    returning.expect(uow, user, None)
    rows.forget(uow.tx, user)
    for number, game in enumerate(everywhere):
        outbox.supersede(uow.tx, game, notification_kinds.ANONYMIZE, uow.now)
        uow.post(
            uow.row(game), notifications.Anonymize(), due=uow.now + number * SLOWLY
        )
    return tuple(dict.fromkeys(touched))
