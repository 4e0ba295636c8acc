package org.vexillum.firstblood.movement;

import java.util.List;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Battle;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.table.Status;
import org.vexillum.firstblood.terrain.Terrain.Kind;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.dice.RandomSource;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Lengths;
import org.vexillum.kernel.geometry.Point;
import org.vexillum.kernel.geometry.Within;

/** Battles in which regiments stand about at random, close together. */
final class Crowd {
    private Crowd() {}

    static Battle random(RandomSource lot, Edition edition) {
        var field =
                Field.of(edition)
                        .terrain(Muster.piece("crag", "20,20", "23,23", Kind.IMPASSABLE))
                        .terrain(Muster.piece("fence", "27,20", "31,20.8", Kind.OBSTACLE))
                        .terrain(Muster.piece("bog", "14,24", "19,28", Kind.DANGEROUS));
        for (int i = 0; i < 6; i++) field.with(levy(edition, i, lot));
        var battle = field.battle();
        for (var regiment : battle.regiments()) place(battle, regiment, lot);
        return battle;
    }

    private static Regiment levy(Edition edition, int number, RandomSource lot) {
        return Levy.of(edition, "r" + number)
                .side(number % 2 == 0 ? Side.A : Side.B)
                .traits(
                        lot.below(3) == 0
                                ? List.of("Support").toArray(String[]::new)
                                : new String[0])
                .models(lot.between(1, 12))
                .build();
    }

    /** In rows from a random corner, each model where it finds room. */
    private static void place(Battle battle, Regiment regiment, RandomSource lot) {
        int west = lot.between(Lengths.inches(10), Lengths.inches(34));
        int south = lot.between(Lengths.inches(10), Lengths.inches(34));
        int placed = 0;
        for (int spot = 0; spot < 60 && placed < regiment.size(); spot++) {
            var at = new Point(west + spot % 6 * 2600, south + spot / 6 * 2600);
            var leader = regiment.place(0);
            var base = new Disc(at, regiment.card(placed).radius());
            boolean near = leader == null || Within.within(leader, base, Lengths.inches(5));
            if (near && free(battle, base)) regiment.place(placed++, at);
        }
        while (placed < regiment.size()) regiment.remove(placed++);
        if (regiment.living() == 0) regiment.setStatus(Status.DESTROYED);
    }

    private static boolean free(Battle battle, Disc base) {
        for (var other : battle.regiments())
            for (int model = 0; model < other.size(); model++) {
                var taken = other.place(model);
                if (taken != null && Within.overlaps(taken, base)) return false;
            }
        for (var piece : battle.terrain())
            if (!piece.is(Kind.DANGEROUS) && Within.overlaps(base, piece.area())) return false;
        return battle.setting().bounds().contains(base);
    }
}
