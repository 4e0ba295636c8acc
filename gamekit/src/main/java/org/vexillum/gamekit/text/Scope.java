package org.vexillum.gamekit.text;

import java.util.Collection;
import org.vexillum.gamekit.Meaning;
import org.vexillum.gamekit.Meanings;
import org.vexillum.kernel.Nullable;

/** Where a template finds its values, and how they are shown. */
abstract class Scope {
    private final Phrases phrases;

    Scope(Phrases phrases) {
        this.phrases = phrases;
    }

    abstract @Nullable Object value(String name);

    abstract Meaning meaning(String name);

    final Phrases phrases() {
        return phrases;
    }

    /**
     * A value in words.
     *
     * @param shown the meaning to show it by, or empty for its own
     */
    final String show(String name, String shown) {
        var meaning = shown.isEmpty() ? meaning(name) : Meanings.parse(shown);
        return phrases.of(value(name), meaning, this);
    }

    /** Whether two values are called alike, however units of that name are told apart. */
    final boolean alike(String one, String other) {
        var shown = show(other, "");
        var name = show(one, "");
        return shown.equals(name) || shown.startsWith(name + " [");
    }

    /** A number, or the length of a list. */
    final int count(String name) {
        return switch (value(name)) {
            case Number number -> number.intValue();
            case Collection<?> many -> many.size();
            case null, default -> 0;
        };
    }

    /** Whether a value is true, not zero, not empty. */
    final boolean holds(String name) {
        return switch (value(name)) {
            case null -> false;
            case Boolean flag -> flag;
            case Number number -> number.doubleValue() != 0;
            case Collection<?> many -> !many.isEmpty();
            case String text -> !text.isEmpty();
            default -> true;
        };
    }
}
