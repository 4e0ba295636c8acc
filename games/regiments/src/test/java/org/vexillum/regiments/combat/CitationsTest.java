package org.vexillum.regiments.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.regiments.UnitSpec.unit;

import org.junit.jupiter.api.Test;
import org.vexillum.regiments.Fray;
import org.vexillum.regiments.UnitSpec;
import org.vexillum.regiments.combat.CombatEvents.HitsRolled;
import org.vexillum.regiments.combat.CombatEvents.TooNear;
import org.vexillum.testkit.Rule;

/** The log names a rule where it acts, and nowhere else. */
class CitationsTest {
    private static UnitSpec swords(int models) {
        return unit("Swords").models(models).weapon("Sword", 1);
    }

    private static UnitSpec archers(String... traits) {
        return unit("Archers").models(1).shooting("Bow", 1, traits);
    }

    private static Fray shot(UnitSpec archers, int face, int block) {
        var fray = Fray.between(archers, unit("Foes")).hit(face).block(block);
        fray.shoot("Bow").fire();
        return fray;
    }

    @Test
    @Rule("AOFR-MELEE-03")
    void theChargersBlowsAndThoseStruckBackRestOnDifferentRules() {
        var fray = Fray.between(swords(3), swords(3));
        fray.hit(1, 1, 1).answer(true).hit(1, 1, 1).charge();
        assertThat(fray.all(HitsRolled.class))
                .extracting(event -> event.rules().has("AOFR-MELEE-03"))
                .containsExactly(true, false);
    }

    @Test
    @Rule("AOFR-FATIGUE-02")
    void fatigueAndShakenAreNamedForTiredUnitsOnly() {
        var fray = Fray.between(swords(3), swords(3));
        fray.b().setShaken(true);
        fray.hit(1, 1, 1).answer(true).hit(1, 1, 1).charge();
        for (var rule : new String[] {"AOFR-FATIGUE-02", "AOFR-SHAKEN-02"})
            assertThat(fray.all(HitsRolled.class))
                    .extracting(event -> event.rules().has(rule))
                    .containsExactly(false, true);
    }

    @Test
    @Rule("AOFR-SR-DEADLY-2")
    void theTurnOfDeadlyWeaponsIsNamedForDeadlyWeaponsOnly() {
        assertThat(shot(archers(), 4, 6).cites("AOFR-SR-DEADLY-2")).isFalse();
        assertThat(shot(archers("Deadly(3)"), 4, 6).cites("AOFR-SR-DEADLY-2")).isTrue();
    }

    @Test
    @Rule("AOFR-SR-SURGE-1")
    void onlyTheRulesThatAddedHitsAreNamed() {
        var archers = archers("Surge").traits("Furious", "Relentless");
        var fray = Fray.between(archers, unit("Foes")).hit(6).block(6, 6);
        fray.shoot("Bow").fire();
        var rules = fray.all(HitsRolled.class).getFirst().rules();
        assertThat(rules.has("AOFR-SR-SURGE-1")).isTrue();
        assertThat(rules.has("AOFR-SR-FURIOUS-1")).isFalse();
        assertThat(rules.has("AOFR-SR-RELENTLESS-1")).isFalse();
        assertThat(rules.has("AOFR-SR-EXTRAHITS-1")).isFalse();
    }

    @Test
    @Rule({"AOFR-SR-RELENTLESS-1", "AOFR-SR-STEALTH-1", "AOFR-PRINCIPLE-04"})
    void whatActsFromAfarAloneIsNamedWhereTheTargetIsNearAndOnlyThere() {
        var foes = unit("Foes").traits("Stealth");
        var near = Fray.between(archers().traits("Relentless"), foes).hit(4).block(6);
        near.shoot("Bow").fire();
        assertThat(near.all(TooNear.class))
                .extracting(event -> event.cause().rule())
                .containsExactly("AOFR-SR-RELENTLESS-1", "AOFR-SR-STEALTH-1");
        var far = Fray.between(archers().traits("Relentless"), foes).hit(5).block(6);
        far.shoot("Bow").far().fire();
        assertThat(far.all(TooNear.class)).isEmpty();
    }

    @Test
    @Rule("AOFR-SR-EXTRAHITS-1")
    void thatExtraHitsAddUpIsNamedWhereThereAreSeveral() {
        var one = Fray.between(archers("Surge"), unit("Foes")).hit(6).block(6, 6);
        one.shoot("Bow").fire();
        assertThat(one.cites("AOFR-SR-SURGE-1")).isTrue();
        assertThat(one.cites("AOFR-SR-EXTRAHITS-1")).isFalse();
    }

    @Test
    @Rule("AOFR-SR-BANE-2")
    void baneIsNamedWhereASixWasRolledAgain() {
        var fray = Fray.between(archers("Bane"), unit("Foes")).hit(4).block(6).block(5);
        fray.shoot("Bow").fire();
        assertThat(fray.cites("AOFR-SR-BANE-2")).isTrue();
        assertThat(fray.cites("AOFR-PRINCIPLE-06")).isFalse();
        assertThat(shot(archers("Bane"), 4, 5).cites("AOFR-SR-BANE-2")).isFalse();
    }

    @Test
    @Rule("AOFR-SR-REGEN-3")
    void theOrderOfDeadlyAndRegenerationIsNamedForDeadlyWeaponsOnly() {
        var trolls = unit("Trolls").models(3).traits("Tough(3)", "Regeneration");
        var plain = Fray.between(archers(), trolls).hit(4).block(1).regenerate(1);
        plain.shoot("Bow").fire();
        assertThat(plain.cites("AOFR-SR-REGEN-3")).isFalse();
        var deadly = Fray.between(archers("Deadly(3)"), trolls);
        deadly.hit(4).block(1).regenerate(1, 1, 6).shoot("Bow").fire();
        assertThat(deadly.cites("AOFR-SR-REGEN-3")).isTrue();
    }

    @Test
    @Rule("AOFR-SR-COUNTER-2")
    void counterIsNamedWhereItTakesImpactDice() {
        var fray = Fray.between(swords(3).traits("Impact(1)"), swords(5));
        fray.impact(1, 1, 1).hit(1, 1, 1).answer(false).charge();
        assertThat(fray.cites("AOFR-SR-IMPACT-1")).isTrue();
        assertThat(fray.cites("AOFR-SR-COUNTER-2")).isFalse();
    }

    @Test
    @Rule({"AOFR-SR-BLAST-1", "AOFR-SR-INDIRECT-3"})
    void whatTakesTheCoverAwayIsNamed() {
        assertThat(covered("Blast(2)").cites("AOFR-SR-BLAST-1")).isTrue();
        assertThat(covered("Indirect").cites("AOFR-SR-INDIRECT-3")).isTrue();
    }

    private static Fray covered(String trait) {
        var fray = Fray.between(archers(trait), unit("Foes").models(1)).hit(4).block(4);
        fray.shoot("Bow").at(Cover.BEHIND).fire();
        return fray;
    }
}
