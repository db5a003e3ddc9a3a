-- Version 43. A bar can end by itself, and the log keeps what a bar has ended, or what its end has given back.
ALTER TABLE moderation ADD COLUMN until INTEGER;        -- of 'bar': when it ends; null: when it is lifted
ALTER TABLE moderation ADD COLUMN seats INTEGER;        -- of running games; null: from before this version
ALTER TABLE moderation ADD COLUMN lobbies INTEGER;
ALTER TABLE moderation ADD COLUMN invitations INTEGER;
