package org.vexillum.firstblood.combat;

import java.util.LinkedHashMap;
import java.util.Map;

/** What regiments have used up in an action to defend themselves. */
public final class Guards {
    private final Map<String, Guard> all = new LinkedHashMap<>();

    public Guards copy() {
        var copy = new Guards();
        all.forEach((regiment, guard) -> copy.all.put(regiment, guard.copy()));
        return copy;
    }

    Guard of(String regiment) {
        return all.computeIfAbsent(regiment, _ -> new Guard());
    }

    void set(String regiment, Guard guard) {
        all.put(regiment, guard);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Guards guards && all.equals(guards.all);
    }

    @Override
    public int hashCode() {
        return all.hashCode();
    }
}
