package org.vexillum.server.games;

import java.util.List;
import java.util.Map;
import org.vexillum.server.Json;

/**
 * What a force begins with in a form.
 *
 * @param list the field of a force that holds its units
 */
public record Blanks(String list, Map<String, Object> force, Map<String, Object> unit) {
    static final Blanks REGIMENTS =
            new Blanks(
                    "units",
                    Json.object("game", "regiments", "name", "", "limit", 750),
                    Json.object(
                            "id",
                            "",
                            "name",
                            "",
                            "size",
                            5,
                            "quality",
                            4,
                            "defense",
                            4,
                            "points",
                            50,
                            "base",
                            25,
                            "rules",
                            List.of(),
                            "weapons",
                            List.of(weapon())));

    static final Blanks FIRST_BLOOD =
            new Blanks(
                    "regiments",
                    Json.object("game", "first-blood", "edition", 2, "name", "", "limit", 750),
                    Json.object(
                            "id",
                            "",
                            "name",
                            "",
                            "points",
                            100,
                            "models",
                            6,
                            "type",
                            "infantry",
                            "class",
                            "medium",
                            "base",
                            25,
                            "profile",
                            "M5 V1 C2 A1 W1 R2 D2 E0",
                            "rules",
                            List.of()));

    static final Blanks WARCROW =
            new Blanks(
                    "units",
                    Json.object("game", "warcrow", "name", ""),
                    Json.object(
                            "name",
                            "",
                            "command",
                            0,
                            "conquest",
                            1,
                            "modifier",
                            0,
                            "willpower",
                            "orange",
                            "morale",
                            3,
                            "troops",
                            1,
                            "keywords",
                            List.of()));

    private static Map<String, Object> weapon() {
        return Json.object("name", "Spear", "range", 0, "attacks", 1, "rules", List.of());
    }
}
