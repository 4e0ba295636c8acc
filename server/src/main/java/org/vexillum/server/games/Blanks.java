package org.vexillum.server.games;

import java.util.List;
import java.util.Map;
import org.vexillum.server.Json;

/**
 * What a force begins with: in a form, or as a list to be typed.
 *
 * @param list the field of a force that holds its units
 * @param example a short list as players write it
 */
public record Blanks(
        String list, Map<String, Object> force, Map<String, Object> unit, String example) {
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
                            List.of(weapon())),
                    """
                    ++ Coast Watch [250/750pts] ++

                    Dock Guard [10] Q4+ D4+ | 150pts | Fearless
                    10x Spear (A1, Counter)

                    Gull Archers [5] Q4+ D5+ | 100pts
                    5x Long Bow (30", A1), 5x Knife (A1)
                    """);

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
                            List.of()),
                    """
                    ++ Coast Guard [190/400pts] ++

                    Captain [M5 V1 C3 A4 W4 R4 D3 E0] character infantry/medium 32mm CR8 | 90pts | Bravery

                    8x Spears [M5 V1 C2 A1 W1 R3 D2 E0] infantry/medium 25mm | 100pts | Shield, Support
                    """);

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
                            List.of()),
                    """
                    ++ Coast Vigil ++
                    Marshal [Officer] (2 CP) | conquest 1 | modifier 1 | willpower red orange | morale 4 | troops 1
                    Wall Guard | conquest 2 | willpower orange yellow | morale 3 | troops 5 | availability 2
                    """);

    private static Map<String, Object> weapon() {
        return Json.object("name", "Spear", "range", 0, "attacks", 1, "rules", List.of());
    }
}
