package org.vexillum.firstblood.combat;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.firstblood.traits.ReturnsOnes;
import org.vexillum.firstblood.traits.ReturnsWounds;
import org.vexillum.firstblood.traits.Traits;
import org.vexillum.kernel.Cause;

/** How those who are struck throw hits back. */
record HitsBack(Battle battle, Regiment regiment, Manner manner) {
    /** FB-SR-COUNTER-ATTACK-1: the dice that stand. */
    void ones(int model, HitGroup group, int ones, List<HitOutcome.Answer> answers) {
        var trait = Traits.find(Traits.of(battle, regiment, model), ReturnsOnes.class);
        if (trait != null && ones > 0 && trait.returnsOnes(manner))
            HitOutcome.Answer.add(answers, new HitOutcome.Answer(group.by(), ones, trait.cause()));
    }

    /** Whether ones of this model are answered at all. */
    boolean returnsOnes(int model) {
        var trait = Traits.find(Traits.of(battle, regiment, model), ReturnsOnes.class);
        return trait != null && trait.returnsOnes(manner);
    }

    /** Whether wounds of any of these are answered. */
    boolean wounds(List<Integer> takers) {
        return !lethal(takers).models.isEmpty();
    }

    /** Whose wounds are answered, as it stands before casualties. */
    Lethal lethal(List<Integer> takers) {
        var models = new ArrayList<Integer>();
        var causes = new ArrayList<Cause>();
        for (int model : takers) {
            if (!regiment.alive(model)) continue;
            var trait = Traits.find(Traits.of(battle, regiment, model), ReturnsWounds.class);
            if (trait == null || !trait.returnsWounds(manner)) continue;
            models.add(model);
            causes.add(trait.cause());
        }
        return new Lethal(models, causes);
    }

    /** Models whose wounds are answered. */
    record Lethal(List<Integer> models, List<Cause> causes) {
        /** FB-SR-LETHAL-DEMISE-2: as many hits as wounds really suffered. */
        void answer(
                List<FailedDefence> failed, WoundsTaken taken, List<HitOutcome.Answer> answers) {
            if (models.isEmpty()) return;
            int back = suffered(taken);
            for (var one : failed) {
                int here = Math.min(back, one.wounds());
                back -= here;
                if (here > 0)
                    HitOutcome.Answer.add(
                            answers, new HitOutcome.Answer(one.by(), here, causes.getFirst()));
            }
        }

        private int suffered(WoundsTaken taken) {
            int sum = 0;
            for (var on : taken.on()) if (models.contains(on.model())) sum += on.wounds();
            return sum;
        }
    }
}
