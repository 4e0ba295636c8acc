package org.vexillum.regiments.table;

import org.vexillum.kernel.dice.SeededDice;
import org.vexillum.kernel.match.Fingerprints;
import org.vexillum.kernel.state.Fingerprint;
import org.vexillum.kernel.state.Joint;
import org.vexillum.kernel.state.Packed;

/** Everything about a unit that can change, as a hash. */
final class UnitFingerprint {
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private static final Fingerprint<Unit> STATE =
            Fingerprint.of(
                    UnitState.ALL,
                    UnitState.STATUS,
                    Packed.of(UnitState.ALL.flags()).and(UnitState.WOUNDS_TAKEN, 8),
                    UnitState.SLOTS,
                    Joint.of(
                            UnitFingerprint::models,
                            UnitState.WOUNDS,
                            UnitState.TOKENS,
                            UnitState.SPENT),
                    UnitState.ENDANGERED,
                    UnitState.BOONS,
                    UnitState.FRONT);

    private UnitFingerprint() {}

    static long add(long hash, Unit unit) {
        return STATE.add(Fingerprints.add(hash, unit.id()), unit);
    }

    private static long models(long hash, Unit unit) {
        for (int model = 0; model < unit.startingSize(); model++)
            hash = Fingerprints.add(hash, model(unit, model));
        return hash;
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
