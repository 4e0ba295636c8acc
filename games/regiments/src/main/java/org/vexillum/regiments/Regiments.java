package org.vexillum.regiments;

import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.match.Game;
import org.vexillum.kernel.referee.Referee;
import org.vexillum.regiments.mission.AmbushArrivals;
import org.vexillum.regiments.mission.SetUp;
import org.vexillum.regiments.sequence.PlayerTurn;
import org.vexillum.regiments.sequence.RoundEnd;
import org.vexillum.regiments.sequence.RoundStart;
import org.vexillum.regiments.table.Battle;
import org.vexillum.regiments.table.Correction;
import org.vexillum.regiments.table.Ruleset;
import org.vexillum.regiments.table.Stage;

/** Age of Fantasy: Regiments. */
public final class Regiments implements Game<Battle> {
    private final Ruleset ruleset;

    /** As the rules are read today. */
    public Regiments() {
        this(Ruleset.NEWEST);
    }

    /** As they were read by a version of the rules, for battles that began by it. */
    public Regiments(Ruleset ruleset) {
        this.ruleset = ruleset;
    }

    @Override
    public String name() {
        return "regiments";
    }

    @Override
    public int version() {
        return ruleset.version();
    }

    @Override
    public boolean over(Battle battle) {
        return battle.stage() == Stage.OVER;
    }

    @Override
    public void step(Battle battle, Referee<Battle> referee) {
        switch (battle.stage()) {
            case MARKERS, EDGES, SET_ASIDE, DEPLOYMENT, SCOUTS -> SetUp.step(battle, referee);
            case ROUND_START -> new RoundStart().play(battle, referee);
            case AMBUSH -> AmbushArrivals.step(battle, referee);
            case ACTIVATIONS -> new PlayerTurn().play(battle, referee);
            case ROUND_END -> new RoundEnd().play(battle, referee);
            case OVER -> {}
        }
    }

    @Override
    public void concede(Battle battle, Side side, Referee<Battle> referee) {
        battle.setConceded(side); // AOFR-MISSION-07
        battle.setStage(Stage.OVER);
    }

    @Override
    public void correct(Battle battle, Object correction, Referee<Battle> referee) {
        var agreed = (Correction) correction;
        agreed.apply(battle);
        referee.record(new Correction.Corrected(agreed, Rules.of("AOFR-PRINCIPLE-01")));
    }
}
