package org.vexillum.tourneys.run;

import java.util.List;
import org.vexillum.formats.Place;

/** Something in a file that cannot be understood: {@code file.KEY} in the message bundles. */
@SuppressWarnings("serial")
public final class BadFile extends RuntimeException {
    private final transient Place place;
    private final String key;
    private final transient List<Object> facts;

    BadFile(Place place, String key, Object... facts) {
        super(place + " " + key + " " + List.of(facts), null, false, false);
        this.place = place;
        this.key = key;
        this.facts = List.of(facts);
    }

    public Place place() {
        return place;
    }

    public String key() {
        return key;
    }

    public List<Object> facts() {
        return facts;
    }
}
