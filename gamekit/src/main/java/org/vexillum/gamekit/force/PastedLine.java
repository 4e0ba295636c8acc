package org.vexillum.gamekit.force;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.vexillum.gamekit.FilePlace;

/**
 * A line of a pasted list, without the bullets, quotes and bold type of chats and forums.
 *
 * @param written the line as it stands in the list
 */
public record PastedLine(String text, boolean bulleted, String written, FilePlace place) {
    private static final Pattern BULLETS = Pattern.compile("^(?:[>•–-]\\s+|\\*\\s*)+");
    private static final Pattern REMARK = Pattern.compile("(?:#|//).*");
    private static final Pattern DECORATION = Pattern.compile("[\\s\\-=_*~+|]*");

    /** All lines that say something: no remarks, no rules across the page, no footnote of ours. */
    public static List<PastedLine> of(String list) {
        var lines = new ArrayList<PastedLine>();
        int number = 0;
        for (var each : list.split("\\R", -1)) {
            number++;
            var plain = each.replace("**", "").replace("\u00a0", " ").strip();
            if (silent(plain)) continue;
            var text = BULLETS.matcher(plain).replaceFirst("");
            boolean bulleted = text.length() < plain.length();
            lines.add(new PastedLine(text, bulleted, each.strip(), FilePlace.line(number)));
        }
        return lines;
    }

    private static boolean silent(String line) {
        return REMARK.matcher(line).matches()
                || DECORATION.matcher(line).matches()
                || UnenforcedMark.is(line);
    }
}
