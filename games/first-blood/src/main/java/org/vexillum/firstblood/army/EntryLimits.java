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

    /** The entry that is taken most often, of regiments and of officers. */
    void count() {
        var regiments = Rules.of("FB-MUSTER-08");
        var officers = Rules.of("FB-MUSTER-07");
        found.count(null, regiments, "counted.entries", most(regimentsTaken()), MOST_REGIMENTS);
        found.count(null, officers, "counted.officers", most(officersTaken()), MOST_OFFICERS);
    }

    private static int most(Map<String, Integer> taken) {
        return taken.values().stream().max(Integer::compare).orElse(0);
    }

    /** FB-MUSTER-08. */
    private void regiments() {
        tooMany(regimentsTaken(), MOST_REGIMENTS, Rules.of("FB-MUSTER-08"), "muster.regiments");
    }

    private Map<String, Integer> regimentsTaken() {
        var taken = new LinkedHashMap<String, Integer>();
        for (var regiment : force.regiments())
            if (!regiment.character()) taken.merge(regiment.entry(), 1, Integer::sum);
        return taken;
    }

    /** FB-MUSTER-07. */
    private void officers() {
        tooMany(officersTaken(), MOST_OFFICERS, Rules.of("FB-MUSTER-07"), "muster.officers");
    }

    private Map<String, Integer> officersTaken() {
        var taken = new LinkedHashMap<String, Integer>();
        for (var regiment : force.regiments())
            for (var member : regiment.members())
                if (member.role() == Role.OFFICER)
                    taken.merge(member.card().name(), 1, Integer::sum);
        return taken;
    }

    private void tooMany(Map<String, Integer> taken, int most, Rules rules, String key) {
        taken.forEach((entry, times) -> {
            if (times > most) found.violation(null, rules, key, entry, times, most);
        });
    }
}
