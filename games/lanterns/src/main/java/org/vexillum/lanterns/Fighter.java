package org.vexillum.lanterns;

import java.util.Objects;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.kernel.stored.Stored;

/**
 * A fighter as it is now.
 *
 * @param at the centre of its base, or null if it is not on the table
 * @param grit 0 if it is out or has fled
 * @param done whether it has acted in this round
 */
@Stored("Fighter(id, side, profile, at, grit, shaken, done)")
public record Fighter(
        String id,
        Side side,
        Profile profile,
        @Nullable Point at,
        int grit,
        boolean shaken,
        boolean done) {
    public static final int RADIUS = Lengths.mm(25) / 2;

    public boolean onTable() {
        return at != null;
    }

    public boolean waits() {
        return at == null && grit > 0;
    }

    public Point place() {
        return Objects.requireNonNull(at);
    }

    public Disc base() {
        return new Disc(place(), RADIUS);
    }

    /** Distances are those of the bases (LD-MEASURE-01). */
    public boolean within(int inches, Fighter other) {
        return Within.within(base(), other.base(), Lengths.inches(inches));
    }

    public Fighter at(@Nullable Point now) {
        return new Fighter(id, side, profile, now, grit, shaken, done);
    }

    public Fighter withGrit(int left) {
        return new Fighter(id, side, profile, at, left, shaken, done);
    }

    public Fighter shaken(boolean now) {
        return new Fighter(id, side, profile, at, grit, now, done);
    }

    public Fighter done(boolean now) {
        return new Fighter(id, side, profile, at, grit, shaken, now);
    }
}
