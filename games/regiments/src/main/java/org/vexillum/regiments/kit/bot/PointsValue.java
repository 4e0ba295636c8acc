package org.vexillum.regiments.kit.bot;

import org.vexillum.regiments.odds.MeleeOdds;
import org.vexillum.regiments.odds.ShootingOdds;
import org.vexillum.regiments.table.Unit;

/** What things are worth to the greedy bot, in points. */
final class PointsValue {
    /** A Shaken unit loses an activation and its hold on markers. */
    private static final double SHAKEN = 0.35;

    private PointsValue() {}

    static double perModel(Unit unit) {
        return (double) unit.points() / unit.startingSize();
    }

    /** What is left of a unit. */
    static double of(Unit unit) {
        return perModel(unit) * unit.living();
    }

    /** Points taken from a target by shooting. */
    static double of(ShootingOdds odds, Unit target) {
        double slain = wounded(target, odds.wounds().mean());
        return slain + odds.shaken() * SHAKEN * (of(target) - slain);
    }

    /** Points taken from the target less points lost, in a charge. */
    static double of(MeleeOdds odds, Unit charger, Unit target) {
        return lost(odds.target(), target) - lost(odds.charger(), charger);
    }

    static double lost(MeleeOdds.Fate fate, Unit unit) {
        double slain = wounded(unit, fate.wounds().mean());
        double left = of(unit) - slain;
        return slain + fate.routed() * left + fate.shaken() * SHAKEN * left;
    }

    /** Wounds in points: a wound on a Tough model is worth its share of the model. */
    private static double wounded(Unit unit, double wounds) {
        int left = unit.woundsLeft();
        return left == 0 ? 0 : of(unit) * Math.min(1, wounds / left);
    }
}
