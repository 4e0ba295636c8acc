package org.vexillum.firstblood.kit.force;

import org.vexillum.firstblood.army.Force;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.kit.FirstBloodKit;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.force.ForceName;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.gamekit.tree.NodeFields;
import org.vexillum.gamekit.tree.NodeValues;

/** Reads a force written as JSON or YAML; the schema beside the samples describes the fields. */
final class ForceTree {
    static final int MOST_POINTS = 100_000;

    private final Problems problems;
    private final Edition edition;

    ForceTree(Edition edition, Problems problems) {
        this.edition = edition;
        this.problems = problems;
    }

    Force read(Node root) {
        var draft = new ForceDraft();
        try (var fields = NodeFields.of(root, problems)) {
            game(fields);
            edition(fields);
            var traits = new TraitReader(edition, problems);
            draft.name = ForceName.read(fields, problems);
            draft.faction = fields.text("faction", "");
            draft.limit = fields.whole("limit", 0, MOST_POINTS, 0);
            for (var trait : fields.mappings("traits"))
                new OwnRuleTree(traits, problems).read(trait);
            for (var spell : fields.mappings("incantations"))
                draft.incantations.add(new SpellTree(traits, problems).read(spell));
            for (var regiment : fields.mappings("regiments"))
                draft.regiments.add(new RegimentTree(traits, problems).read(regiment));
            if (draft.regiments.isEmpty())
                problems.error(fields.place("regiments"), "force.no-regiments");
            var force = draft.muster(traits, problems);
            traits.close();
            return force;
        }
    }

    /** A list may be played in the other edition than it was written for. */
    private void edition(NodeFields fields) {
        int written = fields.whole("edition", 1, 2, edition.number());
        if (written != edition.number())
            problems.note(
                    fields.place("edition"), "force.other-edition", written, edition.number());
    }

    private void game(NodeFields fields) {
        var game = FirstBloodKit.ID.id();
        var node = fields.get("game");
        if (node != null && !NodeValues.text(node, problems).equals(game))
            problems.error(node.place(), "force.other-game", NodeValues.text(node, problems), game);
    }
}
