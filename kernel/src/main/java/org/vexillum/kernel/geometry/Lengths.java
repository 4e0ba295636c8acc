package org.vexillum.kernel.geometry;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.regex.Pattern;

/**
 * Lengths as whole numbers of 0.01 mm.
 *
 * <p>Text finer than a unit is rounded half away from zero; everything else converts exactly. What
 * {@link #show} writes, {@link #inches(String)} reads back as the same length.
 */
public final class Lengths {
    public static final int MM = 100;
    public static final int INCH = 2540;

    /** Four places tell neighbouring units apart: a unit is 0.00039 inches. */
    private static final int PLACES = 4;

    private static final Pattern DECIMAL = Pattern.compile("[+-]?\\d{1,9}(\\.\\d{1,30})?");

    private Lengths() {}

    public static int inches(int inches) {
        return Math.multiplyExact(inches, INCH);
    }

    public static int inches(String decimal) {
        return parse(decimal, INCH);
    }

    public static int mm(int millimetres) {
        return Math.multiplyExact(millimetres, MM);
    }

    public static int mm(String decimal) {
        return parse(decimal, MM);
    }

    /** The length in inches as players write it, no longer than needed: "4.5", "12", "9.01". */
    public static String show(int units) {
        var exact = BigDecimal.valueOf(units);
        for (int places = 0; places < PLACES; places++) {
            var inches = exact.divide(BigDecimal.valueOf(INCH), places, RoundingMode.HALF_UP);
            if (units(inches, INCH).compareTo(exact) == 0) return plain(inches);
        }
        return plain(exact.divide(BigDecimal.valueOf(INCH), PLACES, RoundingMode.HALF_UP));
    }

    private static String plain(BigDecimal inches) {
        return inches.stripTrailingZeros().toPlainString();
    }

    private static int parse(String decimal, int unitsEach) {
        if (!DECIMAL.matcher(decimal).matches()) {
            throw new NumberFormatException("not a decimal number: " + decimal);
        }
        return units(new BigDecimal(decimal), unitsEach).intValueExact();
    }

    private static BigDecimal units(BigDecimal number, int unitsEach) {
        return number.multiply(BigDecimal.valueOf(unitsEach)).setScale(0, RoundingMode.HALF_UP);
    }
}
