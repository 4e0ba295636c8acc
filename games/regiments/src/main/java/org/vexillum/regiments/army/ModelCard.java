package org.vexillum.regiments.army;

import java.util.List;
import org.vexillum.regiments.traits.HitTraits.Sergeant;
import org.vexillum.regiments.traits.PlainTrait;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.Traits;
import org.vexillum.regiments.traits.UnitTraits.Banner;
import org.vexillum.regiments.traits.UnitTraits.Musician;

/** A model as written on its unit's card; models that are alike share one. */
public record ModelCard(
        String name, int quality, int defense, List<Trait> traits, List<Weapon> weapons) {
    public ModelCard {
        traits = List.copyOf(traits);
        weapons = List.copyOf(weapons);
    }

    /** Wounds before it dies (AOFR-SR-TOUGH-1). */
    public int tough() {
        var tough = Traits.find(traits, PlainTrait.Tough.class);
        return tough == null ? 1 : tough.x();
    }

    /** Whether the Tough rule stands on its card, whatever its value. */
    public boolean isTough() {
        return has(PlainTrait.Tough.class);
    }

    public boolean hero() {
        return has(PlainTrait.Hero.class);
    }

    /** Whether it carries an upgrade of the command group. */
    public boolean command() {
        return has(Sergeant.class) || has(Musician.class) || has(Banner.class);
    }

    public boolean has(Class<?> trait) {
        return Traits.has(traits, trait);
    }
}
