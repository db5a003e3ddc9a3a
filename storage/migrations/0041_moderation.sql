-- Version 41. What moderators and administrators do, each with a reason and a way back.
CREATE TABLE moderation (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    server INTEGER NOT NULL,
    game INTEGER REFERENCES game (id) ON DELETE CASCADE,    -- null: it is about a person
    seat INTEGER,
    act TEXT NOT NULL CHECK (act IN ('give', 'computer', 'skip', 'end', 'void', 'title', 'bar', 'ladder', 'back')),
    moderator INTEGER,                  -- who did it; null: was forgotten
    moderator_name TEXT,
    user INTEGER,                       -- whom it is about
    user_name TEXT,
    reason TEXT NOT NULL,
    at INTEGER NOT NULL,
    tenure INTEGER,                     -- of a seat: whose tenure it ended, and which computer stood in
    stand_in INTEGER,
    target INTEGER,                     -- of 'back': the act that it takes back
    undone INTEGER NOT NULL DEFAULT 0   -- 1: was taken back
);
CREATE INDEX moderation_by_server ON moderation (server, id);
CREATE INDEX moderation_by_game ON moderation (game) WHERE game IS NOT NULL;
CREATE INDEX moderation_by_person ON moderation (user) WHERE user IS NOT NULL;
CREATE INDEX moderation_by_moderator ON moderation (moderator) WHERE moderator IS NOT NULL;
ALTER TABLE game ADD COLUMN untitled INTEGER NOT NULL DEFAULT 0;   -- 1: the title of its thread names nobody

-- What games came to whose result is void, until that is taken back.
CREATE TABLE void_result (
    game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    server INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    kind TEXT NOT NULL,
    players INTEGER NOT NULL,
    beside INTEGER NOT NULL,
    user INTEGER,
    level INTEGER,
    place INTEGER NOT NULL,
    score INTEGER NOT NULL,
    rank INTEGER NOT NULL,
    began INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    facts TEXT NOT NULL,
    lead INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE INDEX void_result_by_person ON void_result (user) WHERE user IS NOT NULL;
CREATE TABLE void_rated (
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    server INTEGER NOT NULL,
    kind TEXT NOT NULL,
    user INTEGER,
    level INTEGER,
    rank INTEGER NOT NULL,
    mu INTEGER NOT NULL,
    sigma INTEGER NOT NULL,
    mu_after INTEGER NOT NULL,
    sigma_after INTEGER NOT NULL,
    gain INTEGER NOT NULL,
    loss INTEGER NOT NULL,
    gone INTEGER NOT NULL,
    whole INTEGER NOT NULL,
    PRIMARY KEY (number, seat)
) WITHOUT ROWID;
CREATE INDEX void_rated_by_game ON void_rated (game);
CREATE INDEX void_rated_by_person ON void_rated (user) WHERE user IS NOT NULL;
