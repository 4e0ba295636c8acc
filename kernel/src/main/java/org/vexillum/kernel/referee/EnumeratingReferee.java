package org.vexillum.kernel.referee;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import org.vexillum.kernel.Cancellation;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.chance.WeightedOutcomes;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.stored.Storable;

/**
 * Plays a piece of rules once for every way in which its dice can fall.
 *
 * <p>A way is a set of faces without order; its weight is the number of orders. Each is played from
 * the start on a fresh table: slow, but it knows nothing of the rules, and so it can judge what was
 * computed.
 */
public final class EnumeratingReferee<T extends Storable> extends BaseReferee<T> {
    /** Which faces of a roll the rules do not tell apart. */
    public interface Alike {
        Alike NONE = (_, face) -> face;

        /** The face that stands for this one. */
        int face(Dice dice, int face);
    }

    private final Player<T> player;
    private final Alike alike;
    private final List<Fork> path = new ArrayList<>();
    private int depth;

    private EnumeratingReferee(Player<T> player, Alike alike) {
        this.player = player;
        this.alike = alike;
    }

    /** A roll on the way, and which of its outcomes is being played. */
    private static final class Fork {
        final int dice;
        final List<DiceCombinations.Fall> falls;
        int now;

        Fork(int dice, List<DiceCombinations.Fall> falls) {
            this.dice = dice;
            this.falls = falls;
        }

        DiceCombinations.Fall fall() {
            return falls.get(now);
        }
    }

    /**
     * Every outcome with its weight.
     *
     * @param tables a fresh table for each run
     * @param player answers the questions of both sides, the same in every run
     * @param rules plays on the table and says what came of it
     */
    public static <T extends Storable, R> WeightedOutcomes<R> outcomes(
            Supplier<T> tables, Player<T> player, Alike alike, BiFunction<T, Referee<T>, R> rules) {
        var outcomes = new WeightedOutcomes<R>();
        var referee = new EnumeratingReferee<>(player, alike);
        do {
            Cancellation.check();
            var table = tables.get();
            referee.depth = 0;
            referee.standAt(table);
            var result = rules.apply(table, referee);
            outcomes.add(result, referee.weight(), referee.dice());
        } while (referee.next());
        return outcomes;
    }

    private BigInteger weight() {
        var weight = BigInteger.ONE;
        for (var fork : path) weight = weight.multiply(fork.fall().weight());
        return weight;
    }

    private int dice() {
        int sum = 0;
        for (var fork : path) sum += fork.dice;
        return sum;
    }

    /** Turns to the next outcome of the last roll that has one left. */
    private boolean next() {
        while (!path.isEmpty()) {
            var last = path.getLast();
            if (++last.now < last.falls.size()) return true;
            path.removeLast();
        }
        return false;
    }

    @Override
    protected int[] faces(Dice dice, int count) {
        if (count == 0) return new int[0];
        if (depth == path.size())
            path.add(new Fork(count, DiceCombinations.of(dice, count, alike)));
        var fork = path.get(depth++);
        if (fork.dice != count) throw new IllegalStateException("the rules rolled otherwise");
        return fork.fall().faces().clone();
    }

    @Override
    protected <A> A answer(Side side, Question<T, A> question, Choices<A> choices) {
        A answer = player.answer(table(), side, question, choices);
        mustBeLegal(choices, answer);
        return answer;
    }

    @Override
    public void record(Event event) {}
}
