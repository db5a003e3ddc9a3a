"""The cache of a process for the threads that it posts to; a restart may lose all of it."""

from collections import deque
from typing import NamedTuple

from bot.delivery.thread_state import Entry, Shown
from storage.outbox import MessageRef

RETURN_PAUSE = 60.0  # seconds between two returns of a prompt that was deleted
REMEMBERED = 10_000  # messages of which it is known what they show
DELETING = 1_000  # messages whose deletion by the bot is remembered
# messages of people below one of the bot; then an edit posts it again
MESSAGES_UNTIL_REPOST = 10
# messages of the bot in one place whose followers are counted: the last ones
FOLLOWED = 4
# seconds after somebody's own action in which their next question mentions nobody
PLAYING_ON = 300.0


class Prompted(NamedTuple):
    """A game's last prompt, whose `message` is None when something was posted below it.

    `user` was asked, `others` together with them. Actions after the revision `reported` are shown by the prompt
    alone, or nowhere yet.
    """

    message: int | None
    user: int | None
    revision: int
    reported: int
    others: frozenset[int] = frozenset()


class ChannelActivity:
    """Counts of people's messages below the last messages of a channel that are edited in place."""

    def __init__(self) -> None:
        self._below: dict[int, dict[int, int]] = {}

    def posted(self, channel: int, message: int) -> None:
        """Count the messages of people below a message from now on."""
        followed = self._below.setdefault(channel, {})
        followed.pop(message, None)
        followed[message] = 0
        for dropped in list(followed)[:-FOLLOWED]:
            del followed[dropped]

    def spoken(self, channel: int) -> None:
        """Count a message of a person."""
        followed = self._below.get(channel)
        if followed is not None:
            for message in followed:
                followed[message] += 1

    def gone(self, channel: int, message: int) -> None:
        """Stop counting for a message that was deleted, or is edited no more."""
        followed = self._below.get(channel, {})
        followed.pop(message, None)
        if not followed:
            self._below.pop(channel, None)

    def is_many(self, message: MessageRef | None) -> bool:
        """Return whether a message is out of sight, because people have written much below it."""
        return (
            message is not None
            and self._below.get(message.channel, {}).get(message.message, 0)
            >= MESSAGES_UNTIL_REPOST
        )


class ThreadCache:
    """The last prompt, last action and due edits of each game, and the shown content of each message."""

    def __init__(self) -> None:
        self.activity = ChannelActivity()
        self.prompted: dict[int, Prompted] = {}
        """The last question of a game, if this process posted it."""
        self.acted: dict[int, tuple[int, float]] = {}
        """The user who acted last by their own hand, and when, by game."""
        self.pin_nonces: dict[int, str] = {}
        """The nonce of the pinned message: the same until it is known to be posted, so that it is not posted twice."""
        self.shown: dict[int, Shown] = {}
        """The known content of the last messages that were edited, by message."""
        self.late_edits: dict[int, float] = {}
        """The time of the next edit or deletion of a message, by game."""
        self.deleting: deque[int] = deque(maxlen=DELETING)
        """Messages that the bot itself deletes, whose events are ignored."""
        self._returned: dict[int, float] = {}

    def returns_in(self, game: int, now: float) -> float:
        """Return in how many seconds a deleted prompt may be posted again, and reserve that time."""
        returns_at = self._returned.get(game, 0.0)
        if not now < returns_at <= now + RETURN_PAUSE:  # else it comes back then anyway
            returns_at = (
                returns_at + RETURN_PAUSE
                if 0 <= now - returns_at < RETURN_PAUSE
                else now
            )
        self._returned[game] = returns_at
        return returns_at - now

    def prompt_is_buried(self, game: int, message: int | None = None) -> None:
        """Make the next prompt a new message, without a second mention.

        Something was posted below the last one, or `message` is not a prompt any more.
        """
        prompted = self.prompted.get(game)
        if prompted is not None and message in (None, prompted.message):
            self.prompted[game] = prompted._replace(message=None)

    def forget_prompt(self, game: int) -> None:
        """Make the next prompt a new message with a mention, whomever it asks."""
        self.prompted.pop(game, None)

    def is_called(self, game: int, user: int | None, revision: int, now: float) -> bool:
        """Return whether the prompt of a revision has to mention its player.

        Nobody is mentioned twice, nor within five minutes of their own action if nobody else was asked since.
        """
        prompted = self.prompted.get(game)
        if prompted is None or (prompted.user != user and user not in prompted.others):
            return True
        if user in prompted.others:
            return False
        last_user, at = self.acted.get(game, (None, 0.0))
        return prompted.revision != revision and not (
            last_user == user and 0 <= now - at < PLAYING_ON
        )

    def shows(self, message: int, entry: Entry, now: float) -> None:
        """Cache the content of a message that was posted or edited for an entry."""
        self.shown.pop(message, None)
        self.shown[message] = Shown(entry.fingerprint, entry.slow_fingerprint, now)
        if len(self.shown) > REMEMBERED:
            del self.shown[next(iter(self.shown))]

    def edit_later(self, game: int, at: float) -> float:
        """Schedule an edit or deletion of a message of a game, and return the time of its first one."""
        self.late_edits[game] = min(at, self.late_edits.get(game, at))
        return self.late_edits[game]

    def edits_due(self, now: float) -> list[int]:
        """Return the games of which a message was to be edited or deleted by now, each once."""
        due = sorted(game for game, at in self.late_edits.items() if at <= now)
        for game in due:
            del self.late_edits[game]
        return due

    def next_edit(self) -> float | None:
        """Return when the next message is to be edited."""
        return min(self.late_edits.values(), default=None)

    def forget(self, game: int) -> None:
        """Drop everything cached about a game that is over."""
        questions = (self._returned, self.prompted, self.acted)
        for memory in (*questions, self.pin_nonces, self.late_edits):
            memory.pop(game, None)
