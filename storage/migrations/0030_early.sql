-- Version 30. After how many minutes the next to place is asked too; 0 at tables made before: never.
ALTER TABLE game ADD COLUMN early INTEGER NOT NULL DEFAULT 0;
