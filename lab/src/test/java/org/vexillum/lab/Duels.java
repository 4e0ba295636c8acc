package org.vexillum.lab;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.bots.regiments.Bots;
import org.vexillum.formats.regiments.force.Forces;
import org.vexillum.regiments.table.Options;

/** Contests between sample forces for tests. */
final class Duels {
    private Duels() {}

    /** Two forces by name. */
    record Pairing(String a, String b) {
        @Override
        public String toString() {
            return a + " : " + b;
        }
    }

    /** Every two sample forces of the same size. */
    static List<Pairing> pairings() {
        var names = Forces.names();
        var pairings = new ArrayList<Pairing>();
        for (int i = 0; i < names.size(); i++)
            for (int j = i + 1; j < names.size(); j++)
                if (limit(names.get(i)) == limit(names.get(j)))
                    pairings.add(new Pairing(names.get(i), names.get(j)));
        return pairings;
    }

    private static int limit(String name) {
        return Forces.sample(name).limit();
    }

    /** Two small forces. */
    static Contest small(Bots first, Bots second, long seed) {
        return of("lantern-company", "brasswright-column", first, second, seed);
    }

    static Contest of(String a, String b, Bots first, Bots second, long seed) {
        return of(new Pairing(a, b), first::player, second::player, seed);
    }

    static Contest of(Pairing pairing, Contest.Opponent first, Contest.Opponent second, long seed) {
        return new Contest(
                Forces.sample(pairing.a),
                Forces.sample(pairing.b),
                first,
                second,
                Options.DEFAULT,
                seed,
                true);
    }
}
