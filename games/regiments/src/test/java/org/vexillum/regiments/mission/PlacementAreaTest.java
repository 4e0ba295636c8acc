package org.vexillum.regiments.mission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.kernel.geometry.Lengths.inches;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Pose;
import org.vexillum.kernel.referee.Choices;
import org.vexillum.regiments.mission.Deploy.Placement;
import org.vexillum.regiments.scene.Cards;
import org.vexillum.regiments.scene.Scene;
import org.vexillum.regiments.table.Status;
import org.vexillum.regiments.traits.PlainTrait;
import org.vexillum.testkit.Rule;

/** Where units may be set down: five models, a block of 5 by 1 inches. */
class PlacementAreaTest {
    private final Scene scene = Scene.open(Scene.wall(Scene.box(50, 0, 56, 6)));

    @BeforeEach
    void sides() {
        scene.battle().setSouthern(Side.A);
        scene.waiting(Side.A, Status.UNDEPLOYED, Cards.unit("a", 5));
        scene.waiting(Side.A, Status.SCOUT, Cards.unit("scout", 5, new PlainTrait.Scout()));
    }

    private String deploy(int x, int y, int facing) {
        return key(new Deploy(Side.A).choices(scene.battle()), "a", new Pose(x, y, facing));
    }

    private String scout(int x, int y, int facing) {
        var choices = new PlaceScout(Side.A).choices(scene.battle());
        return key(choices, "scout", new Pose(x, y, facing));
    }

    private static String key(Choices<Placement> choices, String unit, Pose front) {
        return key(choices, new Placement(unit, front));
    }

    private static String key(Choices<Placement> choices, Placement placement) {
        var refusal = choices.refusal(placement);
        return refusal == null ? "" : refusal.key();
    }

    @Test
    @Rule("AOFR-DEPLOY-02")
    void theWholeRectangleLiesWithinTwelveInchesOfTheEdge() {
        assertThat(deploy(inches(20), inches(12), 0)).isEmpty();
        assertThat(deploy(inches(20), inches(12) + 1, 0)).isEqualTo("outside-zone");
        assertThat(deploy(inches(20), inches(11), 18000)).as("faces its own edge").isEmpty();
        assertThat(deploy(inches(20), inches(11) + 1, 18000)).isEqualTo("outside-zone");
    }

    @Test
    @Rule("AOFR-DEPLOY-02")
    void facingIsFree() {
        assertThat(deploy(inches(20), inches(6), 4500)).isEmpty();
        assertThat(deploy(inches(20), inches(6), 27000)).isEmpty();
    }

    @Test
    @Rule("AOFR-FIELD-04")
    void unitsStandWhollyOnTheTable() {
        assertThat(deploy(inches(5) / 2, inches(1), 0)).isEmpty();
        assertThat(deploy(inches(5) / 2 - 1, inches(1), 0)).isEqualTo("off-table");
        assertThat(deploy(inches(20), inches(1) - 1, 0)).isEqualTo("off-table");
        assertThat(deploy((1 << 24) - 1, inches(1), 0)).isEqualTo("off-table");
    }

    @Test
    @Rule("AOFR-MOVE-05")
    void deployedUnitsAreAnInchApart() {
        scene.put(Side.A, Cards.unit("friend", 5), 20, 10, 0);
        assertThat(deploy(inches(26), inches(10), 0)).isEmpty();
        assertThat(deploy(inches(26) - 1, inches(10), 0)).isEqualTo("unit-too-close");
    }

    @Test
    @Rule("AOFR-TERRAIN-08")
    void nobodyDeploysInImpassableTerrain() {
        assertThat(deploy(inches(52), inches(7), 0)).isEmpty();
        assertThat(deploy(inches(52), inches(7) - 1, 0)).isEqualTo("in-impassable");
    }

    @Test
    @Rule("AOFR-SR-SCOUT-2")
    void scoutsStandWhollyWithinTwelveInchesOfTheirZone() {
        assertThat(scout(inches(20), inches(24), 0)).isEmpty();
        assertThat(scout(inches(20), inches(24) + 1, 0)).isEqualTo("outside-scouting");
        assertThat(scout(inches(20), inches(2), 0)).isEmpty();
    }

    @Test
    @Rule("AOFR-SR-SCOUT-2")
    void scoutsKeepOnlyTheUsualInchFromEnemies() {
        scene.put(Side.B, Cards.unit("enemy", 5), 20, 24, 180);
        assertThat(scout(inches(20), inches(23), 0)).isEmpty();
        assertThat(scout(inches(20), inches(23) + 1, 0)).isEqualTo("unit-too-close");
    }

    @Test
    void onlyAUnitWhoseTurnItIsCanBePlaced() {
        scene.waiting(Side.B, Status.UNDEPLOYED, Cards.unit("b", 5));
        scene.waiting(Side.A, Status.AMBUSH, Cards.unit("hidden", 5, new PlainTrait.Ambush()));
        var front = new Pose(inches(20), inches(10), 0);
        var deploy = new Deploy(Side.A).choices(scene.battle());
        assertThat(key(deploy, "nobody", front)).isEqualTo("unit-unknown");
        assertThat(key(deploy, "b", front)).isEqualTo("unit-not-yours");
        assertThat(key(deploy, "scout", front)).isEqualTo("not-to-deploy");
        var scouts = new PlaceScout(Side.A).choices(scene.battle());
        assertThat(key(scouts, "a", front)).isEqualTo("not-scouting");
    }

    @Test
    @Rule("AOFR-FORM-07")
    void anArrangementNamesEveryModelOnce() {
        var deploy = new Deploy(Side.A).choices(scene.battle());
        var front = new Pose(inches(20), inches(10), 0);
        assertThat(key(deploy, new Placement("a", front, List.of(4, 3, 2, 1, 0)))).isEmpty();
        for (var wrong :
                List.of(List.of(0, 1, 2, 3), List.of(0, 1, 2, 3, 3), List.of(5, 1, 2, 3, 4)))
            assertThat(key(deploy, new Placement("a", front, wrong))).isEqualTo("arrangement");
    }

    @Test
    void whateverIsOfferedIsAccepted() {
        scene.put(Side.A, Cards.unit("friend", 10), 36, 12, 30);
        scene.marker(20, 20, null);
        for (var choices :
                List.of(
                        new Deploy(Side.A).choices(scene.battle()),
                        new PlaceScout(Side.A).choices(scene.battle()))) {
            assertThat(choices.list()).hasSizeGreaterThan(20);
            assertThat(choices.list()).allMatch(placement -> choices.refusal(placement) == null);
            var lot = new RandomSource(3);
            for (int i = 0; i < 500; i++) assertThat(choices.refusal(choices.any(lot))).isNull();
        }
    }

    @Test
    void theLastGapIsFoundWhenGuessingFails() {
        for (int i = 0; i < 11; i++)
            scene.put(Side.A, Cards.unit("wall" + i, 20), 3 + 6 * i, 11.5, 0);
        var choices = new Deploy(Side.A).choices(scene.battle());
        var lot = new RandomSource(5);
        var guesses = new java.util.HashSet<Placement>();
        for (int i = 0; i < 50; i++) guesses.add(choices.any(lot));
        assertThat(guesses).allMatch(placement -> choices.refusal(placement) == null);
        assertThat(choices.complete()).isFalse();
        assertThat(choices.list()).isNotEmpty();
    }
}
