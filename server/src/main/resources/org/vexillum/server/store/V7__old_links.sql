-- Links from before links had a purpose follow the same law as all others. What was made together with
-- the match for whoever made it stays his key; every other link to a player's seat invites whoever comes
-- first, or is used up if somebody sits there. Keys of newer matches are all of the first kind.
UPDATE seats SET purpose = CASE
        WHEN EXISTS (SELECT 1 FROM holders h WHERE h.match_id = seats.match_id AND h.kind = seats.kind)
        THEN 'USED' ELSE 'INVITE' END
    WHERE purpose = 'KEY' AND kind IN ('A', 'B', 'BOTH') AND NOT EXISTS (
        SELECT 1 FROM matches m WHERE m.id = seats.match_id AND m.made = seats.made AND (
            NOT EXISTS (SELECT 1 FROM seats o WHERE o.match_id = m.id AND o.purpose = 'KEY'
                AND o.kind IN ('A', 'B', 'BOTH') AND o.kind <> seats.kind)
            OR EXISTS (SELECT 1 FROM holders h WHERE h.match_id = m.id AND h.kind = seats.kind
                AND h.taken = m.made)));
