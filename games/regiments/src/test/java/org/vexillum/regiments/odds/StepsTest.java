package org.vexillum.regiments.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.vexillum.regiments.UnitSpec.unit;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.regiments.table.Options;

/** An answer explains itself step by step. */
class StepsTest {
    private static final Offset<Double> EXACT = within(1e-12);

    @Test
    void aPlainVolleyStepByStep() {
        var archers = unit("Archers").models(6).shooting("Bow", 1);
        var odds = Clash.between(archers, unit("Foes").models(3)).shootingOdds();
        var step = odds.steps().getFirst();
        assertThat(odds.steps()).hasSize(1);
        assertThat(step.unit()).isEqualTo("a");
        assertThat(step.weapon()).isEqualTo("Bow");
        assertThat(step.dice().mean()).isEqualTo(6);
        assertThat(step.hits().mean()).isCloseTo(3, EXACT);
        assertThat(step.unblocked().mean()).isCloseTo(1.5, EXACT);
        assertThat(step.wounds().mean()).isCloseTo(1.5, EXACT);
        assertThat(step.taken().mean()).isCloseTo(odds.wounds().mean(), EXACT);
        assertThat(step.overkill()).isCloseTo(1.5 - odds.wounds().mean(), EXACT);
        assertThat(step.overkill()).isPositive();
        assertThat(odds.wounds().most()).isEqualTo(3);
    }

    @Test
    void deadlyAndRegenerationStepByStep() {
        var guns = unit("Guns").models(2).shooting("Gun", 1, "Deadly(3)", "Blast(2)");
        var trolls = unit("Trolls").models(5).traits("Regeneration", "Tough(3)");
        var step = Clash.between(guns, trolls).shootingOdds().steps().getFirst();
        assertThat(step.hits().mean()).isCloseTo(2, EXACT);
        assertThat(step.unblocked().mean()).isCloseTo(1, EXACT);
        assertThat(step.wounds().mean()).isCloseTo(2, EXACT);
        assertThat(step.salvo().blast()).isEqualTo(2);
    }

    @Test
    void theStepsOfAMeleeComeInTheirOrder() {
        var riders = unit("Riders").models(3).traits("Impact(2)").weapon("Lance", 1);
        var pikes = unit("Pikes").models(5).weapon("Knife", 1).weapon("Pike", 1, "Counter");
        var odds = Clash.between(riders, pikes).meleeOdds();
        assertThat(odds.steps())
                .extracting(AttackStep::weapon)
                .containsExactly("Pike", "Impact", "Lance", "Knife");
        assertThat(odds.steps().get(0).unit()).isEqualTo("b");
        double onPikes = odds.steps().get(1).taken().mean() + odds.steps().get(2).taken().mean();
        assertThat(onPikes).isCloseTo(odds.target().wounds().mean(), EXACT);
    }

    @Test
    void withoutExplanationTheNumbersAreTheSame() {
        var a = unit("A").models(5).weapon("Sword", 1, "Surge").on(Side.A, "a");
        var b = unit("B").models(5).weapon("Sword", 1).on(Side.B, "b");
        var assumed = Assumptions.DEFAULT;
        var told = MeleeOdds.of(a, b, ChargedSide.FRONT, Options.DEFAULT, assumed, true);
        var brief = MeleeOdds.of(a, b, ChargedSide.FRONT, Options.DEFAULT, assumed, false);
        assertThat(brief.steps()).isEmpty();
        assertThat(brief.won()).isEqualTo(told.won());
        assertThat(brief.target().wounds().toArray()).isEqualTo(told.target().wounds().toArray());
    }

    @Test
    void theUnitsThemselvesAreLeftAlone() {
        var a = unit("A").models(5).weapon("Bomb", 1, "Limited").on(Side.A, "a");
        var b = unit("B").models(5).weapon("Sword", 1).on(Side.B, "b");
        MeleeOdds.of(a, b, ChargedSide.FRONT, Options.DEFAULT, Assumptions.DEFAULT, true);
        assertThat(a.living()).isEqualTo(5);
        assertThat(b.living()).isEqualTo(5);
        assertThat(a.spent(0, 0)).isFalse();
        assertThat(a.fatigued()).isFalse();
    }

    @Test
    void allChancesTogetherAreOne() {
        var a = unit("A").models(10).weapon("Sword", 2, "Surge");
        var odds = Clash.between(a, unit("B").models(10).weapon("Sword", 1)).meleeOdds();
        assertThat(odds.charger().wounds().atLeast(0)).isCloseTo(1, EXACT);
        assertThat(odds.target().slain().atLeast(0)).isCloseTo(1, EXACT);
        assertThat(odds.won() + odds.drawn()).isLessThan(1);
        for (var step : odds.steps()) {
            assertThat(step.dice().atLeast(0)).isCloseTo(1, EXACT);
            assertThat(step.hits().atLeast(0)).isCloseTo(1, EXACT);
            assertThat(step.taken().atLeast(0)).isCloseTo(1, EXACT);
        }
    }

    @Test
    void whatDeadlyWoundsReallyTakeIsToldToo() {
        var guns = unit("Guns").models(2).shooting("Gun", 1, "Deadly(3)");
        var foes = unit("Foes").models(4);
        var odds = Clash.between(guns, foes).shootingOdds();
        var step = odds.steps().getFirst();
        assertThat(step.taken().mean()).isCloseTo(odds.wounds().mean(), EXACT);
        assertThat(step.taken().mean()).isCloseTo(0.5, EXACT);
        assertThat(step.wounds().mean()).isCloseTo(1.5, EXACT);
        assertThat(step.overkill()).isCloseTo(1, EXACT);
    }

    @Test
    void everyNumberOfAStepThatMayNotHappenIsAWholeDistribution() {
        var axes = unit("Axes").models(5).weapon("Axe", 2, "AP(4)");
        var odds = Clash.between(axes, unit("Few").models(2).weapon("Club", 1)).meleeOdds();
        var back = odds.steps().getLast();
        assertThat(back.unit()).isEqualTo("b");
        assertThat(back.dice().of(0)).isPositive();
        assertThat(back.unblocked().atLeast(0)).isCloseTo(1, EXACT);
        assertThat(back.wounds().atLeast(0)).isCloseTo(1, EXACT);
    }
}
