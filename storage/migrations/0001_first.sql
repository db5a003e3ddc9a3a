-- Version 1. PRAGMAs of the header are part of the transaction: a file is ours as a whole or not at all.
PRAGMA application_id = 1132031091;  -- storage.opening.APPLICATION_ID

-- Times are whole seconds since 1970; users, servers, channels and messages are Discord's ids.

CREATE TABLE game (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,                 -- caylus, magna_carta
    status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'finished', 'cancelled')),
    rules INTEGER NOT NULL,             -- version of the rules it was started with
    format INTEGER NOT NULL,            -- version of the format of its snapshots
    revision INTEGER NOT NULL DEFAULT 0,    -- grows for ever, an undo consumes one
    number INTEGER NOT NULL DEFAULT 0,      -- actions in the record now
    header TEXT,                        -- how it was set up, seed included, as JSON; null in a lobby
    options TEXT NOT NULL,              -- JSON object
    seed INTEGER,
    salt TEXT,
    commitment TEXT,                    -- SHA-256 of SALT:SEED, where cards are hidden
    opening BLOB,                       -- the events of the set-up
    host INTEGER,
    server INTEGER NOT NULL,
    channel INTEGER NOT NULL,           -- of the lobby card
    thread INTEGER,                     -- where it is played
    undo TEXT NOT NULL,
    pace TEXT NOT NULL,
    late TEXT NOT NULL,
    language TEXT,
    practice INTEGER NOT NULL DEFAULT 0,
    imported INTEGER NOT NULL DEFAULT 0,    -- actions that came from a record
    rematch_of INTEGER REFERENCES game (id),
    created INTEGER NOT NULL,
    started INTEGER,
    ended INTEGER,
    paused INTEGER,
    turn INTEGER NOT NULL DEFAULT 0,
    phase INTEGER NOT NULL DEFAULT 0,
    phase_ended INTEGER NOT NULL DEFAULT 0, -- revision of the last action that ended a phase, 0 for the set-up
    deciding INTEGER,                   -- the seat whose decision it is, its kind and since when
    decision TEXT,
    since INTEGER,
    scores TEXT,                        -- JSON arrays by seat, of a finished game
    winners TEXT
);
CREATE UNIQUE INDEX one_running_game_per_place ON game (thread) WHERE status = 'running';
CREATE INDEX game_by_channel ON game (channel, status);
CREATE INDEX game_by_thread ON game (thread);
CREATE INDEX game_by_server ON game (server, status);
CREATE INDEX lobby_by_age ON game (created) WHERE status = 'lobby';

-- Who held a seat from when to when; statistics never mix people. A holder's `user` becomes null when the
-- person is forgotten, a seat without a tenure that lasts is open.
CREATE TABLE tenure (
    id INTEGER PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user INTEGER,
    name TEXT,
    began INTEGER NOT NULL,
    began_revision INTEGER NOT NULL,
    ended INTEGER,
    ended_revision INTEGER,
    how TEXT                            -- resigned, replaced, forgotten
);
CREATE UNIQUE INDEX one_holder_per_seat ON tenure (game, seat) WHERE ended IS NULL;
CREATE INDEX tenure_by_user ON tenure (user) WHERE user IS NOT NULL;

CREATE TABLE seat (
    game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,                 -- Blue, Red ..., or the name in the imported record
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;

CREATE TABLE invitation (
    game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    PRIMARY KEY (game, user)
) WITHOUT ROWID;
CREATE INDEX invitation_by_user ON invitation (user);

-- A record is the rows that are not undone, in the order of their numbers.
CREATE TABLE action (
    game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    revision INTEGER NOT NULL,
    number INTEGER NOT NULL,            -- place in the record, from 1
    seat INTEGER NOT NULL,
    code TEXT NOT NULL,
    at INTEGER NOT NULL,
    turn INTEGER NOT NULL,              -- when it was decided
    phase INTEGER NOT NULL,
    source TEXT NOT NULL,               -- person, ahead, plan, clock, record
    saw INTEGER NOT NULL DEFAULT 0,     -- bit set of the seats that saw hidden cards by it
    ends_phase INTEGER NOT NULL DEFAULT 0,
    undone INTEGER,                     -- the revision of the undo
    events BLOB,
    PRIMARY KEY (game, revision)
);

CREATE TABLE undoing (
    game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    revision INTEGER NOT NULL,
    number INTEGER NOT NULL,            -- actions left in the record
    seat INTEGER NOT NULL,              -- who asked
    vote INTEGER REFERENCES vote (id),  -- null when it was free
    at INTEGER NOT NULL,
    PRIMARY KEY (game, revision)
) WITHOUT ROWID;

CREATE TABLE snapshot (
    game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,            -- actions in the record up to here
    turn INTEGER NOT NULL,
    starts_turn INTEGER NOT NULL,
    state BLOB NOT NULL,
    PRIMARY KEY (game, number)
);

-- Repeats of these requests change nothing.
CREATE TABLE delivery (
    id TEXT PRIMARY KEY,
    game INTEGER,
    vote INTEGER,
    at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX delivery_by_age ON delivery (at);

CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    nonce TEXT NOT NULL UNIQUE DEFAULT (lower(hex(randomblob(10)))),  -- Discord takes 25 characters
    game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    revision INTEGER NOT NULL,
    kind TEXT NOT NULL,
    body BLOB NOT NULL,
    created INTEGER NOT NULL,
    due INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    trouble TEXT,                       -- why the last attempt failed
    settled INTEGER,                    -- when it was delivered, dropped or superseded
    how TEXT                            -- delivered, superseded, or why it was dropped
);
CREATE INDEX outbox_due ON outbox (due, id) WHERE settled IS NULL;
CREATE INDEX outbox_of_game ON outbox (game, id) WHERE settled IS NULL;
CREATE INDEX outbox_by_age ON outbox (settled) WHERE settled IS NOT NULL;

-- Messages that the bot must find again, one for a role: prompt, pin, card, vote:ID.
CREATE TABLE message (
    game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    role TEXT NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, role)
) WITHOUT ROWID;
CREATE INDEX message_by_id ON message (message);

