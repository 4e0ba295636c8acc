package org.vexillum.regiments.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.vexillum.regiments.UnitSpec.unit;

import org.junit.jupiter.api.Test;
import org.vexillum.regiments.Choices;
import org.vexillum.regiments.UnitSpec;
import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.regiments.table.Options.FearlessWhenShaken;
import org.vexillum.regiments.table.Options.MeleeFacing;
import org.vexillum.regiments.traits.own.Condition;
import org.vexillum.regiments.traits.own.OwnTraitEffect;

/** The odds of charges equal those of every way in which the dice of the real stages can fall. */
class MeleeEnumerationTest {
    private static UnitSpec swords(int models, String... traits) {
        return unit("Swords").models(models).weapon("Sword", 1, traits);
    }

    @Test
    void counterImpactAttacksAndStrikingBack() {
        var riders = unit("Riders").models(2).traits("Impact(3)").weapon("Lance", 1, "Thrust");
        var pikes = unit("Pikes").models(3).weapon("Pike", 1, "Counter").weapon("Knife", 1);
        Agreement.ofMelee(Clash.between(riders, pikes));
    }

    @Test
    void impactModelsOfTheThirdRowComeForward() {
        var beasts = unit("Beasts").models(9).model(unit("Ram").traits("Impact(3)", "Tough(2)"));
        var pikes = unit("Pikes").models(3).weapon("Pike", 1, "Counter");
        Agreement.ofMelee(
                Clash.between(beasts, pikes)
                        .when(battle -> {
                            battle.unit("a").stand(new int[] {0, 1, 2, 3, 4, 5, 8});
                            battle.unit("b").setFatigued(true);
                        }));
    }

    @Test
    void furiousSergeantsWithThrustAndRending() {
        var mob = unit("Mob").models(3).traits("Furious").weapon("Axe", 1, "Thrust", "Rending");
        Agreement.ofMelee(Clash.between(mob.upgrade("Sergeant"), swords(3)));
    }

    @Test
    void fatigueOnBothSides() {
        var clash = Clash.between(swords(3, "Reliable", "Surge").traits("Impact(2)"), swords(3));
        Agreement.ofMelee(
                clash.when(battle -> {
                    battle.unit("a").setFatigued(true);
                    battle.unit("b").setFatigued(true);
                }));
    }

    @Test
    void aShakenFearlessUnitIsCharged() {
        var fanatics = swords(3).traits("Fearless");
        var clash = Clash.between(swords(4), fanatics);
        clash.when(battle -> battle.unit("b").setShaken(true));
        Agreement.ofMelee(clash);
        Agreement.ofMelee(clash.under(Choices.fearless(FearlessWhenShaken.NO_ROLL)));
    }

    @Test
    void heroesWithTheirOwnQualityTestForTheirUnits() {
        var led =
                swords(2)
                        .joinedBy(
                                unit("Lord")
                                        .quality(3)
                                        .defense(3)
                                        .weapon("Blade", 2)
                                        .traits("Tough(2)"));
        var foes = swords(3).quality(5).joinedBy(unit("Chief").quality(2).weapon("Club", 1));
        Agreement.ofMelee(Clash.between(led, foes));
    }

    @Test
    void routsAtHalfStrengthAfterEarlierLosses() {
        var clash = Clash.between(swords(3), swords(5));
        Agreement.ofMelee(
                clash.when(battle -> {
                    battle.unit("b").remove(4);
                    battle.unit("b").remove(3);
                }));
    }

    @Test
    void deadlyToughRegenerationAndFear() {
        var slayers = unit("Slayers").models(2).traits("Tough(2)").weapon("Axe", 1, "Deadly(2)");
        var trolls = unit("Trolls").models(2).traits("Tough(3)", "Regeneration", "Fear(1)");
        Agreement.ofMelee(Clash.between(slayers, trolls.weapon("Fist", 1)));
    }

    @Test
    void flankAndRearChargesCannotBeAnswered() {
        var foes = swords(4).upgrade("Banner");
        Agreement.ofMelee(Clash.between(swords(3), foes).charged(ChargedSide.FLANK));
        Agreement.ofMelee(Clash.between(swords(3), foes).charged(ChargedSide.REAR));
        Agreement.ofMelee(
                Clash.between(swords(3), foes)
                        .charged(ChargedSide.REAR)
                        .under(Choices.facing(MeleeFacing.ALL_SIDES)));
    }

    @Test
    void singleMonstersWithARowEach() {
        var beast = unit("Beast").models(1).traits("Tough(4)", "Impact(2)").weapon("Claw", 2);
        var giant =
                unit("Giant").models(1).traits("Tough(3)", "Fear(1)").weapon("Club", 1, "Blast(3)");
        Agreement.ofMelee(Clash.between(beast, giant));
        Agreement.ofMelee(Clash.between(beast, swords(3)).under(Choices.singleModelRow(1)));
    }

