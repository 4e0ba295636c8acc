package org.vexillum.regiments.kit.adjudicate;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.gamekit.adjudicate.QueryAnswer;
import org.vexillum.gamekit.adjudicate.TaskCatalogue.NotAsked;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.geometry.ShapeDistance;
import org.vexillum.regiments.magic.CastSpell;
import org.vexillum.regiments.magic.CommitTokens;
import org.vexillum.regiments.movement.Footprint;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Unit;

/** Who has tokens and can neither help nor hinder a caster: too far, or out of sight. */
record TokensOutOfReach(Unit caster, Battle battle) {
    List<NotAsked> all() {
        var all = new ArrayList<NotAsked>();
        for (var unit : battle.units()) {
            var holders = holders(unit);
            if (holders.isEmpty() || holders.stream().anyMatch(slot -> heeds(unit, slot))) continue;
            all.add(new NotAsked(unit.side(), CommitTokens.class, why(unit, holders)));
        }
        return all;
    }

    private boolean heeds(Unit unit, int slot) {
        return CastSpell.heeds(unit, slot, caster, battle);
    }

    private static List<Integer> holders(Unit unit) {
        var slots = new ArrayList<Integer>();
        if (!unit.onTable()) return slots;
        for (int slot = 0; slot < unit.living(); slot++)
            if (unit.tokens(unit.inSlot(slot)) > 0) slots.add(slot);
        return slots;
    }

    private QueryAnswer why(Unit unit, List<Integer> holders) {
        int nearest = Integer.MAX_VALUE;
        for (int slot : holders)
            for (var part : Footprint.occupied(caster))
                nearest =
                        Math.min(nearest, ShapeDistance.atMost(Footprint.model(unit, slot), part));
        return QueryAnswer.of(
                nearest > CastSpell.HELP ? "tokens-too-far" : "tokens-unseen",
                Rules.of("AOFR-SR-CASTER-4"),
                "unit",
                unit.id(),
                "target",
                caster.id(),
                "nearest",
                nearest,
                "limit",
                CastSpell.HELP);
    }
}
