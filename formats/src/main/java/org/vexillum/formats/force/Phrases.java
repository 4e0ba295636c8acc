package org.vexillum.formats.force;

import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.vexillum.formats.Words;
import org.vexillum.kernel.Nullable;

/**
 * Finds the facts in sentences that words wrote.
 *
 * @param plain how texts are written before they are compared
 */
public record Phrases(Words words, UnaryOperator<String> plain) {
    /** The facts of the sentence with this key, as groups; null if the text is no such sentence. */
    public @Nullable Matcher match(String key, String text) {
        var said = plain.apply(words.say(key, "\1", "\2"));
        var pattern = Pattern.quote(said).replace("\1", "\\E(.+?)\\Q").replace("\2", "\\E(.+?)\\Q");
        var found = Pattern.compile(pattern).matcher(text);
        return found.matches() ? found : null;
    }

    /** The text without the words of this key at its end; null if it does not end so. */
    public @Nullable String without(String key, String text) {
        var end = " " + plain.apply(words.say(key));
        return text.endsWith(end) ? text.substring(0, text.length() - end.length()) : null;
    }
}
