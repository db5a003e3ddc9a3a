-- Version 11. An evening together: whether a table is offered one (those made before are not), until when the one that
-- runs lasts at most, and when it ends unless somebody acts before; and the vote about it.
ALTER TABLE game ADD COLUMN evenings TEXT NOT NULL DEFAULT 'no' CHECK (evenings IN ('no', 'yes'));
ALTER TABLE game ADD COLUMN evening INTEGER;        -- null while none runs
ALTER TABLE game ADD COLUMN evening_due INTEGER;
CREATE INDEX evening_by_end ON game (evening_due) WHERE evening_due IS NOT NULL;
ALTER TABLE vote ADD COLUMN about TEXT NOT NULL DEFAULT 'undo'
    CHECK (about IN ('undo', 'pause', 'resume', 'cancel', 'replace', 'evening'));
UPDATE vote SET about = kind;
ALTER TABLE vote DROP COLUMN kind;
ALTER TABLE vote RENAME COLUMN about TO kind;
