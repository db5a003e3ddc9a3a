"""The moderators' log in words: each act with its consequences, in the thread, and in the channel of the log."""

import contextlib
import datetime
from collections.abc import Sequence
from typing import NamedTuple

import discord
from msgspec import structs

from bot.components import ui
from bot.components.custom_id import BLUE, CustomId
from bot.components.ui import cut
from bot.core import departures, final_order, holds, moderation, seats, stand_in
from bot.core.model import GameInfo
from bot.core.notifications import (
    Cancelled,
    Ended,
    Moderated,
    Notification,
    Reminder,
    Report,
    SeatChanged,
    TimeUp,
)
from bot.delivery import game_result, lobby_card, pinned_message, seat_message
from bot.delivery.batch import Batch
from bot.delivery.context import DeliveryContext
from bot.delivery.send import edit, say
from bot.features.moderation import use_cases
from bot.features.moderation.use_cases import BACK, Absence, Entry, Rated, WayBack
from bot.features.statistics.handlers import shows_ratings_in
from bot.features.statistics.text import moved_text
from bot.interactions.context import REASON_CHARACTERS, bar_words
from bot.text import game_status, people, reports
from bot.text.localization import Localization
from storage import message_slots
from storage.departures import FormerHolder
from storage.moderation import ModerationRow
from storage.outbox import MessageRef

LEAVES = ("resigned", "dropped", "barred", "released", "departed", "stand_in")
"""Changes of a seat that moderators read of."""
RESOLVES = ("claimed", "replaced", "came_back")
"""Changes of a seat by which an earlier one is over."""
SEAT_SIGN = "🪑"
"""The first sign of each line of the log about a seat."""
NEAR = 50  # messages after the time of an act among which its own is looked for


def _mention(l10n: Localization, user: int | None) -> str:
    return f"<@{user}>" if user else l10n.format("standing-nobody")


class Preview(NamedTuple):
    """The state of an act that is shown before it is done.

    `chosen`: its degree is; `late`: the bar that it takes back is over; `absence`: of whoever holds the seat.
    """

    chosen: bool
    late: bool
    absence: Absence | None


def what(
    l10n: Localization,
    entry: Entry,
    *,
    linked: bool = True,
    preview: Preview | None = None,
) -> str:
    """Return what an act does, and to which game or whom.

    With `linked` it has the thread of its game, and what follows for whoever loses or gets a seat; a `preview` says
    also what can be chosen, what the threads read, and in which way somebody is missing.
    """
    row = entry.row
    game = (
        ""
        if row.game is None
        else game_status.numbered_title(l10n, entry.kind or "", row.game)
    )
    if linked and entry.thread is not None:
        game = f"{game} (<#{entry.thread}>)"
    seat = "" if row.seat is None else people.colour(l10n, row.seat)
    person = _mention(l10n, row.user if entry.back is None else entry.back)
    act, given = row.act, entry.given or row
    if row.waits or (entry.target is not None and entry.target.waits):
        act = "return"
    elif act == BACK and seat and not entry.forgiven:
        act = f"{BACK}-seat" if entry.back is None else f"{BACK}-holder"
    words = {
        "game": game,
        "seat": seat,
        "person": person,
        "former": f"<@{entry.former}>",
        "held": "yes" if entry.former is not None and not entry.forgiven else "no",
        "entry": row.target or 0,
        "about": _about(entry, preview),
        "players": l10n.join([f"<@{user}>" for user in entry.players]),
        "degree": _degree(entry, preview),
        "own": "yes" if entry.own else "no",
        "until": "none" if preview is not None and not preview.chosen else given.term,
        "when": f"<t:{row.at + use_cases.OFFER_KEPT if row.waits else given.until}:f>",
        "how": "act",
        "out": _mention(l10n, row.user),
        "term": "none" if entry.before is None else entry.before.term,
        "before": f"<t:{entry.before.until if entry.before else 0}:f>",
    }
    if act == "return" and entry.target is not None and not row.waits:
        person, out = _mention(l10n, entry.former), _mention(l10n, entry.target.user)
        words |= {"how": "withdrawn", "person": person, "out": out}
    elif entry.counts_again and entry.target is not None and entry.holder is not None:
        act, seat = "return", people.colour(l10n, entry.target.seat or 0)
        out = _mention(l10n, entry.holder)
        words |= {"how": "withdrawn", "seat": seat, "out": out}
    elif row.act == BACK and row.until is not None and not row.waits:
        # the holder of the seat was allowed to
        allowed = entry.allowed or row.target or 0
        words |= {
            "how": "press",
            "when": f"<t:{row.until - use_cases.OFFER_KEPT}:f>",
            "entry": allowed,
        }
    mistake = act == use_cases.MISTAKE
    if (entry.target or row).act == moderation.SETTINGS:
        was, now = _settings(entry)
        words |= {"by": "case", "settings": game_status.settings_change(l10n, now, was)}
    message = "settings-changed" if act == moderation.SETTINGS else f"moderation-{act}"
    parts = [] if mistake else [l10n.format(message, **words)]
    if mistake or (
        row.game is not None and (entry.forgiven or row.regained is not None)
    ):
        following = "no"
        if preview is not None and not entry.excuses:
            later = row.degree == use_cases.LATER
            following = (
                "taken" if later else "free" if entry.free else entry.closed[0][2]
            )
        parts.append(_forgiven(l10n, entry, game, entry.outcome, following))
    if row.act == BACK and row.game is not None and row.mistake and preview is None:
        parts.append(l10n.format("moderation-back-blameless"))
    follows = _follows(l10n, entry, preview) if linked else []
    # a preview is read on a phone: a line for each fact
    return (" " if preview is None else "\n").join([*parts, *follows]).strip()


