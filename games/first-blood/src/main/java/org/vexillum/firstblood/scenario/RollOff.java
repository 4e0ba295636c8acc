package org.vexillum.firstblood.scenario;

import java.util.ArrayList;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Check;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.referee.Referee;

/** Each side rolls a die and the lower wins; ties are rolled again (FB-DICE-10, FB-DICE-11). */
public record RollOff(Rules occasion) {
    /** Returns the winner. */
    public Side play(Battle battle, Referee<Battle> referee) {
        var a = new ArrayList<Integer>();
        var b = new ArrayList<Integer>();
        do {
            a.add(die(Side.A, referee));
            b.add(die(Side.B, referee));
        } while (a.getLast().equals(b.getLast()));
        var winner = a.getLast() < b.getLast() ? Side.A : Side.B;
        var rules = Rules.of("FB-DICE-10").and(occasion);
        if (a.size() > 1) rules = rules.and("FB-DICE-11");
        referee.record(new ScenarioEvents.RolledOff(a, b, winner, rules));
        return winner;
    }

    private static int die(Side side, Referee<Battle> referee) {
        return referee.roll(new Dice(side, Throw.ROLL_OFF, Check.READ, 1)).face(0);
    }
}
