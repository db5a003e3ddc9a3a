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
