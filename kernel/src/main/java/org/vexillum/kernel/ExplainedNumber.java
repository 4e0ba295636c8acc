package org.vexillum.kernel;

import java.util.ArrayList;
import java.util.List;

/**
 * A number that explains itself: a base value and the named changes made to it, in order.
 *
 * <p>The value of the figure is the base after all changes. Games apply changes in the order in
 * which their rules want them: replace, divide, multiply, add, subtract.
 */
public final class ExplainedNumber {
    /** One change: its kind, its amount, its reason. */
    public record Change(Kind kind, int amount, Cause cause) {
        public int applyTo(int value) {
            return switch (kind) {
                case REPLACE -> amount;
                case DIVIDE -> Math.floorDiv(value, amount);
                case MULTIPLY -> value * amount;
                case ADD -> value + amount;
                case AT_MOST -> Math.min(value, amount);
                case AT_LEAST -> Math.max(value, amount);
            };
        }
    }

    public enum Kind {
        REPLACE,
        DIVIDE,
        MULTIPLY,
        ADD,
        AT_MOST,
        AT_LEAST
    }

    private final int base;
    private final Cause cause;
    private final List<Change> changes;
    private final int value;

    private ExplainedNumber(int base, Cause cause, List<Change> changes, int value) {
        this.base = base;
        this.cause = cause;
        this.changes = changes;
        this.value = value;
    }

    public static ExplainedNumber of(int base, Cause cause) {
        return new ExplainedNumber(base, cause, List.of(), base);
    }

    public ExplainedNumber plus(int amount, Cause why) {
        return amount == 0 ? this : with(new Change(Kind.ADD, amount, why));
    }

    public ExplainedNumber replacedBy(int amount, Cause why) {
        return with(new Change(Kind.REPLACE, amount, why));
    }

    public ExplainedNumber halved(Cause why) {
        return with(new Change(Kind.DIVIDE, 2, why));
    }

    public ExplainedNumber times(int amount, Cause why) {
        return with(new Change(Kind.MULTIPLY, amount, why));
    }

    public ExplainedNumber atMost(int most, Cause why) {
        return value <= most ? this : with(new Change(Kind.AT_MOST, most, why));
    }

    public ExplainedNumber atLeast(int least, Cause why) {
        return value >= least ? this : with(new Change(Kind.AT_LEAST, least, why));
    }

    private ExplainedNumber with(Change change) {
        var all = new ArrayList<Change>(changes.size() + 1);
        all.addAll(changes);
        all.add(change);
        return new ExplainedNumber(base, cause, List.copyOf(all), change.applyTo(value));
    }

    /** The same figure without the additions below zero. */
    public ExplainedNumber withoutPenalties() {
        var figure = of(base, cause);
        for (var change : changes)
            if (change.kind != Kind.ADD || change.amount > 0) figure = figure.with(change);
        return figure;
    }

    public int base() {
        return base;
    }

    public Cause cause() {
        return cause;
    }

    public List<Change> changes() {
        return changes;
    }

    public int value() {
        return value;
    }

    /** The rules behind the base and every change. */
    public Rules rules() {
        var rules = Rules.of(cause.rule());
        for (var change : changes) rules = rules.and(change.cause.rule());
        return rules;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ExplainedNumber figure
                && figure.base == base
                && figure.cause.equals(cause)
                && figure.changes.equals(changes);
    }

    @Override
    public int hashCode() {
        return 31 * base + changes.hashCode();
    }

    @Override
    public String toString() {
        return base + " " + changes + " = " + value;
    }
}
