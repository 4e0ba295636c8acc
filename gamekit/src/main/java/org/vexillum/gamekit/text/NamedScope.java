package org.vexillum.gamekit.text;

import java.util.Map;
import org.vexillum.gamekit.Meaning;
import org.vexillum.gamekit.Meanings;
import org.vexillum.kernel.Nullable;

/** Facts by their names, which have the same meanings as the components of records. */
final class NamedScope extends Scope {
    private final Map<String, ?> facts;

    NamedScope(Map<String, ?> facts, Phrases phrases) {
        super(phrases);
        this.facts = facts;
    }

    @Override
    @Nullable Object value(String name) {
        return facts.get(name);
    }

    @Override
    Meaning meaning(String name) {
        return Meanings.named(name);
    }
}
