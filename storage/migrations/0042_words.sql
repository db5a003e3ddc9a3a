-- Version 42. Tables and columns are called what the program calls them.

ALTER TABLE game RENAME COLUMN evening TO session_until;
ALTER TABLE tournament RENAME COLUMN conduct TO round_options;
ALTER TABLE wish RENAME TO match_request;
ALTER TABLE offer RENAME COLUMN wish TO request;
ALTER TABLE tiding RENAME TO follow_news;
ALTER TABLE letter RENAME TO follow_message;