CREATE TABLE vote (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('undo', 'pause', 'resume', 'cancel', 'replace')),
    status TEXT NOT NULL CHECK (status IN ('open', 'passed', 'failed', 'expired', 'overtaken')),
    asked_by INTEGER NOT NULL,          -- seat
    revision INTEGER NOT NULL,          -- of the game when it was asked
    number INTEGER,                     -- undo: actions that would be left
    seat INTEGER,                       -- replace: the seat in question
    newcomer INTEGER,                   -- replace: who would get it
    newcomer_name TEXT,
    created INTEGER NOT NULL,
    expires INTEGER NOT NULL,
    ended INTEGER
);
CREATE INDEX vote_open ON vote (game) WHERE status = 'open';
CREATE INDEX vote_by_end ON vote (expires) WHERE status = 'open';
CREATE INDEX vote_by_newcomer ON vote (newcomer) WHERE newcomer IS NOT NULL;

CREATE TABLE ballot (
    vote INTEGER NOT NULL REFERENCES vote (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    yes INTEGER,                        -- null while silent
    at INTEGER,
    PRIMARY KEY (vote, seat)
) WITHOUT ROWID;

CREATE TABLE user_setting (
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (user, name)
) WITHOUT ROWID;

CREATE TABLE server_setting (
    server INTEGER NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (server, name)
) WITHOUT ROWID;

-- Answers given before their decision came up, with what the person was shown.
CREATE TABLE answer_ahead (
    id INTEGER PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    phase INTEGER NOT NULL,
    place TEXT NOT NULL,
    decision TEXT NOT NULL,
    code TEXT NOT NULL,
    shown TEXT NOT NULL,                -- JSON: label, cost and gain
    given INTEGER NOT NULL,
    given_revision INTEGER NOT NULL,
    settled INTEGER,                    -- when it was applied, refused or withdrawn
    how TEXT
);
CREATE INDEX answer_ahead_waiting ON answer_ahead (game, seat) WHERE settled IS NULL;

-- Standing orders, private to the seat's holder.
CREATE TABLE plan (
    id INTEGER PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    rank INTEGER NOT NULL,
    kind TEXT NOT NULL,
    orders TEXT NOT NULL,               -- JSON, guards included
    status TEXT NOT NULL CHECK (status IN ('armed', 'paused', 'stopped', 'done', 'cleared')),
    armed INTEGER NOT NULL,
    armed_revision INTEGER NOT NULL,
    ended INTEGER,
    why TEXT
);
CREATE INDEX plan_armed ON plan (game, seat, rank) WHERE status IN ('armed', 'paused');

-- A seat's time: what its bank held when its clock was last set, and when it runs out.
CREATE TABLE clock (
    game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    bank INTEGER NOT NULL,              -- seconds
    began INTEGER,                      -- null while it stands
    deadline INTEGER,
    told INTEGER NOT NULL DEFAULT 0,    -- reminders given: 1 half, 2 most, 4 over
    next INTEGER,                       -- when something is due: a reminder or the end
    missed INTEGER,                     -- when it last ran out
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE INDEX clock_due ON clock (next) WHERE next IS NOT NULL;

CREATE TABLE away (
    id INTEGER PRIMARY KEY,
    user INTEGER NOT NULL,
    began INTEGER NOT NULL,
    ends INTEGER NOT NULL,
    set_at INTEGER NOT NULL
);
CREATE INDEX away_by_user ON away (user, ends);

-- Facts about this file, such as when the bot last ran (so that an outage is known).
CREATE TABLE fact (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
