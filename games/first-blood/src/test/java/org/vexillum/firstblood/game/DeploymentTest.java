package org.vexillum.firstblood.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.movement.DeploymentZones;
import org.vexillum.firstblood.movement.MoveEvents;
import org.vexillum.firstblood.ranges.CommandRange;
import org.vexillum.firstblood.scenario.ChooseDeployed;
import org.vexillum.firstblood.scenario.Deployment;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Stage;
import org.vexillum.firstblood.table.Status;
import org.vexillum.kernel.Event;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.SeededDice;
import org.vexillum.kernel.referee.DirectReferee;
import org.vexillum.testkit.Rule;

class DeploymentTest {
    private static Battle battle(int a, int b) {
        var field = Field.of(Edition.FIRST);
        for (int i = 0; i < a; i++) field.with(Levy.of(Edition.FIRST, "a" + i).models(4).build());
        for (int i = 0; i < b; i++)
            field.with(
                    Levy.of(Edition.FIRST, "b" + i)
                            .side(Side.B)
                            .model(Role.CHARACTER)
                            .model(Role.RETINUE)
                            .build());
        var battle = field.battle();
        for (var regiment : battle.regiments()) regiment.setStatus(Status.UNDEPLOYED);
        battle.setStage(Stage.DEPLOYMENT);
        return battle;
    }

    /** The sides in the order in which they deployed. */
    private static String deploy(Battle battle) {
        var events = new ArrayList<Event>();
        var anyone = new Anyone(7);
        var referee = new DirectReferee<>(anyone, anyone, new SeededDice(1), events::add);
        referee.standAt(battle);
        while (battle.stage() == Stage.DEPLOYMENT) new Deployment().play(battle, referee);
        var order = new StringBuilder();
        for (var event : events)
            if (event instanceof MoveEvents.RegimentDeployed deployed)
                order.append(battle.regiment(deployed.regiment()).side());
        return order.toString();
    }

    @Test
    @Rule({"FB-DEPLOY-02", "FB-DEPLOY-03"})
    void theSidesTakeTurnsAndWhoeverHasMoreDeploysTheRest() {
        assertThat(deploy(battle(2, 2))).isEqualTo("ABAB");
        assertThat(deploy(battle(1, 4))).isEqualTo("ABBBB");
        var second = battle(3, 1);
        second.setToAct(Side.B);
        assertThat(deploy(second)).isEqualTo("BAAA");
        assertThat(second.stage()).isEqualTo(Stage.REINFORCEMENT);
        assertThat(second.round()).isEqualTo(1);
    }

    @Test
    @Rule({"FB-DEPLOY-02", "FB-SCEN-01"})
    void everyModelStandsWhollyInItsZoneAndInCommandRange() {
        var battle = battle(3, 3);
        deploy(battle);
        for (var regiment : battle.regiments()) {
            var zone = DeploymentZones.deployment(battle.setting(), regiment.side());
            for (int model : regiment.models()) {
                var base = regiment.base(model);
                assertThat(base.minY()).isGreaterThanOrEqualTo(zone.minY());
                assertThat(base.maxY()).isLessThanOrEqualTo(zone.maxY());
                assertThat(CommandRange.holds(battle, regiment, model)).isTrue();
            }
        }
        Laws.hold(battle);
    }

    @Test
    @Rule({"FB-DEPLOY-02", "FB-RESERVE-01"})
    void onlyOnesOwnRegimentsNotYetDeployedNorHeldBackAreToChoose() {
        var battle = battle(3, 1);
        battle.regiment("a0").setStatus(Status.ON_TABLE);
        battle.regiment("a1").setStatus(Status.RESERVE);
        var choices = new ChooseDeployed(Side.A).choices(battle);
        assertThat(choices.list()).isEqualTo(List.of("a2"));
        assertThat(Objects.requireNonNull(choices.refusal("a0")).key())
                .isEqualTo("already-deployed");
        assertThat(Objects.requireNonNull(choices.refusal("a1")).key()).isEqualTo("held-back");
        assertThat(Objects.requireNonNull(choices.refusal("b0")).key())
                .isEqualTo("not-your-regiment");
    }
}
