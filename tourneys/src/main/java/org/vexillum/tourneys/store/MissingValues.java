package org.vexillum.tourneys.store;

import java.lang.reflect.RecordComponent;
import java.util.List;
import org.vexillum.kernel.Nullable;

/** Whether something that was stored lacks what it cannot be without. */
final class MissingValues {
    private MissingValues() {}

    static boolean in(Record read) {
        for (var part : read.getClass().getRecordComponents()) {
            var value = value(part, read);
            boolean may = part.getAnnotatedType().isAnnotationPresent(Nullable.class);
            if (value == null ? !may : inside(value)) return true;
        }
        return false;
    }

    private static boolean inside(Object value) {
        if (value instanceof Record record) return in(record);
        if (value instanceof List<?> list)
            for (var each : list) if (each == null || inside(each)) return true;
        return false;
    }

    private static @Nullable Object value(RecordComponent part, Record owner) {
        try {
            return part.getAccessor().invoke(owner);
        } catch (ReflectiveOperationException broken) {
            throw new IllegalStateException(part.toString(), broken);
        }
    }
}
