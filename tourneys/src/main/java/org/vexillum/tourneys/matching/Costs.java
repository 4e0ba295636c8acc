package org.vexillum.tourneys.matching;

/** What a pair costs: rematches count for more than all differences together. */
final class Costs {
    /** Beyond this a sum of weights would not be exact in the matching library. */
    private static final long LARGEST = 1_000_000_000;

    private final PairingField field;
    private final boolean differences;
    private final long rematch;

    /**
     * @param differences whether the difference in points counts
     */
    Costs(PairingField field, boolean differences) {
        this.field = field;
        this.differences = differences;
        int n = field.size();
        long widest = n == 0 ? 0 : field.points()[0] - (long) field.points()[n - 1];
        this.rematch = 1 + (differences ? widest * n : 0);
        if (rematch * n > LARGEST) throw new IllegalArgumentException("points too far apart");
    }

    long of(int i, int j) {
        long difference = Math.abs((long) field.points()[i] - field.points()[j]);
        return (field.met()[i][j] ? rematch : 0) + (differences ? difference : 0);
    }

    boolean rematch(int i, int j) {
        return field.met()[i][j];
    }

    long total(int[] partner) {
        long sum = 0;
        for (int i = 0; i < partner.length; i++) if (i < partner[i]) sum += of(i, partner[i]);
        return sum;
    }
}