def _settings(entry: Entry) -> tuple[dict[str, str | None], dict[str, str]]:
    """Return the former values of the settings of a game that an act changes, or changes back, and the new ones."""
    back = entry.target is not None
    return use_cases.settings_of(entry.target or entry.row, back=back)


def means(l10n: Localization, entry: Entry) -> list[str]:
    """Return what a new pace or rule for late players means for the players of a game."""
    if (entry.target or entry.row).act != moderation.SETTINGS:
        return []
    _, now = _settings(entry)
    late, clock = now.get("late", "no"), now.get("pace", "again")
    words = {"clock": clock, "late": late, "n": entry.graces}
    return (
        [l10n.format("moderation-means", **words)] if {"late", "pace"} & {*now} else []
    )


def rated(l10n: Localization, entry: Entry, games: Sequence[Rated]) -> list[str]:
    """Return who is still rated in games; in those of a bar, which have a kind, once they no longer wait."""
    lines, bar = [], entry.target or entry.row
    if entry.row.act == BACK and entry.back and entry.was_given:
        return []  # each choice says it
    for one in games:
        players = l10n.join([f"<@{user}>" for user in one.users])
        title = one.kind and game_status.numbered_title(l10n, one.kind, one.game)
        text = l10n.format("seat-rated", players=players, how=one.how)
        if one.how == "wins":
            words = {"games": title, "person": players}
            text = l10n.format("moderation-restored-ends", **words)
        if title:
            text = f"{title} · <t:{bar.at + holds.LASTS}:f>: {text}"
        lines.append(text)
    return lines


def _forgiven(
    l10n: Localization, entry: Entry, game: str, rated: str, following: str = "no"
) -> str:
    """Return that a game counts neither way for a person, or again, since they took their seat back.

    `following`: what becomes of the seat, in a preview.
    """
    row, since = entry.row, "turns" if entry.excuses else "no"
    return l10n.format(
        "moderation-forgiven",
        game=game,
        person=_mention(l10n, entry.former or row.user),
        rated=rated,
        since=since if row.regained is None else f"<t:{row.regained}:f>",
        removed="yes" if row.act == use_cases.MISTAKE else "no",
        seat="" if row.seat is None else people.colour(l10n, row.seat),
        next=following,
        holder=_mention(l10n, entry.holder),
    )


def _degree(entry: Entry, preview: Preview | None) -> str:
    """Return the degree of a bar; of a preview whether its moderator can choose one, or plays in a game of theirs."""
    if preview is not None and entry.own:
        return "own"
    if preview is not None and (entry.row.act != "bar" or not preview.chosen):
        return "asked"
    return entry.row.degree or "whole"


def _about(entry: Entry, preview: Preview | None) -> str:
    """Return what an act that takes another back is about: a person or why theirs is over, or the act in a game."""
    row = entry.row
    if row.game is not None or row.user is None:
        act = "" if entry.target is None else entry.target.act
        acts = ("end", "void", "title", moderation.SETTINGS)
        return "left" if entry.counts_again else act if act in acts else "game"
    if preview is not None or row.mistake is None:
        return "person"
    return "mistake" if row.mistake else "served"


def sure(l10n: Localization, entry: Entry) -> str:
    """Return the head of a preview: nothing was done, and who will read the reason."""
    act = (entry.target or entry.row).act
    about = (*use_cases.SEAT_ACTS, use_cases.MISTAKE, BACK)
    of_seats = dict.fromkeys(about, "seat")
    readers = {"bar": "person", "ladder": "person", "title": "log", **of_seats}.get(
        act, "thread"
    )
    lifts = entry.row.act == BACK and act == "bar"
    if lifts and entry.target is not None and entry.target.degree is None:
        readers = "lifted"
    return l10n.format("moderation-sure", readers=readers)


