package org.vexillum.gamekit.json;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.vexillum.gamekit.Kind;
import org.vexillum.gamekit.Meanings;
import org.vexillum.gamekit.Unreadable;
import org.vexillum.kernel.Nullable;

/** Reads records by their components, and records that are one of several kinds. */
final class RecordReader {
    private static final String KIND = "kind";

    private final ValueReader values;

    RecordReader(ValueReader values) {
        this.values = values;
    }

    /** A record whose {@code kind} says which of several it is; one without content is a word. */
    Object oneOf(Class<?> type, Object written, String place) {
        if (written instanceof Map<?, ?> map && map.get(KIND) == null)
            throw new Unreadable(place, "no-kind", kinds(type));
        var kind = written instanceof Map<?, ?> map ? map.get(KIND) : written;
        var found = kind(type, PlainValues.shown(kind), place);
        return read(found, written instanceof Map ? written : Map.of(), place);
    }

    private static Class<?> kind(Class<?> type, String written, String place) {
        for (var permitted : type.getPermittedSubclasses())
            if (ConstantReader.plain(Kind.last(permitted)).equals(ConstantReader.plain(written)))
                return permitted;
        throw new Unreadable(place, "no-constant", written, kinds(type));
    }

    private static String kinds(Class<?> type) {
        return Arrays.stream(type.getPermittedSubclasses())
                .map(Kind::last)
                .collect(Collectors.joining(", "));
    }

    Object read(Class<?> type, Object written, String place) {
        if (written instanceof Map<?, ?> map) return fromMap(type, map, place);
        if (written instanceof String word) {
            var constant = constant(type, word);
            if (constant.isPresent()) return constant.get();
        }
        var bare = onlyNeeded(type);
        if (bare == null) throw new Unreadable(place, "no-record", names(type));
        return fromMap(type, Map.of(bare, written), place);
    }

    /** A value that has a name of its own, such as {@code NONE}. */
    private static Optional<Object> constant(Class<?> type, String word) {
        return Arrays.stream(type.getFields())
                .filter(field -> Modifier.isStatic(field.getModifiers()))
                .filter(field -> field.getType() == type && field.getName().equalsIgnoreCase(word))
                .map(field -> staticValue(field))
                .findFirst();
    }

    private static Object staticValue(java.lang.reflect.Field field) {
        try {
            return field.get(null);
        } catch (IllegalAccessException broken) {
            throw new IllegalStateException(field.toString(), broken);
        }
    }

    /** The one component that may not be left out, or null if there are others. */
    private static @Nullable String onlyNeeded(Class<?> type) {
        var components = type.getRecordComponents();
        var keys = Kind.components(type);
        if (components.length == 1) return keys.getFirst();
        var needed =
                IntStream.range(0, components.length)
                        .filter(i -> !optional(components[i]))
                        .toArray();
        return needed.length == 1 ? keys.get(needed[0]) : null;
    }

    private Object fromMap(Class<?> type, Map<?, ?> written, String place) {
        var components = List.of(type.getRecordComponents());
        var keys = Kind.components(type);
        var known = new ArrayList<>(keys);
        known.add(KIND);
        UnknownFields.refuse(written, known, place);
        var seen = new LinkedHashMap<>(values.around());
        var read = new @Nullable Object[components.size()];
        for (int i = 0; i < read.length; i++) {
            read[i] = component(type, keys.get(i), components.get(i), written, place, seen);
            seen.put(keys.get(i), read[i]);
        }
        return make(type, read, place);
    }

    private @Nullable Object component(
            Class<?> type,
            String name,
            RecordComponent component,
            Map<?, ?> written,
            String place,
            Map<String, @Nullable Object> seen) {
        var value = written.get(name);
        var meaning = Meanings.of(type, name);
        if (value == null) {
            if (component.getType() == List.class) return List.of();
            if (optional(component)) return null;
            if (meaning.measured()) return 0;
            throw new Unreadable(place, "missing", name);
        }
        var reader = new ValueReader(values.names(), seen);
        return reader.read(component.getGenericType(), value, meaning, place + "." + name);
    }

    private static boolean optional(RecordComponent component) {
        return component.getType() == List.class
                || component.getAnnotatedType().isAnnotationPresent(Nullable.class);
    }

    private static Object make(Class<?> type, @Nullable Object[] values, String place) {
        var types = Arrays.stream(type.getRecordComponents()).map(RecordComponent::getType);
        try {
            return type.getConstructor(types.toArray(Class<?>[]::new)).newInstance(values);
        } catch (InvocationTargetException refused) {
            throw new Unreadable(place, "impossible", String.valueOf(refused.getCause()));
        } catch (ReflectiveOperationException broken) {
            throw new IllegalStateException(type.toString(), broken);
        }
    }

    private static String names(Class<?> type) {
        return String.join(", ", Kind.components(type));
    }
}
