package org.vexillum.firstblood.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.odds.Part;
import org.vexillum.kernel.referee.Referee;

/**
 * One model, or the rank and file together, taking a batch of hits.
 *
 * <p>Each group of hits is rolled against by itself; then comes what happens to all failures.
 */
final class BatchDefence {
    private final HitsSuffered hits;
    private final List<Integer> takers;
    private final boolean batched;
    private final List<HitGroup> left;
    private final List<FailedDefence> failed = new ArrayList<>();
    private final List<HitOutcome.Answer> answers = new ArrayList<>();

    /** What the failures cost, as soon as that is known. */
    private int wounds = Settling.UNKNOWN;

    BatchDefence(HitsSuffered hits, List<Integer> takers, boolean batched, List<HitGroup> batch) {
        this.hits = hits;
        this.takers = takers;
        this.batched = batched;
        left = new ArrayList<>(batch);
    }

    BatchDefence copy() {
        var copy = new BatchDefence(hits, takers, batched, left);
        copy.failed.addAll(failed);
        copy.answers.addAll(answers);
        copy.wounds = wounds;
        return copy;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof BatchDefence stand
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

    HitsSuffered hits() {
        return hits;
    }

    List<Integer> takers() {
        return takers;
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

    /** Who stands for those that take the hits. */
    static int model(Regiment regiment, List<Integer> takers) {
        return takers.size() == 1 ? takers.getFirst() : RankAndFile.ordinary(regiment);
    }

    /** What comes next: a roll against some of the hits, or what all failures cost. */
    Part<Battle> part(DefenceUse guard) {
        return rolled() ? settling(guard) : roll(left.getFirst(), guard);
    }

    DefenceRoll roll(HitGroup group, DefenceUse guard) {
        return new DefenceRoll(hits, takers, batched, group, guard.blessed());
    }

    private Settling settling(DefenceUse guard) {
        return new Settling(hits, takers, batched, failed, wounds, guard.mayDiscard(takers));
    }

    /** The next group of hits has been rolled against. */
    void rolled(DefenceRoll.Rolled roll) {
        left.removeFirst();
        add(roll);
    }

    /** Hits that were not in the batch have been rolled against. */
    void add(DefenceRoll.Rolled roll) {
        if (roll.failed() != null) FailedDefence.add(failed, roll.failed());
        for (var answer : roll.answers()) HitOutcome.Answer.add(answers, answer);
    }

    /** Averts what can be before anything is suffered. */
    void avert(Battle battle, DefenceUse guard, Referee<Battle> referee) {
        var averted = settling(guard).avert(battle, referee);
        failed.clear();
        failed.addAll(averted.failed());
        wounds = averted.wounds();
        if (averted.discarded()) guard.discarded(takers);
    }

    /** Everything has been suffered. */
    HitOutcome settled(Settling.Settled settled, DefenceUse guard) {
        if (settled.discarded()) guard.discarded(takers);
        for (var answer : settled.answers()) HitOutcome.Answer.add(answers, answer);
        return new HitOutcome(settled.taken(), answers);
    }
}
