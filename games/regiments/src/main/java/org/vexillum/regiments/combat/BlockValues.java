package org.vexillum.regiments.combat;

import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Check;
import org.vexillum.kernel.dice.TargetNumber;

/**
 * How a target blocks the hits of one weapon group: fixed when the group begins.
 *
 * <p>AOFR-CASUALTY-02: later casualties of the same group do not change it.
 *
 * @param modifier cover and traits, without AP
 * @param again faces that must be rolled again (AOFR-SR-BANE-2)
 * @param bared the rules that took cover away
 */
public record BlockValues(
        ExplainedNumber defense, ExplainedNumber modifier, int again, Rules bared) {
    /** What blocks a hit with this AP. */
    public TargetNumber against(ExplainedNumber ap) {
        return new TargetNumber(defense, pierced(ap));
    }

    /** Each source of AP takes its part (AOFR-SR-AP-1). */
    private ExplainedNumber pierced(ExplainedNumber ap) {
        var figure = modifier;
        int before = ap.base();
        for (var change : ap.changes()) {
            int after = change.applyTo(before);
            figure = figure.plus(before - after, change.cause());
            before = after;
        }
        return figure;
    }

    public Check check(ExplainedNumber ap) {
        return against(ap).check().rollingAgain(again);
    }
}
