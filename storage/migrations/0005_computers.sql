-- Version 5. Computers hold seats like people (a tenure with a level and without a user), and play in the place of
-- somebody who is away or has left.
ALTER TABLE tenure ADD COLUMN level INTEGER;    -- of the computer that holds the seat; null for people
ALTER TABLE seat ADD COLUMN stand_in INTEGER;   -- level of the computer that plays here until somebody comes (back)
ALTER TABLE game ADD COLUMN level INTEGER NOT NULL DEFAULT 2;   -- of computers that sit down or stand in
