package org.vexillum.firstblood.kit.force;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.firstblood.traits.own.Condition;
import org.vexillum.firstblood.traits.own.OwnRuleEffect;
import org.vexillum.firstblood.traits.own.RegimentCondition;

/** Writes a rule of the force's own as a tree. */
final class OwnRuleWriter {
    private OwnRuleWriter() {}

    static Map<String, Object> rule(String name, List<OwnRuleEffect> effects) {
        var tree = new LinkedHashMap<String, Object>();
        tree.put("name", name);
        tree.put("effects", effects.stream().map(OwnRuleWriter::effect).toList());
        return tree;
    }

    private static Map<String, Object> effect(OwnRuleEffect effect) {
        return switch (effect) {
            case OwnRuleEffect.Gives gives -> gives(gives);
            case OwnRuleEffect.Changes(_, var what, int by) ->
                    by("changes", GameTerms.written(what), by);
            case OwnRuleEffect.ModifiesHit(_, int by, var when) ->
                    when(when, by("modifies", "hit", by));
            case OwnRuleEffect.ModifiesEnemyHit(_, int by, var when) ->
                    when(when, by("modifies", "enemy hit", by));
            case OwnRuleEffect.ModifiesDefence(_, int by, var when) ->
                    when(when, by("modifies", "defense", by));
            case OwnRuleEffect.ModifiesMorale(_, int by) -> by("modifies", "morale", by);
            case OwnRuleEffect.ExtraHitsOn(_, int faces, int hits, var when) ->
                    when(when, on(faces, tree("extraHits", hits)));
            case OwnRuleEffect.RerollsOwnHits(_, int faces, var when) ->
                    when(when, on(faces, tree("rerolls", "hits")));
            case OwnRuleEffect.RerollsOwnDefence(_, int faces, var when) ->
                    when(when, on(faces, tree("rerolls", "defense")));
            case OwnRuleEffect.RerollsMoraleDice(_, int faces) ->
                    on(faces, tree("rerolls", "morale"));
            case OwnRuleEffect.IgnoresWoundOn(_, int needed) -> tree("ignoresWoundOn", needed);
        };
    }

    private static Map<String, Object> gives(OwnRuleEffect.Gives gives) {
        var tree = tree("gives", gives.trait().written());
        if (gives.when() != RegimentCondition.ALWAYS)
            tree.put("when", OwnRuleTree.word(gives.when()));
        return tree;
    }

    private static Map<String, Object> by(String kind, String what, int by) {
        var tree = tree(kind, what);
        tree.put("by", by);
        return tree;
    }

    private static Map<String, Object> on(int faces, Map<String, Object> tree) {
        tree.put("on", faces(faces));
        return tree;
    }

    static List<Integer> faces(int mask) {
        var faces = new ArrayList<Integer>();
        for (int face = 1; face <= 6; face++) if ((mask >> face & 1) != 0) faces.add(face);
        return faces;
    }

    private static Map<String, Object> when(Condition when, Map<String, Object> tree) {
        if (when != Condition.ALWAYS) tree.put("when", OwnRuleTree.word(when));
        return tree;
    }

    private static Map<String, Object> tree(String key, Object value) {
        var tree = new LinkedHashMap<String, Object>();
        tree.put(key, value);
        return tree;
    }
}
