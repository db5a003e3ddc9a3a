-- Version 29. What a seat has said for one turn is one record. Armed orders and kept turn plans end; who gave them is
-- told once.
CREATE TABLE turn_plan (
    game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    plan TEXT NOT NULL,                 -- JSON
    revision INTEGER NOT NULL,          -- of the game when it was last said
    at INTEGER NOT NULL,                -- when that was
    PRIMARY KEY (game, seat, turn)
) WITHOUT ROWID;

CREATE TABLE ended_plan (
    id INTEGER PRIMARY KEY,
    user INTEGER NOT NULL,
    server INTEGER NOT NULL,            -- where it was, 0 for a kept one
    game INTEGER,                       -- null for one that was kept under a name
    plan TEXT NOT NULL,                 -- an order as JSON, or name and text
    told INTEGER                        -- when the person was told
);
CREATE INDEX ended_plan_of ON ended_plan (user);
INSERT INTO ended_plan (user, server, game, plan)
    SELECT tenure.user, game.server, game.id, plan.orders
    FROM plan JOIN game ON game.id = plan.game
    JOIN tenure ON tenure.game = plan.game AND tenure.seat = plan.seat AND tenure.ended IS NULL
    WHERE plan.status IN ('armed', 'paused') AND game.status = 'running' AND tenure.user IS NOT NULL
        AND tenure.began <= plan.armed
    ORDER BY plan.id;
INSERT INTO ended_plan (user, server, plan)
    SELECT user, 0, substr(name, 11) || ': ' || value FROM user_setting WHERE name LIKE 'programme %'
    ORDER BY user, name;
DELETE FROM user_setting WHERE name LIKE 'programme %';
INSERT INTO job (kind, key, server, due)
    SELECT 'plans.ended', user || '', max(server), 0 FROM ended_plan GROUP BY user;
DROP TABLE plan;
