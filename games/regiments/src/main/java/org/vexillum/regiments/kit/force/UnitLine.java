package org.vexillum.regiments.kit.force;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.vexillum.gamekit.force.LineSplitter;
import org.vexillum.kernel.Nullable;

/**
 * A line such as {@code 2x Spears [10] Q4+ D4+ | 60pts | Fearless, Banner}, taken apart.
 *
 * @param copies how many units the line stands for
 * @param size models in each, or 0 if the line does not say
 * @param halves how many copies are merged into one: {@code [2x10]}
 * @param points of each, or -1 if the line does not say
 */
record UnitLine(
        int copies,
        String name,
        int size,
        int halves,
        int quality,
        int defense,
        int points,
        List<String> rest) {
    private static final Pattern STATS =
            Pattern.compile(
                    "\\b(?:Q|C|Qua|Quality|Cal|Calidad)\\.?:?\\s*(\\d)\\s*\\+?[\\s,/|]*"
                            + "\\b(?:D|Def|Defense|Defence|Defensa)\\.?:?\\s*(\\d)\\s*\\+?(?=[\\s,|]|$)",
                    Pattern.CASE_INSENSITIVE);
    private static final Pattern SIZE =
            Pattern.compile("\\[\\s*(?:(\\d)\\s*[x×]\\s*)?(\\d{1,3})\\s*\\]");
    private static final Pattern POINTS =
            Pattern.compile(
                    "(\\d{1,5})\\s*(?:pts?|points?|puntos?|p)?\\.?", Pattern.CASE_INSENSITIVE);

    /** The line taken apart, or null if it shows no Quality and Defense. */
    static @Nullable UnitLine read(String line) {
        var stats = STATS.matcher(line);
        if (!stats.find()) return null;
        var before = line.substring(0, stats.start()).replace('|', ' ').strip();
        var size = SIZE.matcher(before);
        boolean sized = size.find();
        var title =
                sized ? before.substring(0, size.start()) + before.substring(size.end()) : before;
        var piece = LineSplitter.piece(title.strip());
        if (piece.whole().isEmpty()) return null;
        var rest = new ArrayList<String>();
        int points = -1;
        for (var part : line.substring(stats.end()).split("\\|")) {
            var cost = POINTS.matcher(part.strip());
            if (points < 0 && cost.matches()) points = Integer.parseInt(cost.group(1));
            else if (!part.isBlank()) rest.add(part.strip());
        }
        return new UnitLine(
                Math.max(1, piece.count()),
                piece.whole(),
                sized ? Integer.parseInt(size.group(2)) : 0,
                sized && size.group(1) != null ? Integer.parseInt(size.group(1)) : 1,
                Integer.parseInt(stats.group(1)),
                Integer.parseInt(stats.group(2)),
                points,
                rest);
    }
}
