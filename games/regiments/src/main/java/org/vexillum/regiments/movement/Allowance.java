package org.vexillum.regiments.movement;

import static org.vexillum.kernel.geometry.Lengths.INCH;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.regiments.table.Unit;
import org.vexillum.regiments.traits.ChangesMove;
import org.vexillum.regiments.traits.Trait;
import org.vexillum.regiments.traits.UnitTraits.Musician;

/** How far an action carries a unit, in units of 0.01 mm, and why (AOFR-ACTION-06). */
public final class Allowance {
    /** What difficult terrain leaves of any move (AOFR-TERRAIN-04). */
    static final int IN_DIFFICULT = 6 * INCH;

    private static final Cause HOLD = new Cause("AOFR-ACTION-02", "Hold");
    private static final Cause ADVANCE = new Cause("AOFR-ACTION-03", "Advance");
    private static final Cause RUSH = new Cause("AOFR-ACTION-04", "Rush");
    private static final Cause CHARGE = new Cause("AOFR-ACTION-05", "Charge");
    private static final Cause ASIDE = new Cause("AOFR-MOVE-04", "half");
    private static final Cause DIFFICULT = new Cause("AOFR-TERRAIN-04", "difficult terrain");
    private static final Cause NEVER_LESS = new Cause("AOFR-ACTION-06", "least");

    private Allowance() {}

    /** Straight ahead, in the open. */
    public static ExplainedNumber of(Unit unit, Action action) {
        return switch (action) {
            case HOLD -> ExplainedNumber.of(0, HOLD);
            case ADVANCE -> changed(ExplainedNumber.of(6 * INCH, ADVANCE), unit, action);
            case RUSH -> changed(ExplainedNumber.of(12 * INCH, RUSH), unit, action);
            case CHARGE -> changed(ExplainedNumber.of(12 * INCH, CHARGE), unit, action);
        };
    }

    /** In this way, in the open: half of it sideways or backward (AOFR-MOVE-04). */
    public static ExplainedNumber of(Unit unit, Action action, Manoeuvre.Way way) {
        var ahead = of(unit, action);
        return way == Manoeuvre.Way.FORWARD ? ahead : ahead.halved(ASIDE);
    }

    /** What is left of it when the way leads through difficult terrain. */
    public static ExplainedNumber throughDifficult(Unit unit, ExplainedNumber open) {
        return MoveTraits.ignoresDifficult(unit) != null
                ? open
                : open.atMost(IN_DIFFICULT, DIFFICULT);
    }

    /** Why the unit may not move at all, or null. */
    public static @Nullable Refusal refusal(Unit unit) {
        var held = MoveTraits.holdsOnly(unit);
        if (held == null) return null;
        return new Refusal(
                "holds-only",
                List.of(held.written()),
                MoveLengthRules.slowest(unit, Rules.of(held.rule())));
    }

    /** The rules behind a length, that of the slowest model among them (AOFR-MOVE-10). */
    public static Rules rules(Unit unit, ExplainedNumber allowed) {
        return MoveLengthRules.allowance(unit, allowed);
    }

    /** The rule by which difficult terrain does not slow the unit, or none. */
    public static Rules untroubledBy(Unit unit) {
        var trait = MoveTraits.ignoresDifficult(unit);
        if (trait == null) return Rules.NONE;
        return Rules.of(MoveTraits.flies(unit) ? "AOFR-SR-FLYING-2" : trait.rule());
    }

    private static ExplainedNumber changed(ExplainedNumber base, Unit unit, Action action) {
        var figure = base;
        for (var change : changes(unit, action)) {
            var cause = new Cause(change.rule(), change.written());
            figure = figure.plus(change.inches(action.runs()) * INCH, cause);
        }
        return figure.atLeast(0, NEVER_LESS);
    }

    /** Every change once, whoever has it (AOFR-PRINCIPLE-06); the Musician's comes last. */
    private static List<ChangesMove> changes(Unit unit, Action action) {
        var changes = new ArrayList<ChangesMove>();
        for (int model : unit.kinds()) {
            var traits = unit.traits(model);
            for (int i = 0; i < traits.size(); i++)
                if (acting(traits.get(i), action) instanceof ChangesMove change
                        && !has(changes, change)
                        && (change.bindsAll() || allHave(unit, change, action)))
                    changes.add(change);
        }
        if (changes.size() > 1) changes.sort((a, b) -> Boolean.compare(late(a), late(b)));
        return changes;
    }

    private static boolean late(ChangesMove change) {
        return change instanceof Musician;
    }

    private static Trait acting(Trait trait, Action action) {
        return MoveTraits.acting(trait, MoveTraits.moment(action));
    }

    private static boolean allHave(Unit unit, ChangesMove change, Action action) {
        for (int model : unit.kinds()) if (!hasIt(unit.traits(model), change, action)) return false;
        return true;
    }

    private static boolean hasIt(List<Trait> traits, ChangesMove change, Action action) {
        for (int i = 0; i < traits.size(); i++)
            if (acting(traits.get(i), action) instanceof ChangesMove own && same(own, change))
                return true;
        return false;
    }

    private static boolean has(List<ChangesMove> changes, ChangesMove change) {
        for (var known : changes) if (same(known, change)) return true;
        return false;
    }

    private static boolean same(ChangesMove one, ChangesMove other) {
        return one.getClass() == other.getClass() && one.name().equals(other.name());
    }
}
