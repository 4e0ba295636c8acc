package org.vexillum.firstblood.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.edition.Edition.BrokenTraits;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Boon;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.firstblood.traits.ChangesDefence;
import org.vexillum.firstblood.traits.DiscardsFailedDefence;
import org.vexillum.firstblood.traits.IgnoresWounds;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.firstblood.traits.Melee;
import org.vexillum.firstblood.traits.Trait;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Check;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.dice.Roll;
import org.vexillum.kernel.referee.Referee;

/**
 * One model, or the rank and file together, taking a batch of hits.
 *
 * <p>Each group of hits is rolled against by itself; then comes what happens to all failures.
 */
final class Stand {
    private static final int UNKNOWN = -1;

    private final HitsSuffered hits;
    private final List<Integer> takers;
    private final boolean batched;
    private final List<HitGroup> left;
    private final List<Failed> failed = new ArrayList<>();
    private final List<Struck.Answer> answers = new ArrayList<>();

    /** What the failures cost, as soon as that is known. */
    private int wounds = UNKNOWN;

    Stand(HitsSuffered hits, List<Integer> takers, boolean batched, List<HitGroup> batch) {
        this.hits = hits;
        this.takers = takers;
        this.batched = batched;
        left = new ArrayList<>(batch);
    }

    Stand copy() {
        var copy = new Stand(hits, takers, batched, left);
        copy.failed.addAll(failed);
        copy.answers.addAll(answers);
        copy.wounds = wounds;
        return copy;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Stand stand
                && batched == stand.batched
                && wounds == stand.wounds
                && left.equals(stand.left)
                && failed.equals(stand.failed)
                && answers.equals(stand.answers)
                && takers.equals(stand.takers)
                && hits.equals(stand.hits);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * left.hashCode() + failed.hashCode()) + answers.hashCode();
    }

    String target() {
        return hits.target();
    }

    /** More hits of the same batch. */
    void add(HitGroup more) {
        HitGroup.add(left, more);
    }

    /** Hits not yet rolled against. */
    int left() {
        int sum = 0;
        for (var group : left) sum += group.hits();
        return sum;
    }

    /** Whether all defence dice have been rolled. */
    boolean rolled() {
        return left.isEmpty();
    }

    /** Rolls against the next group of hits. */
    void roll(Battle battle, Guard guard, Referee<Battle> referee) {
        var group = left.removeFirst();
        var regiment = battle.regiment(hits.target());
        int model = model(regiment);
        var defence = Defence.of(battle, regiment, model, group, hits);
        boolean blessed = guard.blessed() && UseBlessing.has(battle, regiment, model);
        var check = defence.check(blessed);
        var roll = referee.roll(new Dice(regiment.side(), Throw.DEFENCE, check, group.hits()));
        int doubled = group.doubling() == null ? 0 : roll.count(6);
        int dealt = roll.failures() + doubled;
        var answering = new Answering(battle, regiment, hits.manner());
        int by = answering.wounds(takers) ? group.by() : Ranks.WHOLE;
        boolean spares = Traits.has(battle, regiment, model, DiscardsFailedDefence.class);
        int dearest = doubled > 0 ? 2 : 1;
        if (dealt > 0) Failed.add(failed, new Failed(by, dealt, spares ? dearest : 0));
        answering.ones(model, group, roll.count(1), answers);
        var rules = apart(battle, regiment, model, roll).and(ceased(battle, regiment, model));
        tell(defence, group, roll, dealt, rules, referee);
    }

    private int model(Regiment regiment) {
        return takers.size() == 1 ? takers.getFirst() : Ranks.ordinary(regiment);
    }

    /** Discards and ignores what can be; the rest is suffered. */
    void avert(Battle battle, Guard guard, Referee<Battle> referee) {
        var regiment = battle.regiment(hits.target());
        var traits = Traits.of(battle, regiment, model(regiment));
        discard(traits, guard, referee);
        wounds = notIgnored(Failed.wounds(failed), traits, regiment, referee);
    }

    /** Averts and allocates what all failures cost. */
    Struck settle(Battle battle, Guard guard, Referee<Battle> referee) {
        if (wounds == UNKNOWN) avert(battle, guard, referee);
        var regiment = battle.regiment(hits.target());
        var lethal = new Answering(battle, regiment, hits.manner()).lethal(takers);
        var taken = allocation(battle, regiment).play(battle, referee);
        lethal.answer(failed, taken, answers);
        return new Struck(taken, answers);
    }

    private Rules apart(Battle battle, Regiment regiment, int model, Roll roll) {
        var rules = Apart.defending(battle, regiment, model, hits.manner());
        if (!batched) return rules;
        return rules.and(Apart.batch(roll.dice().check().again() != 0));
    }

    private void tell(
            Defence defence,
            HitGroup group,
            Roll roll,
            int dealt,
            Rules apart,
            Referee<Battle> referee) {
        var check = roll.dice().check();
        double each = 1 - check.chance();
        var rules = defence.rules().and(apart);
        rules = rules.and(RollUnder.automaticDefence(defence.better(), roll));
        if (group.doubling() != null) {
            each += RollUnder.chance(check, 6);
            rules = rules.and(group.doubling().rule());
        }
        referee.record(
                new CombatEvents.DefenceRolled(
                        hits.target(),
                        takers,
                        hits.manner(),
                        defence.defence(),
                        defence.evasion(),
                        roll,
                        dealt,
                        each * roll.size(),
                        rules.and("FB-DEF-03").and(ofManner())));
    }

    /** By what a rule that would help is lost. */
    private static Rules ceased(Battle battle, Regiment regiment, int model) {
        var rules = Rules.NONE;
        var left = Traits.of(battle, regiment, model);
        for (var trait : regiment.card(model).traits())
            if (trait instanceof ChangesDefence && !left.contains(trait)) {
                rules = rules.and(taken(regiment, trait));
                if (regiment.broken()) rules = rules.and(lostBroken(battle, trait));
            }
        return rules;
    }

    private static Rules lostBroken(Battle battle, Trait trait) {
        boolean all = battle.edition().brokenTraits() == BrokenTraits.ALL_CEASE;
        var rules = Rules.of(all ? "FB-BROKEN-11" : "FB-BROKEN-10");
        return trait instanceof Melee.Shield ? rules.and("FB-SR-SHIELD-3") : rules;
    }

    /** What somebody took away for a while (FB-SR-LINEBREAKER-E1). */
    private static Rules taken(Regiment regiment, Trait trait) {
        var rules = Rules.NONE;
        for (var boon : regiment.boons())
            if (boon.gift() instanceof Boon.Gift.Loses(var name) && name.equals(trait.name()))
                rules = rules.and(boon.rule());
        return rules;
    }

    private Rules ofManner() {
        return switch (hits.manner()) {
            case CLASH -> Rules.of("FB-CLASH-08");
            case VOLLEY -> Rules.of("FB-VOLLEY-15");
            default -> Rules.NONE;
        };
    }

    /** The owner drops the dearest failure (FB-SR-TENACIOUS). */
    private void discard(List<Trait> traits, Guard guard, Referee<Battle> referee) {
        var trait = Traits.find(traits, DiscardsFailedDefence.class);
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
    private int notIgnored(
            int dealt, List<Trait> traits, Regiment regiment, Referee<Battle> referee) {
        var trait = Traits.find(traits, IgnoresWounds.class);
        if (trait == null || dealt == 0) return dealt;
        var check = Check.atLeast(trait.neededToIgnore());
        var roll = referee.roll(new Dice(regiment.side(), Throw.IGNORING, check, dealt));
        referee.record(
                new CombatEvents.WoundsIgnored(
                        hits.target(),
                        trait.cause(),
                        roll,
                        roll.successes(),
                        Rules.of(trait.rule())));
        return roll.failures();
    }

    private WoundsSuffered allocation(Battle battle, Regiment regiment) {
        boolean inDuel = hits.manner() == Manner.DUEL;
        if (takers.size() == 1 && (batched || hits.at() >= 0))
            return WoundsSuffered.on(
                    hits.target(), takers.getFirst(), wounds, hits.manner(), inDuel);
        var order = Order.of(battle, regiment, hits.manner());
        return new WoundsSuffered(
                hits.target(), wounds, hits.manner(), order, takers, hits.engaged(), inDuel);
    }
}
