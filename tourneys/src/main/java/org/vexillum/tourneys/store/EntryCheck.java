package org.vexillum.tourneys.store;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.vexillum.gamekit.Kind;
import org.vexillum.kernel.Nullable;
import org.vexillum.tourneys.event.Change;
import org.vexillum.tourneys.event.ChangeRefused;
import org.vexillum.tourneys.event.LoggedChange;

/**
 * Looks at an entry of a log that somebody brings, field by field, before it is read.
 *
 * <p>Every field has to be there, of its kind and within bounds: what the program itself writes is,
 * and a hole would break whatever shows the event later.
 */
final class EntryCheck {
    private static final int LONGEST_LIST = 5_000;

    private final int entry;

    private EntryCheck(int entry) {
        this.entry = entry;
    }

    /** Refused with the number of the entry and the name of the field that is wrong. */
    static void check(int entry, @Nullable Object tree) {
        new EntryCheck(entry).record(LoggedChange.class, tree, "");
    }

    // ---- kinds

    private void record(Class<?> type, @Nullable Object tree, String path) {
        var map = object(tree, path);
        var keys = Kind.components(type);
        for (int i = 0; i < keys.size(); i++) {
            var part = type.getRecordComponents()[i];
            var place = path.isEmpty() ? keys.get(i) : path + "." + keys.get(i);
            var value = map.get(keys.get(i));
            if (value == null && !optional(part)) throw wrong("field-missing", place);
            if (value != null) value(part.getGenericType(), value, place);
        }
        for (var name : map.keySet())
            if (!known(type, name))
                throw wrong("field-unknown", path.isEmpty() ? name : path + "." + name);
    }

    private static boolean optional(RecordComponent part) {
        return part.getAnnotatedType().isAnnotationPresent(Nullable.class);
    }

    private static boolean known(Class<?> type, Object name) {
        boolean mark = Change.class.isAssignableFrom(type) && name.equals(EventStore.MARK);
        return mark || name instanceof String && Kind.components(type).contains(name);
    }

    private void value(Type type, Object value, String path) {
        switch (type) {
            case ParameterizedType many -> several(many, value, path);
            case Class<?> one when one == Change.class -> change(value, path);
            case Class<?> one when one.isRecord() -> record(one, value, path);
            case Class<?> one when one.isEnum() -> word(one, value, path);
            default -> plain(type, value, path);
        }
    }

    private void change(Object value, String path) {
        var place = path + "." + EventStore.MARK;
        if (!(object(value, path).get(EventStore.MARK) instanceof String name))
            throw wrong("field-missing", place);
        var type = EventStore.changes().get(name);
        if (type == null)
            throw wrong("field-word", place, String.join(", ", EventStore.changes().keySet()));
        record(type, value, path);
    }

    private void several(ParameterizedType type, Object value, String path) {
        var kinds = type.getActualTypeArguments();
        if (type.getRawType() == Map.class) {
            object(value, path).forEach((key, each) -> element(kinds[1], each, path + "." + key));
            return;
        }
        if (!(value instanceof List<?> list)) throw wrong("field-list", path);
        if (list.size() > LONGEST_LIST) throw wrong("field-many", path, LONGEST_LIST);
        for (int i = 0; i < list.size(); i++) element(kinds[0], list.get(i), path + " " + (i + 1));
    }

    private void element(Type type, @Nullable Object value, String path) {
        if (value == null) throw wrong("field-missing", path);
        value(type, value, path);
    }

    private Map<?, ?> object(@Nullable Object tree, String path) {
        if (tree instanceof Map<?, ?> map) return map;
        throw wrong("field-object", path.isEmpty() ? "log" : path);
    }

    private void word(Class<?> type, Object value, String path) {
        var words = Kind.components(type);
        if (!words.contains(value)) throw wrong("field-word", path, String.join(", ", words));
    }

    private void plain(Type type, Object value, String path) {
        if (type == boolean.class) {
            if (!(value instanceof Boolean)) throw wrong("field-flag", path);
        } else if (type == String.class) {
            if (!(value instanceof String)) throw wrong("field-text", path);
        } else if (!number(type, value)) throw wrong("field-number", path);
        var reason = FieldLimits.reason(path, value);
        if (!reason.isEmpty()) throw wrong(reason, path, FieldLimits.allowed(path, value));
    }

    private static boolean number(Type type, Object value) {
        if (type == BigDecimal.class) return value instanceof Number;
        return value instanceof Integer || type == long.class && value instanceof Long;
    }

    private ChangeRefused wrong(String key, Object path, Object... more) {
        return more.length == 0
                ? new ChangeRefused(key, entry, path)
                : new ChangeRefused(key, entry, path, more[0]);
    }
}
