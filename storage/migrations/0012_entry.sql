-- Version 12. Who may join a lobby: everybody who reads its channel (as in those made before), who is invited, or people
-- whose rating in its server lies within bounds; and how many may sit there, where that is fewer than the game allows.
ALTER TABLE game ADD COLUMN entry TEXT NOT NULL DEFAULT 'open' CHECK (entry IN ('open', 'invited', 'rated'));
ALTER TABLE game ADD COLUMN least_rating INTEGER;   -- as people see it; null: no bound
ALTER TABLE game ADD COLUMN most_rating INTEGER;
ALTER TABLE game ADD COLUMN newcomers INTEGER NOT NULL DEFAULT 0;   -- 1: so may who is not rated for certain yet
ALTER TABLE game ADD COLUMN places INTEGER;

-- Whether the invited were told of it in the channel, or want no more of it.
ALTER TABLE invitation ADD COLUMN state TEXT NOT NULL DEFAULT 'told' CHECK (state IN ('waits', 'told', 'declined'));

-- Who takes no invitations of whom.
CREATE TABLE refusal (
    user INTEGER NOT NULL,
    other_user INTEGER NOT NULL,
    since INTEGER NOT NULL,
    PRIMARY KEY (user, other_user)
) WITHOUT ROWID;
CREATE INDEX refusal_by_other ON refusal (other_user);
