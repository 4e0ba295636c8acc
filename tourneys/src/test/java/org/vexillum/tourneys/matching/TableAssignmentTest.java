package org.vexillum.tourneys.matching;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.vexillum.testkit.Rule;
import org.vexillum.tourneys.matching.TableAssignment.Seats;

class TableAssignmentTest {
    private static Seats seats(Integer... used) {
        return new Seats(List.of(used), 0);
    }

    @Test
    @Rule("WC-PAIR-10")
    void theFirstPairGetsTheLowestTableThatCostsNothing() {
        assertThat(TableAssignment.assign(List.of(seats(), seats(), seats()), true))
                .containsExactly(1, 2, 3);
        assertThat(TableAssignment.assign(List.of(seats(1, 2), seats(), seats()), true))
                .containsExactly(3, 1, 2);
    }

    @Test
    @Rule("WC-PAIR-10")
    void companiesAreCountedAndNotPairs() {
        var pairs = List.of(seats(1, 1), seats(1, 2));
        assertThat(TableAssignment.assign(pairs, true)).containsExactly(2, 1);
        assertThat(TableAssignment.repeated(pairs, List.of(2, 1))).isEqualTo(1);
        assertThat(TableAssignment.assign(pairs, false)).containsExactly(1, 2);
    }

    @Test
    @Rule("WC-PAIR-10")
    void aFixedTableMayLieBeyondTheOthersAndIsGivenOnce() {
        var fixed = new Seats(List.of(), 9);
        assertThat(TableAssignment.assign(List.of(seats(), fixed, fixed), true))
                .containsExactly(1, 9, 2);
    }

    @Test
    @Rule("WC-PAIR-10")
    void everyAssignmentIsTheFirstOfTheBest() {
        var random = new SplittableRandom(4);
        for (int i = 0; i < 400; i++) {
            int count = 1 + random.nextInt(6);
            var pairs = new ArrayList<Seats>();
            for (int pair = 0; pair < count; pair++) {
                var used = random.ints(random.nextInt(6), 1, count + 2).boxed().toList();
                pairs.add(new Seats(used, 0));
            }
            assertThat(TableAssignment.assign(pairs, true))
                    .as(pairs.toString())
                    .isEqualTo(best(pairs));
        }
    }

    private static List<Integer> best(List<Seats> pairs) {
        var all = new ArrayList<List<Integer>>();
        permute(pairs.size(), new ArrayList<>(), all);
        var best = all.getFirst();
        for (var each : all)
            if (TableAssignment.repeated(pairs, each) < TableAssignment.repeated(pairs, best))
                best = each;
        return best;
    }

    private static void permute(int count, List<Integer> begun, List<List<Integer>> all) {
        if (begun.size() == count) all.add(List.copyOf(begun));
        for (int table = 1; table <= count; table++) {
            if (begun.contains(table)) continue;
            begun.add(table);
            permute(count, begun, all);
            begun.removeLast();
        }
    }
}
