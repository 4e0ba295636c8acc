package org.vexillum.regiments.kit.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.vexillum.gamekit.position.FieldGroup;
import org.vexillum.gamekit.position.FileFault;
import org.vexillum.gamekit.position.NameList;
import org.vexillum.gamekit.position.NodeReader;
import org.vexillum.gamekit.tree.Node;
import org.vexillum.kernel.Nullable;
import org.vexillum.regiments.combat.CasualtyPreference;
import org.vexillum.regiments.combat.WeaponLabels;
import org.vexillum.regiments.kit.adjudicate.UnitFinder;
import org.vexillum.regiments.odds.Assumptions;
import org.vexillum.regiments.odds.TakedownPreference;
import org.vexillum.regiments.table.Unit;

/** Reads what players prefer where the rules leave them the choice. */
final class OddsPreferences {
    static final String ATTACKER_LOSES = "losesFirst";
    static final String TARGET_LOSES = "targetLosesFirst";
    static final String WEAPONS = "weaponsFirst";
    static final String ATTACKER_PICKS = "takedown";
    static final String TARGET_PICKS = "targetTakedown";
    private static final List<String> NOBODY = List.of("nobody", "nadie", "no", "false");

    private OddsPreferences() {}

    /** Who of a unit takes wounds first (AOFR-CASUALTY-01). */
    private static CasualtyPreference givenUp(@Nullable Node node, Unit unit) {
        if (node == null) return CasualtyPreference.NOBODY;
        var groups = new ArrayList<CasualtyPreference.Group>();
        for (var one : NameList.several(node)) {
            var models = new ArrayList<>(UnitFinder.models(unit, one));
            models.removeIf(unit::leads);
            if (models.isEmpty())
                throw new FileFault(
                        one.place(), "hero-falls-last", NodeReader.name(one), unit.name());
            groups.add(new CasualtyPreference.Group(NodeReader.name(one), models));
        }
        return new CasualtyPreference(groups);
    }

    /** All that is chosen on the way; what is not said is as the greedy bot does it. */
    static Assumptions read(
            FieldGroup given,
            boolean strikesBack,
            boolean usesLimited,
            Opponents both,
            boolean charge) {
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
    private static TakedownPreference picks(@Nullable Node node, Unit struck) {
        if (node == null) return TakedownPreference.DEAREST;
        return picksNobody(node)
                ? TakedownPreference.NOBODY
                : TakedownPreference.one(UnitFinder.model(struck, node));
    }

    static boolean picksNobody(Node node) {
        return NOBODY.contains(NodeReader.name(node).toLowerCase(Locale.ROOT));
    }

    /** Which weapons of either unit are resolved first (AOFR-SHOOT-07). */
    private static List<String> weapons(FieldGroup given, Opponents both, boolean charge) {
        var node = given.get(WEAPONS);
        if (node == null) return List.of();
        var known = new ArrayList<String>();
        for (var unit : charge ? List.of(both.one, both.other) : List.of(both.one))
            for (int model = 0; model < unit.startingSize(); model++)
                for (var weapon : unit.weapons(model)) {
                    var label = WeaponLabels.label(unit, weapon);
                    if (weapon.melee() == charge && !known.contains(label)) known.add(label);
                }
        return NameList.several(node).stream().map(one -> weapon(one, known)).toList();
    }

    private static String weapon(Node node, List<String> known) {
        var called = NodeReader.name(node);
        for (var name : known) if (NodeReader.same(name, called)) return name;
        throw NodeReader.unknown(node, "unknown-weapon", called, known);
    }
}
