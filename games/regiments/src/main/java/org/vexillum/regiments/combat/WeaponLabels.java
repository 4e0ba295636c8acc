package org.vexillum.regiments.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.table.Unit;

/**
 * The types of weapons in a unit, by names that tell them apart.
 *
 * <p>A type is a name with identical profile (AOFR-SHOOT-03). Where a hero's sword is not that of
 * his men, the second type is called "Sword #2", all through the battle.
 */
public final class WeaponLabels {
    private WeaponLabels() {}

    public static String label(Unit unit, Weapon weapon) {
        var before = new ArrayList<Weapon>();
        for (int model = 0; model < unit.startingSize(); model++) {
            if (repeats(unit, model)) continue;
            for (var type : unit.weapons(model)) {
                if (!type.name().equals(weapon.name())) continue;
                if (type.equals(weapon)) return written(weapon, before.size());
                if (!before.contains(type)) before.add(type);
            }
        }
        return weapon.name();
    }

    private static boolean repeats(Unit unit, int model) {
        return model > 0 && unit.card(model) == unit.card(model - 1);
    }

    public static @Nullable Weapon weapon(Unit unit, String label) {
        for (var type : types(unit)) if (label(unit, type).equals(label)) return type;
        return null;
    }

    private static String written(Weapon weapon, int namesakes) {
        return namesakes == 0 ? weapon.name() : weapon.name() + " #" + (namesakes + 1);
    }

    /** Every type on the unit's cards, whether its bearers live or not. */
    private static List<Weapon> types(Unit unit) {
        var types = new ArrayList<Weapon>();
        for (int model = 0; model < unit.startingSize(); model++) {
            if (repeats(unit, model)) continue;
            for (var weapon : unit.weapons(model)) if (!types.contains(weapon)) types.add(weapon);
        }
        return types;
    }
}
