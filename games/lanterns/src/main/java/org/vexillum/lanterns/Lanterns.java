package org.vexillum.lanterns;

import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Game;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.lanterns.State.Stage;

/** Two bands and one lantern (LD-GEN-01). */
public final class Lanterns implements Game<Battle> {
    @Override
    public String name() {
        return "lanterns";
    }

    @Override
    public int version() {
        return 1;
    }

    @Override
    public boolean over(Battle battle) {
        return battle.stage == Stage.OVER;
    }

    @Override
    public void step(Battle battle, Referee<Battle> referee) {
        var rounds = new Rounds(battle, referee);
        switch (battle.stage) {
            case ROLL_OFF -> battle.enter(Stage.DEPLOYMENT, 0, rounds.rollOff("LD-DEPLOY-02"));
            case DEPLOYMENT -> rounds.deploy();
            case ROUND_START -> rounds.begin();
            case TURNS -> Activation.next(battle, referee);
            case ROUND_END -> rounds.end();
            case OVER -> {}
        }
    }

    @Override
    public void concede(Battle battle, Side side, Referee<Battle> referee) {
        new Rounds(battle, referee).finish(side.other(), "LD-END-01");
    }

    @Override
    public void correct(Battle battle, Object correction, Referee<Battle> referee) {
        ((Correction) correction).play(battle, referee);
    }
}
