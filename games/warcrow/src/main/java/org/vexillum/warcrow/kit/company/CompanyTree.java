package org.vexillum.warcrow.kit.company;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.gamekit.tree.NodeFields;
import org.vexillum.gamekit.tree.NodeValues;
import org.vexillum.kernel.Nullable;
import org.vexillum.warcrow.army.Company;
import org.vexillum.warcrow.army.Conquest;
import org.vexillum.warcrow.army.Keyword;
import org.vexillum.warcrow.dice.DicePool;
import org.vexillum.warcrow.kit.WarcrowKit;
import org.vexillum.warcrow.kit.position.PoolText;

/** Reads a company from its fields. */
record CompanyTree(Problems problems) {
    private static final List<String> KEYWORDS =
            Arrays.stream(Keyword.values()).map(NodeReader::written).toList();

    Company read(Node root) {
        try (var fields = NodeFields.of(root, problems)) {
            var game = fields.text("game", WarcrowKit.ID.id());
            if (!game.equals(WarcrowKit.ID.id()))
                problems.error(fields.place("game"), "force.other-game", game, WarcrowKit.ID.id());
            var name = fields.text("name", "");
            var commander = fields.text("commander", "");
            var draft = new CompanyDraft(problems);
            for (var unit : fields.mappings("units")) unit(unit, draft);
            if (draft.isEmpty()) problems.error(fields.place("units"), "force.no-units");
            return draft.company(name, commander);
        }
    }

    private void unit(NodeFields fields, CompanyDraft draft) {
        try (fields) {
            var name = fields.text("name");
            var unit = new UnitDraft(name, fields.place());
            unit.id = fields.text("id", "");
            unit.command = fields.whole("command", 0, UnitDraft.MANY, 0);
            unit.conquest = conquest(fields.get("conquest"));
            unit.modifier = fields.whole("modifier", 0, Conquest.MOST, 0);
            unit.willpower = pool(fields.get("willpower"));
            unit.morale = number(fields, "morale");
            unit.troops = fields.whole("troops", 1, UnitDraft.MANY, 1);
            unit.supports = fields.whole("supports", 0, UnitDraft.MANY, 0);
            for (var node : fields.list("keywords")) unit.keywords.add(keyword(node));
            for (var node : fields.list("joins")) unit.joins.add(NodeValues.text(node, problems));
            unit.availability = fields.whole("availability", 1, UnitDraft.MANY, 1);
            draft.add(unit, 1);
        }
    }

    private @Nullable Integer number(NodeFields fields, String name) {
        return fields.get(name) == null ? null : fields.whole(name, 0, UnitDraft.MANY, 0);
    }

    private Keyword keyword(Node node) {
        var word = NodeValues.word(node, KEYWORDS, problems);
        return Keyword.values()[KEYWORDS.indexOf(word)];
    }

    /** A number, or values by the least number of troops. */
    private @Nullable Conquest conquest(@Nullable Node node) {
        if (node == null) return null;
        if (!(node instanceof Node.Mapping steps))
            return Conquest.of(NodeValues.whole(node, 0, Conquest.MOST, problems));
        var all = new ArrayList<Conquest.Step>();
        for (var step : steps.fields().entrySet()) {
            var value = NodeValues.whole(step.getValue(), 0, Conquest.MOST, problems);
            if (step.getKey().matches("\\d{1,2}"))
                all.add(new Conquest.Step(Integer.parseInt(step.getKey()), value));
            else problems.error(step.getValue().place(), "file.no-number", step.getKey());
        }
        return new Conquest(all);
    }

    private @Nullable DicePool pool(@Nullable Node node) {
        if (node == null) return null;
        try {
            return PoolText.read(node);
        } catch (FileFault wrong) {
            problems.error(node.place(), "company.dice");
            return null;
        }
    }
}
