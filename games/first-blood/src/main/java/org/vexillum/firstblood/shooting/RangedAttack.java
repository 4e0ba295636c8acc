package org.vexillum.firstblood.shooting;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.combat.Characteristics;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Barrage;
import org.vexillum.firstblood.traits.FiresInCombat;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.Nullable;

/**
 * A ranged attack that models of a regiment have (FB-PROF-13).
 *
 * @param inCombat whether it may be used while engaged and at engaged enemies (FB-VOLLEY-08)
 */
public record RangedAttack(Barrage barrage, boolean inCombat) {
    /** What the models of a regiment can shoot with, each once. */
    public static List<RangedAttack> of(Battle battle, Regiment regiment) {
        var all = new ArrayList<RangedAttack>();
        for (int model : regiment.models())
            for (var weapon : of(battle, regiment, model))
                if (!all.contains(weapon)) all.add(weapon);
        return all;
    }

    /** What a model can shoot with; nothing with a printed Volley of 0 (FB-PROF-03). */
    static List<RangedAttack> of(Battle battle, Regiment regiment, int model) {
        var all = new ArrayList<RangedAttack>();
        if (!Characteristics.able(regiment, model, Characteristic.VOLLEY)) return all;
        for (var trait : Traits.of(battle, regiment, model)) {
            if (trait instanceof Barrage barrage && barrage.range() > 0)
                all.add(new RangedAttack(barrage, false));
            if (trait instanceof FiresInCombat thrown)
                all.add(new RangedAttack(thrown.barrage(), true));
        }
        return all;
    }

    /** What the model uses when the regiment uses this: the same, or its only one, or nothing. */
    public @Nullable RangedAttack usedBy(Battle battle, Regiment regiment, int model) {
        var own = of(battle, regiment, model);
        if (own.contains(this)) return this;
        return own.size() == 1 && (!inCombat || own.getFirst().inCombat) ? own.getFirst() : null;
    }

    /** How many shots a model has when the regiment uses this, without Overcharge markers. */
    public int shots(Battle battle, Regiment regiment, int model) {
        var used = usedBy(battle, regiment, model);
        if (used == null) return 0;
        return VolleyDice.shots(battle, used.barrage, Traits.of(battle, regiment, model), 0);
    }

    /** How many shots a model has with it, so many Overcharge markers discarded. */
    public int shots(int markers) {
        return Overcharging.shots(barrage.x(), markers);
    }
}
