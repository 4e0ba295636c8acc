package org.vexillum.regiments.magic;

import org.vexillum.regiments.shooting.Lines;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** Whether a caster's eye and arm reach a unit: sight in any direction, the spell's own range. */
final class Reach {
    private final Lines lines;

    Reach(Battle battle) {
        lines = new Lines(battle);
    }

    /** AOFR-SR-CASTER-3. Units without a place are taken to be near and seen. */
    boolean reaches(Unit unit, int slot, Unit target, int range) {
        if (unit.place() == null || target.place() == null || unit == target) return true;
        return lines.reaches(unit, slot, target, range);
    }
}
