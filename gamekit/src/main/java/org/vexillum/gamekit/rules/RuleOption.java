package org.vexillum.gamekit.rules;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A reading on which tables differ, chosen when a match is set up.
 *
 * @param values the values to choose from; empty where any value of the described kind will do
 * @param described the values as the ledger lists or describes them
 * @param defaults the default as the ledger states it, with its conditions if it has any
 * @param note what the ledger adds, or nothing
 */
public record RuleOption(
        String name, List<String> values, Bilingual described, Bilingual defaults, Bilingual note) {

    private static final Pattern DECLARED =
            Pattern.compile("(\\w+) \\((.+)[;,] default ([^)]+)\\)(?:: (.+))?");

    /** Whether the match may be set up with this value, as far as the ledger tells. */
    public boolean accepts(String value) {
        return values.isEmpty() ? !value.isBlank() : values.contains(value);
    }

    /** The value that holds when nothing is said, in an ordinary match. */
    public String defaultValue() {
        for (var part : defaults.en().split(", "))
            if (part.endsWith(" elsewhere")) return firstWord(part);
        return values.isEmpty() ? defaults.en() : firstWord(defaults.en());
    }

    /** Reads the field {@code option} in both languages; a mere condition declares nothing. */
    static Optional<RuleOption> parse(Bilingual field) {
        var en = DECLARED.matcher(field.en());
        var es = DECLARED.matcher(field.es());
        if (!en.matches() || !es.matches()) return Optional.empty();
        var listed = List.of(en.group(2).split(", | \\| "));
        var values = listed.contains(firstWord(en.group(3))) ? listed : List.<String>of();
        return Optional.of(
                new RuleOption(
                        en.group(1), values, both(en, es, 2), both(en, es, 3), both(en, es, 4)));
    }

    private static String firstWord(String text) {
        return text.split(" ", 2)[0];
    }

    private static Bilingual both(Matcher en, Matcher es, int group) {
        return new Bilingual(
                Optional.ofNullable(en.group(group)).orElse(""),
                Optional.ofNullable(es.group(group)).orElse(""));
    }
}
