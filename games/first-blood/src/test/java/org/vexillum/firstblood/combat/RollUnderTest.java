package org.vexillum.firstblood.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Check;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.dice.Roll;
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

    private static Roll roll(int... faces) {
        return Roll.of(new Dice(Side.A, Throw.CLASH, RollUnder.check(3), faces.length), faces);
    }

    @Test
    @Rule({"FB-DICE-05", "FB-DICE-06"})
    void aTestCitesWhatTheFacesDecidedAgainstTheValue() {
        assertThat(RollUnder.automatic(6, roll(1, 6)).ids()).containsExactly("FB-DICE-05");
        assertThat(RollUnder.automatic(6, roll(1, 5)).ids()).isEmpty();
        assertThat(RollUnder.automatic(5, roll(6)).ids()).isEmpty();
        assertThat(RollUnder.automatic(0, roll(6, 1)).ids()).containsExactly("FB-DICE-06");
        assertThat(RollUnder.automatic(0, roll(2)).ids()).isEmpty();
        assertThat(RollUnder.automatic(1, roll(1)).ids()).isEmpty();
    }

    @Test
    @Rule({"FB-DEF-04", "FB-DEF-05"})
    void aDefenceCitesItsOwnRulesOfTheseFaces() {
        assertThat(RollUnder.automaticDefence(6, roll(1, 6)).ids()).containsExactly("FB-DEF-04");
        assertThat(RollUnder.automaticDefence(6, roll(5)).ids()).isEmpty();
        assertThat(RollUnder.automaticDefence(5, roll(6)).ids()).isEmpty();
        assertThat(RollUnder.automaticDefence(0, roll(6, 1)).ids()).containsExactly("FB-DEF-05");
        assertThat(RollUnder.automaticDefence(0, roll(3)).ids()).isEmpty();
        assertThat(RollUnder.automaticDefence(1, roll(1)).ids()).isEmpty();
    }
}
