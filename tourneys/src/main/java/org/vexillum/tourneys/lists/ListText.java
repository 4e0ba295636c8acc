package org.vexillum.tourneys.lists;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.vexillum.tourneys.text.FoldedText;

/**
 * A list pasted as text.
 *
 * <p>One unit a line, such as {@code BookUnit [High Command] (2 CP) x1 (60 pts)}; head lines such
 * as {@code Faction: …} are understood, totals and rulers passed over.
 */
public record ListText(String faction, List<ListLine> lines) {
    private static final Pattern TAG = Pattern.compile("\\[([^\\]]*)]");
    private static final Pattern COMMAND =
            Pattern.compile(
                    "\\(\\s*(\\d{1,3})\\s*(?:CP|MAN|CMD|PM)\\s*\\)", Pattern.CASE_INSENSITIVE);
    private static final Pattern POINTS =
            Pattern.compile(
                    "\\(?\\s*(\\d{1,4})\\s*(?:pts?\\.?|ptos?\\.?|points|puntos)\\s*\\)?",
                    Pattern.CASE_INSENSITIVE);
    private static final Pattern BARE_POINTS = Pattern.compile("\\(\\s*(\\d{1,4})\\s*\\)\\s*$");
    private static final Pattern COUNT =
            Pattern.compile("(?:^|\\s)(?:[x×]\\s?(\\d{1,2})|(\\d{1,2})\\s?[x×])(?=\\s|$)");
    private static final Pattern HEAD =
            Pattern.compile("(?:faction|facción|faccion)\\s*:\\s*(.+)", Pattern.CASE_INSENSITIVE);
    private static final Pattern OTHER =
            Pattern.compile(
                    "[-=_*#\\s]*|#.*|//.*|(?:total|name|nombre|lista?|army|points|puntos)\\b\\s*[:=].*|\\d+\\s*/\\s*\\d+.*",
                    Pattern.CASE_INSENSITIVE);

    public ListText {
        lines = List.copyOf(lines);
    }

    public static ListText read(String text) {
        var faction = "";
        var lines = new ArrayList<ListLine>();
        for (var line : text.lines().map(String::strip).toList()) {
            var head = HEAD.matcher(line);
            if (head.matches()) faction = head.group(1).strip();
            else if (!OTHER.matcher(line).matches()) lines.add(line(line));
        }
        return new ListText(faction, lines);
    }

    private static ListLine line(String written) {
        var tags = new ArrayList<String>();
        TAG.matcher(written).results().forEach(tag -> tags.addAll(BookUnit.split(tag.group(1))));
        var rest = TAG.matcher(written).replaceAll(" ");
        int command = first(COMMAND, rest);
        rest = COMMAND.matcher(rest).replaceAll(" ");
        int points = first(POINTS, rest);
        rest = POINTS.matcher(rest).replaceAll(" ");
        if (points == 0) {
            points = first(BARE_POINTS, rest);
            rest = BARE_POINTS.matcher(rest).replaceAll(" ");
        }
        int count = Math.max(1, first(COUNT, rest));
        rest = COUNT.matcher(rest).replaceAll(" ");
        if (rest.contains("*")) tags.add("Commander");
        var name = rest.replaceAll("[*•·()]|^\\s*[-–]|[-–:,]\\s*$", " ").strip();
        commander(name, tags);
        return new ListLine(bare(name), tags, count, points, command);
    }

    private static int first(Pattern pattern, String text) {
        var found = pattern.matcher(text);
        if (!found.find()) return 0;
        for (int group = 1; group <= found.groupCount(); group++)
            if (found.group(group) != null) return Integer.parseInt(found.group(group));
        return 0;
    }

    /** "Commander: Name" names the commander too. */
    private static void commander(String name, List<String> tags) {
        var first = FoldedText.words(name.split(":", 2)[0]);
        if (name.contains(":") && List.of("commander", "comandante").contains(first))
            tags.add("Commander");
    }

    private static String bare(String name) {
        int colon = name.indexOf(':');
        var first = colon < 0 ? "" : FoldedText.words(name.substring(0, colon));
        return List.of("commander", "comandante").contains(first)
                ? name.substring(colon + 1).strip()
                : name.replaceAll("\\s+", " ").strip();
    }
}
