package org.vexillum.regiments.army;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.Unenforced;

/**
 * A unit of an army list.
 *
 * @param id unique in its force
 * @param entry the army-book entry it is a copy of
 * @param models one card per model, a joined hero not included
 * @param baseWidth in units of 0.01 mm
 * @param combined merged from two copies (AOFR-COMBINED-01)
 * @param joins the id of the unit this hero joins, or null
 */
public record UnitCard(
        String id,
        String name,
        String entry,
        int points,
        List<ModelCard> models,
        int baseWidth,
        int baseDepth,
        boolean combined,
        @Nullable String joins) {
    /** Square bases of 25 mm when a list gives none (AOFR-FORM-04). */
    public static final int DEFAULT_BASE = 2500;

    public UnitCard {
        models = List.copyOf(models);
        if (models.isEmpty()) throw new IllegalArgumentException("a unit needs a model");
    }

    public boolean hero() {
        return models.size() == 1 && models.getFirst().hero();
    }

    /** The traits of models and weapons that nobody enforces, each once. */
    public List<Trait> unenforced() {
        var unknown = new ArrayList<Trait>();
        for (var model : models) {
            unknown.addAll(model.traits());
            for (var weapon : model.weapons()) unknown.addAll(weapon.traits());
        }
        return unknown.stream().filter(Unenforced.class::isInstance).distinct().toList();
    }
}
