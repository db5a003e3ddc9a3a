-- Version 46. That a removal from the server was a mistake is an act of its own, and the log keeps whom it did not reach.
ALTER TABLE moderation ADD COLUMN deed TEXT NOT NULL DEFAULT 'back'
    CHECK (deed IN ('give', 'computer', 'skip', 'mistake', 'end', 'void', 'title', 'bar', 'ladder', 'back'));
UPDATE moderation SET deed = CASE WHEN act = 'back' AND target IS NULL THEN 'mistake' ELSE act END;
ALTER TABLE moderation DROP COLUMN act;
ALTER TABLE moderation RENAME COLUMN deed TO act;
ALTER TABLE moderation ADD COLUMN unread TEXT;      -- users who got no direct message about it and have not been shown it, by spaces
ALTER TABLE moderation ADD COLUMN regained INTEGER; -- of 'mistake', or 'back' of a bar: when its person last took a seat back by it
