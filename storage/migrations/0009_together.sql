-- Version 9. Whether everybody is asked at once for their programme, at the beginning of a turn and after the
-- placements; tables made before go on as they were.
ALTER TABLE game ADD COLUMN together TEXT NOT NULL DEFAULT 'no' CHECK (together IN ('no', 'yes'));
