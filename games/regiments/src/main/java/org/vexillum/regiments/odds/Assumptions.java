package org.vexillum.regiments.odds;

import java.util.Comparator;
import java.util.List;
import org.vexillum.regiments.combat.CasualtyPreference;
import org.vexillum.regiments.combat.WeaponGroup;
import org.vexillum.regiments.combat.WeaponLabels;
import org.vexillum.regiments.table.Unit;

/**
 * What players are taken to choose within a sequence.
 *
 * @param strikesBack the charged unit strikes back if it can
 * @param usesLimited Limited weapons are used
 * @param attackerPicks whom Takedown of the attacker singles out
 * @param targetPicks whom Takedown of the target singles out when it strikes
 * @param attackerGivesUp who of the attacker's models takes wounds first
 * @param targetGivesUp who of the target's models takes wounds first
 * @param weaponsFirst weapons resolved before others whose turn is the same, by the names that tell
 *     them apart in their unit
 */
public record Assumptions(
        boolean strikesBack,
        boolean usesLimited,
        TakedownPreference attackerPicks,
        TakedownPreference targetPicks,
        CasualtyPreference attackerGivesUp,
        CasualtyPreference targetGivesUp,
        List<String> weaponsFirst) {
    /** What the greedy bot does. */
    public static final Assumptions DEFAULT =
            new Assumptions(
                    true,
                    true,
                    TakedownPreference.DEAREST,
                    TakedownPreference.DEAREST,
                    CasualtyPreference.NOBODY,
                    CasualtyPreference.NOBODY,
                    List.of());

    public Assumptions {
        weaponsFirst = List.copyOf(weaponsFirst);
    }

    /** Weapons in the order in which they are resolved (AOFR-SHOOT-07). */
    public List<WeaponGroup> inOrder(List<WeaponGroup> weapons, Unit unit) {
        if (weaponsFirst.isEmpty()) return weapons;
        return weapons.stream()
                .sorted(
                        Comparator.comparingInt(WeaponGroup::turn)
                                .thenComparingInt(group -> turn(group, unit)))
                .toList();
    }

    private int turn(WeaponGroup group, Unit unit) {
        int named = weaponsFirst.indexOf(WeaponLabels.label(unit, group.weapon()));
        return named < 0 ? weaponsFirst.size() : named;
    }
}
