package org.vexillum.lanterns.kit;

import org.vexillum.bots.BestAnswer;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.referee.Question;
import org.vexillum.lanterns.Action;
import org.vexillum.lanterns.Battle;
import org.vexillum.lanterns.ChooseAction;
import org.vexillum.lanterns.ChooseMove;
import org.vexillum.lanterns.ChooseTarget;
import org.vexillum.lanterns.Fighter;
import org.vexillum.lanterns.Light;
import org.vexillum.lanterns.Move;
import org.vexillum.lanterns.PlaceFighter;
import org.vexillum.lanterns.Visibility;

/** What answers are worth to the greedy bot: the lantern first, then the weakest enemy. */
record Worth() implements BestAnswer.Worth<Battle> {
    @Override
    public double of(Battle battle, Side side, Question<Battle, ?> question, Object answer) {
        return switch (question) {
            case ChooseAction asked ->
                    action(battle, battle.fighter(asked.unit()), (Action) answer);
            case ChooseMove asked -> move(battle, asked, ((Move) answer).to());
            case PlaceFighter _ -> -far(((Move) answer).to(), Battle.MIDDLE);
            case ChooseTarget _ -> enemy(battle, ((ChooseTarget.Aim) answer).target());
            default -> unit(battle, side, battle.fighter((String) answer));
        };
    }

    /** Whom to strike, or who acts: the enemy that falls first, the fellow next to the light. */
    private static double unit(Battle battle, Side side, Fighter one) {
        if (one.side() != side) return enemy(battle, one.id());
        return (battle.engaged(one) ? 50 : 0) - far(one.place(), Light.place(battle));
    }

    private static double enemy(Battle battle, String id) {
        if (id.isEmpty()) return -100;
        var one = battle.fighter(id);
        double bearer = battle.state().bearer().equals(id) ? 20 : 0;
        return bearer + one.profile().guard() - 3 * one.grit() + (one.shaken() ? -1 : 0);
    }

    private static double action(Battle battle, Fighter one, Action action) {
        boolean bears = battle.state().bearer().equals(one.id());
        boolean free = battle.state().bearer().isEmpty();
        double far = far(one.place(), Light.place(battle));
        boolean target =
                battle.standing(one.side().other()).stream()
                        .anyMatch(enemy -> Visibility.notShot(battle, one, enemy) == null);
        return switch (action) {
            case RALLY -> 100;
            case FIGHT -> 90;
            case RUN -> bears ? 80 : free && far < 12 ? 70 : 30;
            case CHARGE -> bears ? 0 : 60;
            case SHOOT -> target && !bears ? 50 : 10;
        };
    }

    private static double move(Battle battle, ChooseMove asked, Point to) {
        var one = battle.fighter(asked.unit());
        var enemies = battle.standing(one.side().other());
        if (asked.action() == Action.CHARGE)
            return enemies.stream()
                    .filter(enemy -> enemy.within(1, one.at(to)))
                    .mapToDouble(enemy -> enemy(battle, enemy.id()))
                    .sum();
        if (asked.action() == Action.SHOOT) return -far(to, one.place());
        boolean bears = battle.state().bearer().equals(one.id());
        double nearest =
                enemies.stream().mapToDouble(enemy -> far(enemy.place(), to)).min().orElse(0);
        return bears || one.shaken() ? nearest : -far(to, Light.place(battle));
    }

    /** In inches. */
    private static double far(Point one, Point other) {
        double x = one.x() - other.x();
        double y = one.y() - other.y();
        return Math.sqrt(x * x + y * y) / 2540;
    }
}
