package org.vexillum.regiments.army;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.regiments.army.Lists.combined;
import static org.vexillum.regiments.army.Lists.force;
import static org.vexillum.regiments.army.Lists.models;
import static org.vexillum.regiments.army.Lists.notes;
import static org.vexillum.regiments.army.Lists.unit;
import static org.vexillum.regiments.army.Lists.violations;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.regiments.table.Options;
import org.vexillum.testkit.Rule;

class SizeTest {
    @ParameterizedTest
    @ValueSource(ints = {5, 10})
    @Rule("AOFR-FORM-01")
    void fiveAndTenAreUsual(int size) {
        assertThat(notes(force(750, unit("a", 100, size)), 0)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 6})
    @Rule("AOFR-FORM-02")
    void threeAndSixAreUsual(int size) {
        assertThat(notes(force(750, unit("a", 100, size)), 0)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 4, 7, 8, 9, 11, 12, 15, 20})
    @Rule("AOFR-FORM-03")
    void otherSizesAreNotedAndLegal(int size) {
        var list = force(750, unit("a", 100, size));
        assertThat(notes(list, 0)).containsExactly("size.unusual");
        assertThat(violations(list, Options.DEFAULT, 0)).isEmpty();
    }

    @Test
    @Rule("AOFR-FORM-03")
    void theNoteSaysHowWideTheUnitWillStand() {
        var found = ForceCheck.check(force(750, unit("a", 100, 9)), Options.DEFAULT, 0);
        assertThat(found.getFirst().facts()).containsExactly("a", 9, 3);
        assertThat(found.getFirst().unit()).isEqualTo("a");
    }

    @ParameterizedTest
    @ValueSource(ints = {6, 10, 12, 20})
    @Rule("AOFR-COMBINED-01")
    void combinedUnitsAreMeasuredByTheirCopies(int size) {
        assertThat(notes(force(750, combined("a", 100, models(size))), 0)).isEmpty();
    }
}
