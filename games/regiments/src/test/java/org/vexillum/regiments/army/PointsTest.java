package org.vexillum.regiments.army;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.regiments.army.Lists.force;
import static org.vexillum.regiments.army.Lists.notes;
import static org.vexillum.regiments.army.Lists.unit;
import static org.vexillum.regiments.army.Lists.violations;

import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Finding.Severity;
import org.vexillum.kernel.Rules;
import org.vexillum.regiments.table.Options;
import org.vexillum.testkit.Rule;

class PointsTest {
    @Test
    @Rule("AOFR-ARMY-01")
    void theAgreedTotalIsACeilingThatMayBeReachedButNotPassed() {
        var list = force(0, unit("a", 400, 10), unit("b", 350, 10));
        assertThat(violations(list, Options.DEFAULT, 750)).isEmpty();
        assertThat(violations(list, Options.DEFAULT, 751)).isEmpty();
        assertThat(violations(list, Options.DEFAULT, 749)).containsExactly("points.over");
    }

    @Test
    @Rule("AOFR-ARMY-01")
    void theViolationNamesTheCostTheCeilingAndTheRule() {
        var found = ForceCheck.check(force(0, unit("a", 751, 10)), Options.DEFAULT, 750);
        assertThat(found.getFirst().severity()).isEqualTo(Severity.VIOLATION);
        assertThat(found.getFirst().facts()).containsExactly(751, 750);
        assertThat(found.getFirst().rules()).isEqualTo(Rules.of("AOFR-ARMY-01"));
        assertThat(found.getFirst().unit()).isNull();
    }

    @Test
    @Rule("AOFR-ARMY-01")
    void theListsOwnLimitHoldsWhenNothingElseWasAgreed() {
        assertThat(violations(force(749, unit("a", 750, 10)), Options.DEFAULT, 0))
                .containsExactly("points.over");
        assertThat(violations(force(749, unit("a", 750, 10)), Options.DEFAULT, 750)).isEmpty();
        assertThat(violations(force(0, unit("a", 9999, 10)), Options.DEFAULT, 0)).isEmpty();
    }

    @Test
    @Rule("AOFR-ARMY-01")
    void aListBuiltForAnotherTotalIsNoted() {
        assertThat(notes(force(1500, unit("a", 700, 10)), 750)).contains("points.other-limit");
        assertThat(notes(force(750, unit("a", 700, 10)), 750)).isEmpty();
    }

    @Test
    @Rule("AOFR-ARMY-02")
    void otherSizesThanTheRecommendedOnesAreOnlyNoted() {
        assertThat(notes(force(750, unit("a", 700, 10)), 0)).isEmpty();
        assertThat(notes(force(1500, unit("a", 700, 10)), 0)).isEmpty();
        assertThat(notes(force(1000, unit("a", 700, 10)), 0)).containsExactly("points.unusual");
        assertThat(violations(force(1000, unit("a", 700, 10)), Options.DEFAULT, 0)).isEmpty();
    }
}
