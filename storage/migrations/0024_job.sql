-- Version 24. What is to be done at a time is one table; first the puzzle of the day and the week's digest.
CREATE TABLE job (
    kind TEXT NOT NULL,                 -- what is to be done, as FEATURE.DEED
    key TEXT NOT NULL,                  -- for what: ids, with a colon between
    server INTEGER NOT NULL,            -- whose process does it; 0: that of shard 0
    due INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    nonce TEXT NOT NULL DEFAULT (lower(hex(randomblob(10)))),  -- of its message; Discord takes 25 characters
    trouble TEXT,                       -- why the last attempt failed
    payload BLOB,                       -- what else it has to know, as JSON
    PRIMARY KEY (kind, key)
) WITHOUT ROWID;
CREATE INDEX job_by_due ON job (kind, due);

INSERT INTO job (kind, key, server, due, attempts, nonce, trouble)
    SELECT 'puzzle.post', server || ':' || day, server, due, attempts, nonce, replace(trouble, 'puzzle-trouble-', '')
    FROM puzzle_post WHERE due IS NOT NULL;
-- The next day of a server that wants puzzles: the first look finds out which one that is.
INSERT INTO job (kind, key, server, due)
    SELECT 'puzzle.post', server || ':0', server, 0 FROM server_setting WHERE name = 'puzzle_channel';

CREATE TABLE puzzle_of_day (
    server INTEGER NOT NULL,
    day INTEGER NOT NULL,
    puzzle INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER,                    -- null until it is posted
    closed INTEGER NOT NULL DEFAULT 0,  -- the solution stands in its message, or it was given up
    PRIMARY KEY (server, day)
) WITHOUT ROWID;
INSERT INTO puzzle_of_day SELECT server, day, puzzle, channel, message, closed FROM puzzle_post;
DROP TABLE puzzle_post;
ALTER TABLE puzzle_of_day RENAME TO puzzle_post;

INSERT INTO job (kind, key, server, due, attempts, trouble)
    SELECT 'digest.post', server || '', server, due, attempts, replace(trouble, 'week-trouble-', '') FROM digest;
DROP INDEX digest_due;
ALTER TABLE digest DROP COLUMN due;
ALTER TABLE digest DROP COLUMN attempts;
ALTER TABLE digest DROP COLUMN trouble;
