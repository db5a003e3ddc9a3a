-- Version 18. Who decided what a message of a tournament tells, an organiser or a moderator: null for what time did, what
-- was told before this version, and who was forgotten.
ALTER TABLE tournament_post ADD COLUMN user INTEGER;
