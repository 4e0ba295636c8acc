package org.vexillum.lab;

import org.vexillum.bots.regiments.Bots;
import org.vexillum.formats.force.Forces;
import org.vexillum.regiments.table.Options;

/** Contests between sample forces for tests. */
final class Duels {
    private Duels() {}

    /** Two small forces. */
    static Contest small(Bots first, Bots second, long seed) {
        return of("lantern-company", "brasswright-column", first, second, seed);
    }

    static Contest of(String a, String b, Bots first, Bots second, long seed) {
        return new Contest(
                Forces.sample(a),
                Forces.sample(b),
                first::player,
                second::player,
                Options.DEFAULT,
                seed,
                true);
    }
}
