package org.vexillum.gamekit.force;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.vexillum.gamekit.Words;

/**
 * A force for a chat: under 2,000 characters, one unit a line.
 *
 * <p>A long list is told in fewer words, way by way, and at last not to its end.
 *
 * @param head the name of the force, its points and the limit
 * @param ways to write a unit, from the longest to the shortest
 * @param signature the program and its version, for the last line
 */
public record ChatRoster<U>(
        String head, List<U> units, List<Function<U, String>> ways, Words words, String signature) {
    public static final int MOST = 2000;
    private static final int LONGEST_NAME = 100;

    /** The first line of a roster for a chat. */
    public static String head(Words words, String name, int points, int limit) {
        return words.say("chat.head", cut(name), points, limit > 0 ? limit : points);
    }

    /** A name that leaves room for others. */
    private static String cut(String name) {
        return name.length() <= LONGEST_NAME ? name : name.substring(0, LONGEST_NAME);
    }

    /** The text with its ends of line. */
    public String write() {
        for (var way : ways) {
            var text = text(way, units.size());
            if (text.length() < MOST) return text;
        }
        int shown = units.size();
        var text = "";
        do text = text(unit -> cut(ways.getLast().apply(unit)), --shown);
        while (shown > 0 && text.length() >= MOST);
        return text;
    }

    private String text(Function<U, String> way, int shown) {
        var lines = new ArrayList<String>();
        lines.add(head);
        for (var unit : units.subList(0, shown)) lines.add(way.apply(unit));
        int left = units.size() - shown;
        if (left > 0) lines.add(words.say("chat.more", left));
        lines.add(signature);
        return String.join("\n", lines) + "\n";
    }
}
