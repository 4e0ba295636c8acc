package org.vexillum.lab;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.arena.PlayerFactory;
import org.vexillum.regiments.kit.arena.RegimentsArena;
import org.vexillum.regiments.kit.bot.Bots;
import org.vexillum.regiments.kit.force.RegimentsSamples;
import org.vexillum.regiments.table.Battle;
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
        var names = RegimentsSamples.names();
        var pairings = new ArrayList<Pairing>();
        for (int i = 0; i < names.size(); i++)
            for (int j = i + 1; j < names.size(); j++)
                if (limit(names.get(i)) == limit(names.get(j)))
                    pairings.add(new Pairing(names.get(i), names.get(j)));
        return pairings;
    }

    private static int limit(String name) {
        return RegimentsSamples.sample(name).limit();
    }

    /** Two small forces. */
    static Matchup<Battle> small(Bots first, Bots second, long seed) {
        return of("lantern-company", "brasswright-column", first, second, seed);
    }

    static Matchup<Battle> of(String a, String b, Bots first, Bots second, long seed) {
        return of(new Pairing(a, b), first::player, second::player, seed);
    }

    static Matchup<Battle> of(
            Pairing pairing, PlayerFactory<Battle> first, PlayerFactory<Battle> second, long seed) {
        return new Matchup<>(arena(pairing.a, pairing.b), first, second, seed, true);
    }

    static RegimentsArena arena(String a, String b) {
        return new RegimentsArena(
                RegimentsSamples.sample(a), RegimentsSamples.sample(b), Options.DEFAULT);
    }
}
