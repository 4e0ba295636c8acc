package org.vexillum.regiments.kit.force;

import java.util.List;

/** Hands weapons to models. */
final class WeaponDistribution {
    private WeaponDistribution() {}

    /** Each copy to the model with the fewest weapons of its kind, the foremost of those. */
    static void issue(WeaponDraft weapon, List<ModelBuilder> recruits) {
        if (weapon.count() == WeaponDraft.EACH) {
            for (var recruit : recruits) recruit.weapons.add(weapon);
            return;
        }
        int most = Math.min(weapon.count(), recruits.size() * (ModelBuilder.MOST_WEAPONS + 1));
        for (int copy = 0; copy < most; copy++) neediest(weapon, recruits).weapons.add(weapon);
    }

    private static ModelBuilder neediest(WeaponDraft weapon, List<ModelBuilder> recruits) {
        var neediest = recruits.getFirst();
        for (var recruit : recruits)
            if (recruit.armed(weapon) < neediest.armed(weapon)) neediest = recruit;
        return neediest;
    }
}
