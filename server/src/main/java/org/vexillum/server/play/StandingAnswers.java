package org.vexillum.server.play;

import java.util.List;
import java.util.TreeSet;
import org.vexillum.gamekit.Kind;
import org.vexillum.kernel.match.Entry;
import org.vexillum.server.store.SeatKind;

/** The questions that a seat need not be asked any more. */
record StandingAnswers(List<Entry> journal) {
    List<String> of(SeatKind seat) {
        var standing = new TreeSet<String>();
        for (var entry : journal)
            if (entry instanceof Entry.StandingPass pass && seat.plays(pass.side())) {
                if (pass.on()) standing.add(pass.question());
                else standing.remove(pass.question());
            }
        return List.copyOf(standing);
    }

    /** By what an answer given once for all is kept, and found in the message bundles. */
    static String word(Object answer) {
        return answer instanceof Enum<?> one
                ? Kind.of(one.getDeclaringClass()) + "." + Kind.of(one)
                : String.valueOf(answer);
    }
}
