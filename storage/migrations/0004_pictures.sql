-- Version 4. What the reports of a table show; NULL is what its server chose, else the full board.
ALTER TABLE game ADD COLUMN pictures TEXT CHECK (pictures IN ('glance', 'full', 'phone'));
