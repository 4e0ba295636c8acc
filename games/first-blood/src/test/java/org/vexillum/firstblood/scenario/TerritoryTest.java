package org.vexillum.firstblood.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.WeightClass;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.testkit.Rule;

/** The south-western quarter of the table, claimed by the models in it. */
class TerritoryTest {
    private static final int MIDDLE = Field.at("24,24").x();
    private static final Territory QUARTER =
            new Territory.Ground(
                    "quarter", Area.polygon(0, 0, MIDDLE, 0, MIDDLE, MIDDLE, 0, MIDDLE));

    private static Regiment levy(String id, Side side, WeightClass weight, int models) {
        return Levy.of(Edition.FIRST, id).side(side).weight(weight).models(models).build();
    }

    private static int count(Battle battle, Side side) {
        return Seizing.tally(battle, QUARTER, side).count();
    }

    @Test
    @Rule("FB-OBJ-10")
    void aQuarterIsCountedLikeAZone() {
        var battle =
                Field.of(Edition.FIRST)
                        .with(levy("light", Side.A, WeightClass.LIGHT, 3), "5,5", "7,5", "24.4,10")
                        .with(levy("heavy", Side.B, WeightClass.HEAVY, 3), "9,9", "11,9", "24.5,12")
                        .battle();
        assertThat(count(battle, Side.A)).isEqualTo(1);
        assertThat(count(battle, Side.B)).isEqualTo(2); // the third is just outside
        var a = Seizing.tally(battle, QUARTER, Side.A);
        assertThat(Seizing.holder(a, Seizing.tally(battle, QUARTER, Side.B))).isEqualTo(Side.B);
    }

    @Test
    @Rule("FB-BROKEN-07")
    void brokenModelsCountAsNone() {
        var heavy = levy("heavy", Side.B, WeightClass.HEAVY, 2);
        var battle = Field.of(Edition.SECOND).with(heavy, "9,9", "11,9").battle();
        assertThat(count(battle, Side.B)).isEqualTo(2);
        heavy.setBroken(true);
        assertThat(count(battle, Side.B)).isZero();
    }

    @Test
    @Rule("FB-OBJ-10")
    void whoIsUnyieldingMustStandWhollyOnTheGround() {
        var rock = Levy.of(Edition.FIRST, "rock").traits("Unyielding").models(2).build();
        var inside = Field.of(Edition.FIRST).with(rock, "9,9", "23.4,9").battle();
        assertThat(Seizing.tally(inside, QUARTER, Side.A).denying()).isTrue();
        rock.place(1, Field.at("23.6,9"));
        assertThat(Seizing.tally(inside, QUARTER, Side.A).denying()).isFalse();
    }
}
