package org.vexillum.regiments.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.regiments.UnitSpec.unit;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.regiments.UnitSpec;
import org.vexillum.testkit.Rule;

class FormationTest {
    private static final int BASE = 2500;

    private static Unit of(int models) {
        return unit("Troops").models(models).on(Side.A, "u");
    }

    private static UnitSpec hero() {
        return unit("Hero").traits("Tough(3)");
    }

    private static Unit withHero(int models) {
        return unit("Troops").models(models).joinedBy(hero()).on(Side.A, "u");
    }

    private static Unit reduced(Unit unit, int living) {
        while (unit.living() > living) unit.remove(unit.inSlot(unit.living() - 1));
        return unit;
    }

    @ParameterizedTest
    @CsvSource({"5, 5, 1", "10, 5, 2"})
    @Rule("AOFR-FORM-01")
    void fiveAndTenStandInRowsOfFive(int models, int width, int rows) {
        assertThat(of(models).width()).isEqualTo(width);
        assertThat(of(models).rows()).isEqualTo(rows);
    }

    @ParameterizedTest
    @CsvSource({"3, 3, 1", "6, 3, 2"})
    @Rule("AOFR-FORM-02")
    void threeAndSixStandInRowsOfThree(int models, int width, int rows) {
        assertThat(of(models).width()).isEqualTo(width);
        assertThat(of(models).rows()).isEqualTo(rows);
    }

    @ParameterizedTest
    @CsvSource({
        "1, 1", "2, 2", "4, 4", "7, 5", "8, 5", "9, 3", "11, 5", "12, 3", "13, 5", "15, 5", "20, 5",
        "30, 5"
    })
    @Rule("AOFR-FORM-03")
    void otherSizesHaveTheirWidthToo(int models, int width) {
        assertThat(of(models).width()).isEqualTo(width);
    }

    @ParameterizedTest
    @CsvSource({"10, 5, 3", "5, 5, 2", "3, 3, 2", "9, 3, 4"})
    @Rule("AOFR-FORM-03")
    void aJoinedHeroDoesNotChangeTheWidth(int models, int width, int rows) {
        assertThat(withHero(models).width()).isEqualTo(width);
        assertThat(withHero(models).rows()).isEqualTo(rows);
    }

    @Test
    @Rule("AOFR-FORM-03")
    void theWidthStaysForTheWholeBattle() {
        assertThat(reduced(of(10), 6).width()).isEqualTo(5);
        assertThat(reduced(of(10), 3).width()).isEqualTo(5);
        assertThat(reduced(of(6), 5).width()).isEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource({"10, 5, 2", "9, 5, 2", "6, 5, 2", "5, 5, 1", "4, 4, 1", "1, 1, 1"})
    @Rule("AOFR-FORM-04")
    void theFootprintIsARectangleOfBases(int living, int across, int deep) {
        var unit = reduced(of(10), living);
        assertThat(unit.footWidth()).isEqualTo(across * BASE);
        assertThat(unit.footDepth()).isEqualTo(deep * BASE);
    }

    @Test
    @Rule("AOFR-FORM-04")
    void aJoinedHeroTakesOneSlot() {
        assertThat(withHero(5).footDepth()).isEqualTo(2 * BASE);
        assertThat(withHero(5).footWidth()).isEqualTo(5 * BASE);
        assertThat(of(1).footWidth()).isEqualTo(BASE);
    }

    @Test
    @Rule("AOFR-FORM-05")
    void theRearClosesTheGap() {
        var unit = of(10);
        unit.remove(2);
        assertThat(unit.slots()).containsExactly(0, 1, 9, 3, 4, 5, 6, 7, 8);
        unit.remove(8);
        assertThat(unit.slots()).containsExactly(0, 1, 9, 3, 4, 5, 6, 7);
        assertThat(unit.alive(2)).isFalse();
        assertThat(unit.alive(9)).isTrue();
    }

    @Test
    @Rule("AOFR-FORM-05")
    void theCentreOfTheFrontStaysWhereItWas() {
        var unit = of(10);
        var place = new Pose(5000, 6000, 0);
        unit.place(place);
        reduced(unit, 3);
        assertThat(unit.front()).isEqualTo(place);
        assertThat(unit.frontage()).isEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource({"10, 10, 2", "10, 9, 1", "5, 4, 0", "6, 4, 1", "20, 17, 3", "1, 1, 0", "7, 7, 1"})
    @Rule("AOFR-FORM-06")
    void rowsAreFullWithAsManyModelsAsTheWidth(int models, int living, int full) {
        assertThat(reduced(of(models), living).fullRows(0)).isEqualTo(full);
    }

    @Test
    @Rule("AOFR-FORM-06")
    void theHeroCountsInTheRows() {
        assertThat(withHero(10).fullRows(0)).isEqualTo(2);
        assertThat(reduced(withHero(10), 10).fullRows(0)).isEqualTo(2);
        assertThat(reduced(withHero(10), 9).fullRows(0)).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"2", "4"})
    @Rule("AOFR-FORM-06")
    void twoAndFourModelsHaveNoRows(int models) {
        assertThat(of(models).fullRows(0)).isZero();
        assertThat(of(models).fullRows(1)).isZero();
    }

    @Test
    @Rule("AOFR-FORM-06")
    void aTableMayCountASingleModelAsARow() {
        assertThat(of(1).fullRows(1)).isEqualTo(1);
        assertThat(reduced(of(5), 1).fullRows(1)).isZero();
    }

    @ParameterizedTest
    @CsvSource({"10, 10, 10", "20, 20, 10", "10, 7, 7", "6, 6, 6", "12, 12, 6", "1, 1, 1"})
    @Rule("AOFR-MELEE-04")
    void theTwoFrontRowsStrike(int models, int living, int strikers) {
        assertThat(reduced(of(models), living).strikers()).isEqualTo(strikers);
    }

    @Test
    @Rule("AOFR-MELEE-04")
    void theHeroInFrontIsOneOfTheTenThatStrike() {
        assertThat(withHero(10).strikers()).isEqualTo(10);
        assertThat(withHero(10).inSlot(0)).isEqualTo(10);
    }

    @Test
    @Rule("AOFR-FORM-07")
    void heroAndCommandGroupStandInFrontUnlessToldOtherwise() {
        var unit =
                unit("Troops")
                        .weapon("Sword", 1)
                        .upgrade("Banner")
                        .special("Gunner", gunner -> gunner.shooting("Gun", 1))
                        .upgrade("Sergeant")
                        .joinedBy(hero())
                        .on(Side.A, "u");
        assertThat(unit.slots()).containsExactly(10, 7, 9, 8, 0, 1, 2, 3, 4, 5, 6);
    }

    @Test
    @Rule("AOFR-FORM-07")
    void theOwnerMaySetThemElsewhere() {
        var unit = of(3);
        int[] order = {2, 0, 1};
        unit.stand(order);
        order[0] = 1;
        assertThat(unit.slots()).containsExactly(2, 0, 1);
        assertThat(unit.inSlot(0)).isEqualTo(2);
    }
}
