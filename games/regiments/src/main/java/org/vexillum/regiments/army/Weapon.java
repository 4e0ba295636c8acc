package org.vexillum.regiments.army;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.Traits;

/**
 * A weapon as written on a card (AOFR-ARMY-03).
 *
 * @param range in units of 0.01 mm; 0 for a melee weapon
 */
public record Weapon(String name, int range, int attacks, List<Trait> traits) {
    public Weapon {
        traits = List.copyOf(traits);
    }

    public boolean melee() {
        return range == 0;
    }

    /** The same weapon with one more trait. */
    public Weapon with(Trait trait) {
        var more = new ArrayList<>(traits);
        more.add(trait);
        return new Weapon(name, range, attacks, more);
    }

    public boolean has(Class<?> trait) {
        return Traits.has(traits, trait);
    }
}
