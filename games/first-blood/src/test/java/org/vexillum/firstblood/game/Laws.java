package org.vexillum.firstblood.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.vexillum.firstblood.scenario.Scenario;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Stage;
import org.vexillum.firstblood.table.Status;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Disc;

/** What holds of every table between two steps. */
final class Laws {
    private Laws() {}

    static void hold(Battle battle) {
        assertThat(battle.copy().fingerprint()).isEqualTo(battle.fingerprint());
        for (var regiment : battle.regiments()) hold(battle, regiment);
        for (var side : Side.values()) stack(battle, side);
        noOverlaps(battle);
        assertThat(battle.round()).isBetween(1, Scenario.of(battle).rounds());
    }

    private static void hold(Battle battle, Regiment regiment) {
        if (regiment.living() == 0) assertThat(regiment.destroyed()).isTrue();
        if (regiment.destroyed()) assertThat(regiment.tokens()).isZero();
        assertThat(regiment.tokens()).isBetween(0, regiment.size() - regiment.living());
        if (regiment.card().character()) assertThat(regiment.broken()).isFalse(); // FB-CHAR-05
        for (int model : regiment.models()) hold(battle, regiment, model);
        if (regiment.inPlay())
            assertThat(regiment.leaders()).as("leaders of " + regiment.id()).isNotEmpty();
    }

    private static void hold(Battle battle, Regiment regiment, int model) {
        assertThat(regiment.woundsLeft(model)).isPositive();
        var base = regiment.place(model);
        boolean standing = regiment.status() == Status.ON_TABLE;
        assertThat(base != null).as("place of " + regiment.id()).isEqualTo(standing);
        if (base != null) onTable(battle, base);
    }

    private static void onTable(Battle battle, Disc base) {
        assertThat(base.minX()).isNotNegative();
        assertThat(base.minY()).isNotNegative();
        assertThat(base.maxX()).isLessThanOrEqualTo(battle.setting().width());
        assertThat(base.maxY()).isLessThanOrEqualTo(battle.setting().depth());
    }

    /** Cards left stand for regiments, no more of an entry than there are. */
    private static void stack(Battle battle, Side side) {
        var cards = battle.stack(side);
        var entries = new ArrayList<String>();
        for (var regiment : battle.regiments(side)) entries.add(regiment.card().entry());
        for (var card : cards)
            assertThat(Collections.frequency(cards, card))
                    .isLessThanOrEqualTo(Collections.frequency(entries, card));
        if (battle.stage() == Stage.VICTORY) assertThat(cards).isEmpty();
        if (battle.stage() == Stage.VICTORY)
            for (var regiment : battle.onTable(side))
                assertThat(regiment.activated()).as(regiment.id()).isTrue();
    }

    private record Standing(String who, Disc base, int floor) {}

    private static void noOverlaps(Battle battle) {
        List<Standing> all = new ArrayList<>();
        for (var regiment : battle.regiments())
            for (int model : regiment.models())
                if (regiment.place(model) != null)
                    all.add(
                            new Standing(
                                    regiment.id() + model,
                                    regiment.base(model),
                                    regiment.floor(model)));
        for (int i = 0; i < all.size(); i++)
            for (int j = 0; j < i; j++) apart(all.get(i), all.get(j));
    }

    private static void apart(Standing one, Standing other) {
        if (one.floor != other.floor) return;
        long x = (long) one.base.x() - other.base.x();
        long y = (long) one.base.y() - other.base.y();
        long radii = (long) one.base.radius() + other.base.radius();
        if (x * x + y * y < radii * radii) fail(one + " overlaps " + other);
    }
}
