package org.vexillum.bots;

import java.util.List;

/**
 * Why a bot chose what it chose, in one line.
 *
 * @param key names the sentence in the message bundles
 * @param facts what the sentence mentions
 */
public record Reason(String key, List<Object> facts) {
    public Reason {
        facts = List.copyOf(facts);
    }
}
