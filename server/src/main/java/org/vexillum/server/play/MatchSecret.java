package org.vexillum.server.play;

import org.vexillum.files.journal.ContinuedSeed;
import org.vexillum.files.journal.LiveSeed;
import org.vexillum.files.journal.Seed;
import org.vexillum.kernel.Nullable;

/**
 * What the server keeps secret of a match: its share of the seed, and for a match that goes on from
 * another the dice that fell there.
 *
 * @param before the seed of that other match, or null
 * @param from the last entry that was taken over from it
 */
record MatchSecret(String own, @Nullable Seed before, int from) {
    private static final String AFTER = " after ";

    static MatchSecret read(String written) {
        int mark = written.indexOf(AFTER);
        if (mark < 0) return new MatchSecret(written, null, -1);
        var rest = written.substring(mark + AFTER.length());
        int space = rest.indexOf(' ');
        return new MatchSecret(
                written.substring(0, mark),
                Seed.read(rest.substring(space + 1), "secret"),
                Integer.parseInt(rest.substring(0, space)));
    }

    static String written(String own, int from, Seed before) {
        return own + AFTER + from + " " + before.written();
    }

    /** What the dice of the match come from. */
    Seed dice(LiveSeed live) {
        return before == null ? live : new ContinuedSeed(before, from, live);
    }
}
