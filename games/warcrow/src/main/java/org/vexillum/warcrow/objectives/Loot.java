package org.vexillum.warcrow.objectives;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.warcrow.army.Keyword;
import org.vexillum.warcrow.morale.Stress;
import org.vexillum.warcrow.objectives.ObjectiveEvents.LootHandedOn;
import org.vexillum.warcrow.objectives.ObjectiveEvents.LootLaidDown;
import org.vexillum.warcrow.objectives.ObjectiveEvents.LootTaken;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Unit;

/** Loot is picked up, carried, laid down and handed on. */
public final class Loot {
    private Loot() {}

    /** The loot that nobody carries. */
    public static List<String> lying(Battle battle) {
        var lying = new ArrayList<String>();
        for (var one : battle.objectives())
            if (carrier(battle, one.id()) == null) lying.add(one.id());
        return lying;
    }

    public static @Nullable Unit carrier(Battle battle, String loot) {
        for (var unit : battle.units()) if (unit.onTable() && unit.loot().equals(loot)) return unit;
        return null;
    }

    /** Why a unit cannot pick this loot up at the end of its activation, or null if it can. */
    public static @Nullable Refusal refusal(Battle battle, Unit unit, String loot) {
        var marker = battle.objective(loot);
        if (!battle.setting().scenario().carried() || marker == null)
            return Refusal.because("WC-SCEN-LOOT-04", "no-loot", loot);
        if (carrier(battle, loot) != null)
            return Refusal.because("WC-SCEN-LOOT-04", "loot-carried", loot);
        if (!ObjectiveRange.adjacent(battle, unit, loot))
            return Refusal.because("WC-SCEN-LOOT-04", "not-adjacent", unit.id(), loot);
        if (marker.marking() == battle.colour(unit.side().other()))
            return Refusal.because("WC-SCEN-LOOT-07", "loot-of-the-rival", loot);
        if (carries(battle, unit))
            return Refusal.because("WC-SCEN-LOOT-08", "carries-already", unit.id());
        return Stress.refusal(unit);
    }

    /** A unit and the Character in it are one unit (WC-SCEN-LOOT-08). */
    public static boolean carries(Battle battle, Unit unit) {
        var character = battle.characterIn(unit);
        return unit.carries() || character != null && character.carries();
    }

    /** A unit takes 1 stress and picks it up (WC-SCEN-LOOT-04). */
    public static void pickUp(Battle battle, Unit unit, String loot, Referee<Battle> referee) {
        var rules = Rules.of("WC-SCEN-LOOT-04", "WC-BG-ADJ-01");
        Stress.take(unit, 1, rules, referee);
        unit.setLoot(loot);
        referee.record(new LootTaken(unit.id(), loot, rules));
    }

    /** Before a unit flees or is removed its loot is laid down (WC-SCEN-LOOT-09). */
    public static void layDown(Unit unit, String rule, Referee<Battle> referee) {
        if (!unit.carries()) return;
        referee.record(new LootLaidDown(unit.id(), unit.loot(), Rules.of(rule)));
        unit.setLoot("");
    }

    /** The Officer who may take the loot of a unit that is destroyed, or null (WC-SCEN-LOOT-10). */
    public static @Nullable Unit heir(Battle battle, Unit unit) {
        var character = battle.characterIn(unit);
        if (character == null || !unit.carries() || character.carries()) return null;
        return character.is(Keyword.OFFICER) ? character : null;
    }

    public static void handOn(Unit from, Unit to, String rule, Referee<Battle> referee) {
        referee.record(new LootHandedOn(from.id(), to.id(), from.loot(), Rules.of(rule)));
        to.setLoot(from.loot());
        from.setLoot("");
    }
}
