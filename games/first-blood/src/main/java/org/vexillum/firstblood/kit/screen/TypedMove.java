package org.vexillum.firstblood.kit.screen;

import java.util.regex.Pattern;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.gamekit.screen.SoughtAnswer;
import org.vexillum.gamekit.screen.TypedLeg;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;

/**
 * Where the leader goes, in words: {@code 12.5 20} for a place, {@code north 5, east 2} or {@code
 * forward 5, right 2} from here, where forward is away from one's own edge.
 */
final class TypedMove {
    private static final Pattern PLACE =
            Pattern.compile("(?:to )?" + TypedLeg.NUMBER + "[ ,]+" + TypedLeg.NUMBER);

    private TypedMove() {}

    static @Nullable SoughtAnswer read(Gestures gestures, Regiment regiment, String words) {
        var plain = TypedLeg.plain(words);
        if (plain.equals("stay") || plain.equals("quieto")) return gestures.stay();
        var to = place(plain, regiment);
        return to == null ? null : gestures.together(to);
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
        var legs = TypedLeg.all(words);
        if (legs == null) return null;
        var at = from;
        for (var leg : legs) {
            int length = Lengths.inches(leg.number());
            var next = step(at, leg.towards(), length);
            if (next == null) next = ahead(at, leg.towards(), side == Side.A ? length : -length);
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
            case "back", "backward", "atras" -> at.plus(0, -length);
            case "right", "shift right", "derecha", "lado derecha" -> at.plus(length, 0);
            case "left", "shift left", "izquierda", "lado izquierda" -> at.plus(-length, 0);
            default -> null;
        };
    }
}
