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
    public record Answer(int to, int hits, Cause cause) {}

    public Struck {
        answers = List.copyOf(answers);
    }

    static Struck nothing(HitsSuffered hits) {
        return new Struck(new Taken(hits.target(), hits.manner(), List.of(), 0), List.of());
    }

    Struck and(Struck more) {
        var all = new ArrayList<>(answers);
        all.addAll(more.answers);
        return new Struck(taken.and(more.taken), all);
    }
}
