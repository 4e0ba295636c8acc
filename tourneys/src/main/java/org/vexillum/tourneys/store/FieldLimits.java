package org.vexillum.tourneys.store;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;
import java.util.regex.Pattern;
import org.vexillum.tourneys.event.SettingLimits;

/** How long, large and late what stands in a field can be. */
final class FieldLimits {
    private static final int LINE = 2_000;
    private static final int TEXT = 10_000;
    private static final int NUMBER = 1_000_000;
    private static final int MINUTES = 100_000;
    private static final Instant FIRST = Instant.parse("2000-01-01T00:00:00Z");
    private static final Instant LAST = Instant.parse("2200-01-01T00:00:00Z");
    private static final Pattern UNSEEN =
            Pattern.compile("[\\p{Cntrl}&&[^\\n\\t]]|[\\u202A-\\u202E\\u2066-\\u2069]");
    private static final Pattern CONTROL = Pattern.compile("[\\p{Cntrl}&&[^\\n\\t]]");

    private FieldLimits() {}

    /** The key of what is wrong with a value in the field of this name; empty if nothing is. */
    static String reason(String path, Object value) {
        var name = name(path);
        return switch (value) {
            case String text -> reason(name, text);
            case Integer number -> within(name, number) ? "" : "field-range";
            case Long _, Boolean _ -> "";
            case Number other -> fine(other) ? "" : "field-range";
            default -> "field-number";
        };
    }

    private static String reason(String name, String text) {
        boolean written = name.equals("text");
        if (text.length() > (written ? TEXT : LINE)) return "field-long";
        if ((written ? CONTROL : UNSEEN).matcher(text).find()) return "field-unseen";
        if (List.of("when", "listsUntil").contains(name) && text.isEmpty()) return "";
        return List.of("when", "at", "listsUntil").contains(name) && !time(text)
                ? "field-time"
                : "";
    }

    private static boolean time(String text) {
        try {
            var time = Instant.parse(text);
            return time.isAfter(FIRST) && time.isBefore(LAST);
        } catch (DateTimeException none) {
            return false;
        }
    }

    private static boolean within(String name, int number) {
        return switch (name) {
            case "seed" -> true;
            case "minutes" -> Math.abs((long) number) <= MINUTES;
            default -> number >= 0 && number <= most(name);
        };
    }

    private static int most(String name) {
        return switch (name) {
            case "round", "rounds", "after" -> SettingLimits.ROUNDS;
            case "k" -> SettingLimits.K;
            default -> NUMBER;
        };
    }

    /** Only K is no whole number. */
    private static boolean fine(Number number) {
        var value = new BigDecimal(number.toString());
        return value.signum() >= 0
                && value.precision() - value.scale() < 10
                && value.compareTo(BigDecimal.valueOf(SettingLimits.K)) <= 0
                && value.scale() <= 6;
    }

    /** What could stand there, for the sentence. */
    static String allowed(String path, Object value) {
        var name = name(path);
        if (value instanceof String) return String.valueOf(name.equals("text") ? TEXT : LINE);
        if (name.equals("minutes")) return -MINUTES + "…" + MINUTES;
        return "0…" + most(name);
    }

    /** The last name in a path such as {@code change.pairs 3.table}. */
    private static String name(String path) {
        var last = path.substring(path.lastIndexOf('.') + 1);
        int space = last.indexOf(' ');
        return space < 0 ? last : last.substring(0, space);
    }
}
