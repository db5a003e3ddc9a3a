-- Version 25. Messages to followers, matchmaking, tournaments and the judging of older games are jobs, too.
INSERT INTO job (kind, key, server, due, attempts)
    SELECT 'follow.send', server || ':' || user, server, due, attempts FROM letter WHERE due IS NOT NULL;
DROP INDEX letter_due;
ALTER TABLE letter DROP COLUMN due;
ALTER TABLE letter DROP COLUMN attempts;

INSERT INTO job (kind, key, server, due)
    SELECT 'matchmaking.search', id || '', server, look FROM wish WHERE look IS NOT NULL;
INSERT INTO job (kind, key, server, due) SELECT 'matchmaking.confirm', id || '', server, ends FROM wish;
DROP INDEX wish_by_look;
DROP INDEX wish_by_end;
ALTER TABLE wish DROP COLUMN look;

INSERT INTO job (kind, key, server, due)
    SELECT 'tournament.advance', id || '', server, due FROM tournament WHERE due IS NOT NULL;
INSERT INTO job (kind, key, server, due, nonce)
    SELECT 'tournament.announce', id || '', server, announce, nonce FROM tournament WHERE announce IS NOT NULL;
INSERT INTO job (kind, key, server, due, attempts, nonce)
    SELECT 'tournament.post', post.id || '', tournament.server, post.due, post.attempts, post.nonce
    FROM tournament_post AS post JOIN tournament ON tournament.id = post.tournament WHERE post.due IS NOT NULL;
DROP INDEX tournament_by_due;
DROP INDEX tournament_by_announcement;
ALTER TABLE tournament DROP COLUMN due;
ALTER TABLE tournament DROP COLUMN announce;
ALTER TABLE tournament DROP COLUMN nonce;
DROP INDEX tournament_post_by_due;
ALTER TABLE tournament_post DROP COLUMN due;
ALTER TABLE tournament_post DROP COLUMN attempts;
ALTER TABLE tournament_post DROP COLUMN nonce;

-- Due at 0: the bot has not started since version 22.
INSERT INTO job (kind, key, server, due)
    SELECT 'statistics.judge', server || '', server, coalesce(due, 0) FROM judging;
DROP TABLE judging;
