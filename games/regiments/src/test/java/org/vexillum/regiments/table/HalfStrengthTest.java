package org.vexillum.regiments.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.regiments.UnitSpec.unit;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.kernel.Side;
import org.vexillum.testkit.Rule;

class HalfStrengthTest {
    private static Unit left(Unit unit, int living) {
        while (unit.living() > living) unit.remove(unit.inSlot(unit.living() - 1));
        return unit;
    }

    @ParameterizedTest
    @CsvSource({
        "10, 6, false",
        "10, 5, true",
        "5, 3, false",
        "5, 2, true",
        "3, 2, false",
        "3, 1, true"
    })
    @Rule("AOFR-MORALE-02")
    void modelsAreCountedAgainstTheStartingNumber(int models, int living, boolean half) {
        var unit = unit("Troops").models(models).on(Side.A, "u");
        assertThat(left(unit, living).halved()).isEqualTo(half);
    }

    @ParameterizedTest
    @CsvSource({"6, false", "5, true"})
    @Rule({"AOFR-MORALE-02", "AOFR-SR-HERO-2"})
    void theJoinedHeroAddsOneToTheStartingNumber(int living, boolean half) {
        var unit = unit("Troops").joinedBy(unit("Hero")).on(Side.A, "u");
        assertThat(unit.startingSize()).isEqualTo(11);
        assertThat(left(unit, living).halved()).isEqualTo(half);
    }

    @ParameterizedTest
    @CsvSource({"6, 2, false", "6, 3, true", "3, 1, false", "3, 2, true"})
    @Rule("AOFR-MORALE-02")
    void aSingleModelCountsItsWounds(int tough, int wounds, boolean half) {
        var unit = unit("Beast").models(1).traits("Tough(" + tough + ")").on(Side.A, "u");
        unit.setWounds(0, wounds);
        assertThat(unit.halved()).isEqualTo(half);
    }

    @Test
    @Rule("AOFR-MORALE-02")
    void aUnitReducedToOneModelStillCountsModels() {
        var unit = left(unit("Ogres").models(3).traits("Tough(3)").on(Side.A, "u"), 1);
        assertThat(unit.halved()).isTrue();
        var pair = unit("Ogres").models(3).traits("Tough(3)").on(Side.A, "u");
        left(pair, 2).setWounds(pair.inSlot(1), 2);
        assertThat(pair.halved()).isFalse();
    }

    @Test
    void aDestroyedUnitIsGone() {
        var unit = unit("Troops").models(1).on(Side.A, "u");
        unit.setTokens(0, 3);
        unit.destroy();
        assertThat(unit.halved()).isTrue();
        assertThat(unit.destroyed()).isTrue();
        assertThat(unit.onTable()).isFalse();
        assertThat(unit.living()).isZero();
        assertThat(unit.tokens(0)).isZero();
        assertThat(unit.place()).isNull();
    }
}
