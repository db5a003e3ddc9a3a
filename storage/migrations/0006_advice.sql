-- Version 6. Who may have advice of computers in a game; and with what one was first helped there, for ratings.
ALTER TABLE game ADD COLUMN hints TEXT NOT NULL DEFAULT 'alone' CHECK (hints IN ('alone', 'yes', 'no'));
ALTER TABLE game ADD COLUMN aided TEXT;     -- hint, explain, draft, what-if or stand-in; null: people played by themselves
