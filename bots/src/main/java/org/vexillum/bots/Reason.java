package org.vexillum.bots;

import java.util.List;

/**
 * Why a bot chose what it chose, in one line.
 *
 * @param key names the sentence in the message bundles
 * @param facts what the sentence mentions
 */
public record Reason(String key, List<Object> facts) {
    public static final Reason NONE = new Reason("first-proposal", List.of());

    public Reason {
        facts = List.copyOf(facts);
    }

    public static Reason because(String key, Object... facts) {
        return new Reason(key, List.of(facts));
    }
}
