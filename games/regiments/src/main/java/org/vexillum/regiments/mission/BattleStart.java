package org.vexillum.regiments.mission;

import java.util.ArrayList;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.regiments.army.Force;
import org.vexillum.regiments.army.UnitCard;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Ruleset;
import org.vexillum.regiments.table.Setting;
import org.vexillum.regiments.table.Unit;

/** The beginning of a battle. */
public final class BattleStart {
    private BattleStart() {}

    /** Why no battle can begin like this, or null. */
    public static @Nullable Refusal refusal(Setting setting) {
        var refusal = TableCheck.refusal(setting.width(), setting.depth());
        for (var side : Side.values()) if (refusal == null) refusal = refusal(setting.force(side));
        return refusal;
    }

    private static @Nullable Refusal refusal(Force force) {
        var joined = new ArrayList<String>();
        for (var hero : force.units()) {
            var joins = hero.joins();
            if (joins == null) continue;
            var unit = force.unit(joins);
            if (unit == null || unit.joins() != null || unit == hero)
                return Refusal.because("AOFR-SR-HERO-1", "joins-nobody", hero.id(), joins);
            if (joined.contains(joins))
                return Refusal.because("AOFR-SR-HERO-1", "joined-twice", hero.id(), joins);
            joined.add(joins);
        }
        return null;
    }

    /** A battle before its first die: every unit of both forces, none on the table yet. */
    public static Battle start(Setting setting) {
        return start(setting, Ruleset.NEWEST);
    }

    /** The same by a version of the rules. */
    public static Battle start(Setting setting, Ruleset ruleset) {
        var refusal = refusal(setting);
        if (refusal != null) throw new IllegalArgumentException(refusal.toString());
        var battle = new Battle(setting, ruleset);
        for (var side : Side.values())
            for (var card : setting.force(side).units())
                if (card.joins() == null) battle.add(unit(side, card, setting.force(side)));
        return battle;
    }

    private static Unit unit(Side side, UnitCard card, Force force) {
        @Nullable UnitCard hero = null;
        for (var other : force.units()) if (card.id().equals(other.joins())) hero = other;
        return new Unit(side + "-" + card.id(), side, card, hero);
    }
}
