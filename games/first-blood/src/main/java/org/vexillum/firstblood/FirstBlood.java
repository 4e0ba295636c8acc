package org.vexillum.firstblood;

import org.vexillum.firstblood.scenario.Deployment;
import org.vexillum.firstblood.scenario.Reinforcement;
import org.vexillum.firstblood.scenario.Reserves;
import org.vexillum.firstblood.sequence.CommandPhase;
import org.vexillum.firstblood.sequence.CommandStacks;
import org.vexillum.firstblood.sequence.PlayerTurn;
import org.vexillum.firstblood.sequence.RoundEnd;
import org.vexillum.firstblood.sequence.Supremacy;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Correction;
import org.vexillum.firstblood.table.Ruleset;
import org.vexillum.firstblood.table.Stage;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.match.Game;
import org.vexillum.kernel.referee.Referee;

/** Conquest: First Blood; the edition is part of a match's setting. */
public final class FirstBlood implements Game<Battle> {
    private final Ruleset ruleset;

    /** As new games are played. */
    public FirstBlood() {
        this(Ruleset.NEWEST);
    }

    public FirstBlood(Ruleset ruleset) {
        this.ruleset = ruleset;
    }

    @Override
    public String name() {
        return "first-blood";
    }

    @Override
    public int version() {
        return ruleset.number();
    }

    @Override
    public boolean over(Battle battle) {
        return battle.stage() == Stage.OVER;
    }

    @Override
    public void step(Battle battle, Referee<Battle> referee) {
        switch (battle.stage()) {
            case RESERVES -> new Reserves().play(battle, referee);
            case DEPLOYMENT -> new Deployment().play(battle, referee);
            case REINFORCEMENT -> new Reinforcement().play(battle, referee); // FB-ROUND-01
            case COMMAND -> new CommandPhase().play(battle, referee);
            case SUPREMACY -> new Supremacy().play(battle, referee);
            case ACTION -> new PlayerTurn().play(battle, referee);
            case VICTORY -> new RoundEnd().play(battle, referee);
            case OVER -> {}
        }
    }

    @Override
    public void concede(Battle battle, Side side, Referee<Battle> referee) {
        battle.setConceded(side); // FB-VICT-01, FB-ROUND-03: at once
        battle.setStage(Stage.OVER);
    }

    @Override
    public void correct(Battle battle, Object correction, Referee<Battle> referee) {
        var agreed = (Correction) correction;
        agreed.apply(battle);
        referee.record(new Correction.Corrected(agreed, Rules.of("FB-GEN-02")));
    }

    /** The other side's stack is shuffled but for the cards that were seen (FB-COMPH-02). */
    @Override
    public Battle imagine(Battle battle, Side side, RandomSource lot) {
        var imagined = battle.copy();
        CommandStacks.shuffleUnseen(imagined, side.other(), lot);
        return imagined;
    }
}
