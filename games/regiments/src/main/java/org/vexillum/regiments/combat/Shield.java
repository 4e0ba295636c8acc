package org.vexillum.regiments.combat;

import org.vexillum.kernel.Figure;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Check;
import org.vexillum.kernel.dice.Target;

/**
 * How a target blocks the hits of one weapon group: fixed when the group begins.
 *
 * <p>AOFR-CASUALTY-02: later casualties of the same group do not change it.
 *
 * @param modifier cover and traits, without AP
 * @param again faces that must be rolled again (AOFR-SR-BANE-2)
 * @param bared the rules that took cover away
 */
public record Shield(Figure defense, Figure modifier, int again, Rules bared) {
    /** What blocks a hit with this AP. */
    public Target against(Figure ap) {
        return new Target(defense, pierced(ap));
    }

    /** Each source of AP takes its part (AOFR-SR-AP-1). */
    private Figure pierced(Figure ap) {
        var figure = modifier;
        int before = ap.base();
        for (var change : ap.changes()) {
            int after = change.applyTo(before);
            figure = figure.plus(before - after, change.cause());
            before = after;
        }
        return figure;
    }

    public Check check(Figure ap) {
        return against(ap).check().rollingAgain(again);
    }
}
