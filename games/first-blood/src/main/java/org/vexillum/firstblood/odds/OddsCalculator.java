package org.vexillum.firstblood.odds;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import org.vexillum.firstblood.combat.DeclaredAttacks;
import org.vexillum.firstblood.combat.Duel;
import org.vexillum.firstblood.combat.HitGroup;
import org.vexillum.firstblood.combat.HitsSuffered;
import org.vexillum.firstblood.combat.ImpactAttacks;
import org.vexillum.firstblood.magic.CastInProgress;
import org.vexillum.firstblood.magic.IncantationEffects;
import org.vexillum.firstblood.magic.Spellcasting;
import org.vexillum.firstblood.morale.ActionMorale;
import org.vexillum.firstblood.morale.MoraleTest;
import org.vexillum.firstblood.shooting.Volley;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.chance.NumberDistribution;
import org.vexillum.kernel.chance.Tally;
import org.vexillum.kernel.odds.Tables;

/**
 * Works out exact odds on a table.
 *
 * @param wishes what players choose within a sequence
 */
public record OddsCalculator(Battle battle, PlayerPreferences wishes) {
    /** With the choices that the engine proposes first. */
    public static OddsCalculator on(Battle battle) {
        return new OddsCalculator(battle, PlayerPreferences.NONE);
    }

    /** Everything is still to come. */
    <C> Tables<Battle, C> tables(C carried) {
        return Tables.of(battle, carried, wishes);
    }

    /** Attacks whose targets are declared, morale included: a clash, impacts, opportunities. */
    public Odds of(DeclaredAttacks assault, String target) {
        var landed = LandedAttacks.of(this, assault);
        var hits = scored(ActionStages.strike(this, assault));
        if (landed.bound()) return told(hits, landed.together(), target, assault.attacker());
        var onTargets = landed.onTargets();
        return told(
                hits,
                onTargets,
                ActionStages.test(onTargets),
                target,
                Fate.of(battle, ActionStages.test(landed.onAttacker()), assault.attacker()));
    }

    /** Only what may become of the target. */
    public Fate ofTarget(DeclaredAttacks assault, String target) {
        return Fate.of(battle, ActionStages.test(LandedAttacks.onTargets(this, assault)), target);
    }

    /** Impact attacks of a charge; a second strike by Overrun is not in it. */
    public Odds of(ImpactAttacks impacts, DeclaredAttacks assault, String target) {
        return met(impacts).of(assault, target);
    }

    /** Only what may become of the target. */
    public Fate ofTarget(ImpactAttacks impacts, DeclaredAttacks assault, String target) {
        return met(impacts).ofTarget(assault, target);
    }

    /**
     * The same with a second strike by Overrun wherever there may be one.
     *
     * @param impacts noted with those who strike; fronts only where places cannot tell
     */
    public Odds overrunning(ImpactAttacks impacts, DeclaredAttacks assault, String target) {
        var overrun = overrun(impacts, assault, target);
        return told(overrun.hits(), overrun.landed(), target, assault.attacker());
    }

    /** Whether impact attacks may come to a second strike by Overrun. */
    public boolean mayOverrun(ImpactAttacks impacts, DeclaredAttacks assault, String target) {
        return overrun(impacts, assault, target).possible();
    }

    private OverrunOdds overrun(ImpactAttacks impacts, DeclaredAttacks assault, String target) {
        return new OverrunOdds(met(impacts), impacts, assault, target, new OddsCache());
    }

    private OddsCalculator met(ImpactAttacks impacts) {
        var met = battle.copy();
        Probe.of(met, impacts::breakShields);
        return new OddsCalculator(met, wishes);
    }

    /** Shots; they cause no morale tests (FB-VOLLEY-17). */
    public Odds of(Volley volley) {
        var struck = ActionStages.shoot(this, volley);
        var landed = ActionStages.suffer(struck);
        return told(scored(struck), landed, volley.target(), volley.regiment());
    }

    /** Kinds of hits whose order the attacker names (FB-CCOM-08-E2); none if nobody asks him. */
    public List<HitGroup> ordered(DeclaredAttacks assault) {
        return assault.batched(battle) ? ordered(ActionStages.strike(this, assault)) : List.of();
    }

    /** The same for shots. */
    public List<HitGroup> ordered(Volley volley) {
        return ordered(ActionStages.shoot(this, volley));
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
        return told(scored(struck), ActionStages.suffer(struck), hits.target(), from);
    }

    /** Morale dice alone. */
    public Odds of(MoraleTest test, String from) {
        var tested =
                tables("")
                        .then((table, before, referee) -> {
                            test.play(table, referee);
                            return before;
                        });
        var none = NumberDistribution.sure(0);
        var dice = NumberDistribution.sure(test.dice());
        return new Odds(
                none,
                none,
                dice,
                Fate.of(battle, tested, test.regiment()),
                Fate.of(battle, tested, from));
    }

    /** A duel (FB-CHALLENGE-07). */
    public Odds of(Duel duel) {
        var exchange = DuelOdds.of(this, duel);
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
                cast.course((_, effects) -> new CastInProgress(effects, new ActionMorale()))
                        .carrying((_, working) -> working.after());
        var hits = new Tally();
        cast.forEach((at, chance) ->
                hits.add(at.carried().map(IncantationEffects::hits).orElse(0), chance));
        var odds = told(hits.chance(), landed, spell.target(), spell.regiment());
        return CastingOdds.of(battle, spell, cast, landed, odds);
    }

    private Odds told(
            NumberDistribution hits,
            Tables<Battle, ActionMorale> landed,
            String target,
            String actor) {
        var tested = ActionStages.test(landed);
        return told(hits, landed, tested, target, Fate.of(battle, tested, actor));
    }

    private Odds told(
            NumberDistribution hits,
            Tables<Battle, ActionMorale> landed,
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

    private static NumberDistribution scored(Tables<Battle, List<HitsSuffered>> struck) {
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
