"""The messages of votes: the question, the answers, Allow and Decline."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

import discord

from bot.components import ui
from bot.components.custom_id import CustomId
from bot.core import departures, queries, votes
from bot.core.ballots import RESTART
from bot.core.errors import NoGame
from bot.core.model import MAJORITY, GameInfo, PastAction, Position, SeatInfo, Vote
from bot.core.notifications import Notification, VoteChanged, VoteOpened
from bot.core.unit_of_work import UnitOfWork
from bot.delivery import reconcile, thread_state
from bot.delivery.batch import Batch
from bot.delivery.context import DeliveryContext
from bot.delivery.sections import VoteText
from bot.delivery.thread_state import Content, Entry
from bot.text import people, reports
from bot.text.localization import Localization
from storage import message_slots

Called: TypeAlias = Callable[[SeatInfo], str]
"""A function that returns the name of a seat."""


class Poll(NamedTuple):
    """A vote, the names of the holders of seats when it was opened, and the actions that it would undo.

    `words` is the text of a vote of a feature's kind; None for kinds of the core.
    """

    vote: Vote
    names: Mapping[int, str]
    undone: Sequence[PastAction] | None
    words: VoteText | None


def read(uow: UnitOfWork, number: int, texts: Mapping[str, VoteText]) -> Poll:
    """Return the data of a vote's message, given the texts of features' kinds; raise NoGame."""
    vote = votes.find(uow, number)
    undone: Sequence[PastAction] | None = None
    if vote.kind == "undo" and vote.codes and vote.number is not None:
        undone = queries.actions_behind(uow, vote.game, vote.number)
    names = departures.names_at(uow, vote.game, vote.revision)
    return Poll(vote, names, undone, texts.get(vote.kind))


def read_all(
    uow: UnitOfWork, slots: Iterable[str], texts: Mapping[str, VoteText]
) -> dict[str, Poll]:
    """Return the data of the votes among some messages, by slot."""
    numbers = ((slot, message_slots.vote_of(slot)) for slot in slots)
    return {
        slot: read(uow, number, texts) for slot, number in numbers if number is not None
    }


def text(
    l10n: Localization, position: Position, poll: Poll, *, by_seat: bool = False
) -> str:
    """Return the text of a vote; `by_seat` names the holders at its opening, since a seat has changed hands."""
    vote, names, undone, words = poll

    def called(seat: SeatInfo) -> str:
        if by_seat or (seat.user is None and seat.level is None):
            return people.seat_of(l10n, seat, names.get(seat.seat))
        return people.called(l10n, seat)

    if words is not None:
        return "\n".join(words.lines(l10n, position, vote, called))
    lines = [
        *_question(l10n, position, vote, undone, called),
        *_answers(l10n, position.info, vote, called),
    ]
    if vote.status == "open":
        who, when = "half" if vote.kind in MAJORITY else "all", f"<t:{vote.expires}:R>"
        lines.append(l10n.format("vote-until", who=who, when=when))
    else:
        lines.append(_outcome(l10n, position.info, poll, by_seat=by_seat))
    return "\n".join(lines)


def _outcome(l10n: Localization, info: GameInfo, poll: Poll, *, by_seat: bool) -> str:
    """Return the result of a vote, and what follows if nobody begins again, or its seat was taken."""
    vote, leaver = poll.vote, info.seats[poll.vote.asked_by]
    if (
        vote.kind == RESTART
        and vote.status in ("expired", "failed")
        and not leaver.user
        and leaver.player is None
    ):
        return l10n.format("vote-anew-declined", seat=people.seat(l10n, leaver))
    # It was about a seat that somebody else holds now.
    subject = None if vote.seat is None else info.seats[vote.seat]
    is_taken = (
        subject is not None
        and subject.user is not None
        and subject.name != poll.names.get(subject.seat)
    )
    if by_seat and vote.status == "overtaken":
        return l10n.format("vote-over-seat", taken="yes" if is_taken else "no")
    is_over = info.ended is not None and vote.status == "overtaken"
    how = "ended" if is_over else vote.status
    return l10n.format("vote-over", how=how, when=f"<t:{vote.expires}:f>")


def _question(
    l10n: Localization,
    position: Position,
    vote: Vote,
    undone: Sequence[PastAction] | None,
    called: Called,
) -> list[str]:
    """Return the asker and the subject of a vote; a vote on an undo names the actions to be `undone`."""
    info, asker = position.info, called(position.info.seats[vote.asked_by])
    if undone is not None:
        codes = reports.undone_text(
            l10n, position.game, people.actor_names(l10n, info), undone, len(vote.codes)
        )
        lines = [
            l10n.format("vote-undo", asker=asker, codes=codes, count=len(vote.codes))
        ]
        if info.status == "finished":
            lines.append(l10n.format("undo-takes-end"))
            if position.game.hidden:
                lines.append(l10n.format("undo-seed-known"))
        return lines
    # of one that is over, the line about the undo names the actions
    if vote.kind == "undo":
        return [
            l10n.format(
                "vote-undo-over", forfeit="yes" if info.forfeit else "no", asker=asker
            )
        ]
    if vote.kind != "replace" or vote.seat is None:
        return [l10n.format("vote-asks", kind=vote.kind, asker=asker)]
    seat = called(info.seats[vote.seat])
    if vote.asked_by == vote.seat:  # nobody asked: the table votes when time is up
        departed = "yes" if info.seats[vote.seat].departed else "no"
        return [l10n.format("vote-time-up", seat=seat, departed=departed)]
    if vote.newcomer is None:
        return [l10n.format("vote-open-seat", asker=asker, seat=seat)]
    return [
        l10n.format(
            "vote-replace", asker=asker, seat=seat, newcomer=f"<@{vote.newcomer}>"
        )
    ]


ANSWERED = {True: "✅", False: "❌", None: "⏳"}  # the mark before a player's name


def _answers(
    l10n: Localization, info: GameInfo, vote: Vote, called: Called
) -> list[str]:
    """Return a line for each player who is asked."""
    lines = []
    for seat, answer in vote.answers.items():
        player = called(info.seats[seat])
        if answer is None and seat in vote.absent:
            lines.append(l10n.format("vote-absent", player=player))
        else:
            lines.append(f"{ANSWERED[answer]} {player}")
    return lines


def buttons(l10n: Localization, vote: Vote) -> discord.ui.View | None:
    """Return Allow and Decline while the vote is open."""
    if vote.status != "open":
        return None
    yes, no = f"button-{vote.kind}-yes", f"button-{vote.kind}-no"
    if not l10n.knows(yes):
        yes, no = "button-allow", "button-decline"
    labels = (("allow", yes), ("decline", no))
    presses = [
        (label, CustomId(kind, vote.game, vote.revision, str(vote.id)))
        for kind, label in labels
    ]
    return ui.view(ui.button(l10n.format(label), press) for label, press in presses)


def entry(
    l10n: Localization,
    position: Position,
    poll: Poll,
    *,
    nonce: str | None = None,
    by_seat: bool = False,
    users: Sequence[int | None] = (),
) -> Entry:
    """Return the entry of a vote's message; the `users` are mentioned."""
    content = Content(
        text(l10n, position, poll, by_seat=by_seat), buttons(l10n, poll.vote), users
    )
    return thread_state.entry(message_slots.vote(poll.vote.id), content, nonce=nonce)


async def post(
    ctx: DeliveryContext,
    batch: Batch,
    row: Notification,
    body: VoteOpened | VoteChanged,
) -> None:
    """Post or edit the message of a vote; a new one mentions the players who have not answered."""
    try:
        poll = await ctx.db.read(read, body.vote, ctx.hooks.votes)
    except NoGame:
        await batch.posted(row)
        return
    by_seat = isinstance(body, VoteChanged) and body.why == "seat"
    vote, words = poll.vote, poll.words
    before = batch.found(message_slots.vote(vote.id))
    if (
        isinstance(body, VoteOpened)
        and body.again
        and vote.status == "open"
        and before is not None
    ):
        batch.delete(before)
    # A decided vote mentions nobody; nor does one among people who are known to be there.
    asks = (
        isinstance(body, VoteOpened)
        and vote.status == "open"
        and (words is None or words.asks(vote))
    )
    silent = [
        batch.info.seats[seat].user
        for seat, answer in vote.answers.items()
        if asks and answer is None
    ]
    shown = entry(
        batch.l10n, batch.position, poll, nonce=row.nonce, by_seat=by_seat, users=silent
    )
    await reconcile.update(ctx, batch, [shown], row)
