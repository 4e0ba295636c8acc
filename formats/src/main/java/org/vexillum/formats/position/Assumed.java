package org.vexillum.formats.position;

import java.util.ArrayList;
import java.util.List;

/** What the file leaves out and the engine had to assume. */
public final class Assumed {
    /**
     * One thing assumed.
     *
     * @param about the unit it concerns, or empty
     * @param key names the sentence
     */
    public record Assumption(String about, String key, List<Object> facts) {}

    private final List<Assumption> all = new ArrayList<>();

    public void add(String about, String key, Object... facts) {
        var assumption = new Assumption(about, key, List.of(facts));
        if (!all.contains(assumption)) all.add(assumption);
    }

    public List<Assumption> all() {
        return List.copyOf(all);
    }
}
