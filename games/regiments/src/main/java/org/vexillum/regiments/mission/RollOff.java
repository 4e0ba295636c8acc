package org.vexillum.regiments.mission;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Check;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.kernel.stored.Stored;
import org.vexillum.regiments.combat.Throw;
import org.vexillum.regiments.table.Battle;

/** Each side rolls a die and the higher wins; ties are rolled again (AOFR-PRINCIPLE-02). */
public record RollOff(Occasion occasion) {
    /** The two roll-offs of a battle are separate. */
    @Stored(
            as = "RollOff.Occasion",
            with = {"MARKERS", "DEPLOYMENT"})
    public enum Occasion {
        MARKERS,
        DEPLOYMENT
    }

    public static Side between(Occasion occasion, Referee<Battle> referee) {
        var a = new ArrayList<Integer>();
        var b = new ArrayList<Integer>();
        do {
            a.add(die(Side.A, referee));
            b.add(die(Side.B, referee));
        } while (a.getLast().equals(b.getLast()));
        var winner = a.getLast() > b.getLast() ? Side.A : Side.B;
        referee.record(
                new MissionEvents.RolledOff(
                        occasion, List.copyOf(a), List.copyOf(b), winner, rules(occasion)));
        return winner;
    }

    /** Returns the winner. */
    public Side play(Battle battle, Referee<Battle> referee) {
        return between(occasion, referee);
    }

    private static int die(Side side, Referee<Battle> referee) {
        return referee.roll(new Dice(side, Throw.ROLL_OFF, Check.READ, 1)).face(0);
    }

    private static Rules rules(Occasion occasion) {
        var purpose = occasion == Occasion.MARKERS ? "AOFR-MISSION-02" : "AOFR-DEPLOY-01";
        return Rules.of("AOFR-PRINCIPLE-02", purpose);
    }
}
