package org.vexillum.regiments.kit.adjudicate;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.regex.Pattern;
import org.vexillum.gamekit.Words;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.Trait;

/** Finds units and models by what a file calls them. */
public final class UnitFinder {
    private static final Pattern EITHER_FLANK = Pattern.compile("(?i)(left|right)[ _-]?flank");

    private UnitFinder() {}

    /** By id, or by a name that only one unit has. */
    public static Unit called(Battle battle, Node node) {
        var called = NodeReader.name(node);
        var named = new ArrayList<Unit>();
        for (var unit : battle.units()) {
            if (unit.id().equals(called)) return unit;
            if (unit.name().equalsIgnoreCase(called)) named.add(unit);
        }
        if (named.size() == 1) return named.getFirst();
        if (named.size() > 1) throw new FileFault(node.place(), "unit-ambiguous", called);
        throw NodeReader.unknown(node, "unknown-unit", called, ids(battle));
    }

    private static List<String> ids(Battle battle) {
        return battle.units().stream().map(Unit::id).toList();
    }

    /** A living model by number or name. */
    /** Where a unit is charged; players say on which flank, and the rules make no difference. */
    public static ChargedSide charged(Node node) {
        return EITHER_FLANK.matcher(NodeReader.written(node).strip()).matches()
                ? ChargedSide.FLANK
                : NodeReader.word(node, ChargedSide.class);
    }

    public static int model(Unit unit, Node node) {
        var called = NodeReader.name(node);
        if (called.matches("\\d{1,3}")) {
            int model = NodeReader.whole(node, 0, unit.startingSize() - 1);
            if (!unit.alive(model)) throw new FileFault(node.place(), "model-dead", model);
            return model;
        }
        for (int slot = 0; slot < unit.living(); slot++)
            if (is(unit, unit.inSlot(slot), called)) return unit.inSlot(slot);
        return models(unit, node).getFirst();
    }

    /** All living models that are called so or carry a weapon that is. */
    public static List<Integer> models(Unit unit, Node node) {
        var called = NodeReader.name(node);
        if (called.matches("\\d{1,3}")) return List.of(model(unit, node));
        var models = new ArrayList<Integer>();
        for (int slot = 0; slot < unit.living(); slot++) {
            int model = unit.inSlot(slot);
            if (is(unit, model, called) || carries(unit, model, called)) models.add(model);
        }
        if (models.isEmpty())
            throw NodeReader.unknown(node, "unknown-models", called, labels(unit));
        return models;
    }

    private static List<String> labels(Unit unit) {
        var labels = new LinkedHashSet<String>();
        for (int slot = 0; slot < unit.living(); slot++) {
            int model = unit.inSlot(slot);
            labels.add(unit.card(model).name());
            unit.weapons(model).forEach(weapon -> labels.add(weapon.name()));
        }
        return List.copyOf(labels);
    }

    private static boolean carries(Unit unit, int model, String weapon) {
        return unit.weapons(model).stream().anyMatch(one -> NodeReader.same(one.name(), weapon));
    }

    /** By its own name, or by an office or rule on its card: "Banner", "Hero". */
    private static boolean is(Unit unit, int model, String called) {
        var card = unit.card(model);
        if (card.name().equalsIgnoreCase(called)) return true;
        return card.traits().stream().anyMatch(trait -> isCalled(trait, called));
    }

    private static boolean isCalled(Trait trait, String called) {
        if (trait.name().equalsIgnoreCase(called)) return true;
        for (var lang : Lang.values())
            if (Words.in(lang).trait(trait).equalsIgnoreCase(called)) return true;
        return false;
    }
}
