-- Version 38. Links that open the live board once, and the sessions of browsers.
CREATE TABLE board_session (
    hash TEXT PRIMARY KEY,              -- SHA-256 of the token, in hexadecimal: nobody who reads this has a session
    kind TEXT NOT NULL,                 -- link: opens a session once; browser: a session
    user INTEGER NOT NULL,
    game INTEGER,                       -- the only game it is for; null: all of theirs
    expires INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX board_session_user ON board_session (user);
CREATE INDEX board_session_expires ON board_session (expires);
