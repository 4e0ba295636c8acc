package org.vexillum.kernel;

import java.util.List;

/**
 * Why an answer is not accepted: a message key with its facts, and the rule.
 *
 * @param key names the sentence in the message bundles of the game
 * @param facts what the sentence mentions, in its order
 */
public record Refusal(String key, List<Object> facts, Rules rules) {
    public Refusal {
        facts = List.copyOf(facts);
    }

    public static Refusal because(String rule, String key, Object... facts) {
        return new Refusal(key, List.of(facts), Rules.of(rule));
    }
}
