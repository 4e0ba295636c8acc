package org.vexillum.firstblood.kit.force;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.vexillum.firstblood.army.Characteristic;
import org.vexillum.firstblood.traits.Unenforced;
import org.vexillum.firstblood.traits.own.Circumstance;
import org.vexillum.firstblood.traits.own.Condition;
import org.vexillum.firstblood.traits.own.Own;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.force.Written;
import org.vexillum.gamekit.tree.Fields;
import org.vexillum.gamekit.tree.Values;
import org.vexillum.kernel.Nullable;

/** Reads a rule of the force's own: a name, and effects out of a small vocabulary. */
record OwnTree(TraitReader traits, Problems problems) {
    static final List<String> CHECKS = List.of("hit", "enemy hit", "defense", "morale");
    static final List<String> ROLLS = List.of("hits", "defense", "morale");
    private static final List<String> KINDS =
            List.of("gives", "changes", "modifies", "extraHits", "rerolls", "ignoresWoundOn");

    /** Makes the rule known to the reader of rules. */
    void read(Fields fields) {
        try (fields) {
            var name = new Written(fields.text("name"), fields.place("name"));
            if (traits.builtIn(name.text()) || traits.defined(name.text()))
                problems.error(name.place(), "own.taken", name.text());
            var effects = new ArrayList<Own>();
            for (var node : fields.list("gives")) {
                var given = new Written(Values.text(node, problems), node.place());
                var read = OwnText.given(name.text(), given, traits, problems);
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

    private @Nullable Own effect(String name, Fields fields) {
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
                    yield new Own.ExtraHitsOn(name, faces(fields), hits, when(fields));
                }
                case "rerolls" -> rerolls(name, fields);
                default -> new Own.IgnoresWoundOn(name, fields.whole("ignoresWoundOn", 2, 6));
            };
        }
    }

    private @Nullable Own gives(String name, Fields fields) {
        var written = fields.text("gives");
        var trait = traits.edition().traitBook().read(written);
        var when = fields.get("when") == null ? Circumstance.ALWAYS : circumstance(fields);
        if (!(trait instanceof Unenforced)) return new Own.Gives(name, trait, when);
        problems.error(fields.place("gives"), "own.gives-unknown", name, written);
        return null;
    }

    private Own changes(String name, Fields fields) {
        var words = new ArrayList<>(Terms.words(Characteristic.class));
        words.remove(Terms.written(Characteristic.WOUNDS)); // they are counted on the table
        var what = Terms.read(fields.word("changes", words), Characteristic.class);
        return new Own.Changes(name, what == null ? Characteristic.MARCH : what, by(name, fields));
    }

    private int by(String name, Fields fields) {
        int by = fields.whole("by", -5, 5);
        if (by == 0) problems.error(fields.place("by"), "own.nothing", name);
        return by;
    }

    private Own modifies(String name, Fields fields) {
        var check = fields.word("modifies", CHECKS);
        int by = by(name, fields);
        return switch (check) {
            case "hit" -> new Own.ModifiesHit(name, by, when(fields));
            case "enemy hit" -> new Own.ModifiesEnemyHit(name, by, when(fields));
            case "defense" -> new Own.ModifiesDefence(name, by, when(fields));
            default -> new Own.ModifiesMorale(name, by);
        };
    }

    private Own rerolls(String name, Fields fields) {
        var roll = fields.word("rerolls", ROLLS);
        int faces = faces(fields);
        return switch (roll) {
            case "hits" -> new Own.RerollsOwnHits(name, faces, when(fields));
            case "defense" -> new Own.RerollsOwnDefence(name, faces, when(fields));
            default -> new Own.RerollsMoraleDice(name, faces);
        };
    }

    private int faces(Fields fields) {
        int faces = 0;
        for (var face : fields.list("on")) faces |= 1 << Values.whole(face, 1, 6, problems);
        if (faces == 0) problems.error(fields.place("on"), "own.no-faces");
        return faces;
    }

    private static Condition when(Fields fields) {
        if (fields.get("when") == null) return Condition.ALWAYS;
        return Condition.values()[
                words(Condition.values()).indexOf(word(fields, Condition.values()))];
    }

    private static Circumstance circumstance(Fields fields) {
        var all = Circumstance.values();
        return all[words(all).indexOf(word(fields, all))];
    }

    private static String word(Fields fields, Enum<?>[] all) {
        return fields.word("when", words(all));
    }

    private static List<String> words(Enum<?>[] all) {
        return Arrays.stream(all).map(OwnTree::word).toList();
    }

    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
