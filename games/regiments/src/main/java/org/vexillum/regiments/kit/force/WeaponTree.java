package org.vexillum.regiments.kit.force;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.force.RuleListReader;
import org.vexillum.gamekit.tree.NodeFields;
import org.vexillum.kernel.geometry.Lengths;

/** Reads the weapons of a tree. */
final class WeaponTree {
    static final int MOST_INCHES = 144;
    private static final int MOST_ATTACKS = 99;
    private static final int MOST_COPIES = 1000;

    private final Problems problems;

    WeaponTree(Problems problems) {
        this.problems = problems;
    }

    List<WeaponDraft> read(List<NodeFields> all) {
        var weapons = new ArrayList<WeaponDraft>();
        for (var fields : all) weapons.add(read(fields));
        return weapons;
    }

    private WeaponDraft read(NodeFields fields) {
        try (fields) {
            int count = fields.whole("count", 1, MOST_COPIES, WeaponDraft.EACH);
            var name = fields.text("name");
            var inches = fields.decimal("range", 0, MOST_INCHES, BigDecimal.ZERO);
            int attacks = fields.whole("attacks", 0, MOST_ATTACKS);
            var rules = RuleListReader.read(fields.list("rules"), problems);
            int range = Lengths.inches(inches.toPlainString());
            return new WeaponDraft(count, name, range, attacks, rules, fields.place());
        }
    }
}
