package org.vexillum.regiments.kit.odds;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.regiments.combat.Cover;
import org.vexillum.regiments.combat.Impact;
import org.vexillum.regiments.combat.Melee;
import org.vexillum.regiments.combat.WeaponGroup;
import org.vexillum.regiments.odds.Assumptions;
import org.vexillum.regiments.odds.AttackStep;
import org.vexillum.regiments.odds.Contribution;
import org.vexillum.regiments.odds.MeleeOdds;
import org.vexillum.regiments.odds.ShootingOdds;
import org.vexillum.regiments.odds.TakedownTargets;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.PlainTrait;

/**
 * A question about odds: one unit shoots at or charges another.
 *
 * @param charge whether it charges rather than shoots
 * @param distance between the closest models in units of 0.01 mm, or -1 if everything is in range
 *     and near
 * @param shooters who of those with a weapon may fire it
 */
public record OddsRequest(
        Unit attacker,
        Unit target,
        boolean charge,
        boolean moved,
        int distance,
        Cover cover,
        ChargedSide side,
        Assumptions assumptions,
        Options options,
        Shooters shooters) {
    private static final int FAR = 9 * 2540;

    /** The models that fire a weapon, each once for every copy it carries. */
    public interface Shooters {
        /** Everybody who has it. */
        Shooters ALL = WeaponGroup::users;

        int[] of(WeaponGroup group);

        /** Whom they may single out. */
        default TakedownTargets marks(WeaponGroup group) {
            return TakedownTargets.ALL;
        }
    }

    /** AOFR-PRINCIPLE-04: over 9 inches, exactly 9 is not. */
    public boolean far() {
        return distance > FAR;
    }

    public MeleeOdds melee() {
        return melee(attacker, target, true);
    }

    /** What the attacker brings to the result of the melee. */
    MeleeParts attackerParts(MeleeOdds odds) {
        return MeleeParts.of(attacker, odds.target().wounds(), options);
    }

    MeleeParts targetParts(MeleeOdds odds) {
        return MeleeParts.of(target, odds.charger().wounds(), options);
    }

    private MeleeOdds melee(Unit striker, Unit struck, boolean explained) {
        return MeleeOdds.of(striker, struck, side, options, assumptions, explained);
    }

    public ShootingOdds shooting() {
        return shooting(attacker, target, true);
    }

    private ShootingOdds shooting(Unit shooter, Unit struck, boolean explained) {
        return ShootingOdds.of(shooter, struck, volleys(shooter), options, assumptions, explained);
    }

    /** Every ranged weapon type in range, in the order in which the types are resolved. */
    private List<ShootingOdds.Volley> volleys(Unit shooter) {
        var volleys = new ArrayList<ShootingOdds.Volley>();
        for (var group : assumptions.inOrder(WeaponGroup.ranged(shooter), shooter)) {
            if (!fires(group.weapon())) continue;
            int[] models = shooters.of(group);
            if (models.length > 0)
                volleys.add(
                        new ShootingOdds.Volley(
                                group.weapon(),
                                models,
                                moved,
                                far(),
                                cover,
                                shooters.marks(group)));
        }
        return volleys;
    }

    private boolean fires(Weapon weapon) {
        boolean held = weapon.has(PlainTrait.Limited.class) && !assumptions.usesLimited();
        return !held && weapon.range() >= distance;
    }

    /** Whether there is nothing to strike or shoot with. */
    public boolean idle() {
        if (!charge) return volleys(attacker).isEmpty();
        return WeaponGroup.melee(attacker, _ -> true).isEmpty() && Impact.dice(attacker, 0) == 0;
    }

    /** The units that may single models of the other out. */
    List<TakedownText> singling() {
        var all = new ArrayList<TakedownText>();
        if (TakedownText.possible(attacker, charge, assumptions.usesLimited()))
            all.add(new TakedownText(attacker, target));
        boolean back = charge && assumptions.strikesBack() && mayStrikeBack();
        if (back && TakedownText.possible(target, true, assumptions.usesLimited()))
            all.add(new TakedownText(target, attacker));
        return all;
    }

    List<AttackStep> steps() {
        return charge ? melee().steps() : shooting().steps();
    }

    /** Whether somebody decides which of several weapons comes first (AOFR-SHOOT-07). */
    boolean choosesWeapons() {
        if (!charge) return choosesAmong(WeaponGroup.ranged(attacker));
        boolean back = assumptions.strikesBack() && mayStrikeBack();
        return choosesAmong(WeaponGroup.melee(attacker, _ -> true))
                || back && choosesAmong(WeaponGroup.melee(target, Melee::counters))
                || back && choosesAmong(WeaponGroup.melee(target, w -> !Melee.counters(w)));
    }

    private static boolean choosesAmong(List<WeaponGroup> groups) {
        return groups.stream().map(WeaponGroup::turn).distinct().count() < groups.size();
    }

    /** Whether the charged unit can strike at its attacker at all (AOFR-MELEE-05). */
    boolean mayStrikeBack() {
        return Melee.mayStrikeBack(options, side);
    }

    /** What each trait of either unit adds to the wounds that the target takes. */
    public List<Contribution> contributions() {
        return Contribution.of(attacker, target, this::expected);
    }

    private double expected(Unit striker, Unit struck) {
        return charge
                ? melee(striker, struck, false).target().wounds().mean()
                : shooting(striker, struck, false).wounds().mean();
    }
}
