-- Version 44. That an act is taken back once the former holder of its seat is there again is an act of its own.
ALTER TABLE moderation ADD COLUMN waits INTEGER NOT NULL DEFAULT 0;  -- 1, of 'back': allowed until `until`, to whoever held the seat
