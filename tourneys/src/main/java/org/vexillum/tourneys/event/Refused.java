package org.vexillum.tourneys.event;

import java.util.List;

/**
 * A change that cannot be made; nothing was changed.
 *
 * <p>The sentence is {@code refused.KEY} in the message bundles, the rule behind it is what the
 * pack cites for the key.
 */
@SuppressWarnings("serial")
public final class Refused extends RuntimeException {
    private final String key;
    private final transient List<Object> facts;

    public Refused(String key, Object... facts) {
        super(key + " " + List.of(facts), null, false, false);
        this.key = key;
        this.facts = List.of(facts);
    }

    public String key() {
        return key;
    }

    public List<Object> facts() {
        return facts;
    }
}
