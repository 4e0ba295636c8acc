package org.vexillum.firstblood.kit.bot;

import org.vexillum.bots.ExplainingPlayer;
import org.vexillum.bots.Reason;
import org.vexillum.firstblood.characters.AnswerChallenge;
import org.vexillum.firstblood.characters.ChooseChallenged;
import org.vexillum.firstblood.characters.UseCommand;
import org.vexillum.firstblood.combat.ChooseTargets;
import org.vexillum.firstblood.magic.ChooseIncantation;
import org.vexillum.firstblood.movement.ChargeTargets;
import org.vexillum.firstblood.movement.ChooseChargeTargets;
import org.vexillum.firstblood.movement.ChooseEntry;
import org.vexillum.firstblood.movement.ChooseMarch;
import org.vexillum.firstblood.movement.Deploy;
import org.vexillum.firstblood.movement.ModelMoves;
import org.vexillum.firstblood.odds.OddsCache;
import org.vexillum.firstblood.odds.SingleAttackOdds;
import org.vexillum.firstblood.scenario.ChooseArrivals;
import org.vexillum.firstblood.scenario.ChooseDeployed;
import org.vexillum.firstblood.scenario.KeepBack;
import org.vexillum.firstblood.sequence.ChooseAction;
import org.vexillum.firstblood.sequence.ChooseEmpowered;
import org.vexillum.firstblood.sequence.ChooseEvent;
import org.vexillum.firstblood.sequence.ChooseRegiment;
import org.vexillum.firstblood.sequence.OrderStack;
import org.vexillum.firstblood.shooting.ChooseVolley;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Player;
import org.vexillum.kernel.referee.Question;

/** Takes what promises most points now: one activation ahead, with exact odds of each blow. */
public final class GreedyBot implements Player<Battle>, ExplainingPlayer {
    private final SingleAttackOdds blows;
    private Reason reason = BotReason.FIRST_PROPOSAL.of();

    public GreedyBot() {
        this(new OddsCache());
    }

    /**
     * @param memory may be shared with bots of the same thread
     */
    public GreedyBot(OddsCache memory) {
        blows = new SingleAttackOdds(memory);
    }

    @Override
    public Reason lastReason() {
        return reason;
    }

    @Override
    public <A> A answer(
            Battle battle, Side side, Question<Battle, A> question, Choices<A> choices) {
        var choice = choice(battle, side, question, choices);
        if (choice != null && question.answerType().isInstance(choice.answer())) {
            A answer = question.answerType().cast(choice.answer());
            reason = choice.reason();
            if (answer instanceof ModelMoves || choices.refusal(answer) == null) return answer;
        }
        reason = BotReason.FIRST_PROPOSAL.of();
        return choices.list().getFirst();
    }

    @SuppressWarnings("unchecked") // what a question offers is of its own kind
    private @Nullable ReasonedAnswer choice(
            Battle battle, Side side, Question<Battle, ?> question, Choices<?> choices) {
        var fights = new CombatValue(battle, blows);
        return switch (question) {
            case OrderStack q -> new StackOrderChoice(battle, fights).order(q);
            case ChooseRegiment q -> new StackOrderChoice(battle, fights).regiment(q);
            case ChooseAction q -> action(battle, fights, q, (Choices<?>) choices);
            case ChooseMarch q ->
                    new MarchChoice(battle, fights).march(q, (Choices<ModelMoves>) choices);
            case ChooseChargeTargets q ->
                    charge(battle, fights, q, (Choices<ChargeTargets>) choices);
            case ChooseVolley q -> volley(battle, q, (Choices<ChooseVolley.Order>) choices);
            case ChooseTargets q -> new TargetChoice(battle, blows).targets(q);
            case ChooseIncantation q -> cast(battle, fights, q);
            case ChooseChallenged q -> challenge(battle, fights, q);
            case AnswerChallenge q -> new ChallengeChoice(battle, fights).answer(q);
            case ChooseEvent q -> new DrawEventChoice(battle, fights).event(q);
            case ChooseEmpowered q -> new DrawEventChoice(battle, fights).empowered(q);
            case UseCommand q ->
                    new DrawEventChoice(battle, fights).command(q, (Choices<String>) choices);
            case ChooseDeployed q -> new SetupAnswers(battle, blows).deployed(q.side());
            case KeepBack q -> SetupAnswers.keptBack(battle, q);
            case ChooseArrivals q -> SetupAnswers.arrivals(battle, q);
            case Deploy q -> new SetupAnswers(battle, blows).place(q);
            case ChooseEntry q ->
                    new SetupAnswers(battle, blows).entry(q, (Choices<ModelMoves>) choices);
            default -> FixedAnswers.choice(side, question, choices);
        };
    }

    private static @Nullable ReasonedAnswer action(
            Battle battle, CombatValue fights, ChooseAction question, Choices<?> choices) {
        var best = new ActivationPlanner(battle, fights, question).best(choices, question);
        return best == null ? null : new ReasonedAnswer(best.action(), best.reason());
    }

    private static @Nullable ReasonedAnswer charge(
            Battle battle,
            CombatValue fights,
            ChooseChargeTargets question,
            Choices<ChargeTargets> choices) {
        var charger = battle.regiment(question.regiment());
        var here = RegimentPlaces.of(battle, charger);
        if (here == null) return null;
        var ground = new PlaceValue(battle, charger, fights);
        var best = new ChargeChoice(battle, fights).best(charger, ground, here, true, choices);
        if (best == null) return null;
        return ReasonedAnswer.of(
                ChargeTargets.of(best.enemy()), BotReason.CHARGE, charger.id(), best.value());
    }

    private @Nullable ReasonedAnswer volley(
            Battle battle, ChooseVolley question, Choices<ChooseVolley.Order> choices) {
        var best =
                new ShootingValue(battle, blows)
                        .best(battle.regiment(question.regiment()), choices);
        return best == null
                ? null
                : ReasonedAnswer.of(best, BotReason.MOST_HARM, question.regiment());
    }

    private static @Nullable ReasonedAnswer cast(
            Battle battle, CombatValue fights, ChooseIncantation question) {
        var best = new IncantationChoice(battle, fights).best(battle.regiment(question.regiment()));
        return best == null
                ? null
                : ReasonedAnswer.of(best.cast(), BotReason.CAST, question.regiment(), best.value());
    }

    private static @Nullable ReasonedAnswer challenge(
            Battle battle, CombatValue fights, ChooseChallenged question) {
        var best = new ChallengeChoice(battle, fights).best(battle.regiment(question.regiment()));
        return best == null
                ? null
                : ReasonedAnswer.of(
                        best.regiment(), BotReason.CHALLENGE, question.regiment(), best.value());
    }
}