def _follows(l10n: Localization, entry: Entry, preview: Preview | None) -> list[str]:
    """Return the consequences of an act for the people of its seats."""
    row, parts = entry.row, []
    absence = None if preview is None else preview.absence
    if entry.out is not None or (entry.counts_again and entry.holder is not None):
        left = "no" if not entry.left else "yes" if entry.kept is None else "kept"
        if entry.counts_again:
            left = "yes"
        elif row.act == BACK:
            left = "wait" if preview and entry.back and entry.was_given else "back"
        elif left == "yes" and preview is not None:
            left = "asked"
        waits = absence is not None and absence.how == "waits"
        excused = "waits" if waits else "no"
        if row.degree == use_cases.EXCUSED:
            excused = "yes"
        args = {
            "person": _mention(l10n, entry.out or row.user),
            "back": _mention(l10n, entry.back),
            "left": left,
            "excused": excused,
            "rated": "yes" if entry.rated else "no",
            "absent": "late" if absence is None else absence.how,
            "missed": 0 if absence is None else absence.missed,
            "turns": 0 if absence is None else absence.turns,
            "near": "yes" if absence and final_order.standing(*absence[1:3]) else "no",
            "acted": "no" if absence is None or absence.last is None else "yes",
            "last": f"<t:{entry.kept or (absence.last if absence else 0)}:f>",
        }
        parts.append(l10n.format("moderation-former", **args))
    if preview is not None and row.act == "skip" and entry.held:
        parts.append(_seat_now(l10n, entry))
    if entry.stand_in and entry.back is not None:
        text = l10n.format("moderation-back-stand-in", person=f"<@{entry.back}>")
        parts = [" ".join([*parts, text])]
    given = entry.out is None or not entry.was_given
    if given and absence is not None and entry.back is not None:
        parts.append(_counts(l10n, entry, entry.back, "given", absence[1:3]))
    if (entry.target or row).act == "bar" and (preview is None or preview.chosen):
        parts.append(_bar_does(l10n, entry, preview))
    return list(filter(None, parts))


def _bar_does(l10n: Localization, entry: Entry, preview: Preview | None) -> str:
    """Return what a bar has ended or its end has given back, or what it would."""
    row, bar, titles = entry.row, entry.target or entry.row, _titles(l10n, entry)
    short = "day" if bar.is_short else "whole"
    if row.seats is None and preview is None and not entry.cups:
        return ""
    more = "no" if preview is None else "late" if preview.late else "yes"
    if more == "late" and row.seats:
        more = "no"  # a seat comes back though the bar is over: its person sits there
    if more == "yes" and row.act == BACK and bar.degree is not None:
        more = "milder"
    words = {
        "degree": bar.degree or short,
        "seats": f"{row.seats} ({titles})" if titles else str(row.seats),
        "number": row.seats or 0,
        "lobbies": row.lobbies or 0,
        "invitations": row.invitations or 0,
        "more": more,
        "person": _mention(l10n, row.user),
        "rated": entry.outcome,
        "regained": "no" if row.regained is None else f"<t:{row.regained}:f>",
        "soon": "yes" if row.at - bar.at <= holds.LASTS else "no",
        "held": f"<t:{bar.at + holds.LASTS}:f>",
        **_lost(l10n, entry),
        **_cups(l10n, entry),
    }
    message = "moderation-bar-does" if row.act == "bar" else "moderation-restored"
    return " ".join([l10n.format(message, **words).strip(), *_ended(l10n, entry)])


def _ended(l10n: Localization, entry: Entry) -> list[str]:
    """Return that games end when a bar is lifted, since all others have left them."""
    titles = [
        game_status.numbered_title(l10n, kind, number) for kind, number in entry.ended
    ]
    person = _mention(l10n, entry.row.user)
    ended = l10n.format(
        "moderation-restored-ends", games=l10n.join(titles), person=person
    )
    return [ended] if titles else []


def line(l10n: Localization, entry: Entry, *, linked: bool = True) -> str:
    """Return an entry of the log: number, time, act, by whom and why; struck where it was taken back or is over.

    With `linked` it has a link to the thread of its game, what follows, and whom no direct message has reached.
    """
    text = _struck(l10n, entry, _line(l10n, entry, what(l10n, entry, linked=linked)))
    if linked and entry.unread:
        users = l10n.join([f"<@{user}>" for user in entry.unread])
        text += f" {l10n.format('moderation-unread', how='log', people=users)}"
    return text


def is_known(entry: Entry) -> bool:
    """Return whether a person knows of an act without being shown it: it is taken back, or refusals say the same."""
    row = entry.row
    barred = row.act == "bar" and row.degree is None and not (row.undone or entry.games)
    return barred or entry.by is not None


def _line(l10n: Localization, entry: Entry, words: str) -> str:
    """Return what an act does with its number, its time, by whom and why; and the last change of its end."""
    row, now = entry.row, entry.changes[-1] if entry.changes else None
    return l10n.format(
        "moderation-line",
        changed=0 if now is None else now.id,
        term="none" if now is None else now.term,
        end=f"<t:{0 if now is None else now.until}:f>",
        entry=row.id,
        when=f"<t:{row.at}:f>",
        what=words,
        moderator=_mention(l10n, row.moderator),
        reason=_reason(l10n, row),
    )


def _reason(l10n: Localization, row: ModerationRow) -> str:
    return (
        people.safe(row.reason, REASON_CHARACTERS)
        if row.reason
        else l10n.format("moderation-no-reason")
    )


def _struck(l10n: Localization, entry: Entry, text: str, *, why: bool = False) -> str:
    """Return a line, struck where its act was taken back or is over; `why`: with the reason for that."""
    if not entry.row.undone:
        return text
    end = (entry.row if entry.before is None else entry.target or entry.row).until
    by, when = (0, end) if entry.by is None else (entry.by.id, entry.by.at)
    used = entry.row.waits and entry.by is not None and entry.by.target != entry.row.id
    mistaken = entry.by is not None and entry.by.mistake and entry.row.game is None
    words = {"why": "no", "reason": "", "used": "yes" if used else "no"}
    words |= {
        "mistake": "yes" if mistaken else "no",
        "person": _mention(l10n, entry.row.user),
    }
    if why and entry.by is not None:
        words |= {"why": "yes", "reason": _reason(l10n, entry.by)}
    return l10n.format(
        "moderation-struck", line=text, by=by, when=f"<t:{when}:f>", **words
    )


