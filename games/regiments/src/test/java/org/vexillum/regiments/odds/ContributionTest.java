package org.vexillum.regiments.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.vexillum.regiments.UnitSpec.unit;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.regiments.UnitSpec;
import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Unit;

/** What each trait adds to the wounds of a charge. */
class ContributionTest {
    private static double wounds(Unit attacker, Unit target) {
        var assumed = Assumptions.DEFAULT;
        return MeleeOdds.of(attacker, target, ChargedSide.FRONT, Options.DEFAULT, assumed, false)
                .target()
                .wounds()
                .mean();
    }

    private static List<Contribution> of(UnitSpec attacker, UnitSpec target) {
        return Contribution.of(
                attacker.on(Side.A, "a"), target.on(Side.B, "b"), ContributionTest::wounds);
    }

    private static UnitSpec foes() {
        return unit("Foes").models(20);
    }

    @Test
    void aTraitOfAWeaponIsTakenAwayFromTheWeapon() {
        var found = of(unit("Axes").models(1).weapon("Axe", 1, "AP(1)"), foes());
        assertThat(found).hasSize(1);
        var piercing = found.getFirst();
        assertThat(piercing.unit()).isEqualTo("a");
        assertThat(piercing.trait().written()).isEqualTo("AP(1)");
        assertThat(piercing.with()).isCloseTo(1 / 2.0 * 2 / 3.0, within(1e-12));
        assertThat(piercing.without()).isCloseTo(1 / 2.0 * 1 / 2.0, within(1e-12));
        assertThat(piercing.difference()).isCloseTo(1 / 12.0, within(1e-12));
    }

    @Test
    void traitsOfModelsAndOfTheTargetCountToo() {
        var mob = unit("Mob").models(2).traits("Furious").weapon("Axe", 1);
        var trolls = foes().traits("Regeneration");
        assertThat(of(mob, trolls))
                .extracting(one -> one.unit() + " " + one.trait().name())
                .containsExactly("a Furious", "b Regeneration");
        assertThat(of(mob, trolls).getLast().difference()).isNegative();
    }

    @Test
    void whatMakesNoDifferenceIsLeftOutAndEachTraitIsNamedOnce() {
        var mob =
                unit("Mob")
                        .models(3)
                        .traits("Fast", "Tough(3)")
                        .weapon("Axe", 1, "Surge")
                        .weapon("Horn", 1, "Surge");
        assertThat(of(mob, foes())).extracting(one -> one.trait().name()).containsExactly("Surge");
    }
}
