package org.vexillum.firstblood.kit.bot;

import org.vexillum.bots.Explains;
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
import org.vexillum.firstblood.movement.Moves;
import org.vexillum.firstblood.odds.Blows;
import org.vexillum.firstblood.odds.Memory;
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
public final class GreedyBot implements Player<Battle>, Explains {
    private final Blows blows;
    private Reason reason = Why.FIRST_PROPOSAL.of();

    public GreedyBot() {
        this(new Memory());
    }

    /**
     * @param memory may be shared with bots of the same thread
     */
    public GreedyBot(Memory memory) {
        blows = new Blows(memory);
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
            if (answer instanceof Moves || choices.refusal(answer) == null) return answer;
        }
        reason = Why.FIRST_PROPOSAL.of();
        return choices.list().getFirst();
    }

    @SuppressWarnings("unchecked") // what a question offers is of its own kind
    private @Nullable Choice choice(
            Battle battle, Side side, Question<Battle, ?> question, Choices<?> choices) {
        var fights = new Fights(battle, blows);
        return switch (question) {
            case OrderStack q -> new Stacking(battle, fights).order(q);
            case ChooseRegiment q -> new Stacking(battle, fights).regiment(q);
            case ChooseAction q -> action(battle, fights, q, (Choices<?>) choices);
            case ChooseMarch q -> new Moving(battle, fights).march(q, (Choices<Moves>) choices);
            case ChooseChargeTargets q ->
                    charge(battle, fights, q, (Choices<ChargeTargets>) choices);
            case ChooseVolley q -> volley(battle, q, (Choices<ChooseVolley.Order>) choices);
            case ChooseTargets q -> new Striking(battle, blows).targets(q);
            case ChooseIncantation q -> cast(battle, fights, q);
            case ChooseChallenged q -> challenge(battle, fights, q);
            case AnswerChallenge q -> new Duels(battle, fights).answer(q);
            case ChooseEvent q -> new Events(battle, fights).event(q);
            case ChooseEmpowered q -> new Events(battle, fights).empowered(q);
            case UseCommand q -> new Events(battle, fights).command(q, (Choices<String>) choices);
            case ChooseDeployed q -> new SettingUp(battle, blows).deployed(q.side());
            case KeepBack q -> SettingUp.keptBack(battle, q);
            case ChooseArrivals q -> SettingUp.arrivals(battle, q);
            case Deploy q -> new SettingUp(battle, blows).place(q);
            case ChooseEntry q -> new SettingUp(battle, blows).entry(q, (Choices<Moves>) choices);
            default -> Habits.choice(side, question, choices);
        };
    }

    private static @Nullable Choice action(
            Battle battle, Fights fights, ChooseAction question, Choices<?> choices) {
        var best = new Thinking(battle, fights, question).best(choices, question);
        return best == null ? null : new Choice(best.action(), best.reason());
    }

    private static @Nullable Choice charge(
            Battle battle,
            Fights fights,
            ChooseChargeTargets question,
            Choices<ChargeTargets> choices) {
        var charger = battle.regiment(question.regiment());
        var here = Spots.of(battle, charger);
        if (here == null) return null;
        var ground = new Ground(battle, charger, fights);
        var best = new Charges(battle, fights).best(charger, ground, here, true, choices);
        if (best == null) return null;
        return Choice.of(ChargeTargets.of(best.enemy()), Why.CHARGE, charger.id(), best.value());
    }

    private @Nullable Choice volley(
            Battle battle, ChooseVolley question, Choices<ChooseVolley.Order> choices) {
        var best = new Shots(battle, blows).best(battle.regiment(question.regiment()), choices);
        return best == null ? null : Choice.of(best, Why.MOST_HARM, question.regiment());
    }

    private static @Nullable Choice cast(Battle battle, Fights fights, ChooseIncantation question) {
        var best = new Casting(battle, fights).best(battle.regiment(question.regiment()));
        return best == null
                ? null
                : Choice.of(best.cast(), Why.CAST, question.regiment(), best.value());
    }

    private static @Nullable Choice challenge(
            Battle battle, Fights fights, ChooseChallenged question) {
        var best = new Duels(battle, fights).best(battle.regiment(question.regiment()));
        return best == null
                ? null
                : Choice.of(best.regiment(), Why.CHALLENGE, question.regiment(), best.value());
    }
}
