-- Version 7. Finished games looked at again, kept so that asking once more costs nothing: what was found so far of a
-- seat's decisions, in a record of so many actions.
CREATE TABLE review (
    game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    number INTEGER NOT NULL,
    user INTEGER,                       -- who asked first
    made INTEGER NOT NULL,
    found TEXT NOT NULL,                -- JSON
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE INDEX review_by_user ON review (user) WHERE user IS NOT NULL;

-- The puzzle of a day (days since 1970) in the channel of a server that wants it, until it is posted and after.
CREATE TABLE puzzle_post (
    server INTEGER NOT NULL,
    day INTEGER NOT NULL,
    puzzle INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    nonce TEXT NOT NULL UNIQUE DEFAULT (lower(hex(randomblob(10)))),  -- Discord takes 25 characters
    message INTEGER,                    -- null until it is posted
    due INTEGER,                        -- when there is something to do; null when there is not
    attempts INTEGER NOT NULL DEFAULT 0,
    trouble TEXT,                       -- why the last attempt failed
    closed INTEGER NOT NULL DEFAULT 0,  -- the solution stands in its message, or it was given up
    PRIMARY KEY (server, day)
) WITHOUT ROWID;
CREATE INDEX puzzle_post_due ON puzzle_post (due) WHERE due IS NOT NULL;

-- What people answered: one answer a person and puzzle.
CREATE TABLE puzzle_answer (
    user INTEGER NOT NULL,
    puzzle INTEGER NOT NULL,
    day INTEGER NOT NULL,
    server INTEGER,                     -- whose post it was given at; null for oneself alone
    code TEXT NOT NULL,
    solved INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (user, day)
) WITHOUT ROWID;
CREATE INDEX puzzle_answer_by_post ON puzzle_answer (server, day) WHERE server IS NOT NULL;
