package org.vexillum.warcrow.table;

import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Fingerprints;
import org.vexillum.warcrow.WarcrowTypes;

/** Round and turn, initiative, and who is to act. */
public final class Clock {
    /** Three rounds of five turns (WC-GAME-02). */
    public static final int ROUNDS = 3;

    public static final int TURNS = 5;

    private Stage stage = Stage.COMMAND;
    private int round = 1;
    private int turn = 1;
    private Side initiative = Side.A;
    private Side deploysFirst = Side.A;
    private Side first = Side.A;
    private Side toAct = Side.A;
    private boolean second;
    private boolean timeUp;
    private PerSide<Boolean> done = PerSide.both(false);

    Clock copy() {
        var copy = new Clock();
        copy.stage = stage;
        copy.round = round;
        copy.turn = turn;
        copy.initiative = initiative;
        copy.deploysFirst = deploysFirst;
        copy.first = first;
        copy.toAct = toAct;
        copy.second = second;
        copy.timeUp = timeUp;
        copy.done = done;
        return copy;
    }

    long fingerprint(long hash) {
        hash = Fingerprints.add(hash, stage.ordinal());
        hash = Fingerprints.add(hash, now());
        hash = Fingerprints.add(hash, WarcrowTypes.ALL.text(done));
        if (timeUp) hash = Fingerprints.add(hash, 1);
        hash = Fingerprints.add(hash, initiative.ordinal() + 2 * deploysFirst.ordinal());
        return Fingerprints.add(hash, first.ordinal() + 2 * toAct.ordinal() + (second ? 4 : 0));
    }

    public Stage stage() {
        return stage;
    }

    public void setStage(Stage now) {
        stage = now;
    }

    public int round() {
        return round;
    }

    /** The turn within the round. */
    public int turn() {
        return turn;
    }

    public void set(int theRound, int theTurn) {
        round = theRound;
        turn = theTurn;
    }

    /** The absolute turn, 1 to 15 (WC-GAME-02). */
    public int now() {
        return absolute(round, turn);
    }

    public static int absolute(int round, int turn) {
        return TURNS * (round - 1) + turn;
    }

    public static int last() {
        return ROUNDS * TURNS;
    }

    public Side initiative() {
        return initiative;
    }

    public void setInitiative(Side side) {
        initiative = side;
    }

    /** The company that deployed first: deployment order (WC-PREP-11). */
    public Side deploysFirst() {
        return deploysFirst;
    }

    public void setDeploysFirst(Side side) {
        deploysFirst = side;
    }

    /** The company that plays first in this round. */
    public Side first() {
        return first;
    }

    public void setFirst(Side side) {
        first = side;
    }

    public Side toAct() {
        return toAct;
    }

    public void setToAct(Side side) {
        toAct = side;
    }

    /** Whether the first activation of the turn is done. */
    public boolean second() {
        return second;
    }

    public void setSecond(boolean now) {
        second = now;
    }

    /** Whether the turn in progress is the last, since time is up (WC-FORMAT-08). */
    public boolean timeUp() {
        return timeUp;
    }

    public void setTimeUp(boolean now) {
        timeUp = now;
    }

    /** Whether a company has declared that it deploys no more. */
    public boolean done(Side side) {
        return done.of(side);
    }

    public void setDone(Side side, boolean now) {
        done = done.with(side, now);
    }
}
