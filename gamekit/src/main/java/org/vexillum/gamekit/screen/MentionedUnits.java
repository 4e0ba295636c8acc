package org.vexillum.gamekit.screen;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.vexillum.gamekit.Component;
import org.vexillum.gamekit.Meaning;
import org.vexillum.gamekit.Meaning.Sense;
import org.vexillum.gamekit.Meanings;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.referee.Question;

/** The units that a question, an answer or an event speaks of. */
public final class MentionedUnits {
    private final Set<String> units = new LinkedHashSet<>();

    private MentionedUnits() {}

    public static List<String> by(Question<?, ?> question, Object answer) {
        var mentioned = new MentionedUnits();
        mentioned.walk(answer, Meanings.ofAnswer(question.getClass()));
        return List.copyOf(mentioned.units);
    }

    /** The models that an answer speaks of, by unit and number. */
    static List<List<Object>> models(Question<?, ?> question, Object answer) {
        if (!(question instanceof Record facts) || !(answer instanceof Record record))
            return List.of();
        var units = by(facts);
        var models = new LinkedHashSet<List<Object>>();
        models(record, units.isEmpty() ? "" : units.getFirst(), models);
        return List.copyOf(models);
    }

    private static void models(Record record, String unit, Set<List<Object>> models) {
        var own = by(record);
        for (var component : Component.of(record.getClass())) {
            boolean model = component.meaning().sense() == Sense.MODEL;
            var of = component.meaning().of();
            boolean here = !own.isEmpty() && has(record, of);
            for (var one : many(component.in(record)))
                if (one instanceof Record part) models(part, unit, models);
                else if (model && one instanceof Integer n && n >= 0)
                    models.add(List.of(here ? own.getFirst() : unit, n));
        }
    }

    private static boolean has(Record record, String name) {
        return Component.of(record.getClass()).stream().anyMatch(c -> c.name().equals(name));
    }

    private static Collection<?> many(@Nullable Object value) {
        if (value instanceof Collection<?> all) return all;
        return value == null ? List.of() : List.of(value);
    }

    public static List<String> by(Record facts) {
        var mentioned = new MentionedUnits();
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
