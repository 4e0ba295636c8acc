package org.vexillum.lanterns;

import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Game;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.lanterns.sequence.Activation;
import org.vexillum.lanterns.sequence.Correction;
import org.vexillum.lanterns.sequence.Deployment;
import org.vexillum.lanterns.sequence.RollOff;
import org.vexillum.lanterns.sequence.RoundEnd;
import org.vexillum.lanterns.sequence.RoundStart;
import org.vexillum.lanterns.table.Battle;
import org.vexillum.lanterns.table.Stage;

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
        return battle.stage() == Stage.OVER;
    }

    @Override
    public void step(Battle battle, Referee<Battle> referee) {
        switch (battle.stage()) {
            case ROLL_OFF -> {
                var first = new RollOff("LD-DEPLOY-02").play(referee);
                battle.enter(Stage.DEPLOYMENT, 0, first);
            }
            case DEPLOYMENT -> new Deployment().play(battle, referee);
            case ROUND_START -> new RoundStart().play(battle, referee);
            case TURNS -> Activation.next(battle, referee);
            case ROUND_END -> new RoundEnd().play(battle, referee);
            case OVER -> {}
        }
    }

    @Override
    public void concede(Battle battle, Side side, Referee<Battle> referee) {
        RoundEnd.finish(battle, side.other(), "LD-END-01", referee);
    }

    @Override
    public void correct(Battle battle, Object correction, Referee<Battle> referee) {
        ((Correction) correction).play(battle, referee);
    }
}
