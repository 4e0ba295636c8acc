package org.vexillum.server.play;

import java.util.Locale;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;

/**
 * Something one side asks of the other.
 *
 * @param n names it
 * @param entry what shall be taken back, if that is asked
 * @param correction as it was written, if one is proposed
 */
record Offer(int n, Side by, What what, int entry, @Nullable Object correction, String reason) {
    enum What {
        DRAW,
        STOP,
        CORRECTION,
        UNDO;

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
