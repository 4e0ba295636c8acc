package org.vexillum.regiments.kit.bot;

import java.util.HashMap;
import java.util.Map;
import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.regiments.odds.Assumptions;
import org.vexillum.regiments.odds.MeleeOdds;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** Exact odds of charges in one battle, remembered. */
final class ChargeOdds {
    private final Battle battle;
    private final OddsCache memory;
    private final Map<String, Long> codes = new HashMap<>();

    ChargeOdds(Battle battle, OddsCache memory) {
        this.battle = battle;
        this.memory = memory;
        memory.serve(battle.options());
    }

    private record Key(
            long charger, long chargerState, long target, long targetState, ChargedSide side) {}

    long code(Unit unit) {
        Long known = codes.get(unit.id());
        if (known == null) codes.put(unit.id(), known = memory.code(unit));
        return known;
    }

    MeleeOdds odds(Unit charger, Unit target, ChargedSide side) {
        var key =
                new Key(code(charger), charger.condition(), code(target), target.condition(), side);
        return memory.fights().computeIfAbsent(key, _ -> computed(charger, target, side));
    }

    private MeleeOdds computed(Unit charger, Unit target, ChargedSide side) {
        return MeleeOdds.of(charger, target, side, battle.options(), Assumptions.DEFAULT, false);
    }

    /** Points gained less points lost if one charges the other. */
    double value(Unit charger, Unit target, ChargedSide side) {
        return PointsValue.of(odds(charger, target, side), charger, target);
    }

    OddsCache memory() {
        return memory;
    }
}
