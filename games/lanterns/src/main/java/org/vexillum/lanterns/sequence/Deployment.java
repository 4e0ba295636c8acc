package org.vexillum.lanterns.sequence;

import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.lanterns.setup.PlaceFighter;
import org.vexillum.lanterns.table.Battle;
import org.vexillum.lanterns.table.Fighter;
import org.vexillum.lanterns.table.Stage;

/** One fighter is placed, and the other side is next (LD-DEPLOY-02). */
public record Deployment() {
    public void play(Battle battle, Referee<Battle> referee) {
        var side = waits(battle, battle.next()) ? battle.next() : battle.next().other();
        if (!waits(battle, side)) {
            battle.enter(Stage.ROUND_START, 1, battle.next());
            return;
        }
        var fighter =
                battle.fighters().stream()
                        .filter(one -> one.side() == side && waits(one))
                        .findFirst()
                        .orElseThrow();
        var move = referee.ask(side, new PlaceFighter(fighter.id()));
        battle.set(fighter.at(move.to()));
        battle.enter(Stage.DEPLOYMENT, 0, side.other());
        referee.record(
                new SequenceEvents.Deployed(fighter.id(), move.to(), Rules.of("LD-DEPLOY-02")));
    }

    private static boolean waits(Battle battle, Side side) {
        return battle.fighters().stream().anyMatch(one -> one.side() == side && waits(one));
    }

    private static boolean waits(Fighter one) {
        return !one.onTable() && one.grit() > 0;
    }
}
