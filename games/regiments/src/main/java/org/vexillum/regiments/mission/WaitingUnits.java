package org.vexillum.regiments.mission;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Status;
import org.vexillum.regiments.table.Unit;

/** The units that are not on the table yet. */
final class WaitingUnits {
    private WaitingUnits() {}

    static List<Unit> units(Battle battle, Side side, Status status) {
        var waiting = new ArrayList<Unit>();
        for (var unit : battle.units())
            if (unit.side() == side && unit.status() == status) waiting.add(unit);
        return waiting;
    }

    static boolean any(Battle battle, Side side, Status status) {
        for (var unit : battle.units())
            if (unit.side() == side && unit.status() == status) return true;
        return false;
    }

    static @Nullable Unit find(Battle battle, String id) {
        for (var unit : battle.units()) if (unit.id().equals(id)) return unit;
        return null;
    }
}
