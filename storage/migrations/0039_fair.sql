-- Version 39. What a game does to ratings goes by how it ended and who played on; a game that everybody let die has no result.
ALTER TABLE game ADD COLUMN abandoned INTEGER NOT NULL DEFAULT 0;   -- 1: nobody was left who played on (`forfeit` is 1 too): no ranks
ALTER TABLE rated ADD COLUMN gain INTEGER NOT NULL DEFAULT 1000;    -- so many thousandths of a change upward count
ALTER TABLE rated ADD COLUMN loss INTEGER NOT NULL DEFAULT 1000;    -- and of one downward
ALTER TABLE rated ADD COLUMN gone INTEGER NOT NULL DEFAULT 0;       -- 1: left, and beaten by who stayed; 2: left early, so nobody is rated against them
ALTER TABLE rated ADD COLUMN whole INTEGER NOT NULL DEFAULT 1;      -- 1: played to its end, as `rating.games` counts
ALTER TABLE former_rated ADD COLUMN gain INTEGER NOT NULL DEFAULT 1000;
ALTER TABLE former_rated ADD COLUMN loss INTEGER NOT NULL DEFAULT 1000;
ALTER TABLE former_rated ADD COLUMN gone INTEGER NOT NULL DEFAULT 0;
ALTER TABLE former_rated ADD COLUMN whole INTEGER NOT NULL DEFAULT 1;

-- The threads of running games of several people are told what changes for them, once.
INSERT INTO outbox (game, revision, kind, body, created, due)
    SELECT id, revision, 'upgraded', CAST('{"notice":"upgraded","version":39}' AS BLOB), 0, 0
    FROM game WHERE status = 'running' AND practice = 0 AND thread IS NOT NULL;
