package org.vexillum.regiments.table;

import org.vexillum.kernel.dice.SeededDice;
import org.vexillum.kernel.match.Fingerprints;
import org.vexillum.regiments.RegimentsTypes;

/** Everything about a unit that can change, as a hash. */
final class UnitFingerprint {
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private UnitFingerprint() {}

    static long add(long hash, Unit unit) {
        hash = Fingerprints.add(hash, unit.id());
        hash = Fingerprints.add(hash, unit.status().ordinal());
        hash = Fingerprints.add(hash, flags(unit));
        for (int slot = 0; slot < unit.living(); slot++)
            hash = Fingerprints.add(hash, unit.inSlot(slot));
        for (int model = 0; model < unit.startingSize(); model++)
            hash = Fingerprints.add(hash, model(unit, model));
        for (int model : unit.endangered()) hash = Fingerprints.add(hash, model);
        for (var boon : unit.boons()) hash = Fingerprints.add(hash, RegimentsTypes.ALL.text(boon));
        var pose = unit.place();
        if (pose == null) return hash;
        hash = Fingerprints.add(hash, pose.x());
        hash = Fingerprints.add(hash, pose.y());
        return Fingerprints.add(hash, pose.facing());
    }

    /** What decides how it fights: who stands where, wounds, used weapons, tiredness, spells. */
    static long condition(Unit unit) {
        long hash = (long) (unit.shaken() ? 2 : 0) + (unit.fatigued() ? 1 : 0);
        for (int slot = 0; slot < unit.living(); slot++) {
            int model = unit.inSlot(slot);
            long one = model + ((long) unit.wounds(model) << 16) + ((long) unit.spent(model) << 32);
            hash = SeededDice.mix(hash + GOLDEN * (one + 1));
        }
        for (var boon : unit.boons()) hash = Fingerprints.add(hash, boon.toString());
        return hash;
    }

    private static long flags(Unit unit) {
        return bit(unit.activated(), 0)
                | bit(unit.shaken(), 1)
                | bit(unit.fatigued(), 2)
                | bit(unit.arrived(), 3)
                | bit(unit.fought(), 4)
                | (long) unit.woundsTaken() << 8;
    }

    private static long bit(boolean set, int place) {
        return set ? 1L << place : 0;
    }

    private static long model(Unit unit, int model) {
        long spent = 0;
        for (int weapon = 0; weapon < unit.weapons(model).size(); weapon++)
            spent |= bit(unit.spent(model, weapon), weapon);
        return unit.wounds(model) | (long) unit.tokens(model) << 8 | spent << 16;
    }
}
