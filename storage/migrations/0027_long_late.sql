-- Version 27. Who is late for long, and who was reminded because somebody asked for it.
ALTER TABLE game ADD COLUMN opens INTEGER NOT NULL DEFAULT 0;  -- whether the seat of who is late for long opens to others
ALTER TABLE tenure ADD COLUMN nudged INTEGER;   -- when its person last let somebody be reminded
ALTER TABLE tenure ADD COLUMN reminded INTEGER; -- when its person was last reminded because somebody asked for it
