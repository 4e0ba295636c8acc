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

/** Hits that those who are struck throw back, while one batch of hits is resolved. */
final class Answers {
    private record Lethal(int model, Cause cause) {}

    private final Battle battle;
    private final Regiment regiment;
    private final Manner manner;
    private final List<Lethal> lethal = new ArrayList<>();
    private final List<Struck.Answer> answers = new ArrayList<>();

    Answers(Battle battle, Regiment regiment, Manner manner) {
        this.battle = battle;
        this.regiment = regiment;
        this.manner = manner;
    }

    List<Struck.Answer> answers() {
        return answers;
    }

    /** FB-SR-COUNTER-ATTACK-1: the dice that stand. */
    void ones(int model, HitGroup group, int ones) {
        var trait = Traits.find(Traits.of(battle, regiment, model), ReturnsOnes.class);
        if (trait != null && ones > 0 && trait.returnsOnes(manner))
            answers.add(new Struck.Answer(group.by(), ones, trait.cause()));
    }

    /** Notes whose wounds are answered, as it stands before casualties. */
    void beforeWounds(List<Integer> takers) {
        for (int model : takers) {
            if (!regiment.alive(model)) continue;
            var trait = Traits.find(Traits.of(battle, regiment, model), ReturnsWounds.class);
            if (trait != null && trait.returnsWounds(manner))
                lethal.add(new Lethal(model, trait.cause()));
        }
    }

    /** FB-SR-LETHAL-DEMISE-2: as many hits as wounds really suffered. */
    void wounds(List<Failed> failed, Taken taken) {
        if (lethal.isEmpty()) return;
        int back = suffered(taken);
        for (var one : failed) {
            int here = Math.min(back, one.wounds());
            back -= here;
            if (here > 0)
                answers.add(new Struck.Answer(one.group().by(), here, lethal.getFirst().cause()));
        }
    }

    private int suffered(Taken taken) {
        int sum = 0;
        for (var on : taken.on())
            for (var one : lethal) if (one.model == on.model()) sum += on.wounds();
        return sum;
    }
}
