package org.vexillum.regiments.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.vexillum.regiments.UnitSpec.unit;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.regiments.Fray;
import org.vexillum.regiments.UnitSpec;
import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.regiments.combat.Melee;
import org.vexillum.regiments.table.Options;

/** Odds with the order of casualties and weapons that players say they choose. */
class PreferencesTest {
    private static final List<Integer> NOBODY = List.of();

    private static UnitSpec swords(int models) {
        return unit("Swords").models(models).weapon("Sword", 1);
    }

    private static UnitSpec band() {
        return swords(3).special("Bruiser", one -> one.weapon("Maul", 3));
    }

    /** AOFR-CASUALTY-01 */
    @Test
    void aTargetThatGivesUpItsBestModelFirstStrikesBackWithLess() {
        var kept = Clash.between(swords(3), band());
        var givenUp = Clash.between(swords(3), band()).preferring(NOBODY, List.of(2));
        Agreement.ofMelee(kept);
        Agreement.ofMelee(givenUp);
        assertThat(givenUp.meleeOdds().charger().wounds().mean())
                .isLessThan(kept.meleeOdds().charger().wounds().mean() - 0.1);
    }

    /** AOFR-CASUALTY-01 */
    @Test
    void aChargerThatGivesUpItsBestModelFirstStrikesWithLessAfterCounter() {
        var pikes = unit("Pikes").models(3).weapon("Pike", 1, "Counter");
        var kept = Clash.between(band(), pikes);
        var givenUp = Clash.between(band(), pikes).preferring(List.of(2), NOBODY);
        Agreement.ofMelee(givenUp);
        assertThat(givenUp.meleeOdds().target().wounds().mean())
                .isLessThan(kept.meleeOdds().target().wounds().mean() - 0.1);
    }

    /** AOFR-SR-DEADLY-1, AOFR-SR-TOUGH-3 */
    @Test
    void deadlyWoundsFallOnWhoIsGivenUpToo() {
        var axes = unit("Axes").models(3).weapon("Axe", 1, "Deadly(2)");
        var ogres =
                unit("Ogres")
                        .models(3)
                        .traits("Tough(2)")
                        .weapon("Fist", 1)
                        .special("Chief", one -> one.weapon("Tree", 3));
        var givenUp = Clash.between(axes, ogres).preferring(NOBODY, List.of(2));
        Agreement.ofMelee(givenUp);
        assertThat(givenUp.meleeOdds().charger().wounds().mean())
                .isLessThan(Clash.between(axes, ogres).meleeOdds().charger().wounds().mean() - 0.1);
    }

    /** AOFR-SR-TOUGH-2, AOFR-SR-TOUGH-4: the order of the rules comes before the owner's. */
    @Test
    void neitherHeroesNorToughModelsFallBeforeTheirTime() {
        var herders = swords(3).model(unit("Ogre").traits("Tough(3)").weapon("Fist", 2));
        herders.joinedBy(unit("Lord").weapon("Blade", 2));
        var kept = Clash.between(swords(4), herders).meleeOdds();
        var wished = Clash.between(swords(4), herders).preferring(NOBODY, List.of(2, 3));
        assertThat(wished.meleeOdds().charger().wounds().mean())
                .isEqualTo(kept.charger().wounds().mean());
    }

    /** AOFR-SHOOT-07 */
    @Test
    void weaponsThatComeFirst() {
        var armed = unit("Guns").models(2).shooting("Gun", 1).shooting("Bomb", 1, "Blast(3)");
        var foes = unit("Foes").models(3).defense(5);
        var usual = Clash.between(armed, foes);
        var bombs = Clash.between(armed, foes).preferring(NOBODY, NOBODY, "Bomb");
        Agreement.ofVolley(bombs);
        assertThat(bombs.shootingOdds().wounds().mean())
                .isGreaterThan(usual.shootingOdds().wounds().mean() + 0.01);
        var maulers = swords(2).weapon("Maul", 1, "Blast(3)");
        Agreement.ofMelee(Clash.between(maulers, foes).preferring(NOBODY, NOBODY, "Maul"));
    }

    /** AOFR-SHOOT-03: a type is a name with its profile; the second of a name is told apart. */
    @Test
    void weaponsOfOneNameComeFirstByWhatTellsThemApart() {
        var armed = unit("Guns").models(2).shooting("Gun", 1).shooting("Gun", 1, "Blast(3)");
        var foes = unit("Foes").models(3).defense(5);
        var second = Clash.between(armed, foes).preferring(NOBODY, NOBODY, "Gun #2");
        Agreement.ofVolley(second);
        assertThat(second.shootingOdds().wounds().mean())
                .isGreaterThan(Clash.between(armed, foes).shootingOdds().wounds().mean() + 0.01);
    }

    /** AOFR-SR-DEADLY-2: no wish puts anything before Deadly. */
    @Test
    void deadlyWeaponsStillComeBeforeOthers() {
        var armed = unit("Guns").models(2).shooting("Gun", 1).shooting("Harpoon", 1, "Deadly(3)");
        var steps =
                Clash.between(armed, unit("Ogres").models(3).traits("Tough(3)"))
                        .preferring(NOBODY, NOBODY, "Gun")
                        .shootingOdds()
                        .steps();
        assertThat(steps).extracting(AttackStep::weapon).containsExactly("Harpoon", "Gun");
    }

    /** Blows alone are what an unarmed charger suffers. */
    @Test
    void blowsOfSeveralWeaponsAreFoldedOverWhoFalls() {
        var unarmed = unit("Monks").models(3).traits("Tough(2)", "Regeneration");
        var armed = swords(3).weapon("Axe", 1, "Deadly(2)");
        var battle = Fray.battle(Options.DEFAULT, unarmed, armed);
        var a = battle.unit("a");
        var b = battle.unit("b");
        var whole =
                MeleeOdds.of(a, b, ChargedSide.FRONT, Options.DEFAULT, Assumptions.DEFAULT, false);
        var blows = BlowOdds.of(b, a, Options.DEFAULT, _ -> true);
        var exact = within(1e-12);
        for (int n = 0; n <= 6; n++)
            assertThat(blows.wounds().of(n)).isEqualTo(whole.charger().wounds().of(n), exact);
        for (int n = 0; n <= 3; n++)
            assertThat(blows.slain().of(n)).isEqualTo(whole.charger().slain().of(n), exact);
        assertThat(blows.destroyed()).isEqualTo(whole.charger().killed(), exact).isPositive();
    }

    /** AOFR-SR-COUNTER-1: before the charger strikes, only the weapons that do are told. */
    @Test
    void blowsOfSomeWeaponsAlone() {
        var armed = swords(3).weapon("Pike", 1, "Counter");
        var battle = Fray.battle(Options.DEFAULT, swords(3), armed);
        var a = battle.unit("a");
        var b = battle.unit("b");
        var counter = BlowOdds.of(b, a, Options.DEFAULT, Melee::counters);
        assertThat(counter.wounds().most()).isEqualTo(3);
        assertThat(counter.wounds().mean()).isEqualTo(3 * 0.25, within(1e-12));
    }
}
