package org.vexillum.firstblood.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.vexillum.firstblood.edition.Edition.FIRST;
import static org.vexillum.firstblood.movement.Muster.assertRefused;
import static org.vexillum.firstblood.movement.Muster.go;
import static org.vexillum.firstblood.movement.Muster.ours;
import static org.vexillum.firstblood.movement.Muster.piece;
import static org.vexillum.firstblood.movement.Muster.theirs;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.terrain.Terrain.Kind;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.testkit.Rule;

class RestoreTest {
    private static Battle battle(String enemy) {
        var battle =
                Field.of(FIRST)
                        .terrain(piece("crag", "6,10", "8,12", Kind.IMPASSABLE))
                        .with(ours(FIRST, 3).build(), "10,10", "10,12", "10,14")
                        .with(theirs(FIRST, 1), enemy)
                        .battle();
        battle.regiment("ours").remove(1);
        return battle;
    }

    private static @Nullable Refusal returning(Battle battle, ModelMove... moves) {
        var fighting = PlaceRestored.fighting(battle, battle.regiment("ours"));
        return new ChooseReturn("ours", 1, fighting).choices(battle).refusal(ModelMoves.of(moves));
    }

    /** Five inches from edge to edge and two radii are 5.984. */
    @Test
    @Rule("FB-HEAL-06")
    void aRestoredModelIsPlacedInCommandRangeOnFreeGround() {
        var battle = battle("30,10");
        assertThat(returning(battle, go(1, "15.9,10"))).isNull();
        assertRefused(returning(battle, go(1, "16,10")), "FB-CMD-01", "out-of-command");
        assertRefused(returning(battle, go(1, "10,10.5")), "FB-MARCH-07", "bases-overlap");
        assertRefused(returning(battle, go(1, "7,11")), "FB-TERRAIN-22", "stands-on-terrain");
        assertRefused(returning(battle), "FB-HEAL-06", "unclear-move");
    }

    @Test
    @Rule("FB-HEAL-07")
    void itIsPlacedIntoCombatOnlyWithEnemiesItsRegimentFights() {
        var apart = battle("13,10");
        assertRefused(returning(apart, go(1, "11.5,10")), "FB-HEAL-07", "restored-into-combat");
        assertThat(returning(battle("11.9,10"), go(1, "11,11.5"))).isNull();
    }

    @Test
    @Rule("FB-HEAL-06")
    void itComesBackWhereItsOwnerSays() {
        var battle = battle("30,10");
        var referee = Scripted.answering(battle, List.of(ModelMoves.of(go(1, "12,10"))));
        assertThat(new PlaceRestored("ours", 1, List.of()).play(battle, referee)).isTrue();
        assertThat(battle.regiment("ours").alive(1)).isTrue();
        assertThat(battle.regiment("ours").base(1).centre()).isEqualTo(Field.at("12,10"));
        for (var moves : new ChooseReturn("ours", 1, List.of()).choices(battle("30,10")).list())
            assertThat(returning(battle("30,10"), moves.models().getFirst())).isNull();
    }

    @Test
    @Rule("FB-HEAL-08")
    void withoutRoomItDoesNotReturn() {
        var ours = ours(FIRST, 2).build();
        var battle =
                Field.of(FIRST)
                        .terrain(piece("north", "0,10.6", "30,30", Kind.IMPASSABLE))
                        .terrain(piece("south", "0,0", "30,9.4", Kind.IMPASSABLE))
                        .terrain(piece("west", "0,9.4", "9.4,10.6", Kind.IMPASSABLE))
                        .terrain(piece("east", "10.6,9.4", "30,10.6", Kind.IMPASSABLE))
                        .with(ours, "10,10", "20,40")
                        .battle();
        ours.remove(1);
        var referee = Scripted.answering(battle, List.of());
        assertThat(new PlaceRestored("ours", 1, List.of()).play(battle, referee)).isFalse();
        assertThat(ours.alive(1)).isFalse();
        assertThat(referee.event(MoveEvents.NoRoomToReturn.class).model()).isEqualTo(1);
    }
}
