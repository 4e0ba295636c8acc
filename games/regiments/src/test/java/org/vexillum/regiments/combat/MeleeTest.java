package org.vexillum.regiments.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.regiments.UnitSpec.unit;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.regiments.Choices;
import org.vexillum.regiments.Fray;
import org.vexillum.regiments.UnitSpec;
import org.vexillum.regiments.combat.CombatEvents.HitsRolled;
import org.vexillum.regiments.morale.MoraleEvents;
import org.vexillum.regiments.table.Options.MeleeFacing;
import org.vexillum.testkit.Rule;

class MeleeTest {
    private static UnitSpec swords(int models) {
        return unit("Swords").models(models).weapon("Sword", 1);
    }

    private static int[] of(int face, int count) {
        return IntStream.range(0, count).map(_ -> face).toArray();
    }

    @Test
    @Rule({"AOFR-MELEE-03", "AOFR-MELEE-07"})
    void theChargerStrikesFirstAndWhatIsLeftStrikesBack() {
        var fray = Fray.between(swords(5), swords(5));
        fray.hit(4, 4, 1, 1, 1).block(1, 1).answer(true).hit(1, 1, 1).morale(6).charge();
        assertThat(fray.all(HitsRolled.class))
                .extracting(HitsRolled::unit)
                .containsExactly("a", "b");
        assertThat(fray.cites("AOFR-MELEE-03")).isTrue();
    }

    @Test
    @Rule("AOFR-MELEE-03")
    void theChargerAttacksWithAllItsMeleeWeaponsUnasked() {
        var fray = Fray.between(swords(3).weapon("Horns", 2), swords(20));
        fray.answer(new OrderWeapons.Order(java.util.List.of("Sword", "Horns")));
        fray.hit(1, 1, 1).hit(of(1, 6)).answer(false).morale(6).charge();
        assertThat(fray.all(HitsRolled.class)).hasSize(2);
    }

    @Test
    @Rule("AOFR-MELEE-04")
    void onlyTheTwoFrontRowsAttack() {
        var fray = Fray.between(swords(20), swords(12));
        fray.hit(of(1, 10)).answer(true).hit(of(1, 6)).charge();
        assertThat(fray.all(HitsRolled.class))
                .extracting(event -> event.roll().size())
                .containsExactly(10, 6);
        assertThat(fray.cites("AOFR-MELEE-04")).isTrue();
    }

    @Test
    @Rule("AOFR-MELEE-05")
    void aUnitChargedInTheFlankOrRearCannotStrikeBack() {
        for (var side : new ChargedSide[] {ChargedSide.FLANK, ChargedSide.REAR}) {
            var fray = Fray.between(swords(5), swords(5));
            fray.hit(of(1, 5)).charge(side);
            assertThat(fray.b().fatigued()).isFalse();
            assertThat(fray.cites("AOFR-MELEE-05")).isTrue();
        }
    }

    @Test
    @Rule("AOFR-MELEE-05")
    void whereATableSaysSoItStrikesBackOnAllSides() {
        var fray = Fray.with(Choices.facing(MeleeFacing.ALL_SIDES), swords(5), swords(5));
        fray.hit(of(1, 5)).answer(true).hit(of(1, 5)).charge(ChargedSide.REAR);
        assertThat(fray.b().fatigued()).isTrue();
        assertThat(fray.cites("AOFR-MELEE-05")).isTrue();
        var front = Fray.with(Choices.facing(MeleeFacing.ALL_SIDES), swords(5), swords(5));
        front.hit(of(1, 5)).answer(true).hit(of(1, 5)).charge();
        assertThat(front.cites("AOFR-MELEE-05")).isFalse();
    }

    @Test
    @Rule({"AOFR-MELEE-05", "AOFR-FLANK-01"})
    void strikingOnAllSidesDoesNotLiftTheMoralePenalty() {
        var fray = Fray.with(Choices.facing(MeleeFacing.ALL_SIDES), swords(10), swords(5));
        fray.hit(of(1, 10)).answer(false).morale(4).charge(ChargedSide.FLANK);
        assertThat(fray.b().shaken()).isTrue();
    }

