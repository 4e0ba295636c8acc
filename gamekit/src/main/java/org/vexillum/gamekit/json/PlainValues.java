package org.vexillum.gamekit.json;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.kernel.Nullable;

/** Plain values as a reader of JSON or YAML gives them. */
final class PlainValues {
    private static final Pattern WHOLE = Pattern.compile("[+-]?\\d{1,9}");
    private static final Pattern DECIMAL = Pattern.compile("[+-]?\\d{1,9}([.,]\\d{1,12})?");

    private static final Pattern EXPONENT =
            Pattern.compile("[+-]?\\d{1,9}(\\.\\d{1,12})?[Ee][+-]?\\d{1,2}");

    private PlainValues() {}

    /** A word or number, as it is written. */
    static String text(Object written, String place) {
        if (written instanceof Map || written instanceof List)
            throw new Unreadable(place, "no-text", shown(written));
        return written instanceof Number number ? digits(number) : written.toString();
    }

    /** Without an exponent: programs write {@code 8.0E-4} where people write 0.0008. */
    private static String digits(Number number) {
        var text = number.toString();
        if (!EXPONENT.matcher(text).matches()) return text;
        return new BigDecimal(text).toPlainString();
    }

    static int whole(Object written, String place) {
        var text = text(written, place).strip();
        if (!WHOLE.matcher(text).matches()) throw new Unreadable(place, "no-whole", shown(written));
        return Integer.parseInt(text);
    }

    /** A decimal number without its sign of measure, such as {@code 4.5"}. */
    static BigDecimal decimal(Object written, String place) {
        var text = text(written, place).strip().replaceAll("\\s*(\"|°|mm)$", "");
        if (!DECIMAL.matcher(text).matches())
            throw new Unreadable(place, "no-number", shown(written));
        return new BigDecimal(text.replace(',', '.'));
    }

    /** A value in a message: whatever has an inside is cut short. */
    static String shown(@Nullable Object written) {
        return switch (written) {
            case null -> "null";
            case Map<?, ?> _ -> "{…}";
            case List<?> _ -> "[…]";
            default -> {
                var text = written.toString();
                yield text.length() > 60 ? text.substring(0, 60) + "…" : text;
            }
        };
    }
}
