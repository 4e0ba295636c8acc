package org.vexillum.regiments.mission;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Stage;
import org.vexillum.regiments.table.Status;

/**
 * Units arriving out of Ambush at the start of a round, one side after the other.
 *
 * <p>AOFR-SR-AMBUSH-2, AOFR-SR-AMBUSH-3. The side to act at the start is the one that will activate
 * first.
 */
public final class AmbushArrivals {
    private AmbushArrivals() {}

    /** One unit arrives or one side declines; then, if nobody may go on, the activations begin. */
    public static void step(Battle battle, Referee<Battle> referee) {
        var side = battle.toAct();
        if (mayBring(battle, side)) bring(battle, side, referee);
        else if (mayBring(battle, side.other())) bring(battle, side.other(), referee);
        if (!mayBring(battle, Side.A) && !mayBring(battle, Side.B)) over(battle);
    }

    private static boolean mayBring(Battle battle, Side side) {
        return battle.round() >= 2
                && !battle.declined().contains(side)
                && WaitingUnits.any(battle, side, Status.AMBUSH);
    }

    private static void bring(Battle battle, Side side, Referee<Battle> referee) {
        battle.setToAct(side);
        var placement = referee.ask(side, new Arrive(side)).placement();
        if (placement == null) decline(battle, side, referee);
        else arrive(battle, placement, referee);
        battle.setToAct(side.other());
    }

    private static void arrive(Battle battle, Deploy.Placement placement, Referee<Battle> referee) {
        var rules = Rules.of("AOFR-SR-AMBUSH-2", "AOFR-SR-AMBUSH-3");
        Deployment.setDown(battle, placement, rules, referee).setArrived(true);
    }

    private static void decline(Battle battle, Side side, Referee<Battle> referee) {
        var declined = new ArrayList<>(battle.declined());
        declined.add(side);
        battle.setDeclined(declined);
        var rules = Rules.of("AOFR-SR-AMBUSH-3");
        referee.record(new MissionEvents.ArrivalDeclined(side, rules));
    }

    private static void over(Battle battle) {
        battle.setDeclined(List.of());
        battle.setToAct(battle.opening());
        battle.setStage(Stage.ACTIVATIONS);
    }
}
