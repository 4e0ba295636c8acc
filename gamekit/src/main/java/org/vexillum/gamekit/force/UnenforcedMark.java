package org.vexillum.gamekit.force;

import java.util.Arrays;
import java.util.List;
import org.vexillum.gamekit.Words;
import org.vexillum.gamekit.rules.Lang;

/**
 * The mark beside special rules that nobody enforces, and the line of a roster that explains it.
 */
public final class UnenforcedMark {
    private static final String MARK = "*";
    private static final List<String> EXPLAINED =
            Arrays.stream(Lang.values())
                    .map(lang -> Words.in(lang).say("roster.unenforced", ""))
                    .toList();

    private UnenforcedMark() {}

    public static String marked(String rule) {
        return rule + MARK;
    }

    public static String unmarked(String rule) {
        var written = rule.strip();
        if (!written.endsWith(MARK)) return written;
        return written.substring(0, written.length() - MARK.length()).strip();
    }

    /** Whether a line is the explanation, in any language. */
    static boolean is(String line) {
        return EXPLAINED.stream().anyMatch(line::startsWith);
    }
}
