package org.vexillum.firstblood.sight;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.Pieces;
import org.vexillum.firstblood.army.ModelType;
import org.vexillum.firstblood.army.Role;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.firstblood.terrain.Terrain.Kind;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.testkit.Rule;

/** Glimpses at all pairs and then searches find what each pair by itself finds. */
class RegimentSightTest {
    private static final int TABLES = 60;

    private static Regiment scattered(
            String id, Side side, int models, int west, int east, RandomSource lot) {
        var regiment = Levy.of(Edition.SECOND, id).side(side).models(models).build();
        for (int model = 0; model < models; model++)
            regiment.place(
                    model,
                    new Point(
                            lot.between(Lengths.inches(west), Lengths.inches(east)),
                            lot.between(0, Lengths.inches(4))));
        return regiment;
    }

    /** Crowded, so that some are hidden and some are not; bases may overlap here. */
    private static Battle crowded(RandomSource lot) {
        return Field.of(Edition.SECOND)
                .with(scattered("A", Side.A, 2, 0, 1, lot))
                .with(scattered("B", Side.B, 2, 9, 10, lot))
                .with(scattered("C", Side.B, 10, 2, 8, lot))
                .battle();
    }

    private static boolean anyPair(Battle battle, Regiment a, int i, Regiment b) {
        for (int j : b.models())
            if (Sight.sees(battle, a, i, b, j, SightPurpose.VOLLEY)) return true;
        return false;
    }

    @Test
    void aRegimentSeesWhatAnyOfItsModelsSees() {
        var lot = new RandomSource(11);
        int seen = 0;
        for (int n = 0; n < TABLES; n++) {
            var battle = crowded(lot);
            var a = battle.regiment("A");
            var b = battle.regiment("B");
            boolean any = false;
            for (int i : a.models()) {
                boolean sees = anyPair(battle, a, i, b);
                assertThat(Sight.sees(battle, a, i, b, SightPurpose.VOLLEY)).isEqualTo(sees);
                any |= sees;
            }
            assertThat(Sight.sees(battle, a, b, SightPurpose.VOLLEY)).isEqualTo(any);
            if (any) seen++;
        }
        assertThat(seen).isBetween(5, TABLES - 5);
    }

    private static Terrain wall(int size) {
        return Pieces.box("wall", "10,25", "30,26").kinds(Kind.OBSTRUCTING).size(size).build();
    }

    /** Infantry and a monster side by side, and the same on the other side. */
    private static Regiment mixed(String id, Side side) {
        return Levy.of(Edition.SECOND, id)
                .side(side)
                .model(Role.LEADER)
                .type(ModelType.MONSTER)
                .model(Role.TROOPER)
                .build();
    }

    @Test
    @Rule("FB-LOS-02")
    void oneViewTellsModelsOfDifferentSizesApart() {
        var battle =
                Field.of(Edition.SECOND)
                        .with(mixed("A", Side.A), "18,20", "22,20")
                        .with(mixed("B", Side.B), "18,30", "22,30")
                        .terrain(wall(2))
                        .battle();
        var view =
                new RegimentSight(
                        battle, battle.regiment("A"), battle.regiment("B"), SightPurpose.VOLLEY);
        for (int twice = 0; twice < 2; twice++) {
            assertThat(view.sees(0, 0)).isFalse();
            assertThat(view.sees(0, 1)).isTrue();
            assertThat(view.sees(1, 0)).isTrue();
            assertThat(view.sees(0, 0)).isFalse();
        }
    }

    @Test
    @Rule({"FB-VOLLEY-11", "FB-TERRAIN-23"})
    void oneViewTellsApartWhomLowerModelsAndWoodsObscure() {
        var screen = Levy.of(Edition.SECOND, "screen").base(160).models(1).build();
        var wood = Pieces.box("wood", "10,26", "30,27").kinds(Kind.OBSCURING).size(3).build();
        var hill = Pieces.box("hill", "20,18", "24,22").raised(3).build();
        var field =
                Field.of(Edition.SECOND)
                        .with(mixed("A", Side.A), "16,20", "22,20")
                        .with(mixed("B", Side.B), "18,32", "20,32");
        var screened = field.with(screen, "19,24").battle();
        var view =
                new RegimentSight(
                        screened,
                        screened.regiment("A"),
                        screened.regiment("B"),
                        SightPurpose.VOLLEY);
        // infantry between hides from infantry, obscures a monster, and never stops a monster's
        // look
        assertThat(view.clear(1, 0)).isTrue();
        assertThat(view.clear(1, 1)).isFalse();
        assertThat(view.clear(1, 0)).isTrue();
        var wooded =
                Field.of(Edition.SECOND)
                        .with(mixed("A", Side.A), "16,20", "22,20")
                        .with(mixed("B", Side.B), "18,32", "20,32")
                        .terrain(wood)
                        .terrain(hill)
                        .battle();
        var over =
                new RegimentSight(
                        wooded, wooded.regiment("A"), wooded.regiment("B"), SightPurpose.VOLLEY);
        assertThat(over.clear(0, 1)).isFalse();
        assertThat(over.clear(1, 1)).isTrue(); // it stands on the hill
        assertThat(over.clear(0, 1)).isFalse();
    }

    @Test
    @Rule("FB-RUIN-04")
    void whoStandsOnTheGroundStillHidesWhereSomebodyIsUpstairs() {
        var ruin = Pieces.box("ruin", "17,17", "23,23").floors(2).build();
        var above = Levy.of(Edition.SECOND, "above").base(40).models(1).build();
        above.place(0, Field.at("20,20"), 1);
        var screen = Levy.of(Edition.SECOND, "screen").base(60).models(1).build();
        var looker = Levy.of(Edition.SECOND, "A").models(1).build();
        var target = Levy.of(Edition.SECOND, "B").side(Side.B).models(1).build();
        var battle =
                Field.of(Edition.SECOND)
                        .with(looker, "20,20")
                        .with(target, "20,30")
                        .with(above)
                        .with(screen, "20,26")
                        .terrain(ruin)
                        .battle();
        assertThat(Sight.sees(battle, looker, target, SightPurpose.VOLLEY)).isFalse();
        screen.place(0, Field.at("24,26"));
        assertThat(Sight.sees(battle, looker, target, SightPurpose.VOLLEY)).isTrue();
    }
}
