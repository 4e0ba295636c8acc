package org.vexillum.formats.adjudicate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.vexillum.kernel.referee.Question;

/**
 * What questions are called in files: {@code strike-back}, {@code casualties}, {@code deploy}.
 *
 * @param questions every question a player may be asked
 */
public record QuestionNames(List<Class<?>> questions) {
    public QuestionNames {
        questions = List.copyOf(questions);
    }

    public List<String> all() {
        var names = new ArrayList<String>();
        for (var type : questions) names.add(of(type));
        return names;
    }

    static String of(Question<?, ?> question) {
        return of(question.getClass());
    }

    private static String of(Class<?> type) {
        var words = type.getSimpleName().replaceAll("(?<!^)([A-Z])", "-$1");
        return words.toLowerCase(Locale.ROOT).replaceFirst("^choose-", "");
    }

    /** Whether this is the name of a question, with or without its hyphens. */
    boolean known(String written) {
        return all().stream().anyMatch(name -> same(name, written));
    }

    static boolean same(String name, String written) {
        return plain(name).equals(plain(written));
    }

    private static String plain(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[ _-]", "").replaceFirst("^choose", "");
    }
}
