package org.vexillum.regiments.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.regiments.UnitSpec.unit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.chance.NumberDistribution;
import org.vexillum.kernel.dice.SeededDice;
import org.vexillum.regiments.UnitSpec;
import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.regiments.combat.Cover;
import org.vexillum.regiments.traits.own.Condition;
import org.vexillum.regiments.traits.own.OwnTraitEffect;

/**
 * Odds of units of the usual size agree with battles rolled from fixed seeds, within five sigma.
 */
class SamplingTest {
    private static final int GAMES = 1500;

    private static void melees(Clash clash) {
        var fates = new ArrayList<Fate>();
        for (int seed = 0; seed < GAMES; seed++)
            fates.add(clash.sampledMelee(new SeededDice(seed)));
        var odds = clash.meleeOdds();
        share("won", odds.won(), fates, fate -> fate.winner().equals("a"));
        share("drawn", odds.drawn(), fates, fate -> fate.winner().equals("nobody"));
        fate("charger", odds.charger(), fates, Fate::a);
        fate("target", odds.target(), fates, Fate::b);
    }

    private interface Who {
        Fate.One of(Fate fate);
    }

    private static void fate(String who, MeleeOdds.Fate odds, List<Fate> fates, Who one) {
        share(who + " killed", odds.killed(), fates, fate -> one.of(fate).killed());
        share(who + " routed", odds.routed(), fates, fate -> one.of(fate).routed());
        share(who + " shaken", odds.shaken(), fates, fate -> one.of(fate).shaken());
        mean(who + " wounds", odds.wounds(), fates, fate -> one.of(fate).wounds());
        mean(who + " slain", odds.slain(), fates, fate -> one.of(fate).slain());
    }

    private static void volleys(Clash clash) {
        var fates = new ArrayList<Fate>();
        for (int seed = 0; seed < GAMES; seed++)
            fates.add(clash.sampledVolley(new SeededDice(seed)));
        var odds = clash.shootingOdds();
        share("destroyed", odds.destroyed(), fates, fate -> fate.b().killed());
        share("tested", odds.tested(), fates, fate -> fate.b().tested());
        share("shaken", odds.shaken(), fates, fate -> fate.b().shaken());
        mean("wounds", odds.wounds(), fates, fate -> fate.b().wounds());
        mean("slain", odds.slain(), fates, fate -> fate.b().slain());
    }

    private static void share(String what, double chance, List<Fate> fates, Predicate<Fate> event) {
        double share = fates.stream().filter(event).count() / (double) GAMES;
        double sigma = Math.sqrt(chance * (1 - chance) / GAMES);
        assertThat(share).as(what).isBetween(chance - 5 * sigma - 1e-9, chance + 5 * sigma + 1e-9);
    }

    private static void mean(
            String what, NumberDistribution chance, List<Fate> fates, ToIntFunction<Fate> number) {
        double mean = fates.stream().mapToInt(number).average().orElseThrow();
        double squares = 0;
        for (int n = 0; n <= chance.most(); n++) squares += chance.of(n) * n * n;
        double sigma = Math.sqrt((squares - chance.mean() * chance.mean()) / GAMES);
        assertThat(mean)
                .as(what)
                .isBetween(chance.mean() - 5 * sigma - 1e-9, chance.mean() + 5 * sigma + 1e-9);
    }

    private static UnitSpec company(int models) {
        return unit("Company")
                .models(models)
                .weapon("Sword", 1)
                .special("Halberdier", one -> one.weapon("Halberd", 1, "Rending"))
                .upgrade("Sergeant")
                .upgrade("Banner");
    }

    @Test
    void aGreatCharge() {
        var riders =
                unit("Riders")
                        .models(6)
                        .quality(3)
                        .traits("Impact(2)", "Furious", "Tough(3)")
                        .weapon("Lance", 3, "Thrust", "AP(1)", "Rending")
                        .weapon("Hooves", 2);
        var pikes = company(20).weapon("Pike", 1, "Counter", "AP(1)");
        pikes.joinedBy(unit("Lord").quality(3).defense(3).traits("Tough(3)").weapon("Blade", 4));
        melees(Clash.between(riders, pikes));
    }

    @Test
    void trollsInTheFlankOfFanatics() {
        var trolls = unit("Trolls").models(6).traits("Tough(3)", "Regeneration", "Fear(1)");
        trolls.weapon("Club", 3, "Blast(2)").weapon("Vomit", 1, "Bane", "Deadly(3)");
        var fanatics = company(20).traits("Fearless");
        melees(Clash.between(trolls, fanatics).charged(ChargedSide.FLANK));
    }

    @Test
    void tiredCompanies() {
        var clash = Clash.between(company(10), company(20));
        melees(
                clash.when(battle -> {
                    battle.unit("a").setFatigued(true);
                    battle.unit("b").setShaken(true);
                }));
    }

    @Test
    void aBatteryAtALedRegiment() {
        var guns =
                unit("Guns")
                        .models(5)
                        .traits("Artillery", "Relentless")
                        .shooting("Cannon", 2, "AP(2)", "Deadly(3)", "Indirect")
                        .shooting("Mortar", 1, "Blast(6)", "Surge")
                        .shooting("Rifle", 2, "Takedown", "AP(1)");
        var foes = unit("Ogres").models(9).traits("Tough(3)", "Stealth", "Regeneration");
        foes.joinedBy(unit("Chief").quality(3).defense(3).traits("Tough(6)", "Stealth"));
        volleys(Clash.between(guns, foes).far().at(Cover.INSIDE).assuming(true, true, 9));
    }

    @Test
    void archersOnTheMove() {
        var archers = unit("Archers").models(20).shooting("Bow", 1, "Indirect", "Rending");
        volleys(Clash.between(archers.upgrade("Sergeant"), company(10)).moved().at(Cover.BEHIND));
    }

    @Test
    void forcesWithTraitsOfTheirOwn() {
        var zeal = new OwnTraitEffect.Gives("Zeal", UnitSpec.trait("Rending"), Condition.CHARGING);
        var lucky = new OwnTraitEffect.RerollsOwnHits("Lucky", 1 << 1 | 1 << 2, Condition.MELEE);
        var wild = new OwnTraitEffect.ExtraHitsOn("Wild", 1 << 5 | 1 << 6, 1, Condition.CHARGING);
        var wall = new OwnTraitEffect.ModifiesDefence("Wall", 1, Condition.NOT_CHARGING);
        var grim = new OwnTraitEffect.RerollsMoraleDie("Grim", 1 << 1);
        var blessed = new OwnTraitEffect.IgnoresWoundOn("Blessed", 6);
        var ours = company(15).traits(zeal, lucky, wild);
        melees(Clash.between(ours, company(20).traits(wall, grim, blessed)));
    }
}
