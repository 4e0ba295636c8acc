package org.vexillum.firstblood.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.edition.Edition.FIRST;
import static org.vexillum.firstblood.movement.Muster.go;
import static org.vexillum.firstblood.movement.Muster.piece;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.morale.ActionMorale;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.terrain.Terrain.Kind;
import org.vexillum.testkit.Rule;

class TerrainDiceTest {
    /** Wounds 8 and Defence 2, one model, so that every wound can be counted. */
    private static Regiment rolled(ModelType type, TerrainDice dice, int... faces) {
        var ours =
                Levy.of(FIRST, "ours").type(type).profile(5, 1, 1, 1, 8, 3, 2, 0).models(1).build();
        var battle = Field.of(FIRST).with(ours).battle();
        dice.play(battle, new ActionMorale(), Scripted.answering(battle, List.of(), faces));
        return ours;
    }

    private static TerrainDice broken(int models) {
        return new TerrainDice("ours", models, 0, 0);
    }

    private static TerrainDice dangerous(int models) {
        return new TerrainDice("ours", 0, models, 0);
    }

    private static TerrainDice veryDangerous(int models) {
        return new TerrainDice("ours", 0, 0, models);
    }

    @Test
    @Rule({"FB-TERRAIN-08", "FB-TERRAIN-09"})
    void onBrokenGroundASixIsAHitThatInfantryMaySave() {
        assertThat(rolled(ModelType.INFANTRY, broken(3), 6, 5, 6, 2, 3).wounds(0)).isEqualTo(1);
        assertThat(rolled(ModelType.MONSTER, broken(1), 6, 2).wounds(0)).isZero();
    }

    @Test
    @Rule({"FB-TERRAIN-08", "FB-TERRAIN-09"})
    void onBrokenGroundASixWoundsCavalryAndBrutes() {
        assertThat(rolled(ModelType.CAVALRY, broken(3), 6, 5, 6).wounds(0)).isEqualTo(2);
        assertThat(rolled(ModelType.BRUTE, broken(1), 6).wounds(0)).isEqualTo(1);
    }

    @Test
    @Rule("FB-TERRAIN-10")
    void dangerousTerrainWoundsOnSixesCavalryAndBrutesTwice() {
        assertThat(rolled(ModelType.INFANTRY, dangerous(3), 6, 5, 6).wounds(0)).isEqualTo(2);
        assertThat(rolled(ModelType.CAVALRY, dangerous(2), 6, 1).wounds(0)).isEqualTo(2);
        assertThat(rolled(ModelType.BRUTE, dangerous(2), 6, 1).wounds(0)).isEqualTo(2);
    }

    @Test
    @Rule("FB-TERRAIN-11")
    void veryDangerousTerrainWoundsFromFourCavalryTwice() {
        assertThat(rolled(ModelType.INFANTRY, veryDangerous(4), 3, 4, 5, 6).wounds(0)).isEqualTo(3);
        assertThat(rolled(ModelType.CAVALRY, veryDangerous(1), 4).wounds(0)).isEqualTo(2);
        assertThat(rolled(ModelType.BRUTE, veryDangerous(1), 4).wounds(0)).isEqualTo(1);
    }

    private static TerrainDice crossing(boolean charge, Kind... kinds) {
        var ours = Levy.of(FIRST, "ours").models(3).build();
        var battle =
                Field.of(FIRST)
                        .terrain(piece("bog", "12,9", "13,10.4", kinds))
                        .with(ours, "10,10", "10,11.5", "12.5,8")
                        .battle();
        var errand = MarchRules.of(battle, ours, 1);
        var moves = ModelMoves.of(go(0, "14.5,10"), go(1, "14,11.5"));
        return TerrainDice.of(battle, ours, errand.routes(moves), charge);
    }

    @Test
    @Rule({"FB-TERRAIN-10", "FB-TERRAIN-11"})
    void everyModelThatCrossesRollsOnceAndWhoStandsStillDoesNot() {
        assertThat(crossing(false, Kind.DANGEROUS)).isEqualTo(dangerous(1));
        assertThat(crossing(false, Kind.VERY_DANGEROUS)).isEqualTo(veryDangerous(1));
    }

    @Test
    @Rule("FB-TERRAIN-08")
    void brokenGroundHarmsChargesOnly() {
        assertThat(crossing(false, Kind.BROKEN_GROUND)).isEqualTo(broken(0));
        assertThat(crossing(true, Kind.BROKEN_GROUND)).isEqualTo(broken(1));
    }

    /** A march through a bog: one 6, one wound, one morale die. */
    @Test
    @Rule("FB-TERRAIN-10")
    void woundsOfTheGroundTestMoraleAtTheEndOfTheAction() {
        var ours = Levy.of(FIRST, "ours").profile(5, 1, 1, 1, 4, 3, 2, 0).models(1).build();
        Battle battle =
                Field.of(FIRST)
                        .terrain(piece("bog", "11,9", "13,11", Kind.DANGEROUS))
                        .with(ours, "10,10")
                        .battle();
        var referee = Scripted.answering(battle, List.of(ModelMoves.of(go(0, "14,10"))), 6, 5);
        new MarchAction("ours", 1).play(battle, referee);
        assertThat(ours.wounds(0)).isEqualTo(2);
    }
}
