package org.vexillum.gamekit.force;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Cuts lines of a pasted list into pieces, leaving alone what stands in parentheses. */
public final class LineSplitter {
    /**
     * A piece as players write it.
     *
     * @param count the number before an x, or 0 if there is none
     * @param inside what stands in the parentheses at the end, or empty
     */
    public record Piece(int count, String name, String inside, String whole) {}

    private static final Pattern COUNTED = Pattern.compile("(\\d{1,3})\\s*[x×X]\\s*(?=\\S)(.*)");

    private LineSplitter() {}

    public static List<String> split(String line) {
        var pieces = new ArrayList<String>();
        var piece = new StringBuilder();
        int depth = 0;
        for (int i = 0; i < line.length(); i++) {
            char letter = line.charAt(i);
            depth = Math.max(0, depth + (letter == '(' ? 1 : letter == ')' ? -1 : 0));
            if (depth == 0 && (letter == ',' || letter == ';' || plus(line, i))) {
                pieces.add(piece.toString());
                piece.setLength(0);
            } else piece.append(letter);
        }
        pieces.add(piece.toString());
        return pieces.stream().map(String::strip).filter(each -> !each.isEmpty()).toList();
    }

    /** Some write "Strider + 3x Sword (A1)" on one line. */
    private static boolean plus(String line, int at) {
        return line.startsWith(" + ", at - 1) && at > 0;
    }

    public static Piece piece(String text) {
        var counted = COUNTED.matcher(text);
        boolean has = counted.matches();
        var rest = has ? counted.group(2).strip() : text;
        int count = has ? Integer.parseInt(counted.group(1)) : 0;
        int open = rest.indexOf('(');
        if (open < 0) return new Piece(count, rest, "", rest);
        int close = rest.endsWith(")") ? rest.length() - 1 : rest.length();
        var inside = rest.substring(open + 1, Math.max(open + 1, close)).strip();
        return new Piece(count, rest.substring(0, open).strip(), inside, rest);
    }
}
