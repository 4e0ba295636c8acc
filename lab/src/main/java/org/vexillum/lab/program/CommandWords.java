package org.vexillum.lab.program;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** A command as people write it, cut into words; quotes hold a word together. */
final class CommandWords {
    private static final Pattern WORD = Pattern.compile("'([^']*)'|\"([^\"]*)\"|[^\\s'\"]+");

    private CommandWords() {}

    static List<String> of(String command) {
        return WORD.matcher(command).results().map(CommandWords::word).toList();
    }

    private static String word(MatchResult found) {
        if (found.group(1) != null) return found.group(1);
        return found.group(2) != null ? found.group(2) : found.group();
    }
}
