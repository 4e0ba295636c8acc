package org.vexillum.server.play;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Table;

/** Those who are in a room, and what they are told. */
final class RoomVisitors {
    private final LiveRoom.Elsewhere elsewhere;
    private final List<Visitor> visitors = new ArrayList<>();

    RoomVisitors(LiveRoom.Elsewhere elsewhere) {
        this.elsewhere = elsewhere;
    }

    void add(Visitor visitor) {
        visitors.add(visitor);
    }

    void remove(Visitor visitor) {
        visitors.remove(visitor);
    }

    boolean contains(Visitor visitor) {
        return visitors.contains(visitor);
    }

    boolean isEmpty() {
        return visitors.isEmpty();
    }

    int size() {
        return visitors.size();
    }

    void closeAll() {
        for (var each : List.copyOf(visitors)) each.close();
    }

    /** The sides that sit here. */
    Set<Side> sides() {
        var sides = EnumSet.noneOf(Side.class);
        for (var visitor : visitors) sides.addAll(visitor.seat().sides());
        return sides;
    }

    /** Which sides are there, here or at another server; bots always are. */
    Map<Side, Boolean> here(Room<?> room) {
        var here = new TreeMap<Side, Boolean>();
        var sides = sides();
        for (var side : Side.values())
            here.put(
                    side, !room.row().played(side) || sides.contains(side) || elsewhere.here(side));
        return here;
    }

    /** Says the same to everybody. */
    void say(Map<String, Object> message) {
        for (var each : visitors) each.send(message);
    }

    /** Tells everybody how things stand; whoever has lost his seat comes again. */
    <T extends Table<T>> void tellAll(OpenRoom<T> inside) {
        var doors = inside.room().affairs().doors();
        for (var each : List.copyOf(visitors)) {
            if (each.mustComeAgain(doors)) {
                visitors.remove(each);
                each.close();
            } else tell(each, inside);
        }
    }

    <T extends Table<T>> void tell(Visitor visitor, OpenRoom<T> inside) {
        if (visitor.ready()) visitor.send(inside.states().state(visitor, here(inside.room())));
    }
}
