package org.vexillum.firstblood.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.vexillum.firstblood.edition.Edition.FIRST;
import static org.vexillum.firstblood.edition.Edition.SECOND;
import static org.vexillum.firstblood.movement.Charges.apart;
import static org.vexillum.firstblood.movement.Muster.assertRefused;
import static org.vexillum.firstblood.movement.Muster.inches;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options.HalfMarchRounding;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.testkit.Rule;

/** How far regiments get, and whether they do. */
class MoveLengthTest {
    private static TemporaryEffect changing(Characteristic what, int by) {
        var gift = new TemporaryEffect.Gift.Changes(what, by);
        return new TemporaryEffect(
                "haste", "FB-MAGIC-12-E1", gift, TemporaryEffect.Until.GAME_END, "ours");
    }

    private static Regiment marching(int... inches) {
        var levy = Levy.of(FIRST, "ours");
        for (int march : inches)
            levy.profile(march, 2, 3, 1, 1, 3, 2, 0)
                    .model(march == inches[0] ? Role.LEADER : Role.TROOPER);
        return levy.build();
    }

    @Test
    @Rule("FB-PROF-04")
    void whatChangesTheMarchIsAddedAndItNeverFallsBelowNought() {
        var ours = marching(5);
        ours.gain(changing(Characteristic.RESOLVE, 3));
        assertThat(MoveLength.of(ours, 0).value()).isEqualTo(inches("5"));
        ours.gain(changing(Characteristic.MARCH, 2));
        assertThat(MoveLength.of(ours, 0).value()).isEqualTo(inches("7"));
        assertThat(MoveLength.of(ours, 0).rules().ids()).contains("FB-MAGIC-12-E1");
        ours.gain(changing(Characteristic.MARCH, -9));
        assertThat(MoveLength.of(ours, 0).value()).isZero();
    }

    @Test
    @Rule("FB-MARCH-03")
    void theSlowestOfTheLivingCounts() {
        var ours = marching(5, 3, 3, 6);
        assertThat(MoveLength.lowest(ours).value()).isEqualTo(inches("3"));
        ours.remove(1);
        assertThat(MoveLength.lowest(ours).value()).isEqualTo(inches("3"));
        ours.remove(2);
        assertThat(MoveLength.lowest(ours).value()).isEqualTo(inches("5"));
        assertThat(MoveLength.lowest(ours).rules().ids()).contains("FB-MARCH-03");
    }

    @ParameterizedTest
    @CsvSource({"6, UP, 3", "6, DOWN, 3", "5, UP, 3", "5, DOWN, 2"})
    @Rule("FB-MARCH-11")
    void onlyHalfInchesAreRounded(int march, HalfMarchRounding rounding, String half) {
        var battle =
                Field.of(SECOND)
                        .options(OptionsOf.halving(rounding))
                        .with(marching(march))
                        .battle();
        assertThat(MoveLength.march(battle, battle.regiment("ours"), 2).value())
                .isEqualTo(inches(half));
    }

    private static double chance(Battle battle, String nearer) {
        return ChargeAction.chance(
                battle, battle.regiment("ours"), battle.regiment("theirs"), inches(nearer));
    }

    /** March 5 and a die. */
    @ParameterizedTest
    @CsvSource({"5, 1", "6, 1", "8, 0.6666666667", "11, 0.1666666667", "11.1, 0"})
    @Rule("FB-CHARGE-09")
    void theChanceOfAChargeByARoll(String gap, double chance) {
        assertThat(chance(apart(FIRST, gap), "0")).isCloseTo(chance, within(1e-9));
    }

    @Test
    @Rule({"FB-CHARGE-09", "FB-SR-UNSTOPPABLE-E1"})
    void comingNearerAndASecondRollHelp() {
        assertThat(chance(apart(FIRST, "8"), "2")).isCloseTo(1, within(1e-9));
        var borne = apart(FIRST, "8", Role.STANDARD_BEARER);
        assertThat(chance(borne, "0")).isCloseTo(8 / 9.0, within(1e-9));
        var nowhere = Field.of(FIRST).with(marching(5)).with(Muster.theirs(FIRST, 1)).battle();
        assertThat(chance(nowhere, "0")).isZero();
    }

