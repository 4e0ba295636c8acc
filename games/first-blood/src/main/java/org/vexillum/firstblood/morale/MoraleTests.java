package org.vexillum.firstblood.morale;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.edition.Edition.SizeBonus;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.PausableSequence;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/**
 * The morale tests of an action, regiment after regiment.
 *
 * <p>Those of one regiment are taken at the same time: every Resolve is fixed before the first die,
 * and what the failures cost is taken off after the last (FB-MORALE-03).
 */
public final class MoraleTests implements PausableSequence<MoraleTests> {
    private final ActionMorale after;
    private final List<List<MoraleTest>> due;
    private final List<FixedTest> fixed = new ArrayList<>();
    private final List<Failures> failed = new ArrayList<>();

    /** What a test that was rolled will cost. */
    private record Failures(MoraleTest test, int wounds) {}

    MoraleTests(ActionMorale after, Battle battle, List<MoraleTest> tests) {
        this(after, together(battle, tests));
    }

    private MoraleTests(ActionMorale after, List<List<MoraleTest>> due) {
        this.after = after;
        this.due = new ArrayList<>(due);
    }

    /** Tests that are taken at the same time, in the order in which they came up. */
    private static List<List<MoraleTest>> together(Battle battle, List<MoraleTest> tests) {
        var groups = new ArrayList<List<MoraleTest>>();
        for (var test : tests) {
            var group = battle.rules().testsTogether() ? of(test.regiment(), groups) : null;
            if (group == null) groups.add(new ArrayList<>(List.of(test)));
            else group.add(test);
        }
        return groups;
    }

    private static @Nullable List<MoraleTest> of(String regiment, List<List<MoraleTest>> groups) {
        for (var group : groups) if (group.getFirst().regiment().equals(regiment)) return group;
        return null;
    }

    @Override
    public MoraleTests copy() {
        var copy = new MoraleTests(after, due);
        copy.fixed.addAll(fixed);
        copy.failed.addAll(failed);
        return copy;
    }

    /** Of the aftermath only the tests matter, and who is engaged. */
    @Override
    public boolean equals(Object other) {
        return other instanceof MoraleTests testing
                && due.equals(testing.due)
                && fixed.equals(testing.fixed)
                && failed.equals(testing.failed)
                && after.engagedAlike(testing.after);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * due.hashCode() + fixed.size()) + failed.hashCode();
    }

    /** A roll and its cost for each test. */
    @Override
    public int left() {
        int left = 2 * fixed.size() + failed.size();
        for (var group : due) left += 2 * group.size();
        return left;
    }

    @Override
    public void next(Battle battle, Referee<Battle> referee) {
        if (!fixed.isEmpty()) roll(battle, referee);
        else if (!failed.isEmpty()) suffer(battle, referee);
        else begin(due.removeFirst(), battle, referee);
    }

    private void begin(List<MoraleTest> group, Battle battle, Referee<Battle> referee) {
        if (group.size() == 1) {
            after.now(battle, group.getFirst()).play(battle, referee);
            return;
        }
        for (var test : group) {
            var now = after.now(battle, test);
            if (!now.idle(battle)) fixed.add(now.fixed(battle, referee).and(rule(battle)));
        }
    }

    /** Edition 2 has another rule on size, and nothing to say on this. */
    private static Rules rule(Battle battle) {
        boolean first = battle.edition().sizeBonus() == SizeBonus.EIGHT_INFANTRY;
        return first ? Rules.of("FB-MORALE-03") : Rules.NONE;
    }

    private void roll(Battle battle, Referee<Battle> referee) {
        var test = fixed.removeFirst();
        failed.add(new Failures(test.test(), test.roll(battle, referee)));
    }

    private void suffer(Battle battle, Referee<Battle> referee) {
        var next = failed.removeFirst();
        next.test.suffer(next.wounds, battle, referee);
    }
}
