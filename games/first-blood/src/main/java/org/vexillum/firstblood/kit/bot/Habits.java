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
final class Habits {
    private Habits() {}

    static Choice choice(Side side, Question<Battle, ?> question, Choices<?> choices) {
        return switch (question) {
            case ChooseFirstDeployer _ -> Choice.of(side.other(), Why.SEE_THEM_FIRST);
            case ChangeSupremacy q -> supremacy(q);
            case DrawAnother _ -> Choice.of(true, Why.DRAW_ANOTHER);
            case UseBlessing q -> Choice.of(UseBlessing.Answer.USE, Why.USE_NOW, q.regiment());
            case UseOverrun q ->
                    Choice.of(UseOverrun.Answer.STRIKE_AGAIN, Why.USE_NOW, q.regiment());
            case UsePresence q ->
                    Choice.of(UsePresence.Answer.CHARACTERS_RESOLVE, Why.USE_NOW, q.regiment());
            case TakeGarrison q ->
                    Choice.of(TakeGarrison.Answer.STAY_OUT, Why.STAY_OUTSIDE, q.regiment());
            case AllocateWounds _, NameTaker _, NameLeader _, PickModel _ ->
                    Choice.of(choices.list().getFirst(), Why.LEAST_LOSS);
            case OrderHits _ -> Choice.of(choices.list().getFirst(), Why.MOST_HARM);
            default -> Choice.of(choices.list().getFirst(), Why.ENGINE_KNOWS);
        };
    }

    /** The lower score goes first, and who goes first strikes first. */
    private static Choice supremacy(ChangeSupremacy question) {
        boolean sideA = question.side() == Side.A;
        int lead = sideA ? question.a() - question.b() : question.b() - question.a();
        return lead == 0 || lead == 1
                ? Choice.of(-1, Why.GO_FIRST)
                : Choice.of(0, Why.DICE_ARE_GOOD);
    }
}
