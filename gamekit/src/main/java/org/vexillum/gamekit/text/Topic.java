package org.vexillum.gamekit.text;

import java.util.List;
import org.vexillum.kernel.Event;

/** What a line of the log is about, so that it can be filtered. */
public enum Topic {
    COMBAT,
    MOVEMENT,
    SCORES,
    OTHER;

    private static final List<String> FIGHTING =
            List.of("combat", "shooting", "morale", "magic", "characters");

    /** The chapters of the rulebook are packages. */
    public static Topic of(Event event) {
        var name = event.getClass().getPackageName();
        var chapter = name.substring(name.lastIndexOf('.') + 1);
        if (FIGHTING.contains(chapter)) return COMBAT;
        return switch (chapter) {
            case "movement" -> MOVEMENT;
            case "mission", "scenario" -> SCORES;
            default -> OTHER;
        };
    }
}