    @Test
    @Rule("AOFR-MELEE-06")
    void meleeIsResolvedLikeShooting() {
        var fray = Fray.between(swords(3), swords(20).traits("Stealth", "Artillery"));
        fray.hit(3, 4, 5).block(3, 4).answer(false).morale(6).charge();
        assertThat(fray.b().living()).isEqualTo(19);
        assertThat(fray.cites("AOFR-MELEE-06")).isTrue();
    }

    @Test
    @Rule("AOFR-MELEE-07")
    void strikingBackIsOptionalAndDecliningAvoidsFatigue() {
        var fray = Fray.between(swords(5), swords(5));
        fray.hit(of(1, 5)).answer(false).charge();
        assertThat(fray.b().fatigued()).isFalse();
        assertThat(fray.a().fatigued()).isTrue();
    }

    @Test
    @Rule("AOFR-MELEE-07")
    void aUnitThatStrikesBackUsesEveryWeapon() {
        var fray = Fray.between(swords(5), swords(5).weapon("Horns", 2));
        fray.hit(of(1, 5)).answer(true);
        fray.answer(new OrderWeapons.Order(java.util.List.of("Sword", "Horns")));
        fray.hit(of(1, 5)).hit(of(1, 10)).charge();
        assertThat(fray.all(HitsRolled.class)).hasSize(3);
    }

    @Test
    @Rule("AOFR-MELEE-07")
    void theChoiceCanBePassedOn() {
        var question = new StrikeBack("b", "a", false);
        assertThat(question.pass()).isFalse();
        assertThat(question.rules().ids()).containsExactly("AOFR-MELEE-07");
        assertThat(new StrikeBack("b", "a", true).rules().has("AOFR-SR-COUNTER-1")).isTrue();
    }

    @Test
    @Rule("AOFR-MELEE-08")
    void theStepsOfAMeleeComeInTheirOrder() {
        var riders = swords(3).traits("Impact(1)");
        var pikes = swords(20).weapon("Pike", 1, "Counter");
        var fray = Fray.between(riders, pikes);
        fray.a().setWounds(0, 0);
        fray.answer(true).hit(of(1, 10)).hit(1, 1, 1).hit(of(1, 10)).morale(1).charge();
        assertThat(fray.events().stream().map(MeleeTest::told).toList())
                .containsSubsequence(
                        "Pike",
                        "Sword",
                        "Sword",
                        "Fatigued",
                        "Fatigued",
                        "MeleeCompared",
                        "MoraleRolled",
                        "BecameShaken");
        assertThat(fray.cites("AOFR-MELEE-08")).isTrue();
    }

    private static String told(org.vexillum.kernel.Event event) {
        return event instanceof HitsRolled hits ? hits.weapon() : event.getClass().getSimpleName();
    }

    @Test
    @Rule({"AOFR-MELEE-08", "AOFR-RESULT-07"})
    void ifTheTargetIsDestroyedTheRestIsSkipped() {
        var fray = Fray.between(swords(5), swords(1));
        fray.hit(4, 1, 1, 1, 1).block(1).charge();
        assertThat(fray.b().destroyed()).isTrue();
        assertThat(fray.all(MoraleEvents.MeleeCompared.class)).isEmpty();
        assertThat(fray.event(CombatEvents.MeleeWon.class).winner()).isEqualTo("a");
        assertThat(fray.cites("AOFR-RESULT-07")).isTrue();
    }

    @Test
    @Rule({"AOFR-MELEE-08", "AOFR-RESULT-07"})
    void ifTheChargerIsDestroyedByCounterItNeverStrikes() {
        var pikes = unit("Pikes").models(5).weapon("Pike", 1, "Counter").weapon("Sword", 1);
        var fray = Fray.between(swords(1).traits("Impact(3)"), pikes);
        fray.answer(true).hit(4, 1, 1, 1, 1).block(1).charge();
        assertThat(fray.a().destroyed()).isTrue();
        assertThat(fray.event(CombatEvents.MeleeWon.class).winner()).isEqualTo("b");
        assertThat(fray.b().fatigued()).isTrue();
    }

