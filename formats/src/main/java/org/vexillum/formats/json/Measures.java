package org.vexillum.formats.json;

import java.math.BigDecimal;
import java.math.RoundingMode;
import org.vexillum.formats.Meaning;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Lengths;

/** Lengths and angles between the rules' whole numbers and the decimals that people write. */
final class Measures {
    static final int INCH = Lengths.INCH;
    static final int DEGREE = Angle.DEGREE;

    /** A unit of 0.01 mm is 0.00039 inches: four places tell neighbours apart. */
    private static final int PLACES = 4;

    private Measures() {}

    static BigDecimal written(int units, int scale) {
        var exact =
                BigDecimal.valueOf(units)
                        .divide(BigDecimal.valueOf(scale), PLACES, RoundingMode.HALF_UP);
        var shortest = exact.stripTrailingZeros();
        return shortest.scale() < 0 ? shortest.setScale(0) : shortest;
    }

    static Number written(int units, Meaning meaning) {
        return meaning.measured() ? written(units, meaning.scale()) : units;
    }
}
