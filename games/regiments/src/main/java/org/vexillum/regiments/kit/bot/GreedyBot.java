package org.vexillum.regiments.kit.bot;

import org.vexillum.bots.ExplainingPlayer;
import org.vexillum.bots.Reason;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Player;
import org.vexillum.kernel.referee.Question;
import org.vexillum.regiments.combat.ChooseCasualties;
import org.vexillum.regiments.combat.OrderWeapons;
import org.vexillum.regiments.combat.PickModel;
import org.vexillum.regiments.combat.StrikeBack;
import org.vexillum.regiments.combat.UseLimited;
import org.vexillum.regiments.magic.ChooseCast;
import org.vexillum.regiments.magic.CommitTokens;
import org.vexillum.regiments.morale.WhoTests;
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
public final class GreedyBot implements Player<Battle>, ExplainingPlayer {
    private final OddsCache memory;
    private @Nullable Setting setting;
    private @Nullable ChargeOdds fights;
    private @Nullable ActivationPlan plan;
    private long planned;
    private Reason reason = BotReason.FIRST_PROPOSAL.of();

    public GreedyBot() {
        this(new OddsCache());
    }

    /**
     * @param memory may be shared with bots of the same thread
     */
    public GreedyBot(OddsCache memory) {
        this.memory = memory;
    }

    @Override
    public Reason lastReason() {
        return reason;
    }

    @Override
    public <A> A answer(
            Battle battle, Side side, Question<Battle, A> question, Choices<A> choices) {
        var choice = choice(battle, question, choices);
        if (choice != null && question.answerType().isInstance(choice.answer())) {
            A answer = question.answerType().cast(choice.answer());
            reason = choice.reason();
            if (choices.refusal(answer) == null) return answer;
        }
        reason = BotReason.FIRST_PROPOSAL.of();
        return choices.list().getFirst();
    }

    private @Nullable ReasonedAnswer choice(
            Battle battle, Question<Battle, ?> question, Choices<?> choices) {
        var known = fights(battle);
        return switch (question) {
            case ChooseUnit q -> unit(battle, q);
            case ChooseAction q -> action(battle, q);
            case ChooseMove q -> move(battle, q);
            case ChooseCharge q -> charge(battle, q);
            case ChooseTargets q -> new ShootingValue(known).choice(battle, q);
            case ChoosePivot q -> new PivotChoice(battle, known).choice(q);
            case ChooseCast q -> new SpellChoice(battle).choice(q, choices);
            case CommitTokens q -> SpellChoice.tokens(q);
            case StrikeBack q -> new StrikeBackChoice(battle, known).choice(q);
            case ChooseConsolidation q -> new PivotChoice(battle, known).after(q, choices);
            case ChooseCasualties q -> MeleeAnswers.casualties(q, choices);
            case PickModel q -> MeleeAnswers.pick(battle, q);
            case OrderWeapons q ->
                    ReasonedAnswer.of(new OrderWeapons.Order(q.weapons()), BotReason.ORDER_OF_CARD);
            case UseLimited q -> ReasonedAnswer.of(true, BotReason.USE_NOW, q.weapon());
            case WhoTests q ->
                    ReasonedAnswer.of(
                            choices.list().getFirst(), BotReason.BETTER_QUALITY, q.unit());
            default -> SetupAnswers.choice(battle, question, choices);
        };
    }

    private ChargeOdds fights(Battle battle) {
        var known = fights;
        if (known == null || setting != battle.setting()) {
            setting = battle.setting();
            fights = known = new ChargeOdds(battle.copy(), memory);
        }
        return known;
    }

    private ActivationPlanner thinking(Battle battle) {
        return new ActivationPlanner(battle, fights(battle));
    }

    private ReasonedAnswer unit(Battle battle, ChooseUnit question) {
        var thinking = thinking(battle);
        var next = thinking.next(question.side());
        if (!next.unit().shaken()) remember(thinking.plan(next.unit().id()), battle);
        return new ReasonedAnswer(next.unit().id(), next.reason());
    }

    private ActivationPlan remember(ActivationPlan made, Battle battle) {
        plan = made;
        planned = battle.fingerprint();
        return made;
    }

    /** The plan made for a unit, unless the table has changed since. */
    private @Nullable ActivationPlan remembered(Battle battle, String unit) {
        var known = plan;
        if (known == null || !known.unit().equals(unit)) return null;
        return planned == battle.fingerprint() ? known : null;
    }

    private ReasonedAnswer action(Battle battle, ChooseAction question) {
        var known = remembered(battle, question.unit());
        if (known == null) known = remember(thinking(battle).plan(question.unit()), battle);
        return new ReasonedAnswer(known.action(), known.reason());
    }

    private @Nullable ReasonedAnswer move(Battle battle, ChooseMove question) {
        var known = remembered(battle, question.unit());
        if (known == null || known.action() != question.action())
            known = thinking(battle).move(question.unit(), question.action());
        if (known == null || known.manoeuvre() == null) return null;
        return new ReasonedAnswer(known.manoeuvre(), known.reason());
    }

    private @Nullable ReasonedAnswer charge(Battle battle, ChooseCharge question) {
        var known = remembered(battle, question.unit());
        if (known == null || known.target() == null)
            known = thinking(battle).charge(question.unit());
        if (known == null || known.target() == null) return null;
        return new ReasonedAnswer(ChooseCharge.Charge.at(known.target()), known.reason());
    }
}
