-- Events: a log of small changes each, as matches have their journal. Whoever changes one says
-- which version he knows. Only hashes of links are kept.

CREATE TABLE tourneys (
    id      TEXT PRIMARY KEY,
    code    TEXT NOT NULL UNIQUE,
    season  TEXT NOT NULL,
    listed  INTEGER NOT NULL,
    version INTEGER NOT NULL,
    made    TEXT NOT NULL,
    changed TEXT NOT NULL
);

CREATE TABLE tourney_entries (
    tourney_id TEXT NOT NULL REFERENCES tourneys (id),
    number     INTEGER NOT NULL,
    line       TEXT NOT NULL,
    PRIMARY KEY (tourney_id, number)
);

CREATE TABLE passes (
    token      TEXT PRIMARY KEY,
    tourney_id TEXT NOT NULL REFERENCES tourneys (id),
    role       TEXT NOT NULL,
    who        TEXT NOT NULL,
    made       TEXT NOT NULL
);

CREATE TABLE pass_holders (
    visitor    TEXT NOT NULL,
    tourney_id TEXT NOT NULL REFERENCES tourneys (id),
    role       TEXT NOT NULL,
    who        TEXT NOT NULL,
    taken      TEXT NOT NULL,
    PRIMARY KEY (visitor, tourney_id, role, who)
);

CREATE INDEX tourneys_by_season ON tourneys (season);
CREATE INDEX passes_by_tourney ON passes (tourney_id);
CREATE INDEX pass_holders_by_tourney ON pass_holders (tourney_id);
