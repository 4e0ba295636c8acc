package org.vexillum.regiments.kit.force;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.vexillum.gamekit.Problems;
import org.vexillum.regiments.army.Force;
import org.vexillum.regiments.army.UnitCard;
import org.vexillum.regiments.magic.Spell;
import org.vexillum.regiments.traits.TraitBook;

/** An army list as it was written, not yet mustered. */
final class ForceDraft {
    String name = "";
    int limit;
    final List<UnitDraft> units = new ArrayList<>();
    final List<Spell> spells = new ArrayList<>();

    Force muster(TraitReader reader, Problems problems) {
        name(problems);
        for (var unit : units) join(unit);
        var muster = new UnitCardMaker(reader, problems);
        var cards = new ArrayList<UnitCard>();
        for (var unit : units) cards.add(muster.card(unit));
        if (name.isBlank() && !units.isEmpty()) name = units.getFirst().name;
        return new Force(name, limit, cards, spells);
    }

    /** Gives an id to every unit that has none. */
    private void name(Problems problems) {
        var taken = new HashSet<String>();
        for (var unit : units)
            if (!unit.id.isEmpty() && !taken.add(unit.id))
                problems.error(unit.place, "unit.same-id", unit.id);
        for (var unit : units) if (unit.id.isEmpty()) unit.id = free(slug(unit.name), taken);
    }

    private static String free(String slug, Set<String> taken) {
        var id = slug;
        for (int copy = 2; !taken.add(id); copy++) id = slug + "-" + copy;
        return id;
    }

    static String slug(String name) {
        var slug = TraitBook.key(name).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
        return slug.isEmpty() ? "unit" : slug;
    }

    private void join(UnitDraft unit) {
        if (unit.host != null) unit.joins = unit.host.id;
        else if (unit.joins != null) unit.joins = host(unit, unit.joins);
    }

    /** A unit may be named by its id or its name; of several, one that no hero has joined yet. */
    private String host(UnitDraft hero, String wanted) {
        UnitDraft named = null;
        for (var unit : units) {
            if (unit.id.equals(wanted)) return wanted;
            if (unit == hero || !TraitBook.key(unit.name).equals(TraitBook.key(wanted))) continue;
            if (named == null || joined(named) && !joined(unit)) named = unit;
        }
        return named == null ? wanted : named.id;
    }

    private boolean joined(UnitDraft host) {
        return units.stream().anyMatch(unit -> host.id.equals(unit.joins));
    }
}
