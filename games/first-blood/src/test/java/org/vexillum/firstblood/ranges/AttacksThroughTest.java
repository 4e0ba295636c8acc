package org.vexillum.firstblood.ranges;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.Pieces;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.terrain.Terrain.Kind;
import org.vexillum.kernel.Side;
import org.vexillum.testkit.Rule;

/** A guard with Support at (20, 20), a clone 2.6 inches east, between them two drones. */
class AttacksThroughTest {
    private final Regiment guard = levy("guard", Side.A).traits("Support").models(1).build();
    private final Regiment clone = levy("clone", Side.B).models(1).build();
    private final Regiment drones = levy("drones", Side.B).traits("Shield").models(2).build();

    private static Levy levy(String id, Side side) {
        return Levy.of(Edition.SECOND, id).side(side).baseUnits(2540);
    }

    private Battle battle(Regiment between, String... places) {
        return Field.of(Edition.SECOND)
                .with(guard, "20,20")
                .with(clone, "22.6,20")
                .with(between, places)
                .battle();
    }

    private Battle behind(Regiment between) {
        return battle(between, "21.3,20.5", "21.3,19.5");
    }

    @Test
    @Rule({"FB-THROUGH-03", "FB-SR-SHIELD-2"})
    void touchingShieldsStopEveryLine() {
        var battle = behind(drones);
        assertThat(Engagement.engages(battle, guard, clone)).isFalse();
        assertThat(Engagement.engages(battle, guard, drones)).isTrue();
        assertThat(Engagement.engaged(battle, clone)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"20.55, 19.45, true", "20.52, 19.48, true", "20.51, 19.49, false"})
    @Rule("FB-THROUGH-01")
    void aGapOfAMillimetreLetsTheLineThrough(String north, String south, boolean open) {
        var battle = battle(drones, "21.3," + north, "21.3," + south);
        assertThat(Engagement.engages(battle, guard, clone)).isEqualTo(open);
    }

    @Test
    @Rule("FB-SR-SHIELD-3")
    void brokenShieldsStopNothing() {
        drones.setBroken(true);
        assertThat(Engagement.engages(behind(drones), guard, clone)).isTrue();
    }

    @Test
    @Rule("FB-SR-LINEBREAKER-E2")
    void aLinebreakerStrikesThroughShields() {
        var breaker = levy("breaker", Side.A).traits("Support", "Linebreaker").models(1).build();
        var battle =
                Field.of(Edition.SECOND)
                        .with(breaker, "20,20")
                        .with(clone, "22.6,20")
                        .with(drones, "21.3,20.5", "21.3,19.5")
                        .battle();
        assertThat(Engagement.engages(battle, breaker, clone)).isTrue();
    }

    @Test
    @Rule("FB-SR-LINEBREAKER-E1")
    void inTheFirstEditionALinebreakerMustChargeBeforeShieldsFall() {
        var breaker =
                Levy.of(Edition.FIRST, "breaker")
                        .side(Side.A)
                        .baseUnits(2540)
                        .traits("Support", "Linebreaker")
                        .models(1)
                        .build();
        var battle =
                Field.of(Edition.FIRST)
                        .with(breaker, "20,20")
                        .with(clone, "22.6,20")
                        .with(drones, "21.3,20.5", "21.3,19.5")
                        .battle();
        assertThat(Engagement.engages(battle, breaker, clone)).isFalse();
    }

    @Test
    @Rule("FB-THROUGH-02")
    void anyoneElseMayBeAttackedThrough() {
        var plain = levy("plain", Side.B).models(2).build();
        assertThat(Engagement.engages(behind(plain), guard, clone)).isTrue();
        assertThat(Engagement.engagedBy(behind(plain), clone, guard)).containsExactly(0);
    }

    @Test
    @Rule("FB-THROUGH-03")
    void friendlyShieldsNeverHinder() {
        var friends = levy("friends", Side.A).traits("Shield").models(2).build();
        assertThat(Engagement.engages(behind(friends), guard, clone)).isTrue();
    }

    @Test
    @Rule("FB-THROUGH-01")
    void modelsOfTheTargetsOwnRegimentCountLikeAnyOther() {
        var wall = levy("wall", Side.B).traits("Shield").models(3).build();
        var battle =
                Field.of(Edition.FIRST)
                        .with(guard, "20,20")
                        .with(wall, "21.3,20.5", "21.3,19.5", "22.6,20")
                        .battle();
        assertThat(Engagement.engages(battle, guard, 0, wall, 2)).isFalse();
        assertThat(Engagement.engagedBy(battle, wall, guard)).containsExactly(0, 1);
    }

