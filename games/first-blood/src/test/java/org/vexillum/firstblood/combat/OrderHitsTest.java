package org.vexillum.firstblood.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Melees;
import org.vexillum.firstblood.combat.OrderHits.Sequence;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.testkit.Rule;

class OrderHitsTest {
    private static HitGroup piercing(int by) {
        return HitGroup.piercing(2, by, new Cause("FB-SR-CLEAVE", "Cleave"));
    }

    private static Choices<Sequence> choices(int groups) {
        var all = List.of(HitGroup.plain(1), piercing(1), piercing(2)).subList(0, groups);
        var battle = Melees.bout(2, Melees.b(2).models(1).build()).battle();
        return new OrderHits("b", all).choices(battle);
    }

    private static Sequence order(Integer... places) {
        return new Sequence(List.of(places));
    }

    @Test
    @Rule("FB-CCOM-08-E2")
    void eachGroupMayComeFirst() {
        assertThat(choices(2).list()).containsExactly(order(0, 1), order(1, 0));
        assertThat(choices(2).complete()).isTrue();
        assertThat(choices(3).list())
                .containsExactly(order(0, 1, 2), order(1, 0, 2), order(2, 0, 1));
        assertThat(choices(3).complete()).isFalse();
    }

    @Test
    @Rule("FB-CCOM-08-E2")
    void everyGroupIsNamedOnce() {
        assertThat(choices(3).refusal(order(2, 1, 0))).isNull();
        for (var wrong : List.of(order(0, 1), order(0, 1, 1), order(0, 1, 2, 2), order(1, 2, 3))) {
            var refusal = Objects.requireNonNull(choices(3).refusal(wrong));
            assertThat(refusal.key()).isEqualTo("each-group-once");
            assertThat(refusal.rules().ids()).containsExactly("FB-CCOM-08-E2");
        }
    }

    @Test
    void anyOrderMayBeDrawn() {
        var lot = new RandomSource(3);
        var drawn = new LinkedHashSet<Sequence>();
        for (int i = 0; i < 100; i++) {
            var order = choices(3).any(lot);
            assertThat(choices(3).refusal(order)).isNull();
            drawn.add(order);
        }
        assertThat(drawn).hasSize(6);
    }

    @Test
    @Rule("FB-CCOM-08-E2")
    void theQuestionNamesItsRule() {
        assertThat(new OrderHits("b", List.of()).rules().ids()).containsExactly("FB-CCOM-08-E2");
    }
}
