package org.vexillum.regiments.kit.position;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.state.PositionState;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.regiments.combat.Casualties;
import org.vexillum.regiments.combat.CasualtyPreference;
import org.vexillum.regiments.table.SpellBoon;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.table.UnitState;
import org.vexillum.regiments.traits.PlainTrait;
import org.vexillum.regiments.traits.Traits;

/** Reads what has happened to a unit: losses, wounds, tokens, conditions. */
final class StateReader {
    private static final int KILLING = 99;
    private static final int MOST_TOKENS = 6;

    private final RuleReader rules;

    StateReader(RuleReader rules) {
        this.rules = rules;
    }

    void read(FieldGroup fields, Unit unit) {
        losses(fields, unit);
        wounds(fields, unit);
        tokens(fields, unit);
        spent(fields, unit);
        boons(fields, unit);
        PositionState.read(UnitState.ALL, unit, fields);
    }

    // ---- losses

    private void losses(FieldGroup fields, Unit unit) {
        var slots = fields.get("slots");
        if (slots != null) {
            stand(slots, unit);
            return;
        }
        if (heroDead(fields)) kill(unit, unit.startingSize() - 1);
        kinds(fields, unit);
        reduce(fields, unit);
    }

    private static boolean heroDead(FieldGroup fields) {
        return fields.get("hero") instanceof Node.Mapping hero && new FieldGroup(hero).flag("dead");
    }

    /** Losses by kind: the last models of the kind are gone. */
    private static void kinds(FieldGroup fields, Unit unit) {
        if (!(fields.get("models") instanceof Node.Sequence row)) return;
        int from = 0;
        for (var node : row.entries()) {
            var kind = new FieldGroup(node);
            int count = kind.whole("count", 1, CardReader.MOST_MODELS, 1);
            int left = kind.whole("left", 0, count, count);
            for (int i = left; i < count; i++) kill(unit, from + i);
            from += count;
        }
    }

    /** Losses by number alone go in the engine's order (AOFR-CASUALTY-01). */
    private static void reduce(FieldGroup fields, Unit unit) {
        int left = fields.whole("left", 1, unit.startingSize(), 0);
        var models = fields.get("models");
        boolean counted = models instanceof Node.Scalar && (fields.has("of") || fields.has("card"));
        if (left == 0 && counted) left = ordinary(fields, unit);
        if (left == 0) return;
        if (left > unit.living())
            throw new FileFault(fields.at(), "more-than-started", left, unit.living());
        while (unit.living() > left)
            Casualties.strikeNext(unit, KILLING, CasualtyPreference.NOBODY);
    }

    private static int ordinary(FieldGroup fields, Unit unit) {
        int hero = unit.hero();
        int own = fields.whole("models", 0, CardReader.MOST_MODELS, 0);
        int all = own + (hero >= 0 && unit.isJoinedHero(hero) ? 1 : 0);
        if (all == 0) throw new FileFault(fields.at(), "nobody-left");
        return all;
    }

    private static void kill(Unit unit, int model) {
        unit.setWounds(model, unit.card(model).tough());
        unit.remove(model);
        if (unit.living() == 0) unit.destroy();
    }

    private static void stand(Node node, Unit unit) {
        var standing = new ArrayList<Integer>();
        for (var item : NodeReader.row(node)) {
            int model = NodeReader.whole(item, 0, unit.startingSize() - 1);
            if (standing.contains(model)) throw new FileFault(item.place(), "twice", model);
            standing.add(model);
        }
        if (standing.isEmpty()) throw new FileFault(node.place(), "nobody-left");
        for (int model = 0; model < unit.startingSize(); model++)
            if (!standing.contains(model)) unit.setWounds(model, unit.card(model).tough());
        unit.stand(standing.stream().mapToInt(Integer::intValue).toArray());
    }

    // ---- wounds and tokens

