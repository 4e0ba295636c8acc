package org.vexillum.firstblood.sequence;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.vexillum.firstblood.combat.WoundsSuffered;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Throw;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.firstblood.traits.RegimentTraits;
import org.vexillum.firstblood.traits.Trait;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.Check;
import org.vexillum.kernel.dice.Dice;
import org.vexillum.kernel.referee.Referee;

/**
 * Dice at the end of an activation; each 5 or 6 is a wound, and no morale follows (FB-SR-DECAY).
 */
public record Decay(String regiment, int value) {
    private static final Check CHECK = Check.atLeast(5);

    public static Decay of(Battle battle, Regiment regiment) {
        return new Decay(regiment.id(), sum(battle, regiment));
    }

    /** All values are added; models that share the same one count once (FB-SR-DECAY-STACK). */
    static int sum(Battle battle, Regiment regiment) {
        List<Trait> counted = new ArrayList<>();
        for (int model : regiment.models()) {
            var here = new ArrayList<Trait>();
            for (var trait : Traits.of(battle, regiment, model))
                if (trait instanceof RegimentTraits.Decay) here.add(trait);
            for (var trait : here)
                if (Collections.frequency(counted, trait) < Collections.frequency(here, trait))
                    counted.add(trait);
        }
        int sum = 0;
        for (var trait : counted) sum += trait.x();
        return sum;
    }

    /** No defence roll (FB-SR-DECAY). */
    public void play(Battle battle, Referee<Battle> referee) {
        if (value == 0) return;
        var side = battle.regiment(regiment).side();
        var roll = referee.roll(new Dice(side, Throw.DECAY, CHECK, value));
        int wounds = roll.successes();
        var rules = Rules.of("FB-SR-DECAY", "FB-SR-DECAY-STACK");
        referee.record(
                new SequenceEvents.DecayRolled(
                        regiment, value, roll, wounds, value * CHECK.chance(), rules));
        if (wounds > 0)
            WoundsSuffered.of(battle, regiment, wounds, Manner.DECAY, List.of())
                    .play(battle, referee);
    }
}
