package org.vexillum.gamekit;

import java.util.List;

/** Something written that cannot be understood: where it stands, and what is wrong with it. */
@SuppressWarnings("serial")
public final class Unreadable extends RuntimeException {
    private final String place;
    private final String key;
    private final transient List<Object> facts;

    /**
     * @param place such as {@code entries[3].answer.front}; empty for the whole
     * @param key of the sentence {@code unreadable.KEY} in the message bundles
     */
    public Unreadable(String place, String key, Object... facts) {
        super(place + ": " + key + " " + List.of(facts), null, false, false);
        this.place = place;
        this.key = key;
        this.facts = List.of(facts);
    }

    public String place() {
        return place;
    }

    public String key() {
        return key;
    }

    public List<Object> facts() {
        return facts;
    }
}
