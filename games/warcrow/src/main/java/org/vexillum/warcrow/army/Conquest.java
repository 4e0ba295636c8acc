package org.vexillum.warcrow.army;

import java.util.List;

/**
 * The conquest value of a profile, which may depend on how many troops are left (WC-BG-CONQ-01).
 *
 * @param steps by rising numbers of troops
 */
public record Conquest(List<Step> steps) {
    public static final int MOST = 20;

    /** The value of a unit with at least so many troops. */
    public record Step(int troops, int value) {}

    public Conquest {
        steps = List.copyOf(steps);
    }

    public static Conquest of(int value) {
        return new Conquest(List.of(new Step(0, value)));
    }

    public int value(int troops) {
        int value = 0;
        for (var step : steps) if (troops >= step.troops) value = step.value;
        return value;
    }
}
