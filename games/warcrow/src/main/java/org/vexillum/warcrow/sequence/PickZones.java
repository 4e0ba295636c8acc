package org.vexillum.warcrow.sequence;

import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.warcrow.objectives.ObjectiveEvents.ControlStarts;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Stage;

/** Zones are picked, the markers lying already, and the first to deploy is named (WC-PREP-09). */
public record PickZones() {
    public void play(Battle battle, Referee<Battle> referee) {
        var holder = battle.clock().initiative();
        var zone = referee.ask(holder.other(), new ChooseZone());
        battle.setZone(holder.other(), zone);
        var rules = Rules.of("WC-PREP-09", "WC-PREP-12");
        referee.record(
                new SequenceEvents.ZonesChosen(battle.zone(Side.A), battle.zone(Side.B), rules));
        startControl(battle, referee);
        var first = referee.ask(holder, new ChooseFirstDeployer());
        battle.clock().setDeploysFirst(first);
        battle.clock().setToAct(first);
        battle.clock().setStage(Stage.DEPLOYMENT);
        var named = Rules.of("WC-PREP-07", "WC-PREP-11");
        referee.record(new SequenceEvents.DeploysFirst(first, named));
    }

    /** Markers that start controlled (WC-SCEN-EXPANSE-03). */
    public static void startControl(Battle battle, Referee<Battle> referee) {
        battle.setting().scenario().placeMarkers(battle);
        for (var one : battle.objectives()) {
            var side = battle.control(one);
            if (side != null)
                referee.record(
                        new ControlStarts(
                                one.id(), side, Rules.of("WC-SCEN-EXPANSE-03", "WC-OBJ-04")));
        }
    }
}
