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

    /** The length in inches as players write it: "4.5", "12", "-0.25". */
    public static String show(int units) {
        var inches =
                BigDecimal.valueOf(units)
                        .divide(BigDecimal.valueOf(INCH), PLACES, RoundingMode.HALF_UP)
                        .stripTrailingZeros();
        return inches.toPlainString();
    }

    private static int parse(String decimal, int unitsEach) {
        if (!DECIMAL.matcher(decimal).matches()) {
            throw new NumberFormatException("not a decimal number: " + decimal);
        }
        var units = new BigDecimal(decimal).multiply(BigDecimal.valueOf(unitsEach));
        return units.setScale(0, RoundingMode.HALF_UP).intValueExact();
    }
}
