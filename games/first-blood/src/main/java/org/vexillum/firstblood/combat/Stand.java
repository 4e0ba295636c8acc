package org.vexillum.firstblood.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.edition.Edition.BrokenTraits;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.firstblood.traits.ChangesDefence;
import org.vexillum.firstblood.traits.DiscardsFailedDefence;
import org.vexillum.firstblood.traits.IgnoresWounds;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Check;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.dice.Roll;
import org.vexillum.kernel.referee.Referee;

/** One model, or the rank and file together, making defence rolls against a batch of hits. */
final class Stand {
    private final Battle battle;
    private final HitsSuffered hits;
    private final Regiment regiment;
    private final List<Integer> takers;
    private final boolean batched;
    private final Guard guard;

    Stand(
            Battle battle,
            HitsSuffered hits,
            List<Integer> takers,
            boolean batched,
            Guard guard) {
        this.battle = battle;
        this.hits = hits;
        this.regiment = battle.regiment(hits.target());
        this.takers = takers;
        this.batched = batched;
        this.guard = guard;
    }

    /** Takes hits off the pile; no more than there are Wounds left, if in batches (FB-COUT-03). */
    Struck take(Pile pile, Referee<Battle> referee) {
        var batch = pile.draw(batched ? Ranks.woundsLeft(regiment, takers) : pile.hits());
        var answers = new Answers(battle, regiment, hits.manner());
        int model = takers.size() == 1 ? takers.getFirst() : Ranks.ordinary(regiment);
        var failed = new ArrayList<Failed>();
        for (var group : batch) failed.add(roll(group, model, answers, referee));
        discard(failed, model, referee);
        answers.beforeWounds(takers);
        int wounds = notIgnored(Failed.wounds(failed), model, referee);
        var taken = allocation(wounds).play(battle, referee);
        answers.wounds(failed, taken);
        return new Struck(taken, answers.answers());
    }

    private Failed roll(HitGroup group, int model, Answers answers, Referee<Battle> referee) {
        var defence = Defence.of(battle, regiment, model, group, hits);
        var check = defence.check(guard.blessed() && UseBlessing.has(battle, regiment, model));
        var roll = referee.roll(new Dice(regiment.side(), Throw.DEFENCE, check, group.hits()));
        int doubled = group.doubling() == null ? 0 : roll.count(6);
        var failed = new Failed(group, roll.failures(), doubled);
        tell(defence, roll, failed, apart(model, roll), referee);
        answers.ones(model, group, roll.count(1));
        return failed;
    }

    private Rules apart(int model, Roll roll) {
        var rules = Apart.defending(battle, regiment, model, hits.manner());
        if (!batched) return rules;
        return rules.and(Apart.batch(roll.dice().check().again() != 0));
    }

    private void tell(
            Defence defence, Roll roll, Failed failed, Rules apart, Referee<Battle> referee) {
        var check = roll.dice().check();
        double each = 1 - check.chance();
        var rules = defence.rules().and(apart);
        var doubling = failed.group().doubling();
        if (doubling != null) {
            each += RollUnder.chance(check, 6);
            rules = rules.and(doubling.rule());
        }
        referee.record(
                new CombatEvents.DefenceRolled(
                        hits.target(),
                        takers,
                        hits.manner(),
                        defence.defence(),
                        defence.evasion(),
                        roll,
                        failed.wounds(),
                        each * roll.size(),
                        rules.and("FB-DEF-03").and(ofManner()).and(ceased())));
    }

    /** Whether a rule that would help is lost with being broken. */
    private Rules ceased() {
        if (!regiment.broken()) return Rules.NONE;
        int model = Ranks.ordinary(regiment);
        var left = Traits.of(battle, regiment, model);
        for (var trait : regiment.card(model).traits())
            if (trait instanceof ChangesDefence && !left.contains(trait))
                return Rules.of(
                        battle.edition().brokenTraits() == BrokenTraits.ALL_CEASE
                                ? "FB-BROKEN-11"
                                : "FB-BROKEN-10");
        return Rules.NONE;
    }

    private Rules ofManner() {
        return switch (hits.manner()) {
            case CLASH -> Rules.of("FB-CLASH-08");
            case VOLLEY -> Rules.of("FB-VOLLEY-15");
            default -> Rules.NONE;
        };
    }

    /** The owner drops the dearest failure (FB-SR-TENACIOUS). */
    private void discard(List<Failed> failed, int model, Referee<Battle> referee) {
        var trait = Traits.find(Traits.of(battle, regiment, model), DiscardsFailedDefence.class);
        var worst = Failed.dearest(failed);
        if (trait == null || worst == null || !guard.mayDiscard(takers)) return;
        guard.discarded(takers);
        int saved = failed.get(worst).dearest();
        failed.set(worst, failed.get(worst).discardingOne());
        referee.record(
                new CombatEvents.FailureDiscarded(
                        hits.target(), trait.cause(), saved, Rules.of(trait.rule())));
    }

    /** A die for each wound may have it ignored. */
    private int notIgnored(int wounds, int model, Referee<Battle> referee) {
        var trait = Traits.find(Traits.of(battle, regiment, model), IgnoresWounds.class);
        if (trait == null || wounds == 0) return wounds;
        var check = Check.atLeast(trait.neededToIgnore());
        var roll = referee.roll(new Dice(regiment.side(), Throw.IGNORING, check, wounds));
        referee.record(
                new CombatEvents.WoundsIgnored(
                        hits.target(),
                        trait.cause(),
                        roll,
                        roll.successes(),
                        Rules.of(trait.rule())));
        return roll.failures();
    }

    private WoundsSuffered allocation(int wounds) {
        boolean inDuel = hits.manner() == Manner.DUEL;
        if (takers.size() == 1 && (batched || hits.at() >= 0))
            return WoundsSuffered.on(
                    hits.target(), takers.getFirst(), wounds, hits.manner(), inDuel);
        var order = Order.of(battle, regiment, hits.manner());
        return new WoundsSuffered(
                hits.target(), wounds, hits.manner(), order, takers, hits.engaged(), inDuel);
    }
}
