package org.vexillum.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Nullable;

class SeriesReportTest {
    private static GameOutcome outcome(@Nullable Integer winner, int opener, UnitTally... units) {
        return new GameOutcome(0, winner, opener, 4, 50, 90, new int[] {2, 1}, List.of(units));
    }

    private static UnitTally unit(int force, double killed, double lost, int survived) {
        return new UnitTally(force, "Spears", 100, 1, killed, lost, survived);
    }

    @Test
    void winsDrawsAndFirstTurnsAreCounted() {
        var report =
                SeriesReport.of(
                        List.of(outcome(0, 0), outcome(0, 1), outcome(1, 1), outcome(null, 0)));
        assertThat(report.wins()).containsExactly(2, 1);
        assertThat(report.draws()).isEqualTo(1);
        assertThat(report.score(0).share()).isEqualTo(0.625);
        assertThat(report.openerAdvantage().share()).isCloseTo(2 / 3.0, within(1e-12));
        assertThat(report.reached()).containsExactly(2, 1);
        assertThat(report.rounds()).isEqualTo(4);
    }

    @Test
    void unitsOfTheSameNameInBothForcesAreKeptApart() {
        var report =
                SeriesReport.of(
                        List.of(
                                outcome(0, 0, unit(0, 30, 0, 1), unit(1, 0, 30, 1)),
                                outcome(1, 0, unit(0, 0, 100, 0), unit(1, 100, 0, 1))));
        assertThat(report.units(0)).containsExactly(new UnitTally(0, "Spears", 100, 2, 30, 100, 1));
        var second = report.units(1).getFirst();
        assertThat(second.killedPerPoint()).isEqualTo(0.5);
        assertThat(second.lostPerGame()).isEqualTo(15);
        assertThat(second.survivalPer100Points()).isEqualTo(1);
    }

    @Test
    void intervalsAreThoseOfWilson() {
        var half = Interval.of(50, 100);
        assertThat(half.low()).isCloseTo(0.4038, within(0.0001));
        assertThat(half.high()).isCloseTo(0.5962, within(0.0001));
        assertThat(Interval.of(0, 10).low()).isZero();
        assertThat(Interval.of(0, 10).high()).isCloseTo(0.2775, within(0.0001));
        assertThat(Interval.of(0, 0)).isEqualTo(new Interval(0, 0, 1));
    }
}
