-- Version 32. Levels of computers are numbered anew: there is a new 1 for beginners, and a new 2 takes the place of the
-- former 1. Tables that play with that are told.
INSERT INTO outbox (game, revision, kind, body, created, due)
    SELECT id, revision, 'upgraded', CAST('{"notice":"upgraded","version":32}' AS BLOB), 0, 0
    FROM game WHERE status = 'running' AND thread IS NOT NULL AND id IN (
        SELECT game FROM tenure WHERE ended IS NULL AND level = 1 UNION SELECT game FROM seat WHERE stand_in = 1
    )
    ORDER BY id;
UPDATE game SET level = level + 1;
UPDATE tenure SET level = level + 1 WHERE level IS NOT NULL;
UPDATE seat SET stand_in = stand_in + 1 WHERE stand_in IS NOT NULL;
UPDATE result SET level = level + 1 WHERE level IS NOT NULL;
UPDATE rated SET level = level + 1 WHERE level IS NOT NULL;
UPDATE former_rated SET level = level + 1 WHERE level IS NOT NULL;
