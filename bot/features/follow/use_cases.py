"""Following games and people: the news for each follower, and when it is sent.

Its text is read when it is sent; the rows only say that there is news, and are written with the action that
causes it.
"""

from typing import Literal, NamedTuple, TypeAlias

from bot.core.events import GameCancelled, GameFinished, GameStarted, PhaseFinished
from bot.core.hooks import Hooks
from bot.core.jobs import DAY
from bot.core.unit_of_work import UnitOfWork, of_tx
from storage import follows, games, jobs, user_data
from storage.follows import NewsRow
from storage.games import GameRow
from storage.jobs import Job, ids_of, key_of

BEGAN, PHASE, OVER = 1, 2, 4
SERVER = "following"  # the server's setting: "no" where nobody follows anything
OWN = "followed"  # a person's setting: "no" for who is followed by nobody
MOST_FOLLOWED = 25  # games and people that somebody follows, each: what a menu can list
A_DAY = 12  # messages to a follower
GATHER = 120  # seconds in which what happens becomes one message
APART = 15 * 60  # seconds between two messages about a server
FOLLOW_KEPT_SECONDS = 2 * DAY  # after its end, for a day of which it can be taken back
KIND = "follow.send"  # the job, SERVER:USER
MESSAGE_TRIES = 6

Refused: TypeAlias = Literal[
    "off", "seated", "over", "full", "refused"
]  # the reason why something can't be followed

leave_game = of_tx(follows.leave_game)
leave_person = of_tx(follows.leave_person)


class GameNews(NamedTuple):
    """The news of a game for a follower.

    It `began`, `phases` ended after the revision `since`, or it is `over`. `follows` is True if the game itself is
    followed; `people` are the followed people who play there.
    """

    game: int
    channel: int
    began: bool
    phases: bool
    over: bool
    since: int
    follows: bool
    people: tuple[int, ...]


class FollowerMessage(NamedTuple):
    """A direct message that is due; the nonce is the same for each try."""

    server: int
    user: int
    nonce: str
    items: tuple[GameNews, ...]


class FollowedGame(NamedTuple):
    """A followed game; `often` is "phases" or "end"."""

    number: int
    kind: str
    server: int
    often: str


class FollowedPerson(NamedTuple):
    """A person whose games in a server are followed."""

    server: int
    user: int


class Follows(NamedTuple):
    """A person's follows; `refused` is True if the last message to them failed."""

    games: tuple[FollowedGame, ...]
    people: tuple[FollowedPerson, ...]
    refused: bool


def follow_game(uow: UnitOfWork, user: int, game: int, often: str) -> Refused | None:
    """Follow a game, `often` "phases" or "end"; return the reason why that can't be, or None. Raise NoGame."""
    row = uow.row(game)
    if user_data.settings(uow.tx, "server", row.server).get(SERVER) == "no":
        return "off"
    if row.status in ("finished", "cancelled"):
        return "over"
    if user in games.players(uow.tx, game):
        return "seated"
    follows.leave_ended(uow.tx, user, uow.now - FOLLOW_KEPT_SECONDS)
    if (
        follows.often(uow.tx, user, game) is None
        and len(follows.games_of(uow.tx, user)) >= MOST_FOLLOWED
    ):
        return "full"
    follows.follow_game(uow.tx, user, game, often, uow.now)
    return None


def follow_person(
    uow: UnitOfWork, user: int, server: int, person: int
) -> Refused | None:
    """Follow a person's games of a server; return the reason why that can't be, or None."""
    if user_data.settings(uow.tx, "server", server).get(SERVER) == "no":
        return "off"
    closed = user_data.settings(uow.tx, "user", person).get(OWN) == "no"
    if closed or user in follows.refused(uow.tx, person):
        return "refused"
    followed_people = follows.people_of(uow.tx, user)
    if (server, person) not in followed_people and len(
        followed_people
    ) >= MOST_FOLLOWED:
        return "full"
    follows.follow_person(uow.tx, user, server, person, uow.now)
    return None


def of(uow: UnitOfWork, user: int) -> Follows:
    """Return a person's follows."""
    return Follows(
        tuple(FollowedGame(*row) for row in follows.games_of(uow.tx, user)),
        tuple(FollowedPerson(*row) for row in follows.people_of(uow.tx, user)),
        follows.is_refused(uow.tx, user),
    )


def privacy(
    uow: UnitOfWork,
    person: int,
    followed: bool | None = None,
    refuse: int | None = None,
    allow: int | None = None,
) -> tuple[int, tuple[int, ...]] | None:
    """Change a person's rules for followers; return the number of followers and the refused ones.

    Return None if nobody may follow. Followers are not notified of a refusal or removal.
    """
    if followed is not None:
        user_data.change(uow.tx, "user", person, {OWN: None if followed else "no"})
    if followed is False:
        follows.refuse_all(uow.tx, person)
    if refuse is not None:
        follows.refuse(uow.tx, person, refuse)
    if allow is not None:
        follows.allow(uow.tx, person, allow)
    if user_data.settings(uow.tx, "user", person).get(OWN) == "no":
        return None
    return follows.count_followers(uow.tx, person), tuple(
        follows.refused(uow.tx, person)
    )


def schedule(uow: UnitOfWork, server: int, user: int, due: int | None) -> None:
    """Schedule the next message to a follower about games of a server; None for none."""
    uow.schedule(KIND, key_of(server, user), due, server)


