package org.vexillum.gamekit.force;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.vexillum.gamekit.Words;
import org.vexillum.gamekit.rules.Lang;
import org.vexillum.kernel.Nullable;

/** Finds the facts in sentences that words wrote. */
public final class SentenceMatcher {
    private final Words words;
    private final UnaryOperator<String> plain;
    private final Map<String, Pattern> sentences = new ConcurrentHashMap<>();
    private final Map<String, String> ends = new ConcurrentHashMap<>();

    private SentenceMatcher(Words words, UnaryOperator<String> plain) {
        this.words = words;
        this.plain = plain;
    }

    /**
     * Those of every language.
     *
     * @param plain how texts are written before they are compared
     */
    public static List<SentenceMatcher> all(UnaryOperator<String> plain) {
        return Arrays.stream(Lang.values())
                .map(lang -> new SentenceMatcher(Words.in(lang), plain))
                .toList();
    }

    /** The facts of the sentence with this key, as groups; null if the text is no such sentence. */
    public @Nullable Matcher match(String key, String text) {
        var found = sentences.computeIfAbsent(key, this::sentence).matcher(text);
        return found.matches() ? found : null;
    }

    private Pattern sentence(String key) {
        var said = Pattern.quote(plain.apply(words.say(key, "\1", "\2")));
        return Pattern.compile(said.replace("\1", "\\E(.+?)\\Q").replace("\2", "\\E(.+?)\\Q"));
    }

    /** The text without the words of this key at its end; null if it does not end so. */
    public @Nullable String without(String key, String text) {
        var end = ends.computeIfAbsent(key, said -> " " + plain.apply(words.say(said)));
        return text.endsWith(end) ? text.substring(0, text.length() - end.length()) : null;
    }
}
