package org.vexillum.regiments.shooting;

import java.util.Arrays;
import java.util.function.BiFunction;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.HitTraits.Indirect;
import org.vexillum.regiments.traits.Traits;

/**
 * The models of a unit that may fire a weapon at a target in the front arc (AOFR-SHOOT-01).
 *
 * @param looks who sees whom, asked only when it matters
 */
record Shooters(
        Outline shooter, Weapon weapon, Outline target, BiFunction<Outline, Outline, Looks> looks) {
    private static final int[] NOBODY = {};

    boolean any() {
        return first(true);
    }

    boolean anyInRange() {
        return first(false);
    }

    private boolean first(boolean seeing) {
        if (outOfRange()) return false;
        for (int slot = 0; slot < shooter.unit().living(); slot++)
            if (copies(slot) > 0 && inRange(slot) && (!seeing || sees(slot))) return true;
        return false;
    }

    /** Slot by slot, a model once for every unspent copy (AOFR-SHOOT-02). */
    int[] models() {
        if (outOfRange()) return NOBODY;
        boolean near = allInRange();
        var unit = shooter.unit();
        int[] models = new int[unit.living()];
        int count = 0;
        for (int slot = 0; slot < unit.living(); slot++) {
            int copies = copies(slot);
            if (copies == 0 || !near && !inRange(slot) || !sees(slot)) continue;
            if (count + copies > models.length)
                models = Arrays.copyOf(models, 2 * models.length + copies);
            while (copies-- > 0) models[count++] = unit.inSlot(slot);
        }
        return Arrays.copyOf(models, count);
    }

    private boolean outOfRange() {
        return !Within.within(shooter.footprint(), target.footprint(), weapon.range());
    }

    private boolean allInRange() {
        return Within.whollyWithin(shooter.footprint(), weapon.range(), target.occupied()[0]);
    }

    private boolean inRange(int slot) {
        return Lines.within(shooter.model(slot), target, weapon.range());
    }

    private boolean sees(int slot) {
        return indirect(shooter.unit(), shooter.unit().inSlot(slot), weapon)
                || looks.apply(shooter, target).fromSlot(slot);
    }

    /** AOFR-SR-INDIRECT-2. */
    static boolean indirect(Unit unit, int model, Weapon weapon) {
        return weapon.has(Indirect.class) || Traits.has(unit.traits(model), Indirect.class);
    }

    private int copies(int slot) {
        var unit = shooter.unit();
        int model = unit.inSlot(slot);
        var weapons = unit.weapons(model);
        int copies = 0;
        for (int i = 0; i < weapons.size(); i++)
            if (isThis(weapons.get(i)) && !unit.spent(model, i)) copies++;
        return copies;
    }

    private boolean isThis(Weapon other) {
        return other == weapon || other.equals(weapon);
    }
}
