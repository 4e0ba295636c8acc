package org.vexillum.lab.harness;

import static org.vexillum.lab.harness.Broken.must;

import java.util.List;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.dice.Roll;

/** Walks what questions, answers and events are made of: values and ids, nothing of a table. */
final class Contents {
    private Contents() {}

    static void mustBeValues(Object whole) {
        if (!plain(whole)) walk(whole, whole);
    }

    private static void walk(Object value, Object whole) {
        switch (value) {
            case Record record -> components(record, whole);
            case List<?> list -> {
                must(immutable(list), "a list that can change", whole);
                for (var one : list) if (!plain(one)) walk(one, whole);
            }
            default -> must(plain(value), "holds a " + value.getClass().getName(), whole);
        }
    }

    private static boolean immutable(List<?> list) {
        return list.getClass().getName().contains("Immutable");
    }

    private static boolean plain(Object value) {
        return value == null
                || value instanceof String
                || value instanceof Number
                || value instanceof Boolean
                || value instanceof Enum<?>
                || value instanceof ExplainedNumber
                || value instanceof Roll;
    }

    private static void components(Record record, Object whole) {
        for (var component : record.getClass().getRecordComponents()) {
            try {
                var accessor = component.getAccessor();
                accessor.setAccessible(true);
                var value = accessor.invoke(record);
                if (!plain(value)) walk(value, whole);
            } catch (ReflectiveOperationException impossible) {
                throw new AssertionError(impossible);
            }
        }
    }
}
