-- Version 34. How reliable somebody is: sums `finished`, `deadlines`, `within-hour` and `within-day` of rated games, of tables
-- made from now on, whose game.counts is 2.
ALTER TABLE game ADD COLUMN reliable INTEGER;   -- of 100 games and deadlines, how many who joins must have finished and met; null: any
