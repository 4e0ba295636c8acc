package org.vexillum.gamekit.json;

import java.util.LinkedHashMap;
import java.util.Map;
import org.vexillum.gamekit.Meanings;
import org.vexillum.gamekit.TableNames;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.referee.Question;

/**
 * Reads answers from maps, lists and plain values, as leniently as stays clear.
 *
 * <p>Constants are understood in any case and in both languages, units by id or unique name, models
 * by number or unique name; a record may be written as its only needed component; lengths may have
 * the sign for inches. Whether the answer is legal is another matter: the question tells.
 */
public final class PlainAnswerReader {
    private PlainAnswerReader() {}

    /**
     * An answer to this question.
     *
     * @param place where it stands in its file
     * @throws Unreadable if it is no such answer
     */
    public static <A> A read(
            Question<?, A> question, @Nullable Object written, String place, TableNames names) {
        if (passes(written)) return pass(question, place);
        var reader = new ValueReader(names, components(question));
        var meaning = Meanings.ofAnswer(question.getClass());
        var type = question.answerType();
        return type.cast(reader.read(type, written, meaning, place));
    }

    private static boolean passes(@Nullable Object written) {
        return written == null
                || written instanceof String text && text.strip().equalsIgnoreCase("pass");
    }

    private static <A> A pass(Question<?, A> question, String place) {
        var pass = question.pass();
        if (pass == null) throw new Unreadable(place, "no-pass");
        return pass;
    }

    /** What the question names, such as the unit whose models the answer speaks of. */
    private static Map<String, @Nullable Object> components(Question<?, ?> question) {
        var known = new LinkedHashMap<String, @Nullable Object>();
        if (question.getClass().isRecord()) FactWriter.components(question, known);
        return known;
    }
}
