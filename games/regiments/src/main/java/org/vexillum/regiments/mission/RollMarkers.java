package org.vexillum.regiments.mission;

import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Check;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.combat.Throw;
import org.vexillum.regiments.table.Battle;

/** How many markers there are, and who places the first (AOFR-MISSION-01, AOFR-MISSION-02). */
public record RollMarkers() {
    public void play(Battle battle, Referee<Battle> referee) {
        var roll = referee.roll(new Dice(Side.A, Throw.MARKERS, Check.READ, 1));
        int markers = d3(roll.face(0)) + 2;
        var rules = Rules.of("AOFR-MISSION-01", "AOFR-PRINCIPLE-03");
        referee.record(new MissionEvents.MarkersRolled(roll, markers, rules));
        battle.setMarkersToPlace(markers);
        battle.setToAct(RollOff.between(RollOff.Occasion.MARKERS, referee));
    }

    /** A face read as a D3 (AOFR-PRINCIPLE-03). */
    static int d3(int face) {
        return (face + 1) / 2;
    }
}
