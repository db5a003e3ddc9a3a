-- Version 15. Who follows which games and people, and what they are still to be told; the week's digest of a server.
CREATE TABLE follow_game (
    user INTEGER NOT NULL,
    game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    often TEXT NOT NULL CHECK (often IN ('phases', 'end')),
    at INTEGER NOT NULL,
    PRIMARY KEY (user, game)
) WITHOUT ROWID;
CREATE INDEX follow_game_by_game ON follow_game (game);

CREATE TABLE follow_person (
    user INTEGER NOT NULL,
    server INTEGER NOT NULL,            -- only games of that server
    followed_user INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (user, server, followed_user)
) WITHOUT ROWID;
CREATE INDEX follow_person_by_person ON follow_person (followed_user, server);

-- Whom somebody does not want to be followed by.
CREATE TABLE follow_refused (
    user INTEGER NOT NULL,
    follower_user INTEGER NOT NULL,
    PRIMARY KEY (user, follower_user)
) WITHOUT ROWID;
CREATE INDEX follow_refused_by_follower ON follow_refused (follower_user);

-- What a follower is to be told of a game. Whether they may know of it, and why, is looked up when it is told.
CREATE TABLE tiding (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user INTEGER NOT NULL,
    server INTEGER NOT NULL,
    game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    what INTEGER NOT NULL,              -- bit set: 1 it began, 2 phases ended, 4 it is over
    since INTEGER NOT NULL,             -- the revision after which it is told what happened
    taken INTEGER NOT NULL DEFAULT 0,   -- 1: stands in the message that is being sent
    sent INTEGER                        -- kept of an end, so that no second one is told
);
CREATE INDEX tiding_waiting ON tiding (server, user) WHERE sent IS NULL;
CREATE INDEX tiding_by_game ON tiding (game);
CREATE INDEX tiding_by_user ON tiding (user, game);

-- The direct messages to a follower about games of a server: when the next is due, and how many there were in a day.
CREATE TABLE letter (
    server INTEGER NOT NULL,
    user INTEGER NOT NULL,
    due INTEGER,
    attempts INTEGER NOT NULL DEFAULT 0,
    sent INTEGER,                       -- when the last one was
    day INTEGER,                        -- since 1970, of that one
    number INTEGER NOT NULL DEFAULT 0,  -- how many there were on that day
    refused INTEGER,                    -- when the last one was not taken; null since one was
    PRIMARY KEY (server, user)
) WITHOUT ROWID;
CREATE INDEX letter_due ON letter (due) WHERE due IS NOT NULL;
CREATE INDEX letter_by_user ON letter (user);

-- The week's digest of a server that wants one: where, when, and from when on the next one tells.
CREATE TABLE digest (
    server INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL,
    day INTEGER NOT NULL,               -- of the week, 0 is Monday
    hour INTEGER NOT NULL,
    zone TEXT NOT NULL,
    since INTEGER NOT NULL,
    next INTEGER NOT NULL,              -- the end of what the next one tells
    due INTEGER NOT NULL,               -- when it is to be posted, or tried again
    attempts INTEGER NOT NULL DEFAULT 0,
    trouble TEXT                        -- why the last attempt failed
) WITHOUT ROWID;
CREATE INDEX digest_due ON digest (due);

ALTER TABLE result ADD COLUMN lead INTEGER NOT NULL DEFAULT 0;  -- the most turns in a row that the seat led alone
CREATE INDEX result_by_end ON result (server, ended);

-- In which channels the rated games of a person were: who can't see one of them is not told of the rating.
CREATE TABLE rated_in (
    server INTEGER NOT NULL,
    kind TEXT NOT NULL,
    user INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (server, kind, user, channel)
) WITHOUT ROWID;
CREATE INDEX rated_in_by_person ON rated_in (user);
INSERT INTO rated_in (server, kind, user, channel, games)
    SELECT rated.server, rated.kind, rated.user, game.channel, count(*)
    FROM rated JOIN game ON game.id = rated.game
    WHERE rated.user IS NOT NULL AND rated.server <> 0
    GROUP BY rated.server, rated.kind, rated.user, game.channel;
