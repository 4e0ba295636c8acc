package org.vexillum.firstblood.morale;

import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.traits.DiscardsFailedNerve;
import org.vexillum.firstblood.traits.HalvesFailedNerve;
import org.vexillum.firstblood.traits.Trait;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.chance.NumberDistribution;
import org.vexillum.kernel.referee.Referee;

/**
 * What keeps failed dice from wounding: one is discarded first, then they are halved
 * (FB-SR-OBLIVIOUS).
 */
record SparedMoraleDice(@Nullable DiscardsFailedNerve one, @Nullable HalvesFailedNerve half) {
    /** The wounds left of so many failures. */
    int wounds(String regiment, int failures, Referee<Battle> referee) {
        int kept = discarded(failures);
        if (one != null) tell(regiment, one, failures - kept, referee);
        int left = halved(kept);
        if (half != null) tell(regiment, half, kept - left, referee);
        return left;
    }

    /** The wounds to be expected of so many dice that fail with this chance. */
    double expected(int dice, double failing) {
        if (one == null && half == null) return dice * failing;
        var failures = NumberDistribution.binomial(dice, failing);
        double expected = 0;
        for (int failed = 1; failed <= dice; failed++)
            expected += failures.of(failed) * halved(discarded(failed));
        return expected;
    }

    private int discarded(int failures) {
        return one == null ? failures : Math.max(0, failures - 1);
    }

    private int halved(int failures) {
        return half == null ? failures : (failures + 1) / 2;
    }

    private static void tell(String regiment, Trait trait, int spared, Referee<Battle> referee) {
        if (spared > 0)
            referee.record(
                    new MoraleEvents.FailuresSpared(
                            regiment, trait.cause(), spared, Rules.of(trait.rule())));
    }
}
