-- What lists show of an event, made with every change of it: no list reads a log.
-- One that is of another version or form than it should be is made anew by the list that needs it.

CREATE TABLE tourney_lines (
    tourney_id TEXT PRIMARY KEY REFERENCES tourneys (id),
    version    INTEGER NOT NULL,
    form       INTEGER NOT NULL,
    text       TEXT NOT NULL
);

-- The last games of somebody who has had thousands.
CREATE INDEX holders_by_visitor ON holders (visitor, taken);
