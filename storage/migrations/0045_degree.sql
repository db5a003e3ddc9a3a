-- Version 45. A bar has milder degrees, and an act that is taken back may have been a mistake.
ALTER TABLE moderation ADD COLUMN degree TEXT;      -- of 'bar': 'warning', or 'restriction' from new games; null: from everything
ALTER TABLE moderation ADD COLUMN mistake INTEGER;    -- of 'back' of a bar: 1: its person did nothing wrong; 0: it has served its purpose; null: not said
