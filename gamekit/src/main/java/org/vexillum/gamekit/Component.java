package org.vexillum.gamekit;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.List;
import java.util.stream.IntStream;
import org.vexillum.kernel.Nullable;

/** A component of a record of the rules, and what it stands for; looked up once for each type. */
public record Component(String name, Type type, Meaning meaning, Method accessor) {
    private static final ClassValue<List<Component>> KNOWN =
            new ClassValue<>() {
                @Override
                protected List<Component> computeValue(Class<?> type) {
                    var keys = Kind.components(type);
                    var parts = type.getRecordComponents();
                    return IntStream.range(0, parts.length)
                            .mapToObj(i -> of(type, keys.get(i), parts[i]))
                            .toList();
                }
            };

    private static Component of(Class<?> type, String key, RecordComponent component) {
        return new Component(
                key, component.getGenericType(), Meanings.of(type, key), component.getAccessor());
    }

    /** The components of a type of records, in their order. */
    public static List<Component> of(Class<?> type) {
        return KNOWN.get(type);
    }

    /** Its value in one record. */
    public @Nullable Object in(Object record) {
        try {
            return accessor.invoke(record);
        } catch (IllegalAccessException | InvocationTargetException broken) {
            throw new IllegalStateException(accessor.toString(), broken);
        }
    }
}
