-- Who changes a match says which version he knows: what several servers, or a backup that was
-- brought back, changed meanwhile is never overwritten.

ALTER TABLE matches ADD COLUMN version INTEGER NOT NULL DEFAULT 0;

CREATE TABLE marks (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
