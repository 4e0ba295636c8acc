package org.vexillum.firstblood.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.kernel.Side;
import org.vexillum.testkit.Rule;

/** Whatever players may agree on is done to the table, and nothing besides. */
class CorrectionTest {
    private Regiment troop;
    private Battle battle;

    @BeforeEach
    void muster() {
        troop = Levy.of(Edition.SECOND, "a").profile(5, 2, 3, 1, 4, 3, 2, 0).models(3).build();
        battle = Field.of(Edition.SECOND).with(troop, "10,10", "12,10", "14,10").battle();
    }

    private void agree(Correction.Change... changes) {
        new Correction(List.of(changes)).apply(battle);
    }

    @Test
    @Rule("FB-GEN-02")
    void aModelIsSetElsewhereOrGivenWounds() {
        agree(
                new Correction.Place("a", 1, Field.at("20,20"), 2),
                new Correction.WoundsOf("a", 2, 3));
        assertThat(troop.base(1).centre()).isEqualTo(Field.at("20,20"));
        assertThat(troop.floor(1)).isEqualTo(2);
        assertThat(troop.base(0).centre()).isEqualTo(Field.at("10,10"));
        assertThat(troop.wounds(2)).isEqualTo(3);
        assertThat(troop.wounds(1)).isZero();
    }

    @Test
    @Rule("FB-GEN-02")
    void whoIsTakenOffCostsNeitherTokensNorTests() {
        agree(new Correction.Remove("a", 0), new Correction.Remove("a", 2));
        assertThat(troop.models()).containsExactly(1);
        assertThat(troop.tokens()).isZero();
        assertThat(troop.destroyed()).isFalse();
        agree(new Correction.Remove("a", 1));
        assertThat(troop.destroyed()).isTrue();
    }

    @Test
    @Rule("FB-GEN-02")
    void countersAreSet() {
        agree(
                new Correction.TokensOf("a", 2),
                new Correction.OverchargeOf("a", 3),
                new Correction.ActingLeader("a", 1));
        assertThat(troop.tokens()).isEqualTo(2);
        assertThat(troop.overcharge()).isEqualTo(3);
        assertThat(troop.acting()).isEqualTo(1);
    }

    @Test
    @Rule("FB-GEN-02")
    void statesAreGivenAndTaken() {
        for (boolean now : new boolean[] {true, false}) {
            agree(
                    new Correction.SetBroken("a", now),
                    new Correction.SetAimed("a", now),
                    new Correction.SetActivated("a", now),
                    new Correction.SetInspired("a", now ? Inspired.NEXT_CLASH : Inspired.NO));
            assertThat(troop.broken()).isEqualTo(now);
            assertThat(troop.aimed()).isEqualTo(now);
            assertThat(troop.activated()).isEqualTo(now);
            assertThat(troop.inspired()).isEqualTo(now ? Inspired.NEXT_CLASH : Inspired.NO);
        }
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    @Rule("FB-GEN-02")
    void pointsAndTheTurnBelongToASide(Side side) {
        agree(new Correction.PointsOf(side, 7), new Correction.ToAct(side));
        assertThat(battle.points(side)).isEqualTo(7);
        assertThat(battle.points(side.other())).isZero();
        assertThat(battle.toAct()).isEqualTo(side);
    }
}
