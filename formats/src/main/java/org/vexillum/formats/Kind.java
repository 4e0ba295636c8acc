package org.vexillum.formats;

/** The name under which a type of the rules appears in files and message bundles. */
public final class Kind {
    private Kind() {}

    /**
     * {@code HitsRolled}, {@code ChooseCasualties.Order}: the simple name, after that of the type
     * it belongs to. Events are merely grouped in a class, which does not count.
     */
    public static String of(Class<?> type) {
        var outer = type.getEnclosingClass();
        if (outer == null || outer.getSimpleName().endsWith("Events")) return type.getSimpleName();
        return of(outer) + "." + type.getSimpleName();
    }
}