def notice(
    l10n: Localization,
    entry: Entry,
    user: int,
    server: str,
    counted: tuple[int, int] | None = None,
    *,
    again: bool = False,
) -> str:
    """Return what a person is told of an act about them, or about a seat that they have lost or have back.

    `counted`: the turns they have missed, and all turns, if the act allows them to take a seat back; `again`: only
    these have changed.
    """
    row = entry.row
    if row.game is None:
        return _bar_notice(l10n, entry, server)
    # the last line is for whoever plays there until then
    lines = thread_text(l10n, entry).split("\n")[: 2 if row.waits else None]
    if again:
        lines = [game_status.numbered_title(l10n, entry.kind or "", row.game)]
    if user == entry.out or entry.counts_again or row.act == use_cases.MISTAKE:
        lines.append(_out(l10n, entry))
    if counted is not None:
        how = "watched" if row.waits else "now"
        lines.append(_counts(l10n, entry, user, how, counted))
    if row.waits and row.undone:
        title = game_status.numbered_title(l10n, entry.kind or "", row.game)
        words = {"games": title, "how": "closed", "until": ""}
        lines.append(l10n.format("moderation-taken", **words))
    elif entry.held is not None and (row.waits or entry.free):
        lines.append(_seat_now(l10n, entry))
    lines += _open_seats(l10n, entry)
    if entry.thread is not None:
        lines.append(f"<#{entry.thread}>")
    return "\n".join(lines)


def _seat_now(l10n: Localization, entry: Entry) -> str:
    """Return that a seat is held for a person, or open to anybody."""
    return l10n.format(
        "seat-departed-free",
        rated="kept" if entry.held else "no",
        player=_mention(l10n, entry.held_for),
        until=f"<t:{entry.held}:f>",
    )


def _bar_notice(l10n: Localization, entry: Entry, server: str) -> str:
    """Return what somebody who is barred is told: by whom, since when, until when and why, or that it is over."""
    row, bar = entry.row, entry.row if entry.target is None else entry.target
    if row.act == BACK or row.undone:
        degree = "ladder" if bar.act == "ladder" else bar.degree or "whole"
        words = {
            "by": row.id if row.act == BACK else 0,
            "seats": (row.seats or 0) if row.act == BACK or row.is_short else 0,
            "degree": "late" if entry.late else degree,
            "mistake": "yes" if row.mistake else "no",
            **_lost(l10n, entry),
            **_cups(l10n, entry),
        }
        by, reason = _mention(l10n, row.moderator), _reason(l10n, row)
        text = l10n.format(
            "barred-over",
            server=server,
            entry=bar.id,
            moderator=by,
            reason=reason,
            **words,
        )
        return "\n".join(
            [text.strip(), *_ended(l10n, entry), *_open_seats(l10n, entry)]
        )
    began = structs.replace(row, at=bar.at)
    here = bar_words(l10n, began, server, _titles(l10n, entry))
    here |= {"lobbies": row.lobbies or 0, **_cups(l10n, entry)}
    return l10n.format("barred-here", **here)


def _prestige(way: WayBack) -> tuple[int, int]:
    """Return the points of a seat that can be taken back, and its place by them."""
    points = way.points or (0,) * len(way.info.seats)
    own = points[way.seat]
    return own, 1 + sum(other > own for other in points)


def shown(way: WayBack) -> list[str]:
    """Return the figures that a person has to have read before they take a seat back."""
    return [*map(str, (way.missed.missed, way.missed.turns, *_prestige(way)))]


def way_back(l10n: Localization, way: WayBack, *, changed: bool) -> str:
    """Return what it means for a person to take a seat back now; `changed`: it is no longer what they have read."""
    info, missed = way.info, way.missed
    points, place = _prestige(way)
    rated = "excused" if way.excused else "counts"
    by_others = missed.by_computer + missed.by_another
    return l10n.format(
        "moderation-way",
        changed="yes" if changed else "no",
        game=game_status.title(l10n, info),
        seat=people.colour(l10n, way.seat),
        until=f"<t:{way.until}:f>",
        missed=missed.missed,
        **missed._asdict(),
        points=points,
        place=place,
        seats=len(info.seats),
        rated=rated if info.rated else "no",
        behind=final_order.standing(*way.counted),
        helped="yes" if info.rated and by_others else "no",
    )


def _counts(
    l10n: Localization, entry: Entry, user: int, how: str, counted: tuple[int, int]
) -> str:
    """Return what the turns mean that a person has missed for whom a game counts again `now`.

    `given`: what a moderator reads of them before; `watched`: what a person reads who can take a seat back.
    """
    missed, turns = counted
    return l10n.format(
        "moderation-back-counts",
        person=f"<@{user}>",
        how=how,
        excused="yes" if entry.row.degree == use_cases.EXCUSED else "no",
        missed=missed,
        turns=turns,
        standing=final_order.standing(missed, turns) or "no",
    )


