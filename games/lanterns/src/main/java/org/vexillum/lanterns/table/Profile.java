package org.vexillum.lanterns.table;

import org.vexillum.kernel.stored.Stored;

/**
 * What is known of a fighter before the battle (LD-PROFILE-01).
 *
 * @param move in inches
 * @param shoot the face needed, or 0 if it cannot shoot
 * @param range in inches
 */
@Stored(
        as = "Profile",
        with = {"name", "move", "fight", "guard", "nerve", "grit", "shoot", "range"})
public record Profile(
        String name, int move, int fight, int guard, int nerve, int grit, int shoot, int range) {
    private static final int WORST = 7;

    public boolean shoots() {
        return shoot > 0;
    }

    /** LD-BAND-02. */
    public int points() {
        int body = move - 4 + 3 * (WORST - fight) + 3 * (WORST - guard) + (WORST - nerve);
        int bow = shoots() ? 2 * (WORST - shoot) + range / 4 : 0;
        return body + 5 * (grit - 1) + bow;
    }
}
