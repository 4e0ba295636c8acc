package org.vexillum.firstblood.odds;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import org.vexillum.firstblood.combat.Assault;
import org.vexillum.firstblood.combat.Duel;
import org.vexillum.firstblood.combat.HitGroup;
import org.vexillum.firstblood.combat.HitsSuffered;
import org.vexillum.firstblood.combat.ImpactAttacks;
import org.vexillum.firstblood.magic.Effects;
import org.vexillum.firstblood.magic.Spellcasting;
import org.vexillum.firstblood.magic.Working;
import org.vexillum.firstblood.morale.Aftermath;
import org.vexillum.firstblood.morale.MoraleTest;
import org.vexillum.firstblood.shooting.Volley;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.chance.Chance;
import org.vexillum.kernel.chance.Tally;
import org.vexillum.kernel.odds.Tables;

/**
 * Works out exact odds on a table.
 *
 * @param wishes what players choose within a sequence
 */
public record Reckoning(Battle battle, Wishes wishes) {
    /** With the choices that the engine proposes first. */
    public static Reckoning on(Battle battle) {
        return new Reckoning(battle, Wishes.NONE);
    }

    /** Everything is still to come. */
    <C> Tables<Battle, C> tables(C carried) {
        return Tables.of(battle, carried, wishes);
    }

    /** Attacks whose targets are declared, morale included: a clash, impacts, opportunities. */
    public Odds of(Assault assault, String target) {
        var landed = Landed.of(this, assault);
        var hits = scored(Stages.strike(this, assault));
        if (landed.bound()) return told(hits, landed.together(), target, assault.attacker());
        var onTargets = landed.onTargets();
        return told(
                hits,
                onTargets,
                Stages.test(onTargets),
                target,
                Fate.of(battle, Stages.test(landed.onAttacker()), assault.attacker()));
    }

    /** Only what may become of the target. */
    public Fate ofTarget(Assault assault, String target) {
        return Fate.of(battle, Stages.test(Landed.onTargets(this, assault)), target);
    }

    /** Impact attacks of a charge; a second strike by Overrun is not in it. */
    public Odds of(ImpactAttacks impacts, Assault assault, String target) {
        return met(impacts).of(assault, target);
    }

    /** Only what may become of the target. */
    public Fate ofTarget(ImpactAttacks impacts, Assault assault, String target) {
        return met(impacts).ofTarget(assault, target);
    }

    /**
     * The same with a second strike by Overrun wherever there may be one.
     *
     * @param impacts noted with those who strike; fronts only where places cannot tell
     */
    public Odds overrunning(ImpactAttacks impacts, Assault assault, String target) {
        var overrun = overrun(impacts, assault, target);
        return told(overrun.hits(), overrun.landed(), target, assault.attacker());
    }

    /** Whether impact attacks may come to a second strike by Overrun. */
    public boolean mayOverrun(ImpactAttacks impacts, Assault assault, String target) {
        return overrun(impacts, assault, target).possible();
    }

    private Overrun overrun(ImpactAttacks impacts, Assault assault, String target) {
        return new Overrun(met(impacts), impacts, assault, target, new Memory());
    }

    private Reckoning met(ImpactAttacks impacts) {
        var met = battle.copy();
        Probe.of(met, impacts::breakShields);
        return new Reckoning(met, wishes);
    }

    /** Shots; they cause no morale tests (FB-VOLLEY-17). */
    public Odds of(Volley volley) {
        var struck = Stages.shoot(this, volley);
        var landed = Stages.suffer(struck);
        return told(scored(struck), landed, volley.target(), volley.regiment());
    }

    /** Kinds of hits whose order the attacker names (FB-CCOM-08-E2); none if nobody asks him. */
    public List<HitGroup> ordered(Assault assault) {
        return assault.batched(battle) ? ordered(Stages.strike(this, assault)) : List.of();
    }

    /** The same for shots. */
    public List<HitGroup> ordered(Volley volley) {
        return ordered(Stages.shoot(this, volley));
    }

    private static List<HitGroup> ordered(Tables<Battle, List<HitsSuffered>> struck) {
        var kinds = new LinkedHashSet<HitGroup>();
        struck.forEach((at, _) -> {
            for (var hits : at.carried())
                if (hits.ordered(at.table()))
                    for (var group : hits.groups()) kinds.add(group.kind());
        });
        return List.copyOf(kinds);
    }

    /** Hits that have been scored: an incantation, terrain, or a dispute in mid-sequence. */
    public Odds of(HitsSuffered hits, String from) {
        var struck = tables(List.of(hits));
        return told(scored(struck), Stages.suffer(struck), hits.target(), from);
    }

    /** Morale dice alone. */
    public Odds of(MoraleTest test, String from) {
        var tested =
                tables("")
                        .then((table, before, referee) -> {
                            test.play(table, referee);
                            return before;
                        });
        var none = Chance.sure(0);
        var dice = Chance.sure(test.dice());
        return new Odds(
                none,
                none,
                dice,
                Fate.of(battle, tested, test.regiment()),
                Fate.of(battle, tested, from));
    }

    /** A duel (FB-CHALLENGE-07). */
    public Odds of(Duel duel) {
        var exchange = Exchange.of(this, duel);
        var hits = scored(exchange.challengers());
        return told(hits, exchange.landed(), duel.challenged(), duel.challenger());
    }

    /** An incantation: whether it succeeds, and what it does (FB-MAGIC-08). */
    public CastingOdds of(Spellcasting spell) {
        var cast =
                tables("")
                        .then((table, _, referee) ->
                                Optional.ofNullable(spell.cast(table, referee)));
        var landed =
                cast.course((_, effects) -> new Working(effects, new Aftermath()))
                        .carrying((_, working) -> working.after());
        var hits = new Tally();
        cast.forEach((at, chance) -> hits.add(at.carried().map(Effects::hits).orElse(0), chance));
        var odds = told(hits.chance(), landed, spell.target(), spell.regiment());
        return CastingOdds.of(battle, spell, cast, landed, odds);
    }

    private Odds told(Chance hits, Tables<Battle, Aftermath> landed, String target, String actor) {
        var tested = Stages.test(landed);
        return told(hits, landed, tested, target, Fate.of(battle, tested, actor));
    }

    private Odds told(
            Chance hits,
            Tables<Battle, Aftermath> landed,
            Tables<Battle, ?> tested,
            String target,
            Fate actor) {
        var dice = new Tally();
        landed.forEach(
                (at, chance) -> dice.add(dice(at.carried().tests(at.table()), target), chance));
        return new Odds(
                hits,
                Fate.of(battle, landed, target).wounds(),
                dice.chance(),
                Fate.of(battle, tested, target),
                actor);
    }

    private static Chance scored(Tables<Battle, List<HitsSuffered>> struck) {
        var hits = new Tally();
        struck.forEach((at, chance) -> hits.add(count(at.carried()), chance));
        return hits.chance();
    }

    static int count(List<HitsSuffered> hits) {
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