def _out(l10n: Localization, entry: Entry) -> str:
    """Return what it means for a person that they no longer play at a seat."""
    left, moderator = "no", _mention(l10n, entry.row.moderator)
    if entry.row.act == use_cases.MISTAKE:
        left = "mistake"
    elif entry.left or entry.counts_again:
        left = "yes" if entry.kept is None else "kept"
    elif entry.row.act == BACK:
        left = "back"
    return l10n.format(
        "moderation-out",
        person=_mention(l10n, entry.out or entry.row.user),
        entry=entry.row.id,
        left=left,
        moderator=moderator,
    )


def _titles(l10n: Localization, entry: Entry) -> str:
    """Return the games of a bar's seats."""
    return l10n.join(
        [game_status.numbered_title(l10n, kind, number) for kind, number in entry.games]
    )


def _lost(l10n: Localization, entry: Entry) -> dict[str, str | int]:
    """Return the arguments that name the games lost by a mistaken bar, which count neither way."""
    titles = [
        game_status.numbered_title(l10n, kind, number)
        for kind, number, _ in entry.forgiven
    ]
    return {"lost": len(titles), "games": l10n.join(titles), "free": len(entry.free)}


def _cups(l10n: Localization, entry: Entry) -> dict[str, str | int]:
    """Return the arguments that name the tournaments of a bar: those it has ended, and those its person is back in."""
    left, back = entry.left_cups, entry.cups
    names = l10n.join([people.safe(name) for name in back or left])
    others = l10n.join([people.safe(name) for name in left])
    return {"out": len(left), "back": len(back), "cups": names, "others": others}


def _open_seats(l10n: Localization, entry: Entry) -> list[str]:
    """Return what a person who lost seats by a mistake can do: play on where these are free."""
    lines = [_free(l10n, entry)] if entry.free else []
    for why in sorted({how for _, _, how in entry.closed}):
        titles = [
            game_status.numbered_title(l10n, kind, number)
            for kind, number, how in entry.closed
            if how == why
        ]
        games = l10n.join(titles)
        until = f"<t:{entry.row.at + use_cases.OFFER_KEPT}:f>"
        taken = l10n.format("moderation-taken", games=games, how=why, until=until)
        lines.append(taken)
    return lines


def _free(l10n: Localization, entry: Entry) -> str:
    until = f"<t:{entry.row.at + use_cases.OFFER_KEPT}:f>"
    later = "yes" if entry.row.degree == use_cases.LATER else "no"
    return l10n.format("moderation-free", until=until, later=later)


# Where a game is played


def thread_line(l10n: Localization, entry: Entry) -> str:
    """Return what a thread reads of an act: of a bar neither the reason nor who did it, but why one was lifted.

    The reason for lifting a milder one is for its person and the log.
    """
    if entry.row.act != "bar":
        return f"🛡️ {line(l10n, entry, linked=False)}"
    person = _mention(l10n, entry.row.user)
    degree = entry.row.degree or "whole"
    text = l10n.format(
        "moderation-bar-held", entry=entry.row.id, person=person, degree=degree
    )
    return f"🛡️ {_struck(l10n, entry, text, why=entry.row.degree is None)}"


def thread_text(l10n: Localization, entry: Entry) -> str:
    """Return the line of an act, and of one that allows a return what it means for both people of the seat."""
    lines = [thread_line(l10n, entry)]
    if entry.row.waits:
        meant = _return_told(l10n, entry, "no").split("\n")
        lines += (
            [f"~~{sentence}~~" for sentence in meant] if entry.row.undone else meant
        )
    return "\n".join(lines)


def _return_told(l10n: Localization, entry: Entry, over: str) -> str:
    back, out = _mention(l10n, entry.back), _mention(l10n, entry.row.user)
    if entry.row.degree == use_cases.LATER:
        back, out = out, _mention(l10n, entry.holder)
    if over == "yes":
        out = _mention(l10n, entry.holder)
    return l10n.format(
        "moderation-return-told",
        over=over,
        entry=entry.row.id,
        person=back,
        out=out,
        excused="yes" if entry.row.degree == use_cases.EXCUSED else "no",
    )


def return_buttons(
    l10n: Localization, entry: Entry, where: int | None = None
) -> discord.ui.View | None:
    """Return the buttons by which somebody takes a seat back, as an act allows; None where none does, or no longer.

    `where`: the game in whose thread they are posted.
    """
    if entry.row.undone:
        return None
    kind, rest = "regain" if where is None else "reclaim", str(entry.row.id)
    games = [number for _, number in entry.free if where in (None, number)]
    games += [entry.row.game or 0] if entry.row.waits else []
    label = l10n.format("button-back")
    titles = [f"{label} #{game}" if len(games) > 1 else label for game in games]
    buttons = [
        ui.button(title, CustomId(kind, game, 0, rest), BLUE)
        for game, title in zip(games, titles, strict=True)
    ]
    return ui.view(buttons) if buttons else None


