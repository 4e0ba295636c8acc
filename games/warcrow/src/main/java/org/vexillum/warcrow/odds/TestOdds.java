package org.vexillum.warcrow.odds;

import org.vexillum.kernel.chance.NumberDistribution;

/**
 * The odds of a test that needs so many successes.
 *
 * <p>Where 1 stress buys a success (WC-FEAT-TRACK-10) the best choice is to take it exactly when
 * one success is missing: with fewer it is wasted, with more it is not needed.
 *
 * @param plain the chance to pass without stress
 * @param stressed the chance to pass with the best choice
 * @param taken the chance that stress is taken by that choice
 */
public record TestOdds(int needed, double plain, double stressed, double taken) {
    public static TestOdds of(NumberDistribution successes, int needed, boolean stress) {
        double plain = successes.atLeast(needed);
        double taken = stress && needed > 0 ? successes.of(needed - 1) : 0;
        return new TestOdds(needed, plain, plain + taken, taken);
    }
}
