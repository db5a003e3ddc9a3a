-- Version 40. The players who stay can vote to begin a game anew without one who left before the second turn.
ALTER TABLE vote ADD COLUMN about TEXT NOT NULL DEFAULT 'undo'
    CHECK (about IN ('undo', 'pause', 'resume', 'cancel', 'replace', 'evening', 'anew'));
UPDATE vote SET about = kind;
ALTER TABLE vote DROP COLUMN kind;
ALTER TABLE vote RENAME COLUMN about TO kind;
