package org.vexillum.firstblood.odds;

import java.util.Optional;
import org.vexillum.firstblood.magic.IncantationEffects;
import org.vexillum.firstblood.magic.Spellcasting;
import org.vexillum.firstblood.morale.ActionMorale;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.chance.NumberDistribution;
import org.vexillum.kernel.chance.Tally;
import org.vexillum.kernel.odds.Tables;

/**
 * The exact odds of an incantation.
 *
 * @param cast the chance that it succeeds
 * @param healed wounds the target gets back, casualties that return included
 * @param odds of the harm it does
 */
public record CastingOdds(double cast, NumberDistribution healed, Odds odds) {
    static CastingOdds of(
            Battle battle,
            Spellcasting spell,
            Tables<Battle, Optional<IncantationEffects>> rolled,
            Tables<Battle, ActionMorale> landed,
            Odds odds) {
        double[] cast = {0};
        rolled.forEach((at, chance) -> {
            if (at.carried().isPresent()) cast[0] += chance;
        });
        int before = Fate.Gathering.woundsLeft(battle.regiment(spell.target()));
        var healed = new Tally();
        landed.forEach((at, chance) -> {
            int now = Fate.Gathering.woundsLeft(at.table().regiment(spell.target()));
            healed.add(Math.max(0, now - before), chance);
        });
        return new CastingOdds(cast[0], healed.chance(), odds);
    }
}
