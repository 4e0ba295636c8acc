package org.vexillum.server.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.vexillum.gamekit.text.Teller;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Check;
import org.vexillum.kernel.dice.Roll;
import org.vexillum.server.Json;

/** What was rolled against what was to be expected, by side and kind of roll. */
final class Luck {
    private final Teller teller;
    private final Map<String, Row> rows = new TreeMap<>();

    Luck(Teller teller, List<Event> events) {
        this.teller = teller;
        for (var event : events) for (var roll : DiceOfEvent.rolls(event)) count(roll);
    }

    private static final class Row {
        private final Roll first;
        private final List<Double> chances = new ArrayList<>();
        private int successes;

        Row(Roll first) {
            this.first = first;
        }

        Side side() {
            return first.dice().side();
        }

        void add(Row other) {
            chances.addAll(other.chances);
            successes += other.successes;
        }
    }

    private void count(Roll roll) {
        var check = roll.dice().check();
        if (roll.size() == 0 || check.success() == Check.ALL) return;
        var key = roll.dice().side() + " " + roll.dice().purpose().name();
        var row = rows.computeIfAbsent(key, _ -> new Row(roll));
        row.successes += roll.successes();
        for (int i = 0; i < roll.size(); i++) row.chances.add(check.chance());
    }

    List<Map<String, Object>> rows() {
        return rows.values().stream().map(this::row).toList();
    }

    private Map<String, Object> row(Row row) {
        var shown =
                Json.object(
                        "side", row.side(),
                        "purpose", row.first.dice().purpose().name(),
                        "name", DiceOfEvent.word(row.first.dice().purpose(), teller));
        shown.putAll(sums(row));
        return shown;
    }

    /** All rolls of each side together. */
    List<Map<String, Object>> totals() {
        var sides = new TreeMap<Side, Row>();
        for (var row : rows.values())
            sides.computeIfAbsent(row.side(), _ -> new Row(row.first)).add(row);
        return sides.values().stream().map(Luck::total).toList();
    }

    private static Map<String, Object> total(Row row) {
        var shown = Json.object("side", row.side());
        shown.putAll(sums(row));
        return shown;
    }

    private static Map<String, Object> sums(Row row) {
        double expected = row.chances.stream().mapToDouble(Double::doubleValue).sum();
        return Json.object(
                "dice",
                row.chances.size(),
                "rolled",
                row.successes,
                "expected",
                Math.round(100 * expected) / 100.0,
                "better",
                Math.round(10_000 * atMost(row.chances, row.successes)) / 10_000.0);
    }

    /** The chance of at most so many successes, die by die. */
    static double atMost(List<Double> chances, int successes) {
        var exactly = new double[chances.size() + 1];
        exactly[0] = 1;
        int dice = 0;
        for (double chance : chances) {
            dice++;
            for (int n = dice; n > 0; n--)
                exactly[n] = exactly[n] * (1 - chance) + exactly[n - 1] * chance;
            exactly[0] *= 1 - chance;
        }
        double sum = 0;
        for (int n = 0; n <= successes; n++) sum += exactly[n];
        return Math.min(1, sum);
    }
}
