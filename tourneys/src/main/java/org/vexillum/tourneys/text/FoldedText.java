package org.vexillum.tourneys.text;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/** Texts compared without regard to case, accents and punctuation. */
public final class FoldedText {
    private static final Pattern MARKS = Pattern.compile("\\p{M}+");
    private static final Pattern OTHERS = Pattern.compile("[^\\p{L}\\p{N}]+");

    private FoldedText() {}

    /** Lower-case words with single blanks between. */
    public static String words(String text) {
        var plain = MARKS.matcher(Normalizer.normalize(text, Normalizer.Form.NFD)).replaceAll("");
        return OTHERS.matcher(plain.toLowerCase(Locale.ROOT)).replaceAll(" ").strip();
    }

    /** All letters and digits in one. */
    public static String key(String text) {
        return words(text).replace(" ", "");
    }
}
