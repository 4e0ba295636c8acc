package org.vexillum.lanterns;

import org.vexillum.kernel.stored.Stored;

/**
 * What is known of a fighter before the battle (LD-PROFILE-01).
 *
 * @param move in inches
 * @param shoot the face needed, or 0 if it cannot shoot
 * @param range in inches
 */
@Stored("Profile(name, move, fight, guard, nerve, grit, shoot, range)")
public record Profile(
        String name, int move, int fight, int guard, int nerve, int grit, int shoot, int range) {
    /** LD-BAND-02. */
    public int points() {
        int body = move - 4 + 3 * (7 - fight) + 3 * (7 - guard) + 7 - nerve + 5 * (grit - 1);
        return shoot == 0 ? body : body + 2 * (7 - shoot) + range / 4;
    }
}
