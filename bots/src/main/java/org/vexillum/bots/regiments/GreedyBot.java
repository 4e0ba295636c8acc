package org.vexillum.bots.regiments;

import java.util.Comparator;
import org.vexillum.bots.Explains;
import org.vexillum.bots.Reason;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Player;
import org.vexillum.kernel.referee.Question;
import org.vexillum.regiments.combat.StrikeBack;
import org.vexillum.regiments.magic.ChooseCast;
import org.vexillum.regiments.magic.CommitTokens;
import org.vexillum.regiments.movement.Action;
import org.vexillum.regiments.movement.ChooseCharge;
import org.vexillum.regiments.movement.ChooseConsolidation;
import org.vexillum.regiments.movement.ChooseMove;
import org.vexillum.regiments.movement.ChoosePivot;
import org.vexillum.regiments.sequence.ChooseAction;
import org.vexillum.regiments.sequence.ChooseUnit;
import org.vexillum.regiments.shooting.ChooseTargets;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Setting;

/** Takes what promises most points now: one activation ahead, with exact odds. */
public final class GreedyBot implements Player<Battle>, Explains {
    private final Memory memory;
    private @Nullable Setting setting;
    private @Nullable Fights fights;
    private @Nullable Shots shots;
    private @Nullable Plan plan;
    private Reason reason = Reason.NONE;

    public GreedyBot() {
        this(new Memory());
    }

    /**
     * @param memory may be shared with bots of the same thread
     */
    public GreedyBot(Memory memory) {
        this.memory = memory;
    }

    @Override
    public Reason lastReason() {
        return reason;
    }

    @Override
    public <A> A answer(
            Battle battle, Side side, Question<Battle, A> question, Choices<A> choices) {
        reason = Reason.NONE;
        Object wanted = wanted(battle, question, choices);
        if (wanted != null && question.answerType().isInstance(wanted)) {
            A answer = question.answerType().cast(wanted);
            if (choices.refusal(answer) == null) return answer;
        }
        return choices.list().getFirst();
    }

    private @Nullable Object wanted(
            Battle battle, Question<Battle, ?> question, Choices<?> choices) {
        return switch (question) {
            case ChooseUnit q -> unit(battle, q);
            case ChooseAction q -> planFor(battle, q.unit()).action();
            case ChooseMove q -> move(battle, q);
            case ChooseCharge q -> charge(battle, q);
            case ChooseTargets q ->
                    shots(battle).best(battle, battle.unit(q.unit()), q.moved()).aims();
            case ChoosePivot q -> new Turning(battle, fights(battle)).best(q, choices);
            case ChooseCast q -> new Casting(battle, fights(battle)).best(q, choices);
            case CommitTokens q -> new Casting(battle, fights(battle)).commit(q);
            case StrikeBack q -> new Striking(battle, fights(battle)).strikesBack(q);
            case ChooseConsolidation q -> new Turning(battle, fights(battle)).after(q, choices);
            default -> SettingUp.wanted(battle, question, choices);
        };
    }

    private Fights fights(Battle battle) {
        var known = fights;
        if (known == null || setting != battle.setting()) {
            setting = battle.setting();
            fights = known = new Fights(battle.copy(), memory);
            shots = new Shots(known);
        }
        return known;
    }

    private Shots shots(Battle battle) {
        var of = fights(battle);
        var known = shots;
        if (known == null) shots = known = new Shots(of);
        return known;
    }

    private Thinking thinking(Battle battle) {
        return new Thinking(battle, fights(battle), shots(battle));
    }

    private Object unit(Battle battle, ChooseUnit question) {
        var thinking = thinking(battle);
        var best =
                thinking.imagined().onTable(question.side()).stream()
                        .filter(unit -> !unit.activated())
                        .max(Comparator.comparingDouble(thinking::urgency))
                        .orElseThrow();
        plan = best.shaken() ? null : thinking.plan(best.id());
        reason = plan == null ? Reason.because("recover", best.id()) : plan.reason();
        return best.id();
    }

    private Plan planFor(Battle battle, String unit) {
        if (plan == null || !plan.unit().equals(unit)) plan = thinking(battle).plan(unit);
        reason = plan.reason();
        return plan;
    }

    private @Nullable Object move(Battle battle, ChooseMove question) {
        var known = planFor(battle, question.unit());
        return known.action() == question.action() ? known.manoeuvre() : null;
    }

    private @Nullable Object charge(Battle battle, ChooseCharge question) {
        var known = planFor(battle, question.unit());
        if (known.action() != Action.CHARGE || known.target() == null) return null;
        return new ChooseCharge.Charge(known.target(), null);
    }
}
