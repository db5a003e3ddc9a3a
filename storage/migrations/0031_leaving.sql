-- Version 31. Who leaves, or is late for long, stands behind who stayed; and what is known of who finishes and is on time.
ALTER TABLE game ADD COLUMN ranks TEXT;         -- JSON array by seat, of a game that has finished since
ALTER TABLE game ADD COLUMN forfeit INTEGER NOT NULL DEFAULT 0;     -- 1: it ended since all others had left
ALTER TABLE game ADD COLUMN graces INTEGER NOT NULL DEFAULT 0;      -- after so many without a sign somebody is dropped; 0 at tables made before: 3
ALTER TABLE tenure ADD COLUMN missed INTEGER NOT NULL DEFAULT 0;    -- deadlines that its person has missed
ALTER TABLE clock ADD COLUMN absent INTEGER;    -- since when its person is absent, or gave the last sign since

-- The threads of running games are told what changes for them, once.
INSERT INTO outbox (game, revision, kind, body, created, due)
    SELECT id, revision, 'upgraded', CAST('{"notice":"upgraded","version":31}' AS BLOB), 0, 0
    FROM game WHERE status = 'running' AND practice = 0 AND thread IS NOT NULL;
