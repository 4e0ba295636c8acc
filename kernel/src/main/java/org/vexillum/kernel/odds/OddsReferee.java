package org.vexillum.kernel.odds;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Cancellation;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.dice.Reading;
import org.vexillum.kernel.dice.Roll;
import org.vexillum.kernel.referee.BaseReferee;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Player;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Storable;

/** Leads one small piece of the rules through every way in which its dice can come to lie. */
final class OddsReferee<T extends Storable> extends BaseReferee<T> {
    private final Player<T> player;
    private final Falls falls;
    private final List<Fork> path = new ArrayList<>();
    private int depth;

    OddsReferee(Player<T> player, Falls falls) {
        this.player = player;
        this.falls = falls;
    }

    /** A roll on the way, and which of its falls is being played. */
    private static final class Fork {
        final List<Falls.Fall> falls;
        int now;

        Fork(List<Falls.Fall> falls) {
            this.falls = falls;
        }

        Falls.Fall fall() {
            return falls.get(now);
        }
    }

    /** To be called before each play. */
    void begin(T table) {
        Cancellation.check();
        depth = 0;
        standAt(table);
    }

    /** The chance of the play that has ended. */
    double chance() {
        double chance = 1;
        for (var fork : path) chance *= fork.fall().chance();
        return chance;
    }

    /** Turns to the next way; false if there is none. */
    boolean next() {
        while (!path.isEmpty()) {
            var last = path.getLast();
            if (++last.now < last.falls.size()) return true;
            path.removeLast();
        }
        return false;
    }

    /** Rules that do not say what they read may read all faces. */
    @Override
    public Roll roll(Dice dice) {
        return roll(dice, Reading.ALL);
    }

    @Override
    public Roll roll(Dice dice, Reading reading) {
        if (dice.count() == 0) return Roll.of(dice);
        return Roll.of(dice, met() ? faces() : faces(falls.standing(dice, reading)));
    }

    /** Only what somebody chose to roll again comes here. */
    @Override
    protected int[] faces(Dice dice, int count) {
        if (count == 0) return new int[0];
        return met() ? faces() : faces(falls.once(dice, count));
    }

    private boolean met() {
        return depth < path.size();
    }

    private int[] faces(List<Falls.Fall> fresh) {
        path.add(new Fork(fresh));
        return faces();
    }

    private int[] faces() {
        return path.get(depth++).fall().faces().clone();
    }

    @Override
    protected <A> A answer(Side side, Question<T, A> question, Choices<A> choices) {
        A answer = player.answer(table(), side, question, choices);
        mustBeLegal(choices, answer);
        return answer;
    }

    @Override
    protected boolean listening() {
        return false;
    }

    @Override
    public void record(Event event) {}
}
