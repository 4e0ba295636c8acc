package org.vexillum.firstblood.ranges;

import java.util.Arrays;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.terrain.Garrisons;
import org.vexillum.firstblood.terrain.MeasuredShape;
import org.vexillum.firstblood.traits.MeleeTraits;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Within;

/**
 * Who engages whom (FB-ENGAGE-02).
 *
 * <p>A model engages an enemy that is in its engagement range and a legal target for it
 * (FB-ENGAGE-05). No sight is needed (FB-ENGAGE-03). Nothing is stored: it follows from places, and
 * a regiment whose places are not known engages nobody.
 */
public final class Engagement {
    /** FB-ENGAGE-01; also to and from every garrison (FB-GARRISON-17, FB-GARRISON-21). */
    public static final int USUAL = Lengths.inches(1);

    /** FB-SR-SUPPORT-1. */
    public static final int SUPPORT = Lengths.inches("2.5");

    private Engagement() {}

    /** The engagement range of a model around its base, in units of 0.01 mm. */
    public static int reach(Battle battle, Regiment regiment, int model) {
        if (Garrisons.of(battle, regiment) != null) return USUAL;
        return Traits.has(battle, regiment, model, MeleeTraits.Support.class) ? SUPPORT : USUAL;
    }

    /** Whether the target is in reach of the attacker and may be attacked by it. */
    public static boolean engages(Battle battle, Regiment attacker, int i, Regiment target, int j) {
        if (attacker.side() == target.side()) return false;
        if (!attacker.alive(i) || !target.alive(j)) return false;
        if (Garrisons.of(battle, attacker) != null || Garrisons.of(battle, target) != null)
            return engagesGarrison(battle, attacker, i, target, j);
        if (!attacker.onTable() || !target.onTable()) return false;
        var from = attacker.place(i);
        var to = target.place(j);
        if (from == null || to == null) return false;
        int floors = Math.abs(attacker.floor(i) - target.floor(j));
        if (floors > 0) return floors == 1 && Within.overlaps(from, to); // FB-RUIN-12
        return reaches(battle, attacker, i, from, to)
                && new AttacksThrough(battle, attacker, i, target, j, target.floor(j))
                        .open(from, to);
    }

    /** Into or out of a garrison, an inch from its base (FB-GARRISON-17, FB-GARRISON-21). */
    private static boolean engagesGarrison(
            Battle battle, Regiment attacker, int i, Regiment target, int j) {
        return new AttacksThrough(battle, attacker, i, target, j, 0)
                .open(
                        MeasuredShape.of(battle, attacker, i),
                        MeasuredShape.of(battle, target, j),
                        USUAL);
    }

    /** Support is looked up only where it decides. */
    private static boolean reaches(Battle battle, Regiment attacker, int i, Disc from, Disc to) {
        if (Within.within(from, to, USUAL)) return true;
        return Within.within(from, to, SUPPORT) && reach(battle, attacker, i) == SUPPORT;
    }

    /** Whether any model of the one engages any model of the other. */
    public static boolean engages(Battle battle, Regiment attacker, Regiment target) {
        if (cannotMeet(attacker, target)) return false;
        for (int i = 0; i < attacker.size(); i++)
            if (engagesAny(battle, attacker, i, target)) return true;
        return false;
    }

    /** Friends, and regiments that are clearly too far from each other. */
    private static boolean cannotMeet(Regiment one, Regiment other) {
        return one.side() == other.side() || Distance.clearlyBeyond(one, other, SUPPORT);
    }

    /** Whether the model engages any model of the target. */
    public static boolean engages(Battle battle, Regiment attacker, int i, Regiment target) {
        return !cannotMeet(attacker, target) && engagesAny(battle, attacker, i, target);
    }

    private static boolean engagesAny(Battle battle, Regiment attacker, int i, Regiment target) {
        if (Distance.clearlyBeyond(attacker, i, target, SUPPORT)) return false;
        for (int j = 0; j < target.size(); j++)
            if (engages(battle, attacker, i, target, j)) return true;
        return false;
    }

    /** Whether any enemy engages the regiment (FB-ENGAGE-02). */
    public static boolean engaged(Battle battle, Regiment regiment) {
        for (var enemy : battle.regiments()) if (engages(battle, enemy, regiment)) return true;
        return false;
    }

    /**
     * Whether any enemy engages this model.
     *
     * <p>Occupants of a garrison are engaged as a regiment, none of them by itself
     * (FB-GARRISON-19).
     */
    public static boolean engaged(Battle battle, Regiment regiment, int model) {
        for (var enemy : battle.regiments())
            if (engagedBy(battle, regiment, model, enemy)) return true;
        return false;
    }

    /** Whether any model of the regiment engages an enemy. */
    public static boolean engaging(Battle battle, Regiment regiment) {
        for (var enemy : battle.regiments()) if (engages(battle, regiment, enemy)) return true;
        return false;
    }

    /** Whether the model engages any enemy. */
    public static boolean engaging(Battle battle, Regiment regiment, int model) {
        for (var enemy : battle.regiments())
            if (engages(battle, regiment, model, enemy)) return true;
        return false;
    }

    /** The models of the target that the attacker engages; none of those inside a garrison. */
    public static int[] engagedBy(Battle battle, Regiment target, Regiment attacker) {
        int[] found = new int[target.size()];
        int count = 0;
        for (int model = 0; model < found.length; model++)
            if (engagedBy(battle, target, model, attacker)) found[count++] = model;
        return Arrays.copyOf(found, count);
    }

    private static boolean engagedBy(Battle battle, Regiment target, int model, Regiment enemy) {
        if (cannotMeet(enemy, target) || Garrisons.of(battle, target) != null) return false;
        for (int i = 0; i < enemy.size(); i++)
            if (engages(battle, enemy, i, target, model)) return true;
        return false;
    }
}
