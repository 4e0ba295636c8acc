package org.vexillum.firstblood.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Cause;

/**
 * What became of hits: wounds taken, and hits thrown back at the attackers.
 *
 * @param answers hits for the attackers, by the model they answer
 */
public record Struck(Taken taken, List<Answer> answers) {
    /** So many hits for the model whose attacks they answer, or for the regiment. */
    public record Answer(int to, int hits, Cause cause) {
        boolean isLike(Answer other) {
            return to == other.to && cause.equals(other.cause);
        }
    }

    public Struck {
        answers = List.copyOf(answers);
    }

    static Struck nothing(HitsSuffered hits) {
        return new Struck(new Taken(hits.target(), hits.manner(), List.of(), 0), List.of());
    }

    Struck and(Struck more) {
        var all = new ArrayList<>(answers);
        for (var answer : more.answers) add(all, answer);
        return new Struck(taken.and(more.taken), all);
    }

    private static void add(List<Answer> all, Answer more) {
        for (int i = 0; i < all.size(); i++)
            if (all.get(i).isLike(more)) {
                all.set(i, new Answer(more.to, all.get(i).hits + more.hits, more.cause));
                return;
            }
        all.add(more);
    }
}