    @Test
    @Rule("FB-ENGAGE-05")
    void whoIsNoLegalTargetIsNotEngaged() {
        var battle = behind(drones);
        assertThat(Engagement.engaged(battle, clone, 0)).isFalse();
        assertThat(Engagement.engaged(battle, drones, 0)).isTrue();
    }

    @Test
    @Rule("FB-RUIN-08")
    void aWallOfARuinStopsBlowsOnItsFloorOnly() {
        var ruin =
                Pieces.box("ruin", "18,18", "24,24")
                        .floors(2)
                        .wall(0, "21.2,18", "21.4,24")
                        .build();
        var field = Field.of(Edition.FIRST).terrain(ruin);
        var battle = field.with(guard, "20,20").with(clone, "22.6,20").battle();
        assertThat(Engagement.engages(battle, guard, clone)).isFalse();

        guard.place(0, Field.at("20,20"), 1);
        clone.place(0, Field.at("22.6,20"), 1);
        assertThat(Engagement.engages(battle, guard, clone)).isTrue();
    }

    @Test
    @Rule("FB-RUIN-08")
    void pastTheEndOfAWallOneStrikes() {
        var ruin = Pieces.box("ruin", "18,18", "24,24").floors(1).wall(0, "21.2,18", "21.4,20.4");
        var field = Field.of(Edition.FIRST).terrain(ruin.build());
        var battle = field.with(guard, "20,20").with(clone, "22.6,20").battle();
        assertThat(Engagement.engages(battle, guard, clone)).isTrue();
    }

    @Test
    @Rule("FB-ENGAGE-03")
    void otherTerrainHindersNoBlow() {
        var wood = Pieces.box("wood", "21.2,15", "21.4,25").kinds(Kind.OBSTRUCTING).size(3).build();
        var battle =
                Field.of(Edition.FIRST)
                        .terrain(wood)
                        .with(guard, "20,20")
                        .with(clone, "22.6,20")
                        .battle();
        assertThat(Engagement.engages(battle, guard, clone)).isTrue();
    }

    @Test
    @Rule("FB-TERRAIN-16")
    void reachIsTheSameAcrossAnObstacle() {
        var fence = Pieces.box("fence", "21.2,18", "21.4,22").kinds(Kind.OBSTACLE).size(1).build();
        var battle =
                Field.of(Edition.FIRST)
                        .terrain(fence)
                        .with(guard, "20,20")
                        .with(clone, "23.5,20")
                        .battle();
        assertThat(Engagement.engages(battle, guard, clone)).isTrue();
        clone.place(0, Field.at("23.51,20"));
        assertThat(Engagement.engages(battle, guard, clone)).isFalse();
    }

    private Battle besieged(Regiment inside) {
        var tower = Pieces.box("tower", "21,18", "26,23").size(2).garrison(1, 4).build();
        inside.setGarrison("tower");
        var battle = Field.of(Edition.FIRST).terrain(tower).with(guard).with(inside).battle();
        inside.setStatus(Status.IN_GARRISON);
        return battle;
    }

    @Test
    @Rule("FB-GARRISON-17")
    void aGarrisonIsEngagedFromAnInchWhateverTheReach() {
        var battle = besieged(clone);
        guard.place(0, Field.at("19.5,20"));
        assertThat(Engagement.engages(battle, guard, clone)).isTrue();
        assertThat(Engagement.engaged(battle, clone)).isTrue();
        guard.place(0, Field.at("19.49,20"));
        assertThat(Engagement.engages(battle, guard, clone)).isFalse();
    }

    @Test
    @Rule("FB-GARRISON-21")
    void occupantsReachAnInchFromAnyPointOfTheirGarrison() {
        var pikes = levy("pikes", Side.B).traits("Support").models(2).build();
        var battle = besieged(pikes);
        guard.place(0, Field.at("19.5,20"));
        assertThat(Engagement.reach(battle, pikes, 1)).isEqualTo(2540);
        assertThat(Engagement.engages(battle, pikes, 1, guard, 0)).isTrue();
        guard.place(0, Field.at("19.49,20"));
        assertThat(Engagement.engages(battle, pikes, guard)).isFalse();
    }

    @Test
    @Rule("FB-GARRISON-19")
    void noOccupantIsEngagedByItself() {
        var battle = besieged(clone);
        guard.place(0, Field.at("19.5,20"));
        assertThat(Engagement.engagedBy(battle, clone, guard)).isEmpty();
        assertThat(Engagement.engaged(battle, clone, 0)).isFalse();
        assertThat(Engagement.engagedBy(battle, guard, clone)).containsExactly(0);
    }
}
