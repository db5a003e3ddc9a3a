"""The content of a game's messages: a snapshot of the game, and pure functions that make entries of it."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.components.ui import MESSAGE, cut
from bot.core.history import PhaseHistory, Recap
from bot.core.model import Position
from bot.core.notifications import Notification
from bot.core.outbox import PastActions
from bot.delivery import computer_turns, phase_message, question, thread_state
from bot.delivery.batch import Batch
from bot.delivery.context import DeliveryContext
from bot.delivery.sections import Beside, Rendered
from bot.delivery.thread_state import Content, Entry
from bot.text import game_status, people, reports
from bot.text.localization import Localization
from rules.model import PhaseEnded
from storage import message_slots
from storage.outbox import MessageRef

LEAST_TEXT = 300  # characters for which it is worth to show the phase above the question
OWN_ACTIONS = 300  # characters of what one player did since the last question


class Snapshot(NamedTuple):
    """The data of the phase message and the prompt.

    `unshown` are the actions that neither of them shows yet, where they are needed. `added` is the content that
    features add to the prompt.
    """

    l10n: Localization
    position: Position
    messages: Mapping[str, MessageRef]
    phase: PhaseHistory
    recap: Recap
    unshown: PastActions | None
    added: Rendered

    @property
    def is_in_one_message(self) -> bool:
        """Whether the question also shows the phase: in a live session, and to a person alone with computers."""
        return self.position.info.session_until is not None or computer_turns.is_solo(self.position.info)


async def load(
    ctx: DeliveryContext, batch: Batch, row: Notification | None = None, *, goes_on: bool = False
) -> Snapshot:
    """Return the snapshot of a batch, with the data that features have loaded for a notification.

    Unshown actions are needed where the player of the last question `goes_on`, or its message shows some of
    them.
    """
    position, unshown, added = batch.position, None, Rendered()
    last = ctx.threads.prompted.get(batch.game)
    if last is not None and (goes_on or last.reported != last.revision == position.revision):
        above = batch.found(message_slots.PHASE_MESSAGE)
        unshown = await batch.past_actions(last.reported if above is None else above.revision)
    if position.decision is not None:
        added = await ctx.hooks.render(ctx.db, "prompt", batch.l10n, position, batch.loaded(row))
    return Snapshot(
        batch.l10n,
        position,
        dict(batch.messages),
        await batch.phase_history(),
        await batch.since(),
        unshown,
        added,
    )


def desired(snapshot: Snapshot) -> tuple[Entry, ...]:
    """Return phase message and question as they should be where they are: both are only edited."""
    position, messages = snapshot.position, snapshot.messages
    entries = []
    phase = phase_message.content(snapshot.l10n, position, snapshot.phase)
    if message_slots.PHASE_MESSAGE in messages and phase is not None:
        entries.append(thread_state.entry(message_slots.PHASE_MESSAGE, phase))
    asks = position.decision is not None and not computer_turns.decides(position)
    prompt = messages.get(message_slots.PROMPT)
    if asks and prompt is not None and prompt.revision == position.revision:
        own = () if snapshot.unshown is None else own_actions(snapshot)
        shows_phase = message_slots.PHASE_MESSAGE not in messages
        entries.append(asked(snapshot, own or (), shows_phase=shows_phase))
    return tuple(entries)


def asked(
    snapshot: Snapshot,
    own: Sequence[str] = (),
    *,
    nonce: str | None = None,
    shows_phase: bool = False,
    users: Sequence[int | None] = (),
    further: Sequence[str] = (),
) -> Entry:
    """Return the question: below what its player has done of their `own`, or else what happened since their last turn.

    One that `shows_phase` does so where it is in one message and has room. The `users` are mentioned.
    """
    l10n, position, added, info = snapshot.l10n, snapshot.position, snapshot.added, snapshot.position.info
    since: Sequence[str] = ()
    if not snapshot.is_in_one_message:
        since = own or game_status.recap(l10n, position.game, info, snapshot.recap)
    why = [Beside(60, "why")] if computer_turns.is_solo(info) and question.why_button(l10n, info) else []
    shown = question.public(l10n, position, since, added.lines, (*added.buttons, *why), added.choices)
    text = "\n".join([shown.text, *further])
    room = MESSAGE - len(text) - 2
    if snapshot.is_in_one_message and shows_phase and room >= LEAST_TEXT:
        most = min(phase_message.MOST_CHARACTERS, room - LEAST_TEXT // 2)
        phase = phase_message.content(l10n, position, snapshot.phase, most)
        text = text if phase is None else f"{cut(phase.text, room)}\n\n{text}"
    return thread_state.entry(message_slots.PROMPT, Content(text, shown.view, users), nonce=nonce)


def own_actions(snapshot: Snapshot) -> list[str] | None:
    """Return in a line what the player who is asked has done that no other message shows yet.

    None where others acted too, a phase ended, or it is too long. Of private decisions only public events are
    named.
    """
    l10n, position = snapshot.l10n, snapshot.position
    assert position.decision is not None and snapshot.unshown is not None, "loaded for a player who goes on"
    names = people.colours(l10n, position.info)
    actions = []
    for seat, events in snapshot.unshown:
        ended = any(isinstance(event, PhaseEnded) for event in events)
        tells_all = reports.tells_all(l10n, position.game, names, events)
        if seat != position.decision.seat or ended or not tells_all:
            return None
        actions.append(reports.action(l10n, position.game, names, events))
    line = " ".join(filter(None, actions))
    if len(line) > OWN_ACTIONS:
        return None
    return [line] if line else []
