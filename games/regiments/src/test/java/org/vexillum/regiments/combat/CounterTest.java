package org.vexillum.regiments.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.regiments.UnitSpec.unit;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.vexillum.regiments.Choices;
import org.vexillum.regiments.Fray;
import org.vexillum.regiments.UnitSpec;
import org.vexillum.regiments.combat.CombatEvents.HitsRolled;
import org.vexillum.regiments.combat.CombatEvents.ImpactCountered;
import org.vexillum.regiments.combat.CombatEvents.ImpactRolled;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Options.CounterReduction;
import org.vexillum.regiments.table.Options.MeleeFacing;
import org.vexillum.regiments.table.SpellBoon;
import org.vexillum.testkit.Rule;

class CounterTest {
    private static UnitSpec riders(int impact) {
        return unit("Riders").models(3).traits("Impact(" + impact + ")").weapon("Lance", 1);
    }

    private static UnitSpec pikes(int models) {
        return unit("Pikes").models(models).weapon("Pike", 1, "Counter");
    }

    private static int[] ones(int count) {
        return IntStream.range(0, count).map(_ -> 1).toArray();
    }

    @Test
    @Rule("AOFR-SR-COUNTER-1")
    void counterWeaponsStrikeBeforeImpactAndCharger() {
        var fray = Fray.between(riders(3), pikes(5));
        fray.answer(true).hit(6, 1, 1, 1, 1).block(1).impact(1).hit(1, 1).morale(6).charge();
        assertThat(fray.all(HitsRolled.class))
                .extracting(HitsRolled::unit)
                .containsExactly("b", "a");
        assertThat(fray.all(HitsRolled.class))
                .extracting(event -> event.rules().has("AOFR-SR-COUNTER-1"))
                .containsExactly(true, false);
        assertThat(fray.a().living()).isEqualTo(2);
    }

    @Test
    @Rule("AOFR-SR-COUNTER-1")
    void theSameWeaponDoesNotStrikeAgainButOthersDo() {
        var fray = Fray.between(riders(1), pikes(5).weapon("Sword", 2));
        fray.answer(true).hit(ones(5)).hit(1, 1, 1).hit(ones(10)).charge();
        assertThat(fray.all(HitsRolled.class))
                .extracting(HitsRolled::weapon)
                .containsExactly("Pike", "Lance", "Sword");
    }

    @Test
    @Rule({"AOFR-SR-COUNTER-1", "AOFR-MELEE-07"})
    void theDecisionBeforeCounterCoversTheWholeMelee() {
        var fray = Fray.between(riders(1), pikes(5).weapon("Sword", 2));
        fray.answer(false).hit(1, 1, 1).charge();
        assertThat(fray.b().fatigued()).isFalse();
        var asked =
                Fray.between(riders(1), pikes(5))
                        .asked((battle, referee) -> {
                            new Melee("a", "b", ChargedSide.FRONT).play(battle, referee);
                            return true;
                        });
        assertThat(asked).isEqualTo(new StrikeBack("b", "a", true));
    }

    @Test
    @Rule({"AOFR-SR-COUNTER-1", "AOFR-FATIGUE-01"})
    void counterFatiguesOnceTheMeleeIsOver() {
        var fray = Fray.between(riders(1), pikes(5).weapon("Sword", 1));
        fray.answer(true).hit(ones(5)).hit(1, 1, 1).hit(4, 1, 1, 1, 1).block(6).charge();
        assertThat(fray.b().fatigued()).isTrue();
        assertThat(fray.all(HitsRolled.class).getLast().tired()).isFalse();
        assertThat(fray.all(HitsRolled.class).getLast().hits()).isEqualTo(1);
    }

    @Test
    @Rule("AOFR-SR-COUNTER-1")
    void aFatiguedUnitCountersOnSixesOnly() {
        var fray = Fray.between(riders(1), pikes(5));
        fray.b().setFatigued(true);
        fray.answer(true).hit(5, 5, 5, 5, 5).hit(1, 1, 1).charge();
        assertThat(fray.all(HitsRolled.class).getFirst().hits()).isZero();
    }

