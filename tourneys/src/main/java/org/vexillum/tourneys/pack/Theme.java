package org.vexillum.tourneys.pack;

import java.util.List;

/**
 * A scenario or a feat, and the pairs of points it can give to two companies.
 *
 * @param pairs such as {@code 4-2}, the greater number first; of one round for a scenario, of the
 *     whole game for a feat
 */
public record Theme(PackName name, List<String> pairs) {
    public Theme {
        pairs = List.copyOf(pairs);
    }

    public boolean allows(int one, int other) {
        return pairs.contains(Math.max(one, other) + "-" + Math.min(one, other));
    }

    /** Whether so many rounds can give these sums. */
    public boolean allows(int one, int other, int rounds) {
        if (rounds == 0) return one == 0 && other == 0;
        for (int i = 0; i <= one; i++)
            for (int j = 0; j <= other; j++)
                if (allows(i, j) && allows(one - i, other - j, rounds - 1)) return true;
        return false;
    }
}
