package org.vexillum.firstblood.kit.force;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.traits.Unenforced;
import org.vexillum.firstblood.traits.own.Condition;
import org.vexillum.firstblood.traits.own.OwnRuleEffect;
import org.vexillum.firstblood.traits.own.RegimentCondition;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.force.WrittenRule;
import org.vexillum.gamekit.tree.NodeFields;
import org.vexillum.gamekit.tree.NodeValues;
import org.vexillum.kernel.Nullable;

/** Reads a rule of the force's own: a name, and effects out of a small vocabulary. */
record OwnRuleTree(TraitReader traits, Problems problems) {
    static final List<String> CHECKS = List.of("hit", "enemy hit", "defense", "morale");
    static final List<String> ROLLS = List.of("hits", "defense", "morale");
    private static final List<String> KINDS =
            List.of("gives", "changes", "modifies", "extraHits", "rerolls", "ignoresWoundOn");

    /** Makes the rule known to the reader of rules. */
    void read(NodeFields fields) {
        try (fields) {
            var name = new WrittenRule(fields.text("name"), fields.place("name"));
            if (traits.builtIn(name.text()) || traits.defined(name.text()))
                problems.error(name.place(), "own.taken", name.text());
            var effects = new ArrayList<OwnRuleEffect>();
            for (var node : fields.list("gives")) {
                var given = new WrittenRule(NodeValues.text(node, problems), node.place());
                var read = OwnRuleText.given(name.text(), given, traits, problems);
                if (read != null) effects.add(read);
            }
            for (var effect : fields.mappings("effects")) {
                var read = effect(name.text(), effect);
                if (read != null) effects.add(read);
            }
            if (fields.list("gives").isEmpty() && fields.list("effects").isEmpty())
                problems.error(fields.place(), "own.no-effects", name.text());
            traits.define(name, effects);
        }
    }

    private @Nullable OwnRuleEffect effect(String name, NodeFields fields) {
        try (fields) {
            var kinds = KINDS.stream().filter(kind -> fields.get(kind) != null).toList();
            if (kinds.size() != 1) {
                problems.error(fields.place(), "own.one-kind", name, String.join(", ", KINDS));
                return null;
            }
            return switch (kinds.getFirst()) {
                case "gives" -> gives(name, fields);
                case "changes" -> changes(name, fields);
                case "modifies" -> modifies(name, fields);
                case "extraHits" -> {
                    int hits = fields.whole("extraHits", 1, 6);
                    yield new OwnRuleEffect.ExtraHitsOn(name, faces(fields), hits, when(fields));
                }
                case "rerolls" -> rerolls(name, fields);
                default ->
                        new OwnRuleEffect.IgnoresWoundOn(
                                name, fields.whole("ignoresWoundOn", 2, 6));
            };
        }
    }

    private @Nullable OwnRuleEffect gives(String name, NodeFields fields) {
        var written = fields.text("gives");
        var trait = traits.edition().traitBook().read(written);
        var when = fields.get("when") == null ? RegimentCondition.ALWAYS : circumstance(fields);
        if (!(trait instanceof Unenforced)) return new OwnRuleEffect.Gives(name, trait, when);
        problems.error(fields.place("gives"), "own.gives-unknown", name, written);
        return null;
    }

    private OwnRuleEffect changes(String name, NodeFields fields) {
        var words = new ArrayList<>(GameTerms.words(Characteristic.class));
        words.remove(GameTerms.written(Characteristic.WOUNDS)); // they are counted on the table
        var what = GameTerms.read(fields.word("changes", words), Characteristic.class);
        return new OwnRuleEffect.Changes(
                name, what == null ? Characteristic.MARCH : what, by(name, fields));
    }

    private int by(String name, NodeFields fields) {
        int by = fields.whole("by", -5, 5);
        if (by == 0) problems.error(fields.place("by"), "own.nothing", name);
        return by;
    }

    private OwnRuleEffect modifies(String name, NodeFields fields) {
        var check = fields.word("modifies", CHECKS);
        int by = by(name, fields);
        return switch (check) {
            case "hit" -> new OwnRuleEffect.ModifiesHit(name, by, when(fields));
            case "enemy hit" -> new OwnRuleEffect.ModifiesEnemyHit(name, by, when(fields));
            case "defense" -> new OwnRuleEffect.ModifiesDefence(name, by, when(fields));
            default -> new OwnRuleEffect.ModifiesMorale(name, by);
        };
    }

    private OwnRuleEffect rerolls(String name, NodeFields fields) {
        var roll = fields.word("rerolls", ROLLS);
        int faces = faces(fields);
        return switch (roll) {
            case "hits" -> new OwnRuleEffect.RerollsOwnHits(name, faces, when(fields));
            case "defense" -> new OwnRuleEffect.RerollsOwnDefence(name, faces, when(fields));
            default -> new OwnRuleEffect.RerollsMoraleDice(name, faces);
        };
    }

    private int faces(NodeFields fields) {
        int faces = 0;
        for (var face : fields.list("on")) faces |= 1 << NodeValues.whole(face, 1, 6, problems);
        if (faces == 0) problems.error(fields.place("on"), "own.no-faces");
        return faces;
    }

    private static Condition when(NodeFields fields) {
        if (fields.get("when") == null) return Condition.ALWAYS;
        return Condition.values()[
                words(Condition.values()).indexOf(word(fields, Condition.values()))];
    }

    private static RegimentCondition circumstance(NodeFields fields) {
        var all = RegimentCondition.values();
        return all[words(all).indexOf(word(fields, all))];
    }

    private static String word(NodeFields fields, Enum<?>[] all) {
        return fields.word("when", words(all));
    }

    private static List<String> words(Enum<?>[] all) {
        return Arrays.stream(all).map(OwnRuleTree::word).toList();
    }

    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
