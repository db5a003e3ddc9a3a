"""Every refusal about tournaments, in English; they go into the table's catalogue."""

from __future__ import annotations

TEMPLATES: dict[str, str] = {
    "tournament-none": "There is no such tournament here, or its channel is one you can't see. "
    "`/caylus-club tournament list` has those of this server.",
    "tournament-settles": "This table belongs to the tournament {tournament}: how it is played is the same at all of "
    "its tables.",
    "tournament-seats": "This table belongs to the tournament {tournament}: its organiser gives seats to substitutes "
    "(`/caylus-club tournament manage`).",
    "tournament-vote": "This table belongs to the tournament {tournament}, so its players can't cancel it; its "
    "organiser can settle its result (`/caylus-club tournament manage`).",
    "tournament-organiser-only": "Only its organiser, or somebody who may organise tournaments in its channel "
    "({channel}), can do this.",
    "tournament-own-table": "You sit at this table, so you can't decide what becomes of it. Another organiser or a "
    "moderator can.",
    "tournament-moved-on": "The tournament has moved on since that was shown; nothing was done. "
    "`/caylus-club tournament manage` shows it as it is now.",
    "tournament-closed": "{tournament} takes nobody any more: it is over or was cancelled.",
    "tournament-signed-up": "You have signed up for {tournament} already.",
    "tournament-no-return": "You are out of {tournament}, and nobody comes back once it has begun.",
    "tournament-not-mine": "You don't take part in {tournament}. As long as it takes people, the buttons under its "
    "announcement sign you up.",
    "tournament-out-again": "You have been out of {tournament} since {when}. The button under its announcement signs "
    "you up again, at the end of the list.",
    "tournament-out-for-good": "You have been out of {tournament} since {when}, and nobody comes back once it has "
    "begun. You can still look on (`/caylus-club tournament show`).",
    "tournament-no-round": "There is no round {round}. Rounds so far: {most}.",
    "tournament-no-table": "Round {round} has no table {table} whose result could be corrected. Its tables: {tables}.",
    "tournament-not-in": "No such person takes part in {tournament}.",
    "tournament-many": "Tournaments under way on this server: {here}; the limit is {most}. One has to end or be "
    "cancelled first.",
    "tournament-few": "{tournament} has too few people: {here}, and it needs {least} at least. Extend the sign-up, or "
    "cancel it.",
    "tournament-name": "A tournament needs a name of 1 to {most} characters.",
    "tournament-number": "{text} can't be used here: it takes a whole number from {least} to {most}.",
    "tournament-bounds": "At least {least} and at most {most} people: the first is more than the second.",
    "tournament-no-reason": "Say why in a few words: the reason is posted with it for everybody.",
    "tournament-no-substitute": "Nobody on the waiting list can take the seat now. People get on it by signing up when "
    "the tournament is full, or while it runs.",
    "tournament-not-playing": "{name} is at no table of this round, or it has a result already.",
    "tournament-round-open": "Round {round} is not over. Tables without a result: {open}.",
    "tournament-result": "That is no result of this table. Write a place for each seat ({seats} in all), in the order "
    "shown, with commas between them: 1 is the best, equal places are shared, 0 is for who has "
    "forfeited; all 0 call the table off.",
}