    private static void wounds(FieldGroup fields, Unit unit) {
        var suffered = fields.get("wounds");
        var left = fields.get("woundsLeft");
        if (suffered != null && left != null) throw new FileFault(fields.at(), "wounds-or-left");
        if (suffered != null) PerModel.read(suffered, unit, first(unit), StateReader::wound);
        if (left != null) PerModel.read(left, unit, first(unit), StateReader::leave);
    }

    /** Who bears a number of wounds given without a model: the next in line (AOFR-SR-TOUGH-3). */
    private static int first(Unit unit) {
        int best = unit.inSlot(unit.living() - 1);
        for (int slot = unit.living() - 1; slot >= 0; slot--) {
            int model = unit.inSlot(slot);
            boolean better = unit.card(model).tough() > 1 && !unit.card(model).hero();
            if (better) return model;
        }
        return best;
    }

    private static void wound(Unit unit, int model, Node node) {
        int tough = unit.card(model).tough();
        int wounds = NodeReader.whole(node, 0, 99);
        if (wounds >= tough) throw new FileFault(node.place(), "too-many-wounds", wounds, tough);
        unit.setWounds(model, wounds);
    }

    private static void leave(Unit unit, int model, Node node) {
        int tough = unit.card(model).tough();
        int left = NodeReader.whole(node, 1, 99);
        if (left > tough) throw new FileFault(node.place(), "too-many-wounds-left", left, tough);
        unit.setWounds(model, tough - left);
    }

    private static void tokens(FieldGroup fields, Unit unit) {
        var node = fields.get("tokens");
        if (node != null) PerModel.read(node, unit, caster(unit, node), StateReader::hold);
    }

    private static int caster(Unit unit, Node node) {
        for (int slot = 0; slot < unit.living(); slot++)
            if (casts(unit, unit.inSlot(slot))) return unit.inSlot(slot);
        throw new FileFault(node.place(), "no-caster");
    }

    private static boolean casts(Unit unit, int model) {
        return Traits.has(unit.card(model).traits(), PlainTrait.Caster.class);
    }

    private static void hold(Unit unit, int model, Node node) {
        int tokens = NodeReader.whole(node, 0, KILLING);
        if (tokens > MOST_TOKENS) throw new FileFault(node.place(), "too-many-tokens", tokens);
        if (tokens > 0 && !casts(unit, model)) throw new FileFault(node.place(), "no-caster");
        unit.setTokens(model, tokens);
    }

    // ---- weapons used up, spells in force

    private static void spent(FieldGroup fields, Unit unit) {
        for (var node : fields.list("spent"))
            if (node instanceof Node.Mapping group)
                group.fields().forEach((name, who) -> spendBy(unit, name, who));
            else spend(unit, NodeReader.name(node), all(unit), node);
    }

    private static List<Integer> all(Unit unit) {
        var all = new ArrayList<Integer>();
        for (int model = 0; model < unit.startingSize(); model++) all.add(model);
        return all;
    }

    private static void spendBy(Unit unit, String name, Node who) {
        var models = new ArrayList<Integer>();
        for (var node : NodeReader.oneOrMore(who))
            models.add(NodeReader.whole(node, 0, unit.startingSize() - 1));
        spend(unit, name, models, who);
    }

    private static void spend(Unit unit, String name, List<Integer> models, Node node) {
        boolean found = false;
        for (int model : models)
            for (int i = 0; i < unit.weapons(model).size(); i++) {
                var weapon = unit.weapons(model).get(i);
                if (!weapon.name().equals(name) || !weapon.has(PlainTrait.Limited.class)) continue;
                unit.spend(model, i);
                found = true;
            }
        if (!found) throw new FileFault(node.place(), "no-limited-weapon", name);
    }

    private void boons(FieldGroup fields, Unit unit) {
        var boons = new ArrayList<SpellBoon>();
        for (var node : fields.list("boons")) {
            var boon = new FieldGroup(node);
            var rule = boon.needed("rule");
            boons.add(new SpellBoon(boon.text("spell", "spell"), rules.trait(rule)));
            boon.done();
        }
        unit.setBoons(boons);
    }
}
