package org.vexillum.firstblood.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.firstblood.Bout;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.combat.AllocateWounds.Allocation;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.testkit.Rule;

class WoundsTest {
    private static Levy levy(int edition, int wounds) {
        return Levy.of(Edition.numbered(edition), "r").profile(5, 2, 3, 1, wounds, 3, 2, 0);
    }

    private static Bout bout(int edition, Regiment regiment) {
        return Bout.on(Field.of(Edition.numbered(edition)).with(regiment));
    }

    private static WoundsTaken suffer(Bout bout, int wounds, Manner manner, Integer... engaged) {
        return bout.play((battle, referee) ->
                WoundsSuffered.of(battle, "r", wounds, manner, List.of(engaged))
                        .play(battle, referee));
    }

    private static Allocation order(Integer... models) {
        return new Allocation(List.of(models));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"FB-WOUND-09", "FB-WOUND-11"})
    void aWoundedModelOutsideTheFightGoesFirstAndAnEngagedLeaderLast(int edition) {
        var regiment = levy(edition, 3).models(5).build();
        regiment.setWounds(0, 1);
        regiment.setWounds(3, 2);
        var bout = bout(edition, regiment);
        var taken = suffer(bout, 5, Manner.CLASH, 0, 1, 2);
        assertThat(taken.wounds()).isEqualTo(5);
        assertThat(regiment.models()).containsExactly(0, 2, 4);
        assertThat(regiment.wounds(0)).isEqualTo(1);
        assertThat(regiment.wounds(2)).isEqualTo(1);
        assertThat(regiment.tokens()).isEqualTo(2);
        assertThat(regiment.broken()).isFalse();
    }

    @Test
    @Rule("FB-WOUND-07")
    void inEditionOneOnlyEngagedModelsTakeCombatWounds() {
        var bout = bout(1, levy(1, 2).models(8).build());
        var taken = suffer(bout, 10, Manner.CLASH, 1, 2);
        assertThat(taken.wounds()).isEqualTo(4);
        assertThat(taken.excess()).isEqualTo(6);
        assertThat(bout.regiment("r").living()).isEqualTo(6);
    }

    @Test
    @Rule("FB-WOUND-08")
    void inEditionTwoTheOthersFollowOnceTheEngagedAreGone() {
        var bout = bout(2, levy(2, 2).models(8).build());
        var taken = suffer(bout.answer(order(1, 2, 3, 4, 5)), 10, Manner.CLASH, 1, 2);
        assertThat(taken.wounds()).isEqualTo(10);
        assertThat(bout.regiment("r").living()).isEqualTo(3);
    }

    @Test
    @Rule("FB-WOUND-06")
    void leftoverWoundsGoOnToTheSecondProfile() {
        var giant = levy(2, 4).wounded(4, 2, 3, 1, 3, 3, 2, 0).models(1).build();
        var bout = bout(2, giant);
        suffer(bout, 5, Manner.CLASH, 0);
        assertThat(giant.weakened(0)).isTrue();
        assertThat(giant.woundsLeft(0)).isEqualTo(2);
        suffer(bout, 2, Manner.CLASH, 0);
        assertThat(giant.destroyed()).isTrue();
    }
}
