package org.vexillum.tourneys.matching;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/** Fields for tests. */
final class Fields {
    private Fields() {}

    static PairingField of(int[] points, int[]... met) {
        var table = new boolean[points.length][points.length];
        for (var pair : met) {
            table[pair[0]][pair[1]] = true;
            table[pair[1]][pair[0]] = true;
        }
        return new PairingField(points, table);
    }

    /** As after some rounds in which neighbours met; some pairs more at random. */
    static PairingField random(RandomGenerator random, int size, int rounds, int widest) {
        var points = random.ints(size, 0, widest + 1).sorted().toArray();
        for (int i = 0; i < size / 2; i++) {
            int kept = points[i];
            points[i] = points[size - 1 - i];
            points[size - 1 - i] = kept;
        }
        var met = new boolean[size][size];
        for (int round = 0; round < rounds; round++) play(random, met, size);
        return new PairingField(points, met);
    }

    /** One round in which companies meet others not far from them. */
    private static void play(RandomGenerator random, boolean[][] met, int size) {
        var order = new double[size];
        Arrays.setAll(order, i -> i + random.nextDouble() * 6);
        var who = new Integer[size];
        Arrays.setAll(who, i -> i);
        Arrays.sort(who, (i, j) -> Double.compare(order[i], order[j]));
        for (int i = 0; i + 1 < size; i += 2) {
            met[who[i]][who[i + 1]] = true;
            met[who[i + 1]][who[i]] = true;
        }
    }
}
