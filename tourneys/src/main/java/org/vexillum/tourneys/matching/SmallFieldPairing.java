package org.vexillum.tourneys.matching;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.vexillum.kernel.Nullable;

/**
 * A small field paired with the rounds to come in mind. WC-PAIR-16
 *
 * <p>Ten companies have 945 pairings; all without a rematch are looked at, the best first.
 */
final class SmallFieldPairing {
    static final int MOST = 10;

    private final PairingField field;
    private final int size;
    private final Set<Long> hopeless = new HashSet<>();
    private final List<int[]> pairings = new ArrayList<>();

    SmallFieldPairing(PairingField field) {
        this.field = field;
        this.size = field.size();
    }

    /** The pairing chosen and what the rounds to come had to do with it. */
    record Choice(int[] partner, PairingCertificate.LookAhead lookAhead) {}

    /**
     * @param left the rounds after this one
     * @return null if every pairing has a rematch
     */
    @Nullable Choice choose(int left, boolean differences) {
        var partner = new int[size];
        Arrays.fill(partner, -1);
        collect(partner);
        if (pairings.isEmpty()) return null;
        if (differences) pairings.sort(Comparator.comparingLong(field::difference));
        for (int i = 0; i < pairings.size(); i++)
            if (pairable(allowed(pairings.get(i)), left))
                return new Choice(
                        pairings.get(i),
                        i == 0
                                ? PairingCertificate.LookAhead.KEPT
                                : PairingCertificate.LookAhead.CHANGED);
        return new Choice(pairings.getFirst(), PairingCertificate.LookAhead.VAIN);
    }

    /** All pairings without a rematch, in the order from the top. */
    private void collect(int[] partner) {
        int top = first(partner);
        if (top < 0) {
            pairings.add(partner.clone());
            return;
        }
        for (int rival = top + 1; rival < size; rival++) {
            if (partner[rival] >= 0 || field.met()[top][rival]) continue;
            partner[top] = rival;
            partner[rival] = top;
            collect(partner);
            partner[top] = -1;
            partner[rival] = -1;
        }
    }

    private static int first(int[] partner) {
        for (int i = 0; i < partner.length; i++) if (partner[i] < 0) return i;
        return -1;
    }

    /** The pairs that have still not met after a pairing, as bits. */
    private long allowed(int[] partner) {
        long pairs = 0;
        for (int i = 0; i < size; i++)
            for (int j = i + 1; j < size; j++)
                if (!field.met()[i][j] && partner[i] != j) pairs |= bit(i, j);
        return pairs;
    }

    private static long bit(int i, int j) {
        return 1L << (j * (j - 1) / 2 + i);
    }

    /** Whether so many rounds can be paired with these pairs, none twice. */
    private boolean pairable(long pairs, int rounds) {
        if (rounds == 0) return true;
        long key = pairs * MOST + rounds;
        if (hopeless.contains(key) || !everybodyHas(pairs, rounds)) return false;
        if (oneRound(pairs, pairs, 0, rounds)) return true;
        hopeless.add(key);
        return false;
    }

    private boolean everybodyHas(long pairs, int rounds) {
        for (int i = 0; i < size; i++) {
            int rivals = 0;
            for (int j = 0; j < size; j++)
                if (i != j && (pairs & bit(Math.min(i, j), Math.max(i, j))) != 0) rivals++;
            if (rivals < rounds) return false;
        }
        return true;
    }

    /** Pairs whoever is not yet seated in one round, then goes on with the next. */
    private boolean oneRound(long pairs, long left, int seated, int rounds) {
        if (seated == (1 << size) - 1) return pairable(left, rounds - 1);
        int i = Integer.numberOfTrailingZeros(~seated);
        for (int j = i + 1; j < size; j++) {
            if ((seated & 1 << j) != 0 || (pairs & bit(i, j)) == 0) continue;
            if (oneRound(pairs, left & ~bit(i, j), seated | 1 << i | 1 << j, rounds)) return true;
        }
        return false;
    }
}
