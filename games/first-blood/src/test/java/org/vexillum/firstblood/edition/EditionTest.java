package org.vexillum.firstblood.edition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.testkit.Rule;

/** Where editions differ, each cites the rule of its own. */
class EditionTest {
    @ParameterizedTest
    @CsvSource({"1, 800, FB-MUSTER-03-E1", "2, 1000, FB-MUSTER-03-E2"})
    @Rule({"FB-MUSTER-03-E1", "FB-MUSTER-03-E2"})
    void theUsualSizeOfABattle(int number, int points, String rule) {
        var size = Edition.numbered(number).battleSize();
        assertThat(size.points()).isEqualTo(points);
        assertThat(size.rule()).isEqualTo(rule);
    }

    @ParameterizedTest
    @CsvSource({"1, FB-SR-STACK-E1, FB-DRAW-01-E1", "2, FB-SR-STACK-E2, FB-DRAW-01-E2"})
    @Rule({"FB-SR-STACK-E1", "FB-SR-STACK-E2"})
    void howRulesOfOneKindAddUp(int number, String rule, String ofEvents) {
        var stacking = Edition.numbered(number).stacking();
        assertThat(stacking.rule()).isEqualTo(rule);
        assertThat(stacking.eventRule()).isEqualTo(ofEvents);
    }

    @ParameterizedTest
    @CsvSource({"1, FB-OBJ-05-E1", "2, FB-OBJ-05-E2"})
    @Rule({"FB-OBJ-05-E1", "FB-OBJ-05-E2"})
    void whatHeavyMountsCount(int number, String rule) {
        assertThat(Edition.numbered(number).heavyMounts().rule()).isEqualTo(rule);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void anEditionKnowsItsNumber(int number) {
        assertThat(Edition.numbered(number).number()).isEqualTo(number);
    }

    @Test
    void thereIsNoThird() {
        assertThatThrownBy(() -> Edition.numbered(3)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Edition.numbered(0)).isInstanceOf(IllegalArgumentException.class);
    }
}
