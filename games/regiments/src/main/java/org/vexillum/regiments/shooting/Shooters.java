package org.vexillum.regiments.shooting;

import java.util.Arrays;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.geometry.Arcs;
import org.vexillum.kernel.geometry.Within;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.HitTraits.Indirect;
import org.vexillum.regiments.traits.Traits;

/**
 * The models of a unit that may fire a weapon at a target.
 *
 * <p>Each needs one model of the target in range, in sight and in the front arc, all three of the
 * same model (AOFR-SHOOT-01).
 */
class Shooters {
    private static final int[] NOBODY = {};

    private final UnitShapes shooter;
    private final Weapon weapon;
    private final UnitShapes target;
    private final BiFunction<UnitShapes, UnitShapes, ModelSight> looks;

    /**
     * @param looks who sees whom, asked only when it matters
     */
    Shooters(
            UnitShapes shooter,
            Weapon weapon,
            UnitShapes target,
            BiFunction<UnitShapes, UnitShapes, ModelSight> looks) {
        this.shooter = shooter;
        this.weapon = weapon;
        this.target = target;
        this.looks = looks;
    }

    boolean any() {
        if (outOfRange()) return false;
        for (int slot = 0; slot < shooter.unit().living(); slot++)
            if (copies(slot) > 0 && mayFire(slot)) return true;
        return false;
    }

    /** Slot by slot, a model once for every unspent copy (AOFR-SHOOT-02). */
    int[] models() {
        if (outOfRange()) return NOBODY;
        var unit = shooter.unit();
        int[] models = new int[unit.living()];
        int count = 0;
        for (int slot = 0; slot < unit.living(); slot++) {
            int copies = copies(slot);
            if (copies == 0 || !mayFire(slot)) continue;
            if (count + copies > models.length)
                models = Arrays.copyOf(models, 2 * models.length + copies);
            while (copies-- > 0) models[count++] = unit.inSlot(slot);
        }
        return Arrays.copyOf(models, count);
    }

    /** Whether the model in a slot might fire such a weapon, whoever carries it. */
    boolean mayFire(int slot) {
        if (!inRange(slot) || !sees(slot)) return false;
        for (int each = 0; each < target.unit().living(); each++)
            if (inRange(slot, each) && inFront(each) && sees(slot, each)) return true;
        return false;
    }

    /** Why none of these may fire, or null if one may. */
    @Nullable Refusal whyNot(String label, int... slots) {
        var id = target.unit().id();
        if (IntStream.of(slots).anyMatch(this::mayFire)) return null;
        if (IntStream.of(slots).noneMatch(this::inRange))
            return Refusal.because("AOFR-SHOOT-01", "out-of-range", label, id);
        return IntStream.of(slots).noneMatch(this::sees)
                ? Refusal.because("AOFR-LOS-01", "out-of-sight", label, id)
                : Refusal.because("AOFR-SHOOT-01", "not-one-model", label, id);
    }

    int[] carriers() {
        return IntStream.range(0, shooter.unit().living())
                .filter(slot -> copies(slot) > 0)
                .toArray();
    }

    private boolean outOfRange() {
        return !Within.within(shooter.footprint(), target.footprint(), weapon.range());
    }

    /** Of some model of the target. */
    final boolean inRange(int slot) {
        return ShootingLines.within(shooter.model(slot), target, weapon.range());
    }

    private boolean inRange(int slot, int each) {
        return Within.within(shooter.model(slot), target.model(each), weapon.range());
    }

    /** The arc is the unit's; any part of the model will do (AOFR-FACING-02). */
    private boolean inFront(int each) {
        return Arcs.inFrontArc(shooter.footprint(), target.model(each));
    }

    /** Some model of the target. */
    boolean sees(int slot) {
        return indirect(slot) || looks.apply(shooter, target).fromSlot(slot);
    }

    private boolean sees(int slot, int each) {
        return indirect(slot) || looks.apply(shooter, target).at(slot, each);
    }

    final boolean indirect(int slot) {
        return indirect(shooter.unit(), shooter.unit().inSlot(slot), weapon);
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
