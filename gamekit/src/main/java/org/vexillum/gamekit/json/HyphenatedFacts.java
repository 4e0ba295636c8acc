package org.vexillum.gamekit.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import org.vexillum.gamekit.Kind;
import org.vexillum.gamekit.Meanings;
import org.vexillum.gamekit.text.LogLine;
import org.vexillum.gamekit.text.RefusalText;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.AnsweredItself;
import org.vexillum.kernel.referee.Question;

/**
 * Facts as answers tell them: kinds of events, questions and values are small words with hyphens.
 *
 * <p>Journals, protocols of seats and stored rows keep the names of {@link Facts}; what is said
 * here is what people and programs get that ask (format {@link Facts#FORMAT}). Both are read.
 */
public final class HyphenatedFacts {
    private static final String KIND = "kind";

    private HyphenatedFacts() {}

    public static SequencedMap<String, @Nullable Object> event(Event event) {
        var map = plain(Facts.event(event));
        if (event instanceof AnsweredItself itself)
            map.put("question", question(itself.question()));
        return map;
    }

    /** An event with its round and what the log says about it. */
    public static SequencedMap<String, @Nullable Object> line(LogLine line) {
        var map = new LinkedHashMap<String, @Nullable Object>();
        map.put("round", line.round());
        map.put("text", line.text());
        map.putAll(event(line.event()));
        return map;
    }

    /** A question by its name, and the side that has to answer it. */
    public static SequencedMap<String, @Nullable Object> question(
            Side side, Question<?, ?> question) {
        var map = new LinkedHashMap<String, @Nullable Object>();
        map.put("side", FactWriter.value(side));
        map.put(KIND, question(Kind.last(question.getClass())));
        var facts = new LinkedHashMap<String, @Nullable Object>();
        FactWriter.components(question, facts);
        plain(facts).forEach((name, value) -> map.put(name.equals("side") ? "of" : name, value));
        map.put("rules", FactWriter.value(question.rules()));
        return map;
    }

    /** An answer, which can be written into a file as it is. */
    public static @Nullable Object answer(Question<?, ?> question, Object answer) {
        return any(Facts.answer(question, answer));
    }

    public static SequencedMap<String, @Nullable Object> refusal(
            Refusal refusal, RefusalText told) {
        var map = Facts.refusal(refusal, told);
        map.put("facts", facts(refusal));
        return map;
    }

    private static List<@Nullable Object> facts(Refusal refusal) {
        var facts = new ArrayList<@Nullable Object>();
        for (var fact : refusal.facts()) {
            var meaning = Meanings.ofRefusal(refusal.key(), facts.size());
            facts.add(any(FactWriter.value(fact, fact.getClass(), meaning)));
        }
        return facts;
    }

    /** What a question is called: {@code strike-back}, {@code casualties}. */
    public static String question(String type) {
        return words(type).replaceFirst("^choose-", "");
    }

    /** {@code HitsRolled} is {@code hits-rolled}. */
    static String words(String type) {
        return type.replaceAll("(?<=[a-z0-9])([A-Z])", "-$1")
                .replace('.', '-')
                .toLowerCase(Locale.ROOT);
    }

    private static SequencedMap<String, @Nullable Object> plain(Map<?, ?> facts) {
        var map = new LinkedHashMap<String, @Nullable Object>();
        facts.forEach((name, value) ->
                map.put(
                        String.valueOf(name),
                        KIND.equals(name) && value instanceof String type
                                ? words(type)
                                : any(value)));
        return map;
    }

    private static @Nullable Object any(@Nullable Object value) {
        return switch (value) {
            case Map<?, ?> map -> plain(map);
            case List<?> list -> list.stream().map(HyphenatedFacts::any).toList();
            case null, default -> value;
        };
    }
}
