-- Version 16. What people would play and look for others for, on a server.
CREATE TABLE wish (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user INTEGER NOT NULL,
    server INTEGER NOT NULL,
    channel INTEGER NOT NULL,           -- where it was made
    kind TEXT,                          -- of the game; null: any
    players TEXT NOT NULL,              -- numbers of players, with spaces between
    paces TEXT NOT NULL,
    language TEXT,                      -- null: any
    hours INTEGER NOT NULL,             -- 1: only with people who are awake at the same time for some hours
    ping INTEGER NOT NULL,              -- 1: wants to be mentioned when a table fits
    made INTEGER NOT NULL,
    ends INTEGER NOT NULL,              -- when it is asked about, or gone
    asked INTEGER NOT NULL DEFAULT 0,   -- 1: its person was asked whether it stands
    look INTEGER,                       -- when others are to be looked for; null: when somebody new comes
    nonce TEXT NOT NULL UNIQUE DEFAULT (lower(hex(randomblob(10))))
);
CREATE INDEX wish_by_server ON wish (server, made);
CREATE INDEX wish_by_person ON wish (user);
CREATE INDEX wish_by_look ON wish (look) WHERE look IS NOT NULL;
CREATE INDEX wish_by_end ON wish (ends);

-- Lobbies that were offered to people for their wishes; kept for a while, so that the same people are not brought
-- together again and again.
CREATE TABLE offer (
    game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    wish INTEGER NOT NULL,              -- it may be gone
    server INTEGER NOT NULL,
    made INTEGER NOT NULL,
    calls INTEGER NOT NULL,             -- 1: with a mention
    state TEXT NOT NULL CHECK (state IN ('silent', 'waits', 'told', 'declined')),
    PRIMARY KEY (game, user)
) WITHOUT ROWID;
CREATE INDEX offer_by_person ON offer (user, server, made);
CREATE INDEX offer_by_time ON offer (server, made);
CREATE INDEX offer_by_age ON offer (made);
