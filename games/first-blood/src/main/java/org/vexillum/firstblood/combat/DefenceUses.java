package org.vexillum.firstblood.combat;

import java.util.LinkedHashMap;
import java.util.Map;

/** What regiments have used up in an action to defend themselves. */
public final class DefenceUses {
    private final Map<String, DefenceUse> all = new LinkedHashMap<>();

    public DefenceUses copy() {
        var copy = new DefenceUses();
        all.forEach((regiment, guard) -> copy.all.put(regiment, guard.copy()));
        return copy;
    }

    DefenceUse of(String regiment) {
        return all.computeIfAbsent(regiment, _ -> new DefenceUse());
    }

    void set(String regiment, DefenceUse guard) {
        all.put(regiment, guard);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DefenceUses guards && all.equals(guards.all);
    }

    @Override
    public int hashCode() {
        return all.hashCode();
    }
}
