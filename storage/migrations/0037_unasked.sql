-- Version 37. Clocks run only while a game's question can be read; what a clock that stands still has left is its deadline alone.
ALTER TABLE game ADD COLUMN unasked INTEGER;    -- since when nobody is asked: the question is gone, or nothing can be posted
CREATE TABLE standstill (                       -- such a time that is over
    game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    began INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    PRIMARY KEY (game, began)
) WITHOUT ROWID;
ALTER TABLE clock ADD COLUMN changed INTEGER NOT NULL DEFAULT 0;    -- 1: other hours or another zone have moved it in this decision
UPDATE clock SET deadline = deadline - (SELECT paused FROM game WHERE game.id = clock.game)
    WHERE began IS NULL AND deadline IS NOT NULL
    AND game IN (SELECT id FROM game WHERE paused IS NOT NULL);
