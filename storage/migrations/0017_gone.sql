-- Version 17. Since when somebody takes part in a tournament no more: null where they do, or were out before this version.
-- `until` of who withdrew before they were drawn is 0: they are drawn nowhere, and may sign up again.
ALTER TABLE entrant ADD COLUMN gone INTEGER;
