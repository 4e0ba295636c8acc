package org.vexillum.regiments.mission;

import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Stage;
import org.vexillum.regiments.table.Status;
import org.vexillum.regiments.table.Unit;

/**
 * Alternate deployment of the units that have a status: the army at large, later the Scouts.
 *
 * <p>AOFR-DEPLOY-03, AOFR-SR-SCOUT-3.
 */
record Deployment(Battle battle, Referee<Battle> referee, Status status) {
    /** One unit is set down. */
    void step() {
        var side = next();
        if (waits(side)) place(side);
        if (!waits(Side.A) && !waits(Side.B)) over();
    }

    /** The side whose turn it is, unless it has none left while the other has. */
    private Side next() {
        var side = battle.toAct();
        return waits(side) || !waits(side.other()) ? side : side.other();
    }

    private boolean waits(Side side) {
        return WaitingUnits.any(battle, side, status);
    }

    private boolean scouts() {
        return status == Status.SCOUT;
    }

    private void place(Side side) {
        battle.setToAct(side);
        var placing =
                scouts() ? new PlaceScout(side).placing(battle) : new Deploy(side).placing(battle);
        if (placing.first() == null) leaveOut(side);
        else ask(side);
        battle.setToAct(side.other());
    }

    private void ask(Side side) {
        var question = scouts() ? new PlaceScout(side) : new Deploy(side);
        var rules =
                scouts()
                        ? Rules.of("AOFR-SR-SCOUT-2", "AOFR-SR-SCOUT-3")
                        : Rules.of("AOFR-DEPLOY-02", "AOFR-DEPLOY-03");
        setDown(battle, referee.ask(side, question), rules, referee);
    }

    static Unit setDown(
            Battle battle, Deploy.Placement placement, Rules rules, Referee<Battle> referee) {
        var unit = battle.unit(placement.unit());
        if (!placement.arrangement().isEmpty())
            unit.stand(placement.arrangement().stream().mapToInt(Integer::intValue).toArray());
        unit.place(placement.front());
        unit.setStatus(Status.ON_TABLE);
        referee.record(new MissionEvents.UnitPlaced(unit.id(), placement.front(), rules));
        return unit;
    }

    /** Nobody may pass, but what finds no room cannot fight. */
    private void leaveOut(Side side) {
        for (var unit : WaitingUnits.units(battle, side, status)) {
            unit.destroy();
            var rules = Rules.of("AOFR-DEPLOY-02", "AOFR-PRINCIPLE-01");
            referee.record(new MissionEvents.NoRoom(unit.id(), rules));
        }
    }

    /** The winner of the roll-off goes on: with the Scouts, then with the first round. */
    private void over() {
        battle.setToAct(battle.opening());
        if (scouts()) {
            battle.setRound(1);
            battle.setStage(Stage.ROUND_START);
        } else battle.setStage(Stage.SCOUTS);
    }
}
