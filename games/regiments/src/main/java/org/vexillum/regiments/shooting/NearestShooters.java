package org.vexillum.regiments.shooting;

import java.util.function.BiFunction;
import org.vexillum.regiments.army.Weapon;

/** The first ruleset looked at the nearest model of the target alone. */
final class NearestShooters extends Shooters {
    private final UnitShapes shooter;
    private final UnitShapes target;
    private final BiFunction<UnitShapes, UnitShapes, NearestModelSight> nearest;

    NearestShooters(
            UnitShapes shooter,
            Weapon weapon,
            UnitShapes target,
            BiFunction<UnitShapes, UnitShapes, ModelSight> looks,
            BiFunction<UnitShapes, UnitShapes, NearestModelSight> nearest) {
        super(shooter, weapon, target, looks);
        this.shooter = shooter;
        this.target = target;
        this.nearest = nearest;
    }

    @Override
    boolean mayFire(int slot) {
        return inRange(slot) && sees(slot);
    }

    @Override
    boolean sees(int slot) {
        return indirect(slot) || nearest.apply(shooter, target).fromSlot(slot);
    }
}
