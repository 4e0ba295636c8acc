package org.vexillum.regiments.army;

import java.util.List;
import org.vexillum.kernel.Rules;
import org.vexillum.regiments.table.Formation;

/** Names units of a size that the rules do not list; they are legal (AOFR-FORM-03). */
final class SizeCheck {
    /** One model, or one or two rows of three or five (AOFR-FORM-01, AOFR-FORM-02). */
    private static final List<Integer> USUAL = List.of(1, 3, 5, 6, 10);

    private SizeCheck() {}

    static void check(UnitCard unit, Findings found) {
        int models = unit.models().size();
        int copy = unit.combined() && models % 2 == 0 ? models / 2 : models;
        if (USUAL.contains(copy)) return;
        var rules = Rules.of("AOFR-FORM-03", "AOFR-FORM-01", "AOFR-FORM-02");
        found.note(unit, rules, "size.unusual", unit.name(), copy, Formation.width(models));
    }
}
