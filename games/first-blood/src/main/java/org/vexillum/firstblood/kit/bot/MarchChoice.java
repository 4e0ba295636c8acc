package org.vexillum.firstblood.kit.bot;

import org.vexillum.firstblood.movement.ChooseMarch;
import org.vexillum.firstblood.movement.ModelMoves;
import org.vexillum.firstblood.movement.MoveLength;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.referee.Choices;

/** Where the greedy bot marches. */
final class MarchChoice {
    /** Ways round an obstacle, as turns of the wish in eighths of a circle. */
    private static final int[] TURNS = {0, 1, -1, 2, -2};

    private static final double COS = StrictMath.cos(StrictMath.PI / 4);

    private final Battle battle;
    private final CombatValue fights;

    MarchChoice(Battle battle, CombatValue fights) {
        this.battle = battle;
        this.fights = fights;
    }

    /** Towards the goal, or round what stands in the way. */
    @Nullable ReasonedAnswer march(ChooseMarch question, Choices<ModelMoves> choices) {
        var regiment = battle.regiment(question.regiment());
        var here = RegimentPlaces.of(battle, regiment);
        if (here == null) return null;
        var ground = new PlaceValue(battle, regiment, fights);
        var aim = ground.aim();
        if (aim == null) return stay(question, choices);
        var moves = found(question, here, place(regiment, question, ground, here, aim));
        if (moves != null)
            return ReasonedAnswer.of(moves, BotReason.MARCH, question.regiment(), 0.0);
        return stay(question, choices);
    }

    /** Not farther than is good. */
    private Point place(
            Regiment regiment, ChooseMarch question, PlaceValue ground, Point here, Point aim) {
        double pace = MoveLength.march(battle, regiment, question.nth()).value();
        var best = here;
        double most = ground.value(here) + 0.01;
        for (int part = 4; part > 0; part--) {
            var point = RegimentPlaces.towards(here, aim, pace * part / 4);
            double value = ground.value(point);
            if (value <= most) continue;
            most = value;
            best = point;
        }
        return best;
    }

    private @Nullable ModelMoves found(ChooseMarch question, Point here, Point aim) {
        if (aim.equals(here)) return null;
        for (int turn : TURNS) {
            var moves = question.towards(battle, turned(here, aim, turn));
            if (moves != null) return moves;
        }
        return null;
    }

    private static Point turned(Point here, Point aim, int turn) {
        double dx = aim.x() - here.x();
        double dy = aim.y() - here.y();
        for (int i = 0; i < Math.abs(turn); i++) {
            double x = COS * (turn > 0 ? dx - dy : dx + dy);
            dy = COS * (turn > 0 ? dx + dy : dy - dx);
            dx = x;
        }
        return here.plus((int) dx, (int) dy);
    }

    private static @Nullable ReasonedAnswer stay(
            ChooseMarch question, Choices<ModelMoves> choices) {
        return choices.refusal(ModelMoves.STAY) == null
                ? ReasonedAnswer.of(
                        ModelMoves.STAY, BotReason.NOTHING_BETTER, question.regiment(), 0.0)
                : null;
    }
}
