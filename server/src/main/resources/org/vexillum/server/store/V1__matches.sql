-- The same for SQLite and PostgreSQL. Times are ISO 8601 in UTC.

CREATE TABLE matches (
    id       TEXT PRIMARY KEY,
    game     TEXT NOT NULL,
    edition  TEXT NOT NULL,
    ruleset  INTEGER NOT NULL,
    setting  TEXT NOT NULL,
    by_hand  INTEGER NOT NULL,
    shared   INTEGER NOT NULL,
    open     INTEGER NOT NULL,
    bot_a    TEXT NOT NULL,
    bot_b    TEXT NOT NULL,
    secret   TEXT NOT NULL,
    made     TEXT NOT NULL,
    state    TEXT NOT NULL,
    finished INTEGER NOT NULL,
    changed  TEXT NOT NULL
);

CREATE TABLE entries (
    match_id TEXT NOT NULL REFERENCES matches (id),
    number   INTEGER NOT NULL,
    line     TEXT NOT NULL,
    secret   INTEGER NOT NULL,
    at       TEXT NOT NULL,
    PRIMARY KEY (match_id, number)
);

CREATE TABLE remarks (
    match_id TEXT NOT NULL REFERENCES matches (id),
    number   INTEGER NOT NULL,
    kind     TEXT NOT NULL,
    side     TEXT NOT NULL,
    text     TEXT NOT NULL,
    told     INTEGER NOT NULL,
    at       TEXT NOT NULL,
    PRIMARY KEY (match_id, number)
);

CREATE TABLE seats (
    token    TEXT PRIMARY KEY,
    match_id TEXT NOT NULL REFERENCES matches (id),
    kind     TEXT NOT NULL,
    made     TEXT NOT NULL
);

CREATE TABLE holders (
    visitor  TEXT NOT NULL,
    match_id TEXT NOT NULL REFERENCES matches (id),
    kind     TEXT NOT NULL,
    taken    TEXT NOT NULL,
    PRIMARY KEY (visitor, match_id, kind)
);

CREATE TABLE forces (
    id       TEXT PRIMARY KEY,
    visitor  TEXT NOT NULL,
    game     TEXT NOT NULL,
    edition  TEXT NOT NULL,
    text     TEXT NOT NULL,
    changed  TEXT NOT NULL
);

CREATE INDEX holders_by_match ON holders (match_id);
CREATE INDEX seats_by_match ON seats (match_id);
CREATE INDEX forces_by_visitor ON forces (visitor);
CREATE INDEX matches_by_change ON matches (open, changed);
