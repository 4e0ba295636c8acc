package org.vexillum.regiments.kit.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.vexillum.gamekit.position.Fault;
import org.vexillum.gamekit.position.Group;
import org.vexillum.gamekit.position.Named;
import org.vexillum.gamekit.position.Read;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.regiments.combat.Arsenal;
import org.vexillum.regiments.combat.GivenUp;
import org.vexillum.regiments.kit.adjudicate.Units;
import org.vexillum.regiments.odds.Assumptions;
import org.vexillum.regiments.odds.Singled;
import org.vexillum.regiments.table.Unit;

/** Reads what players prefer where the rules leave them the choice. */
final class Preferences {
    static final String ATTACKER_LOSES = "losesFirst";
    static final String TARGET_LOSES = "targetLosesFirst";
    static final String WEAPONS = "weaponsFirst";
    static final String ATTACKER_PICKS = "takedown";
    static final String TARGET_PICKS = "targetTakedown";
    private static final List<String> NOBODY = List.of("nobody", "nadie", "no", "false");

    private Preferences() {}

    /** Who of a unit takes wounds first (AOFR-CASUALTY-01). */
    private static GivenUp givenUp(@Nullable Node node, Unit unit) {
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

    /** All that is chosen on the way; what is not said is as the greedy bot does it. */
    static Assumptions read(
            Group given, boolean strikesBack, boolean usesLimited, Opponents both, boolean charge) {
        return new Assumptions(
                strikesBack,
                usesLimited,
                picks(given.get(ATTACKER_PICKS), both.other),
                picks(given.get(TARGET_PICKS), both.one),
                givenUp(given.get(ATTACKER_LOSES), both.one),
                givenUp(given.get(TARGET_LOSES), both.other),
                weapons(given, both, charge));
    }

    /** Two units that strike or shoot at each other. */
    record Opponents(Unit one, Unit other) {}

    /** Whom Takedown singles out in a unit (AOFR-SR-TAKEDOWN-1). */
    private static Singled picks(@Nullable Node node, Unit struck) {
        if (node == null) return Singled.DEAREST;
        return picksNobody(node) ? Singled.NOBODY : Singled.one(Units.model(struck, node));
    }

    static boolean picksNobody(Node node) {
        return NOBODY.contains(Read.name(node).toLowerCase(Locale.ROOT));
    }

    /** Which weapons of either unit are resolved first (AOFR-SHOOT-07). */
    private static List<String> weapons(Group given, Opponents both, boolean charge) {
        var node = given.get(WEAPONS);
        if (node == null) return List.of();
        var known = new ArrayList<String>();
        for (var unit : charge ? List.of(both.one, both.other) : List.of(both.one))
            for (int model = 0; model < unit.startingSize(); model++)
                for (var weapon : unit.weapons(model)) {
                    var label = Arsenal.label(unit, weapon);
                    if (weapon.melee() == charge && !known.contains(label)) known.add(label);
                }
        return Named.several(node).stream().map(one -> weapon(one, known)).toList();
    }

    private static String weapon(Node node, List<String> known) {
        var called = Read.name(node);
        for (var name : known) if (Read.same(name, called)) return name;
        throw Read.unknown(node, "unknown-weapon", called, known);
    }
}
