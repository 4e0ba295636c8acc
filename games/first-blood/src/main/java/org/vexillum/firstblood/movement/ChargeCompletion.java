package org.vexillum.firstblood.movement;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.army.WeightClass;
import org.vexillum.firstblood.combat.AttackCount;
import org.vexillum.firstblood.combat.ImpactAttacks;
import org.vexillum.firstblood.combat.ModelTargets;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.morale.ActionMorale;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Inspired;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.terrain.CrossedTerrain;
import org.vexillum.firstblood.terrain.Garrisons;
import org.vexillum.firstblood.terrain.ModelTerrain;
import org.vexillum.firstblood.terrain.Terrain.Kind;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/**
 * A successful charge has been moved: dice for the ground, inspiration, impact attacks, morale.
 *
 * @param dice for the ground it crossed (FB-TERRAIN-10: before impact attacks)
 * @param impacting the models that may make impact attacks as far as their way is concerned
 * @param climbed models that changed floors (FB-RUIN-11)
 * @param uninspiring the rule by which this charge does not inspire, or empty
 */
public record ChargeCompletion(
        String regiment,
        ChargeTargets targets,
        TerrainDice dice,
        List<Integer> impacting,
        List<Integer> climbed,
        String uninspiring) {
    public ChargeCompletion {
        impacting = List.copyOf(impacting);
        climbed = List.copyOf(climbed);
    }

    static ChargeCompletion of(
            Battle battle, Regiment charger, ChargeTargets targets, List<ModelRoute> routes) {
        return new ChargeCompletion(
                charger.id(),
                targets,
                TerrainDice.of(battle, charger, routes, true),
                impacting(battle, charger, routes),
                climbed(routes),
                uninspiring(battle, charger, targets, routes));
    }

    /** Not over obstacles, through hindering ground or from floor to floor. */
    private static List<Integer> impacting(
            Battle battle, Regiment charger, List<ModelRoute> routes) {
        var all = new ArrayList<Integer>();
        for (int model : charger.models())
            if (unhindered(battle, charger, model, routes)) all.add(model);
        return all;
    }

    private static boolean unhindered(
            Battle battle, Regiment charger, int model, List<ModelRoute> routes) {
        for (var route : routes)
            if (route.model() == model)
                return route.fromFloor() == route.toFloor() // FB-RUIN-11
                        && !through(battle, charger, route, Kind.OBSTACLE) // FB-TERRAIN-14
                        && !through(battle, charger, route, Kind.HINDERING); // FB-TERRAIN-17
        return true;
    }

    /** Who would strike but for his way, by the rule that forbids it. */
    static void tellHindered(
            Battle battle, Regiment charger, List<ModelRoute> routes, Referee<Battle> referee) {
        for (var rule : List.of("FB-RUIN-11", "FB-TERRAIN-14", "FB-TERRAIN-17")) {
            var models = new ArrayList<Integer>();
            for (var route : routes)
                if (hindered(battle, charger, route, rule)
                        && strikes(battle, charger, route.model())) models.add(route.model());
            if (!models.isEmpty())
                referee.record(new MoveEvents.NoImpacts(charger.id(), models, Rules.of(rule)));
        }
    }

    private static boolean hindered(
            Battle battle, Regiment charger, ModelRoute route, String rule) {
        return switch (rule) {
            case "FB-TERRAIN-14" -> through(battle, charger, route, Kind.OBSTACLE);
            case "FB-TERRAIN-17" -> through(battle, charger, route, Kind.HINDERING);
            default -> route.fromFloor() != route.toFloor();
        };
    }

    private static boolean strikes(Battle battle, Regiment charger, int model) {
        return AttackCount.of(battle, charger, model, Manner.IMPACT).value() > 0;
    }

    private static boolean through(Battle battle, Regiment charger, ModelRoute route, Kind kind) {
        var way = route.path().points();
        return !CrossedTerrain.by(battle, charger, route.model(), way, kind).isEmpty();
    }

    private static List<Integer> climbed(List<ModelRoute> routes) {
        var climbed = new ArrayList<Integer>();
        for (var route : routes)
            if (route.fromFloor() != route.toFloor()) climbed.add(route.model());
        return climbed;
    }

    private static String uninspiring(
            Battle battle, Regiment charger, ChargeTargets targets, List<ModelRoute> routes) {
        for (var id : targets.regiments()) {
            var target = battle.regiment(id);
            if (Garrisons.of(battle, target) != null) return "FB-GARRISON-18";
            if (heavyMount(charger) && ModelTerrain.ruin(battle, target) != null)
                return "FB-RUIN-07";
        }
        if (charger.card().weight() == WeightClass.LIGHT) return "";
        for (var route : routes)
            if (through(battle, charger, route, Kind.HINDERING)) return "FB-TERRAIN-18";
        return "";
    }

    private static boolean heavyMount(Regiment charger) {
        var type = charger.card().type();
        return type == ModelType.BRUTE || type == ModelType.CAVALRY;
    }

    public void play(Battle battle, Referee<Battle> referee) {
        var charger = battle.regiment(regiment);
        var aftermath = new ActionMorale();
        dice.play(battle, aftermath, referee);
        inspire(battle, charger, referee);
        strike(battle, aftermath, referee);
        aftermath.play(battle, referee);
    }

    /** FB-CHARGE-21, FB-CHARGE-22; nothing is taken away that it had before (FB-INSPIRE-03). */
    private void inspire(Battle battle, Regiment charger, Referee<Battle> referee) {
        if (charger.destroyed()) return;
        if (!uninspiring.isEmpty()) {
            referee.record(new MoveEvents.ChargeUninspired(regiment, Rules.of(uninspiring)));
            return;
        }
        boolean before = charger.inspired() != Inspired.NO;
        boolean round = battle.edition().chargeInspires() == Edition.ChargeInspires.WHOLE_ROUND;
        if (charger.inspired() == Inspired.NO) {
            charger.setInspired(round ? Inspired.WHOLE_ROUND : Inspired.NEXT_CLASH);
            for (int model : climbed) charger.setUninspired(model); // FB-RUIN-11
        } else if (round && climbed.isEmpty()) charger.setInspired(Inspired.WHOLE_ROUND);
        var rules = Rules.of(round ? "FB-CHARGE-22" : "FB-CHARGE-21");
        if (before) rules = rules.and("FB-INSPIRE-03");
        if (!climbed.isEmpty()) rules = rules.and("FB-RUIN-11");
        referee.record(new MoveEvents.ChargeInspired(regiment, charger.inspired(), climbed, rules));
    }

    private void tellSheltered(Battle battle, Referee<Battle> referee) {
        var charger = battle.regiment(regiment);
        var strikers = new ArrayList<Integer>();
        for (int model : charger.models()) if (strikes(battle, charger, model)) strikers.add(model);
        if (strikers.isEmpty()) return;
        for (var target : targets.regiments()) {
            var rule = ImpactAttacks.shelter(battle, battle.regiment(target));
            if (!rule.isEmpty())
                referee.record(new MoveEvents.NoImpacts(regiment, strikers, Rules.of(rule)));
        }
    }

    /** Who would strike but for being Broken on the way in (FB-BROKEN-11). */
    private void tellCeased(Battle battle, Referee<Battle> referee) {
        var charger = battle.regiment(regiment);
        if (!charger.broken()) return;
        var whole = charger.copy();
        whole.setBroken(false);
        var ceased = new ArrayList<Integer>();
        for (int model : charger.models())
            if (strikes(battle, whole, model) && !strikes(battle, charger, model))
                ceased.add(model);
        if (!ceased.isEmpty())
            referee.record(new MoveEvents.NoImpacts(regiment, ceased, Rules.of("FB-BROKEN-11")));
    }

    /** Those whose way allows it strike, then who engages nobody moves on (FB-IMPACT-15). */
    private void strike(Battle battle, ActionMorale aftermath, Referee<Battle> referee) {
        if (battle.regiment(regiment).destroyed()) return;
        tellSheltered(battle, referee);
        tellCeased(battle, referee);
        var noted = new ArrayList<ModelTargets>();
        var impacts = ImpactAttacks.of(battle, regiment, targets.regiments());
        for (var one : impacts.noted()) if (impacting.contains(one.model())) noted.add(one);
        var done =
                new ImpactAttacks(regiment, targets.regiments(), noted, impacts.fronts())
                        .play(battle, aftermath, referee);
        new StepAfterImpact(regiment, targets, done.struck()).play(battle, aftermath, referee);
    }
}
