"""What has to be done so that messages show their entries: compared without Discord and without a database."""

from __future__ import annotations

from bot.delivery.batch import Batch
from bot.delivery.thread_state import Content, Entry, Plan, Shown, entry, plan
from storage import message_slots
from storage.outbox import MessageRef

NOW = 1_000.0
PIN = MessageRef(7, message_slots.PIN, 3, 50, 9, 100)
QUESTION = MessageRef(7, message_slots.PROMPT, 3, 51, 9, 100)


def pin(news, later=None):
    return Entry(
        message_slots.PIN, lambda: Content(""), news, later, slow_interval=300.0
    )


def test_a_message_that_is_missing_is_to_be_posted():
    asks = entry(message_slots.PROMPT, Content("Where?"), nonce="n")
    assert plan([asks], {}, {}, NOW) == Plan([], [asks], None)


def test_a_message_of_which_nothing_is_known_is_edited():
    wanted = pin("turn 2")
    assert plan([wanted], {message_slots.PIN: PIN}, {}, NOW) == Plan([wanted], [], None)


def test_a_message_that_shows_its_entry_stays_as_it_is():
    shown = {PIN.message: Shown("turn 2", None, NOW - 1)}
    assert plan([pin("turn 2")], {message_slots.PIN: PIN}, shown, NOW) == Plan(
        [], [], None
    )


def test_the_first_edit_that_has_to_wait_says_how_long():
    wanted = [pin("turn 2", "Ann"), entry(message_slots.PROMPT, Content("Where?"))]
    messages = {message_slots.PIN: PIN, message_slots.PROMPT: QUESTION}
    shown = {PIN.message: Shown("turn 2", "Bob", NOW - 100)}
    assert plan(wanted, messages, shown, NOW) == Plan([wanted[1]], [], 200.0)


def test_a_message_is_forgotten_only_where_it_is_the_one_that_is_meant():
    batch = Batch.__new__(Batch)
    batch._messages, batch._changes = {message_slots.PIN: PIN}, []
    batch.lose(message_slots.PIN, PIN.message + 1)
    assert batch.found(message_slots.PIN) == PIN and batch._changes == []
    batch.lose(message_slots.PIN, PIN.message)
    assert batch.found(message_slots.PIN) is None and len(batch._changes) == 1
