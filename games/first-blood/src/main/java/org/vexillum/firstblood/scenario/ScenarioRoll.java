package org.vexillum.firstblood.scenario;

import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Check;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.referee.Referee;

/** The scenario is chosen by a die; 5 and 6 are rolled again (FB-BATTLE-01). */
public record ScenarioRoll() {
    /** Returns its number. */
    public int play(Battle battle, Referee<Battle> referee) {
        int face;
        do face = referee.roll(new Dice(Side.A, Throw.ROLL_OFF, Check.READ, 1)).face(0);
        while (face > Scenario.values().length);
        referee.record(new ScenarioEvents.ScenarioChosen(face, Rules.of("FB-BATTLE-01")));
        return face;
    }
}
