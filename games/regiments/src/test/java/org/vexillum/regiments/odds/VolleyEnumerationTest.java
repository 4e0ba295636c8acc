package org.vexillum.regiments.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.regiments.UnitSpec.unit;

import org.junit.jupiter.api.Test;
import org.vexillum.kernel.referee.EnumeratingReferee.Alike;
import org.vexillum.regiments.Choices;
import org.vexillum.regiments.UnitSpec;
import org.vexillum.regiments.combat.AttackTarget;
import org.vexillum.regiments.combat.Cover;
import org.vexillum.regiments.table.Options.TakedownHeroDefense;
import org.vexillum.regiments.traits.own.Condition;
import org.vexillum.regiments.traits.own.OwnTraitEffect;

/** The odds of volleys equal those of every way in which the dice of the real stages can fall. */
class VolleyEnumerationTest {
    private static UnitSpec guns(int models, String... traits) {
        return unit("Guns").models(models).shooting("Gun", 1, traits);
    }

    private static UnitSpec ogre() {
        return unit("Ogre").traits("Tough(3)", "Regeneration");
    }

    @Test
    void deadlyAgainstRegenerationAndAMixOfToughModels() {
        var mixed = unit("Herders").models(4).traits("Regeneration").model(ogre());
        mixed.joinedBy(unit("Chief").traits("Tough(3)", "Regeneration"));
        Agreement.ofVolley(Clash.between(guns(3, "Deadly(3)"), mixed));
    }

    @Test
    void deadlyOnWoundedToughModels() {
        var clash =
                Clash.between(
                        guns(4, "Deadly(2)", "AP(1)"), unit("Ogres").models(3).traits("Tough(3)"));
        Agreement.ofVolley(clash.when(battle -> battle.unit("b").setWounds(1, 2)));
    }

    @Test
    void theCapOfBlastShrinksWithCasualties() {
        var armed = unit("Guns").models(2).shooting("Gun", 1).shooting("Bomb", 1, "Blast(3)");
        Agreement.ofVolley(Clash.between(armed, unit("Foes").models(3).defense(5)));
    }

    @Test
    void rendingWithExtraHitsAndPiercing() {
        var guns = guns(3, "Rending", "Surge", "AP(1)").traits("Relentless");
        var foes = unit("Trolls").models(5).defense(3).traits("Regeneration");
        Agreement.ofVolley(Clash.between(guns, foes).far());
    }

    @Test
    void baneRollsSixesAgain() {
        var foes = unit("Trolls").models(5).traits("Regeneration");
        Agreement.ofVolley(Clash.between(guns(4, "Bane", "AP(1)"), foes).at(Cover.INSIDE));
    }

    @Test
    void takedownOnAHeroThenTheRestOfTheUnit() {
        var snipers = unit("Snipers").models(2).shooting("Rifle", 1, "Takedown").shooting("Bow", 1);
        var guards = unit("Guards").models(3).defense(5);
        guards.joinedBy(unit("Lord").quality(3).defense(2).traits("Tough(2)", "Regeneration"));
        Agreement.ofVolley(Clash.between(snipers, guards).assuming(true, true, 3));
        Agreement.ofVolley(
                Clash.between(snipers, guards)
                        .under(Choices.takedown(TakedownHeroDefense.UNIT))
                        .assuming(true, true, 3));
    }

    /** AOFR-SR-TAKEDOWN-1: without a word, who would be missed most; then the next of them. */
    @Test
    void takedownSinglesOutTheDearestAndThenTheNext() {
        var snipers = unit("Snipers").models(2).shooting("Rifle", 1, "Takedown");
        snipers.shooting("Dart", 1, "Takedown", "Rending").shooting("Bow", 1);
        var guards = unit("Guards").models(3).defense(5).upgrade("Musician");
        guards.joinedBy(unit("Lord").quality(3).defense(4));
        Agreement.ofVolley(Clash.between(snipers, guards));
    }

    @Test
    void takedownSinglesNobodyOutWhereAllAreAlike() {
        var snipers = unit("Snipers").models(2).shooting("Rifle", 1, "Takedown");
        var same = Clash.between(snipers, unit("Guards").models(3));
        Agreement.ofVolley(same);
        assertThat(same.shootingOdds().steps().getFirst().salvo().picked())
                .isEqualTo(AttackTarget.WHOLE);
    }

