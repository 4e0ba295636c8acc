package org.vexillum.firstblood.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.army.WeightClass;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.kernel.Side;
import org.vexillum.testkit.Rule;

class SeizingTest {
    private static final String[] MIDDLE = {
        "24,24", "22,24", "26,24", "24,22", "24,26", "22,22", "26,26"
    };

    private static ObjectiveZone centre(Battle battle) {
        return Scenario.of(battle).zones(battle.setting()).getFirst();
    }

    private static ZoneCount tally(Battle battle, Side side) {
        return Seizing.tally(battle, centre(battle), side);
    }

    private static String[] places(int count) {
        var places = new String[count];
        System.arraycopy(MIDDLE, 0, places, 0, count);
        return places;
    }

    private static int count(Edition edition, ModelType type, WeightClass weight, int models) {
        var regiment = Levy.of(edition, "r").type(type).weight(weight).models(models).build();
        var battle = Field.of(edition).with(regiment, places(models)).battle();
        return tally(battle, Side.A).count();
    }

    @ParameterizedTest
    @CsvSource({"1, 0", "2, 1", "5, 2", "6, 3"})
    @Rule("FB-OBJ-02")
    void twoModelsOfLightInfantryCountAsOne(int models, int counted) {
        for (var edition : editions())
            assertThat(count(edition, ModelType.INFANTRY, WeightClass.LIGHT, models))
                    .isEqualTo(counted);
    }

    @Test
    @Rule("FB-OBJ-02")
    void lightInfantryIsPooledOverAllRegimentsOfASide() {
        var battle =
                Field.of(Edition.FIRST)
                        .with(light("one", 1), "24,24")
                        .with(light("other", 1), "26,24")
                        .battle();
        assertThat(tally(battle, Side.A).count()).isEqualTo(1);
    }

    private static Regiment light(String id, int models) {
        return Levy.of(Edition.FIRST, id).weight(WeightClass.LIGHT).models(models).build();
    }

    @Test
    @Rule("FB-OBJ-03")
    void mediumAndHeavyInfantryCountOneEach() {
        for (var edition : editions()) {
            assertThat(count(edition, ModelType.INFANTRY, WeightClass.MEDIUM, 5)).isEqualTo(5);
            assertThat(count(edition, ModelType.INFANTRY, WeightClass.HEAVY, 3)).isEqualTo(3);
        }
    }

    @Test
    @Rule("FB-OBJ-04")
    void lightCavalryAndBrutesCountTwoEach() {
        for (var edition : editions()) {
            assertThat(count(edition, ModelType.CAVALRY, WeightClass.LIGHT, 3)).isEqualTo(6);
            assertThat(count(edition, ModelType.BRUTE, WeightClass.LIGHT, 1)).isEqualTo(2);
        }
    }

    @Test
    @Rule("FB-OBJ-05-E1")
    void heavierCavalryAndBrutesCountThreeInTheFirstEdition() {
        assertThat(count(Edition.FIRST, ModelType.CAVALRY, WeightClass.MEDIUM, 2)).isEqualTo(6);
        assertThat(count(Edition.FIRST, ModelType.BRUTE, WeightClass.HEAVY, 1)).isEqualTo(3);
    }

    @Test
    @Rule("FB-OBJ-05-E2")
    void heavierCavalryAndBrutesCountTwoInTheSecondEdition() {
        assertThat(count(Edition.SECOND, ModelType.CAVALRY, WeightClass.MEDIUM, 2)).isEqualTo(4);
        assertThat(count(Edition.SECOND, ModelType.BRUTE, WeightClass.HEAVY, 1)).isEqualTo(2);
    }

    @Test
    @Rule("FB-OBJ-06")
    void aMonsterCountsSix() {
        for (var edition : editions())
            assertThat(count(edition, ModelType.MONSTER, WeightClass.LIGHT, 1)).isEqualTo(6);
    }

    @Test
    @Rule("FB-OBJ-07")
    void charactersRetinueAndOfficersCountOneWhateverTheirType() {
        var monster = Levy.of(Edition.FIRST, "lord").type(ModelType.MONSTER).model(Role.CHARACTER);
        var light =
                Levy.of(Edition.FIRST, "guard")
                        .weight(WeightClass.LIGHT)
                        .model(Role.CHARACTER)
                        .model(Role.RETINUE);
        var led =
                Levy.of(Edition.FIRST, "led")
                        .weight(WeightClass.LIGHT)
                        .model(Role.OFFICER)
                        .model(Role.TROOPER);
        assertThat(alone(monster, 1)).isEqualTo(1);
        assertThat(alone(light, 2)).isEqualTo(2);
        assertThat(alone(led, 2)).isEqualTo(1); // the officer is outside the halving
    }

