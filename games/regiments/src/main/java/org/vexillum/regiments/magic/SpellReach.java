package org.vexillum.regiments.magic;

import org.vexillum.regiments.shooting.ShootingLines;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** Whether a caster's eye and arm reach a unit: sight in any direction, the spell's own range. */
final class SpellReach {
    private final ShootingLines lines;

    SpellReach(Battle battle) {
        lines = new ShootingLines(battle);
    }

    /** AOFR-SR-CASTER-3. Units without a place are taken to be near and seen. */
    boolean reaches(Unit unit, int slot, Unit target, int range) {
        if (unit.place() == null || target.place() == null || unit == target) return true;
        return lines.reaches(unit, slot, target, range);
    }
}
