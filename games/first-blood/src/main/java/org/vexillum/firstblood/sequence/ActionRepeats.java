package org.vexillum.firstblood.sequence;

import java.util.List;
import org.vexillum.firstblood.edition.Edition.RepeatedActions;
import org.vexillum.firstblood.table.ActionKind;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.TemporaryEffect;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;

/** No action twice, but March (FB-ACT-11, FB-ACT-12, FB-CHAR-08). */
final class ActionRepeats {
    private ActionRepeats() {}

    static @Nullable Refusal refusal(
            Battle battle, Regiment regiment, List<ActionKind> taken, ActionKind action) {
        if (action == ActionKind.MARCH || mayAgain(regiment, action)) return null;
        boolean wholeRound = battle.edition().repeatedActions() == RepeatedActions.BARRED_IN_ROUND;
        if (taken.contains(action) || wholeRound && regiment.actions().contains(action))
            return Refusal.because(
                    wholeRound ? "FB-ACT-12" : "FB-ACT-11",
                    "action-repeated",
                    regiment.id(),
                    action);
        return null;
    }

    /** FB-SR-OVERRUN-2. */
    private static boolean mayAgain(Regiment regiment, ActionKind action) {
        if (action != ActionKind.CHARGE) return false;
        for (var boon : regiment.boons())
            if (boon.gift() instanceof TemporaryEffect.Gift.ChargesAgain) return true;
        return false;
    }
}
