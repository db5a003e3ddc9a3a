-- Version 28. Who is asked besides the seat that decides: what they answer is kept until its moment comes.
CREATE TABLE asked (
    game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    how TEXT NOT NULL CHECK (how IN ('joint', 'early')),
    since INTEGER NOT NULL,
    revision INTEGER NOT NULL,          -- of the game when it was asked
    turn INTEGER NOT NULL,
    phase INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
