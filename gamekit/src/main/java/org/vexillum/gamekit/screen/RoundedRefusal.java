package org.vexillum.gamekit.screen;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.regex.Pattern;
import org.vexillum.kernel.Refusal;

/** Refusals as people want to read them: two decimal places say enough. */
final class RoundedRefusal {
    private static final Pattern LONG = Pattern.compile("\\d+\\.\\d{3,}");
    private static final Pattern NUMBER = Pattern.compile("\\d+(?:\\.\\d+)?");
    private static final int PLACES = 2;

    private RoundedRefusal() {}

    /** The greatest number is rounded up and all others down: none becomes as great as another. */
    static Refusal of(Refusal refusal) {
        BigDecimal most = null;
        for (var fact : refusal.facts())
            if (fact instanceof String text && NUMBER.matcher(text).matches()) {
                var number = new BigDecimal(text);
                most = most == null ? number : most.max(number);
            }
        if (most == null) return refusal;
        var facts = new ArrayList<Object>();
        for (var fact : refusal.facts())
            facts.add(
                    fact instanceof String text && LONG.matcher(text).matches()
                            ? shown(new BigDecimal(text), most)
                            : fact);
        return new Refusal(refusal.key(), facts, refusal.rules());
    }

    private static String shown(BigDecimal number, BigDecimal most) {
        var rounding = number.compareTo(most) == 0 ? RoundingMode.UP : RoundingMode.DOWN;
        return number.setScale(PLACES, rounding).stripTrailingZeros().toPlainString();
    }
}
