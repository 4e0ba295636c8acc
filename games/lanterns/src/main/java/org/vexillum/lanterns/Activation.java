package org.vexillum.lanterns;

import java.util.Objects;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.kernel.referee.Stage;

/** A fighter takes one action (LD-ACT-01). */
public record Activation(String unit, Action action) implements Stage<Battle> {
    /** The side whose turn it is acts, and then the other (LD-TURN-01). */
    static void next(Battle battle, Referee<Battle> referee) {
        var side = battle.next;
        var unit = referee.ask(side, new ChooseFighter(side));
        var action = referee.ask(side, new ChooseAction(unit));
        new Activation(unit, action).play(battle, referee);
        if (ready(battle, side.other())) battle.next = side.other();
        else if (!ready(battle, side)) battle.stage = State.Stage.ROUND_END;
        new Rounds(battle, referee).endIfNobodyIsLeft();
    }

    private static boolean ready(Battle battle, Side side) {
        return battle.standing(side).stream().anyMatch(one -> !one.done());
    }

    @Override
    public void play(Battle battle, Referee<Battle> referee) {
        battle.set(battle.fighter(unit).done(true));
        referee.record(new Events.Acted(unit, action, Rules.of("LD-ACT-01", action.rule())));
        switch (action) {
            case RUN -> run(battle, referee);
            case SHOOT -> shoot(battle, referee);
            case CHARGE -> {
                move(battle, referee);
                fight(battle, referee);
            }
            case FIGHT -> fight(battle, referee);
            case RALLY -> {
                battle.set(battle.fighter(unit).shaken(false));
                referee.record(new Events.Rallied(unit, Rules.of("LD-RALLY-01")));
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
        var aim = referee.ask(battle.fighter(unit).side(), new ChooseTarget(unit));
        if (!aim.target().isEmpty()) new Shot(unit, aim.target(), moved).play(battle, referee);
    }

    private void fight(Battle battle, Referee<Battle> referee) {
        var foe = referee.ask(battle.fighter(unit).side(), new ChooseFoe(unit));
        new Melee(unit, foe, action == Action.CHARGE).play(battle, referee);
    }

    /** Whether it went anywhere. */
    private boolean move(Battle battle, Referee<Battle> referee) {
        var fighter = battle.fighter(unit);
        var question = new ChooseMove(unit, action);
        var to = referee.ask(fighter.side(), question).to();
        if (to.equals(fighter.place())) return false;
        int far = Objects.requireNonNull(question.way(battle).path(to)).length();
        battle.set(fighter.at(to));
        referee.record(new Events.Moved(unit, to, far, Rules.of("LD-MOVE-01")));
        return true;
    }
}
