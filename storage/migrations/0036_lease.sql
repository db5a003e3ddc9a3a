-- Version 36. A process of several holds its shards by locks of the server; leases only keep identifications apart.
DELETE FROM lease;
ALTER TABLE lease DROP COLUMN fence;
