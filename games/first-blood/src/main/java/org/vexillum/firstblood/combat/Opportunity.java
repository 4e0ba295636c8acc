package org.vexillum.firstblood.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.morale.ActionMorale;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.referee.Referee;

/**
 * Enemies strike at a regiment that disengages (FB-OPP-01).
 *
 * <p>All of them strike before anything is resolved, and morale is tested once for the sum of the
 * wounds, before the disengage distance is rolled (FB-OPP-03, FB-OPP-04).
 */
public record Opportunity(String disengaging) {
    public void play(Battle battle, Referee<Battle> referee) {
        var assaults = new ArrayList<DeclaredAttacks>();
        var target = battle.regiment(disengaging);
        for (var enemy : battle.regiments(target.side().other())) {
            var reach = ModelTargets.of(battle, enemy, Manner.OPPORTUNITY, List.of(target));
            if (reach.isEmpty()) continue;
            var assault =
                    TargetDeclaration.ask(battle, enemy, Manner.OPPORTUNITY, reach, true, referee);
            if (!assault.strikes().isEmpty()) assaults.add(assault);
        }
        resolve(battle, target, assaults, referee);
    }

    /** Attacks that are declared, of as many regiments as strike. */
    public static void resolve(
            Battle battle,
            Regiment target,
            List<DeclaredAttacks> assaults,
            Referee<Battle> referee) {
        var together = together(target.id(), assaults);
        var hits = new ArrayList<List<HitsSuffered>>();
        for (var assault : together) hits.add(assault.strike(battle, referee));
        var after = new ActionMorale();
        var guards = new DefenceUses();
        var guard = guards.of(target.id());
        var landings = new ArrayList<HitResolution>();
        for (int i = 0; i < together.size(); i++)
            landings.add(new HitResolution(battle, together.get(i), hits.get(i), after, guards));
        if (landings.size() > 1) defend(battle, landings, guard, referee);
        for (var landing : landings) {
            guard.nextEnemy();
            landing.play(battle, referee);
            landing.thrown().play(battle, referee);
        }
        after.play(battle, referee);
    }

    /** What one regiment does must not weaken the defence against another (FB-OPP-04). */
    private static void defend(
            Battle battle,
            List<HitResolution> landings,
            DefenceUse guard,
            Referee<Battle> referee) {
        for (var landing : landings) {
            guard.nextEnemy();
            landing.defend(battle, referee);
        }
    }

    /** Engaged is who is engaged by any of the strikers (FB-WOUND-10). */
    private static List<DeclaredAttacks> together(String target, List<DeclaredAttacks> assaults) {
        var engaged = new ArrayList<Integer>();
        for (var assault : assaults)
            for (int model : assault.front(target).engaged())
                if (!engaged.contains(model)) engaged.add(model);
        var all = new ArrayList<DeclaredAttacks>();
        for (var one : assaults) {
            var front = new EngagedModels(target, engaged, one.front(target).exposed());
            all.add(
                    new DeclaredAttacks(
                            one.attacker(), one.manner(), one.strikes(), List.of(front)));
        }
        return all;
    }
}
