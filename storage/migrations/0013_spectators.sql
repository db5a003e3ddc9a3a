-- Version 13. Spectators: predictions of who wins and by how much, and applause. Tables made before have neither.
ALTER TABLE game ADD COLUMN foretold INTEGER;   -- null: nobody predicts it; 0: open; else the revision it closed with

-- Who somebody says will win. A row of somebody who was forgotten counts without a name.
CREATE TABLE prediction (
    id INTEGER PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    user INTEGER,
    name TEXT,
    seat INTEGER NOT NULL,
    margin INTEGER,                     -- by how much: the least of a band of leads; null: not said
    at INTEGER NOT NULL,
    points INTEGER                      -- null until the end of the game gives them
);
CREATE UNIQUE INDEX one_prediction ON prediction (game, user);
CREATE INDEX prediction_by_person ON prediction (user) WHERE user IS NOT NULL;

-- Sums of predictions that got points or none, by channel: people are told only of games that they can see.
CREATE TABLE prophet (
    server INTEGER NOT NULL,
    user INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    name TEXT NOT NULL,
    points INTEGER NOT NULL,
    number INTEGER NOT NULL,
    hits INTEGER NOT NULL,              -- how many named a winner
    PRIMARY KEY (server, user, channel)
) WITHOUT ROWID;
CREATE INDEX prophet_by_person ON prophet (user);

-- Applause for a seat, once a person and phase; `revision` is that with which the phase ended.
CREATE TABLE applause (
    id INTEGER PRIMARY KEY,
    game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    user INTEGER,
    seat INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    at INTEGER NOT NULL
);
CREATE UNIQUE INDEX one_applause ON applause (game, revision, user);
CREATE INDEX applause_by_person ON applause (user) WHERE user IS NOT NULL;