def load(uow: UnitOfWork, job: Job) -> FollowerMessage | None:
    """Return the message to send now, if any, and drop news that nobody wants any more.

    A message that failed is tried again with the same news.
    """
    server, user = ids_of(job)
    today = uow.now // DAY
    if follows.on_day(uow.tx, user, today) >= A_DAY:
        schedule(uow, server, user, (today + 1) * DAY)
        return None
    waiting = follows.undelivered(uow.tx, server, user)
    retried = [news for news in waiting if news.taken]
    items, nonce = [], 0
    for news in retried or waiting:
        game_news = uow.apart(news.game, lambda at=news: _item(uow, user, at), None)  # type: ignore[misc]  # a default
        if game_news is None:
            follows.drop(uow.tx, [news.id])
            continue
        follows.take(uow.tx, [news.id])
        items.append(game_news)
        nonce = max(nonce, news.id)
    if items:
        return FollowerMessage(server, user, f"follow-{nonce}", tuple(items))
    schedule(
        uow,
        server,
        user,
        uow.now + 1 if follows.undelivered(uow.tx, server, user) else None,
    )
    return None


def _item(uow: UnitOfWork, follower: int, news: NewsRow) -> GameNews | None:
    """Return the news of a game that a follower has not had.

    Return None for somebody who stopped following, was refused, or sits there now.
    """
    row = uow.row(news.game)
    seated = games.players(uow.tx, row.id)
    off = user_data.settings(uow.tx, "server", row.server).get(SERVER) == "no"
    if off or follower in seated:
        return None
    often = follows.often(uow.tx, follower, row.id)
    followed_people = {
        person
        for server, person in follows.people_of(uow.tx, follower)
        if server == row.server
    }
    followed = () if row.practice else tuple(sorted(followed_people & seated))
    is_followed = often is not None or bool(followed)
    is_over = (
        is_followed
        and bool(news.what & OVER)
        and row.status in ("finished", "cancelled")
    )
    running = row.status == "running"
    starts = is_followed and running and bool(news.what & BEGAN)
    phases = often == "phases" and running and bool(news.what & PHASE)
    if not (is_over or starts or phases):
        return None
    return GameNews(
        row.id,
        row.channel,
        starts,
        phases,
        is_over,
        news.since,
        often is not None,
        followed,
    )


def posted(uow: UnitOfWork, server: int, user: int, refused: bool = False) -> None:
    """Store that the message was sent, or `refused` by Discord; keep delivered ends, so that none is sent twice."""
    delivered = [
        news for news in follows.undelivered(uow.tx, server, user) if news.taken
    ]
    over = [follow for follow in delivered if follow.what & OVER]
    ends = [
        follow.id
        for follow in over
        if games.status_of(uow.tx, follow.game) in ("finished", "cancelled")
    ]
    follows.sent(uow.tx, ends, uow.now)
    follows.drop(uow.tx, [news.id for news in delivered if news.id not in ends])
    follows.posted(uow.tx, server, user, uow.now, uow.now // DAY, refused=refused)
    _go_on(uow, server, user)
    follows.leave_ended(uow.tx, user, uow.now - FOLLOW_KEPT_SECONDS)


def give_up(uow: UnitOfWork, job: Job) -> None:
    """Drop the news of a message that may not, or can't, be sent."""
    server, user = ids_of(job)
    follows.drop(
        uow.tx,
        [row.id for row in follows.undelivered(uow.tx, server, user) if row.taken],
    )
    _go_on(uow, server, user)


def _go_on(uow: UnitOfWork, server: int, user: int) -> None:
    waiting = follows.undelivered(uow.tx, server, user)
    schedule(uow, server, user, uow.now + APART if waiting else None)


def register(hooks: Hooks) -> None:
    """Subscribe to the events that make news for followers."""
    hooks.subscribe(
        GameStarted, lambda uow, event: _note(uow, event.row, BEGAN, event.row.revision)
    )
    hooks.subscribe(
        PhaseFinished, lambda uow, event: _note(uow, event.row, PHASE, event.since)
    )
    hooks.subscribe(
        GameFinished,
        lambda uow, event: _note(uow, event.row, OVER, event.row.phase_ended),
    )
    hooks.subscribe(
        GameCancelled,
        lambda uow, event: _note(uow, event.row, OVER, event.row.phase_ended),
    )


def _note(uow: UnitOfWork, row: GameRow, event: int, since: int) -> None:
    followers = follows.followers(uow.tx, row.id)
    users = [
        follower.user
        for follower in followers
        if event != PHASE or follower.often == "phases"
    ]
    if event == PHASE:
        if not users:
            return
        uow.need_all_games()
    seated = games.players(uow.tx, row.id)
    if event != PHASE and not row.practice:
        users += [
            user for user, _ in follows.followers_of(uow.tx, row.server, sorted(seated))
        ]
    users = [user for user in dict.fromkeys(users) if user not in seated]
    if (
        not users
        or user_data.settings(uow.tx, "server", row.server).get(SERVER) == "no"
    ):
        return
    for user in users:
        if event == OVER and any(
            event_sent & OVER for event_sent in follows.delivered(uow.tx, user, row.id)
        ):
            continue  # its end was taken back, and they know of that one
        waits = follows.waiting(uow.tx, user, row.id)
        if waits is None:
            follows.add(uow.tx, user, row.server, row.id, event, since)
        else:
            follows.change(
                uow.tx, waits.id, waits.what | event, min(waits.since, since)
            )
        if jobs.find(uow.tx, KIND, key_of(row.server, user)) is None:
            follows.add_follower(uow.tx, row.server, user)
            last_sent = min(follows.last_sent(uow.tx, row.server, user) or 0, uow.now)
            schedule(uow, row.server, user, max(uow.now + GATHER, last_sent + APART))
