package org.vexillum.regiments.kit.force;

import org.vexillum.gamekit.Problems;

/** How many of each weapon a pasted unit has when its line does not say. */
final class PastedWeapons {
    private PastedWeapons() {}

    /**
     * A weapon without a number stands there once, as list builders print it.
     *
     * <p>Only where no weapon has a number and there are too few of them to go round, everybody is
     * meant to have one.
     */
    static void settle(UnitDraft unit, Problems problems) {
        boolean each = unit.size > 1 && unit.weapons.stream().allMatch(PastedWeapons::uncounted);
        boolean assumed = false;
        for (int i = 0; i < unit.weapons.size(); i++) {
            var weapon = unit.weapons.get(i);
            if (!uncounted(weapon)) continue;
            boolean everybody = each && ofKind(unit, weapon) < unit.size;
            assumed |= everybody;
            unit.weapons.set(i, weapon.counted(everybody ? unit.size : 1));
        }
        if (assumed) problems.note(unit.place, "text.weapon-each", unit.name);
    }

    private static long ofKind(UnitDraft unit, WeaponDraft like) {
        return unit.weapons.stream().filter(each -> each.melee() == like.melee()).count();
    }

    private static boolean uncounted(WeaponDraft weapon) {
        return weapon.count() == WeaponDraft.EACH;
    }
}
