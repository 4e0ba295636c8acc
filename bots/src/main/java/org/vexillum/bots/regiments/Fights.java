package org.vexillum.bots.regiments;

import java.util.HashMap;
import java.util.Map;
import org.vexillum.regiments.combat.ChargedSide;
import org.vexillum.regiments.odds.Assumptions;
import org.vexillum.regiments.odds.MeleeOdds;
import org.vexillum.regiments.table.Options;
import org.vexillum.regiments.table.Unit;

/** Exact odds of charges, remembered: the same fight is met again and again. */
final class Fights {
    private static final int MOST = 20_000;
    private final Options options;
    private final Map<Key, MeleeOdds> known = new HashMap<>();

    Fights(Options options) {
        this.options = options;
    }

    private record Key(
            String charger,
            int chargerWounds,
            boolean chargerTired,
            String target,
            int targetWounds,
            boolean targetTired,
            int boons,
            ChargedSide side) {}

    MeleeOdds odds(Unit charger, Unit target, ChargedSide side) {
        var key =
                new Key(
                        charger.id(),
                        charger.woundsLeft(),
                        charger.tired(),
                        target.id(),
                        target.woundsLeft(),
                        target.tired(),
                        31 * charger.boons().hashCode() + target.boons().hashCode(),
                        side);
        if (known.size() > MOST) known.clear();
        return known.computeIfAbsent(key, _ -> computed(charger, target, side));
    }

    private MeleeOdds computed(Unit charger, Unit target, ChargedSide side) {
        return MeleeOdds.of(charger, target, side, options, Assumptions.DEFAULT, false);
    }

    /** Points gained less points lost if one charges the other. */
    double value(Unit charger, Unit target, ChargedSide side) {
        return Worth.of(odds(charger, target, side), charger, target);
    }
}
