package org.vexillum.firstblood.movement;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.combat.Casualties;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/** A regiment is set up outside the garrison it held (FB-GARRISON-13). */
public record LeaveGarrison(String regiment) {
    public void play(Battle battle, Referee<Battle> referee) {
        var leaving = battle.regiment(regiment);
        var garrison = leaving.garrison();
        if (garrison == null) return;
        var moves = referee.ask(leaving.side(), new ChooseLeaving(regiment));
        leaving.setStatus(Status.ON_TABLE);
        leaving.setGarrison(null);
        for (var go : moves.models()) leaving.place(go.model(), go.end(), 0);
        referee.record(
                new MoveEvents.GarrisonLeft(
                        regiment,
                        garrison,
                        moves.models(),
                        Rules.of("FB-GARRISON-13", "FB-GARRISON-15")));
        var lost = leftOut(leaving);
        if (!lost.isEmpty()) // FB-GARRISON-14
        Casualties.removeWithoutTokens(
                    battle, regiment, lost, Manner.LEAVING, Rules.of("FB-GARRISON-14"), referee);
    }

    private static List<Integer> leftOut(Regiment leaving) {
        var lost = new ArrayList<Integer>();
        for (int model : leaving.models()) if (leaving.place(model) == null) lost.add(model);
        return lost;
    }
}
