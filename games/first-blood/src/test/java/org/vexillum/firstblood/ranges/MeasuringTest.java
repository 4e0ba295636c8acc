package org.vexillum.firstblood.ranges;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.sight.Sight;
import org.vexillum.firstblood.sight.SightPurpose;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.testkit.Rule;

class MeasuringTest {
    private static Regiment one(String id, Side side, ModelType type, int base) {
        return Levy.of(Edition.SECOND, id).side(side).type(type).base(base).models(1).build();
    }

    private final Regiment guard = one("guard", Side.A, ModelType.INFANTRY, 30);
    private final Regiment enemy = one("enemy", Side.B, ModelType.INFANTRY, 30);

    @Test
    @Rule("FB-MEAS-01")
    void partsOfAnInchAreNotRounded() {
        var battle = Field.of(Edition.SECOND).with(guard, "20,20").with(enemy, "25.75,20").battle();
        int gap = Lengths.inches("5.75") - Lengths.mm(30);
        assertThat(Distance.between(battle, guard, 0, enemy, 0)).isEqualTo(gap);
        assertThat(Distance.within(battle, guard, 0, enemy, 0, gap - 1)).isFalse();
    }

    @Test
    @Rule("FB-MEAS-03")
    void measuringChangesNothing() {
        var battle = Field.of(Edition.SECOND).with(guard, "20,20").with(enemy, "21.5,20").battle();
        long before = battle.fingerprint();
        assertThat(Distance.between(battle, guard, 0, enemy, 0)).isPositive();
        assertThat(Engagement.engaged(battle, enemy)).isTrue();
        assertThat(Sight.sees(battle, guard, enemy, SightPurpose.CHARGE)).isTrue();
        assertThat(CommandRange.stranded(battle, guard)).isEmpty();
        assertThat(battle.fingerprint()).isEqualTo(before);
    }

    @Test
    @Rule("FB-MODEL-01")
    void onlyTheBaseIsMeasuredWhateverStandsOnIt() {
        var monster = one("monster", Side.B, ModelType.MONSTER, 30);
        var battle =
                Field.of(Edition.SECOND)
                        .with(guard, "20,20")
                        .with(enemy, "25,20")
                        .with(monster, "15,20")
                        .battle();
        assertThat(Distance.between(battle, guard, 0, monster, 0))
                .isEqualTo(Distance.between(battle, guard, 0, enemy, 0));
    }

    @Test
    @Rule("FB-MODEL-02")
    void aBaseIsRoundWithTheDiameterOfItsEntry() {
        var brute = one("brute", Side.A, ModelType.BRUTE, 60);
        brute.place(0, Field.at("20,20"));
        assertThat(brute.base(0)).isEqualTo(new Disc(Field.at("20,20"), Lengths.mm(30)));
    }
}
