package org.vexillum.firstblood.movement;

import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.terrain.CrossedTerrain;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.referee.Referee;

/**
 * A charge that got there is moved, and everything that follows from it (FB-CHARGE-13).
 *
 * @param distance the charge distance in units of 0.01 mm
 */
public record ChargeMove(String regiment, ChargeTargets targets, ExplainedNumber distance) {
    public void play(Battle battle, Referee<Battle> referee) {
        var charger = battle.regiment(regiment);
        var question = new ChooseChargeMove(regiment, targets, distance.value());
        var moves = referee.ask(charger.side(), question);
        if (moves.stays()) {
            var rules = Rules.of("FB-CHARGE-17", "FB-CHARGE-11", "FB-CHARGE-12");
            if (fenced(battle, charger)) rules = rules.and("FB-TERRAIN-14");
            referee.record(new MoveEvents.ChargeBlocked(regiment, targets, rules));
            return;
        }
        var errand = new ChargeMoveRules(battle, charger, targets.regiments(), distance.value());
        var routes = errand.routes(moves);
        var home = ChargeCompletion.of(battle, charger, targets, routes);
        var rules =
                rules(battle)
                        .and(distance.rules())
                        .and(FloorChanges.rules(charger, moves))
                        .and(errand.flight());
        var treks = MoveExecution.go(charger, routes);
        referee.record(new MoveEvents.RegimentCharged(regiment, targets, treks, distance, rules));
        IgnoredTerrain.tell(battle, charger, routes, true, referee);
        ChargeCompletion.tellHindered(battle, charger, routes, referee);
        home.play(battle, referee);
    }

    /** Whether the straight way from a model to one of its targets leads over an obstacle. */
    private boolean fenced(Battle battle, Regiment charger) {
        for (var target : targets.regiments())
            for (int model : charger.models())
                for (int other : battle.regiment(target).models())
                    if (fenced(battle, charger, model, battle.regiment(target).place(other)))
                        return true;
        return false;
    }

    private static boolean fenced(Battle battle, Regiment charger, int model, @Nullable Disc goal) {
        var base = charger.place(model);
        if (base == null || goal == null) return false;
        var way = List.of(base.centre(), goal.centre());
        return !CrossedTerrain.by(battle, charger, model, way, Terrain.Kind.OBSTACLE).isEmpty();
    }

    private Rules rules(Battle battle) {
        var rules = Rules.of("FB-CHARGE-13", "FB-CHARGE-15", "FB-CHARGE-16");
        if (ChargeReach.rolled(battle)) rules = rules.and("FB-CHARGE-14");
        return targets.regiments().size() > 1
                ? rules.and("FB-CHARGE-18").and("FB-CHARGE-19")
                : rules;
    }
}
