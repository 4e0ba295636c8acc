package org.vexillum.regiments.kit.force;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.vexillum.regiments.army.Force;
import org.vexillum.regiments.army.UnitCard;

/** A unit in one line, in more or fewer words. */
record ChatLines(Force force, CardText cards) {
    /** In full, without the rules of weapons, without weapons, and by its name alone. */
    static List<Function<UnitCard, String>> ways(Force force, CardText cards) {
        var lines = new ChatLines(force, cards);
        return List.of(lines::full, lines::brief, lines::bare, unit -> mark(unit) + unit.name());
    }

    private static String mark(UnitCard unit) {
        return unit.hero() ? "★ " : "";
    }

    private String full(UnitCard unit) {
        var weapons = String.join(", ", cards.weapons(unit));
        return bare(unit) + (weapons.isEmpty() ? "" : " | " + weapons);
    }

    private String brief(UnitCard unit) {
        var weapons =
                cards.weapons(unit).stream()
                        .map(weapon -> weapon.substring(0, weapon.indexOf(" (")))
                        .collect(Collectors.joining(", "));
        return bare(unit) + (weapons.isEmpty() ? "" : " | " + weapons);
    }

    private String bare(UnitCard unit) {
        var host = force.host(unit);
        var joined = host == null ? "" : " → " + host.name();
        return mark(unit) + cards.title(unit) + cards.rules(unit) + joined;
    }
}
