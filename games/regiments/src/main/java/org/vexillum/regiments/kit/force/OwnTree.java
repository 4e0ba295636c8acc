package org.vexillum.regiments.kit.force;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.force.Written;
import org.vexillum.gamekit.tree.Fields;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.gamekit.tree.Values;
import org.vexillum.kernel.Nullable;
import org.vexillum.regiments.traits.TraitBook;
import org.vexillum.regiments.traits.Unenforced;
import org.vexillum.regiments.traits.own.Condition;
import org.vexillum.regiments.traits.own.Own;

/** Reads a trait of the force's own: a name, and effects out of a small vocabulary. */
final class OwnTree {
    static final List<String> CHECKS = List.of("hit", "enemy hit", "defense", "morale");
    static final List<String> ROLLS = List.of("hits", "defense", "enemy defense", "morale");
    private static final List<String> KINDS =
            List.of("gives", "modifies", "extraHits", "ap", "rerolls", "ignoresWoundOn", "move");

    private final TraitReader traits;
    private final Problems problems;

    OwnTree(TraitReader traits, Problems problems) {
        this.traits = traits;
        this.problems = problems;
    }

    /** Makes the trait known to the reader of rules. */
    void read(Fields fields) {
        try (fields) {
            var name = fields.text("name");
            if (TraitBook.knows(name) || traits.defined(name))
                fields.problems().error(fields.place("name"), "own.taken", name);
            var effects = new ArrayList<Own>();
            for (var effect : fields.mappings("effects")) {
                var read = effect(name, effect);
                if (read != null) effects.add(read);
            }
            if (fields.list("effects").isEmpty())
                fields.problems().error(fields.place("effects"), "own.no-effects", name);
            traits.define(new Written(name, fields.place("name")), effects);
        }
    }

    static String word(Condition condition) {
        return condition.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private @Nullable Own effect(String name, Fields fields) {
        try (fields) {
            var kinds = KINDS.stream().filter(kind -> fields.get(kind) != null).toList();
            if (kinds.size() != 1) {
                fields.problems()
                        .error(fields.place(), "own.one-kind", name, String.join(", ", KINDS));
                return null;
            }
            return switch (kinds.getFirst()) {
                case "gives" -> gives(name, fields);
                case "modifies" -> modifies(name, fields);
                case "extraHits" -> {
                    int hits = fields.whole("extraHits", 1, 6);
                    yield new Own.ExtraHitsOn(name, faces(fields), hits, when(fields));
                }
                case "ap" -> pierces(name, fields);
                case "rerolls" -> rerolls(name, fields);
                case "ignoresWoundOn" -> ignores(name, fields);
                default -> moves(name, fields);
            };
        }
    }

    private @Nullable Own gives(String name, Fields fields) {
        var written = fields.text("gives");
        var when = when(fields);
        var trait = TraitBook.read(written);
        if (trait instanceof Unenforced) {
            fields.problems().error(fields.place("gives"), "own.gives-unknown", name, written);
            return null;
        }
        if (Command.is(written) || !Gift.possible(trait, when)) {
            fields.problems()
                    .error(fields.place("gives"), "own.gives-when", name, written, word(when));
            return null;
        }
        return new Own.Gives(name, trait, when);
    }

    private Own modifies(String name, Fields fields) {
        var check = fields.word("modifies", CHECKS);
        int by = fields.whole("by", -5, 5);
        if (by == 0) fields.problems().error(fields.place("by"), "own.nothing", name);
        return switch (check) {
            case "hit" -> new Own.ModifiesHit(name, by, when(fields));
            case "enemy hit" -> new Own.ModifiesEnemyHit(name, by, when(fields));
            case "defense" -> new Own.ModifiesDefence(name, by, when(fields));
            default -> new Own.ModifiesMorale(name, by);
        };
    }

    private Own pierces(String name, Fields fields) {
        int ap = fields.whole("ap", 1, 6);
        int faces = fields.get("on") == null ? Faces.ALWAYS : faces(fields);
        return new Own.PiercesOn(name, faces, ap, when(fields));
    }

    private Own rerolls(String name, Fields fields) {
        var roll = fields.word("rerolls", ROLLS);
        int faces = faces(fields);
        return switch (roll) {
            case "hits" -> new Own.RerollsOwnHits(name, faces, when(fields));
            case "defense" -> new Own.RerollsOwnBlocks(name, faces, when(fields));
            case "enemy defense" -> new Own.RerollsBlocks(name, faces, when(fields));
            default -> new Own.RerollsMoraleDie(name, faces);
        };
    }

    private Own ignores(String name, Fields fields) {
        var ignoring = new Own.IgnoresWoundOn(name, fields.whole("ignoresWoundOn", 2, 6));
        var when = when(fields);
        return when == Condition.ALWAYS ? ignoring : new Own.Gives(name, ignoring, when);
    }

    /** One number for every move, or two for walking and running. */
    private Own moves(String name, Fields fields) {
        var node = fields.get("move");
        if (!(node instanceof Node.Mapping)) {
            int inches = fields.whole("move", -6, 6);
            return new Own.ModifiesMove(name, inches, inches);
        }
        try (var both = Fields.of(node, problems)) {
            return new Own.ModifiesMove(
                    name, both.whole("advance", -6, 6), both.whole("run", -12, 12));
        }
    }

    private int faces(Fields fields) {
        int faces = 0;
        for (var face : fields.list("on")) faces |= 1 << Values.whole(face, 1, 6, problems);
        if (faces == 0) fields.problems().error(fields.place("on"), "own.no-faces");
        return faces;
    }

    private Condition when(Fields fields) {
        if (fields.get("when") == null) return Condition.ALWAYS;
        var words = new ArrayList<String>();
        for (var condition : Condition.values()) words.add(word(condition));
        return Condition.values()[words.indexOf(fields.word("when", words))];
    }
}
