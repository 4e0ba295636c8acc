package org.vexillum.regiments.kit.screen;

import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.HitTraits.Sergeant;
import org.vexillum.regiments.traits.UnitTraits.Banner;
import org.vexillum.regiments.traits.UnitTraits.Musician;

/** What a model is in its unit, for the sign on its base. */
final class ModelSigns {
    private ModelSigns() {}

    static String of(Unit unit, int model) {
        var card = unit.card(model);
        if (card.hero()) return "character";
        if (card.has(Sergeant.class)) return "leader";
        if (card.has(Banner.class)) return "standard";
        return card.has(Musician.class) ? "musician" : "";
    }
}
