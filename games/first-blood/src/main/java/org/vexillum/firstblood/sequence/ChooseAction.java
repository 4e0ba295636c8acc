package org.vexillum.firstblood.sequence;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import org.vexillum.firstblood.table.ActionKind;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;
import org.vexillum.kernel.stored.Stored;

/**
 * Which action a regiment takes, or none (FB-ACT-09, FB-ACT-10, FB-ACT-16).
 *
 * @param nth of the activation, from 1
 * @param taken the actions of this activation so far
 */
@Stored(
        as = "ChooseAction",
        with = {"regiment", "nth", "taken", "limit"})
public record ChooseAction(String regiment, int nth, List<ActionKind> taken, ActionLimit limit)
        implements Question<Battle, ActionKind> {
    public ChooseAction {
        taken = List.copyOf(taken);
    }

    @Override
    public Choices<ActionKind> choices(Battle battle) {
        return new Open(battle, battle.regiment(regiment), this);
    }

    @Override
    public Class<ActionKind> answerType() {
        return ActionKind.class;
    }

    @Override
    public ActionKind pass() {
        return ActionKind.SKIP;
    }

    @Override
    public Rules rules() {
        return Rules.of(nth == 1 ? "FB-ACT-09" : nth == 2 ? "FB-ACT-10" : "FB-ACT-13");
    }

    private record Open(Battle battle, Regiment active, ChooseAction question)
            implements Choices<ActionKind> {
        @Override
        public @Nullable Refusal refusal(ActionKind action) {
            if (action == ActionKind.SKIP) return null;
            if (question.limit.bars(action))
                return Refusal.because(question.limit.rule(), "march-only", active.id(), action);
            if (action == ActionKind.MARCH && tooLateToLeave())
                return Refusal.because("FB-GARRISON-13", "leaves-first", active.id());
            var refusal = ActionRepeats.refusal(battle, active, question.taken, action);
            return refusal != null ? refusal : ActionLists.refusal(battle, active, action);
        }

        /** A garrison is left with the first action only, skipped or not. */
        private boolean tooLateToLeave() {
            return question.nth > 1 && active.status() == Status.IN_GARRISON;
        }

        @Override
        public List<ActionKind> list() {
            var legal = new ArrayList<ActionKind>();
            for (var action : ActionKind.values()) if (refusal(action) == null) legal.add(action);
            return legal;
        }

        @Override
        public boolean complete() {
            return true;
        }

        /** Kinds are drawn one by one: to look at all of them, or at one again, is dear. */
        @Override
        public ActionKind any(RandomSource lot) {
            var kinds = ActionKind.values();
            var refused = EnumSet.noneOf(ActionKind.class);
            for (int i = 0; i < kinds.length; i++) {
                var action = kinds[lot.below(kinds.length)];
                if (refused.contains(action)) continue;
                if (refusal(action) == null) return action;
                refused.add(action);
            }
            return ActionKind.SKIP;
        }

        @Override
        public @Nullable ActionKind only() {
            for (var action : ActionKind.values())
                if (action != ActionKind.SKIP && refusal(action) == null) return null;
            return ActionKind.SKIP;
        }
    }
}
