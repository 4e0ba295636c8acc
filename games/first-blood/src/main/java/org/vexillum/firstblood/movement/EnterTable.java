package org.vexillum.firstblood.movement;

import org.vexillum.firstblood.morale.ActionMorale;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/**
 * Reinforcements march on (FB-REINF-06).
 *
 * <p>Until all of its models are on the table the regiment counts as arriving.
 *
 * @param nth which March of the activation this is, from 1
 */
public record EnterTable(String regiment, int nth) {
    public void play(Battle battle, Referee<Battle> referee) {
        var entering = battle.regiment(regiment);
        var moves = referee.ask(entering.side(), new ChooseEntry(regiment, nth));
        var errand = new EntryRules(battle, entering, nth);
        if (!errand.legal(moves)) throw new IllegalStateException("no such entry: " + moves);
        var routes = errand.routes(moves);
        var dice = TerrainDice.of(battle, entering, routes, false);
        var treks = MoveExecution.go(entering, routes);
        if (entered(entering)) {
            entering.setStatus(Status.ON_TABLE);
            entering.setArrived(true); // FB-REINF-07
        }
        var rules =
                Rules.of("FB-REINF-08", "FB-REINF-09")
                        .and(DeploymentZones.entryRules(battle))
                        .and(errand.length().rules());
        if (!entered(entering)) rules = rules.and("FB-REINF-10");
        referee.record(
                new MoveEvents.RegimentEntered(regiment, nth, treks, errand.length(), rules));
        var aftermath = new ActionMorale();
        dice.play(battle, aftermath, referee);
        aftermath.play(battle, referee);
    }

    /** Whether all of its models are on the table (FB-REINF-10). */
    public static boolean entered(Regiment regiment) {
        for (int model : regiment.models()) if (regiment.place(model) == null) return false;
        return true;
    }

    /** Back to reinforcements with all its models (FB-REINF-11). */
    public static void giveUp(Regiment regiment, Referee<Battle> referee) {
        regiment.lift();
        regiment.setStatus(Status.RESERVE);
        var rules = Rules.of("FB-REINF-11");
        referee.record(new MoveEvents.EntryFailed(regiment.id(), rules));
    }
}
