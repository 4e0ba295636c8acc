package org.vexillum.regiments.kit.force;

import java.util.List;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.force.WrittenRule;

/**
 * A weapon as a list names it.
 *
 * @param count copies in the whole unit; {@link #EACH} for one in the hands of every model
 * @param range in units of 0.01 mm; 0 for a melee weapon
 */
record WeaponDraft(
        int count, String name, int range, int attacks, List<WrittenRule> rules, FilePlace place) {
    static final int EACH = 0;

    boolean melee() {
        return range == 0;
    }

    WeaponDraft counted(int copies) {
        return new WeaponDraft(copies, name, range, attacks, rules, place);
    }
}
