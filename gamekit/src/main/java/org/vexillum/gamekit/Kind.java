package org.vexillum.gamekit;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import org.vexillum.kernel.stored.Stored;

/**
 * The keys under which a type of the rules appears in files and message bundles.
 *
 * <p>A type that is {@link Stored} declares them; one that never leaves the program has its names.
 *
 * @param key {@code HitsRolled}, {@code ChooseCasualties.Order}
 * @param parts the keys of its components or constants, in their order
 */
public record Kind(String key, List<String> parts) {
    private static final ClassValue<Kind> KNOWN =
            new ClassValue<>() {
                @Override
                protected Kind computeValue(Class<?> type) {
                    var stored = type.getAnnotation(Stored.class);
                    return stored == null ? new Kind(name(type), names(type)) : declared(stored);
                }
            };

    private static Kind declared(Stored stored) {
        var whole = stored.value();
        int open = whole.indexOf('(');
        if (open < 0) return new Kind(whole + stored.as(), List.of(stored.with()));
        var parts = whole.substring(open + 1, whole.length() - 1).split(", ");
        return new Kind(whole.substring(0, open), List.of(parts));
    }

    public static String of(Class<?> type) {
        return KNOWN.get(type).key();
    }

    /** The key without that of the type it belongs to. */
    public static String last(Class<?> type) {
        var key = of(type);
        return key.substring(key.lastIndexOf('.') + 1);
    }

    /** The key of a constant, in capitals. */
    public static String of(Enum<?> constant) {
        return KNOWN.get(constant.getDeclaringClass()).parts().get(constant.ordinal());
    }

    /** The keys of the components of a record, in their order. */
    public static List<String> components(Class<?> type) {
        return KNOWN.get(type).parts();
    }

    /**
     * The simple name, after that of the type it belongs to. Events are merely grouped in a class,
     * which does not count.
     */
    private static String name(Class<?> type) {
        var outer = type.getEnclosingClass();
        if (outer == null || outer.getSimpleName().endsWith("Events")) return type.getSimpleName();
        return of(outer) + "." + type.getSimpleName();
    }

    private static List<String> names(Class<?> type) {
        if (type.isRecord())
            return Arrays.stream(type.getRecordComponents()).map(RecordComponent::getName).toList();
        if (type.isEnum())
            return Arrays.stream(type.getEnumConstants())
                    .map(constant -> ((Enum<?>) constant).name())
                    .toList();
        return List.of();
    }
}
