package org.vexillum.firstblood.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.edition.Edition.FIRST;
import static org.vexillum.firstblood.movement.Muster.assertRefused;
import static org.vexillum.firstblood.movement.Muster.ruin;
import static org.vexillum.firstblood.movement.Muster.up;

import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.testkit.Rule;

class FloorChangesTest {
    private static Battle battle(ModelType type, int march) {
        var ours = Levy.of(FIRST, "ours").type(type).profile(march, 1, 1, 1, 1, 3, 2, 0).models(1);
        return Field.of(FIRST)
                .terrain(ruin("10,8", "15,12", 3))
                .with(ours.build(), "9,10")
                .battle();
    }

    private static @Nullable Refusal refusal(Battle battle, ModelMove go) {
        return new ChooseMarch("ours", 1).choices(battle).refusal(ModelMoves.of(go));
    }

    @Test
    @Rule("FB-RUIN-09")
    void aFloorCostsThreeInchesOnTopOfTheWay() {
        var battle = battle(ModelType.INFANTRY, 5);
        assertThat(refusal(battle, up(0, "11,10", 1))).isNull();
        assertRefused(refusal(battle, up(0, "11.1,10", 1)), "FB-MARCH-02", "too-far");
    }

    @Test
    @Rule("FB-RUIN-09")
    void goingDownCostsTheSame() {
        var battle = battle(ModelType.INFANTRY, 6);
        battle.regiment("ours").place(0, Field.at("12,10"), 2);
        assertThat(refusal(battle, up(0, "12,10", 0))).isNull();
        assertRefused(refusal(battle, up(0, "12.1,10", 0)), "FB-MARCH-02", "too-far");
        assertThat(refusal(battle, up(0, "14,10", 2))).isNull();
    }

    @Test
    @Rule("FB-RUIN-09")
    void onlyInfantryChangesFloors() {
        var battle = battle(ModelType.CAVALRY, 9);
        assertThat(refusal(battle, up(0, "11,10", 0))).isNull();
        assertRefused(refusal(battle, up(0, "11,10", 1)), "FB-RUIN-09", "only-infantry-climbs");
    }

    @Test
    @Rule("FB-RUIN-10")
    void theBaseMustFitOnTheFloor() {
        var battle = battle(ModelType.INFANTRY, 8);
        assertRefused(refusal(battle, up(0, "10.4,10", 1)), "FB-RUIN-10", "does-not-fit-on-floor");
        assertThat(refusal(battle, up(0, "10.5,10", 1))).isNull();
        assertRefused(refusal(battle, up(0, "11,10", 3)), "FB-RUIN-10", "does-not-fit-on-floor");
    }

    @Test
    @Rule("FB-RUIN-10")
    void upstairsNobodyStepsOffTheFloorOnItsWay() {
        var battle = battle(ModelType.INFANTRY, 8);
        battle.regiment("ours").place(0, Field.at("11,10"), 1);
        var astray = new ModelMove(0, java.util.List.of(Field.at("11,7"), Field.at("13,10")), 1);
        assertThat(refusal(battle, astray)).isNotNull();
    }
}
