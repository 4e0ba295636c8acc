package org.vexillum.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;

class MatchPointsTest {
    private static MatchPoints tally(Side winner, List<Integer> a, List<Integer> b) {
        return new MatchPoints(true, winner, a, b);
    }

    @Test
    void theWinnerLeadsAndADrawIsLevel() {
        assertThat(tally(Side.A, List.of(2), List.of(5)).numbers(1, Side.A)).containsExactly(6, 5);
        assertThat(tally(Side.B, List.of(2), List.of(5)).numbers(1, Side.A)).containsExactly(2, 5);
        assertThat(tally(null, List.of(2), List.of(5)).numbers(1, Side.A)).containsExactly(2, 2);
        assertThat(tally(Side.B, List.of(2), List.of(5)).numbers(1, Side.B)).containsExactly(5, 2);
    }

    @Test
    void severalNumbersStayWhatTheyAreOrAreAddedUp() {
        var tally = tally(Side.B, List.of(7, 2), List.of(3, 1));
        assertThat(tally.fits(2)).isTrue();
        assertThat(tally.fits(3)).isFalse();
        assertThat(tally.numbers(2, Side.B)).containsExactly(3, 1, 7, 2);
        assertThat(tally.numbers(1, Side.A)).containsExactly(9, 10);
    }

    @Test
    void aGameGivenUpByTheLeaderIsNotCountedYet() {
        var givenUp = tally(Side.B, List.of(7, 2), List.of(3, 1));
        assertThat(givenUp.counted(2)).isFalse();
        assertThat(givenUp.counted(1)).isTrue();
        assertThat(tally(Side.A, List.of(7, 2), List.of(3, 1)).counted(2)).isTrue();
        assertThat(tally(Side.A, List.of(2, 2), List.of(3, 1)).counted(2)).isFalse();
        assertThat(tally(null, List.of(2, 2), List.of(3, 1)).counted(2)).isTrue();
    }

    @Test
    void oneNumberDoesNotFitAnEventThatCountsTwo() {
        assertThat(tally(null, List.of(1), List.of(0)).fits(2)).isFalse();
    }
}