    @Test
    void takedownWithDeadlyOnOneModel() {
        var snipers = unit("Snipers").models(3).shooting("Rifle", 1, "Takedown", "Deadly(2)");
        var ogres = unit("Ogres").models(3).traits("Tough(3)");
        Agreement.ofVolley(Clash.between(snipers, ogres).assuming(true, true, 1));
    }

    @Test
    void aSergeantReliableShotsAndStealth() {
        var guns = guns(4, "Reliable", "Indirect").upgrade("Sergeant");
        var foes = unit("Foes").models(5).traits("Stealth");
        Agreement.ofVolley(Clash.between(guns, foes).far().moved().at(Cover.BEHIND));
    }

    @Test
    void theHeroIsLeftAloneWithHisOwnDefenseForTheNextGroup() {
        var armed = unit("Guns").models(3).shooting("Gun", 1).shooting("Bow", 1, "AP(1)");
        var guards = unit("Guards").models(2).defense(6);
        guards.joinedBy(unit("Lord").quality(3).defense(2).traits("Tough(3)"));
        Agreement.ofVolley(Clash.between(armed, guards));
    }

    @Test
    void moraleOfFearlessUnitsWithABanner() {
        var foes = unit("Fanatics").models(4).defense(5).traits("Fearless").upgrade("Banner");
        Agreement.ofVolley(Clash.between(guns(4), foes));
    }

    @Test
    void heroesTestForTheirUnit() {
        var foes = unit("Foes").models(3).quality(5).defense(5);
        foes.joinedBy(unit("Lord").quality(2).traits("Tough(3)"));
        Agreement.ofVolley(Clash.between(guns(4), foes));
    }

    @Test
    void regenerationComesOnWhenTheLastModelWithoutItFalls() {
        var armed = unit("Guns").models(3).shooting("Gun", 1).shooting("Bow", 1);
        var foes =
                unit("Trolls")
                        .models(4)
                        .traits("Regeneration")
                        .model(unit("Goblin").traits("Banner"));
        Agreement.ofVolley(Clash.between(armed, foes));
    }

    @Test
    void traitsOfAForcesOwn() {
        var lucky = new OwnTraitEffect.RerollsOwnHits("Lucky", 1 << 1, Condition.ALWAYS);
        var eager = new OwnTraitEffect.ExtraHitsOn("Eager", 1 << 5 | 1 << 6, 1, Condition.FAR);
        var sharp = new OwnTraitEffect.PiercesOn("Sharp", 1 << 6, 3, Condition.SHOOTING);
        var cruel =
                new OwnTraitEffect.RerollsBlocks("Cruel", 1 << 5 | 1 << 6, Condition.TARGET_TOUGH);
        var guns = guns(2).traits(lucky, eager, sharp, cruel);
        var blessed = new OwnTraitEffect.IgnoresWoundOn("Blessed", 6);
        var stout = new OwnTraitEffect.ModifiesDefence("Stout", -1, Condition.SHOOTING);
        var proud = new OwnTraitEffect.ModifiesMorale("Proud", 1);
        var foes = unit("Ogres").models(2).traits("Tough(2)", "Regeneration");
        foes.traits(blessed, stout, proud);
        var clash = Clash.between(guns, foes).far();
        Agreement.ofVolley(clash, clash.everyVolley(VolleyEnumerationTest::byFaces));
    }

    /** Hits have traits on fives, too. */
    private static int byFaces(org.vexillum.kernel.dice.Dice dice, int face) {
        if (dice.purpose() != org.vexillum.regiments.combat.Throw.HIT)
            return Clash.byMeaning(dice, face);
        return face >= 5 ? face : Clash.byMeaning(dice, face);
    }

    @Test
    void rulesOfSomeModelsThatActOnWholeGroups() {
        var guns = guns(3).special("Marksman", one -> one.traits("Bane"));
        var foes = unit("Trolls").models(4).traits("Regeneration");
        Agreement.ofVolley(Clash.between(guns.models(4), foes));
    }

    @Test
    void facesAreRightlyTakenTogether() {
        var guns = guns(2, "Surge", "Rending");
        var clash = Clash.between(guns, unit("Trolls").models(3).traits("Regeneration"));
        var coarse = clash.everyVolley(Clash::byMeaning);
        var fine = clash.everyVolley(Alike.NONE);
        assertThat(fine.paths()).isGreaterThan(4 * coarse.paths());
        Agreement.ofVolley(clash, fine);
        for (var fate : fine.results())
            assertThat(coarse.chance(fate::equals)).isEqualTo(fine.chance(fate::equals));
    }
}
