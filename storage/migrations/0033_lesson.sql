-- Version 33. Lessons that somebody has begun.
CREATE TABLE lesson (
    user INTEGER NOT NULL,
    lesson INTEGER NOT NULL,
    codes TEXT NOT NULL,                -- the actions of the present try, with commas between them
    done INTEGER,                       -- when it was first done
    PRIMARY KEY (user, lesson)
) WITHOUT ROWID;
