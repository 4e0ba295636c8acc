package org.vexillum.firstblood.movement;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.table.Regiment;

/** Sets models down at the ends of their ways. */
final class Treks {
    private Treks() {}

    static List<MoveEvents.Trek> go(Regiment regiment, List<Route> routes) {
        var treks = new ArrayList<MoveEvents.Trek>(routes.size());
        for (var route : routes) {
            regiment.place(route.model(), route.path().to(), route.toFloor());
            treks.add(
                    new MoveEvents.Trek(
                            route.model(), route.path().points(), route.toFloor(), route.cost()));
        }
        return treks;
    }
}
