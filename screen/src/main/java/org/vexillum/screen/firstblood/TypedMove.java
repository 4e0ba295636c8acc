package org.vexillum.screen.firstblood;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;
import org.vexillum.firstblood.movement.Moves;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;

/**
 * Where the leader goes, in words: {@code 12.5 20} for a place, {@code north 5, east 2} or {@code
 * forward 5, right 2} from here, where forward is away from one's own edge.
 */
final class TypedMove {
    private static final String NUMBER = "(\\d{1,3}(?:\\.\\d{1,4})?)\"?";
    private static final Pattern PLACE = Pattern.compile("(?:to )?" + NUMBER + "[ ,]+" + NUMBER);
    private static final Pattern LEG = Pattern.compile("([a-z]+) " + NUMBER);

    private TypedMove() {}

    static @Nullable Object read(Gestures gestures, Regiment regiment, String words) {
        var plain =
                Normalizer.normalize(words, Normalizer.Form.NFD)
                        .replaceAll("\\p{M}", "")
                        .strip()
                        .toLowerCase(Locale.ROOT);
        if (plain.equals("stay") || plain.equals("quieto")) return Moves.STAY;
        var to = place(plain, regiment);
        return to == null ? null : gestures.together(to).answer();
    }

    private static @Nullable Point place(String words, Regiment regiment) {
        var place = PLACE.matcher(words);
        if (place.matches())
            return new Point(Lengths.inches(place.group(1)), Lengths.inches(place.group(2)));
        int[] leaders = regiment.leaders();
        var start = leaders.length == 0 ? null : regiment.place(leaders[0]);
        return start == null ? null : walked(start.centre(), words, regiment.side());
    }

    private static @Nullable Point walked(Point from, String words, Side side) {
        var at = from;
        for (var written : words.split("\\s*,\\s*")) {
            var leg = LEG.matcher(written);
            if (!leg.matches()) return null;
            int length = Lengths.inches(leg.group(2));
            var next = step(at, leg.group(1), length);
            if (next == null) next = ahead(at, leg.group(1), side == Side.A ? length : -length);
            if (next == null) return null;
            at = next;
        }
        return at;
    }

    private static @Nullable Point step(Point at, String direction, int length) {
        return switch (direction) {
            case "north", "norte" -> at.plus(0, length);
            case "south", "sur" -> at.plus(0, -length);
            case "east", "este" -> at.plus(length, 0);
            case "west", "oeste" -> at.plus(-length, 0);
            default -> null;
        };
    }

    /** Side A looks north, its rival south. */
    private static @Nullable Point ahead(Point at, String direction, int length) {
        return switch (direction) {
            case "forward", "adelante" -> at.plus(0, length);
            case "back", "atras" -> at.plus(0, -length);
            case "right", "derecha" -> at.plus(length, 0);
            case "left", "izquierda" -> at.plus(-length, 0);
            default -> null;
        };
    }
}
