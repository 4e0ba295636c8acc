package org.vexillum.kernel.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.play.TinyGame.For;

class RollTest {
    private static final Check FOUR_PLUS = Check.atLeast(4);

    private static Dice dice(Check check, int count) {
        return new Dice(Side.A, For.LUCK, check, count);
    }

    private static Roll roll(Check check, int... faces) {
        return Roll.of(dice(check, faces.length), faces);
    }

    @Test
    void countsSuccessesFailuresAndFaces() {
        var roll = roll(FOUR_PLUS, 6, 1, 4, 6, 3);
        assertThat(roll.size()).isEqualTo(5);
        assertThat(roll.successes()).isEqualTo(3);
        assertThat(roll.failures()).isEqualTo(2);
        assertThat(roll.count(6)).isEqualTo(2);
        assertThat(roll.count(2)).isZero();
        assertThat(roll.sum()).isEqualTo(20);
        assertThat(roll.success()).isTrue();
        assertThat(roll(FOUR_PLUS, 3, 2).success()).isFalse();
        assertThat(roll(FOUR_PLUS).success()).isFalse();
    }

    @Test
    void aDieRolledAgainKeepsItsFirstFaceBesideTheOneThatStands() {
        var roll = roll(FOUR_PLUS, 6, 5, 6).again(new int[] {0, 2}, new int[] {1, 6});
        assertThat(roll.faces()).containsExactly(1, 5, 6);
        assertThat(roll.firstFaces()).containsExactly(6, 5, 6);
        assertThat(roll.face(0)).isEqualTo(1);
        assertThat(roll.firstFace(0)).isEqualTo(6);
        assertThat(roll.rolledAgain()).isTrue();
        assertThat(roll(FOUR_PLUS, 6).rolledAgain()).isFalse();
    }

    @Test
    void namesThePlacesToRollAgain() {
        var sixesAgain = FOUR_PLUS.rollingAgain(1 << 6);
        assertThat(roll(sixesAgain, 6, 1, 6, 4).placesToRollAgain()).containsExactly(0, 2);
        assertThat(roll(sixesAgain, 5, 1).placesToRollAgain()).isEmpty();
        assertThat(roll(FOUR_PLUS, 6).placesToRollAgain()).isEmpty();
    }

    @Test
    void someFacesWaitUntilTheOthersHaveBeenRolledAgain() {
        var check = FOUR_PLUS.rollingAgain(1 << 1).thenRollingAgain(1 << 6 | 1 << 1);
        assertThat(roll(check, 6, 1, 6, 4, 1).placesToRollAgain()).containsExactly(1, 4, 0, 2);
        assertThat(roll(check, 6, 4).placesToRollAgain()).containsExactly(0);
        var atOnce = check.rollingAgain(1 << 6);
        assertThat(roll(atOnce, 6, 1, 6).placesToRollAgain()).containsExactly(0, 1, 2);
    }

    @Test
    void rollsAreComparedByContent() {
        assertThat(roll(FOUR_PLUS, 6, 1)).isEqualTo(roll(FOUR_PLUS, 6, 1));
        assertThat(roll(FOUR_PLUS, 6, 1)).hasSameHashCodeAs(roll(FOUR_PLUS, 6, 1));
        assertThat(roll(FOUR_PLUS, 6, 1)).isNotEqualTo(roll(FOUR_PLUS, 1, 6));
        assertThat(roll(FOUR_PLUS, 6)).isNotEqualTo(roll(Check.atLeast(5), 6));
        assertThat(roll(FOUR_PLUS, 5).again(new int[] {0}, new int[] {6}))
                .isNotEqualTo(roll(FOUR_PLUS, 6));
    }

    @Test
    void whatIsTakenOutOfARollDoesNotChangeIt() {
        var roll = roll(FOUR_PLUS, 6, 5);
        roll.faces()[0] = 1;
        roll.firstFaces()[0] = 1;
        assertThat(roll.faces()).containsExactly(6, 5);
    }

    @Test
    void thereAreAsManyFacesAsDiceAndOnlyPossibleOnes() {
        assertThatIllegalArgumentException().isThrownBy(() -> Roll.of(dice(FOUR_PLUS, 2), 6));
        assertThatIllegalArgumentException().isThrownBy(() -> Roll.of(dice(FOUR_PLUS, 0), 6));
        assertThatIllegalArgumentException().isThrownBy(() -> Roll.of(dice(FOUR_PLUS, 1), 0));
        assertThatIllegalArgumentException().isThrownBy(() -> Roll.of(dice(FOUR_PLUS, 1), 7));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> roll(FOUR_PLUS, 6).again(new int[] {0}, new int[] {7}));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> roll(FOUR_PLUS, 6).again(new int[] {0}, new int[] {}));
        assertThatIllegalArgumentException().isThrownBy(() -> dice(FOUR_PLUS, -1));
    }

    @Test
    void rollsThatDifferAreToldApartInCollectionsAndInMessages() {
        assertThat(roll(FOUR_PLUS, 6, 1).hashCode()).isNotEqualTo(roll(FOUR_PLUS, 1, 6).hashCode());
        assertThat(roll(FOUR_PLUS, 6, 1)).hasToString("LUCK[6, 1]");
    }
}
