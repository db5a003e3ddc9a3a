-- Version 2. An automatic answer to a decision that depends on hidden cards comes after a while, so that its
-- moment tells nothing: when it is due, and the revision it was meant for.
CREATE TABLE later (
    game INTEGER PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
    revision INTEGER NOT NULL,
    due INTEGER NOT NULL
);
CREATE INDEX later_due ON later (due);
