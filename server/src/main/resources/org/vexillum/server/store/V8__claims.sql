-- That somebody has a pass is what an imported event says; it counts once his own browser has come.
ALTER TABLE pass_holders ADD COLUMN proven INTEGER NOT NULL DEFAULT 1;
