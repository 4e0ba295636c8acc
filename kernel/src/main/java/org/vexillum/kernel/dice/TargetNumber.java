package org.vexillum.kernel.dice;

import org.vexillum.kernel.Cause;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.stored.Stored;

/**
 * What a die has to show: the value needed and the modifiers of the result, each explained.
 *
 * @param needed the value to reach
 * @param modifier what is added to the face before comparing
 */
@Stored(
        as = "Target",
        with = {"needed", "modifier"})
public record TargetNumber(ExplainedNumber needed, ExplainedNumber modifier) {
    /** A face that a rule asks for, by the name it has on the card; nothing modifies it yet. */
    public static TargetNumber of(int face, String rule, String name) {
        var needed = ExplainedNumber.of(face, new Cause(rule, name));
        return new TargetNumber(needed, ExplainedNumber.of(0, needed.cause()));
    }

    /** The same with a modifier, if it applies. */
    public TargetNumber plus(boolean applies, int amount, String rule, String name) {
        if (!applies) return this;
        return new TargetNumber(needed, modifier.plus(amount, new Cause(rule, name)));
    }

    /** The face that has to be rolled, before naturals are considered. */
    public int face() {
        return needed.value() - modifier.value();
    }

    public Check check() {
        return Check.atLeast(face()).naturals();
    }

    public Rules rules() {
        var rules = needed.rules();
        return modifier.changes().isEmpty() ? rules : rules.and(modifier.rules());
    }
}
