package org.vexillum.gamekit.json;

import java.util.LinkedHashMap;
import java.util.List;
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
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;

/**
 * Facts of the rules as maps, lists and plain values, ready to be written as JSON or YAML.
 *
 * <p>A record becomes its {@code kind} and its components in their order. Lengths are decimal
 * inches, angles degrees, bases millimetres, constants small words, rules the list of their ids.
 */
public final class Facts {
    /** The number of this language, which every answer in JSON carries; 1 carried none. */
    public static final int FORMAT = 2;

    private Facts() {}

    /** An answer behind the number of its format. */
    public static Map<String, Object> numbered(Map<String, ?> answer) {
        var json = new LinkedHashMap<String, Object>();
        json.put("format", FORMAT);
        json.putAll(answer);
        return json;
    }

    public static SequencedMap<String, @Nullable Object> event(Event event) {
        var map = kind(event);
        FactWriter.components(event, map);
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

    /** Facts by their names, which have the same meanings as the components of records. */
    public static SequencedMap<String, @Nullable Object> named(Map<String, ?> facts) {
        var map = new LinkedHashMap<String, @Nullable Object>();
        facts.forEach((name, value) ->
                map.put(
                        name,
                        FactWriter.value(
                                value,
                                value == null ? Object.class : value.getClass(),
                                Meanings.named(name))));
        return map;
    }

    /** A question and the side that has to answer it. */
    public static SequencedMap<String, @Nullable Object> question(
            Side side, Question<?, ?> question) {
        var map = new LinkedHashMap<String, @Nullable Object>();
        map.put("side", FactWriter.value(side));
        map.putAll(kind(question));
        FactWriter.components(question, map);
        map.put("rules", FactWriter.value(question.rules()));
        return map;
    }

    /** An answer, as {@link PlainAnswerReader} reads it back. */
    public static @Nullable Object answer(Question<?, ?> question, Object answer) {
        return FactWriter.value(
                answer, question.answerType(), Meanings.ofAnswer(question.getClass()));
    }

    /**
     * The legal answers, at most so many.
     *
     * <p>{@code more} says how many were left out, {@code complete} whether there are no others.
     */
    public static <A> SequencedMap<String, @Nullable Object> answers(
            Question<?, A> question, Choices<A> choices, int most) {
        var list = choices.list();
        int shown = Math.min(most, list.size());
        var map = new LinkedHashMap<String, @Nullable Object>();
        map.put(
                "answers",
                list.subList(0, shown).stream().map(each -> answer(question, each)).toList());
        map.put("more", list.size() - shown);
        map.put("complete", choices.complete());
        return map;
    }

    /** Any value of the rules. */
    public static @Nullable Object value(@Nullable Object value) {
        return FactWriter.value(value);
    }

    /** Dice that somebody has to roll. */
    public static SequencedMap<String, @Nullable Object> dice(Dice dice) {
        var map = new LinkedHashMap<String, @Nullable Object>();
        map.put("side", FactWriter.value(dice.side()));
        map.put("purpose", FactWriter.word(dice.purpose()));
        map.put("count", dice.count());
        map.put("succeeds", DiceFacts.faces(dice.check().success()));
        return map;
    }

    public static SequencedMap<String, @Nullable Object> refusal(
            Refusal refusal, RefusalText told) {
        var map = new LinkedHashMap<String, @Nullable Object>();
        map.put("refused", refusal.key());
        map.put("message", told.message());
        map.put("hint", told.hint());
        map.put("facts", List.copyOf(refusal.facts()));
        map.put("rules", FactWriter.value(refusal.rules()));
        return map;
    }

    private static SequencedMap<String, @Nullable Object> kind(Object record) {
        var map = new LinkedHashMap<String, @Nullable Object>();
        map.put("kind", Kind.of(record.getClass()));
        return map;
    }
}
