-- Version 14. Tournaments and leagues within a server.
CREATE TABLE tournament (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    server INTEGER NOT NULL,
    channel INTEGER NOT NULL,               -- where it is announced and its tables are played
    organiser INTEGER,                      -- a user; null: forgotten
    name TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('draft', 'signup', 'running', 'finished', 'cancelled')),
    rules TEXT NOT NULL,                    -- format and all that is chosen with it, as JSON
    conduct TEXT NOT NULL,                  -- how its tables and rounds are run, as JSON
    round INTEGER NOT NULL DEFAULT 0,       -- the last one drawn
    closes INTEGER,                         -- when sign-up ends; null: when the organiser says so
    began INTEGER,                          -- when the present round did
    ends INTEGER,                           -- when it does; null: with its last table
    stage INTEGER NOT NULL DEFAULT 0,       -- of it: 1 no-shows were looked for, 2 reminded, 3 its time is up
    due INTEGER,                            -- when there is something to do next
    told TEXT,                              -- what keeps it from going on, as its organiser was told
    created INTEGER NOT NULL,
    ended INTEGER,
    nonce TEXT NOT NULL DEFAULT (lower(hex(randomblob(10)))),
    message INTEGER,                        -- its announcement
    revision INTEGER NOT NULL DEFAULT 0,    -- grows with what the announcement says
    announce INTEGER                        -- when that is to be posted or edited; null: it is up to date
);
CREATE INDEX tournament_by_server ON tournament (server, status);
CREATE INDEX tournament_by_due ON tournament (due) WHERE due IS NOT NULL;
CREATE INDEX tournament_by_announcement ON tournament (announce) WHERE announce IS NOT NULL;
CREATE INDEX tournament_by_organiser ON tournament (organiser) WHERE organiser IS NOT NULL;

-- Who takes part, in the order of sign-up. A substitute has a number of their own.
CREATE TABLE entrant (
    tournament INTEGER NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    user INTEGER,                           -- null: forgotten
    name TEXT,
    status TEXT NOT NULL CHECK (status IN ('in', 'waiting', 'out')),
    entered INTEGER NOT NULL DEFAULT 1,     -- the first round for which they are drawn
    until INTEGER,                          -- the first for which they are not, of who is out
    rating INTEGER,                         -- by which they are seeded
    division INTEGER NOT NULL DEFAULT 1,
    joined INTEGER NOT NULL,
    PRIMARY KEY (tournament, number)
) WITHOUT ROWID;
CREATE INDEX entrant_by_person ON entrant (user) WHERE user IS NOT NULL;

-- A table of a round. It is drawn, then made: then it has a game.
CREATE TABLE pairing (
    tournament INTEGER NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    round INTEGER NOT NULL,
    number INTEGER NOT NULL,
    division INTEGER NOT NULL DEFAULT 1,
    state TEXT NOT NULL CHECK (state IN ('drawn', 'playing', 'done', 'void')),
    corrected INTEGER NOT NULL DEFAULT 0,   -- 1: its organiser has replaced its result
    game INTEGER REFERENCES game (id) ON DELETE SET NULL,
    retry INTEGER,                          -- when to try again to make it, after a refusal
    reopened INTEGER NOT NULL DEFAULT 0,    -- 1: its end was taken back when the next round was drawn
    PRIMARY KEY (tournament, round, number)
) WITHOUT ROWID;
CREATE UNIQUE INDEX pairing_by_game ON pairing (game) WHERE game IS NOT NULL;

CREATE TABLE pairing_seat (
    tournament INTEGER NOT NULL,
    round INTEGER NOT NULL,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,                  -- in turn order, from 0
    entrant INTEGER NOT NULL,
    substitute INTEGER,                     -- the entrant who has taken it over
    outcome TEXT NOT NULL,                  -- open, played, adjudicated, forfeited, absent, bye
    score INTEGER,
    rank INTEGER,                           -- from 1
    PRIMARY KEY (tournament, round, number, seat)
) WITHOUT ROWID;

-- What is to be posted for a tournament, in order; it names entrants and tables, not people.
CREATE TABLE tournament_post (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    tournament INTEGER NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    nonce TEXT NOT NULL DEFAULT (lower(hex(randomblob(10)))),
    created INTEGER NOT NULL,
    due INTEGER,                            -- null: posted, or given up
    attempts INTEGER NOT NULL DEFAULT 0,
    message INTEGER
);
CREATE INDEX tournament_post_by_due ON tournament_post (due) WHERE due IS NOT NULL;
CREATE INDEX tournament_post_by_tournament ON tournament_post (tournament);
