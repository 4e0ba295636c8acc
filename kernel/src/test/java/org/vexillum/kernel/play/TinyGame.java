package org.vexillum.kernel.play;

import java.util.List;
import java.util.function.BiConsumer;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Check;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.dice.Purpose;
import org.vexillum.kernel.match.Game;
import org.vexillum.kernel.referee.Referee;

/** A game of a few steps, each written by the test that needs it. */
public final class TinyGame implements Game<Notes> {
    /** One step of the game. */
    public interface Step extends BiConsumer<Notes, Referee<Notes>> {}

    /** Something that happened. */
    public record Told(String what) implements Event {
        @Override
        public Rules rules() {
            return Rules.NONE;
        }
    }

    /** What the dice of these games are for. */
    public enum For implements Purpose {
        LUCK
    }

    private final List<Step> steps;

    public TinyGame(Step... steps) {
        this.steps = List.of(steps);
    }

    @Override
    public String name() {
        return "tiny";
    }

    @Override
    public int version() {
        return 1;
    }

    @Override
    public boolean over(Notes notes) {
        return notes.steps == steps.size();
    }

    @Override
    public void step(Notes notes, Referee<Notes> referee) {
        steps.get(notes.steps).accept(notes, referee);
        notes.steps++;
    }

    @Override
    public void concede(Notes notes, Side side, Referee<Notes> referee) {
        notes.write(side + " gives up");
        referee.record(new Told(side + " gives up"));
    }

    @Override
    public void correct(Notes notes, Object correction, Referee<Notes> referee) {
        notes.write((String) correction);
        referee.record(new Told("corrected"));
    }

    /** A step in which a side picks one of these, which is written down. */
    public static Step picks(Side side, String... options) {
        return (notes, referee) -> notes.write(referee.ask(side, Pick.one(options)));
    }

    /** A step in which so many dice are rolled and written down. */
    public static Step rolls(int count) {
        return (notes, referee) -> notes.write(roll(referee, Check.READ, count));
    }

    /** The faces of a roll, as text. */
    public static String roll(Referee<Notes> referee, Check check, int count) {
        var roll = referee.roll(dice(check, count));
        referee.record(new Told("rolled"));
        return java.util.Arrays.toString(roll.faces());
    }

    public static Dice dice(Check check, int count) {
        return new Dice(Side.A, For.LUCK, check, count);
    }
}
