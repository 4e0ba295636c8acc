package org.vexillum.formats.force;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.vexillum.formats.Words;
import org.vexillum.regiments.army.Force;
import org.vexillum.regiments.army.UnitCard;
import org.vexillum.rulebook.Lang;

/**
 * A force for a chat: under 2,000 characters, one unit a line, heroes marked with a star.
 *
 * <p>A long list is told in fewer words: first without the rules of weapons, then without weapons.
 */
public final class ChatRoster {
    static final int MOST = 2000;

    private final Force force;
    private final Words words;
    private final CardText cards;

    private ChatRoster(Force force, Lang lang) {
        this.force = force;
        this.words = Words.in(lang);
        this.cards = new CardText(words);
    }

    /**
     * The text with its ends of line.
     *
     * @param signature the program and its version, for the last line
     */
    public static String of(Force force, Lang lang, String signature) {
        return new ChatRoster(force, lang).write(signature);
    }

    private String write(String signature) {
        List<Function<UnitCard, String>> ways =
                List.of(this::full, this::brief, this::bare, unit -> mark(unit) + unit.name());
        for (var way : ways) {
            var text = text(way, force.units().size(), signature);
            if (text.length() < MOST) return text;
        }
        return cut(signature);
    }

    private String text(Function<UnitCard, String> way, int shown, String signature) {
        var lines = new ArrayList<String>();
        lines.add(head());
        for (var unit : force.units().subList(0, shown)) lines.add(way.apply(unit));
        int left = force.units().size() - shown;
        if (left > 0) lines.add(words.say("chat.more", left));
        lines.add(signature);
        return String.join("\n", lines) + "\n";
    }

    private String cut(String signature) {
        int shown = force.units().size();
        var text = "";
        do text = text(this::name, --shown, signature);
        while (shown > 0 && text.length() >= MOST);
        return text;
    }

    private String head() {
        int limit = force.limit() > 0 ? force.limit() : force.points();
        var name = force.name().length() <= 100 ? force.name() : force.name().substring(0, 100);
        return words.say("chat.head", name, force.points(), limit);
    }

    private String name(UnitCard unit) {
        var name = mark(unit) + unit.name();
        return name.length() <= 100 ? name : name.substring(0, 100);
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
