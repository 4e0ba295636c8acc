package org.vexillum.warcrow.dice;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.testkit.Rule;

class DieTest {
    private static int faces(Die die) {
        int count = 0;
        for (int face = 1; face <= Die.FACES; face++) if (die.face(face).successes() > 0) count++;
        return count;
    }

    private static int sum(Die die) {
        int sum = 0;
        for (int face = 1; face <= Die.FACES; face++) sum += die.face(face).successes();
        return sum;
    }

    @Test
    @Rule("WC-DICE-03")
    void threeOfEightYellowFacesSucceed() {
        assertThat(faces(Die.YELLOW)).isEqualTo(3);
        assertThat(sum(Die.YELLOW)).isEqualTo(3);
        assertThat(Die.YELLOW.face(5)).isEqualTo(new Symbols(0, 0, 2, 0, 0, 0));
    }

    @Test
    @Rule("WC-DICE-04")
    void fiveOfEightOrangeFacesSucceed() {
        assertThat(faces(Die.ORANGE)).isEqualTo(5);
        assertThat(Die.ORANGE.face(7)).isEqualTo(new Symbols(1, 0, 0, 0, 0, 1));
    }

    @Test
    @Rule("WC-DICE-05")
    void aRedDieHasNineSuccessesOnSevenFaces() {
        assertThat(faces(Die.RED)).isEqualTo(7);
        assertThat(sum(Die.RED)).isEqualTo(9);
    }

    @Test
    @Rule("WC-DICE-02")
    void theOtherThreeColoursBlock() {
        for (var die : new Die[] {Die.GREEN, Die.BLUE, Die.BLACK}) {
            assertThat(faces(die)).isZero();
            assertThat(die.faces()).isEqualTo(8);
        }
        assertThat(Die.GREEN.face(6).blocks()).isEqualTo(2);
        assertThat(Die.BLUE.face(8)).isEqualTo(new Symbols(0, 1, 0, 0, 0, 1));
        assertThat(Die.BLACK.face(7)).isEqualTo(new Symbols(0, 0, 2, 0, 0, 0));
    }

    @Test
    @Rule("WC-DICE-11")
    void blocksCancelNoMoreThanThereIs() {
        var three = new Symbols(3, 0, 0, 0, 0, 0);
        assertThat(three.successesAgainst(new Symbols(0, 1, 0, 0, 5, 0))).isEqualTo(2);
        assertThat(three.successesAgainst(new Symbols(0, 4, 0, 0, 0, 0))).isZero();
    }
}
