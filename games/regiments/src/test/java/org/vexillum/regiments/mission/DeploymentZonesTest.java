package org.vexillum.regiments.mission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.kernel.geometry.Lengths.inches;

import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Bounds;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.regiments.scene.Scene;
import org.vexillum.testkit.Rule;

class DeploymentZonesTest {
    private static DeploymentZones zones(int width, int depth) {
        return DeploymentZones.of(Scene.on(width, depth).battle().setting());
    }

    @Test
    @Rule("AOFR-FIELD-01")
    void theTableMeasures72By48Inches() {
        assertThat(TableCheck.WIDTH).isEqualTo(72 * 2540);
        assertThat(TableCheck.DEPTH).isEqualTo(48 * 2540);
        assertThat(TableCheck.refusal(TableCheck.WIDTH, TableCheck.DEPTH)).isNull();
    }

    @Test
    @Rule("AOFR-DEPLOY-02")
    void theZonesAreTwelveInchesDeepAlongTheLongEdges() {
        var battle = Scene.open().battle();
        battle.setSouthern(Side.B);
        var zones = zones(72, 48);
        assertThat(zones.deployment(battle, Side.B))
                .isEqualTo(new Bounds(0, 0, inches(72), inches(12)));
        assertThat(zones.deployment(battle, Side.A))
                .isEqualTo(new Bounds(0, inches(36), inches(72), inches(48)));
    }

    @Test
    @Rule("AOFR-FIELD-03")
    void zonesShrinkSoThat24InchesStayBetweenThem() {
        assertThat(zones(60, 48).depth()).isEqualTo(inches(12));
        assertThat(zones(60, 60).depth()).isEqualTo(inches(12));
        assertThat(zones(60, 44).depth()).isEqualTo(inches(10));
        assertThat(zones(48, 28).depth()).isEqualTo(inches(2));
    }

    @Test
    @Rule("AOFR-FIELD-03")
    void aTableLessThan28InchesDeepIsRefused() {
        assertThat(TableCheck.refusal(inches(48), inches(28))).isNull();
        var refusal = TableCheck.refusal(inches(48), inches(28) - 1);
        assertThat(refusal).isNotNull();
        assertThat(refusal.key()).isEqualTo("table-too-shallow");
        assertThat(refusal.rules().has("AOFR-FIELD-03")).isTrue();
    }

    @Test
    void playersFaceEachOtherAcrossTheShortSide() {
        assertThat(TableCheck.refusal(inches(48), inches(48))).isNull();
        var refusal = TableCheck.refusal(inches(48) - 1, inches(48));
        assertThat(refusal).isNotNull();
        assertThat(refusal.key()).isEqualTo("table-narrower-than-deep");
    }

    @Test
    @Rule("AOFR-SR-SCOUT-2")
    void scoutsReachTwelveInchesBeyondTheirZone() {
        var battle = Scene.on(48, 44).battle();
        battle.setSouthern(Side.A);
        var zones = zones(48, 44);
        assertThat(zones.scouting(battle, Side.A).maxY()).isEqualTo(inches(22));
        assertThat(zones.scouting(battle, Side.B).minY()).isEqualTo(inches(22));
        assertThat(zones(72, 48).scouting(battle, Side.A).maxY()).isEqualTo(inches(24));
    }

    @Test
    @Rule("AOFR-MISSION-03")
    void theLineBelongsToTheZone() {
        var zones = zones(72, 48);
        assertThat(zones.inEither(new Point(0, inches(12)))).isTrue();
        assertThat(zones.inEither(new Point(0, inches(12) + 1))).isFalse();
        assertThat(zones.inEither(new Point(0, inches(36)))).isTrue();
        assertThat(zones.inEither(new Point(0, inches(36) - 1))).isFalse();
    }
}
