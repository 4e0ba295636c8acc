package org.vexillum.firstblood.kit.force;

import java.util.List;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.army.CommandAbility;
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.army.Profile;
import org.vexillum.firstblood.army.RetinueCategory;
import org.vexillum.firstblood.army.WeightClass;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.force.RuleListReader;
import org.vexillum.gamekit.force.WrittenRule;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.gamekit.tree.NodeFields;
import org.vexillum.gamekit.tree.NodeValues;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Lengths;

/** Reads the fields that every model has. */
final class ModelTree {
    private static final int MOST_POINTS = 100_000;
    private static final int MOST_MM = 400;
    private static final int MOST_RANGE = 100;
    private static final int MOST_SPECIALISTS = 20;

    private final TraitReader traits;
    private final Problems problems;

    ModelTree(TraitReader traits, Problems problems) {
        this.traits = traits;
        this.problems = problems;
    }

    /**
     * @param usual whose type and base a model has that does not say, or null
     */
    ModelDraft read(NodeFields fields, @Nullable ModelDraft usual) {
        var model = new ModelDraft(fields.place());
        model.name = fields.text("name");
        model.points = fields.whole("points", 0, MOST_POINTS, 0);
        model.type = word(fields, "type", ModelType.class, usual == null ? model.type : usual.type);
        model.weight =
                word(
                        fields,
                        "class",
                        WeightClass.class,
                        usual == null ? model.weight : usual.weight);
        profiles(fields, model);
        model.base = usual == null ? ModelDraft.usualBase(model.type) : usual.base;
        var base = fields.get("base");
        if (base != null)
            model.base = Lengths.mm(number(InchLengths.millimetres(base), 5, MOST_MM));
        var range = fields.get("commandRange");
        if (range != null)
            model.commandRange = Lengths.inches(number(InchLengths.plain(range), 0, MOST_RANGE));
        model.rules.addAll(RuleListReader.read(fields.list("rules"), problems));
        for (var ability : fields.mappings("abilities")) ability(ability, model);
        return model;
    }

    private String number(Node node, int least, int most) {
        return NodeValues.decimal(node, least, most, problems).toPlainString();
    }

    private void profiles(NodeFields fields, ModelDraft model) {
        var first = fields.get("profile");
        if (first == null) problems.error(fields.place("profile"), "file.missing", "profile");
        else model.profile = profile(first, model.profile);
        var second = fields.get("wounded");
        if (second != null) model.wounded = profile(second, model.profile);
    }

    /** {@code "M5 V1 C2 A1 W1 R2 D2 E0"}, or the characteristics one by one. */
    private Profile profile(Node node, Profile harmless) {
        if (!(node instanceof Node.Mapping)) {
            var read = ProfileText.read(NodeValues.text(node, problems));
            if (read == null) problems.error(node.place(), "model.profile");
            return read == null ? harmless : read;
        }
        try (var fields = NodeFields.of(node, problems)) {
            int[] values = new int[Characteristic.values().length];
            for (var one : Characteristic.values())
                values[one.ordinal()] = fields.whole(GameTerms.written(one), 0, 99);
            return new Profile(
                    values[0], values[1], values[2], values[3], values[4], values[5], values[6],
                    values[7]);
        }
    }

    private void ability(NodeFields fields, ModelDraft model) {
        try (fields) {
            model.abilities.add(ability(fields, model.name));
        }
    }

    /** Something with a name that gives something for a while. */
    CommandAbility ability(NodeFields fields, String whose) {
        var name = fields.text("name");
        var gives = texts(fields, "gives");
        if (gives.isEmpty()) problems.error(fields.place(), "own.no-effects", name);
        var where = new WrittenRule(whose, fields.place());
        return AbilityText.read(name, gives, traits.at(where));
    }

    List<String> texts(NodeFields fields, String name) {
        return fields.list(name).stream().map(node -> NodeValues.text(node, problems)).toList();
    }

    <E extends Enum<E>> E word(NodeFields fields, String name, Class<E> type, E otherwise) {
        var node = fields.get(name);
        if (node == null) return otherwise;
        var read = GameTerms.read(NodeValues.text(node, problems), type);
        if (read != null) return read;
        problems.error(
                node.place(),
                "file.no-word",
                NodeValues.text(node, problems),
                String.join(", ", GameTerms.words(type)));
        return otherwise;
    }

    /** A command model with a profile of its own: so many, and what they give (FB-REG-04). */
    ModelDraft specialist(NodeFields fields, ModelDraft ordinary) {
        try (fields) {
            var model = read(fields, ordinary);
            model.count = fields.whole("count", 1, MOST_SPECIALISTS, 1);
            var where = new WrittenRule(model.name, fields.place());
            for (var gift : texts(fields, "gives"))
                model.gives.add(GiftText.read(gift, traits.at(where)));
            return model;
        }
    }

    /** A retinue model: so many of a category (FB-RET-04). */
    ModelDraft retainer(NodeFields fields, ModelDraft character) {
        try (fields) {
            var model = read(fields, character);
            model.count = fields.whole("count", 1, 20, 1);
            model.category =
                    word(fields, "category", RetinueCategory.class, RetinueCategory.COMBAT);
            if (fields.get("category") == null)
                problems.error(fields.place("category"), "file.missing", "category");
            return model;
        }
    }
}
