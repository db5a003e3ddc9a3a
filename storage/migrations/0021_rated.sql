-- Version 21. Whether a game is rated is settled at its start, and nothing that one person does later changes it. Games
-- that had come to be unrated stay so; a rated one that allowed advice stays rated, without it.
UPDATE game SET rated = 'no' WHERE rated = 'yes' AND started IS NOT NULL
    AND (aided IS NOT NULL OR undo = 'free' OR practice = 1 OR imported = 1);
UPDATE game SET rated = 'no' WHERE rated = 'yes' AND status = 'running'
    AND server IN (SELECT server FROM server_setting WHERE name = 'ratings' AND value = 'no');
UPDATE game SET rated = 'no' WHERE rated = 'yes' AND status = 'finished'
    AND NOT EXISTS (SELECT 1 FROM rated WHERE rated.game = game.id);
UPDATE game SET hints = 'no' WHERE rated = 'yes' AND status = 'running' AND hints = 'yes';
ALTER TABLE game DROP COLUMN aided;
