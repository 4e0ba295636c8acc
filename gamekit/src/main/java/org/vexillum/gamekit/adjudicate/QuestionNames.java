package org.vexillum.gamekit.adjudicate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.vexillum.gamekit.Kind;
import org.vexillum.gamekit.json.HyphenatedFacts;
import org.vexillum.kernel.referee.Question;

/**
 * What questions are called in files: {@code strike-back}, {@code casualties}, {@code deploy}.
 *
 * @param questions every question a player may be asked
 * @param others what else some of them are called
 */
public record QuestionNames(List<Class<?>> questions, Map<String, Class<?>> others) {
    public QuestionNames {
        questions = List.copyOf(questions);
        others = Map.copyOf(others);
    }

    public QuestionNames(List<Class<?>> questions) {
        this(questions, Map.of());
    }

    public List<String> all() {
        var names = new ArrayList<String>();
        for (var type : questions) names.add(of(type));
        return names;
    }

    static String of(Question<?, ?> question) {
        return of(question.getClass());
    }

    static String of(Class<?> type) {
        return HyphenatedFacts.question(Kind.last(type));
    }

    /** Whether this is the name of a question, with or without its hyphens. */
    boolean known(String written) {
        return all().stream().anyMatch(name -> same(name, usual(written)));
    }

    /** The usual name of a question that has another, or what was written. */
    String usual(String written) {
        for (var other : others.entrySet())
            if (same(other.getKey(), written)) return of(other.getValue());
        return written;
    }

    static boolean same(String name, String written) {
        return plain(name).equals(plain(written));
    }

    private static String plain(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[ _-]", "").replaceFirst("^choose", "");
    }
}
