package org.vexillum.regiments.mission;

import static org.vexillum.kernel.geometry.Lengths.inches;

import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.geometry.Lengths;

/** The table a battle is fought on. */
public final class TableCheck {
    /** Along the long edges, unless the players agree on less (AOFR-FIELD-01). */
    public static final int WIDTH = inches(72);

    public static final int DEPTH = inches(48);

    /** What stays between the deployment zones, whatever the table (AOFR-FIELD-03). */
    public static final int BETWEEN_ZONES = inches(24);

    public static final int LEAST_DEPTH = inches(28);

    private TableCheck() {}

    /** Why no battle can be fought on a table of this size, or null. */
    public static @Nullable Refusal refusal(int width, int depth) {
        if (depth < LEAST_DEPTH)
            return Refusal.because(
                    "AOFR-FIELD-03",
                    "table-too-shallow",
                    Lengths.show(depth),
                    Lengths.show(LEAST_DEPTH));
        if (width < depth)
            return Refusal.because(
                    "AOFR-DEPLOY-01",
                    "table-narrower-than-deep",
                    Lengths.show(width),
                    Lengths.show(depth));
        return null;
    }
}
