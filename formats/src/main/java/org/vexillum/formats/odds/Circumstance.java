package org.vexillum.formats.odds;

import java.util.ArrayList;
import java.util.List;

/**
 * Something that two units alone do not tell.
 *
 * @param id its name in calls and links
 * @param actions for which it counts; empty if for all
 */
public record Circumstance(String id, Kind kind, List<String> actions) {
    /** How it is entered. */
    public enum Kind {
        FLAG,
        NUMBER,
        TEXT
    }

    /** Several of a kind that count for the same actions. */
    public static List<Circumstance> all(Kind kind, List<String> actions, String... ids) {
        var all = new ArrayList<Circumstance>();
        for (var id : ids) all.add(new Circumstance(id, kind, actions));
        return all;
    }
}
