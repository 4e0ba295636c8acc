package org.vexillum.regiments.odds;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.regiments.army.Weapon;
import org.vexillum.regiments.combat.AttackTarget;
import org.vexillum.regiments.combat.Cover;
import org.vexillum.regiments.combat.Takedown;
import org.vexillum.regiments.shooting.ShootingLines;
import org.vexillum.regiments.table.Unit;

/**
 * Whom a weapon with Takedown may single out from where the units stand, and what shelters that
 * model.
 *
 * @param reachable by shooter, as they stand before the first shot; all for who is not in it
 * @param covers by model; that of the unit for who is not in it
 */
public record TakedownTargets(Map<Integer, List<Integer>> reachable, Map<Integer, Cover> covers) {
    /** Where nobody said where units stand. */
    public static final TakedownTargets ALL = new TakedownTargets(Map.of(), Map.of());

    /** AOFR-SR-TAKEDOWN-1, AOFR-TERRAIN-02 */
    public static TakedownTargets of(
            ShootingLines lines, Unit shooter, Weapon weapon, Unit target, int[] models) {
        if (!Takedown.mayPick(weapon, target)) return ALL;
        var reachable = new LinkedHashMap<Integer, List<Integer>>();
        var covers = new LinkedHashMap<Integer, Cover>();
        for (int model : models)
            reachable.computeIfAbsent(
                    model, _ -> Takedown.sorted(lines.pickable(shooter, model, weapon, target)));
        for (int model : target.slots())
            covers.put(model, lines.coverOfModel(shooter, target, model));
        return new TakedownTargets(reachable, covers);
    }

    int[] pickable(int user, Unit target) {
        var within = reachable.get(user);
        int[] living = target.slots();
        if (within == null) return living;
        return Arrays.stream(living).filter(within::contains).toArray();
    }

    Cover cover(AttackTarget quarry, Cover ofUnit) {
        return quarry.picked() ? covers.getOrDefault(quarry.model(), ofUnit) : ofUnit;
    }
}
