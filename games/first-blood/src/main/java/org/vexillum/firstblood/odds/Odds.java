package org.vexillum.firstblood.odds;

import java.util.List;
import java.util.Optional;
import org.vexillum.firstblood.combat.Assault;
import org.vexillum.firstblood.combat.Duel;
import org.vexillum.firstblood.combat.HitsSuffered;
import org.vexillum.firstblood.combat.ImpactAttacks;
import org.vexillum.firstblood.magic.Effects;
import org.vexillum.firstblood.magic.Spellcasting;
import org.vexillum.firstblood.morale.Aftermath;
import org.vexillum.firstblood.morale.MoraleTest;
import org.vexillum.firstblood.shooting.Volley;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.chance.Chance;

/**
 * The exact odds of an action.
 *
 * @param hits scored by the side that acts
 * @param wounds the target takes before morale is tested
 * @param moraleDice the target rolls
 * @param target what may become of the regiment acted against
 * @param actor what may become of the regiment that acts
 */
public record Odds(Chance hits, Chance wounds, Chance moraleDice, Fate target, Fate actor) {
    private record Blows(List<HitsSuffered> one, List<HitsSuffered> other) {
        static final Blows NONE = new Blows(List.of(), List.of());
    }

    /** Attacks whose targets are declared, morale included: a clash, impacts, opportunities. */
    public static Odds of(Battle battle, Assault assault, String target) {
        var struck =
                Fan.of(battle, Blows.NONE)
                        .then((table, _, referee) ->
                                new Blows(assault.strike(table, referee), List.of()));
        var landed =
                struck.then((table, blows, referee) -> {
                    var after = new Aftermath();
                    assault.land(table, blows.one(), after, referee);
                    return after;
                });
        return told(battle, struck, landed, tested(landed), target, assault.attacker());
    }

    /** Impact attacks of a charge; a second strike of Overrun is not in it. */
    public static Odds of(Battle battle, ImpactAttacks impacts, Assault assault, String target) {
        var met = battle.copy();
        Probe.of(met, impacts::breakShields);
        return of(met, assault, target);
    }

    /** Shots; they cause no morale tests (FB-VOLLEY-17). */
    public static Odds of(Battle battle, Volley volley) {
        var struck =
                Fan.of(battle, Blows.NONE)
                        .then((table, _, referee) ->
                                new Blows(List.of(volley.strike(table, referee)), List.of()));
        var landed =
                struck.then((table, blows, referee) -> {
                    var after = new Aftermath();
                    after.add(blows.one().getFirst().play(table, referee).taken());
                    return after;
                });
        return told(battle, struck, landed, tested(landed), volley.target(), volley.regiment());
    }

    /** Hits that have been scored: an incantation, terrain, or a dispute in mid-sequence. */
    public static Odds of(Battle battle, HitsSuffered hits, String from) {
        var struck = Fan.of(battle, new Blows(List.of(hits), List.of()));
        var landed =
                struck.then((table, blows, referee) -> {
                    var after = new Aftermath();
                    after.engaged(hits.target(), hits.engaged());
                    after.add(blows.one().getFirst().play(table, referee).taken());
                    return after;
                });
        return told(battle, struck, landed, tested(landed), hits.target(), from);
    }

    /** Morale dice alone. */
    public static Odds of(Battle battle, MoraleTest test, String from) {
        var struck = Fan.of(battle, Blows.NONE);
        var landed = Fan.of(battle, new Aftermath());
        var tested =
                landed.then((table, _, referee) -> {
                    test.play(table, referee);
                    return "";
                });
        var odds = told(battle, struck, landed, tested, test.regiment(), from);
        return new Odds(odds.hits, odds.wounds, Chance.sure(test.dice()), odds.target, odds.actor);
    }

