package org.vexillum.regiments.kit.force;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.force.RuleListReader;
import org.vexillum.gamekit.force.WrittenRule;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.gamekit.tree.NodeFields;
import org.vexillum.gamekit.tree.NodeValues;
import org.vexillum.kernel.geometry.Lengths;

/** Reads one unit of a tree. */
final class UnitTree {
    private static final int MOST_MODELS = 100;
    private static final int MOST_POINTS = 100_000;
    private static final int MOST_MM = 400;
    private static final List<String> COMMAND = List.of("sergeant", "musician", "banner");

    private final Problems problems;

    UnitTree(Problems problems) {
        this.problems = problems;
    }

    UnitDraft read(NodeFields fields) {
        var unit = new UnitDraft(fields.place());
        try (fields) {
            unit.id = fields.text("id", "");
            unit.name = fields.text("name");
            unit.entry = fields.text("entry", unit.name);
            unit.quality = die(fields, "quality", 0);
            unit.defense = die(fields, "defense", 0);
            unit.points = fields.whole("points", 0, MOST_POINTS);
            unit.rules.addAll(RuleListReader.read(fields.list("rules"), problems));
            base(fields, unit);
            command(fields, unit);
            unit.combined = fields.flag("combined");
            if (fields.get("joins") != null) unit.joins = fields.text("joins");
            models(fields, unit);
        }
        return unit;
    }

    /** A value such as 4, or as it is spoken, 4+. */
    private int die(NodeFields fields, String name, int otherwise) {
        var node = fields.get(name);
        if (node == null && otherwise > 0) return otherwise;
        if (node instanceof Node.Scalar scalar && scalar.written().matches("\\d\\+"))
            return scalar.written().charAt(0) - '0';
        return fields.whole(name, 0, 9);
    }

    /** One number for a square base, two for width and depth, in millimetres. */
    private void base(NodeFields fields, UnitDraft unit) {
        var node = fields.get("base");
        if (node == null) return;
        if (!(node instanceof Node.Sequence)) {
            unit.baseWidth = millimetres(node);
            unit.baseDepth = unit.baseWidth;
            return;
        }
        var sides = NodeValues.list(node, problems);
        if (sides.size() != 2) {
            problems.error(node.place(), "unit.base");
            return;
        }
        unit.baseWidth = millimetres(sides.getFirst());
        unit.baseDepth = millimetres(sides.getLast());
    }

    private int millimetres(Node node) {
        BigDecimal size = NodeValues.decimal(node, 1, MOST_MM, problems);
        return Lengths.mm(size.toPlainString());
    }

    private void command(NodeFields fields, UnitDraft unit) {
        for (var node : fields.list("command"))
            unit.rules.add(new WrittenRule(NodeValues.word(node, COMMAND, problems), node.place()));
    }

    private void models(NodeFields fields, UnitDraft unit) {
        var groups = fields.mappings("models");
        var weapons = new WeaponTree(problems).read(fields.mappings("weapons"));
        if (groups.isEmpty()) {
            unit.size = fields.whole("size", 1, MOST_MODELS);
            unit.weapons.addAll(weapons);
            return;
        }
        for (var weapon : weapons)
            if (weapon.count() != WeaponDraft.EACH)
                problems.error(weapon.place(), "unit.count-with-models", weapon.name());
        for (var group : groups) unit.models.add(model(group, unit, weapons));
        unit.size = unit.models.stream().mapToInt(ModelDraft::count).sum();
        int stated = fields.whole("size", 1, MOST_MODELS, unit.size);
        if (stated != unit.size)
            problems.error(fields.place("size"), "unit.size", unit.name, stated, unit.size);
    }

    private ModelDraft model(NodeFields fields, UnitDraft unit, List<WeaponDraft> usual) {
        try (fields) {
            int count = fields.whole("count", 1, MOST_MODELS, 1);
            var name = fields.text("name", unit.name);
            int quality = die(fields, "quality", unit.quality);
            int defense = die(fields, "defense", unit.defense);
            var rules = RuleListReader.read(fields.list("rules"), problems);
            boolean armed = fields.get("weapons") != null;
            var own = new WeaponTree(problems).read(fields.mappings("weapons"));
            return new ModelDraft(
                    count, name, quality, defense, rules, armed ? own : new ArrayList<>(usual));
        }
    }
}
