package org.vexillum.gamekit.json;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.vexillum.gamekit.Kind;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.gamekit.text.ConstantWords;

/** Reads constants: in any case, with hyphens or without, or by their word in either language. */
final class ConstantReader {
    private ConstantReader() {}

    static Object read(Class<?> type, String written, String place) {
        for (var constant : type.getEnumConstants())
            if (words((Enum<?>) constant).anyMatch(word -> plain(word).equals(plain(written))))
                return constant;
        throw new Unreadable(place, "no-constant", PlainValues.shown(written), list(type));
    }

    private static Stream<String> words(Enum<?> constant) {
        return Stream.concat(Stream.of(Kind.of(constant)), ConstantWords.of(constant).stream());
    }

    private static String list(Class<?> type) {
        return Arrays.stream(type.getEnumConstants())
                .map(constant -> FactWriter.written((Enum<?>) constant))
                .collect(Collectors.joining(", "));
    }

    /** Without case, accents and what separates words. */
    static String plain(String word) {
        var letters = Normalizer.normalize(word.strip(), Normalizer.Form.NFD);
        return letters.replaceAll("[\\p{M}_\\s-]", "").toLowerCase(Locale.ROOT);
    }
}
