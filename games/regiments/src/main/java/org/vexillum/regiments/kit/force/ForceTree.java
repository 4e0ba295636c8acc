package org.vexillum.regiments.kit.force;

import java.util.ArrayList;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.force.ForceName;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.gamekit.tree.NodeFields;
import org.vexillum.gamekit.tree.NodeValues;
import org.vexillum.regiments.army.Force;

/** Reads a force written as JSON or YAML; the schema beside the samples describes the fields. */
final class ForceTree {
    static final String GAME = "regiments";
    static final int MOST_POINTS = 100_000;

    private final Problems problems;
    private final TraitReader traits;

    ForceTree(Problems problems) {
        this.problems = problems;
        this.traits = new TraitReader(problems);
    }

    Force read(Node root) {
        var draft = new ForceDraft();
        try (var fields = NodeFields.of(root, problems)) {
            game(fields);
            draft.name = ForceName.read(fields, problems);
            draft.limit = fields.whole("limit", 0, MOST_POINTS, 0);
            for (var trait : fields.mappings("traits"))
                new OwnTraitTree(traits, problems).read(trait);
            for (var spell : fields.mappings("spells"))
                draft.spells.add(new SpellTree(traits, problems).read(spell));
            units(fields, draft);
        }
        var force = draft.muster(traits, problems);
        traits.close();
        return force;
    }

    private void game(NodeFields fields) {
        var node = fields.get("game");
        if (node != null && !NodeValues.text(node, problems).equals(GAME))
            problems.error(node.place(), "force.other-game", NodeValues.text(node, problems), GAME);
    }

    private void units(NodeFields fields, ForceDraft draft) {
        var units = new ArrayList<>(fields.mappings("units"));
        for (var unit : units) draft.units.add(new UnitTree(problems).read(unit));
        if (units.isEmpty()) fields.problems().error(fields.place("units"), "force.no-units");
    }
}
