package org.vexillum.firstblood.movement;

import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.kernel.Rules;
import org.vexillum.kernel.referee.Referee;

/**
 * One regiment is set down in its owner's deployment zone (FB-DEPLOY-02).
 *
 * @param others whether the other side has regiments left to deploy (FB-DEPLOY-03)
 */
public record DeployRegiment(String regiment, boolean others) {
    private static final Rules RULES = Rules.of("FB-DEPLOY-02", "FB-SCEN-01");

    /** While both sides have regiments left. */
    public DeployRegiment(String regiment) {
        this(regiment, true);
    }

    public void play(Battle battle, Referee<Battle> referee) {
        var deployed = battle.regiment(regiment);
        if (!new DeployChoices(new DeployRules(battle, deployed)).possible()) {
            deployed.setStatus(Status.DESTROYED);
            var rules = Rules.of("FB-DEPLOY-02");
            referee.record(new MoveEvents.NoRoomToDeploy(regiment, rules));
            return;
        }
        var moves = referee.ask(deployed.side(), new Deploy(regiment));
        for (var go : moves.models()) deployed.place(go.model(), go.end(), go.floor());
        deployed.setStatus(Status.ON_TABLE);
        record(deployed, moves, referee);
    }

    private void record(Regiment deployed, ModelMoves moves, Referee<Battle> referee) {
        referee.record(
                new MoveEvents.RegimentDeployed(
                        deployed.id(), moves.models(), others ? RULES : RULES.and("FB-DEPLOY-03")));
    }
}
