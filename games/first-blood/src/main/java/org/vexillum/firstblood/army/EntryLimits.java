package org.vexillum.firstblood.army;

import java.util.LinkedHashMap;
import java.util.Map;
import org.vexillum.kernel.Rules;

/** How often an entry may be taken. */
record EntryLimits(Force force, Findings found) {
    private static final int MOST_REGIMENTS = 4;
    private static final int MOST_OFFICERS = 2;

    void check() {
        regiments();
        officers();
    }

    /** FB-MUSTER-08. */
    private void regiments() {
        var taken = new LinkedHashMap<String, Integer>();
        for (var regiment : force.regiments())
            if (!regiment.character()) taken.merge(regiment.entry(), 1, Integer::sum);
        tooMany(taken, MOST_REGIMENTS, Rules.of("FB-MUSTER-08"), "muster.regiments");
    }

    /** FB-MUSTER-07. */
    private void officers() {
        var taken = new LinkedHashMap<String, Integer>();
        for (var regiment : force.regiments())
            for (var member : regiment.members())
                if (member.role() == Role.OFFICER)
                    taken.merge(member.card().name(), 1, Integer::sum);
        tooMany(taken, MOST_OFFICERS, Rules.of("FB-MUSTER-07"), "muster.officers");
    }

    private void tooMany(Map<String, Integer> taken, int most, Rules rules, String key) {
        taken.forEach((entry, times) -> {
            if (times > most) found.violation(null, rules, key, entry, times, most);
        });
    }
}
