package org.vexillum.rulebook;

import java.util.List;
import java.util.Optional;
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
        String name, List<String> values, String described, String defaults, String note) {

    private static final Pattern DECLARED =
            Pattern.compile("(\\w+) \\((.+)[;,] default ([^)]+)\\)(?:: (.+))?");

    /** Whether the match may be set up with this value, as far as the ledger tells. */
    public boolean accepts(String value) {
        return values.isEmpty() ? !value.isBlank() : values.contains(value);
    }

    /** The value that holds when nothing is said, in an ordinary match. */
    public String defaultValue() {
        for (var part : defaults.split(", "))
            if (part.endsWith(" elsewhere")) return part.substring(0, part.indexOf(' '));
        return values.isEmpty() ? defaults : defaults.split(" ", 2)[0];
    }

    /** Reads the field {@code option}; a mere condition declares nothing. */
    static Optional<RuleOption> parse(String field) {
        var match = DECLARED.matcher(field);
        if (!match.matches()) return Optional.empty();
        var listed = List.of(match.group(2).split(", | \\| "));
        var values = listed.contains(match.group(3).split(" ", 2)[0]) ? listed : List.<String>of();
        var note = match.group(4) == null ? "" : match.group(4);
        return Optional.of(
                new RuleOption(match.group(1), values, match.group(2), match.group(3), note));
    }
}
