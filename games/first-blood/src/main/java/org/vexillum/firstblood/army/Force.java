package org.vexillum.firstblood.army;

import java.util.List;
import org.vexillum.firstblood.magic.Incantation;
import org.vexillum.kernel.Nullable;

/**
 * An army list (FB-ARMY-01).
 *
 * @param limit the agreed points, or 0 if none were agreed
 */
public record Force(
        String name,
        String faction,
        int limit,
        List<RegimentCard> regiments,
        List<Incantation> incantations) {
    public Force {
        regiments = List.copyOf(regiments);
        incantations = List.copyOf(incantations);
    }

    /** FB-MUSTER-01. */
    public int points() {
        return regiments.stream().mapToInt(RegimentCard::points).sum();
    }

    public @Nullable RegimentCard regiment(String id) {
        for (var regiment : regiments) if (regiment.id().equals(id)) return regiment;
        return null;
    }

    public @Nullable Incantation incantation(String name) {
        for (var spell : incantations) if (spell.name().equals(name)) return spell;
        return null;
    }
}
