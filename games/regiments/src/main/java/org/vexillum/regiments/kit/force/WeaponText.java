package org.vexillum.regiments.kit.force;

import java.util.ArrayList;
import java.util.regex.Pattern;
import org.vexillum.gamekit.FilePlace;
import org.vexillum.gamekit.force.LineSplitter;
import org.vexillum.gamekit.force.WrittenRule;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Lengths;

/** Reads a weapon as it is pasted, such as {@code 2x Rifle (24", A1, AP(1))}. */
final class WeaponText {
    private static final String INCHES =
            "(\\d{1,3}(?:\\.\\d{1,2})?)\\s*(?:[\"”“″]|''|in\\.?|inch(?:es)?|pulgadas)";
    private static final Pattern RANGE = Pattern.compile(INCHES, Pattern.CASE_INSENSITIVE);
    private static final Pattern ATTACKS = Pattern.compile("A\\s*(\\d{1,2})");
    private static final Pattern RANGE_FIRST =
            Pattern.compile(INCHES + "\\s+(.+)", Pattern.CASE_INSENSITIVE);

    private WeaponText() {}

    /** The weapon, or null if the piece names no attacks and so is none. */
    static @Nullable WeaponDraft read(LineSplitter.Piece piece, FilePlace place) {
        var name = piece.name();
        int range = 0;
        int attacks = 0;
        var rules = new ArrayList<WrittenRule>();
        for (var part : LineSplitter.split(piece.inside())) {
            var reach = RANGE.matcher(part);
            var number = ATTACKS.matcher(part);
            if (reach.matches()) range = Lengths.inches(reach.group(1));
            else if (number.matches()) attacks = Integer.parseInt(number.group(1));
            else if (!part.equals("-") && !melee(part)) rules.add(new WrittenRule(part, place));
        }
        var first = RANGE_FIRST.matcher(name);
        if (first.matches()) {
            range = Lengths.inches(first.group(1));
            name = first.group(2);
        }
        if (attacks == 0 || name.isEmpty()) return null;
        return new WeaponDraft(piece.count(), name, range, attacks, rules, place);
    }

    private static boolean melee(String part) {
        return part.equalsIgnoreCase("melee") || part.equalsIgnoreCase("cuerpo a cuerpo");
    }
}
