package org.vexillum.regiments.combat;

import org.vexillum.kernel.Cause;
import org.vexillum.kernel.Figure;
import org.vexillum.kernel.dice.Check;
import org.vexillum.kernel.dice.Target;

/**
 * How a target blocks the hits of one weapon group: fixed when the group begins.
 *
 * <p>AOFR-CASUALTY-02: later casualties of the same group do not change it.
 *
 * @param modifier cover and traits, without AP
 * @param again faces that must be rolled again (AOFR-SR-BANE-2)
 */
public record Shield(Figure defense, Figure modifier, int again) {
    /** What blocks a hit with this AP. */
    public Target against(Figure ap) {
        var cause = ap.changes().isEmpty() ? null : ap.changes().getLast().cause();
        if (cause == null || ap.value() == 0) return new Target(defense, modifier);
        var name = "AP(" + ap.value() + ")";
        return new Target(defense, modifier.plus(-ap.value(), new Cause(cause.rule(), name)));
    }

    public Check check(Figure ap) {
        return against(ap).check().rollingAgain(again);
    }
}
