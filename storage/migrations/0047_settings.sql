-- Version 47. Settings that a moderator changes in a running game are an act of the log.
ALTER TABLE moderation ADD COLUMN deed TEXT NOT NULL DEFAULT 'back'
    CHECK (deed IN ('give', 'computer', 'skip', 'mistake', 'end', 'void', 'title', 'settings', 'bar', 'ladder', 'back'));
UPDATE moderation SET deed = act;
ALTER TABLE moderation DROP COLUMN act;
ALTER TABLE moderation RENAME COLUMN deed TO act;
