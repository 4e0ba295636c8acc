package org.vexillum.firstblood.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.firstblood.traits.DiscardsFailedDefence;
import org.vexillum.firstblood.traits.IgnoresWounds;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.firstblood.traits.Trait;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Check;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.dice.Reading;
import org.vexillum.kernel.odds.Part;
import org.vexillum.kernel.referee.Referee;

/**
 * All failures of a batch, on their way to the models.
 *
 * @param averted what they cost if that is known already, or {@link #UNKNOWN}
 * @param mayDiscard whether one may still be discarded (FB-SR-TENACIOUS)
 */
record Settling(
        HitsSuffered hits,
        List<Integer> takers,
        boolean batched,
        List<FailedDefence> failed,
        int averted,
        boolean mayDiscard)
        implements Part<Battle> {
    static final int UNKNOWN = -1;

    /**
     * What is left of the failures.
     *
     * @param wounds they cost
     */
    record Averted(List<FailedDefence> failed, int wounds, boolean discarded) {}

    /**
     * What came of it.
     *
     * @param discarded whether a failure was
     * @param goesOn whether anybody is left to take more hits aimed so
     */
    record Settled(
            WoundsTaken taken,
            List<HitOutcome.Answer> answers,
            boolean discarded,
            boolean goesOn) {}

    Settling {
        failed = List.copyOf(failed);
    }

    @Override
    public int hashCode() {
        return 31 * failed.hashCode() + takers.size();
    }

    /** Averts what can be, and has the rest allocated. */
    @Override
    public Settled play(Battle battle, Referee<Battle> referee) {
        var now = averted == UNKNOWN ? avert(battle, referee) : new Averted(failed, averted, false);
        var regiment = battle.regiment(hits.target());
        var lethal = new HitsBack(battle, regiment, hits.manner()).lethal(takers);
        var taken = allocation(battle, regiment, now.wounds).play(battle, referee);
        var answers = new ArrayList<HitOutcome.Answer>();
        lethal.answer(now.failed, taken, answers);
        return new Settled(
                taken, answers, now.discarded, HitsInProgress.canTake(regiment, hits.at()));
    }

    /** Discards and ignores what can be. */
    Averted avert(Battle battle, Referee<Battle> referee) {
        var regiment = battle.regiment(hits.target());
        var traits = Traits.of(battle, regiment, BatchDefence.model(regiment, takers));
        var left = discard(traits, referee);
        int wounds = notIgnored(FailedDefence.wounds(left), traits, regiment, referee);
        return new Averted(left, wounds, left != failed);
    }

    /** The owner drops the dearest failure (FB-SR-TENACIOUS). */
    private List<FailedDefence> discard(List<Trait> traits, Referee<Battle> referee) {
        var trait = Traits.find(traits, DiscardsFailedDefence.class);
        var worst = FailedDefence.dearest(failed);
        if (trait == null || worst == null || !mayDiscard) return failed;
        var left = new ArrayList<>(failed);
        left.set(worst, failed.get(worst).discardingOne());
        referee.record(
                new CombatEvents.FailureDiscarded(
                        hits.target(),
                        trait.cause(),
                        failed.get(worst).dearest(),
                        Rules.of(trait.rule())));
        return left;
    }

    /** A die for each wound may have it ignored. */
    private int notIgnored(
            int dealt, List<Trait> traits, Regiment regiment, Referee<Battle> referee) {
        var trait = Traits.find(traits, IgnoresWounds.class);
        if (trait == null || dealt == 0) return dealt;
        var check = Check.atLeast(trait.neededToIgnore());
        var dice = new Dice(regiment.side(), Throw.IGNORING, check, dealt);
        var roll = referee.roll(dice, Reading.successes(check));
        referee.record(
                new CombatEvents.WoundsIgnored(
                        hits.target(),
                        trait.cause(),
                        roll,
                        roll.successes(),
                        Rules.of(trait.rule())));
        return roll.failures();
    }

    private WoundsSuffered allocation(Battle battle, Regiment regiment, int wounds) {
        boolean inDuel = hits.manner() == Manner.DUEL;
        if (takers.size() == 1 && (batched || hits.at() >= 0))
            return WoundsSuffered.on(
                    hits.target(), takers.getFirst(), wounds, hits.manner(), inDuel);
        var order = WoundOrder.of(battle, regiment, hits.manner());
        return new WoundsSuffered(
                hits.target(), wounds, hits.manner(), order, takers, hits.engaged(), inDuel);
    }
}