    @Test
    @Rule("AOFR-MELEE-08")
    void ifImpactDestroysTheTargetNoWeaponStrikes() {
        var fray = Fray.between(swords(5).traits("Impact(1)"), swords(1));
        fray.impact(2, 1, 1, 1, 1).block(1).charge();
        assertThat(fray.all(HitsRolled.class)).isEmpty();
        assertThat(fray.a().fatigued()).isTrue();
    }

    @Test
    @Rule("AOFR-MELEE-11")
    void otherUnitsStandingCloseTakeNoPart() {
        var fray = Fray.between(swords(5), swords(5));
        fray.battle().add(swords(5).on(Side.B, "c"));
        long before = fingerprint(fray);
        fray.hit(of(6, 5)).block(of(1, 5)).charge();
        assertThat(fingerprint(fray)).isEqualTo(before);
        assertThat(fray.battle().unit("c").fought()).isFalse();
        assertThat(fray.cites("AOFR-MELEE-11")).isTrue();
    }

    private static long fingerprint(Fray fray) {
        var alone = Fray.between(swords(1), swords(1)).battle();
        alone.units().clear();
        alone.add(fray.battle().unit("c").copy());
        return alone.fingerprint();
    }

    @Test
    @Rule({"AOFR-RESULT-02", "AOFR-RESULT-06"})
    void whatCounterAndStrikingBackCausedIsAddedUp() {
        var pikes = unit("Pikes").models(3).weapon("Pike", 1, "Counter").weapon("Sword", 1);
        var fray = Fray.between(swords(20), pikes);
        fray.answer(true).hit(6, 1, 1).block(1);
        fray.hit(of(1, 10)).hit(6, 6, 1).block(1, 1).morale(6).charge();
        var result = fray.event(MoraleEvents.MeleeCompared.class);
        assertThat(result.targetWounds()).isEqualTo(3);
        assertThat(result.chargerWounds()).isZero();
    }

    @Test
    @Rule("AOFR-RESULT-01")
    void whoeverFoughtDoesNotTestForItsWoundsAsWell() {
        var fray = Fray.between(swords(3), swords(5));
        fray.hit(1, 1, 1).answer(true).hit(6, 6, 1, 1, 1).block(1, 1).morale(6).charge();
        assertThat(fray.a().halved()).isTrue();
        fray.endOfActivation();
        assertThat(fray.all(MoraleEvents.MoraleRolled.class)).hasSize(1);
    }

    /** A dispute may begin at any blow. */
    @Test
    @Rule("AOFR-MELEE-08")
    void aMeleeTakenUpInItsMiddleGoesOnFromThere() {
        compared(riders().impact(1, 1, 1).hit(1, 1, 1).answer(false), Melee.Moment.IMPACT);
        compared(riders().hit(1, 1, 1).answer(false), Melee.Moment.ATTACKS);
        compared(riders().answer(false), Melee.Moment.STRIKE_BACK);
        compared(riders(), Melee.Moment.RESULT);
    }

    @Test
    @Rule({"AOFR-MELEE-07", "AOFR-FATIGUE-01"})
    void whoHasCausedWoundsBeforeStrikesBackUnasked() {
        var pikes = unit("Pikes").models(3).weapon("Pike", 1, "Counter").weapon("Sword", 1);
        var fray = Fray.between(swords(3), pikes);
        compared(fray.hit(1, 1, 1).hit(1, 1, 1), Melee.Moment.ATTACKS);
        assertThat(fray.b().fatigued()).isTrue();
        var over = riders();
        compared(over, Melee.Moment.RESULT);
        assertThat(over.b().fatigued()).isTrue();
    }

    private static Fray riders() {
        return Fray.between(swords(3).traits("Impact(1)"), swords(3));
    }

    private static void compared(Fray fray, Melee.Moment first) {
        fray.morale(6);
        fray.play((battle, referee) -> {
            new Melee("a", "b", ChargedSide.FRONT).playFrom(first, 2, 1, battle, referee);
            return true;
        });
        var result = fray.event(MoraleEvents.MeleeCompared.class);
        assertThat(result.chargerWounds()).isEqualTo(2);
        assertThat(result.targetWounds()).isEqualTo(1);
        assertThat(fray.all(CombatEvents.MeleeJoined.class)).isEmpty();
    }
}
