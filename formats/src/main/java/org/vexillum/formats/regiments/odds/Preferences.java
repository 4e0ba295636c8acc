package org.vexillum.formats.regiments.odds;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.formats.position.Fault;
import org.vexillum.formats.position.Group;
import org.vexillum.formats.position.Named;
import org.vexillum.formats.position.Read;
import org.vexillum.formats.regiments.adjudicate.Units;
import org.vexillum.formats.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.regiments.combat.GivenUp;
import org.vexillum.regiments.table.Unit;

/** Reads what players prefer where the rules leave them the choice. */
final class Preferences {
    static final String ATTACKER_LOSES = "losesFirst";
    static final String TARGET_LOSES = "targetLosesFirst";
    static final String WEAPONS = "weaponsFirst";

    private Preferences() {}

    /** Who of a unit takes wounds first (AOFR-CASUALTY-01). */
    static GivenUp givenUp(@Nullable Node node, Unit unit) {
        if (node == null) return GivenUp.NOBODY;
        var groups = new ArrayList<GivenUp.Group>();
        for (var one : Named.several(node)) {
            var models = new ArrayList<>(Units.models(unit, one));
            models.removeIf(unit::leads);
            if (models.isEmpty())
                throw new Fault(one.place(), "hero-falls-last", Read.name(one), unit.name());
            groups.add(new GivenUp.Group(Read.name(one), models));
        }
        return new GivenUp(groups);
    }

    /** Which weapons of either unit are resolved first (AOFR-SHOOT-07). */
    static List<String> weapons(Group given, Unit attacker, Unit target, boolean charge) {
        var node = given.get(WEAPONS);
        if (node == null) return List.of();
        var known = new ArrayList<String>();
        for (var unit : charge ? List.of(attacker, target) : List.of(attacker))
            for (int model = 0; model < unit.startingSize(); model++)
                for (var weapon : unit.weapons(model))
                    if (weapon.melee() == charge && !known.contains(weapon.name()))
                        known.add(weapon.name());
        return Named.several(node).stream().map(one -> weapon(one, known)).toList();
    }

    private static String weapon(Node node, List<String> known) {
        var called = Read.name(node);
        for (var name : known) if (Read.same(name, called)) return name;
        throw Read.unknown(node, "unknown-weapon", called, known);
    }
}
