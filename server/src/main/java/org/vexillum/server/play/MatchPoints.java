package org.vexillum.server.play;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;

/**
 * The points of a match, for whoever keeps account of several.
 *
 * @param winner null while it is played, and if nobody has won
 * @param a what side A has, as the game counts it: one number, or several
 */
public record MatchPoints(boolean over, @Nullable Side winner, List<Integer> a, List<Integer> b) {
    public MatchPoints {
        a = List.copyOf(a);
        b = List.copyOf(b);
    }

    /** Whether it counts as many numbers for each side; they can always be added up to one. */
    public boolean fits(int parts) {
        return parts == 1 || a.size() == parts && b.size() == parts;
    }

    /**
     * Whether its numbers say who won: given up, a game that counts several has to be counted to
     * its end first.
     */
    public boolean counted(int parts) {
        if (parts == 1 || winner == null) return true;
        return sum(winner) > sum(winner.other());
    }

    /**
     * All numbers of one side, then those of the other.
     *
     * @param parts how many for each side
     * @param first whose come first
     */
    public List<Integer> numbers(int parts, Side first) {
        var own = parts == 1 ? List.of(total(first)) : points(first);
        var numbers = new ArrayList<>(own);
        numbers.addAll(parts == 1 ? List.of(total(first.other())) : points(first.other()));
        return numbers;
    }

    private List<Integer> points(Side side) {
        return side == Side.A ? a : b;
    }

    /** Whoever won without leading, by the other's surrender, leads by one; a draw is level. */
    private int total(Side side) {
        int own = sum(side);
        int other = sum(side.other());
        if (winner == null) return over ? Math.min(own, other) : own;
        return winner == side ? Math.max(own, other + 1) : own;
    }

    private int sum(Side side) {
        return points(side).stream().mapToInt(Integer::intValue).sum();
    }
}
