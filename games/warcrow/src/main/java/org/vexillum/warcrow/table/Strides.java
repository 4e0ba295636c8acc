package org.vexillum.warcrow.table;

import org.vexillum.kernel.stored.FrozenText;

/** A length that a table agrees on, such as 1 or 0.5 strides. */
public record Strides(int hundredths) implements FrozenText {
    public static Strides of(int whole) {
        return new Strides(whole * Spot.STRIDE);
    }

    @Override
    public String toString() {
        int whole = hundredths / Spot.STRIDE;
        int rest = hundredths % Spot.STRIDE;
        if (rest == 0) return String.valueOf(whole);
        var decimals = rest < 10 ? "0" + rest : String.valueOf(rest);
        return whole + "." + (rest % 10 == 0 ? decimals.substring(0, 1) : decimals);
    }
}
