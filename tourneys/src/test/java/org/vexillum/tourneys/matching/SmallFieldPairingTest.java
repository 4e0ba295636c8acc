package org.vexillum.tourneys.matching;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vexillum.testkit.Rule;
import org.vexillum.tourneys.matching.PairingCertificate.LookAhead;

class SmallFieldPairingTest {
    private static final int TIMES = Boolean.getBoolean("vexillum.few") ? 40 : 200;

    @ParameterizedTest
    @ValueSource(ints = {2, 4, 6, 8})
    @Rule("WC-PAIR-16")
    void looksAheadAsOneWhoTriesEverything(int size) {
        var random = new SplittableRandom(size);
        for (int i = 0; i < TIMES; i++) {
            var field = Fields.random(random, size, random.nextInt(size), 1 + random.nextInt(8));
            int left = random.nextInt(4);
            for (boolean differences : new boolean[] {true, false}) {
                var choice = new SmallFieldPairing(field).choose(left, differences);
                var wanted = chosen(field, left, differences);
                assertThat(choice == null ? null : choice.partner())
                        .as("%d: %s, %d left", i, field, left)
                        .isEqualTo(wanted);
            }
        }
    }

    @Test
    @Rule("WC-PAIR-16")
    void tenCompaniesCanMeetInNineRoundsAndNotInTen() {
        var fresh = Fields.of(new int[10]);
        assertThat(new SmallFieldPairing(fresh).choose(8, true))
                .extracting(SmallFieldPairing.Choice::lookAhead)
                .isEqualTo(LookAhead.KEPT);
        assertThat(new SmallFieldPairing(fresh).choose(9, true))
                .extracting(SmallFieldPairing.Choice::lookAhead)
                .isEqualTo(LookAhead.VAIN);
    }

    @Test
    void ifEverybodyHasMetThereIsNothingToChoose() {
        var field = Fields.of(new int[] {3, 0}, new int[] {0, 1});
        assertThat(new SmallFieldPairing(field).choose(1, true)).isNull();
    }

    // ---- the plainest way: all pairings, all rounds to come

    private static int[] chosen(PairingField field, int left, boolean differences) {
        var all = new ArrayList<int[]>();
        pairings(field.met(), start(field.size()), all);
        if (differences) all.sort(Comparator.comparingLong(field::difference));
        for (var each : all) if (lasts(after(field.met(), each), left)) return each;
        return all.isEmpty() ? null : all.getFirst();
    }

    private static int[] start(int size) {
        var partner = new int[size];
        Arrays.fill(partner, -1);
        return partner;
    }

    private static void pairings(boolean[][] met, int[] partner, List<int[]> all) {
        int top = 0;
        while (top < partner.length && partner[top] >= 0) top++;
        if (top == partner.length) all.add(partner.clone());
        for (int rival = top + 1; rival < partner.length; rival++) {
            if (partner[rival] >= 0 || met[top][rival]) continue;
            var next = partner.clone();
            next[top] = rival;
            next[rival] = top;
            pairings(met, next, all);
        }
    }

    private static boolean[][] after(boolean[][] met, int[] partner) {
        var now = Arrays.stream(met).map(boolean[]::clone).toArray(boolean[][]::new);
        for (int i = 0; i < partner.length; i++) now[i][partner[i]] = true;
        return now;
    }

    private static boolean lasts(boolean[][] met, int rounds) {
        if (rounds == 0) return true;
        var all = new ArrayList<int[]>();
        pairings(met, start(met.length), all);
        return all.stream().anyMatch(each -> lasts(after(met, each), rounds - 1));
    }
}
