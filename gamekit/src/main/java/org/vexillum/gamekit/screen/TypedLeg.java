package org.vexillum.gamekit.screen;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.vexillum.kernel.Nullable;

/**
 * A piece of a typed move: {@code forward 6}, or {@code 6 forward}.
 *
 * @param towards the words, without accents
 * @param number as it was written
 */
public record TypedLeg(String towards, String number) {
    /** A number as players write it. */
    public static final String NUMBER = "(\\d{1,3}(?:\\.\\d{1,4})?)[\"°]?";

    private static final Pattern WORDS_FIRST = Pattern.compile("([a-z ]+) " + NUMBER);
    private static final Pattern NUMBER_FIRST = Pattern.compile(NUMBER + " ([a-z ]+)");
    private static final Pattern DECIMAL_COMMA = Pattern.compile("(\\d),(\\d)");

    /** Words as they are compared: without accents, capitals and needless blanks. */
    public static String plain(String words) {
        return Normalizer.normalize(words, Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .toLowerCase(Locale.ROOT)
                .strip()
                .replaceAll("\\s+", " ");
    }

    /** The pieces of plain words, or null if they are none. */
    public static @Nullable List<TypedLeg> all(String plain) {
        var legs = new ArrayList<TypedLeg>();
        for (var written : DECIMAL_COMMA.matcher(plain).replaceAll("$1.$2").split(" ?, ?")) {
            var leg = of(written);
            if (leg == null) return null;
            legs.add(leg);
        }
        return legs;
    }

    private static @Nullable TypedLeg of(String written) {
        var words = WORDS_FIRST.matcher(written);
        if (words.matches()) return new TypedLeg(words.group(1), words.group(2));
        var number = NUMBER_FIRST.matcher(written);
        return number.matches() ? new TypedLeg(number.group(2), number.group(1)) : null;
    }
}
