package org.vexillum.firstblood.morale;

import org.vexillum.firstblood.characters.InspiringPresence;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.NeverBroken;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.Cause;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/** Regiments becoming broken. */
public final class Breaking {
    private Breaking() {}

    /** Breaks a regiment that has lost half the models it began the round with (FB-BROKEN-01). */
    public static void afterCasualties(Battle battle, Regiment regiment, Referee<Battle> referee) {
        if (2 * regiment.lostThisRound() < regiment.startedRoundWith()) return;
        breaks(battle, regiment, false, Rules.of("FB-BROKEN-01", "FB-BROKEN-02"), referee);
    }

    /** Breaks a regiment that has disengaged (FB-DISENGAGE-10). */
    public static void afterDisengaging(Battle battle, Regiment regiment, Referee<Battle> referee) {
        breaks(battle, regiment, true, Rules.of("FB-DISENGAGE-10"), referee);
    }

    private static void breaks(
            Battle battle,
            Regiment regiment,
            boolean disengaged,
            Rules rules,
            Referee<Battle> referee) {
        if (regiment.broken() || regiment.destroyed()) return;
        var firm = firm(battle, regiment);
        if (firm != null) {
            referee.record(new MoraleEvents.StoodFirm(regiment.id(), firm, Rules.of(firm.rule())));
            return;
        }
        regiment.setBroken(true);
        referee.record(
                new MoraleEvents.BecameBroken(
                        regiment.id(),
                        regiment.lostThisRound(),
                        regiment.startedRoundWith(),
                        disengaged,
                        rules));
    }

    /** Why it can never be broken, or null. */
    private static @Nullable Cause firm(Battle battle, Regiment regiment) {
        if (regiment.card().character()) return new Cause("FB-CHAR-05", "Character");
        if (Traits.regimental(battle, regiment, NeverBroken.class))
            return new Cause("FB-SR-DAUNTLESS", "Dauntless");
        return InspiringPresence.covers(battle, regiment)
                ? new Cause("FB-SR-INSPIRING-PRESENCE", "Inspiring Presence")
                : null;
    }
}
