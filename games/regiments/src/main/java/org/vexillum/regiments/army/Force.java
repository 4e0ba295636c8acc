package org.vexillum.regiments.army;

import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.regiments.magic.Spell;

/**
 * An army list.
 *
 * @param limit the agreed points, or 0 if none were agreed
 */
public record Force(String name, int limit, List<UnitCard> units, List<Spell> spells) {
    public Force {
        units = List.copyOf(units);
        spells = List.copyOf(spells);
    }

    public int points() {
        return units.stream().mapToInt(UnitCard::points).sum();
    }

    public @Nullable UnitCard unit(String id) {
        for (var unit : units) if (unit.id().equals(id)) return unit;
        return null;
    }

    /** The heroes whose cards say that they join this unit. */
    public List<UnitCard> joined(UnitCard unit) {
        return units.stream().filter(hero -> unit.id().equals(hero.joins())).toList();
    }

    /** The unit of this force that a hero joins, or null. */
    public @Nullable UnitCard host(UnitCard hero) {
        return hero.joins() == null ? null : unit(hero.joins());
    }
}
