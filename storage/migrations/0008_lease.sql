-- Version 8. What one process of several does for a while: its share of the shards, the clocks, the backups.
CREATE TABLE lease (
    name TEXT PRIMARY KEY,
    holder TEXT NOT NULL,               -- of the process
    expires INTEGER NOT NULL,           -- in the storage's own time
    fence INTEGER NOT NULL              -- grows whenever another takes it over
) WITHOUT ROWID;
