package org.vexillum.regiments.movement;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Rules;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.ChangesMove;
import org.vexillum.regiments.traits.HoldsOnly;
import org.vexillum.regiments.traits.IgnoresTerrain;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.UnitTraits.Musician;
import org.vexillum.regiments.traits.own.OwnTraitEffect;

/** The rules behind the length of a move. */
final class MoveLengthRules {
    private MoveLengthRules() {}

    static Rules allowance(Unit unit, ExplainedNumber allowed) {
        var rules = allowed.rules();
        if (allowed.changes().size() > 1) rules = rules.and("AOFR-ACTION-06");
        rules = slowest(unit, rules);
        if (rules.has("AOFR-CMD-MUSICIAN")) rules = rules.and("AOFR-CMD-BEARER");
        return rules;
    }

    /** The rules behind the pieces of a manoeuvre. */
    static Rules pieces(Action action, Manoeuvre manoeuvre) {
        var rules = Rules.NONE;
        boolean ahead = manoeuvre.way() == Manoeuvre.Way.FORWARD;
        if (manoeuvre.distance() > 0) rules = rules.and(ahead ? "AOFR-MOVE-03" : "AOFR-MOVE-04");
        if (manoeuvre.pivot() == 0) return rules;
        return rules.and(action == Action.HOLD ? "AOFR-MOVE-01" : "AOFR-MOVE-02")
                .and("AOFR-MOVE-07");
    }

    /** With the rule that one model binds all the others, if they are not alike. */
    static Rules slowest(Unit unit, Rules rules) {
        return mixed(unit) ? rules.and("AOFR-MOVE-10") : rules;
    }

    /** Whether models that move differently stand together, so that the slowest counts. */
    private static boolean mixed(Unit unit) {
        for (int slot = 1; slot < unit.living(); slot++)
            if (!gait(unit, slot).equals(gait(unit, 0))) return true;
        return false;
    }

    private static List<Trait> gait(Unit unit, int slot) {
        var gait = new ArrayList<Trait>();
        for (var trait : unit.card(unit.inSlot(slot)).traits())
            if (concernsMoves(trait)) gait.add(trait);
        return gait;
    }

    /** The Musician's inch is the unit's, whoever carries the drum. */
    private static boolean concernsMoves(Trait trait) {
        var bare = trait;
        while (bare instanceof OwnTraitEffect.Gives gives) bare = gives.trait();
        return bare instanceof ChangesMove && !(bare instanceof Musician)
                || bare instanceof HoldsOnly
                || bare instanceof IgnoresTerrain;
    }
}
