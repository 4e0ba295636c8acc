package org.vexillum.firstblood.sequence;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.vexillum.firstblood.table.ActionKind;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Stage;
import org.vexillum.firstblood.table.Status;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/**
 * The actions of an activated regiment, one after another.
 *
 * @param usual how many it has: two, or one after calling up another regiment (FB-DRAW-05)
 */
public record Actions(String regiment, Activation.Cue cue, int usual) {
    /** Whether it took any. */
    public boolean play(Battle battle, Referee<Battle> referee) {
        var turn = new Turn(battle, referee, battle.regiment(regiment), new ArrayList<>());
        for (int nth = 1; nth <= usual; nth++) {
            boolean goesOn = turn.act(nth, turn.limit(nth));
            if (!goesOn) return turn.acted();
        }
        var extra = extra(turn.taken);
        if (extra != ActionLimit.NONE) turn.act(usual + 1, extra); // FB-ACT-13
        return turn.acted();
    }

    /** The third action of a regiment that was called up (FB-DRAW-04, FB-DRAW-07). */
    private ActionLimit extra(List<ActionKind> taken) {
        boolean both = taken.size() == 2;
        return switch (cue) {
            case CARD -> ActionLimit.NONE;
            case DOUBLE_TIME ->
                    both && Collections.frequency(taken, ActionKind.MARCH) == 2
                            ? ActionLimit.AFTER_TWO_MARCHES
                            : ActionLimit.NONE;
            case FIRE_AND_ADVANCE ->
                    both && taken.getLast() == ActionKind.VOLLEY
                            ? ActionLimit.AFTER_VOLLEY
                            : ActionLimit.NONE;
        };
    }

    private record Turn(
            Battle battle, Referee<Battle> referee, Regiment active, List<ActionKind> taken) {
        boolean acted() {
            return taken.stream().anyMatch(action -> action != ActionKind.SKIP);
        }

        ActionLimit limit(int nth) {
            if (active.status() != Status.ARRIVING) return ActionLimit.NONE;
            return nth == 1 ? ActionLimit.ENTERING : ActionLimit.STILL_ENTERING;
        }

        /** Whether the regiment goes on to its next action. */
        boolean act(int nth, ActionLimit limit) {
            boolean outside = active.status() != Status.IN_GARRISON;
            var chosen = choose(nth, limit);
            var action = chosen.action();
            taken.add(action);
            if (action == ActionKind.SKIP) {
                tell(action, nth, limit);
                return active.status() != Status.ARRIVING; // FB-REINF-06
            }
            perform(chosen, nth, limit);
            boolean entered = outside && active.status() == Status.IN_GARRISON;
            return !entered && goesOn(); // FB-GARRISON-08
        }

        private ForcedAction choose(int nth, ActionLimit limit) {
            if (Feral.rolls(battle, active) && !new Feral(active.id()).play(battle, referee))
                return ForcedAction.on(battle, active, taken, referee);
            var question = new ChooseAction(active.id(), nth, taken, limit);
            return ForcedAction.freely(referee.ask(active.side(), question));
        }

        private void perform(ForcedAction chosen, int nth, ActionLimit limit) {
            tell(chosen.action(), nth, limit);
            active.took(chosen.action());
            new DeclaredAction(active.id(), chosen, marches()).play(battle, referee);
        }

        private int marches() {
            return Collections.frequency(taken, ActionKind.MARCH);
        }

        private boolean goesOn() {
            return !active.destroyed() && battle.stage() != Stage.OVER;
        }

        private void tell(ActionKind action, int nth, ActionLimit limit) {
            var rules = Rules.of(nth == 1 ? "FB-ACT-09" : nth == 2 ? "FB-ACT-10" : "FB-ACT-13");
            if (limit != ActionLimit.NONE) rules = rules.and(limit.rule());
            if (action == ActionKind.SKIP) rules = rules.and("FB-ACT-16");
            if (active.card().character()) rules = rules.and("FB-CHAR-04");
            if (action == ActionKind.CHALLENGE || action == ActionKind.SPELLCASTING)
                rules = rules.and("FB-CHAR-08");
            referee.record(new SequenceEvents.ActionTaken(active.id(), action, nth, rules));
        }
    }
}
