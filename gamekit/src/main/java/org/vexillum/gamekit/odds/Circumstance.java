package org.vexillum.gamekit.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NodeReader;

/**
 * Something that two units alone do not tell.
 *
 * @param id its name in calls and links
 * @param actions for which it counts; empty if for all
 * @param excludes those that cannot hold together with it
 */
public record Circumstance(String id, Kind kind, List<String> actions, List<String> excludes) {
    /** How it is entered. */
    public enum Kind {
        FLAG,
        NUMBER,
        TEXT
    }

    /** One that counts for one action and excludes no other. */
    public static Circumstance of(String id, Kind kind, String action) {
        return new Circumstance(id, kind, List.of(action), List.of());
    }

    /** The same under another name. */
    public Circumstance called(String name) {
        return new Circumstance(name, kind, actions, excludes);
    }

    /** Whether it counts for an action. */
    public boolean countsFor(String action) {
        return actions.isEmpty() || actions.contains(action);
    }

    /**
     * Refuses a field that says something of another action.
     *
     * @param given what a file says
     * @throws FileFault if there is one
     */
    public static void refuseOthers(FieldGroup given, String action, List<Circumstance> known) {
        for (var one : known) {
            var node = given.get(one.id);
            if (node == null || one.countsFor(action)) continue;
            if (one.kind != Kind.FLAG || NodeReader.flag(node))
                throw new FileFault(node.place(), "not-for-action", one.id, action);
        }
    }

    /** Several of a kind that count for the same actions. */
    public static List<Circumstance> all(Kind kind, List<String> actions, String... ids) {
        var all = new ArrayList<Circumstance>();
        for (var id : ids) all.add(new Circumstance(id, kind, actions, List.of()));
        return all;
    }

    /** Flags of which at most one holds. */
    public static List<Circumstance> oneOf(List<String> actions, String... ids) {
        var all = new ArrayList<Circumstance>();
        for (var id : ids) {
            var others = Stream.of(ids).filter(other -> !other.equals(id)).toList();
            all.add(new Circumstance(id, Kind.FLAG, actions, others));
        }
        return all;
    }
}
