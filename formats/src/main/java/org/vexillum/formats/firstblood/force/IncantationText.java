package org.vexillum.formats.firstblood.force;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.vexillum.firstblood.magic.Incantation;
import org.vexillum.firstblood.magic.Incantation.Aim;
import org.vexillum.firstblood.magic.Incantation.Effect;
import org.vexillum.firstblood.traits.TraitBook;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Lengths;

/** An incantation in one line: {@code Name: 8", attunement 2, enemy: 2 hits per success}. */
final class IncantationText {
    /** FB-MAGIC-09. */
    static final int USUAL_SUCCESSES = 2;

    private static final Pattern LINE =
            Pattern.compile(
                    "([^:]+):\\s*(self|propio|si mismo|[\\d.]+\\s*\"?)\\s*,\\s*"
                            + "(?:attunement|sintonia|sintonizacion)\\s*(\\d)"
                            + "(?:\\s*,\\s*(\\d) (?:successes|exitos))?"
                            + "(?:\\s*,\\s*(enemy|friend|self|enemigo|aliado|propio))?\\s*:\\s*(.+)",
                    Pattern.CASE_INSENSITIVE);

    private IncantationText() {}

    static String write(Incantation spell) {
        var range = spell.self() ? "self" : Lengths.show(spell.range()) + "\"";
        var successes =
                spell.successes() == USUAL_SUCCESSES ? "" : ", " + spell.successes() + " successes";
        var aim = spell.self() ? "" : ", " + Terms.written(spell.aim());
        return spell.name()
                + ": "
                + range
                + ", attunement "
                + spell.attunement()
                + successes
                + aim
                + ": "
                + effects(spell);
    }

    private static String effects(Incantation spell) {
        return spell.effects().stream().map(EffectText::write).collect(Collectors.joining("; "));
    }

    /** The incantation, or null if the line is none. */
    static @Nullable Incantation read(String line, TraitReader traits) {
        var found = LINE.matcher(unaccented(line));
        if (!found.matches()) return null;
        boolean self = !Character.isDigit(found.group(2).charAt(0));
        int range = self ? 0 : Lengths.inches(found.group(2).replace("\"", "").strip());
        var name = line.substring(0, line.indexOf(':')).strip();
        var aim = self ? Aim.SELF : aim(found.group(5));
        return new Incantation(
                name,
                range,
                Integer.parseInt(found.group(3)),
                found.group(4) == null ? USUAL_SUCCESSES : Integer.parseInt(found.group(4)),
                aim,
                effects(found.group(6), traits));
    }

    private static Aim aim(@Nullable String word) {
        if (word == null) return Aim.ENEMY;
        return switch (TraitBook.key(word)) {
            case "friend", "aliado" -> Aim.FRIEND;
            case "self", "propio" -> Aim.SELF;
            default -> Aim.ENEMY;
        };
    }

    static List<Effect> effects(String text, TraitReader traits) {
        var effects = new ArrayList<Effect>();
        for (var one : text.split(";"))
            if (!one.isBlank()) effects.add(EffectText.read(one.strip(), traits));
        return effects;
    }

    /** Accents would only be in the way of the pattern. */
    private static String unaccented(String line) {
        return java.text.Normalizer.normalize(line, java.text.Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "");
    }
}
