package org.vexillum.gamekit.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Lengths;

/** Proposals that nobody could tell apart on a table are made once. */
final class DistinctProposals {
    /** What no hand lays out, and no label should speak of. */
    private static final int TINY = Lengths.INCH / 20;

    private static final int TINY_TURN = 50;

    private DistinctProposals() {}

    /**
     * The moves without those that come to the same as an earlier one, or as declining.
     *
     * @param pass the answer that declines, or null
     */
    static List<Prompt.Option> once(List<Prompt.Option> moves, @Nullable Object pass) {
        var declining = new ArrayList<Prompt.Option>();
        for (var move : moves) if (pass != null && pass.equals(move.answer())) declining.add(move);
        var kept = new ArrayList<Prompt.Option>();
        for (var move : moves)
            if (declining.contains(move) || !any(declining, move) && !any(kept, move))
                kept.add(move);
        return kept;
    }

    private static boolean any(List<Prompt.Option> others, Prompt.Option move) {
        return others.stream().anyMatch(other -> same(other, move));
    }

    /** Said in the same words, or a unit that comes to the same place. */
    private static boolean same(Prompt.Option one, Prompt.Option other) {
        boolean told = one.label().equals(other.label()) && one.units().equals(other.units());
        // staying may be said by nobody's going, or by everybody's going nowhere
        if (one.ghost().isEmpty() || other.ghost().isEmpty()) return told;
        if (one.ghost().size() != other.ghost().size()) return false;
        for (int i = 0; i < one.ghost().size(); i++) {
            var ghost = one.ghost().get(i);
            // models that go singly may differ in more than their places
            if (!told && ghost.facing() == null || !near(ghost, other.ghost().get(i))) return false;
        }
        return true;
    }

    private static boolean near(Ghost one, Ghost other) {
        return one.unit().equals(other.unit())
                && one.n() == other.n()
                && turned(one.facing(), other.facing()) <= TINY_TURN
                && near(one.shape(), other.shape());
    }

    private static int turned(@Nullable Integer one, @Nullable Integer other) {
        if (one == null || other == null) return 0;
        int turn = Math.floorMod(one - other, 36_000);
        return Math.min(turn, 36_000 - turn);
    }

    private static boolean near(ScreenShape one, ScreenShape other) {
        var at = corners(one);
        var there = corners(other);
        if (at.size() != there.size()) return false;
        for (int i = 0; i < at.size(); i++)
            for (int axis = 0; axis < 2; axis++)
                if (Math.abs(at.get(i).get(axis) - there.get(i).get(axis)) > TINY) return false;
        return true;
    }

    private static List<List<Integer>> corners(ScreenShape shape) {
        var disc = shape.disc();
        if (disc != null) return List.of(disc);
        return Objects.requireNonNullElse(shape.polygon(), List.of());
    }
}
