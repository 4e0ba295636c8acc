package org.vexillum.regiments.table;

/** The width of regiments and their rows. */
public final class Formation {
    private Formation() {}

    /**
     * Models in a row, fixed by the starting number without a joined hero.
     *
     * <p>AOFR-FORM-01, AOFR-FORM-02, AOFR-FORM-03.
     */
    public static int width(int models) {
        if (models % 5 == 0) return 5;
        if (models % 3 == 0) return 3;
        return models <= 4 ? models : 5;
    }

    /** Whether a unit of this starting number has rows in the sense of AOFR-FORM-06. */
    static boolean hasRows(int models) {
        return models != 1 && models != 2 && models != 4;
    }
}
