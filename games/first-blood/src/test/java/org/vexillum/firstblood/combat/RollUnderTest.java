package org.vexillum.firstblood.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.kernel.dice.Check;
import org.vexillum.testkit.Rule;

class RollUnderTest {
    private static String faces(Check check) {
        var text = new StringBuilder();
        for (int face = 1; face <= 6; face++) if (check.succeeds(face)) text.append(face);
        return text.toString();
    }

    @Test
    @Rule("FB-DICE-04")
    void theValueOrLessSucceeds() {
        assertThat(faces(RollUnder.check(3))).isEqualTo("123");
        assertThat(faces(RollUnder.defence(3))).isEqualTo("123");
    }

    @Test
    @Rule("FB-DICE-05")
    void aSixFailsHoweverHighTheValue() {
        assertThat(faces(RollUnder.check(6))).isEqualTo("12345");
        assertThat(faces(RollUnder.check(9))).isEqualTo("12345");
    }

    @Test
    @Rule("FB-DICE-06")
    void aOneSucceedsHoweverLowTheValue() {
        assertThat(faces(RollUnder.check(0))).isEqualTo("1");
        assertThat(faces(RollUnder.check(-2))).isEqualTo("1");
    }

    @Test
    @Rule("FB-DEF-04")
    void aSixFailsInDefence() {
        assertThat(faces(RollUnder.defence(6))).isEqualTo("12345");
    }

    @Test
    @Rule("FB-DEF-05")
    void aOneIsNoSuccessInDefenceByItself() {
        assertThat(faces(RollUnder.defence(0))).isEmpty();
    }

    @Test
    void chancesOfTheFacesThatStand() {
        var check = RollUnder.check(3).rollingAgain(1 << 6);
        assertThat(RollUnder.chance(check, 6)).isEqualTo(1 / 36.0);
        assertThat(RollUnder.chance(check, 1)).isEqualTo(1 / 6.0 + 1 / 36.0);
    }
}
