package org.vexillum.regiments.kit.force;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.regiments.traits.own.Condition;
import org.vexillum.regiments.traits.own.OwnTraitEffect;

/** Writes a trait of the force's own as a tree. */
final class OwnTraitWriter {
    private OwnTraitWriter() {}

    static Map<String, Object> trait(String name, List<OwnTraitEffect> effects) {
        var tree = new LinkedHashMap<String, Object>();
        tree.put("name", name);
        tree.put("effects", effects.stream().map(OwnTraitWriter::effect).toList());
        return tree;
    }

    private static Map<String, Object> effect(OwnTraitEffect effect) {
        return switch (effect) {
            case OwnTraitEffect.Gives(_, OwnTraitEffect.IgnoresWoundOn ignores, var when) ->
                    when(when, tree("ignoresWoundOn", ignores.needed()));
            case OwnTraitEffect.Gives gift ->
                    when(gift.when(), tree("gives", gift.trait().written()));
            case OwnTraitEffect.ModifiesHit hit -> modifies("hit", hit.amount(), hit.when());
            case OwnTraitEffect.ModifiesEnemyHit hit ->
                    modifies("enemy hit", hit.amount(), hit.when());
            case OwnTraitEffect.ModifiesDefence block ->
                    modifies("defense", block.amount(), block.when());
            case OwnTraitEffect.ModifiesMorale test ->
                    modifies("morale", test.amount(), Condition.ALWAYS);
            case OwnTraitEffect.ModifiesMove move -> tree("move", move(move));
            case OwnTraitEffect.ExtraHitsOn extra ->
                    on(extra.faces(), extra.when(), tree("extraHits", extra.hits()));
            case OwnTraitEffect.PiercesOn pierces ->
                    on(pierces.faces(), pierces.when(), tree("ap", pierces.ap()));
            case OwnTraitEffect.RerollsOwnHits again ->
                    rerolls("hits", again.faces(), again.when());
            case OwnTraitEffect.RerollsOwnBlocks again ->
                    rerolls("defense", again.faces(), again.when());
            case OwnTraitEffect.RerollsBlocks again ->
                    rerolls("enemy defense", again.faces(), again.when());
            case OwnTraitEffect.RerollsMoraleDie again ->
                    rerolls("morale", again.faces(), Condition.ALWAYS);
            case OwnTraitEffect.IgnoresWoundOn ignores -> tree("ignoresWoundOn", ignores.needed());
        };
    }

    private static Object move(OwnTraitEffect.ModifiesMove move) {
        if (move.advance() == move.running()) return move.advance();
        var both = tree("advance", move.advance());
        both.put("run", move.running());
        return both;
    }

    private static Map<String, Object> modifies(String check, int by, Condition when) {
        var tree = tree("modifies", check);
        tree.put("by", by);
        return when(when, tree);
    }

    private static Map<String, Object> rerolls(String roll, int faces, Condition when) {
        return on(faces, when, tree("rerolls", roll));
    }

    private static Map<String, Object> on(int faces, Condition when, Map<String, Object> tree) {
        if (faces != FaceMasks.ALWAYS) tree.put("on", FaceMasks.list(faces));
        return when(when, tree);
    }

    private static Map<String, Object> when(Condition when, Map<String, Object> tree) {
        if (when != Condition.ALWAYS) tree.put("when", OwnTraitTree.word(when));
        return tree;
    }

    private static Map<String, Object> tree(String key, Object value) {
        var tree = new LinkedHashMap<String, Object>();
        tree.put(key, value);
        return tree;
    }
}
