package org.vexillum.lanterns.sequence;

import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Check;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.lanterns.table.Battle;
import org.vexillum.lanterns.table.Purpose;

/** Both sides roll a die, ties again; the higher one is returned. */
public record RollOff(String rule) {
    public Side play(Referee<Battle> referee) {
        while (true) {
            var a = referee.roll(new Dice(Side.A, Purpose.ROLL_OFF, Check.READ, 1));
            var b = referee.roll(new Dice(Side.B, Purpose.ROLL_OFF, Check.READ, 1));
            referee.record(new SequenceEvents.RolledOff(a, b, Rules.of(rule)));
            if (a.sum() != b.sum()) return a.sum() > b.sum() ? Side.A : Side.B;
        }
    }
}
