-- Version 26. What time does to games is done by jobs: clocks, automatic answers, live sessions, votes, lobbies.
INSERT INTO job (kind, key, server, due)
    SELECT 'clock', clock.game || ':' || clock.seat, game.server, clock.next
    FROM clock JOIN game ON game.id = clock.game WHERE clock.next IS NOT NULL;
DROP INDEX clock_due;
ALTER TABLE clock DROP COLUMN next;

INSERT INTO job (kind, key, server, due, payload)
    SELECT 'plans.auto_answer', later.game || '', game.server, later.due, CAST(later.revision || '' AS BLOB)
    FROM later JOIN game ON game.id = later.game WHERE later.due IS NOT NULL;
DROP TABLE later;

INSERT INTO job (kind, key, server, due)
    SELECT 'live_session.end', id || '', server, evening_due FROM game WHERE evening_due IS NOT NULL;
DROP INDEX evening_by_end;
ALTER TABLE game DROP COLUMN evening_due;

INSERT INTO job (kind, key, server, due)
    SELECT 'vote.expire', vote.game || ':' || vote.id, game.server, vote.expires
    FROM vote JOIN game ON game.id = vote.game WHERE vote.status = 'open';
DROP INDEX vote_by_end;
INSERT INTO job (kind, key, server, due)
    SELECT 'lobby.expire', id || '', server, created + 1209600 FROM game WHERE status = 'lobby';
INSERT INTO job (kind, key, server, due)
    SELECT 'matchmaking.close', id || '', server, created + 259200
    FROM game WHERE status = 'lobby' AND host IS NULL AND imported = 0;

-- When the bot last looked at its clocks, for each of its processes, is when it looks next.
INSERT INTO job (kind, key, server, due)
    SELECT 'clock.seen', substr(name, 6), 0, CAST(value AS INTEGER) + 300 FROM fact
    WHERE name = 'seen' OR name LIKE 'seen %';
DELETE FROM fact WHERE name = 'seen' OR name LIKE 'seen %';
