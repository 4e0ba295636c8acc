package org.vexillum.regiments.morale;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.regiments.UnitSpec.unit;

import org.junit.jupiter.api.Test;
import org.vexillum.regiments.Choices;
import org.vexillum.regiments.Fray;
import org.vexillum.regiments.UnitSpec;
import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.regiments.morale.MoraleEvents.MeleeCompared;
import org.vexillum.testkit.Rule;

class MeleeResultTest {
    private static Fray compare(Fray fray, int byCharger, int byTarget) {
        var result = new MeleeResult("a", "b", byCharger, byTarget, ChargedSide.FRONT);
        fray.play((battle, referee) -> {
            result.play(battle, referee);
            return true;
        });
        return fray;
    }

    private static Fray between(int a, int b) {
        return Fray.between(unit("Ours").models(a), unit("Theirs").models(b));
    }

    @Test
    @Rule("AOFR-RESULT-02")
    void woundsAndFullRowsAreAddedAndTheLowerTotalLoses() {
        var fray = compare(between(10, 5).morale(6), 0, 0);
        var result = fray.event(MeleeCompared.class);
        assertThat(result.chargerTotal()).isEqualTo(2);
        assertThat(result.targetTotal()).isEqualTo(1);
        assertThat(result.loser()).isEqualTo("b");
        assertThat(fray.cites("AOFR-RESULT-02")).isTrue();
        var other = compare(between(10, 5).morale(6), 1, 3);
        assertThat(other.event(MeleeCompared.class).loser()).isEqualTo("a");
    }

    @Test
    @Rule("AOFR-RESULT-02")
    void aUnitMayLoseWithoutHavingSufferedAWound() {
        var fray = compare(between(20, 10).morale(1), 0, 0);
        assertThat(fray.b().shaken()).isTrue();
    }

    @Test
    @Rule("AOFR-RESULT-02")
    void rowsAreCountedAfterAllCasualties() {
        var fray = between(5, 10);
        fray.wound(1);
        compare(fray.morale(6), 1, 0);
        assertThat(fray.event(MeleeCompared.class).targetRows()).isEqualTo(1);
    }

    @Test
    @Rule("AOFR-RESULT-02")
    void flankAndRearChargesDoNotCancelTheRows() {
        var fray = between(5, 10).morale(6);
        var result = new MeleeResult("a", "b", 0, 0, ChargedSide.REAR);
        fray.play((battle, referee) -> {
            result.play(battle, referee);
            return true;
        });
        assertThat(fray.event(MeleeCompared.class).loser()).isEqualTo("a");
    }

    @Test
    @Rule("AOFR-RESULT-03")
    void withEqualTotalsNobodyTests() {
        var fray = compare(between(10, 5), 1, 2);
        assertThat(fray.event(MeleeCompared.class).loser()).isEmpty();
        assertThat(fray.cites("AOFR-RESULT-03")).isTrue();
        assertThat(fray.all(MoraleEvents.MoraleRolled.class)).isEmpty();
    }

    @Test
    @Rule("AOFR-RESULT-04")
    void aLoserThatFailsAtHalfStrengthIsDestroyed() {
        var fray = between(10, 10);
        fray.wound(5);
        compare(fray.morale(1), 5, 0);
        assertThat(fray.b().destroyed()).isTrue();
        assertThat(fray.event(MoraleEvents.Routed.class).rules().has("AOFR-RESULT-04")).isTrue();
        assertThat(fray.cites("AOFR-CASUALTY-03")).isTrue();
    }

    @Test
    @Rule("AOFR-RESULT-04")
    void lossesOfEarlierRoundsCountToo() {
        var fray = between(10, 10);
        fray.wound(5);
        fray.b().endActivation();
        compare(fray.morale(1), 0, 0);
        assertThat(fray.b().destroyed()).isTrue();
    }

    @Test
    @Rule("AOFR-RESULT-04")
    void aSingleModelIsAtHalfByItsWounds() {
        var fray = Fray.between(unit("Ours"), unit("Beast").models(1).traits("Tough(6)"));
        fray.wound(3);
        compare(fray.morale(1), 3, 0);
        assertThat(fray.b().destroyed()).isTrue();
    }

