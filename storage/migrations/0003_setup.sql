-- Version 3. How a game was set up can be long, and few ask for it: out of the rows that every list reads.
CREATE TABLE setup (
    game INTEGER PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
    header TEXT NOT NULL,               -- seed included, as JSON
    opening BLOB                        -- the events of the set-up
);
INSERT INTO setup (game, header, opening) SELECT id, header, opening FROM game WHERE header IS NOT NULL;
ALTER TABLE game DROP COLUMN header;
ALTER TABLE game DROP COLUMN opening;
CREATE INDEX lobby_by_host ON game (host) WHERE status = 'lobby';

-- Nothing reads these: a snapshot tells the version of its format itself.
ALTER TABLE game DROP COLUMN rules;
ALTER TABLE game DROP COLUMN format;

-- Whose a seat was at a time: what was said in private belongs to that person.
CREATE INDEX tenure_by_seat ON tenure (game, seat, began);
