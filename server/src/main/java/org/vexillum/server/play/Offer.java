package org.vexillum.server.play;

import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.stored.Stored;

/**
 * Something one side asks of the other.
 *
 * @param n names it
 * @param entry what shall be taken back, if that is asked
 * @param correction as it was written, if one is proposed
 * @param candidate who would be the referee, if that is asked
 */
@Stored(
        as = "Offer",
        with = {"n", "by", "what", "entry", "correction", "reason", "candidate"})
record Offer(
        int n,
        Side by,
        What what,
        int entry,
        @Nullable Object correction,
        String reason,
        @Nullable Candidate candidate) {
    @Stored(
            as = "Offer.What",
            with = {"DRAW", "STOP", "CORRECTION", "UNDO", "REFEREE", "RELEASE"})
    enum What {
        DRAW,
        STOP,
        CORRECTION,
        UNDO,
        /** Somebody who came by the referee's link sits down: both sides have to agree to him. */
        REFEREE,
        /** The referee on whom both agreed goes. */
        RELEASE;

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Who would be the referee, and which sides have agreed to him. */
    @Stored(
            as = "Offer.Candidate",
            with = {"mark", "name", "agreed"})
    record Candidate(String mark, String name, List<Side> agreed) {
        Candidate with(List<Side> sides) {
            var all = new TreeSet<>(agreed);
            all.addAll(sides);
            return new Candidate(mark, name, List.copyOf(all));
        }
    }

    Offer(int n, Side by, What what, int entry, @Nullable Object correction, String reason) {
        this(n, by, what, entry, correction, reason, null);
    }

    static Offer of(int n, Side by, Candidate candidate) {
        return new Offer(n, by, What.REFEREE, -1, null, "", candidate);
    }

    Offer with(Candidate now) {
        return new Offer(n, by, what, entry, correction, reason, now);
    }
}
