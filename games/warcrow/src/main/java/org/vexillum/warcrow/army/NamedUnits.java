package org.vexillum.warcrow.army;

import java.util.List;
import java.util.Optional;

/** Units that the pack speaks of by name, in both languages (WC-BG-NAMES-03). */
public enum NamedUnits {
    /** Lost in the fog. */
    EXCLUDED(
            "WC-UNIT-BAN",
            "Amelia Hellbroth",
            "Nayra Caladren",
            "Naergon Caladren",
            "Trabor Slepmund",
            "Ormuk",
            "Iriavik Restless Pup",
            "Iriavik Cachorro impaciente",
            "Darach Wildling",
            "Darach Wilding",
            "Darach Brutamontes",
            "Oona",
            "Ludivine",
            "Jacques & Viralatas"),
    /** Those that only follow an excluded Character. */
    FOLLOWERS("WC-UNIT-BAN-02", "Mk-oS Automata", "Autómatas Mk-oS", "Coal", "Tizón"),
    /** Mercenaries, whether or not somebody wrote the keyword. */
    MERCENARIES(
            "WC-UNIT-MERC-01",
            "Vercana",
            "Ismail",
            "Ismail the Eighth Pillar",
            "Ismail el Octavo Pilar"),
    /** Miniatures of another game that need bigger bases. */
    BIGGER("WC-UNIT-BASE-01", "Kipleacht", "Mórnmab", "Crucible", "Crisol");

    /** The bases they come on, and those they are played on (WC-UNIT-BASE-01). */
    public static final int SOLD_MM = 55;

    public static final int PLAYED_MM = 60;

    private final String rule;
    private final List<List<String>> names;

    NamedUnits(String rule, String... names) {
        this.rule = rule;
        this.names = List.of(names).stream().map(UnitWords::of).toList();
    }

    public String rule() {
        return rule;
    }

    /** Whether a unit is one of these, also as a part of "character + followers". */
    public boolean holds(String name) {
        if (named(name)) return true;
        if (!name.contains("+")) return false;
        for (var part : name.split("\\+")) if (named(part)) return true;
        return false;
    }

    private boolean named(String name) {
        var words = UnitWords.of(name);
        if (names.contains(words)) return true;
        var letters = String.join("", words);
        return !letters.isEmpty()
                && names.stream().anyMatch(each -> String.join("", each).equals(letters));
    }

    /** The rule by which a unit may be in no company. */
    public static Optional<String> excludedBy(String name) {
        for (var kind : List.of(EXCLUDED, FOLLOWERS))
            if (kind.holds(name)) return Optional.of(kind.rule);
        return Optional.empty();
    }
}
