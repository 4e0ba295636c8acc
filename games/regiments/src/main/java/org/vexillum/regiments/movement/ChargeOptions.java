package org.vexillum.regiments.movement;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.regiments.movement.Manoeuvre.Way;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** Whom a unit may charge, and how: AOFR-MOVE-08, AOFR-MOVE-09, AOFR-FACING-03. */
public final class ChargeOptions {
    private ChargeOptions() {}

    /** The ids of the enemies it may charge, in the table's order. */
    public static List<String> targets(Battle battle, Unit unit) {
        var targets = new ArrayList<String>();
        for (var lunge : lunges(battle, unit))
            if (new ChargeSearch(lunge).find() != null) targets.add(lunge.target().id());
        return targets;
    }

    /** Whether there is an enemy it may charge; the obvious ways are tried first. */
    public static boolean any(Battle battle, Unit unit) {
        var searches = new ArrayList<ChargeSearch>();
        for (var lunge : lunges(battle, unit)) searches.add(new ChargeSearch(lunge));
        for (var search : searches) if (search.straight() != null) return true;
        for (var search : searches) if (search.find() != null) return true;
        return false;
    }

    private static List<ChargeCheck> lunges(Battle battle, Unit unit) {
        var lunges = new ArrayList<ChargeCheck>();
        if (unit.place() == null || MoveTraits.holdsOnly(unit) != null) return lunges;
        var charger = new Charger(battle, unit);
        for (var enemy : battle.units())
            if (standsAgainst(unit, enemy) && charger.reaches(enemy))
                lunges.add(new ChargeCheck(charger, enemy));
        return lunges;
    }

    private static boolean standsAgainst(Unit unit, Unit enemy) {
        return enemy.side() != unit.side() && enemy.onTable() && enemy.place() != null;
    }

    private static @Nullable ChargePath find(Charger charger, Unit target) {
        if (!charger.reaches(target)) return null;
        return new ChargeSearch(new ChargeCheck(charger, target)).find();
    }

    /** A legal charge, or null if there is none; one without dice if that is possible. */
    public static @Nullable ChargePath find(Battle battle, Unit charger, Unit target) {
        if (plainRefusal(charger, target) != null) return null;
        var path = find(new Charger(battle, charger), target);
        if (path == null || !battle.reading().chargesShunDanger()) return path;
        return endangers(battle, charger, path) ? safer(battle, charger, target, path) : path;
    }

    private static boolean endangers(Battle battle, Unit charger, ChargePath path) {
        var track = ManoeuvrePoses.of(charger, path.path());
        return !EndangeredModels.charging(battle, charger, track, path.contact()).isEmpty();
    }

    /** Round all dangerous terrain, if there is room (AOFR-TERRAIN-05). */
    private static ChargePath safer(Battle battle, Unit charger, Unit target, ChargePath path) {
        if (MoveTraits.flies(charger)) return path;
        var round = find(Charger.careful(battle, charger), target);
        return round == null ? path : round;
    }

    /**
     * The charge along this path, or null if it is not legal.
     *
     * @param path where it turns and how far; it always goes on until the target is met
     */
    public static @Nullable ChargePath along(
            Battle battle, Unit charger, Unit target, Manoeuvre path) {
        if (refusal(battle, charger, target, path) != null) return null;
        return attempt(battle, charger, target, path).path();
    }

    /** Why no charge at this target is legal, or null if one is. */
    public static @Nullable Refusal refusal(Battle battle, Unit charger, Unit target) {
        var refusal = plainRefusal(charger, target);
        if (refusal != null) return refusal;
        var who = new Charger(battle, charger);
        if (!who.reaches(target))
            return ChargeRefusals.outOfReach(who.nearest(target), who.reach());
        var lunge = new ChargeCheck(who, target);
        if (new ChargeSearch(lunge).find() != null) return null;
        return new ClosestChargeRefusal(lunge).reason();
    }

    /** Why a charge along this path is not legal, or null if it is. */
    public static @Nullable Refusal refusal(
            Battle battle, Unit charger, Unit target, Manoeuvre path) {
        var refusal = plainRefusal(charger, target);
        if (refusal != null) return refusal;
        if (path.way() != Way.FORWARD)
            return Refusal.because("AOFR-MOVE-09", "charge-only-forward");
        return attempt(battle, charger, target, path).refusal();
    }

    /** How far it may charge on this way: 6 inches at most through difficult terrain. */
    public static ExplainedNumber allowed(
            Battle battle, Unit charger, Unit target, Manoeuvre path) {
        var lunge = new ChargeCheck(new Charger(battle, charger), target);
        return lunge.limit(ManoeuvrePoses.of(charger, path));
    }

    /** The rules about what lies on this way. */
    public static Rules passed(Battle battle, Unit charger, Manoeuvre path) {
        return PassedTerrain.by(battle, charger, ManoeuvrePoses.of(charger, path)).rules();
    }

    private static @Nullable Refusal plainRefusal(Unit charger, Unit target) {
        if (target.side() == charger.side())
            return Refusal.because("AOFR-ACTION-05", "charge-at-friend", target.id());
        if (!target.onTable() || target.place() == null)
            return Refusal.because("AOFR-ACTION-05", "target-not-on-table", target.id());
        if (!charger.onTable() || charger.place() == null)
            return Refusal.because("AOFR-ACTION-05", "charger-not-on-table", charger.id());
        return Allowance.refusal(charger);
    }

    private static ChargeCheck.Attempt attempt(
            Battle battle, Unit charger, Unit target, Manoeuvre path) {
        var lunge = new ChargeCheck(new Charger(battle, charger), target);
        return lunge.attempt(path.before(), path.pivot());
    }
}
