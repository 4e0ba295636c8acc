package org.vexillum.lanterns.sequence;

import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.lanterns.combat.ChooseFoe;
import org.vexillum.lanterns.combat.ChooseTarget;
import org.vexillum.lanterns.combat.Melee;
import org.vexillum.lanterns.combat.Shot;
import org.vexillum.lanterns.combat.Strike;
import org.vexillum.lanterns.lantern.Light;
import org.vexillum.lanterns.movement.Action;
import org.vexillum.lanterns.movement.ChooseMove;
import org.vexillum.lanterns.table.Battle;
import org.vexillum.lanterns.table.Stage;

/** A fighter takes one action (LD-ACT-01). */
public record Activation(String unit, Action action) {
    /** The side whose turn it is acts, and then the other (LD-TURN-01). */
    public static void next(Battle battle, Referee<Battle> referee) {
        var side = battle.next();
        var unit = referee.ask(side, new ChooseFighter(side));
        var action = referee.ask(side, new ChooseAction(unit));
        new Activation(unit, action).play(battle, referee);
        RoundEnd.ifNobodyIsLeft(battle, referee);
        if (battle.stage() == Stage.OVER) return;
        if (ready(battle, side.other())) battle.enter(Stage.TURNS, battle.round(), side.other());
        else if (!ready(battle, side)) battle.enter(Stage.ROUND_END, battle.round(), side);
    }

    private static boolean ready(Battle battle, Side side) {
        return battle.standing(side).stream().anyMatch(one -> !one.done());
    }

    public void play(Battle battle, Referee<Battle> referee) {
        var fighter = battle.fighter(unit);
        battle.set(fighter.done(true));
        referee.record(
                new SequenceEvents.Acted(unit, action, Rules.of("LD-ACT-01", action.rule())));
        switch (action) {
            case RUN -> run(battle, referee);
            case SHOOT -> shoot(battle, referee);
            case CHARGE -> {
                move(battle, referee);
                fight(battle, true, referee);
            }
            case FIGHT -> fight(battle, false, referee);
            case RALLY -> {
                battle.set(battle.fighter(unit).shaken(false));
                referee.record(new SequenceEvents.Rallied(unit, Rules.of("LD-RALLY-01")));
            }
        }
    }

    private void run(Battle battle, Referee<Battle> referee) {
        for (var foe : battle.foes(battle.fighter(unit)))
            if (!foe.shaken() && battle.fighter(unit).onTable())
                new Strike(foe.id(), unit, 1).play(battle, referee); // LD-BREAK-01
        if (!battle.fighter(unit).onTable()) return;
        move(battle, referee);
        Light.take(battle, battle.fighter(unit), referee);
    }

    private void shoot(Battle battle, Referee<Battle> referee) {
        boolean moved = move(battle, referee);
        Light.take(battle, battle.fighter(unit), referee);
        var side = battle.fighter(unit).side();
        var aim = referee.ask(side, new ChooseTarget(unit));
        if (!aim.equals(ChooseTarget.Aim.NOBODY))
            new Shot(unit, aim.target(), moved).play(battle, referee);
    }

    private void fight(Battle battle, boolean charging, Referee<Battle> referee) {
        var foe = referee.ask(battle.fighter(unit).side(), new ChooseFoe(unit));
        new Melee(unit, foe, charging).play(battle, referee);
    }

    /** Whether it went anywhere. */
    private boolean move(Battle battle, Referee<Battle> referee) {
        var fighter = battle.fighter(unit);
        var question = new ChooseMove(unit, action);
        var to = referee.ask(fighter.side(), question).to();
        if (to.equals(fighter.place())) return false;
        var path = java.util.Objects.requireNonNull(question.way(battle).path(to));
        battle.set(fighter.at(to));
        referee.record(new SequenceEvents.Moved(unit, to, path.length(), Rules.of("LD-MOVE-01")));
        return true;
    }
}
