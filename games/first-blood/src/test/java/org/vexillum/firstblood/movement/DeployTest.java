package org.vexillum.firstblood.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.edition.Edition.FIRST;
import static org.vexillum.firstblood.edition.Edition.SECOND;
import static org.vexillum.firstblood.movement.Muster.assertRefused;
import static org.vexillum.firstblood.movement.Muster.friends;
import static org.vexillum.firstblood.movement.Muster.go;
import static org.vexillum.firstblood.movement.Muster.ours;
import static org.vexillum.firstblood.movement.Muster.piece;

import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.terrain.Terrain.Kind;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.testkit.Rule;

class DeployTest {
    private static Battle battle(Edition edition, int models) {
        var battle =
                Field.of(edition)
                        .terrain(piece("crag", "20,2", "24,6", Kind.IMPASSABLE))
                        .with(ours(edition, models).build())
                        .with(friends(edition, 1), "10,5")
                        .battle();
        battle.regiment("ours").setStatus(Status.UNDEPLOYED);
        return battle;
    }

    private static @Nullable Refusal refusal(Battle battle, ModelMove... moves) {
        return new Deploy("ours").choices(battle).refusal(ModelMoves.of(moves));
    }

    /** The zone is 10 inches deep; a 25 mm base has a radius of 0.4921 inches. */
    @Test
    @Rule({"FB-DEPLOY-02", "FB-SCEN-01"})
    void aRegimentIsSetDownWhollyInItsZone() {
        var battle = battle(FIRST, 1);
        assertThat(refusal(battle, go(0, "15,9.5"))).isNull();
        assertRefused(refusal(battle, go(0, "15,9.51")), "FB-DEPLOY-02", "outside-zone");
        assertRefused(refusal(battle, go(0, "15,0.49")), "FB-DEPLOY-02", "outside-zone");
    }

    @Test
    @Rule("FB-SCEN-01")
    void theOtherSideHasTheOppositeStrip() {
        var ours = Levy.of(FIRST, "ours").side(Side.B).models(1).build();
        var battle = Field.of(FIRST).with(ours).battle();
        ours.setStatus(Status.UNDEPLOYED);
        assertThat(refusal(battle, go(0, "15,38.5"))).isNull();
        assertRefused(refusal(battle, go(0, "15,38.49")), "FB-DEPLOY-02", "outside-zone");
    }

    @Test
    @Rule("FB-DEPLOY-02")
    void allModelsAreSetDownInCommandRange() {
        var battle = battle(FIRST, 2);
        assertRefused(refusal(battle, go(0, "15,5")), "FB-DEPLOY-02", "model-left-out");
        assertRefused(refusal(battle, go(0, "25,5"), go(1, "31,5")), "FB-CMD-01", "out-of-command");
        assertThat(refusal(battle, go(0, "25,5"), go(1, "30.9,5"))).isNull();
    }

    @Test
    @Rule({"FB-TERRAIN-22", "FB-MARCH-07"})
    void nobodyIsSetDownOnACragOrOnAnotherBase() {
        var battle = battle(FIRST, 1);
        assertRefused(refusal(battle, go(0, "22,4")), "FB-TERRAIN-22", "stands-on-terrain");
        assertRefused(refusal(battle, go(0, "10.5,5")), "FB-MARCH-07", "bases-overlap");
    }

    @Test
    void whateverIsProposedIsLegal() {
        var lot = new RandomSource(3);
        var battle = battle(SECOND, 12);
        var choices = new Deploy("ours").choices(battle);
        assertThat(choices.list()).hasSizeGreaterThan(8);
        for (var moves : choices.list()) assertThat(choices.refusal(moves)).isNull();
        for (int i = 0; i < 200; i++) assertThat(choices.refusal(choices.any(lot))).isNull();
        assertThat(new Deploy("ours").round(battle, Field.at("30,5")).models()).hasSize(12);
    }
}
