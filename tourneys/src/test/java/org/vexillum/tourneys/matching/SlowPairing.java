package org.vexillum.tourneys.matching;

import java.util.HashMap;
import java.util.Map;

/**
 * The strict order by deepening search: no matching library, no prices.
 *
 * <p>With so many rematches and so much difference allowed, the first pairing that is met from the
 * top is the right one. What could not be paired with what was left is remembered.
 */
public final class SlowPairing {
    private final PairingField field;
    private final boolean differences;

    private record Position(long left, int rematches) {}

    private final Map<Position, Long> failed = new HashMap<>();
    private final int[] partner;

    private SlowPairing(PairingField field, boolean differences) {
        this.field = field;
        this.differences = differences;
        this.partner = new int[field.size()];
    }

    public static int[] pair(PairingField field, boolean differences) {
        for (int rematches = 0; ; rematches++) {
            var search = new SlowPairing(field, differences);
            long widest = field.points()[0] - (long) field.points()[field.size() - 1];
            long most = differences ? widest * field.size() / 2 : 0;
            for (long limit = field.leastDifference(); limit <= Math.max(most, limit); limit++) {
                search.failed.clear();
                if (search.from(all(field.size()), rematches, limit)) return search.partner;
                if (!differences || limit >= most) break;
            }
        }
    }

    private static long all(int size) {
        return size == 64 ? -1L : (1L << size) - 1;
    }

    private boolean from(long left, int rematches, long budget) {
        if (left == 0) return true;
        if (differences && bound(left) > budget) return false;
        var key = new Position(left, rematches);
        if (failed.getOrDefault(key, Long.MIN_VALUE) >= budget) return false;
        int top = Long.numberOfTrailingZeros(left);
        for (long rest = left & ~(1L << top); rest != 0; rest &= rest - 1) {
            int rival = Long.numberOfTrailingZeros(rest);
            int again = rematches - (field.met()[top][rival] ? 1 : 0);
            long spare =
                    differences ? budget - (field.points()[top] - field.points()[rival]) : budget;
            if (again < 0 || spare < 0) continue;
            if (from(left & ~(1L << top) & ~(1L << rival), again, spare)) {
                partner[top] = rival;
                partner[rival] = top;
                return true;
            }
        }
        failed.put(key, budget);
        return false;
    }

    private long bound(long left) {
        var points = new int[Long.bitCount(left)];
        int next = 0;
        for (long rest = left; rest != 0; rest &= rest - 1)
            points[next++] = field.points()[Long.numberOfTrailingZeros(rest)];
        long sum = 0;
        for (int i = 0; i < points.length; i += 2) sum += points[i] - points[i + 1];
        return sum;
    }
}
