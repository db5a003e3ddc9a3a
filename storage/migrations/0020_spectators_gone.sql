-- Version 20. Predictions, applause and the counts of pairs of people are gone.
DROP TABLE prediction;
DROP TABLE prophet;
DROP TABLE applause;
DROP TABLE versus;
ALTER TABLE game DROP COLUMN foretold;

DELETE FROM server_setting WHERE name IN ('predictions', 'applause');
DELETE FROM outbox WHERE kind = 'applauded';

-- What applause added to statistics: the sums, and what the end of a game that is taken back would take from them.
DELETE FROM tally WHERE what = 'applause';
UPDATE result SET facts = json_remove(facts, '$.applause') WHERE facts LIKE '%"applause"%';
