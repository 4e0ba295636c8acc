package org.vexillum.regiments.kit.force;

import java.util.List;
import org.vexillum.gamekit.force.WrittenRule;

/**
 * Equal models of a unit whose models differ.
 *
 * @param rules besides those of the unit
 * @param weapons all that each of them carries
 */
record ModelDraft(
        int count,
        String name,
        int quality,
        int defense,
        List<WrittenRule> rules,
        List<WeaponDraft> weapons) {}
