package org.vexillum.regiments.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.MultipliesWounds;
import org.vexillum.regiments.traits.PlainTrait;

/**
 * Equal weapons in the hands of several models; a type is a name with identical profile.
 *
 * @param models who uses it, once for each copy
 */
public record WeaponGroup(Weapon weapon, List<Integer> models) {
    public static final int LAST_TURN = 2;

    /** The weapons of a unit that pass, by type, in the order of the ranks. */
    public static List<WeaponGroup> of(Unit unit, Predicate<Weapon> which, IntPredicate who) {
        var groups = new ArrayList<WeaponGroup>();
        for (int slot = 0; slot < unit.living(); slot++) {
            int model = unit.inSlot(slot);
            if (who.test(slot)) collect(unit, model, which, groups);
        }
        groups.sort((one, other) -> one.turn() - other.turn());
        return groups;
    }

    /** The melee weapons of the two front rows (AOFR-MELEE-04). */
    public static List<WeaponGroup> melee(Unit unit, Predicate<Weapon> which) {
        int strikers = unit.strikers();
        return of(unit, weapon -> weapon.melee() && which.test(weapon), slot -> slot < strikers);
    }

    public static List<WeaponGroup> ranged(Unit unit) {
        return of(unit, weapon -> !weapon.melee(), _ -> true);
    }

    private static void collect(
            Unit unit, int model, Predicate<Weapon> which, List<WeaponGroup> groups) {
        var weapons = unit.weapons(model);
        for (int i = 0; i < weapons.size(); i++) {
            var weapon = weapons.get(i);
            if (which.test(weapon) && !unit.spent(model, i)) add(groups, weapon, model);
        }
    }

    private static void add(List<WeaponGroup> groups, Weapon weapon, int model) {
        for (var group : groups) {
            if (group.weapon != weapon && !group.weapon.equals(weapon)) continue;
            group.models.add(model);
            return;
        }
        var models = new ArrayList<Integer>();
        models.add(model);
        groups.add(new WeaponGroup(weapon, models));
    }

    /** Takedown first, then Deadly, then the rest (AOFR-SHOOT-07). */
    public int turn() {
        if (weapon.has(PlainTrait.Takedown.class)) return 0; // AOFR-SR-TAKEDOWN-3
        return weapon.has(MultipliesWounds.class) ? 1 : LAST_TURN; // AOFR-SR-DEADLY-2
    }

    public boolean limited() {
        return weapon.has(PlainTrait.Limited.class);
    }

    public int[] users() {
        int[] users = new int[models.size()];
        for (int i = 0; i < users.length; i++) users[i] = models.get(i);
        return users;
    }

    /** Marks the copies as used, once their dice are about to be rolled (AOFR-SR-LIMITED-1). */
    public void spend(Unit unit) {
        if (!limited()) return;
        for (int model : models)
            for (int i = 0; i < unit.weapons(model).size(); i++)
                if (unit.weapons(model).get(i).equals(weapon)) unit.spend(model, i);
    }
}
