package org.vexillum.gamekit.text;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.regex.Pattern;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Pose;

/** Numbers as players write them. */
final class Numerals {
    private static final Pattern DECIMAL = Pattern.compile("-?\\d+\\.\\d+");

    private final char comma;

    Numerals(Lang lang) {
        comma = lang == Lang.ES ? ',' : '.';
    }

    /** {@code 4.5"}: at most two places, rounded; the exact length stands in the JSON. */
    String inches(int units) {
        var exact = new BigDecimal(Lengths.show(units));
        var shown = exact.setScale(2, RoundingMode.HALF_UP).stripTrailingZeros();
        return decimal(shown.toPlainString()) + "\"";
    }

    String millimetres(int units) {
        return decimal(BigDecimal.valueOf(units, 2).stripTrailingZeros().toPlainString()) + " mm";
    }

    /** {@code 2.5}: sentences say that strides are meant. */
    String strides(int hundredths) {
        return decimal(BigDecimal.valueOf(hundredths, 2).stripTrailingZeros().toPlainString());
    }

    String degrees(int hundredths) {
        return decimal(BigDecimal.valueOf(hundredths, 2).stripTrailingZeros().toPlainString())
                + "°";
    }

    /** A mean, with one place. */
    String mean(double value) {
        return decimal(BigDecimal.valueOf(value).setScale(1, RoundingMode.HALF_UP).toString());
    }

    String place(Point point) {
        return "(" + inches(point.x()) + " " + inches(point.y()) + ")";
    }

    String place(Pose pose) {
        return place(pose.place()) + " " + degrees(pose.facing());
    }

    /** Rules state some measures as decimal text; anything else stays as it is. */
    String text(String text) {
        return DECIMAL.matcher(text).matches() ? decimal(text) : text;
    }

    private String decimal(String number) {
        return number.replace('.', comma);
    }
}
