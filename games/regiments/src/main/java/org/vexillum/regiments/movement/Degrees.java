package org.vexillum.regiments.movement;

import java.math.BigDecimal;

/** Angles as players write them. */
final class Degrees {
    private Degrees() {}

    static String show(int hundredths) {
        return BigDecimal.valueOf(hundredths, 2).stripTrailingZeros().toPlainString();
    }
}
