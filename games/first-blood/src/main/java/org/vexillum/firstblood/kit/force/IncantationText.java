package org.vexillum.firstblood.kit.force;

import java.text.Normalizer;
import java.text.Normalizer.Form;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.vexillum.firstblood.magic.Incantation;
import org.vexillum.firstblood.magic.Incantation.Aim;
import org.vexillum.firstblood.magic.Incantation.Effect;
import org.vexillum.firstblood.traits.TraitBook;
import org.vexillum.gamekit.Words;
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
                            + "(?:\\s*,\\s*(enemy|friend|self|enemigo|aliado|amigo|propio))?\\s*:\\s*(.+)",
                    Pattern.CASE_INSENSITIVE);

    private IncantationText() {}

    static String write(Incantation spell, Words words) {
        var parts = new ArrayList<String>();
        parts.add(
                spell.self()
                        ? GameTerms.said(Aim.SELF, words)
                        : Lengths.show(spell.range()) + "\"");
        parts.add(words.say("blood.attunement", spell.attunement()));
        if (spell.successes() != USUAL_SUCCESSES)
            parts.add(words.say("blood.successes", spell.successes()));
        if (!spell.self()) parts.add(GameTerms.said(spell.aim(), words));
        return spell.name() + ": " + String.join(", ", parts) + ": " + effects(spell, words);
    }

    private static String effects(Incantation spell, Words words) {
        return spell.effects().stream()
                .map(effect -> EffectText.write(effect, words))
                .collect(Collectors.joining("; "));
    }

    /** The incantation, or null if the line is none. */
    static @Nullable Incantation read(String line, TraitReader traits) {
        var plain = unaccented(line);
        var found = LINE.matcher(plain);
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
                effects(line.substring(found.start(6)), traits));
    }

    private static Aim aim(@Nullable String word) {
        if (word == null) return Aim.ENEMY;
        return switch (TraitBook.key(word)) {
            case "friend", "aliado", "amigo" -> Aim.FRIEND;
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

    /** Accents would only be in the way of the pattern; every letter keeps its place. */
    private static String unaccented(String line) {
        var plain = new StringBuilder();
        for (int i = 0; i < line.length(); i++)
            plain.append(Normalizer.normalize(line.substring(i, i + 1), Form.NFD).charAt(0));
        return plain.toString();
    }
}
