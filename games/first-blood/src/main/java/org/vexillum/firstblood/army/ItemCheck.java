package org.vexillum.firstblood.army;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.vexillum.kernel.Rules;

/** Items: each once in an army, one for a Character, none for others. */
record ItemCheck(Force force, Findings found) {
    void check() {
        var seen = new ArrayList<String>();
        for (var regiment : force.regiments()) {
            carried(regiment);
            for (var item : regiment.items()) once(regiment, item, seen);
        }
    }

    /** How many items those have who may. */
    void count() {
        for (var regiment : force.regiments())
            if (regiment.character())
                found.count(
                        regiment,
                        Rules.of("FB-ITEM-02"),
                        "counted.items",
                        regiment.name(),
                        regiment.items().size());
    }

    /** FB-ITEM-02. */
    private void carried(RegimentCard regiment) {
        var rules = Rules.of("FB-ITEM-02");
        int items = regiment.items().size();
        if (items > 0 && !regiment.character())
            found.violation(regiment, rules, "muster.item-without-character", regiment.name());
        else if (items > 1)
            found.violation(regiment, rules, "muster.items", regiment.name(), items);
    }

    /** FB-ITEM-01; said once, of whoever has it as the second. */
    private void once(RegimentCard regiment, Item item, List<String> seen) {
        var name = plain(item);
        seen.add(name);
        if (Collections.frequency(seen, name) == 2)
            found.violation(
                    regiment,
                    Rules.of("FB-ITEM-01"),
                    "muster.item-repeated",
                    item.name(),
                    taken(name));
    }

    private long taken(String name) {
        return force.regiments().stream()
                .flatMap(regiment -> regiment.items().stream())
                .filter(item -> plain(item).equals(name))
                .count();
    }

    private static String plain(Item item) {
        return item.name().toLowerCase(Locale.ROOT);
    }
}
