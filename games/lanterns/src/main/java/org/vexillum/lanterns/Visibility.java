package org.vexillum.lanterns;

import static org.vexillum.kernel.geometry.Lengths.inches;

import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.geometry.Capsule;
import org.vexillum.kernel.geometry.Within;

/** Who sees whom, and whom one may shoot. */
public final class Visibility {
    private Visibility() {}

    /** How far one sees in this round, in inches (LD-SIGHT-02). */
    public static int dusk(Battle battle) {
        return 21 - 3 * Math.max(1, battle.round);
    }

    /** Why one does not see the other, or null. */
    public static @Nullable Refusal hidden(Battle battle, Fighter from, Fighter to) {
        for (var rock : battle.rocks)
            for (var part : rock.parts())
                if (Capsule.within(from.place(), to.place(), part, 0))
                    return Refusal.because("LD-SIGHT-01", "behind-rocks", to.id());
        return Light.lit(battle, to) || from.within(dusk(battle), to) // LD-LIGHT-01
                ? null
                : Refusal.because("LD-SIGHT-02", "too-dark", to.id(), dusk(battle));
    }

    /** Why one may not shoot the other, or null (LD-SHOOT-02). */
    public static @Nullable Refusal notShot(Battle battle, Fighter shooter, Fighter enemy) {
        int range = shooter.profile().range();
        if (!enemy.onTable() || enemy.side() == shooter.side())
            return Refusal.because("LD-SHOOT-02", "no-enemy", enemy.id());
        if (battle.engaged(enemy)) return Refusal.because("LD-SHOOT-02", "in-melee", enemy.id());
        if (!Within.within(shooter.base(), enemy.base(), inches(range)))
            return Refusal.because("LD-SHOOT-02", "out-of-range", enemy.id(), range);
        return hidden(battle, shooter, enemy);
    }
}
