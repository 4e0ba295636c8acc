-- What a link is good for, and which side made it. Links from before stay what they were: keys.
ALTER TABLE seats ADD COLUMN purpose TEXT NOT NULL DEFAULT 'KEY';
ALTER TABLE seats ADD COLUMN maker TEXT NOT NULL DEFAULT '';

-- A referee sits by consent of both players or by office; before, nobody had to consent.
DELETE FROM seats WHERE kind = 'REFEREE';
DELETE FROM holders WHERE kind = 'REFEREE';
