package org.vexillum.firstblood.kit.force;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.firstblood.traits.own.Circumstance;
import org.vexillum.firstblood.traits.own.Condition;
import org.vexillum.firstblood.traits.own.Own;

/** Writes a rule of the force's own as a tree. */
final class OwnWriter {
    private OwnWriter() {}

    static Map<String, Object> rule(String name, List<Own> effects) {
        var tree = new LinkedHashMap<String, Object>();
        tree.put("name", name);
        tree.put("effects", effects.stream().map(OwnWriter::effect).toList());
        return tree;
    }

    private static Map<String, Object> effect(Own effect) {
        return switch (effect) {
            case Own.Gives gives -> gives(gives);
            case Own.Changes(_, var what, int by) -> by("changes", Terms.written(what), by);
            case Own.ModifiesHit(_, int by, var when) -> when(when, by("modifies", "hit", by));
            case Own.ModifiesEnemyHit(_, int by, var when) ->
                    when(when, by("modifies", "enemy hit", by));
            case Own.ModifiesDefence(_, int by, var when) ->
                    when(when, by("modifies", "defense", by));
            case Own.ModifiesMorale(_, int by) -> by("modifies", "morale", by);
            case Own.ExtraHitsOn(_, int faces, int hits, var when) ->
                    when(when, on(faces, tree("extraHits", hits)));
            case Own.RerollsOwnHits(_, int faces, var when) ->
                    when(when, on(faces, tree("rerolls", "hits")));
            case Own.RerollsOwnDefence(_, int faces, var when) ->
                    when(when, on(faces, tree("rerolls", "defense")));
            case Own.RerollsMoraleDice(_, int faces) -> on(faces, tree("rerolls", "morale"));
            case Own.IgnoresWoundOn(_, int needed) -> tree("ignoresWoundOn", needed);
        };
    }

    private static Map<String, Object> gives(Own.Gives gives) {
        var tree = tree("gives", gives.trait().written());
        if (gives.when() != Circumstance.ALWAYS) tree.put("when", OwnTree.word(gives.when()));
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
        if (when != Condition.ALWAYS) tree.put("when", OwnTree.word(when));
        return tree;
    }

    private static Map<String, Object> tree(String key, Object value) {
        var tree = new LinkedHashMap<String, Object>();
        tree.put(key, value);
        return tree;
    }
}