    @Test
    @Rule({"AOFR-SR-COUNTER-1", "AOFR-MELEE-05"})
    void counterIsForFrontChargesOnly() {
        var fray = Fray.between(riders(1), pikes(5));
        fray.impact(1, 1, 1).hit(1, 1, 1).charge(ChargedSide.FLANK);
        assertThat(fray.all(HitsRolled.class)).hasSize(1);
        var all = Choices.facing(MeleeFacing.ALL_SIDES);
        var other = Fray.with(all, riders(1), pikes(5));
        other.answer(true).hit(ones(5)).impact(1, 1, 1).hit(1, 1, 1).charge(ChargedSide.FLANK);
        assertThat(other.all(HitsRolled.class)).hasSize(2);
    }

    @Test
    @Rule({"AOFR-SR-COUNTER-1", "AOFR-MELEE-04"})
    void theTwoFrontRowsCounter() {
        var fray = Fray.between(riders(1), pikes(20));
        fray.answer(true).hit(ones(10)).hit(1, 1, 1).morale(6).charge();
        assertThat(fray.all(HitsRolled.class).getFirst().roll().size()).isEqualTo(10);
    }

    @Test
    @Rule("AOFR-SR-COUNTER-1")
    void aModelWithCounterCountersWithAllItsWeapons() {
        var fray = Fray.between(riders(1), unit("Guards").models(5).weapon("Sword", 1));
        fray.b().setBoons(java.util.List.of(new SpellBoon("Ward", UnitSpec.trait("Counter"))));
        fray.answer(true).hit(ones(5)).hit(1, 1, 1).charge();
        assertThat(fray.all(HitsRolled.class))
                .extracting(HitsRolled::unit)
                .containsExactly("b", "a");
    }

    @Test
    @Rule("AOFR-SR-COUNTER-2")
    void theChargerRollsOneImpactDieFewerForEachCounterModel() {
        var fray = Fray.between(riders(3), pikes(5));
        fray.answer(false).impact(1, 1, 1, 2).block(6).hit(1, 1, 1).charge();
        var event = fray.event(ImpactRolled.class);
        assertThat(event.less()).isEqualTo(5);
        assertThat(event.roll().size()).isEqualTo(4);
        assertThat(fray.cites("AOFR-SR-COUNTER-2")).isTrue();
    }

    @Test
    @Rule("AOFR-SR-COUNTER-2")
    void neverBelowZero() {
        var fray = Fray.between(riders(1), pikes(5));
        fray.answer(false).hit(1, 1, 1).charge();
        assertThat(Impact.dice(fray.a(), 5)).isZero();
    }

    @Test
    @Rule("AOFR-SR-COUNTER-2")
    void modelsAreCountedWhenContactIsMade() {
        var fray = Fray.between(riders(3), pikes(5));
        fray.answer(true).hit(6, 6, 1, 1, 1).block(1, 1).hit(1).morale(6).charge();
        assertThat(fray.all(ImpactRolled.class)).isEmpty();
        assertThat(fray.event(ImpactCountered.class).less()).isEqualTo(5);
    }

    @Test
    @Rule("AOFR-SR-COUNTER-2")
    void onlyFrontRowsOnlyFrontChargesUnlessATableSaysAllModels() {
        var usual = Options.DEFAULT;
        var all = Choices.counter(CounterReduction.ALL_MODELS);
        var unit = Fray.between(riders(1), pikes(20)).b();
        assertThat(Impact.reduction(usual, unit, ChargedSide.FRONT)).isEqualTo(10);
        assertThat(Impact.reduction(usual, unit, ChargedSide.FLANK)).isZero();
        assertThat(Impact.reduction(usual, unit, ChargedSide.REAR)).isZero();
        assertThat(Impact.reduction(all, unit, ChargedSide.FRONT)).isEqualTo(20);
        assertThat(Impact.reduction(all, unit, ChargedSide.REAR)).isEqualTo(20);
    }

    @Test
    @Rule("AOFR-SR-COUNTER-2")
    void aModelCountsOnceHoweverManyCounterWeaponsItHas() {
        var unit = Fray.between(riders(1), pikes(5).weapon("Hook", 1, "Counter")).b();
        assertThat(Impact.reduction(Options.DEFAULT, unit, ChargedSide.FRONT)).isEqualTo(5);
    }

    @Test
    @Rule({"AOFR-SR-COUNTER-2", "AOFR-MELEE-05"})
    void strikingOnAllSidesDoesNotReduceImpactFromTheFlank() {
        var all = Choices.facing(MeleeFacing.ALL_SIDES);
        var unit = Fray.between(riders(1), pikes(5)).b();
        assertThat(Impact.reduction(all, unit, ChargedSide.FLANK)).isZero();
    }
}
