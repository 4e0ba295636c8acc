package org.vexillum.gamekit.text;

import java.util.List;
import org.vexillum.gamekit.Meaning;
import org.vexillum.gamekit.Meanings;
import org.vexillum.kernel.Nullable;

/** Facts by their place: {@code {0}}, {@code {1}}, … */
final class FactScope extends Scope {
    private static final Meaning PLAIN = Meanings.parse("text");

    private final List<Object> facts;

    FactScope(List<Object> facts, Phrases phrases) {
        super(phrases);
        this.facts = facts;
    }

    @Override
    @Nullable Object value(String name) {
        int place = Integer.parseInt(name);
        return place < facts.size() ? facts.get(place) : null;
    }

    @Override
    Meaning meaning(String name) {
        return PLAIN;
    }
}
