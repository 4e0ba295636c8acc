-- What lists show of a match, in each language, made with every change of it: no list opens a match.
-- One that is of another version or form than it should be is made anew when there is time.

CREATE TABLE summaries (
    match_id TEXT NOT NULL REFERENCES matches (id),
    lang     TEXT NOT NULL,
    version  INTEGER NOT NULL,
    form     INTEGER NOT NULL,
    text     TEXT NOT NULL,
    PRIMARY KEY (match_id, lang)
);

-- The positions of a finished match, packed.

CREATE TABLE archives (
    match_id TEXT PRIMARY KEY REFERENCES matches (id),
    text     TEXT NOT NULL
);

DROP INDEX matches_by_change;
CREATE INDEX matches_by_change ON matches (open, finished, changed);
