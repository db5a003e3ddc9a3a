-- Version 22. A game is rated only if everybody sees its channel, so that ratings are one number for all who are told.
ALTER TABLE game ADD COLUMN public INTEGER;     -- 1: everybody saw its channel when it began; null: that is not settled yet
DROP TABLE rated_in;

-- The servers with rated games that began before that was settled, and when they are judged.
CREATE TABLE judging (
    server INTEGER PRIMARY KEY,
    due INTEGER                         -- null: the bot has not started since
);
INSERT INTO judging (server) SELECT DISTINCT server FROM game WHERE rated = 'yes' AND started IS NOT NULL;

-- Ratings as they were before, and what the games did that count no more: the next version drops both tables.
CREATE TABLE former_rating (
    server INTEGER NOT NULL,
    kind TEXT NOT NULL,
    user INTEGER NOT NULL,
    mu INTEGER NOT NULL,
    sigma INTEGER NOT NULL,
    ordinal INTEGER NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (server, kind, user)
) WITHOUT ROWID;
CREATE INDEX former_rating_by_person ON former_rating (user);
CREATE TABLE former_rated (
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
    PRIMARY KEY (number, seat)
) WITHOUT ROWID;
CREATE INDEX former_rated_by_game ON former_rated (game);
CREATE INDEX former_rated_by_person ON former_rated (user) WHERE user IS NOT NULL;
