package org.vexillum.regiments.kit.force;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.vexillum.gamekit.Words;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.regiments.army.Force;
import org.vexillum.regiments.army.UnitCard;
import org.vexillum.regiments.traits.Trait;

/** A force as neat text: its unit cards, its own traits, its spells. */
public final class Roster {
    private final Force force;
    private final Words words;
    private final CardText cards;
    private final List<String> lines = new ArrayList<>();

    private Roster(Force force, Lang lang) {
        this.force = force;
        this.words = Words.in(lang);
        this.cards = new CardText(words);
    }

    /** The lines of the roster, without ends of line. */
    public static List<String> lines(Force force, Lang lang) {
        return new Roster(force, lang).write();
    }

    private List<String> write() {
        lines.add(head());
        for (var unit : force.units()) if (force.host(unit) == null) block(unit);
        own();
        spells();
        unenforced();
        return lines;
    }

    /** Total and limit in the first line, as players paste it. */
    private String head() {
        int limit = force.limit() > 0 ? force.limit() : force.points();
        return "++ " + force.name() + " [" + force.points() + "/" + limit + "pts] ++";
    }

    /** A hero stands above the unit that he joins. */
    private void block(UnitCard unit) {
        lines.add("");
        for (var hero : force.joined(unit)) {
            card(hero);
            lines.add("| " + words.say("roster.joined"));
        }
        card(unit);
    }

    private void card(UnitCard unit) {
        lines.add(cards.title(unit) + cards.rules(unit));
        var weapons = cards.weapons(unit);
        if (!weapons.isEmpty()) lines.add(String.join(", ", weapons));
        lines.add(cards.footprint(unit));
    }

    private void own() {
        var own = OwnTraits.of(force);
        if (own.isEmpty()) return;
        heading("roster.own");
        var text = new OwnTraitText(words);
        own.forEach((name, effects) -> lines.add("- " + name + ": " + text.describe(effects)));
    }

    private void spells() {
        if (force.spells().isEmpty()) return;
        heading("roster.spells");
        for (var spell : force.spells()) lines.add("- " + cards.spell(spell));
    }

    private void unenforced() {
        var unknown =
                force.units().stream()
                        .flatMap(unit -> unit.unenforced().stream())
                        .map(Trait::written)
                        .distinct()
                        .collect(Collectors.joining(", "));
        if (unknown.isEmpty()) return;
        lines.add("");
        lines.add(words.say("roster.unenforced", unknown));
    }

    private void heading(String key) {
        lines.add("");
        lines.add(words.say(key));
    }
}
