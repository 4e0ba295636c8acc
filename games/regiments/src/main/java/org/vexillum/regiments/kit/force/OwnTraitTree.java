package org.vexillum.regiments.kit.force;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.vexillum.gamekit.Problems;
import org.vexillum.gamekit.force.WrittenRule;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.gamekit.tree.NodeFields;
import org.vexillum.gamekit.tree.NodeValues;
import org.vexillum.kernel.Nullable;
import org.vexillum.regiments.traits.TraitBook;
import org.vexillum.regiments.traits.Unenforced;
import org.vexillum.regiments.traits.own.Condition;
import org.vexillum.regiments.traits.own.OwnTraitEffect;

/** Reads a trait of the force's own: a name, and effects out of a small vocabulary. */
final class OwnTraitTree {
    static final List<String> CHECKS = List.of("hit", "enemy hit", "defense", "morale");
    static final List<String> ROLLS = List.of("hits", "defense", "enemy defense", "morale");
    private static final List<String> KINDS =
            List.of("gives", "modifies", "extraHits", "ap", "rerolls", "ignoresWoundOn", "move");

    private final TraitReader traits;
    private final Problems problems;

    OwnTraitTree(TraitReader traits, Problems problems) {
        this.traits = traits;
        this.problems = problems;
    }

    /** Makes the trait known to the reader of rules. */
    void read(NodeFields fields) {
        try (fields) {
            var name = fields.text("name");
            if (TraitBook.knows(name) || traits.defined(name))
                fields.problems().error(fields.place("name"), "own.taken", name);
            var effects = new ArrayList<OwnTraitEffect>();
            for (var effect : fields.mappings("effects")) {
                var read = effect(name, effect);
                if (read != null) effects.add(read);
            }
            if (fields.list("effects").isEmpty())
                fields.problems().error(fields.place("effects"), "own.no-effects", name);
            traits.define(new WrittenRule(name, fields.place("name")), effects);
        }
    }

    static String word(Condition condition) {
        return condition.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private @Nullable OwnTraitEffect effect(String name, NodeFields fields) {
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
                    yield new OwnTraitEffect.ExtraHitsOn(name, faces(fields), hits, when(fields));
                }
                case "ap" -> pierces(name, fields);
                case "rerolls" -> rerolls(name, fields);
                case "ignoresWoundOn" -> ignores(name, fields);
                default -> moves(name, fields);
            };
        }
    }

    private @Nullable OwnTraitEffect gives(String name, NodeFields fields) {
        var written = fields.text("gives");
        var when = when(fields);
        var trait = TraitBook.read(written);
        if (trait instanceof Unenforced) {
            fields.problems().error(fields.place("gives"), "own.gives-unknown", name, written);
            return null;
        }
        if (CommandGroup.is(written) || !ConditionalTrait.possible(trait, when)) {
            fields.problems()
                    .error(fields.place("gives"), "own.gives-when", name, written, word(when));
            return null;
        }
        return new OwnTraitEffect.Gives(name, trait, when);
    }

    private OwnTraitEffect modifies(String name, NodeFields fields) {
        var check = fields.word("modifies", CHECKS);
        int by = fields.whole("by", -5, 5);
        if (by == 0) fields.problems().error(fields.place("by"), "own.nothing", name);
        return switch (check) {
            case "hit" -> new OwnTraitEffect.ModifiesHit(name, by, when(fields));
            case "enemy hit" -> new OwnTraitEffect.ModifiesEnemyHit(name, by, when(fields));
            case "defense" -> new OwnTraitEffect.ModifiesDefence(name, by, when(fields));
            default -> new OwnTraitEffect.ModifiesMorale(name, by);
        };
    }

    private OwnTraitEffect pierces(String name, NodeFields fields) {
        int ap = fields.whole("ap", 1, 6);
        int faces = fields.get("on") == null ? FaceMasks.ALWAYS : faces(fields);
        return new OwnTraitEffect.PiercesOn(name, faces, ap, when(fields));
    }

    private OwnTraitEffect rerolls(String name, NodeFields fields) {
        var roll = fields.word("rerolls", ROLLS);
        int faces = faces(fields);
        return switch (roll) {
            case "hits" -> new OwnTraitEffect.RerollsOwnHits(name, faces, when(fields));
            case "defense" -> new OwnTraitEffect.RerollsOwnBlocks(name, faces, when(fields));
            case "enemy defense" -> new OwnTraitEffect.RerollsBlocks(name, faces, when(fields));
            default -> new OwnTraitEffect.RerollsMoraleDie(name, faces);
        };
    }

    private OwnTraitEffect ignores(String name, NodeFields fields) {
        var ignoring =
                new OwnTraitEffect.IgnoresWoundOn(name, fields.whole("ignoresWoundOn", 2, 6));
        var when = when(fields);
        return when == Condition.ALWAYS ? ignoring : new OwnTraitEffect.Gives(name, ignoring, when);
    }

    /** One number for every move, or two for walking and running. */
    private OwnTraitEffect moves(String name, NodeFields fields) {
        var node = fields.get("move");
        if (!(node instanceof Node.Mapping)) {
            int inches = fields.whole("move", -6, 6);
            return new OwnTraitEffect.ModifiesMove(name, inches, inches);
        }
        try (var both = NodeFields.of(node, problems)) {
            return new OwnTraitEffect.ModifiesMove(
                    name, both.whole("advance", -6, 6), both.whole("run", -12, 12));
        }
    }

    private int faces(NodeFields fields) {
        int faces = 0;
        for (var face : fields.list("on")) faces |= 1 << NodeValues.whole(face, 1, 6, problems);
        if (faces == 0) fields.problems().error(fields.place("on"), "own.no-faces");
        return faces;
    }

    private Condition when(NodeFields fields) {
        if (fields.get("when") == null) return Condition.ALWAYS;
        var words = new ArrayList<String>();
        for (var condition : Condition.values()) words.add(word(condition));
        return Condition.values()[words.indexOf(fields.word("when", words))];
    }
}
