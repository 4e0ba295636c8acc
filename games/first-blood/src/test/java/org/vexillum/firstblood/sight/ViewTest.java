package org.vexillum.firstblood.sight;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.Lot;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;

/** Glimpses at all pairs and then searches find what each pair by itself finds. */
class ViewTest {
    private static final int TABLES = 60;

    private static Regiment scattered(
            String id, Side side, int models, int west, int east, Lot lot) {
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
    private static Battle crowded(Lot lot) {
        return Field.of(Edition.SECOND)
                .with(scattered("A", Side.A, 2, 0, 1, lot))
                .with(scattered("B", Side.B, 2, 9, 10, lot))
                .with(scattered("C", Side.B, 10, 2, 8, lot))
                .battle();
    }

    private static boolean anyPair(Battle battle, Regiment a, int i, Regiment b) {
        for (int j : b.models()) if (Sight.sees(battle, a, i, b, j, SightFor.VOLLEY)) return true;
        return false;
    }

    @Test
    void aRegimentSeesWhatAnyOfItsModelsSees() {
        var lot = new Lot(11);
        int seen = 0;
        for (int n = 0; n < TABLES; n++) {
            var battle = crowded(lot);
            var a = battle.regiment("A");
            var b = battle.regiment("B");
            boolean any = false;
            for (int i : a.models()) {
                boolean sees = anyPair(battle, a, i, b);
                assertThat(Sight.sees(battle, a, i, b, SightFor.VOLLEY)).isEqualTo(sees);
                any |= sees;
            }
            assertThat(Sight.sees(battle, a, b, SightFor.VOLLEY)).isEqualTo(any);
            if (any) seen++;
        }
        assertThat(seen).isBetween(5, TABLES - 5);
    }
}
