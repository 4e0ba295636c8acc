package org.vexillum.regiments.odds;

import java.util.Comparator;
import java.util.List;
import org.vexillum.regiments.combat.GivenUp;
import org.vexillum.regiments.combat.WeaponGroup;

/**
 * What players are taken to choose within a sequence.
 *
 * @param strikesBack the charged unit strikes back if it can
 * @param usesLimited Limited weapons are used
 * @param picked the model of the target at which Takedown aims, or -1 for the unit as a whole
 * @param attackerGivesUp who of the attacker's models takes wounds first
 * @param targetGivesUp who of the target's models takes wounds first
 * @param weaponsFirst weapons resolved before others whose turn is the same, by name
 */
public record Assumptions(
        boolean strikesBack,
        boolean usesLimited,
        int picked,
        GivenUp attackerGivesUp,
        GivenUp targetGivesUp,
        List<String> weaponsFirst) {
    /** What the greedy bot does. */
    public static final Assumptions DEFAULT = new Assumptions(true, true, -1);

    public Assumptions {
        weaponsFirst = List.copyOf(weaponsFirst);
    }

    /** With casualties and weapons in the engine's order. */
    public Assumptions(boolean strikesBack, boolean usesLimited, int picked) {
        this(strikesBack, usesLimited, picked, GivenUp.NOBODY, GivenUp.NOBODY, List.of());
    }

    /** Weapons in the order in which they are resolved (AOFR-SHOOT-07). */
    public List<WeaponGroup> inOrder(List<WeaponGroup> weapons) {
        if (weaponsFirst.isEmpty()) return weapons;
        return weapons.stream()
                .sorted(Comparator.comparingInt(WeaponGroup::turn).thenComparingInt(this::turn))
                .toList();
    }

    private int turn(WeaponGroup group) {
        int named = weaponsFirst.indexOf(group.weapon().name());
        return named < 0 ? weaponsFirst.size() : named;
    }
}
