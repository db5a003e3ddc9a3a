-- Version 35. Events are packed with a preset dictionary. Those of games that began before are packed anew, a day after
-- the game has ended.
ALTER TABLE game ADD COLUMN packed INTEGER NOT NULL DEFAULT 1;  -- 0: events as earlier versions packed them
UPDATE game SET packed = 0 WHERE started IS NOT NULL;
CREATE INDEX game_to_pack ON game (ended) WHERE packed = 0;
