package org.vexillum.formats.position;

import java.util.List;
import org.vexillum.regiments.traits.Trait;

/** Writes traits as {@link TraitReader} reads them. */
final class TraitWriter {
    private TraitWriter() {}

    static List<String> written(List<Trait> traits) {
        return traits.stream().map(Trait::written).distinct().toList();
    }
}
