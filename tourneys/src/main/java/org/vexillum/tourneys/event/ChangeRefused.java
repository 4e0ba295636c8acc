package org.vexillum.tourneys.event;

import java.util.List;

/**
 * A change that cannot be made; nothing was changed.
 *
 * <p>The sentence is {@code refused.KEY} in the message bundles, the rule behind it is what the
 * pack cites for the key.
 */
@SuppressWarnings("serial")
public final class ChangeRefused extends RuntimeException {
    private final String key;
    private final transient List<Object> facts;
    private final int entry;

    public ChangeRefused(String key, Object... facts) {
        this(0, key, List.of(facts));
    }

    private ChangeRefused(int entry, String key, List<Object> facts) {
        super(key + " " + facts, null, false, false);
        this.key = key;
        this.facts = facts;
        this.entry = entry;
    }

    /** The same, said of an entry of a log. */
    public ChangeRefused at(int number) {
        return new ChangeRefused(number, key, facts);
    }

    /** The entry of a stored log that was refused; 0 if it is about something new. */
    public int entry() {
        return entry;
    }

    public String key() {
        return key;
    }

    public List<Object> facts() {
        return facts;
    }
}
