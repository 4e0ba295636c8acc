package org.vexillum.regiments.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.dice.Roll;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.traits.AddsHits;
import org.vexillum.regiments.traits.AttackContext;

/** Rolls a {@link PreparedAttack}: hits, extra hits, Blast, then what follows (AOFR-SHOOT-08). */
public record AttackRoll(PreparedAttack salvo) {
    /** Returns the wounds the target really took. */
    public int play(Battle battle, Referee<Battle> referee) {
        tellNear(battle, referee);
        var batches = new ArrayList<Hits.Batch>();
        for (var portion : salvo.portions()) roll(portion, batches, battle, referee);
        return new ScoredHits(salvo, batches).play(battle, referee);
    }

    /** What would act over 9 inches away, and does not here. */
    private void tellNear(Battle battle, Referee<Battle> referee) {
        var told = new ArrayList<String>();
        for (var portion : salvo.portions())
            for (var trait : new LongRangeTraits(portion, quarry(battle)).traits()) {
                if (told.contains(trait.name())) continue;
                told.add(trait.name());
                var cause = new Cause(trait.rule(), trait.written());
                var rules = Rules.of(trait.rule(), "AOFR-PRINCIPLE-04");
                referee.record(
                        new CombatEvents.TooNear(salvo.attacker(), salvo.target(), cause, rules));
            }
    }

    private AttackTarget quarry(Battle battle) {
        return new AttackTarget(battle.unit(salvo.target()), salvo.picked());
    }

    private void roll(
            AttackPortion portion,
            List<Hits.Batch> batches,
            Battle battle,
            Referee<Battle> referee) {
        if (portion.dice() == 0) return;
        var dice = new Dice(salvo.side(), Throw.HIT, portion.check(), portion.dice());
        var roll = referee.roll(dice);
        int hits = 0;
        int extra = 0;
        int faces = 0;
        for (int i = 0; i < roll.size(); i++) {
            int face = roll.face(i);
            if (!portion.check().succeeds(face)) continue;
            hits++;
            add(batches, 1, portion.ap()[face]);
            extra += portion.extra()[face];
            faces |= 1 << face;
            add(batches, portion.extra()[face], portion.ap()[0]);
        }
        tell(portion, roll, hits, extra, rules(portion, faces, battle), referee);
    }

    private void tell(
            AttackPortion portion,
            Roll roll,
            int hits,
            int extra,
            Rules rules,
            Referee<Battle> referee) {
        referee.record(
                new CombatEvents.HitsRolled(
                        salvo.attacker(),
                        portion.who(),
                        salvo.weapon(),
                        salvo.target(),
                        portion.toHit(),
                        portion.tired(),
                        roll,
                        hits + extra,
                        extra,
                        portion.expectedHits(1),
                        rules));
    }

    private Rules rules(AttackPortion portion, int faces, Battle battle) {
        var rules = salvo.rules().and(portion.toHit().rules()).and("AOFR-QUALITY-02");
        if (portion.tired()) rules = rules.and(Rules.of("AOFR-FATIGUE-01", "AOFR-FATIGUE-02"));
        if (quarry(battle).hidesInPart(portion.blow())) rules = rules.and("AOFR-PRINCIPLE-07");
        return rules.and(extraRules(portion, faces));
    }

    /** Of those that add hits, the ones that did for one of these faces. */
    private static Rules extraRules(AttackPortion portion, int faces) {
        var rules = Rules.NONE;
        for (var trait : portion.traits())
            if (trait instanceof AddsHits adds && added(adds, faces, portion.blow()))
                rules = rules.and(trait.rule());
        return rules.ids().size() > 1 ? rules.and("AOFR-SR-EXTRAHITS-1") : rules;
    }

    private static boolean added(AddsHits trait, int faces, AttackContext blow) {
        for (int face = 1; face <= 6; face++)
            if ((faces >> face & 1) != 0 && trait.extraHits(face, blow) > 0) return true;
        return false;
    }

    private static void add(List<Hits.Batch> batches, int hits, ExplainedNumber ap) {
        if (hits == 0) return;
        for (int i = 0; i < batches.size(); i++) {
            var batch = batches.get(i);
            if (batch.ap().value() != ap.value()) continue;
            batches.set(i, new Hits.Batch(batch.hits() + hits, batch.ap()));
            return;
        }
        batches.add(new Hits.Batch(hits, ap));
    }
}
