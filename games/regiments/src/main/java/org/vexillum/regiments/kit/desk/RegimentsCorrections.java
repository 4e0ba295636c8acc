package org.vexillum.regiments.kit.desk;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.desk.RequestFields;
import org.vexillum.gamekit.desk.RequestRefused;
import org.vexillum.gamekit.state.Agreed;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Correction;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.table.UnitState;

/** What players agree on in Regiments, as the protocol writes it. */
record RegimentsCorrections(Battle battle) {
    static final List<String> STATES = Agreed.names(UnitState.ALL);

    Correction read(List<RequestFields> changes) {
        var read = new ArrayList<Correction.Change>();
        for (var change : changes) read.add(change(change));
        return new Correction(read);
    }

    private Correction.Change change(RequestFields change) {
        if (change.has("marker")) return new Correction.OwnerOf(marker(change), owner(change));
        var unit = unit(change.text("unit"));
        if (change.has("to")) return new Correction.Place(unit.id(), pose(unit, change));
        if (change.has("wounds"))
            return new Correction.WoundsOf(unit.id(), model(unit, change), change.whole("wounds"));
        if (change.flag("remove")) return new Correction.Remove(unit.id(), model(unit, change));
        var flag = Agreed.flag(UnitState.ALL, change.text("set"));
        return Correction.set(unit.id(), flag, change.flag("on"));
    }

    private Unit unit(String id) {
        for (var unit : battle.units()) if (unit.id().equals(id)) return unit;
        throw RequestRefused.wrong("no-unit", id);
    }

    private static int model(Unit unit, RequestFields change) {
        int model = change.whole("model");
        for (int slot = 0; slot < unit.living(); slot++)
            if (unit.inSlot(slot) == model) return model;
        throw RequestRefused.wrong("no-unit", unit.id() + " #" + model);
    }

    private static Pose pose(Unit unit, RequestFields change) {
        var to = change.point("to");
        var facing = change.wholeOrNull("facing");
        var now = unit.place();
        if (now == null || !unit.onTable()) throw RequestRefused.wrong("not-placed");
        if (facing == null) facing = now.facing();
        return new Pose(to.x(), to.y(), facing);
    }

    private int marker(RequestFields change) {
        int marker = change.whole("marker");
        if (marker < 0 || marker >= battle.markers().size())
            throw RequestRefused.wrong("no-kind", String.valueOf(marker));
        return marker;
    }

    private static @Nullable Side owner(RequestFields change) {
        return change.has("owner") ? Side.valueOf(change.oneOf("owner", "A", "B")) : null;
    }
}
