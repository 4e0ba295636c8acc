package org.vexillum.firstblood.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.edition.Edition.CharacterCombat;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.firstblood.traits.AddsHits;
import org.vexillum.firstblood.traits.AddsShots;
import org.vexillum.firstblood.traits.AttackContext;
import org.vexillum.firstblood.traits.Trait;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Check;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.dice.Reading;
import org.vexillum.kernel.dice.Roll;
import org.vexillum.kernel.referee.Referee;

/**
 * Attack dice of models with equal values against one target (FB-CLASH-10).
 *
 * @param at the model singled out, or {@link RankAndFile#WHOLE}
 * @param by the model whose own attacks these are, or {@link RankAndFile#WHOLE} for the rank and
 *     file
 * @param rules what makes the dice be rolled so
 */
public record AttackPool(
        String attacker,
        List<Integer> models,
        int dice,
        String target,
        int at,
        ExplainedNumber needed,
        RolledAgain again,
        List<Trait> traits,
        AttackContext blow,
        int by,
        Rules rules) {
    public AttackPool {
        models = List.copyOf(models);
        traits = List.copyOf(traits);
    }

    boolean alike(AttackPool other) {
        return target.equals(other.target)
                && at == other.at
                && by == other.by
                && again.equals(other.again)
                && needed.equals(other.needed)
                && blow.equals(other.blow)
                && traits.equals(other.traits);
    }

    AttackPool with(String rule) {
        return new AttackPool(
                attacker,
                models,
                dice,
                target,
                at,
                needed,
                again,
                traits,
                blow,
                by,
                rules.and(rule));
    }

    AttackPool and(AttackPool other) {
        var all = new ArrayList<>(models);
        all.addAll(other.models);
        return new AttackPool(
                attacker,
                all,
                dice + other.dice,
                target,
                at,
                needed,
                again,
                traits,
                blow,
                by,
                rules.and(other.rules));
    }

    /** Adds a pool to others, to the one that is like it if there is one. */
    public static void add(List<AttackPool> pools, AttackPool more) {
        if (more.dice == 0) return;
        for (int i = 0; i < pools.size(); i++)
            if (pools.get(i).alike(more)) {
                pools.set(i, pools.get(i).and(more));
                return;
            }
        pools.add(more);
    }

    /** Rolls to hit; each hit keeps what its face meant. */
    public List<HitGroup> roll(Battle battle, Side side, Referee<Battle> referee) {
        var groups = new ArrayList<HitGroup>();
        boolean told = battle.edition().characterCombat() == CharacterCombat.MODELS_SINGLED_OUT;
        var maker = new HitMaker(battle.edition(), traits, blow, told ? by : RankAndFile.WHOLE);
        var reading = reading(maker);
        var roll = referee.roll(new Dice(side, purpose(), check(), dice), reading);
        score(roll, maker, groups, rules, referee);
        var adding = moreShots();
        if (adding != null && roll.successes() > 0) {
            var dice = new Dice(side, Throw.EXTRA_SHOTS, check(), roll.successes());
            var more = referee.roll(dice, reading);
            score(more, maker, groups, rules.and(adding.rule()), referee);
        }
        return groups;
    }

    /** Hits of each kind, and those that come on top of them. */
    private Reading reading(HitMaker maker) {
        var check = check();
        var kinds = new ArrayList<HitGroup>();
        for (int face = 1; face <= 6; face++) {
            var kind = maker.hits(0, face);
            if (check.succeeds(face) && !kinds.contains(kind)) kinds.add(kind);
        }
        var reading = Reading.NOTHING.and(face -> check.succeeds(face) ? extra(face) : 0);
        for (var kind : kinds)
            reading =
                    reading.and(face ->
                            check.succeeds(face) && maker.hits(0, face).equals(kind) ? 1 : 0);
        return reading;
    }

    private Throw purpose() {
        return switch (blow.manner()) {
            case DUEL -> Throw.CHALLENGE;
            case OPPORTUNITY -> Throw.OPPORTUNITY;
            case IMPACT -> Throw.IMPACT;
            case VOLLEY -> Throw.VOLLEY;
            default -> Throw.CLASH;
        };
    }

    Check check() {
        return again.with(RollUnder.check(needed.value()));
    }

    /** FB-SR-TORRENTIAL-FIRE-E1. */
    private @Nullable AddsShots moreShots() {
        for (var trait : traits)
            if (trait instanceof AddsShots more && more.addsShots(blow)) return more;
        return null;
    }

    private void score(
            Roll roll, HitMaker maker, List<HitGroup> groups, Rules why, Referee<Battle> referee) {
        int hits = 0;
        int extra = 0;
        for (int i = 0; i < roll.size(); i++) {
            int face = roll.face(i);
            if (!roll.dice().check().succeeds(face)) continue;
            hits++;
            HitGroup.add(groups, maker.hits(1, face));
            extra += extra(face);
        }
        HitGroup.add(groups, maker.hits(extra, 0));
        referee.record(
                new CombatEvents.HitsRolled(
                        attacker,
                        models,
                        target,
                        at,
                        blow.manner(),
                        needed,
                        roll,
                        hits + extra,
                        extra,
                        roll.size() * expectedHits(),
                        allRules(why, roll, extra)));
    }

    /** Equal rules do not add up (FB-SR-STACK-E1). */
    private int extra(int face) {
        int sum = 0;
        var seen = new ArrayList<String>();
        for (var trait : traits) {
            if (!(trait instanceof AddsHits adds) || seen.contains(trait.name())) continue;
            seen.add(trait.name());
            sum += adds.extraHits(face, blow);
        }
        return sum;
    }

    /** One die of them. */
    AttackPool single() {
        return new AttackPool(
                attacker, models, 1, target, at, needed, again, traits, blow, by, rules);
    }

    /** What one die brings on average, without additional shots. */
    double expectedHits() {
        var check = check();
        double sum = 0;
        for (int face = 1; face <= 6; face++)
            if (check.succeeds(face)) sum += RollUnder.chance(check, face) * (1 + extra(face));
        return sum;
    }

    private Rules allRules(Rules why, Roll roll, int extra) {
        var all = why.and(needed.rules()).and("FB-DICE-04");
        all = all.and(RollUnder.automatic(needed.value(), roll));
        if (again.any()) all = all.and("FB-DICE-07");
        if (again.byBoth()) all = all.and("FB-DICE-09");
        if (extra == 0) return all;
        for (var trait : traits) if (trait instanceof AddsHits) all = all.and(trait.rule());
        return all;
    }
}
