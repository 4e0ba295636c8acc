package org.vexillum.regiments.movement;

import java.util.List;
import org.vexillum.kernel.ExplainedNumber;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.regiments.combat.ChargedSide;

/** The ways in which a charge can be illegal. */
final class ChargeRefusals {
    /** From hopeless to nearly legal. */
    private static final List<String> PROGRESS =
            List.of(
                    "charge-misses",
                    "charge-turns-late",
                    "charge-leaves-table",
                    "charge-way-blocked",
                    "charge-path-too-long",
                    "charge-path-slowed",
                    "charge-out-of-reach",
                    "charge-slowed",
                    "charge-cannot-land",
                    "side-out-of-reach");

    private ChargeRefusals() {}

    /** How near to a legal charge this refusal is. */
    static int progress(Refusal refusal) {
        return PROGRESS.indexOf(refusal.key());
    }

    static Refusal pivotsTooFar(int pivot) {
        return Refusal.because("AOFR-MOVE-02", "charge-pivots-too-far", Degrees.show(pivot));
    }

    static Refusal misses() {
        return Refusal.because("AOFR-MOVE-09", "charge-misses");
    }

    /** The target is met before the pivot, or in it. */
    static Refusal turnsLate() {
        return Refusal.because("AOFR-MOVE-09", "charge-turns-late");
    }

    static Refusal leavesTable() {
        var rules = Rules.of("AOFR-MOVE-09", "AOFR-FIELD-04");
        return new Refusal("charge-leaves-table", List.of(), rules);
    }

    static Refusal blocked(String by) {
        return Refusal.because("AOFR-MOVE-09", "charge-way-blocked", by);
    }

    static Refusal tooLong(int distance, ExplainedNumber limit) {
        var rules = Rules.of("AOFR-MOVE-09").and(limit.rules());
        return new Refusal("charge-path-too-long", lengths(distance, limit), rules);
    }

    /** The same, since the way leads through this. */
    static Refusal tooLong(int distance, ExplainedNumber limit, String through) {
        var rules = Rules.of("AOFR-MOVE-09").and(limit.rules());
        return new Refusal("charge-path-slowed", lengths(distance, limit, through), rules);
    }

    /** The same, since the way leads through this. */
    static Refusal outOfReach(int nearest, ExplainedNumber limit, String through) {
        var rules = Rules.of("AOFR-MOVE-08").and(limit.rules());
        return new Refusal("charge-slowed", lengths(nearest, limit, through), rules);
    }

    static Refusal outOfReach(int nearest, ExplainedNumber limit) {
        var rules = Rules.of("AOFR-MOVE-08").and(limit.rules());
        return new Refusal("charge-out-of-reach", lengths(nearest, limit), rules);
    }

    static Refusal otherSide(ChargedSide side) {
        return Refusal.because("AOFR-FACING-03", "side-out-of-reach", side);
    }

    static Refusal cannotLand() {
        return Refusal.because("AOFR-SR-FLYING-1", "charge-cannot-land");
    }

    private static List<Object> lengths(int is, ExplainedNumber limit) {
        return List.of(Lengths.show(is), Lengths.show(limit.value()));
    }

    private static List<Object> lengths(int is, ExplainedNumber limit, String through) {
        return List.of(Lengths.show(is), Lengths.show(limit.value()), through);
    }
}