    /** A duel (FB-CHALLENGE-07). */
    public static Odds of(Battle battle, Duel duel) {
        var blows = duel.blows(battle);
        var first = blows.getFirst();
        var second = blows.getLast();
        boolean atOnce = duel.atOnce(battle);
        var struck =
                Fan.of(battle, Blows.NONE)
                        .then((table, _, referee) ->
                                new Blows(first.strike(table, referee), List.of()));
        var both =
                atOnce
                        ? struck.then((table, one, referee) ->
                                new Blows(one.one(), second.strike(table, referee)))
                        : struck;
        var landed =
                both.then((table, one, referee) -> {
                    var after = new Aftermath();
                    first.land(table, one.one(), after, referee);
                    return new Landed(one.other(), after);
                });
        var answered =
                atOnce
                        ? landed
                        : landed.then((table, one, referee) ->
                                new Landed(second.strike(table, referee), one.after()));
        var done =
                answered.then((table, one, referee) -> {
                    var after = one.after().copy();
                    second.land(table, one.blows(), after, referee);
                    return after;
                });
        var hits = scored(duel, first, struck, both, answered, atOnce);
        return told(battle, hits, done, tested(done), duel.challenged(), duel.challenger());
    }

    /** What the challenger scores, whenever that is. */
    private static Fan<Blows> scored(
            Duel duel,
            Assault first,
            Fan<Blows> struck,
            Fan<Blows> both,
            Fan<Landed> answered,
            boolean atOnce) {
        if (first.attacker().equals(duel.challenger())) return struck;
        return atOnce
                ? both.then((_, one, _) -> new Blows(one.other(), List.of()))
                : answered.then((_, one, _) -> new Blows(one.blows(), List.of()));
    }

    /** An incantation: whether it succeeds, and what it does (FB-MAGIC-08). */
    public static CastingOdds of(Battle battle, Spellcasting spell) {
        var cast =
                Fan.of(battle, "")
                        .then((table, _, referee) ->
                                Optional.ofNullable(spell.cast(table, referee)));
        var landed =
                cast.then((table, effects, referee) -> {
                    var after = new Aftermath();
                    if (effects.isPresent()) effects.get().land(table, after, referee);
                    return after;
                });
        var hits = new Counted();
        cast.forEach((at, chance) -> hits.add(at.carried().map(Effects::hits).orElse(0), chance));
        var none = Fan.of(battle, Blows.NONE);
        var odds = told(battle, none, landed, tested(landed), spell.target(), spell.regiment());
        return CastingOdds.of(battle, spell, cast, landed, odds.withHits(hits.chance()));
    }

    private Odds withHits(Chance scored) {
        return new Odds(scored, wounds, moraleDice, target, actor);
    }

    private record Landed(List<HitsSuffered> blows, Aftermath after) {}

    private static Fan<String> tested(Fan<Aftermath> landed) {
        return landed.then((table, after, referee) -> {
            after.copy().play(table, referee);
            return "";
        });
    }

    private static Odds told(
            Battle battle,
            Fan<Blows> struck,
            Fan<Aftermath> landed,
            Fan<String> tested,
            String target,
            String actor) {
        var hits = new Counted();
        struck.forEach((at, chance) -> hits.add(count(at.carried().one()), chance));
        var dice = new Counted();
        var first = new Fate.Gathering(battle, target);
        landed.forEach((at, chance) -> {
            dice.add(dice(at.carried().tests(at.battle()), target), chance);
            first.add(at.battle(), chance);
        });
        var fate = new Fate.Gathering(battle, target);
        var own = new Fate.Gathering(battle, actor);
        tested.forEach((at, chance) -> {
            fate.add(at.battle(), chance);
            own.add(at.battle(), chance);
        });
        return new Odds(
                hits.chance(), first.fate().wounds(), dice.chance(), fate.fate(), own.fate());
    }

    private static int count(List<HitsSuffered> hits) {
        int sum = 0;
        for (var one : hits) sum += one.hits();
        return sum;
    }

    private static int dice(List<MoraleTest> tests, String target) {
        int sum = 0;
        for (var test : tests) if (test.regiment().equals(target)) sum += test.dice();
        return sum;
    }
}
