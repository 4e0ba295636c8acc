package org.vexillum.firstblood.movement;

import java.util.ArrayList;
import java.util.List;
import org.vexillum.firstblood.combat.Casualties;
import org.vexillum.firstblood.morale.Breaking;
import org.vexillum.firstblood.ranges.Engagement;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Options.FightingDisengagement;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.traits.Manner;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/**
 * How a disengagement ended.
 *
 * @param engaged the models that are still engaged
 */
public record DisengageEnd(String regiment, List<Integer> engaged) {
    public DisengageEnd {
        engaged = List.copyOf(engaged);
    }

    /** As the models stand. */
    static DisengageEnd of(Battle battle, Regiment mover) {
        var engaged = new ArrayList<Integer>();
        for (int model : mover.models())
            if (Engagement.engaged(battle, mover, model)) engaged.add(model);
        return new DisengageEnd(mover.id(), engaged);
    }

    public void play(Battle battle, Referee<Battle> referee) {
        var mover = battle.regiment(regiment);
        var lost = lost(battle, mover);
        var outcome = outcome(mover);
        var rules = led(rules(outcome), mover);
        referee.record(new MoveEvents.Disengaged(regiment, outcome, lost, rules));
        if (!lost.isEmpty())
            Casualties.remove(battle, regiment, lost, Manner.DISENGAGE, rules, referee);
        Breaking.afterDisengaging(battle, mover, referee); // FB-DISENGAGE-10
    }

    private MoveEvents.Outcome outcome(Regiment mover) {
        if (engaged.isEmpty()) return MoveEvents.Outcome.CLEAN;
        return leaders(mover).isEmpty()
                ? MoveEvents.Outcome.MODELS_LEFT_BEHIND
                : MoveEvents.Outcome.FIGHTING;
    }

    private static Rules rules(MoveEvents.Outcome outcome) {
        return switch (outcome) {
            case CLEAN -> Rules.of("FB-DISENGAGE-06");
            case MODELS_LEFT_BEHIND -> Rules.of("FB-DISENGAGE-07", "FB-DISENGAGE-09");
            case FIGHTING -> Rules.of("FB-DISENGAGE-08", "FB-DISENGAGE-09");
        };
    }

    /** Who leads it is treated as its leader, though a Character or an Officer. */
    private static Rules led(Rules rules, Regiment mover) {
        if (mover.card().character()) return rules.and("FB-CHAR-11");
        return mover.officer() == Regiment.NOBODY ? rules : rules.and("FB-OFFICER-12");
    }

    private List<Integer> leaders(Regiment mover) {
        var leaders = new ArrayList<Integer>();
        for (int model : engaged) if (mover.leads(model)) leaders.add(model);
        return leaders;
    }

    /** In a fighting disengagement the engaged leaders, else everybody left behind. */
    private List<Integer> lost(Battle battle, Regiment mover) {
        var leaders = leaders(mover);
        boolean all =
                leaders.isEmpty()
                        || battle.options().fightingDisengagement()
                                == FightingDisengagement.ENGAGED_REMOVED;
        return all ? engaged : leaders;
    }
}