async def _strike_in_thread(ctx: DeliveryContext, batch: Batch, number: int) -> None:
    """Edit what the thread reads of an act that was taken back, or is over."""
    posted = batch.found(message_slots.act(number))
    if posted is not None:
        entry = await ctx.db.read(use_cases.find, batch.info.server, number)
        none, text = discord.AllowedMentions.none(), thread_text(batch.l10n, entry)
        await edit(
            ctx,
            posted.channel,
            posted.message,
            content=text,
            view=None,
            allowed_mentions=none,
        )


async def _post_return(
    ctx: DeliveryContext, batch: Batch, row: Notification, entry: Entry
) -> None:
    """Post a button by which the former holder of a seat gets it back, for whom somebody plays on until then."""
    l10n, users = batch.l10n, [entry.back, entry.row.user]
    if not entry.row.undone:
        view, slot = (
            return_buttons(l10n, entry, where=batch.info.id),
            message_slots.act(entry.row.id),
        )
        await say(
            ctx, batch, row, thread_text(l10n, entry), users=users, view=view, slot=slot
        )
        return
    await _strike_in_thread(ctx, batch, entry.row.id)
    if entry.by is None:
        users = [entry.back, entry.holder]
        await say(ctx, batch, row, _return_told(l10n, entry, "yes"), users=users)
    else:
        await batch.posted(row)


async def _post(
    ctx: DeliveryContext, batch: Batch, row: Notification, number: int
) -> None:
    """Tell the thread of a game what a moderator has done, why, and by whom; mention who no longer plays there."""
    entry = await ctx.db.read(use_cases.find, batch.info.server, number)
    if entry.row.waits:
        await _post_return(ctx, batch, row, entry)
        return
    target = entry.target
    bar_over = entry.row.act == "bar" and entry.row.undone
    for over in (
        None if target is None else target.id,
        entry.allowed,
        number if bar_over else None,
    ):
        if over is not None:
            await _strike_in_thread(ctx, batch, over)
    if (
        bar_over
        or (entry.row.act == use_cases.MISTAKE and not entry.excuses)
        or (target is not None and target.act == "bar")
    ):
        await _post_forgiven(ctx, batch, row, entry)
        return
    lines = [thread_line(batch.l10n, entry), *means(batch.l10n, entry)]
    if entry.out is not None or entry.counts_again:
        lines.append(_out(batch.l10n, entry))
    if entry.back is not None and entry.row.seat is not None:
        counted = await ctx.db.read(
            final_order.missed_so_far, batch.info.id, entry.row.seat
        )
        lines.append(_counts(batch.l10n, entry, entry.back, "now", counted))
    users = [entry.out, entry.back, *([entry.former] if entry.forgiven else [])]
    users += entry.players
    users += [entry.row.user] if entry.counts_again or entry.excuses else []
    users += [entry.holder] if entry.counts_again else []
    if target is not None and target.waits:
        users = [entry.former, target.user]
    if batch.info.status == "lobby" and batch.info.host is not None:
        users = [batch.info.host]
        lines.append(batch.l10n.format("card-host", host=f"<@{batch.info.host}>"))
    await _strike_leaving(ctx, batch, entry)
    rated = len(lines) if entry.forgiven else 0
    lines += await _moved(ctx, batch, row, users)
    text, slot = "\n".join(lines), message_slots.act(number)
    await seat_message.say_rated(ctx, batch, row, text, rated, users=users, slot=slot)


async def _moved(
    ctx: DeliveryContext, batch: Batch, row: Notification, users: list[int | None]
) -> list[str]:
    """Return the line of the ratings that an act has changed, where they are shown, and add their people to `users`."""
    info = batch.info
    ratings = row.body.ratings if isinstance(row.body, Moderated) else ()
    if not ratings or not await shows_ratings_in(ctx, info.server, info.home):
        return []
    users += [one.user for one in ratings]
    return [moved_text(batch.l10n, ratings)]


async def _strike_leaving(ctx: DeliveryContext, batch: Batch, entry: Entry) -> None:
    """Strike that a person left a seat and ranks last, as a game now counts neither way for them."""
    game = batch.info.id
    for seat in [seat for _, number, seat in entry.forgiven if number == game]:
        left = await ctx.db.read(departures.last_left, game, seat)
        if left is not None and left.how == final_order.FORGIVEN:
            await seat_message.strike_line(
                ctx, batch.found(message_slots.seat_offer(seat)), 0
            )
            # Whoever has taken the seat over read it, too.
            await seat_message.strike_line(
                ctx, batch.found(message_slots.taken(seat)), 1
            )