    private static int alone(Levy levy, int models) {
        var battle = Field.of(Edition.FIRST).with(levy.build(), places(models)).battle();
        return tally(battle, Side.A).count();
    }

    @Test
    @Rule("FB-OBJ-08")
    void aBrokenRegimentCountsForNothing() {
        for (var edition : editions()) {
            var regiment = Levy.of(edition, "r").models(4).build();
            regiment.setBroken(true);
            var battle = Field.of(edition).with(regiment, places(4)).battle();
            assertThat(tally(battle, Side.A).count()).isZero();
        }
    }

    @Test
    @Rule("FB-OBJ-01")
    void anyPartOfABaseInTheZoneIsEnough() {
        // radius 6 inches and a base of 25 mm: touching at 6 inches + 12.5 mm
        var inside = Levy.of(Edition.FIRST, "in").models(1).build();
        var outside = Levy.of(Edition.FIRST, "out").side(Side.B).models(1).build();
        var battle =
                Field.of(Edition.FIRST)
                        .with(inside, "30.4921,24")
                        .with(outside, "24,30.4926")
                        .battle();
        assertThat(tally(battle, Side.A).count()).isEqualTo(1);
        assertThat(tally(battle, Side.B).count()).isZero();
    }

    @Test
    @Rule("FB-OBJ-01")
    void theSideWithMostModelsClaimsAndEqualCountsClaimNothing() {
        assertThat(Seizing.holder(new ZoneCount(0, 3, ""), new ZoneCount(0, 2, "")))
                .isEqualTo(Side.A);
        assertThat(Seizing.holder(new ZoneCount(0, 3, ""), new ZoneCount(0, 4, "")))
                .isEqualTo(Side.B);
        assertThat(Seizing.holder(new ZoneCount(0, 3, ""), new ZoneCount(6, 0, ""))).isNull();
        assertThat(Seizing.holder(new ZoneCount(0, 0, ""), new ZoneCount(1, 0, ""))).isNull();
    }

    @Test
    @Rule("FB-GARRISON-12")
    void modelsInAGarrisonDoNotSeize() {
        var regiment = Levy.of(Edition.FIRST, "r").models(3).build();
        var battle = Field.of(Edition.FIRST).with(regiment, places(3)).battle();
        regiment.setStatus(Status.IN_GARRISON);
        assertThat(tally(battle, Side.A).count()).isZero();
    }

    @Test
    @Rule("FB-SR-UNYIELDING")
    void anUnyieldingRegimentWhollyInsideDeniesTheZoneToOthers() {
        for (var edition : editions()) {
            var battle = stubborn(edition, "24,24", "26,24");
            var a = tally(battle, Side.A);
            var b = tally(battle, Side.B);
            assertThat(a.denies()).isEqualTo("stubborn");
            assertThat(b.count()).isGreaterThan(a.count());
            assertThat(Seizing.holder(a, b)).isNull();
            assertThat(Seizing.holder(b, a)).as("it needs the most models itself").isNull();
        }
    }

    @Test
    @Rule("FB-SR-UNYIELDING")
    void anUnyieldingRegimentPartlyOutsideDeniesNothing() {
        var battle = stubborn(Edition.FIRST, "24,24", "29.6,24");
        assertThat(tally(battle, Side.A).denying()).isFalse();
        assertThat(Seizing.holder(tally(battle, Side.A), tally(battle, Side.B))).isEqualTo(Side.B);
    }

    @Test
    @Rule("FB-SR-UNYIELDING")
    void whileBrokenItDeniesInTheFirstEditionOnly() {
        var first = stubborn(Edition.FIRST, "24,24", "26,24");
        first.regiment("stubborn").setBroken(true);
        assertThat(tally(first, Side.A).denying()).isTrue();
        var second = stubborn(Edition.SECOND, "24,24", "26,24");
        second.regiment("stubborn").setBroken(true);
        assertThat(tally(second, Side.A).denying()).isFalse();
    }

    private static Battle stubborn(Edition edition, String... places) {
        var stubborn = Levy.of(edition, "stubborn").traits("Unyielding").models(2).build();
        var others = Levy.of(edition, "others").side(Side.B).models(4).build();
        return Field.of(edition)
                .with(stubborn, places)
                .with(others, "22,22", "22,24", "22,26", "24,27")
                .battle();
    }

    private static Edition[] editions() {
        return new Edition[] {Edition.FIRST, Edition.SECOND};
    }
}