    @Test
    @Rule("AOFR-RESULT-05")
    void aLoserThatFailsAboveHalfIsShaken() {
        var fray = between(10, 10);
        fray.wound(4);
        compare(fray.morale(1), 4, 0);
        assertThat(fray.b().destroyed()).isFalse();
        assertThat(fray.b().shaken()).isTrue();
        assertThat(fray.cites("AOFR-RESULT-05")).isTrue();
    }

    @Test
    @Rule("AOFR-MORALE-05")
    void theLoserTestsAtOnceAndMayPass() {
        var fray = compare(between(10, 5).morale(4), 0, 0);
        assertThat(fray.b().shaken()).isFalse();
        assertThat(fray.cites("AOFR-MORALE-05")).isTrue();
    }

    @Test
    @Rule("AOFR-SR-FEAR-1")
    void eachLivingModelWithFearAddsItsX() {
        var scary = unit("Dead").models(4).traits("Fear(2)");
        var fray = Fray.between(unit("Ours"), scary);
        fray.wound(1);
        compare(fray.morale(6), 3, 0);
        var result = fray.event(MeleeCompared.class);
        assertThat(result.targetFear()).isEqualTo(6);
        assertThat(result.targetTotal()).isEqualTo(6);
        assertThat(result.chargerTotal()).isEqualTo(5);
        assertThat(result.loser()).isEqualTo("a");
        assertThat(fray.cites("AOFR-SR-FEAR-1")).isTrue();
    }

    @Test
    @Rule("AOFR-SR-FEAR-1")
    void fearIsForTheComparisonOnly() {
        var fray = Fray.between(unit("Terror").models(1).traits("Fear(4)"), unit("Foes").models(5));
        fray.morale(6).charge();
        assertThat(fray.event(MeleeCompared.class).loser()).isEqualTo("b");
        assertThat(fray.b().woundsTaken()).isZero();
        assertThat(fray.b().living()).isEqualTo(5);
    }

    @Test
    @Rule("AOFR-FORM-06")
    void aTableMayGiveASingleModelARow() {
        UnitSpec beast = unit("Beast").models(1);
        assertThat(
                        compare(Fray.between(beast, unit("Foes").models(5)).morale(6), 0, 0)
                                .event(MeleeCompared.class)
                                .loser())
                .isEqualTo("a");
        var fray = Fray.with(Choices.singleModelRow(1), beast, unit("Foes").models(5));
        assertThat(compare(fray, 0, 0).event(MeleeCompared.class).loser()).isEmpty();
    }

    @Test
    @Rule("AOFR-RESULT-06")
    void woundsReallyTakenCount() {
        var axes = unit("Axes").models(5).weapon("Axe", 1);
        var trolls = unit("Trolls").models(3).traits("Tough(3)", "Regeneration");
        var fray = Fray.between(axes, trolls);
        fray.hit(4, 4, 4, 4, 1).block(1, 1, 1, 6).regenerate(5, 1, 1).morale(6).charge();
        var result = fray.event(MeleeCompared.class);
        assertThat(result.chargerWounds()).isEqualTo(2);
        assertThat(fray.b().living()).isEqualTo(3);
        assertThat(fray.cites("AOFR-RESULT-06")).isTrue();
    }

    @Test
    @Rule("AOFR-RESULT-06")
    void woundsOfAnotherSourceInTheActivationDoNotCount() {
        var fray = between(5, 10);
        fray.wound(3);
        fray.charge();
        assertThat(fray.event(MeleeCompared.class).chargerWounds()).isZero();
    }

    @Test
    @Rule("AOFR-SR-FEAR-1")
    void theChargersFearCountsLikeTheTargets() {
        var scary = unit("Dead").models(3).traits("Fear(2)");
        var fray = compare(Fray.between(scary, unit("Theirs")).morale(6), 1, 2);
        assertThat(fray.event(MeleeCompared.class).chargerTotal()).isEqualTo(8);
        assertThat(compare(between(5, 5), 0, 0).cites("AOFR-SR-FEAR-1")).isFalse();
    }
}
