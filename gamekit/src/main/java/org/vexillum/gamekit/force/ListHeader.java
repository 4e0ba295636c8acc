package org.vexillum.gamekit.force;

import java.util.regex.Pattern;
import org.vexillum.kernel.Nullable;

/**
 * The first line of a pasted list, such as {@code ++ Name [GAME 1495/1500pts] [8 Units] ++}.
 *
 * @param total what the units are said to cost, or 0
 * @param limit the agreed points; the same as the total if only one number stands there
 */
public record ListHeader(String name, int total, int limit) {
    private static final Pattern BRACKETS = Pattern.compile("\\[([^\\]]*)(?:\\]|$)");

    /** What is left of a line that parted the name from what stood in brackets. */
    private static final Pattern DASHES = Pattern.compile("[\\s\\-–—]+$");

    private static final Pattern POINTS =
            Pattern.compile(
                    "(?:\\D*\\s)?(\\d{1,6})(?:\\s*/\\s*(\\d{1,6}))?\\s*(?:pts?|points?|puntos?)?\\.?",
                    Pattern.CASE_INSENSITIVE);

    /** The header, or null if the line is none. */
    public static @Nullable ListHeader read(String line) {
        boolean marked = line.startsWith("++");
        var text = line.replaceAll("^\\++|\\++$", "").strip();
        int total = 0;
        int limit = 0;
        var brackets = BRACKETS.matcher(text);
        while (brackets.find()) {
            var points = POINTS.matcher(brackets.group(1).strip());
            if (total > 0 || !points.matches()) continue;
            total = Integer.parseInt(points.group(1));
            limit = points.group(2) == null ? total : Integer.parseInt(points.group(2));
        }
        if (!marked && total == 0) return null;
        var named = BRACKETS.matcher(text).replaceAll("").strip();
        var name = DASHES.matcher(named).replaceAll("");
        return new ListHeader(name, total, limit);
    }
}
