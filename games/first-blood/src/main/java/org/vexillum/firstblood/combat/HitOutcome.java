package org.vexillum.firstblood.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Cause;

/**
 * What became of hits: wounds taken, and hits thrown back at the attackers.
 *
 * @param answers hits for the attackers, by the model they answer
 */
public record HitOutcome(WoundsTaken taken, List<Answer> answers) {
    /** So many hits for the model whose attacks they answer, or for the regiment. */
    public record Answer(int to, int hits, Cause cause) {
        /** Adds hits to others, to those that are like them if there are any. */
        static void add(List<Answer> all, Answer more) {
            for (int i = 0; i < all.size(); i++) {
                var one = all.get(i);
                if (one.to != more.to || !one.cause.equals(more.cause)) continue;
                all.set(i, new Answer(one.to, one.hits + more.hits, one.cause));
                return;
            }
            all.add(more);
        }
    }

    public HitOutcome {
        answers = List.copyOf(answers);
    }

    static HitOutcome nothing(HitsSuffered hits) {
        return new HitOutcome(
                new WoundsTaken(hits.target(), hits.manner(), List.of(), 0), List.of());
    }

    HitOutcome and(HitOutcome more) {
        var all = new ArrayList<>(answers);
        for (var answer : more.answers) Answer.add(all, answer);
        return new HitOutcome(taken.and(more.taken), all);
    }
}
