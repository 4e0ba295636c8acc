package org.vexillum.bots.regiments;

import java.util.HashMap;
import java.util.Map;
import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.regiments.odds.Assumptions;
import org.vexillum.regiments.odds.MeleeOdds;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** Exact odds of charges in one battle, remembered. */
final class Fights {
    private final Battle battle;
    private final Memory memory;
    private final Map<String, Integer> codes = new HashMap<>();

    Fights(Battle battle, Memory memory) {
        this.battle = battle;
        this.memory = memory;
    }

    private record Key(
            int charger,
            int chargerWounds,
            boolean chargerTired,
            int target,
            int targetWounds,
            boolean targetTired,
            int boons,
            ChargedSide side) {}

    int code(Unit unit) {
        Integer known = codes.get(unit.id());
        if (known == null) codes.put(unit.id(), known = memory.code(battle, unit));
        return known;
    }

    static int boons(Unit one, Unit other) {
        if (one.boons().isEmpty() && other.boons().isEmpty()) return 0;
        return 31 * one.boons().hashCode() + other.boons().hashCode();
    }

    MeleeOdds odds(Unit charger, Unit target, ChargedSide side) {
        var key =
                new Key(
                        code(charger),
                        charger.woundsLeft(),
                        charger.tired(),
                        code(target),
                        target.woundsLeft(),
                        target.tired(),
                        boons(charger, target),
                        side);
        return memory.fights().computeIfAbsent(key, _ -> computed(charger, target, side));
    }

    private MeleeOdds computed(Unit charger, Unit target, ChargedSide side) {
        return MeleeOdds.of(charger, target, side, battle.options(), Assumptions.DEFAULT, false);
    }

    /** Points gained less points lost if one charges the other. */
    double value(Unit charger, Unit target, ChargedSide side) {
        return Worth.of(odds(charger, target, side), charger, target);
    }

    Memory memory() {
        return memory;
    }
}
