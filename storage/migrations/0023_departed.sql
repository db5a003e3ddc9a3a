-- Version 23. Who has left the server of a game, and servers that the bot was removed from.
ALTER TABLE tenure ADD COLUMN departed INTEGER;  -- when it was noticed that its person had left the server
ALTER TABLE game ADD COLUMN removed INTEGER;     -- since when the game waits for the bot to be back on its server
