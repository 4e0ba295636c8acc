package org.vexillum.kernel.stored;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.vexillum.kernel.Nullable;

/** The types of a game that are stored, and the text of their values. */
public abstract class StoredTypes {
    private record Declared(int number, String key, List<String> parts) {
        /** What a text calls it. */
        String name() {
            return key.substring(key.lastIndexOf('.') + 1);
        }
    }

    private final Map<Class<?>, Declared> declared = new HashMap<>();
    private final @Nullable StoredTypes shared;

    /**
     * @param shared types that every game uses, or null
     */
    protected StoredTypes(@Nullable StoredTypes shared) {
        this.shared = shared;
    }

    protected final void declare(Class<?> type, String key, String... parts) {
        declared.put(type, new Declared(declared.size(), key, List.of(parts)));
    }

    /** A component of a record of the type with this number. */
    protected abstract @Nullable Object part(int type, Object record, int part);

    /** Every type with its keys, one a line: {@code Move(unit, to)}. */
    public final List<String> declarations() {
        return declared.values().stream()
                .map(each -> each.key() + "(" + String.join(", ", each.parts()) + ")")
                .sorted()
                .toList();
    }

    /** What texts and standing answers call a question, or another record. */
    public final String name(Object value) {
        return home(value.getClass()).declared(value.getClass()).name();
    }

    /**
     * A value in words that never change: a record's key and the keys and values of its components.
     */
    public final String text(@Nullable Object value) {
        return switch (value) {
            case null -> "null";
            case Enum<?> constant -> constant(constant);
            case FrozenText own -> own.toString();
            case Record record -> home(record.getClass()).record(this, record);
            case Collection<?> many -> list(many);
            case String _, Number _, Boolean _ -> value.toString();
            default -> throw undeclared(value.getClass());
        };
    }

    private String constant(Enum<?> constant) {
        var type = constant.getDeclaringClass();
        return home(type).declared(type).parts().get(constant.ordinal());
    }

    private String record(StoredTypes texts, Record record) {
        var type = declared(record.getClass());
        var text = new StringJoiner(", ", type.name() + "[", "]");
        for (int i = 0; i < type.parts().size(); i++)
            text.add(type.parts().get(i) + "=" + texts.text(part(type.number(), record, i)));
        return text.toString();
    }

    private String list(Collection<?> many) {
        var text = new StringJoiner(", ", "[", "]");
        for (var one : many) text.add(text(one));
        return text.toString();
    }

    /** The types among which one is declared. */
    private StoredTypes home(Class<?> type) {
        return declared.containsKey(type) || shared == null ? this : shared;
    }

    private Declared declared(Class<?> type) {
        var found = declared.get(type);
        if (found == null) throw undeclared(type);
        return found;
    }

    private static IllegalStateException undeclared(Class<?> type) {
        return new IllegalStateException(type + " is stored and has no key: mark it @Stored");
    }
}
