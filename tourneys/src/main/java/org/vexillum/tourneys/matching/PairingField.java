package org.vexillum.tourneys.matching;

/**
 * The companies to be paired, from the top of the ranking down: an even number.
 *
 * @param points never rising
 * @param met who has met whom
 */
public record PairingField(int[] points, boolean[][] met) {
    public PairingField {
        if (points.length % 2 != 0) throw new IllegalArgumentException("an odd field");
        for (int i = 1; i < points.length; i++)
            if (points[i] > points[i - 1]) throw new IllegalArgumentException("no ranking");
    }

    public int size() {
        return points.length;
    }

    /** The least total difference if anybody could meet anybody: neighbours meet. */
    public long leastDifference() {
        long sum = 0;
        for (int i = 0; i < points.length; i += 2) sum += points[i] - points[i + 1];
        return sum;
    }

    public long difference(int[] partner) {
        long sum = 0;
        for (int i = 0; i < points.length; i++)
            if (i < partner[i]) sum += points[i] - points[partner[i]];
        return sum;
    }

    public int rematches(int[] partner) {
        int count = 0;
        for (int i = 0; i < points.length; i++) if (i < partner[i] && met[i][partner[i]]) count++;
        return count;
    }
}
