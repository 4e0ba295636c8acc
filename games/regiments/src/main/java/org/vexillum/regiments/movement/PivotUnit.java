package org.vexillum.regiments.movement;

import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.table.Battle;

/**
 * A unit turns on the spot; models that swing into dangerous terrain test it.
 *
 * @param angle the answer to {@link ChoosePivot}
 * @param most what it was allowed: 180 degrees when it Holds, 90 when it is idle
 */
public record PivotUnit(String unit, int angle, int most) {
    public void play(Battle battle, Referee<Battle> referee) {
        if (angle == 0) return;
        turn(battle, referee, new ChoosePivot(unit, most).rules());
    }

    void turn(Battle battle, Referee<Battle> referee, Rules rules) {
        var turning = battle.unit(unit);
        var track = ManoeuvrePoses.of(turning, Manoeuvre.pivot(angle));
        var endangered = EndangeredModels.onTheWay(battle, turning, track); // AOFR-MOVE-07
        turning.place(track.end());
        referee.record(new MoveEvents.UnitPivoted(unit, track.start(), track.end(), angle, rules));
        new DangerousTerrain(unit, endangered).play(battle, referee);
    }
}
