package org.vexillum.tourneys.matching;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** Gives every pair a table. WC-PAIR-10 */
public final class TableAssignment {
    private TableAssignment() {}

    /**
     * A pair that needs a table, from the top down.
     *
     * @param used where its companies have played before, each of them counted
     * @param fixed a table that one of them needs; 0 if none does
     */
    public record Seats(List<Integer> used, int fixed) {
        public Seats {
            used = List.copyOf(used);
        }

        int repeats(int table) {
            return (int) used.stream().filter(each -> each == table).count();
        }
    }

    /** The tables of the pairs, in their order. */
    public static List<Integer> assign(List<Seats> pairs, boolean avoid) {
        var tables = new ArrayList<Integer>();
        for (var pair : pairs)
            tables.add(pair.fixed > 0 && !tables.contains(pair.fixed) ? pair.fixed : 0);
        var free = free(tables);
        var rest = new ArrayList<Seats>();
        for (int i = 0; i < pairs.size(); i++) if (tables.get(i) == 0) rest.add(pairs.get(i));
        var seats = Assignment.of(costs(rest, free, avoid), free.size()); // in order if all is 0
        int next = 0;
        for (int i = 0; i < tables.size(); i++)
            if (tables.get(i) == 0) tables.set(i, free.get(seats[next++]));
        return tables;
    }

    /** Tables from 1 to the number of pairs that nobody has a claim to. */
    private static List<Integer> free(List<Integer> claimed) {
        var free = new TreeSet<Integer>();
        for (int table = 1; table <= claimed.size(); table++) free.add(table);
        claimed.forEach(free::remove);
        return List.copyOf(free);
    }

    private static int[][] costs(List<Seats> pairs, List<Integer> free, boolean avoid) {
        var costs = new int[pairs.size()][free.size()];
        for (int i = 0; avoid && i < pairs.size(); i++)
            for (int j = 0; j < free.size(); j++) costs[i][j] = pairs.get(i).repeats(free.get(j));
        return costs;
    }

    /** How many companies sit where they have played before. */
    public static int repeated(List<Seats> pairs, List<Integer> tables) {
        int count = 0;
        for (int i = 0; i < pairs.size(); i++) count += pairs.get(i).repeats(tables.get(i));
        return count;
    }
}
