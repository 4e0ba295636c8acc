package org.vexillum.regiments.kit.force;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.regiments.army.ModelCard;
import org.vexillum.regiments.army.UnitCard;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.traits.Trait;

/** Writes one unit as a tree; models are listed only where they differ. */
final class UnitTreeWriter {
    private UnitTreeWriter() {}

    static Map<String, Object> tree(UnitCard unit) {
        var first = unit.models().getFirst();
        boolean alike = unit.models().stream().allMatch(first::equals);
        boolean plain = alike && first.name().equals(unit.name());
        var tree = new LinkedHashMap<String, Object>();
        tree.put("id", unit.id());
        tree.put("name", unit.name());
        if (!unit.entry().equals(unit.name())) tree.put("entry", unit.entry());
        tree.put("size", unit.models().size());
        tree.put("quality", first.quality());
        tree.put("defense", first.defense());
        tree.put("points", unit.points());
        var shared = shared(unit.models());
        if (!shared.isEmpty()) tree.put("rules", ForceWriter.rules(shared));
        if (plain) weapons(tree, first, unit.models().size());
        base(tree, unit);
        if (unit.combined()) tree.put("combined", true);
        if (unit.joins() != null) tree.put("joins", unit.joins());
        if (!plain) tree.put("models", groups(unit, shared));
        return tree;
    }

    private static List<Trait> shared(List<ModelCard> models) {
        var shared = new ArrayList<>(ModelRules.of(models.getFirst()));
        for (var model : models) shared.retainAll(ModelRules.of(model));
        if (models.size() > 1) shared.removeIf(trait -> CommandGroup.is(trait.name()));
        return shared;
    }

    private static void base(Map<String, Object> tree, UnitCard unit) {
        int usual = UnitCard.DEFAULT_BASE;
        if (unit.baseWidth() == usual && unit.baseDepth() == usual) return;
        var width = millimetres(unit.baseWidth());
        if (unit.baseWidth() == unit.baseDepth()) tree.put("base", width);
        else tree.put("base", List.of(width, millimetres(unit.baseDepth())));
    }

    static BigDecimal millimetres(int units) {
        var exact = BigDecimal.valueOf(units, 2).stripTrailingZeros();
        return exact.scale() < 0 ? exact.setScale(0) : exact;
    }

    private static List<Map<String, Object>> groups(UnitCard unit, List<Trait> shared) {
        var groups = new ArrayList<Map<String, Object>>();
        var models = unit.models();
        for (int i = 0; i < models.size(); ) {
            int same = i;
            while (same < models.size() && models.get(same).equals(models.get(i))) same++;
            groups.add(group(unit, models.get(i), same - i, shared));
            i = same;
        }
        return groups;
    }

    private static Map<String, Object> group(
            UnitCard unit, ModelCard model, int count, List<Trait> shared) {
        var first = unit.models().getFirst();
        var tree = new LinkedHashMap<String, Object>();
        tree.put("count", count);
        if (!model.name().equals(unit.name())) tree.put("name", model.name());
        if (model.quality() != first.quality()) tree.put("quality", model.quality());
        if (model.defense() != first.defense()) tree.put("defense", model.defense());
        var rules = new ArrayList<>(ModelRules.of(model));
        rules.removeAll(shared);
        if (!rules.isEmpty()) tree.put("rules", ForceWriter.rules(rules));
        weapons(tree, model, 1);
        return tree;
    }

    /** A weapon that a model has more than once is counted, over all the models it is for. */
    private static void weapons(Map<String, Object> tree, ModelCard model, int models) {
        var weapons = new ArrayList<Map<String, Object>>();
        for (int i = 0; i < model.weapons().size(); ) {
            var weapon = model.weapons().get(i);
            int same = i;
            while (same < model.weapons().size() && model.weapons().get(same).equals(weapon))
                same++;
            weapons.add(weapon(weapon, model, same - i, models));
            i = same;
        }
        if (!weapons.isEmpty()) tree.put("weapons", weapons);
    }

    private static Map<String, Object> weapon(
            Weapon weapon, ModelCard bearer, int copies, int models) {
        var tree = new LinkedHashMap<String, Object>();
        if (copies > 1) tree.put("count", copies * models);
        tree.put("name", weapon.name());
        if (!weapon.melee()) tree.put("range", ForceWriter.inches(weapon.range()));
        tree.put("attacks", weapon.attacks());
        var rules = ModelRules.of(weapon, bearer);
        if (!rules.isEmpty()) tree.put("rules", ForceWriter.rules(rules));
        return tree;
    }
}
