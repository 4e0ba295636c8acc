package org.vexillum.firstblood.kit.bot;

import org.vexillum.firstblood.combat.AllocateWounds;
import org.vexillum.firstblood.combat.NameLeader;
import org.vexillum.firstblood.combat.NameTaker;
import org.vexillum.firstblood.combat.OrderHits;
import org.vexillum.firstblood.combat.PickModel;
import org.vexillum.firstblood.combat.TakeGarrison;
import org.vexillum.firstblood.combat.UseBlessing;
import org.vexillum.firstblood.combat.UseOverrun;
import org.vexillum.firstblood.morale.UsePresence;
import org.vexillum.firstblood.scenario.ChooseFirstDeployer;
import org.vexillum.firstblood.sequence.ChangeSupremacy;
import org.vexillum.firstblood.sequence.DrawAnother;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.kernel.referee.Question;

/** Questions that the greedy bot always answers in the same way. */
final class FixedAnswers {
    private FixedAnswers() {}

    static ReasonedAnswer choice(Side side, Question<Battle, ?> question, Choices<?> choices) {
        return switch (question) {
            case ChooseFirstDeployer _ -> ReasonedAnswer.of(side.other(), BotReason.SEE_THEM_FIRST);
            case ChangeSupremacy q -> supremacy(q);
            case DrawAnother _ -> ReasonedAnswer.of(true, BotReason.DRAW_ANOTHER);
            case UseBlessing q ->
                    ReasonedAnswer.of(UseBlessing.Answer.USE, BotReason.USE_NOW, q.regiment());
            case UseOverrun q ->
                    ReasonedAnswer.of(
                            UseOverrun.Answer.STRIKE_AGAIN, BotReason.USE_NOW, q.regiment());
            case UsePresence q ->
                    ReasonedAnswer.of(
                            UsePresence.Answer.CHARACTERS_RESOLVE, BotReason.USE_NOW, q.regiment());
            case TakeGarrison q ->
                    ReasonedAnswer.of(
                            TakeGarrison.Answer.STAY_OUT, BotReason.STAY_OUTSIDE, q.regiment());
            case AllocateWounds _, NameTaker _, NameLeader _, PickModel _ ->
                    ReasonedAnswer.of(choices.list().getFirst(), BotReason.LEAST_LOSS);
            case OrderHits _ -> ReasonedAnswer.of(choices.list().getFirst(), BotReason.MOST_HARM);
            default -> ReasonedAnswer.of(choices.list().getFirst(), BotReason.ENGINE_KNOWS);
        };
    }

    /** The lower score goes first, and who goes first strikes first. */
    private static ReasonedAnswer supremacy(ChangeSupremacy question) {
        boolean sideA = question.side() == Side.A;
        int lead = sideA ? question.a() - question.b() : question.b() - question.a();
        return lead == 0 || lead == 1
                ? ReasonedAnswer.of(-1, BotReason.GO_FIRST)
                : ReasonedAnswer.of(0, BotReason.DICE_ARE_GOOD);
    }
}
