package org.vexillum.regiments.army;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Finding;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;

/** Collects what the parts of a check come upon. */
final class Findings {
    private final List<Finding> found = new ArrayList<>();

    void violation(@Nullable UnitCard unit, Rules rules, String key, Object... facts) {
        add(Finding.Severity.VIOLATION, unit, rules, key, facts);
    }

    void note(@Nullable UnitCard unit, Rules rules, String key, Object... facts) {
        add(Finding.Severity.NOTE, unit, rules, key, facts);
    }

    void count(@Nullable UnitCard unit, Rules rules, String key, Object... facts) {
        add(Finding.Severity.COUNT, unit, rules, key, facts);
    }

    private void add(
            Finding.Severity severity,
            @Nullable UnitCard unit,
            Rules rules,
            String key,
            Object... facts) {
        var id = unit == null ? null : unit.id();
        found.add(new Finding(severity, key, List.of(facts), rules, id));
    }

    List<Finding> all() {
        return List.copyOf(found);
    }
}
