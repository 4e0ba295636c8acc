package org.vexillum.regiments.kit.adjudicate;

import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.referee.IllegalAnswer;
import org.vexillum.regiments.table.Unit;

/**
 * Blows are struck by those who have met (AOFR-MELEE-01).
 *
 * <p>Units are closer than 1 inch in a charge alone (AOFR-MOVE-05): whoever is placed so is taken
 * to have met, since files are written with rounded numbers.
 */
final class MeleeContact {
    private MeleeContact() {}

    static void mustBe(Args args, Unit one, Unit other) {
        if (one.place() == null || other.place() == null) return;
        int gap = QueryTasks.gap(one, other);
        if (gap >= Lengths.INCH)
            throw new IllegalAnswer(
                    Refusal.because(
                            "AOFR-MELEE-01",
                            "not-in-contact",
                            one.id(),
                            other.id(),
                            Lengths.show(gap)));
        if (gap > 0) args.scene().assumed().add("", "contact", one.id(), other.id());
    }
}
