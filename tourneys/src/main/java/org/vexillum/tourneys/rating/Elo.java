package org.vexillum.tourneys.rating;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * The Elo formula in decimals.
 *
 * <p>Far more digits than are shown are worked with, so that the last step rounds the true value.
 */
public final class Elo {
    static final MathContext DIGITS = new MathContext(50);
    public static final BigDecimal START = BigDecimal.valueOf(1000); // WC-RATING-03
    private static final BigDecimal SCALE = BigDecimal.valueOf(400);
    private static final BigDecimal LN_10 =
            new BigDecimal("2.30258509299404568401799145468436420760110148862877297603332790");
    private static final int SURE = 30;
    private static final int KEPT = 2;

    private Elo() {}

    /** WC-RATING-05: what a player is expected to score against a rival. */
    public static BigDecimal expected(BigDecimal own, BigDecimal rival) {
        var power = tenToThe(rival.subtract(own).divide(SCALE, DIGITS));
        return BigDecimal.ONE.divide(BigDecimal.ONE.add(power), DIGITS);
    }

    /** WC-RATING-11: kept with two decimals, half away from zero. */
    public static BigDecimal rounded(BigDecimal rating) {
        return rating.setScale(SURE, RoundingMode.HALF_EVEN).setScale(KEPT, RoundingMode.HALF_UP);
    }

    /** WC-RATING-11: as people see it, in whole numbers. */
    public static String shown(BigDecimal rating) {
        return rating.setScale(0, RoundingMode.HALF_UP).toPlainString();
    }

    private static BigDecimal tenToThe(BigDecimal exponent) {
        var whole = exponent.setScale(0, RoundingMode.FLOOR);
        var part = exponent.subtract(whole).multiply(LN_10, DIGITS);
        return exp(part).scaleByPowerOfTen(whole.intValueExact());
    }

    /** The series of the exponential function, for small arguments. */
    private static BigDecimal exp(BigDecimal x) {
        var sum = BigDecimal.ONE;
        var term = BigDecimal.ONE;
        for (int n = 1; term.signum() != 0 && n < 100; n++) {
            term = term.multiply(x).divide(BigDecimal.valueOf(n), DIGITS);
            sum = sum.add(term, DIGITS);
        }
        return sum;
    }
}
