package org.vexillum.firstblood.movement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.vexillum.firstblood.Field;
import org.vexillum.firstblood.Levy;
import org.vexillum.firstblood.edition.Edition;
import org.vexillum.firstblood.table.Regiment;
import org.vexillum.firstblood.terrain.Terrain;
import org.vexillum.kernel.Nullable;
import org.vexillum.kernel.Refusal;
import org.vexillum.kernel.Side;
import org.vexillum.kernel.geometry.Area;
import org.vexillum.kernel.geometry.Disc;
import org.vexillum.kernel.geometry.Lengths;

/** Regiments, terrain and short words for tests of moving. */
final class Muster {
    private Muster() {}

    static Levy ours(Edition edition, int models) {
        return Levy.of(edition, "ours").models(models);
    }

    static Regiment theirs(Edition edition, int models) {
        return Levy.of(edition, "theirs").side(Side.B).models(models).build();
    }

    static Regiment friends(Edition edition, int models) {
        return Levy.of(edition, "friends").models(models).build();
    }

    /** A rectangle from corner to corner, in inches. */
    static Terrain piece(String name, String from, String to, Terrain.Kind... kinds) {
        return new Terrain(name, rectangle(from, to), List.of(kinds), 2, false, 0, List.of(), null);
    }

    static Terrain ruin(String from, String to, int floors) {
        return new Terrain(
                "ruin", rectangle(from, to), List.of(), floors + 1, false, floors, List.of(), null);
    }

    static Terrain garrison(String name, String from, String to) {
        return new Terrain(
                name,
                rectangle(from, to),
                List.of(),
                2,
                false,
                0,
                List.of(),
                Terrain.Garrison.USUAL);
    }

    /** A round one of almost four inches across, about a place. */
    static Terrain roundGarrison(String name, String about) {
        return new Terrain(
                name,
                Area.of(new Disc(Field.at(about), 5000)),
                List.of(),
                3,
                false,
                0,
                List.of(),
                Terrain.Garrison.USUAL);
    }

    private static Area rectangle(String from, String to) {
        var a = Field.at(from);
        var b = Field.at(to);
        return Area.polygon(a.x(), a.y(), b.x(), a.y(), b.x(), b.y(), a.x(), b.y());
    }

    static ModelMove go(int model, String... way) {
        return new ModelMove(model, java.util.Arrays.stream(way).map(Field::at).toList(), 0);
    }

    static ModelMove up(int model, String end, int floor) {
        return ModelMove.to(model, Field.at(end), floor);
    }

    static int inches(String length) {
        return Lengths.inches(length);
    }

    static void assertRefused(@Nullable Refusal refusal, String rule, String key) {
        assertThat(refusal).isNotNull();
        assertThat(refusal.key()).isEqualTo(key);
        assertThat(refusal.rules().ids()).contains(rule);
    }
}