    @Test
    void takedownOnOneModelAndLimitedWeapons() {
        var killers =
                unit("Killers")
                        .models(2)
                        .weapon("Dagger", 1, "Takedown")
                        .weapon("Bomb", 1, "Limited");
        var foes = swords(2).joinedBy(unit("Lord").defense(3).traits("Tough(2)"));
        Agreement.ofMelee(Clash.between(killers, foes).assuming(true, true, 2));
        Agreement.ofMelee(Clash.between(killers, foes).assuming(false, false, -1));
    }

    @Test
    void defendersWithTakedownAimAtNobodyInParticular() {
        var foes = unit("Foes").models(3).weapon("Dagger", 1, "Takedown");
        Agreement.ofMelee(Clash.between(swords(3), foes).assuming(true, true, 1));
    }

    /** AOFR-SR-TAKEDOWN-1 */
    @Test
    void bothSidesSingleOutWhomTheOtherWouldMissMost() {
        var killers = unit("Killers").models(2).weapon("Dagger", 1, "Takedown").upgrade("Banner");
        var foes = unit("Foes").models(2).weapon("Dirk", 1, "Takedown");
        foes.joinedBy(unit("Lord").weapon("Dirk", 1, "Takedown").traits("Tough(2)"));
        var both = Clash.between(killers, foes);
        Agreement.ofMelee(both);
        assertThat(both.meleeOdds().steps())
                .extracting(step -> step.salvo().picked())
                .containsExactly(2, 1);
    }

    /** AOFR-SR-TAKEDOWN-1: who is dead when a second weapon strikes is not singled out again. */
    @Test
    void aSecondWeaponSinglesOutTheNextBest() {
        var killers =
                unit("Killers")
                        .models(2)
                        .weapon("Dagger", 1, "Takedown")
                        .weapon("Garrotte", 1, "Takedown", "AP(2)");
        var foes = swords(3).upgrade("Sergeant").joinedBy(unit("Lord").weapon("Sword", 1));
        var clash = Clash.between(killers, foes);
        Agreement.ofMelee(clash);
        var steps = clash.meleeOdds().steps();
        assertThat(steps.stream().map(AttackStep::weapon))
                .containsExactly("Dagger", "Garrotte", "Garrotte", "Sword");
        var first = steps.get(1).dice();
        var second = steps.get(2).dice();
        assertThat(first.mean() + second.mean()).isEqualTo(2, within(1e-12));
        assertThat(first.of(0)).isEqualTo(second.of(2), within(1e-12)).isPositive();
    }

    /** AOFR-SHOOT-07: blows at one who fell to the first of the same weapon are lost. */
    @Test
    void blowsAtWhoHasFallenMeanwhileAreLost() {
        var cruel = new OwnTraitEffect.Gives("Cruel", UnitSpec.trait("Bane"), Condition.MELEE);
        var killers = unit("Killers").models(2).weapon("Dagger", 1, "Takedown");
        killers.joinedBy(unit("Chief").traits(cruel).weapon("Dagger", 1, "Takedown"));
        var foes = swords(2).joinedBy(unit("Lord").weapon("Sword", 1));
        Agreement.ofMelee(Clash.between(killers, foes));
    }

    @Test
    void weaponsOfTheThirdRowComeForward() {
        var band = unit("Band").models(9).special("Bruiser", one -> one.weapon("Maul", 2));
        var foes = unit("Foes").models(3).weapon("Pike", 1, "Counter").weapon("Knife", 1);
        Agreement.ofMelee(
                Clash.between(band.upgrade("Banner"), foes)
                        .when(battle -> battle.unit("a").stand(new int[] {0, 1, 2, 3, 4, 5, 7})));
    }

    @Test
    void traitsOfAForcesOwn() {
        var drilled = new OwnTraitEffect.RerollsOwnHits("Drilled", 1 << 1, Condition.CHARGING);
        var gift = new OwnTraitEffect.Gives("Zeal", UnitSpec.trait("Rending"), Condition.CHARGING);
        var stubborn = new OwnTraitEffect.RerollsOwnBlocks("Stubborn", 1 << 1, Condition.MELEE);
        var oath = new OwnTraitEffect.RerollsMoraleDie("Oath", 1 << 1);
        var ours = swords(2).traits(drilled, gift).joinedBy(unit("Lord").weapon("Sword", 1));
        var theirs = swords(2).traits(stubborn, oath).traits("Regeneration");
        Agreement.ofMelee(Clash.between(ours, theirs));
    }
}
