-- The table at the end of each step, and what the log told of it in both languages.
-- A part begins anew where a newer program could not play the journal as it was played.

CREATE TABLE positions (
    match_id TEXT NOT NULL REFERENCES matches (id),
    part     INTEGER NOT NULL,
    step     INTEGER NOT NULL,
    hash     TEXT NOT NULL,
    standing TEXT NOT NULL,
    log      TEXT NOT NULL,
    PRIMARY KEY (match_id, part, step)
);
