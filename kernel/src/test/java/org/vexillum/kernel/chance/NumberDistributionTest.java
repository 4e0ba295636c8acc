package org.vexillum.kernel.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class NumberDistributionTest {
    private static final Offset<Double> EXACT = within(1e-14);
    private static final NumberDistribution D3 =
            NumberDistribution.of(0, 1 / 3.0, 1 / 3.0, 1 / 3.0);

    private static void same(NumberDistribution chance, double... expected) {
        assertThat(chance.toArray()).containsExactly(expected, EXACT);
    }

    @Test
    void aCertainNumber() {
        same(NumberDistribution.sure(2), 0, 0, 1);
        assertThat(NumberDistribution.sure(0).most()).isZero();
        assertThat(NumberDistribution.sure(3).mean()).isEqualTo(3);
    }

    @Test
    void successesOfTrials() {
        same(NumberDistribution.binomial(3, 0.5), 0.125, 0.375, 0.375, 0.125);
        same(NumberDistribution.binomial(2, 1 / 3.0), 4 / 9.0, 4 / 9.0, 1 / 9.0);
        same(NumberDistribution.binomial(0, 0.5), 1);
        same(NumberDistribution.binomial(4, 0), 1);
        same(NumberDistribution.binomial(2, 1), 0, 0, 1);
    }

    @Test
    void theSumOfIndependentNumbers() {
        same(D3.plus(D3), 0, 0, 1 / 9.0, 2 / 9.0, 3 / 9.0, 2 / 9.0, 1 / 9.0);
        same(D3.times(2), D3.plus(D3).toArray());
        same(D3.times(3), D3.plus(D3).plus(D3).toArray());
        same(D3.times(1), D3.toArray());
        same(D3.times(0), 1);
    }

    @Test
    void eachUnitIsReplacedByACopy() {
        same(
                NumberDistribution.binomial(3, 0.5).each(NumberDistribution.of(0.5, 0.5)),
                NumberDistribution.binomial(3, 0.25).toArray());
        same(NumberDistribution.sure(2).each(D3), D3.times(2).toArray());
        same(NumberDistribution.sure(0).each(D3), 1);
        same(D3.each(NumberDistribution.sure(0)), 1);
    }

    @Test
    void eitherOneOrTheOther() {
        same(NumberDistribution.sure(2).mixed(0.25, NumberDistribution.sure(0)), 0.75, 0, 0.25);
        same(NumberDistribution.sure(0).mixed(0.25, NumberDistribution.sure(2)), 0.25, 0, 0.75);
    }

    @Test
    void cutOffAtAMaximum() {
        same(D3.times(2).atMost(4), 0, 0, 1 / 9.0, 2 / 9.0, 6 / 9.0);
        same(D3.atMost(3), D3.toArray());
        same(D3.atMost(9), D3.toArray());
        same(D3.atMost(0), 1);
    }

    @Test
    void answersQuestionsAboutItself() {
        assertThat(D3.of(2)).isEqualTo(1 / 3.0);
        assertThat(D3.of(-1)).isZero();
        assertThat(D3.of(4)).isZero();
        assertThat(D3.most()).isEqualTo(3);
        assertThat(D3.atLeast(2)).isCloseTo(2 / 3.0, EXACT);
        assertThat(D3.atLeast(-5)).isCloseTo(1, EXACT);
        assertThat(D3.atLeast(4)).isZero();
        assertThat(D3.mean()).isCloseTo(2, EXACT);
        assertThat(D3).hasToString("[0.0, " + 1 / 3.0 + ", " + 1 / 3.0 + ", " + 1 / 3.0 + "]");
    }

    @Test
    void percentilesIncludeTheShareItself() {
        var chance = NumberDistribution.of(0.25, 0.25, 0.5);
        assertThat(chance.percentile(0.25)).isZero();
        assertThat(chance.percentile(0.26)).isEqualTo(1);
        assertThat(chance.percentile(0.5)).isEqualTo(1);
        assertThat(chance.percentile(0.75)).isEqualTo(2);
        assertThat(chance.percentile(1)).isEqualTo(2);
        assertThat(NumberDistribution.binomial(10, 0.1).percentile(1)).isEqualTo(10);
    }

    @Test
    void impossibleEndsAreNotKept() {
        assertThat(NumberDistribution.of(0.5, 0.5, 0, 0).most()).isEqualTo(1);
        assertThat(NumberDistribution.of(1.0, 0.0).most()).isZero();
    }

    @Test
    void whatGoesInAndOutDoesNotChangeIt() {
        double[] p = {0.5, 0.5};
        var chance = NumberDistribution.of(p);
        p[0] = 9;
        chance.toArray()[1] = 9;
        same(chance, 0.5, 0.5);
    }

    @Test
    void manyDiceKeepTheirWeight() {
        double sum = 0;
        for (double p : NumberDistribution.of(0.5, 1 / 3.0, 1 / 6.0).times(300).toArray()) sum += p;
        assertThat(sum).isCloseTo(1, within(1e-12));
    }

    /** Rounding may leave the sum of all weights a little below one. */
    @Test
    void aShareBeyondTheWholeWeightIsTheLargestNumber() {
        assertThat(NumberDistribution.of(0.5, 0.25, 0.125).percentile(1)).isEqualTo(2);
    }

    @Test
    void trialsThatNeverSucceedLeaveNoImpossibleEnds() {
        assertThat(NumberDistribution.of(1.0, 0.0).plus(NumberDistribution.sure(0)).most())
                .isZero();
        assertThat(NumberDistribution.sure(3).each(NumberDistribution.sure(2)).most()).isEqualTo(6);
    }
}
