package org.vexillum.firstblood.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.vexillum.firstblood.odds.Skirmishes.levy;

import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Battle;

/** What a regiment of 100 points is worth. */
class PointsValueTest {
    private static Levy regiment() {
        return levy(2, "A").profile(5, 0, 3, 1, 2, 3, 1, 0).models(3).model(Role.OFFICER);
    }

    private static Battle battle(int scenario, Levy levy) {
        return Field.of(Edition.SECOND).scenario(scenario).with(levy.build()).battle();
    }

    @Test
    void pointsAreSpreadOverWounds() {
        var battle = battle(1, regiment());
        var regiment = battle.regiment("A");
        assertThat(PointsValue.perWound(battle, regiment)).isEqualTo(100 / 8.0, within(1e-12));
        regiment.remove(2);
        assertThat(PointsValue.woundsLeft(regiment)).isEqualTo(6);
        assertThat(PointsValue.of(battle, regiment)).isEqualTo(75, within(1e-12));
    }

    @Test
    void aSecondProfileIsWoundsToo() {
        var levy = levy(2, "A").profile(5, 0, 3, 1, 2, 3, 1, 0).wounded(5, 0, 2, 1, 3, 3, 1, 0);
        var battle = battle(1, levy.models(1));
        assertThat(PointsValue.perWound(battle, battle.regiment("A"))).isEqualTo(20, within(1e-12));
    }

    /**
     * FB-SCEN2-02: a victory point is worth 40: one for each of three models, four for an officer.
     */
    @Test
    void whereCasualtiesCountTheyAreWorthMore() {
        var battle = battle(2, regiment());
        assertThat(PointsValue.perWound(battle, battle.regiment("A")))
                .isEqualTo((100 + 40 * (3 + 4)) / 8.0, within(1e-12));
    }
}