    @ParameterizedTest
    @CsvSource({"5, 1", "5.1, 0"})
    @Rule("FB-CHARGE-10")
    void withoutARollAChargeIsSureOrHopeless(String gap, double chance) {
        assertThat(chance(apart(SECOND, gap), "0")).isEqualTo(chance);
    }

    @Test
    @Rule({"FB-SR-FLUID-FORMATION", "FB-TERRAIN-11"})
    void ofGroundThatIsOnlyToldAFluidFormationMindsTheWorstAlone() {
        var plain = Field.of(FIRST).with(marching(5)).battle();
        assertThat(TerrainDice.told(plain, plain.regiment("ours"), 1, 2, 3))
                .isEqualTo(new TerrainDice("ours", 1, 2, 3));
        var fluid = Levy.of(FIRST, "ours").traits("Fluid Formation").models(2).build();
        var battle = Field.of(FIRST).with(fluid).battle();
        assertThat(TerrainDice.told(battle, fluid, 1, 2, 3))
                .isEqualTo(new TerrainDice("ours", 0, 0, 3));
        var mixed = Levy.of(FIRST, "ours").traits("Fluid Formation").models(1);
        var some = mixed.traits().model(Role.TROOPER).build();
        assertThat(TerrainDice.told(Field.of(FIRST).with(some).battle(), some, 1, 2, 3))
                .isEqualTo(new TerrainDice("ours", 1, 2, 3));
    }

    private static Battle round(int round) {
        var battle = Field.of(Edition.FIRST).with(marching(5)).battle();
        battle.setRound(round);
        return battle;
    }

    @Test
    @Rule({"FB-RESERVE-02", "FB-RESERVE-03", "FB-RESERVE-04", "FB-SCEN-02"})
    void eachSideEntersWhereItsRoundAllows() {
        int zone = inches("12");
        var corner = new Point(0, zone);
        assertRefused(
                DeploymentZones.refusal(round(1), Side.A, corner),
                "FB-RESERVE-02",
                "no-entry-in-round-one");
        assertThat(DeploymentZones.refusal(round(2), Side.A, corner)).isNull();
        assertRefused(
                DeploymentZones.refusal(round(3), Side.A, corner.plus(0, 1)),
                "FB-RESERVE-03",
                "outside-own-zone");
        assertThat(DeploymentZones.refusal(round(4), Side.A, corner.plus(0, 1))).isNull();
        // the other side may come up to the end of this zone
        assertThat(DeploymentZones.refusal(round(4), Side.B, corner.plus(0, 1))).isNull();
        assertRefused(
                DeploymentZones.refusal(round(4), Side.B, corner),
                "FB-RESERVE-04",
                "opponents-zone");
        assertRefused(
                DeploymentZones.refusal(round(4), Side.A, new Point(5, 5)),
                "FB-REINF-08",
                "not-on-the-edge");
        assertThat(DeploymentZones.entryRules(round(1)).ids()).containsExactly("FB-RESERVE-02");
    }

    /** The leader commands two inches round him. */
    @Test
    @Rule({"FB-CMD-08", "FB-CMD-13"})
    void theBearerStaysNearTheLeaderAsLongAsThereIsOne() {
        var borne =
                Levy.of(FIRST, "ours")
                        .commandRange(2)
                        .models(1)
                        .model(Role.STANDARD_BEARER)
                        .build();
        var battle = Field.of(FIRST).with(borne, "10,10", "10,11.5").battle();
        var choices = new ChooseMarch("ours", 1).choices(battle);
        assertThat(choices.refusal(ModelMoves.of(Muster.go(1, "10,12.5")))).isNull();
        assertRefused(
                choices.refusal(ModelMoves.of(Muster.go(1, "10,16"))),
                "FB-CMD-08",
                "bearer-strays");
        borne.remove(0);
        assertThat(
                        new ChooseMarch("ours", 1)
                                .choices(battle)
                                .refusal(ModelMoves.of(Muster.go(1, "10,16"))))
                .isNull();
    }
}
