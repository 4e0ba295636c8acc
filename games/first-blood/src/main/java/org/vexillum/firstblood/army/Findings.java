package org.vexillum.firstblood.army;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Finding;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;

/** Collects what the parts of a check come upon. */
final class Findings {
    private final List<Finding> found = new ArrayList<>();

    void violation(@Nullable RegimentCard regiment, Rules rules, String key, Object... facts) {
        add(Finding.Severity.VIOLATION, regiment, rules, key, facts);
    }

    void note(@Nullable RegimentCard regiment, Rules rules, String key, Object... facts) {
        add(Finding.Severity.NOTE, regiment, rules, key, facts);
    }

    void count(@Nullable RegimentCard regiment, Rules rules, String key, Object... facts) {
        add(Finding.Severity.COUNT, regiment, rules, key, facts);
    }

    private void add(
            Finding.Severity severity,
            @Nullable RegimentCard regiment,
            Rules rules,
            String key,
            Object... facts) {
        var id = regiment == null ? null : regiment.id();
        found.add(new Finding(severity, key, List.of(facts), rules, id));
    }

    List<Finding> all() {
        return List.copyOf(found);
    }
}
