package org.vexillum.kernel;

import java.util.List;

/**
 * What a check of an army list came upon.
 *
 * @param key names the sentence in the message bundles
 * @param facts what the sentence mentions, in its order
 * @param unit the id of the unit concerned, or null for the whole force
 */
public record Finding(
        Severity severity, String key, List<Object> facts, Rules rules, @Nullable String unit) {
    public enum Severity {
        /** The list breaks a rule. */
        VIOLATION,
        /** Legal, but worth a word. */
        NOTE,
        /** What was counted, and the limit it was held against. */
        COUNT
    }

    public Finding {
        facts = List.copyOf(facts);
    }

    public boolean violation() {
        return severity == Severity.VIOLATION;
    }
}
