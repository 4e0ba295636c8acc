package org.vexillum.warcrow;

import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.match.Game;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.warcrow.feat.FeatSetup;
import org.vexillum.warcrow.sequence.CompanyTurn;
import org.vexillum.warcrow.sequence.Concession;
import org.vexillum.warcrow.sequence.Deployment;
import org.vexillum.warcrow.sequence.EventStep;
import org.vexillum.warcrow.sequence.InitiativeRoll;
import org.vexillum.warcrow.sequence.PickZones;
import org.vexillum.warcrow.sequence.RoundEnd;
import org.vexillum.warcrow.sequence.RoundStart;
import org.vexillum.warcrow.sequence.TakeCommandTokens;
import org.vexillum.warcrow.table.Battle;
import org.vexillum.warcrow.table.Correction;
import org.vexillum.warcrow.table.Stage;

/** One tournament game: an adventure of a scenario and a feat (WC-ADV-01). */
public final class Warcrow implements Game<Battle> {
    @Override
    public String name() {
        return "warcrow";
    }

    @Override
    public int version() {
        return 1;
    }

    @Override
    public boolean over(Battle battle) {
        return battle.clock().stage() == Stage.OVER;
    }

    @Override
    public void step(Battle battle, Referee<Battle> referee) {
        switch (battle.clock().stage()) {
            case COMMAND -> new TakeCommandTokens().play(battle, referee); // WC-PREP-01
            case INITIATIVE -> new InitiativeRoll().play(battle, referee);
            case ZONES -> new PickZones().play(battle, referee);
            case DEPLOYMENT, SCOUTS -> new Deployment().play(battle, referee);
            case FEAT_SETUP -> new FeatSetup().play(battle, referee);
            case ROUND_START -> new RoundStart().play(battle, referee);
            case ACTIVATION -> new CompanyTurn().play(battle, referee);
            case EVENTS -> new EventStep().play(battle, referee);
            case ROUND_END -> new RoundEnd().play(battle, referee);
            case OVER -> {}
        }
    }

    @Override
    public void concede(Battle battle, Side side, Referee<Battle> referee) {
        new Concession(side).play(battle, referee); // WC-REPORT-04
    }

    /** Only by agreement of both or by the referee, and logged (WC-GAME-04). */
    @Override
    public void correct(Battle battle, Object correction, Referee<Battle> referee) {
        var agreed = (Correction) correction;
        agreed.apply(battle);
        referee.record(new Correction.Corrected(agreed, Rules.of("WC-GAME-04")));
    }

    /** What the rival has not shown is not on the table one imagines (WC-HIDDEN-01). */
    @Override
    public Battle imagine(Battle battle, Side side, RandomSource lot) {
        return battle.known(side);
    }
}
