"""Settings of people and servers, what is stored about a person, and its deletion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.core import lobby, notifications, tenures
from bot.core.clock import user_time
from bot.core.notifications import read_note
from bot.features.puzzles import use_cases as puzzles_use_cases
from bot.features.tournaments import signup
from storage import games, notification_kinds, outbox, private_texts, votes
from storage import puzzles as puzzle_rows
from storage import user_data as rows

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.core.notifications import Note
    from bot.core.unit_of_work import Desk

SLOWLY = 30  # seconds between two games in which a forgotten person is made nameless


def settings_of(desk: Desk, user: int) -> dict[str, str]:
    """A person's settings by name; what was never set is missing."""
    return rows.settings(desk.tx, "user", user)


def set_for(desk: Desk, user: int, values: Mapping[str, str | None]) -> dict[str, str]:
    """Changes a person's settings and returns them all."""
    return user_time.change_settings(desk, user, values)


def server_settings(desk: Desk, server: int) -> dict[str, str]:
    """A server's settings by name."""
    return rows.settings(desk.tx, "server", server)


def set_server(desk: Desk, server: int, values: Mapping[str, str | None]) -> dict[str, str]:
    """Changes a server's settings and returns them all."""
    rows.change(desk.tx, "server", server, values)
    return server_settings(desk, server)


def about(desk: Desk, user: int) -> dict[str, Any]:
    """Everything stored about a person, with what they said in private, whoever holds those seats now."""
    found: dict[str, Any] = dict(rows.about(desk.tx, user))
    found["plans"] = [
        {"game": game, "seat": seat, "orders": orders}
        for game, seat, orders in private_texts.plans(desk.tx, user)
    ]
    found["answers_ahead"] = [
        {"game": game, "seat": seat, "code": code}
        for game, seat, code in private_texts.answers(desk.tx, user)
    ]
    found["notes"] = [
        {"game": row.game, "seat": row.seat, "note": note.id, "of": note.args}
        for row, note in _notes(desk, user)
    ]
    return found


def _notes(desk: Desk, user: int) -> list[tuple[private_texts.NoteRow, Note]]:
    """The private notes to a person that are still kept."""
    found = [(row, read_note(row.body, row.seat)) for row in private_texts.notes(desk.tx, user)]
    return [(row, note) for row, note in found if note is not None]


def forget(desk: Desk, user: int) -> tuple[int, ...]:
    """Deletes a person's data: their seats become nameless, running ones open to claim.

    Returns the games that have something to post.
    """
    touched = []
    everywhere = rows.appears_in(desk.tx, user)
    for vote, game in rows.proposed(desk.tx, user):  # nobody has agreed to leave the seat open instead
        votes.end(desk.tx, vote, "overtaken", desk.now)
        desk.post(desk.row(game), notifications.VoteChanged(vote, True, "seat"))
        touched.append(game)
    for row in games.of_person(desk.tx, user):
        touched.append(row.id)
        if row.status == "lobby":
            lobby.vacate(desk, row, user)
            continue
        for holder in games.holders(desk.tx, row.id):
            if holder.user == user:
                tenures.vacate(desk, row, holder.seat, "forgotten")
    for note, _ in _notes(desk, user):
        private_texts.remove_note(desk.tx, note.id)
    private_texts.remove(desk.tx, user)
    named_at = puzzle_rows.posts_with(desk.tx, user)
    signup.forgotten(desk, user)
    rows.forget(desk.tx, user)
    puzzles_use_cases.unname(desk, named_at)
    for number, game in enumerate(everywhere):
        outbox.supersede(desk.tx, game, notification_kinds.NAMELESS, desk.now)
        desk.post(desk.row(game), notifications.Nameless(), due=desk.now + number * SLOWLY)
    return tuple(dict.fromkeys(touched))
