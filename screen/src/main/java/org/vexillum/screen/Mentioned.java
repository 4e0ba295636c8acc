package org.vexillum.screen;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.vexillum.formats.Component;
import org.vexillum.formats.Meaning;
import org.vexillum.formats.Meaning.Sense;
import org.vexillum.formats.Meanings;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.referee.Question;

/** The units that a question, an answer or an event speaks of. */
public final class Mentioned {
    private final Set<String> units = new LinkedHashSet<>();

    private Mentioned() {}

    public static List<String> by(Question<?, ?> question, Object answer) {
        var mentioned = new Mentioned();
        mentioned.walk(answer, Meanings.ofAnswer(question.getClass()));
        return List.copyOf(mentioned.units);
    }

    public static List<String> by(Record facts) {
        var mentioned = new Mentioned();
        mentioned.components(facts);
        return List.copyOf(mentioned.units);
    }

    private void walk(@Nullable Object value, Meaning meaning) {
        switch (value) {
            case null -> {}
            case String text when meaning.sense() == Sense.UNIT && !text.isEmpty() ->
                    units.add(text);
            case Collection<?> many -> {
                for (var one : many) walk(one, meaning);
            }
            case Record record -> components(record);
            default -> {}
        }
    }

    private void components(Record record) {
        for (var component : Component.of(record.getClass()))
            walk(component.in(record), component.meaning());
    }
}
