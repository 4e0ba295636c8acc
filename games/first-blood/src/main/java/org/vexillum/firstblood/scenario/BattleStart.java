package org.vexillum.firstblood.scenario;

import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Ruleset;
import org.vexillum.firstblood.table.Setting;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Lengths;

/** The beginning of a battle. */
public final class BattleStart {
    /** The standard table is 48 inches square (FB-BATTLE-02); smaller ones hold no zones. */
    private static final int LEAST = Lengths.inches(36);

    private static final int MOST = Lengths.inches(144);

    private BattleStart() {}

    /** Why no battle can begin like this, or null. */
    public static @Nullable Refusal refusal(Setting setting) {
        if (setting.scenario() < 1 || setting.scenario() > Scenario.values().length)
            return Refusal.because("FB-BATTLE-01", "no-such-scenario", setting.scenario());
        if (!fits(setting.width()) || !fits(setting.depth()))
            return Refusal.because(
                    "FB-BATTLE-02",
                    "table-size",
                    Lengths.show(setting.width()),
                    Lengths.show(setting.depth()));
        for (var side : Side.values())
            if (setting.force(side).regiments().isEmpty())
                return Refusal.because("FB-GEN-01", "no-army", side);
        return null;
    }

    private static boolean fits(int length) {
        return length >= LEAST && length <= MOST;
    }

    /** A battle before its first die: every regiment of both forces, none on the table yet. */
    public static Battle start(Setting setting) {
        return start(setting, Ruleset.NEWEST);
    }

    /** The same by an older reading of the rules. */
    public static Battle start(Setting setting, Ruleset ruleset) {
        var refusal = refusal(setting);
        if (refusal != null) throw new IllegalArgumentException(refusal.toString());
        var battle = new Battle(setting, ruleset);
        for (var side : Side.values())
            for (var card : setting.force(side).regiments())
                battle.add(new Regiment(side + "-" + card.id(), side, card));
        return battle;
    }
}
