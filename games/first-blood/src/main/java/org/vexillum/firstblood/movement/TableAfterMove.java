package org.vexillum.firstblood.movement;

import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Status;

/** The table as it would be after a move, for rules that look at places. */
final class TableAfterMove {
    private TableAfterMove() {}

    static Battle after(Battle battle, ModelPlaces places) {
        var copy = battle.copy();
        var regiment = copy.regiment(places.regiment().id());
        regiment.setStatus(Status.ON_TABLE);
        regiment.setGarrison(null);
        for (int model = 0; model < places.size(); model++) {
            var base = places.base(model);
            if (base != null) regiment.place(model, base.centre(), places.floor(model));
        }
        return copy;
    }
}
