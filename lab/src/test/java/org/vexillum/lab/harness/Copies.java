package org.vexillum.lab.harness;

import static org.vexillum.lab.harness.Broken.must;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.vexillum.kernel.match.Table;

/** Looks for anything that a table and its copy share and could change. */
final class Copies {
    private final List<String> replaced;
    private final Map<Object, String> found = new IdentityHashMap<>();

    private Copies(List<String> replaced) {
        this.replaced = replaced;
    }

    /**
     * @param replaced fields of arrays that are replaced, never written to
     */
    static <T extends Table<T>> void mustBeDeep(T table, List<String> replaced) {
        var copy = table.copy();
        must(copy.fingerprint() == table.fingerprint(), "a copy has another fingerprint");
        var mine = new Copies(replaced);
        mine.walk(table, "table");
        var its = new Copies(replaced);
        its.walk(copy, "table");
        for (var shared : its.found.entrySet())
            must(
                    !mine.found.containsKey(shared.getKey()),
                    "table and copy share",
                    shared.getValue());
    }

    private void walk(Object value, String path) {
        if (value instanceof Collection<?> many) {
            if (!many.getClass().getName().contains("Immutable")) found.put(many, path);
            for (var one : many) walk(one, path + "[]");
        } else if (value instanceof Map<?, ?> map) {
            if (!map.getClass().getName().contains("Immutable")) found.put(map, path);
            for (var one : map.values()) walk(one, path + "{}");
        } else if (value instanceof Object[] array) {
            found.put(array, path);
            for (var one : array) walk(one, path + "[]");
        } else if (value != null && !fixed(value) && found.put(value, path) == null) {
            fields(value, path);
        }
    }

    private static boolean fixed(Object value) {
        return value.getClass().getName().startsWith("org.vexillum.kernel.")
                || value instanceof Record
                || value instanceof Enum<?>
                || value instanceof String
                || value instanceof Number
                || value instanceof Boolean;
    }

    private void fields(Object holder, String path) {
        if (!holder.getClass().getName().startsWith("org.vexillum.")) return;
        for (var field : holder.getClass().getDeclaredFields())
            if (!Modifier.isStatic(field.getModifiers()) && !replaced.contains(field.getName()))
                walk(value(field, holder), path + "." + field.getName());
    }

    private static Object value(Field field, Object holder) {
        try {
            field.setAccessible(true);
            return field.get(holder);
        } catch (IllegalAccessException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
