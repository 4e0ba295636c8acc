package org.vexillum.gamekit.json;

import java.math.BigDecimal;
import java.math.RoundingMode;
import org.vexillum.gamekit.Meaning;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;

/** Lengths and angles between the rules' whole numbers and the decimals that people write. */
public final class Measures {
    public static final int INCH = Lengths.INCH;
    static final int DEGREE = Angle.DEGREE;

    /** A unit of 0.01 mm is 0.00039 inches: four places tell neighbours apart. */
    private static final int PLACES = 4;

    private Measures() {}

    public static BigDecimal written(int units, int scale) {
        var exact =
                BigDecimal.valueOf(units)
                        .divide(BigDecimal.valueOf(scale), PLACES, RoundingMode.HALF_UP);
        var shortest = exact.stripTrailingZeros();
        return shortest.scale() < 0 ? shortest.setScale(0) : shortest;
    }

    /** Units from a decimal number, rounded; farther than any table is refused. */
    static int read(Object written, int scale, String place) {
        var units =
                PlainValues.decimal(written, place)
                        .multiply(BigDecimal.valueOf(scale))
                        .setScale(0, RoundingMode.HALF_UP);
        if (units.abs().compareTo(BigDecimal.valueOf(Point.LIMIT)) >= 0)
            throw new Unreadable(place, "too-far-out", PlainValues.shown(written));
        return units.intValueExact();
    }

    static Number written(int units, Meaning meaning) {
        return meaning.measured() ? written(units, meaning.scale()) : units;
    }
}