async def _post_forgiven(
    ctx: DeliveryContext, batch: Batch, row: Notification, entry: Entry
) -> None:
    """Post that a game counts neither way for somebody who lost it by a mistake, with their way back.

    Strike that where they have come back by it, or strike their way back where it is over; post nothing where it
    isn't so.
    """
    info, l10n, slot = batch.info, batch.l10n, message_slots.act(entry.row.id)
    posted, game = (
        batch.found(slot),
        game_status.numbered_title(l10n, info.game, info.id),
    )
    person = _mention(l10n, entry.row.user)
    so = info.id in [number for _, number, _ in entry.forgiven]
    if posted is not None or not so:
        if entry.row.act != "bar":
            for number in (1, 2, 3):
                await seat_message.strike_line(ctx, posted, number)
            if entry.row.regained is not None:
                words = _forgiven(l10n, entry, game, "no")
                text = f"🛡️ {_line(l10n, entry, words)}"
                await seat_message.replace_line(ctx, posted, 0, text)
            await seat_message.take_button(ctx, posted)
        await batch.posted(row)
        return
    await _strike_leaving(ctx, batch, entry)
    outcome = await ctx.db.read(use_cases.rating_outcome, info.id)
    words = _forgiven(l10n, entry, game, outcome)
    lines, view = (
        [f"🛡️ {_line(l10n, entry, words)}"],
        return_buttons(l10n, entry, where=info.id),
    )
    # a person who was barred may take no direct messages
    users = [entry.row.user] if view is not None and entry.row.act == BACK else []
    if view is not None:
        others, alone = await seat_message.alone(ctx, batch, "again")
        lines += [f"{person}: {_free(l10n, entry)}", *others]
        users += alone
        if entry.row.degree == use_cases.LATER:
            lines.append(_return_told(l10n, entry, "no").split("\n")[1])
            users.append(entry.holder)
    rated = len(lines)
    text = "\n".join([*lines, *await _moved(ctx, batch, row, users)])
    await seat_message.say_rated(
        ctx, batch, row, text, rated, slot=slot, view=view, users=users
    )


async def moderated(
    ctx: DeliveryContext, batch: Batch, row: Notification, body: Moderated
) -> None:
    """Post an act into the thread of its game, and update its card, result and pinned message."""
    await lobby_card.update(ctx, batch)
    if batch.info.status == "finished":
        await game_result.update(ctx, batch)
        await pinned_message.post(ctx, batch)
    await _post(ctx, batch, row, body.entry)


async def ended(
    ctx: DeliveryContext, batch: Batch, row: Notification, body: Cancelled
) -> None:
    """Post that a moderator has ended a game."""
    if body.entry is not None:
        await _post(ctx, batch, row, body.entry)


# In the channel of the log


async def seat_changed(
    ctx: DeliveryContext, batch: Batch, row: Notification, body: SeatChanged
) -> None:
    """Post into the channel of the log who has left a seat, or that a computer stands in; edit that when it is over."""
    if body.how in LEAVES or body.how in RESOLVES:
        await _post_seat(ctx, batch, row, body.seat, body.how.replace("_", "-"))


async def skipped(
    ctx: DeliveryContext, batch: Batch, row: Notification, body: TimeUp
) -> None:
    """Post into the channel of the log whose decisions are skipped from now on."""
    if body.absent is not None:
        await _post_seat(ctx, batch, row, body.seat, "skipped")


async def waiting(
    ctx: DeliveryContext, batch: Batch, row: Notification, body: Reminder
) -> None:
    """Post into the channel of the log that nobody is left for whom a computer would play on."""
    if body.part == "over" and batch.info.settings.late == stand_in.STAND_IN:
        await _post_seat(ctx, batch, row, body.seat, "waiting")


async def over(
    ctx: DeliveryContext, batch: Batch, row: Notification, body: Ended
) -> None:
    """Strike what the log says of the seats of a game that is over, and add its end."""
    l10n = await ctx.settings_cache.l10n(batch.info.server)
    for seat in batch.info.seats:
        for slot in (message_slots.log(seat.seat), message_slots.late(seat.seat)):
            earlier = batch.found(slot)
            if earlier is not None:
                with contextlib.suppress(discord.Forbidden, discord.NotFound):
                    end = reports.winners_line(l10n, batch.info)
                    await _resolve(ctx, earlier, end)
                batch.lose(slot)
    await batch.confirm()


async def acted(
    ctx: DeliveryContext, batch: Batch, row: Notification, body: Report
) -> None:
    """Strike in the log that a game waits for a seat: a phase has ended, so its player has acted."""
    for seat in batch.info.seats:
        if batch.found(message_slots.late(seat.seat)) is not None:
            await _post_seat(ctx, batch, row, seat.seat, "came-back")


async def _resolve(ctx: DeliveryContext, earlier: MessageRef, *now: str) -> None:
    """Strike what a message of the log says of a seat, without what could be done, and add what is so `now`."""
    message = await ctx.discord_api.message(earlier.channel, earlier.message).fetch()
    before = [
        f"~~{one.strip('~')}~~"
        for one in message.content.split("\n")
        if SEAT_SIGN in one
    ]
    content = "\n".join([*before, *now])
    await edit(ctx, earlier.channel, earlier.message, content=content)


