package org.vexillum.kernel.match;

import java.util.List;
import org.vexillum.kernel.Side;

/** One line of a journal. A journal only grows. */
public sealed interface Entry {
    /**
     * An answer, stored by content.
     *
     * @param number the count of questions put before this one
     * @param fingerprint of the question, so that a drifting replay stops at the very place
     */
    record Answer(Side side, int number, long fingerprint, Object answer) implements Entry {}

    /** Dice rolled by hand. */
    record DiceFell(List<Integer> faces) implements Entry {}

    /**
     * Everything from this entry on is void; later dice are new ones.
     *
     * <p>Standing passes stay: they are settings of a side, not moves.
     */
    record TakenBack(int from) implements Entry {}

    /** Both sides, or a referee, agreed on a change of the table. */
    record Corrected(List<Side> agreed, Object correction, String reason) implements Entry {}

    record Conceded(Side side) implements Entry {}

    /** From here on a side declines this kind of offer unasked, or no longer does. */
    record StandingPass(Side side, String question, boolean on) implements Entry {}
}
