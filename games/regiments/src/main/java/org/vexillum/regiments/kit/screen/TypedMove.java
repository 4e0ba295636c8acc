package org.vexillum.regiments.kit.screen;

import java.util.regex.Pattern;
import org.vexillum.gamekit.screen.TypedLeg;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Angle;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.referee.Question;
import org.vexillum.regiments.movement.ChooseCharge;
import org.vexillum.regiments.movement.ChooseConsolidation;
import org.vexillum.regiments.movement.ChooseMove;
import org.vexillum.regiments.movement.ChoosePivot;
import org.vexillum.regiments.movement.Manoeuvre;
import org.vexillum.regiments.movement.Manoeuvre.Way;
import org.vexillum.regiments.table.Battle;

/**
 * A move in words: {@code forward 6, right 30, forward 2}.
 *
 * <p>Left and right turn by degrees; {@code shift left 3} goes sideways by inches.
 */
final class TypedMove {
    private static final Pattern ASIDE = Pattern.compile("(?:shift|lado) (.+)");

    private @Nullable Way way;
    private int before;
    private int after;
    private @Nullable Integer pivot;

    private TypedMove() {}

    /** The answer, or null if the words make up none. */
    static @Nullable Object read(Question<Battle, ?> question, String words) {
        var plain = TypedLeg.plain(words);
        boolean stays = plain.equals("stay") || plain.equals("quieto");
        return switch (question) {
            case ChooseMove _ -> stays ? Manoeuvre.STAY : manoeuvre(plain);
            case ChooseCharge _ -> manoeuvre(plain);
            case ChooseConsolidation _ -> stays ? Manoeuvre.STAY : manoeuvre(plain);
            case ChoosePivot _ -> stays ? Integer.valueOf(0) : turn(plain);
            default -> null;
        };
    }

    private static @Nullable Manoeuvre manoeuvre(String words) {
        var move = read(words);
        if (move == null) return null;
        return new Manoeuvre(
                move.way == null ? Way.FORWARD : move.way,
                move.before,
                move.pivot == null ? 0 : move.pivot,
                move.after);
    }

    private static @Nullable Integer turn(String words) {
        var move = read(words);
        return move == null || move.way != null ? null : move.pivot;
    }

    private static @Nullable TypedMove read(String words) {
        var legs = TypedLeg.all(words);
        if (legs == null) return null;
        var move = new TypedMove();
        for (var leg : legs) if (!move.add(leg)) return null;
        return move;
    }

    private boolean add(TypedLeg leg) {
        var shift = ASIDE.matcher(leg.towards());
        boolean aside = shift.matches();
        var number = leg.number();
        return switch (aside ? shift.group(1) : leg.towards()) {
            case "forward", "adelante" -> !aside && go(Way.FORWARD, number);
            case "back", "backward", "atras" -> !aside && go(Way.BACKWARD, number);
            case "left", "izquierda" -> aside ? go(Way.LEFT, number) : turn(-1, number);
            case "right", "derecha" -> aside ? go(Way.RIGHT, number) : turn(1, number);
            default -> false;
        };
    }

    private boolean go(Way towards, String inches) {
        if (way != null && way != towards) return false;
        way = towards;
        int length = Lengths.inches(inches);
        if (pivot == null) before += length;
        else after += length;
        return true;
    }

    private boolean turn(int direction, String degrees) {
        if (pivot != null) return false;
        pivot = direction * (int) Math.round(Double.parseDouble(degrees) * Angle.DEGREE);
        return true;
    }
}
