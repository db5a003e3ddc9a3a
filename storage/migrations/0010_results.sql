-- Version 10. What finished games come to: statistics and ratings. Tables made before never said that they count.
ALTER TABLE game ADD COLUMN counts INTEGER NOT NULL DEFAULT 0;      -- 1: statistics take its result
ALTER TABLE game ADD COLUMN rated TEXT NOT NULL DEFAULT 'no' CHECK (rated IN ('no', 'yes'));

-- One row a seat of a game that counts; they go when its end is taken back.
CREATE TABLE result (
    game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    server INTEGER NOT NULL,
    channel INTEGER NOT NULL,           -- whose readers may know of it
    kind TEXT NOT NULL,
    players INTEGER NOT NULL,
    beside INTEGER NOT NULL,            -- 1: computers sat there too
    user INTEGER,                       -- who held the seat at the end; null: a computer, or nobody by name
    level INTEGER,                      -- of the computer that held it
    place INTEGER NOT NULL,             -- in the first turn order, from 1
    score INTEGER NOT NULL,
    rank INTEGER NOT NULL,              -- from 1; who won together shares it
    began INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    facts TEXT NOT NULL,                -- what the seat added to `tally`, as JSON: {what: [number, total]}
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE INDEX result_by_user ON result (server, user, ended) WHERE user IS NOT NULL;
CREATE INDEX result_by_person ON result (user) WHERE user IS NOT NULL;
CREATE INDEX result_by_score ON result (server, kind, beside, score);
CREATE INDEX result_by_best ON result (server, user, kind, beside, score) WHERE user IS NOT NULL;

-- Sums of results, so that no statistics grow with the games: of a person, and as user 0 of all, in each
-- channel, for people are told only of games that they can see.
CREATE TABLE tally (
    server INTEGER NOT NULL,
    user INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    kind TEXT NOT NULL,
    players INTEGER NOT NULL,
    beside INTEGER NOT NULL,
    what TEXT NOT NULL,
    number INTEGER NOT NULL,
    total INTEGER NOT NULL,
    PRIMARY KEY (server, user, channel, kind, players, beside, what)
) WITHOUT ROWID;
CREATE INDEX tally_by_person ON tally (user);

-- Ratings now, in millionths; server 0 is all servers that joined.
CREATE TABLE rating (
    server INTEGER NOT NULL,
    kind TEXT NOT NULL,
    user INTEGER NOT NULL,
    mu INTEGER NOT NULL,
    sigma INTEGER NOT NULL,
    ordinal INTEGER NOT NULL,           -- mu - 3 sigma, by which the ladder is ordered
    games INTEGER NOT NULL,
    PRIMARY KEY (server, kind, user)
) WITHOUT ROWID;
CREATE INDEX rating_by_ordinal ON rating (server, kind, ordinal);
CREATE INDEX rating_by_person ON rating (user);

-- What each rated game did to whom, in the order in which they were counted.
CREATE TABLE rated (
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    server INTEGER NOT NULL,
    kind TEXT NOT NULL,
    user INTEGER,                       -- null: a computer, or nobody by name
    level INTEGER,
    rank INTEGER NOT NULL,
    mu INTEGER NOT NULL,                -- before
    sigma INTEGER NOT NULL,
    mu_after INTEGER NOT NULL,
    sigma_after INTEGER NOT NULL,
    PRIMARY KEY (number, seat)
) WITHOUT ROWID;
CREATE INDEX rated_by_game ON rated (game);
CREATE INDEX rated_by_kind ON rated (server, kind, number);
CREATE INDEX rated_by_person ON rated (user) WHERE user IS NOT NULL;

-- Two people against each other: games that both finished, and in how many the first came in ahead.
CREATE TABLE versus (
    server INTEGER NOT NULL,
    user INTEGER NOT NULL,
    other_user INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    kind TEXT NOT NULL,
    games INTEGER NOT NULL,
    ahead INTEGER NOT NULL,
    PRIMARY KEY (server, user, other_user, channel, kind)
) WITHOUT ROWID;
CREATE INDEX versus_by_person ON versus (user);
CREATE INDEX versus_by_other ON versus (other_user);