async def _post_seat(
    ctx: DeliveryContext, batch: Batch, row: Notification, number: int, how: str
) -> None:
    info, l10n = batch.info, await ctx.settings_cache.l10n(batch.info.server)
    where = (await ctx.settings_cache.of_server(info.server)).get(
        moderation.LOG_CHANNEL
    )
    slot, seat = message_slots.log(number), info.seats[number]
    if where is None or info.practice:
        return
    late, resolves = message_slots.late(number), how.replace("-", "_") in RESOLVES
    name = seat.name
    if how in ("resigned", "dropped", "barred", "released"):
        name = await ctx.db.read(departures.last_name, info.id, number)
    elif seat.user is None:
        # a computer that a moderator let play, or the table where its person has left
        return
    held = await ctx.db.read(holds.until, info.id, number)
    returns = await ctx.db.read(holds.returns, info.id, number)
    kept_for = await ctx.db.read(holds.kept_for, info.id, number)
    if held is not None and returns is not None:
        how = "plays-on"
    elif how != "barred" and kept_for is not None:
        how = "kept"
    if how == "waiting":
        held = row.created
    text = seat_line(
        l10n,
        info,
        number,
        name,
        "claimed" if how == "replaced" else how,
        held,
        kept_for,
    )
    if how in ("claimed", "replaced") and (
        await ctx.db.read(departures.removed_from, info.id, number) is not None
    ):
        text += "\n" + l10n.format(
            "moderation-seat-can", now="removed", entry=0, person=""
        )
    try:
        for earlier in filter(None, (batch.found(slot), batch.found(late))):
            await _resolve(ctx, earlier, *([text] if resolves else []))
            # what is said of whoever plays there now can be over, too
            if how not in ("claimed", "replaced") or earlier.slot == late:
                batch.lose(earlier.slot)
        if not resolves:
            if how != "plays-on" and await ctx.db.read(seats.are_free, info.id):
                kept = await ctx.db.read(holds.bar, info.id, number)
                now = {"barred": "kept", "departed": "gone"}
                words = {
                    "now": now.get(how) or _now(info, number),
                    "entry": 0 if kept is None else kept.id,
                    "person": people.safe(name or ""),
                }
                text += "\n" + l10n.format("moderation-seat-can", **words)
            none = discord.AllowedMentions.none()
            sent = await ctx.put(
                int(where),
                info.server,
                None,
                text,
                nonce=f"seat-{row.id}",
                allowed_mentions=none,
            )
            own_slot = late if how == "waiting" else slot
            batch.keep(own_slot, int(where), sent, row.revision)
    except (discord.Forbidden, discord.NotFound):
        return  # the game goes on where its log can't be posted
    await batch.confirm()


def seat_line(
    l10n: Localization,
    info: GameInfo,
    number: int,
    name: str | None,
    how: str,
    held: int | None = None,
    kept_for: FormerHolder | None = None,
) -> str:
    """Return what the log says of a seat, which may be `held` until an instant for a person, or waited for since."""
    game = f"{game_status.title(l10n, info)} (<#{info.home}>)"
    seat = people.seat_of(l10n, info.seats[number], name)
    return l10n.format(
        "moderation-seat",
        game=game,
        seat=seat,
        how=how,
        until=f"<t:{held}:f>",
        person=_mention(l10n, kept_for and kept_for.user),
    )


def _now(info: GameInfo, number: int) -> str:
    """Return how a seat is played now, by which it is clear what a moderator can do."""
    seat = info.seats[number]
    if seat.stand_in is not None:
        return "computer"
    return "held" if seat.user is not None else "skipped"


def hold_ends(l10n: Localization, bar: Entry) -> str:
    """Return until when games wait for a barred person, and how to lift a bar that was a mistake."""
    return l10n.format(
        "moderation-hold-ends",
        games=_titles(l10n, bar),
        person=_mention(l10n, bar.row.user),
        entry=bar.row.id,
        until=f"<t:{bar.row.at + holds.LASTS}:f>",
    )


def readers(guild: discord.Guild | None, where: str | None) -> list[str]:
    """Return mentions of the roles that read the channel of the log and don't moderate; @everyone alone if all do."""
    channel = None if guild is None or where is None else guild.get_channel(int(where))
    if guild is None or channel is None:
        return []
    may = {role: channel.permissions_for(role) for role in guild.roles}
    open_to = [
        role
        for role, rights in may.items()
        if rights.view_channel
        and not (rights.manage_threads or rights.manage_guild)
        and not role.is_bot_managed()
    ]
    if guild.default_role in open_to:
        return [guild.default_role.name]
    return [role.mention for role in open_to]


def moderates(member: discord.Member, where: int) -> bool:
    """Return whether a member reads the channel of the log as a moderator."""
    channel = member.guild.get_channel(where)
    rights = None if channel is None else channel.permissions_for(member)
    if rights is None or not rights.view_channel:
        return False
    return rights.manage_threads or rights.manage_guild


async def refresh(
    ctx: DeliveryContext, where: int, server: int, number: int, l10n: Localization
) -> None:
    """Edit the log's message of an act to what came of it, where it is found by its time and number."""
    entry = await ctx.db.read(use_cases.find, server, number)
    since = datetime.datetime.fromtimestamp(entry.row.at - 1, datetime.UTC)
    try:
        async for message in ctx.discord_api.channel(where, server).history(
            after=since, limit=NEAR
        ):
            if message.author.id == ctx.discord_api.own_id and message.content.lstrip(
                "~"
            ).startswith(f"**{number}** ·"):
                text = _struck(l10n, entry, message.content)
                if message.content.startswith("~~"):
                    text = line(l10n, entry)
                await message.edit(
                    content=cut(text if entry.row.undone else line(l10n, entry))
                )
                return
    except (discord.Forbidden, discord.NotFound):
        return  # the log itself is posted
