package org.vexillum.firstblood.shooting;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.edition.Edition.BrokenTraits;
import org.vexillum.firstblood.edition.Edition.EngagedMonsters;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options.BrokenLosesRules;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.traits.Barrage;
import org.vexillum.firstblood.traits.FiresInCombat;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/** A regiment shoots at another. */
public record VolleyAction(String regiment) {
    /** A regiment that may be shot at with a weapon. */
    record Shot(String target, RangedAttack weapon) {}

    /** Why it may not shoot now, or null. */
    public static @Nullable Refusal refusal(Battle battle, Regiment regiment) {
        var targets = battle.regiments(regiment.side().other());
        var why = refusal(battle, regiment, targets);
        boolean own = why == null || weapons(battle, regiment).isEmpty();
        return own ? why : nobodyToShoot(battle, regiment, targets);
    }

    private static Refusal nobodyToShoot(Battle battle, Regiment regiment, List<Regiment> targets) {
        var rules = Rules.of("FB-VOLLEY-02");
        for (var weapon : weapons(battle, regiment))
            for (var target : targets)
                if (target.inPlay() && !mayBeShotAt(battle, target, weapon))
                    rules = rules.and(rule(battle));
        return new Refusal("nobody-to-shoot", List.of(regiment.id()), rules);
    }

    /** Why it may not shoot at this one, or null. */
    public static @Nullable Refusal refusal(Battle battle, Regiment regiment, Regiment target) {
        return refusal(battle, regiment, List.of(target));
    }

    private static @Nullable Refusal refusal(
            Battle battle, Regiment regiment, List<Regiment> targets) {
        if (RangedAttack.of(battle, regiment).isEmpty()) return unarmed(battle, regiment);
        var weapons = weapons(battle, regiment);
        if (weapons.isEmpty()) return Refusal.because(rule(battle), "engaged", regiment.id());
        @Nullable Refusal why = Refusal.because("FB-VOLLEY-02", "nobody-to-shoot", regiment.id());
        for (var weapon : weapons)
            for (var target : targets) {
                why = targetRefusal(battle, regiment, target, weapon);
                if (why == null) return null;
            }
        return why;
    }

    /** It never had a ranged attack, has no Volley for it, or lost it while Broken. */
    public static Refusal unarmed(Battle battle, Regiment regiment) {
        var rules = Rules.of("FB-VOLLEY-01");
        boolean armed = false;
        for (var member : regiment.card().members())
            for (var trait : member.card().traits())
                armed |= trait instanceof Barrage || trait instanceof FiresInCombat;
        List<Object> who = List.of(regiment.id());
        if (!armed) return new Refusal("no-ranged-attack", who, rules);
        boolean ceased =
                regiment.broken()
                        && battle.edition().brokenTraits() == BrokenTraits.ALL_CEASE
                        && battle.options().brokenLosesRules() == BrokenLosesRules.ALL;
        return ceased
                ? new Refusal("broken-loses-rules", who, rules.and("FB-BROKEN-11"))
                : new Refusal("no-volley", who, rules.and("FB-PROF-03"));
    }

    /** Those it may use now. */
    private static List<RangedAttack> weapons(Battle battle, Regiment regiment) {
        var weapons = RangedAttack.of(battle, regiment);
        weapons.removeIf(weapon -> heldBack(battle, regiment, weapon));
        return weapons;
    }

    /** An engaged regiment does not shoot, but for FB-VOLLEY-08 and FB-GARRISON-25. */
    private static boolean heldBack(Battle battle, Regiment regiment, RangedAttack weapon) {
        return !weapon.inCombat()
                && regiment.status() != Status.IN_GARRISON
                && Engagement.engaged(battle, regiment);
    }

    /** Why nobody shoots with it into or out of combat, or null (FB-VOLLEY-06, FB-VOLLEY-07). */
    public static @Nullable Refusal combatRefusal(
            Battle battle, Regiment regiment, Regiment target, RangedAttack weapon) {
        return heldBack(battle, regiment, weapon)
                ? Refusal.because(rule(battle), "engaged", regiment.id())
                : intoCombat(battle, target, weapon);
    }

    /** Why it may not shoot at this one with this weapon, or null. */
    public static @Nullable Refusal refusal(
            Battle battle, Regiment regiment, Regiment target, RangedAttack weapon) {
        var combat = combatRefusal(battle, regiment, target, weapon);
        return combat != null ? combat : targetRefusal(battle, regiment, target, weapon);
    }

    private static @Nullable Refusal intoCombat(
            Battle battle, Regiment target, RangedAttack weapon) {
        return mayBeShotAt(battle, target, weapon)
                ? null
                : Refusal.because(rule(battle), "target-engaged", target.id());
    }

    /** Every target with every weapon. */
    static List<Shot> shots(Battle battle, Regiment regiment) {
        var shots = new ArrayList<Shot>();
        for (var weapon : RangedAttack.of(battle, regiment)) {
            if (heldBack(battle, regiment, weapon)) continue;
            for (var target : battle.regiments(regiment.side().other()))
                if (targetRefusal(battle, regiment, target, weapon) == null)
                    shots.add(new Shot(target.id(), weapon));
        }
        return shots;
    }

    static @Nullable Refusal targetRefusal(
            Battle battle, Regiment regiment, ChooseVolley.Order order) {
        for (var weapon : RangedAttack.of(battle, regiment))
            for (var target : battle.regiments(regiment.side().other()))
                if (target.id().equals(order.target())
                        && weapon.barrage().written().equals(order.weapon()))
                    return targetRefusal(battle, regiment, target, weapon);
        return null;
    }

    private static @Nullable Refusal targetRefusal(
            Battle battle, Regiment regiment, Regiment target, RangedAttack weapon) {
        if (!target.inPlay())
            return Refusal.because("FB-VOLLEY-02", "not-on-the-table", target.id());
        var combat = intoCombat(battle, target, weapon);
        if (combat != null) return combat;
        if (Shooter.any(battle, regiment, target, weapon)) return null;
        return Refusal.because(
                "FB-VOLLEY-02", "out-of-range-or-sight", target.id(), weapon.barrage().range());
    }

    /** That nobody shoots into or out of combat. */
    private static String rule(Battle battle) {
        return battle.edition().engagedMonsters() == EngagedMonsters.SHOT_AT
                ? "FB-VOLLEY-07"
                : "FB-VOLLEY-06";
    }

    /** FB-VOLLEY-06, FB-VOLLEY-07, FB-VOLLEY-08. */
    private static boolean mayBeShotAt(Battle battle, Regiment target, RangedAttack weapon) {
        boolean monster =
                target.card().type() == ModelType.MONSTER
                        && battle.edition().engagedMonsters() == EngagedMonsters.SHOT_AT;
        return monster || weapon.inCombat() || !Engagement.engaged(battle, target);
    }

    public void play(Battle battle, Referee<Battle> referee) {
        var shooting = battle.regiment(regiment);
        var order = referee.ask(shooting.side(), new ChooseVolley(regiment));
        new ChooseVolley(regiment).volley(battle, order).play(battle, referee);
    }
}
