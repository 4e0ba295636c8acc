package org.vexillum.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.kernel.ExplainedNumber.Change;
import org.vexillum.kernel.ExplainedNumber.Kind;

class ExplainedNumberTest {
    private static final Cause BASE = new Cause("RULE-0", "base");
    private static final Cause FIRST = new Cause("RULE-1", "first");
    private static final Cause SECOND = new Cause("RULE-2", "second");

    private static ExplainedNumber of(int base) {
        return ExplainedNumber.of(base, BASE);
    }

    @Test
    void changesActInTheirOrder() {
        assertThat(of(3).plus(1, FIRST).times(2, SECOND).value()).isEqualTo(8);
        assertThat(of(3).times(2, SECOND).plus(1, FIRST).value()).isEqualTo(7);
    }

    @Test
    void everyKindOfChange() {
        assertThat(of(7).replacedBy(2, FIRST).value()).isEqualTo(2);
        assertThat(of(7).halved(FIRST).value()).isEqualTo(3);
        assertThat(of(-7).halved(FIRST).value()).isEqualTo(-4);
        assertThat(of(7).plus(-9, FIRST).value()).isEqualTo(-2);
        assertThat(of(7).atMost(5, FIRST).value()).isEqualTo(5);
        assertThat(of(3).atLeast(5, FIRST).value()).isEqualTo(5);
    }

    @Test
    void whatChangesNothingIsNotNamed() {
        assertThat(of(3).plus(0, FIRST).changes()).isEmpty();
        assertThat(of(3).atMost(3, FIRST).changes()).isEmpty();
        assertThat(of(3).atMost(4, FIRST).changes()).isEmpty();
        assertThat(of(3).atLeast(3, FIRST).changes()).isEmpty();
        assertThat(of(3).atLeast(2, FIRST).changes()).isEmpty();
    }

    @Test
    void explainsItself() {
        var figure = of(4).plus(1, FIRST).replacedBy(2, SECOND);
        assertThat(figure.base()).isEqualTo(4);
        assertThat(figure.cause()).isEqualTo(BASE);
        assertThat(figure.changes())
                .containsExactly(
                        new Change(Kind.ADD, 1, FIRST), new Change(Kind.REPLACE, 2, SECOND));
        assertThat(figure.rules().ids()).containsExactly("RULE-0", "RULE-1", "RULE-2");
    }

    @Test
    void aFigureDoesNotChange() {
        var figure = of(4);
        figure.plus(3, FIRST);
        assertThat(figure.value()).isEqualTo(4);
    }

    @Test
    void withoutPenaltiesOnlyNegativeAdditionsGo() {
        var figure = of(0).plus(1, FIRST).plus(-2, SECOND).plus(3, FIRST).withoutPenalties();
        assertThat(figure.value()).isEqualTo(4);
        assertThat(figure.changes()).hasSize(2);
        assertThat(of(5).replacedBy(2, FIRST).withoutPenalties().value()).isEqualTo(2);
        assertThat(of(5).atMost(2, FIRST).withoutPenalties().value()).isEqualTo(2);
    }

    @Test
    void figuresAreComparedByBaseAndChanges() {
        assertThat(of(4).plus(1, FIRST)).isEqualTo(of(4).plus(1, FIRST));
        assertThat(of(4).plus(1, FIRST)).hasSameHashCodeAs(of(4).plus(1, FIRST));
        assertThat(of(4).plus(1, FIRST)).isNotEqualTo(of(4).plus(1, SECOND));
        assertThat(of(4).plus(1, FIRST)).isNotEqualTo(of(5));
        assertThat(of(4)).isNotEqualTo(ExplainedNumber.of(4, FIRST));
        assertThat(of(4).plus(1, FIRST))
                .hasToString("4 [" + of(4).plus(1, FIRST).changes().getFirst() + "] = 5");
    }

    @Test
    void rulesAreNamedOnceInTheOrderInWhichTheyAct() {
        var rules = Rules.of("B", "A").and("C").and("A").and(Rules.of("D", "B"));
        assertThat(rules.ids()).containsExactly("B", "A", "C", "D");
        assertThat(rules.has("D")).isTrue();
        assertThat(rules.has("E")).isFalse();
        assertThat(rules).hasToString("B A C D");
        assertThat(Rules.NONE.ids()).isEmpty();
    }

    @Test
    void everySideHasAnother() {
        assertThat(Side.A.other()).isEqualTo(Side.B);
        assertThat(Side.B.other()).isEqualTo(Side.A);
    }

    @Test
    void figuresThatDifferHashApart() {
        assertThat(of(4).plus(1, FIRST).hashCode()).isNotEqualTo(of(4).plus(2, FIRST).hashCode());
        assertThat(of(4).hashCode()).isNotEqualTo(of(5).hashCode());
    }

    @Test
    void noFurtherRulesLeaveTheRulesAsTheyAre() {
        assertThat(Rules.of("A", "B").and(Rules.NONE).ids()).containsExactly("A", "B");
    }
}
