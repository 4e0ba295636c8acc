package org.vexillum.firstblood.shooting;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.ranges.Distance;
import org.vexillum.firstblood.sight.RegimentSight;
import org.vexillum.firstblood.sight.SightPurpose;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options.ObscuredJudged;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.GrantedTraits;
import org.vexillum.firstblood.traits.SeesThroughCover;
import org.vexillum.firstblood.traits.Traits;

/**
 * A model that fires.
 *
 * @param obscured whether its target is obscured for it (FB-VOLLEY-12)
 */
public record Shooter(int model, boolean obscured) {
    /**
     * Those with a model of the target both in range and in sight (FB-VOLLEY-09), as they stand.
     */
    public static List<Shooter> of(
            Battle battle, Regiment regiment, Regiment target, RangedAttack weapon) {
        var view = new RegimentSight(battle, regiment, target, SightPurpose.VOLLEY);
        var all = new ArrayList<Shooter>();
        for (int model : regiment.models()) {
            var used = weapon.usedBy(battle, regiment, model);
            if (used == null) continue;
            var look = look(battle, regiment, model, target, used.barrage().range(), view);
            if (look == Look.NONE) continue;
            boolean obscured = look == Look.OBSCURED || look == Look.VEILED;
            boolean through = look != Look.VEILED && seesThrough(battle, regiment, model, used);
            all.add(new Shooter(model, obscured && !through));
        }
        return judged(battle, regiment, weapon, all);
    }

    /** Those of whom it is told that they fire and who has no clear line, as the rules take it. */
    public static List<Shooter> told(
            Battle battle,
            Regiment regiment,
            Regiment target,
            RangedAttack weapon,
            List<Shooter> firing) {
        var all = new ArrayList<Shooter>();
        boolean veiled = GrantedTraits.obscured(target);
        for (var one : firing) {
            var used = weapon.usedBy(battle, regiment, one.model);
            if (used == null) continue;
            boolean through = seesThrough(battle, regiment, one.model, used);
            all.add(new Shooter(one.model, veiled || one.obscured && !through));
        }
        return judged(battle, regiment, weapon, all);
    }

    /** Whether anybody can fire at the target. */
    static boolean any(Battle battle, Regiment regiment, Regiment target, RangedAttack weapon) {
        RegimentSight view = null;
        for (int model : regiment.models()) {
            var used = weapon.usedBy(battle, regiment, model);
            if (used == null) continue;
            int range = used.barrage().range();
            if (Distance.clearlyBeyond(regiment, target, range)) continue;
            for (int other : target.models()) {
                if (!Distance.within(battle, regiment, model, target, other, range)) continue;
                if (view == null)
                    view = new RegimentSight(battle, regiment, target, SightPurpose.VOLLEY);
                if (view.sees(model, other)) return true;
            }
        }
        return false;
    }

    private enum Look {
        NONE,
        /** Only models that are obscured whatever lies between. */
        VEILED,
        OBSCURED,
        CLEAR
    }

    /** One clear line to a model in range is enough. */
    private static Look look(
            Battle battle,
            Regiment regiment,
            int model,
            Regiment target,
            int range,
            RegimentSight view) {
        var best = Look.NONE;
        for (int other : target.models()) {
            if (!Distance.within(battle, regiment, model, target, other, range)) continue;
            boolean veiled = GrantedTraits.obscured(target, other);
            if (best == Look.VEILED && veiled || !view.sees(model, other)) continue;
            if (view.clear(model, other)) return Look.CLEAR;
            if (best != Look.OBSCURED) best = veiled ? Look.VEILED : Look.OBSCURED;
        }
        return best;
    }

    /** FB-SR-SURESHOT: not what an incantation obscures, or what a model carries. */
    private static boolean seesThrough(
            Battle battle, Regiment regiment, int model, RangedAttack used) {
        return Traits.has(battle, regiment, model, SeesThroughCover.class)
                || Traits.find(used.barrage().traits(), SeesThroughCover.class) != null;
    }

    private static List<Shooter> judged(
            Battle battle, Regiment regiment, RangedAttack weapon, List<Shooter> each) {
        boolean whole = battle.options().obscuredJudged() == ObscuredJudged.WHOLE_REGIMENT;
        if (!whole || each.stream().noneMatch(Shooter::obscured)) return each;
        var all = new ArrayList<Shooter>();
        for (var one : each)
            all.add(
                    new Shooter(
                            one.model,
                            one.obscured || !seesThrough(battle, regiment, one.model, weapon)));
        return all;
    }
}
